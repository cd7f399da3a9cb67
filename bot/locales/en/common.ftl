# What every screen uses.

nameless = somebody
list-separator = ,{" "}
list-of-rules = {" "}·{" "}
small = -# { $text }
page = -# Page { $page } of { $pages }
with-clock = { $text } ⏱️ { $when }

duration-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }

## Banners: what holds a whole table up.

banner-frozen = ⚠️ **The game stands still.** Saving does not work right now. Nothing is lost, and it goes on by itself.
banner-suspended = 💤 **The game is waiting.** Only computer players are left. Whoever sat here presses **{ $public-hand }** to go on.
banner-paused = ⏸️ **The game is paused.** Nobody’s time runs.

## Buttons.

button-hand = My hand
button-uno = { $word }!
button-uno-price =
    { $count ->
        [one] { $word }! (if wrong: 1 card)
       *[other] { $word }! (if wrong: { $count } cards)
    }
button-uno-armed = { $word }! ✓
button-catch = Catch
button-challenge = Challenge
button-accept =
    { $count ->
        [one] Take 1 card
       *[other] Take { $count } cards
    }
button-more = More
button-draw = Draw
button-keep = Keep it
button-refresh = Refresh
button-back = Back
button-previous = ◀ Previous
button-next = Next ▶
button-ready = Ready
button-rematch = Rematch
button-tutorial = Tutorial
button-join = Join
button-join-next = Join the next round
button-stand = Leave
button-add-computer = Add computer player
button-remove-computer = Remove computer player
button-rules = Rules
button-confirm = Confirm
button-start = Start
button-cancel = Cancel
button-agree = Yes
button-against = No
button-no = No, stay
button-repost = Show the table here
button-come-back = Take my seat back
button-sit-out = Let a computer play for me
button-leave = Leave the match
button-leave-surely = Leave for good
button-pause = Pause
button-pause-vote = Vote to pause
button-resume = Go on
button-resume-vote = Vote to go on
button-end = End the match
button-end-vote = Vote to end the match
button-end-surely = End it now
button-end-vote-surely = Put it to the vote
