# What is stored of a person, and how to have it erased.

privacy-title = ## Your data
privacy-keeps =
    For every table that you sit at, this bot keeps your name as it was then, your id on Discord and what you pressed; of every finished match what came of it for you; and what you have set with `/uno settings`. It reads no message.
privacy-lasts =
    { $days ->
        [0] Games that are over are kept until you delete your data. What came of them counts in the rankings of their server.
        [one] A game that is over is deleted after one day. What came of it goes on counting in the rankings of its server.
       *[other] A game that is over is deleted after { $days } days. What came of it goes on counting in the rankings of its server.
    }
privacy-choose = You can have all of it, from every server, as a file that only you see, or have it deleted for good.
button-my-data = My data as a file
button-forget-me = Delete my data

my-data-title = ### Everything that is stored about you
my-data-how = The file is JSON: plain text, which a browser or an editor opens. Times are in UTC. Only you see this message, until you dismiss it or start Discord anew.
my-data-packed = It is packed with gzip, since it would be too large for Discord otherwise.

forget-me-ask =
    ### Delete everything about you?
    Your name and your id are taken out of every table, every invitation and every result, in all servers; the rankings know you no more, and what you have set is forgotten. Nobody can undo that, so take the file first if you want to keep something.
forget-me-seats =
    { $count ->
        [0] You sit at no table now.
        [one] You sit at a table that is in play. **You give up your seat there for good:** the others play on without you, and a match of two ends.
       *[other] You sit at { $count } tables that are in play. **You give up your seats there for good:** the others play on without you, and a match of two ends.
    }
forget-me-bans = -# Where a server has banned you, its ban stays. Matches stay in the records of those you played with, without your name.
button-forget-me-surely = Delete it all
forgotten =
    { $count ->
        [0] Done: nothing is stored about you any more. If you play again, you begin anew.
        [one] Done: you gave up a seat, and nothing is stored about you any more. If you play again, you begin anew.
       *[other] Done: you gave up { $count } seats, and nothing is stored about you any more. If you play again, you begin anew.
    }
