# A server's settings.

settings-title = ## Settings of this server
settings-about = They hold for tables that are opened from now on. Every choice is saved at once.
settings-everywhere = No channel is chosen, so people may play in every channel.
settings-saved-at-once = People may play in the channels chosen below.
settings-banned =
    { $count ->
        [one] One person may not play: { $people }
       *[other] { $count } people may not play: { $people }
    }
setting-preset = Rules to begin with
setting-preset-is = Rules: { $preset }
setting-turn = Clock for a turn
setting-turn-is = { $duration } for a turn
setting-turn-none = No clock for a turn
setting-answer = Clock for an answer to a Wild Draw Four
setting-answer-is = { $duration } to answer a +4
setting-answer-none = No clock to answer a +4
setting-between-rounds = Clock between rounds
setting-between-rounds-is = { $duration } between rounds
setting-between-rounds-none = No clock between rounds
setting-language = Language of public messages
setting-language-is =
    { $value ->
        [pl] In public: Polish
        [ru] In public: Russian
       *[en] In public: English
    }
setting-who-starts = Who may open a table
setting-who-starts-is =
    { $value ->
        [moderators] Moderators open tables
       *[everyone] Everybody opens tables
    }
setting-who-ends = Who may end a match at once
setting-who-ends-is =
    { $value ->
        [moderators] Moderators may end a match
       *[host] The host may end a match
    }
setting-reminders = Reminders
setting-reminders-is =
    { $value ->
        [off] No reminders
       *[on] One reminder a turn
    }
setting-theme = How the cards look
setting-theme-is =
    { $value ->
        [high-contrast] Cards: high contrast
        [animals] Cards: animals
        [suits] Cards: playing-card suits
       *[classic] Cards: classic
    }
setting-who-names = Whose names and words are taken
setting-who-names-is =
    { $value ->
        [everyone] Names given by everybody
        [host] Names given by hosts
       *[moderators] Names given by moderators
    }
setting-who-names-about = What rule sets and cards are called
setting-banned-words =
    { $count ->
        [0] Unwanted words: none
        [one] Unwanted words: 1
       *[other] Unwanted words: { $count }
    }
setting-forfeits =
    { $count ->
        [0] Forfeits for losers: the built-in ones
        [one] Forfeits for losers: 1 of your own
       *[other] Forfeits for losers: { $count } of your own
    }
setting-channels = Channels: all
