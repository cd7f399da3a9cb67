# What a moderator reads after /uno-admin.

moderation-no-table = There is no table in this channel.
moderation-kicked = { $name } has no seat at this table any more.
moderation-fined = { $name } is fined. The table tells it to everybody.
moderation-not-seated = { $name } has no seat at this table.
moderation-ended = The table in this channel is closed, without a result.
moderation-paused = The table is paused: its clocks stand still until somebody resumes it.
moderation-resumed = The table goes on.
moderation-reset = The channel is clear. Anybody may open a new table with `/uno start`.
moderation-banned =
    { $tables ->
        [0] { $name } may play at no table of this server any more. `/uno-admin unban` takes that back.
        [one] { $name } may play at no table of this server any more, and has lost a seat at one. `/uno-admin unban` takes that back.
       *[other] { $name } may play at no table of this server any more, and has lost a seat at { $tables } of them. `/uno-admin unban` takes that back.
    }
moderation-unbanned = { $name } may play again.
moderation-not-banned = { $name } is not banned.
