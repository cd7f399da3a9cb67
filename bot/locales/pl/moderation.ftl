# What a moderator reads after /uno-admin.

moderation-no-table = Na tym kanale nie ma stołu.
moderation-kicked = { $name } nie ma już miejsca przy tym stole.
moderation-fined = { $name } dostaje karę. Przy stole widzą to wszyscy.
moderation-not-seated = { $name } nie siedzi przy tym stole.
moderation-ended = Stół na tym kanale jest zamknięty, bez wyniku.
moderation-paused = Stół jest wstrzymany: jego zegary stoją, aż ktoś wznowi grę.
moderation-resumed = Stół gra dalej.
moderation-reset = Kanał jest wolny. Każdy może otworzyć nowy stół przez `/uno start`.
moderation-banned =
    { $tables ->
        [0] { $name } nie może już grać na tym serwerze. Cofa to `/uno-admin unban`.
        [one] { $name } nie może już grać na tym serwerze i traci miejsce przy 1 stole. Cofa to `/uno-admin unban`.
        [few] { $name } nie może już grać na tym serwerze i traci miejsca przy { $tables } stołach. Cofa to `/uno-admin unban`.
        [many] { $name } nie może już grać na tym serwerze i traci miejsca przy { $tables } stołach. Cofa to `/uno-admin unban`.
       *[other] { $name } nie może już grać na tym serwerze i traci miejsca przy { $tables } stołu. Cofa to `/uno-admin unban`.
    }
moderation-unbanned = { $name } znów może grać.
moderation-not-banned = { $name } nie ma zakazu gry.
