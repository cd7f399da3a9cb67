# /uno help: first what can be done here and now, then how to play at all.

help-title = ## Help
help-now =
    { $situation ->
        [lobby] A lobby is open in this channel. Press **Join** on it, and you are in when the host starts.
        [guest] You have a seat. The host starts the match; if the rules are changed before that, press **Confirm** to agree to them.
        [host] This is your lobby. Choose the rules in its menu, fill free seats with **Add computer player**, and press **Start** when everybody is there.
        [spectator] A match is running in this channel. Press **More** on the table to be dealt in when the next round begins.
        [waiting] You will be dealt in when the next round begins. Until then you can watch.
        [player] You are playing. **My hand** on the table shows your cards to you alone; when it is your turn, press a card there, or **Draw**.
       *[no-table] There is no game in this channel. `/uno start` opens a lobby: others join, and computer players can take the free seats.
    }
help-turn =
    - **Your turn:** play a card of the colour, number or symbol on top, or a black one. If you have none, or do not want to, draw a card; you may play that one, or keep it.
help-uno =
    - **UNO!** { $uno_enforce ->
        [none] Press it before you play your last card but one, or right after. It is for fun: forgetting it costs nothing.
        [auto] Press it before you play your last card but one, or right after. Whoever forgets draws cards without being caught.
       *[caught] Press it before you play your last card but one, or right after. Whoever forgets can be caught with **Catch** until the next player has begun.
    }
help-challenge =
    - **A Wild Draw Four** can be challenged by whoever must draw: it may only be played by somebody without a card of the colour on top.
help-commands =
    - `/uno start`, `join`, `leave`: open a table, take a seat, give it up
    - `/uno hand`, `table`, `end`: see your cards, bring the table down here, end the game
    - `/uno rules`, `memo`, `cards`: read the rules of this table, on one short card or card by card
    - `/uno why`: read the rule behind what was refused to you, or cost you cards
    - `/uno rankings`, `stats`: see who leads, see how somebody plays
    - `/card`: play without buttons, for keyboards and screen readers
