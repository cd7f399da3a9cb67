# The lobby.

lobby-title = ## A game of UNO is about to begin
lobby-seats = **{ $name }** is the host · { $taken } of { $seats } seats taken
lobby-invited = By invitation: { $people }
lobby-starting = ⏳ **Starting { $when }.** Whoever has not confirmed the rules by then loses their seat.
lobby-person =
    { $state ->
        [host] 👑 **{ $name }**
        [yes] ✅ **{ $name }**
       *[no] ⏳ **{ $name }** · has not confirmed
    }
lobby-computer = { $mark } **{ $name }**
lobby-too-few = -# One more player is needed: wait for somebody to join, or add a computer player.
lobby-rules = Rules: **{ $preset }**
lobby-conveniences = -# Only conveniences are set otherwise: { $rules }
lobby-unconfirmed = ⏳ The rules have changed: press **{ $public-confirm }** to agree to them.
lobby-choose-rules = Choose the rules (host)
lobby-more-sets =
    { $count ->
        [one] -# This server has 1 more rule set: the host finds it under **{ $public-rules }**.
       *[other] -# This server has { $count } more rule sets: the host finds them under **{ $public-rules }**.
    }
lobby-own-set = saved by this server
clock-turn = -# { $duration } for each turn
clock-none = -# No clock: every turn takes as long as it takes
