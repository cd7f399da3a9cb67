# /uno why: the rule behind a refusal or a fine.

why-title = ## Why?
why-refused = **This was refused to you:**
why-fined = **This is what you were fined for:**
why-fined-other = **The last fine at this table:**
why-pointer = -# **/uno why** tells the rule behind this.
why-quote = > { $said }
why-rule = 📖 **{ $title }**
why-id = -# { $chapter } · `{ $rule }`
why-by-host = **Fines by the host or a moderator in this match:**
why-by-host-fine = > **{ $name }**, { $when }: { $reason }
why-by-host-silent = > **{ $name }**, { $when }, without a word why
why-not-agreed = This table does not play by that rule.
why-no-rule = No rule of the game is behind this: it is about what the table waits for at that moment.
why-table = No rule of the game is behind this: it is how a table works here.
why-nothing-own = -# I remember no refusal to you. I keep only the last one, and forget it when I am started anew.
why-nothing = I remember nothing that was refused to you here, and there is no fine among what happened last. I keep only the last refusal, and forget it when I am started anew: try again, and then ask me.
why-no-table = There is no table in this channel, so I have nothing to explain. **/uno rules** shows the rules.
