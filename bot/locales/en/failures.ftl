# What people read when a command could not be done.

failed = Something went wrong here, and it is not your doing. Nothing is lost: try it again, and if it keeps happening tell whoever runs the bot the code { $code }.
failed-suggestions = Nothing can be suggested now. Type it yourself, or tell whoever runs the bot the code { $code }.
failed-cooldown =
    { $seconds ->
        [one] That was quick. Please wait a second, then try again.
       *[other] That was quick. Please wait { $seconds } seconds, then try again.
    }
failed-permission = You may not use this command here. Those who manage the server can change that in its settings, under Integrations.
failed-outdated = The bot has just learned new commands, and your Discord does not know them yet. Reload it (Ctrl+R), or try again in a minute.
failed-option = This option cannot be { $value }. Choose one of those that Discord suggests.
failed-storage = The bot cannot reach its database right now, so nothing was changed. It tries again by itself; try again in a moment.
