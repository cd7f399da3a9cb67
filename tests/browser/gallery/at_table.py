"""The screens of a game: the lobby, the table at its moments, and hands of every size."""

from __future__ import annotations

import random
from collections.abc import Mapping

from bot.engine.dealing import deck_of
from bot.engine.phases import Answer, MatchOver, RoundOver
from bot.ui.verbs import Verb
from tests.browser.gallery.stage import Arrange, Shot, Stage
from tests.support.tables import rules_of

OTHERS = "R2 G4 B4 Y6 GS B9 | G1 G5 B1 B7 Y1 | Y2 Y5 R6"
"""What the others hold while one hand is looked at."""


async def lobby(stage: Stage) -> Shot:
    await stage.gather(stage.long, stage.third, computers=1)
    return stage.public()


async def table(stage: Stage) -> Shot:
    """Show the middle of a round: somebody has one card left, and things have happened."""
    await stage.deal(stage.long, stage.third, computers=1)
    await stage.lay("R5 G7 B3 W | RS R+2 Y4 B8 G2 | R8 | Y2 Y5 R6 G0", dealer=0, draw="B5", called=[2])
    await stage.in_hand(stage.host, Verb.PLAY, "R5")
    await stage.in_hand(stage.long, Verb.PLAY, "RS")
    await stage.sim.advance(8)
    await stage.in_hand(stage.host, Verb.DRAW)
    await stage.sim.advance(4)
    return stage.public()


async def table_with_medals(stage: Stage) -> Shot:
    """Show a round that is played to the last, in which two are out already."""
    await stage.deal(stage.long, stage.third, stage.fourth, computers=1, preset="party")
    rules = {"round_end": "to_last", "scoring": "none"}
    await stage.lay("R5 | R8 | Y2 Y5 R6 G0 | B2 B3 Y9 | Y3 Y8 G5", rules=rules)
    await stage.in_hand(stage.host, Verb.PLAY, "R5")
    await stage.in_hand(stage.long, Verb.PLAY, "R8")
    await stage.sim.advance(4)
    return stage.public()


async def hand_of_3(stage: Stage) -> Shot:
    await stage.deal(stage.long, stage.third, stage.fourth)
    await stage.lay(f"R5 G7 W | {OTHERS}")
    return stage.private(stage.host)


async def hand_of_12(stage: Stage) -> Shot:
    return await _large_hand(stage, 12)


async def hand_of_30(stage: Stage) -> Shot:
    return await _large_hand(stage, 30)


async def hand_of_60(stage: Stage) -> Shot:
    return await _large_hand(stage, 60)


async def drawn(stage: Stage) -> Shot:
    """Show a hand whose newest card may be played at once."""
    await stage.deal(stage.long, stage.third, stage.fourth)
    await stage.lay(f"G1 G7 B3 Y8 | {OTHERS}", draw="R7")
    await stage.in_hand(stage.host, Verb.DRAW)
    return stage.private(stage.host)


async def refusal(stage: Stage) -> Shot:
    """Show what comes of a card that does not fit."""
    await stage.deal(stage.long, stage.third, stage.fourth)
    await stage.lay(f"G1 R7 B3 Y8 W4 | {OTHERS}")
    return Shot(await stage.command(stage.host, "card play", card="B3"), stage.host)


async def colour(stage: Stage) -> Shot:
    """Show the choice of a colour, with UNO! beside it."""
    await stage.deal(stage.long, stage.third, stage.fourth)
    await stage.lay(f"W G7 G1 B3 Y8 | {OTHERS}")
    await stage.in_hand(stage.host, Verb.CHOOSE, "W")
    return stage.private(stage.host)


async def challenge(stage: Stage) -> Shot:
    """Show the hand of somebody who was hit with a +4."""
    await _hit(stage)
    return stage.private(stage.long)


async def challenge_at_table(stage: Stage) -> Shot:
    """Show the table meanwhile."""
    await _hit(stage)
    return stage.public()


async def uno(stage: Stage) -> Shot:
    """Show the hand of somebody who has not said UNO! yet."""
    await _forget(stage)
    return stage.private(stage.host)


async def uno_at_table(stage: Stage) -> Shot:
    """Show the table meanwhile."""
    await _forget(stage)
    return stage.public()


async def scores(stage: Stage) -> Shot:
    """Show what a round has come to."""
    await _go_out(stage, totals=(176, 92, 341, 60))
    assert isinstance(await stage.phase(), RoundOver)
    return stage.public()


async def end(stage: Stage) -> Shot:
    """Show who has won the match."""
    await _go_out(stage, totals=(468, 92, 341, 60))
    assert isinstance(await stage.phase(), MatchOver)
    return stage.public()


async def hint(stage: Stage) -> Shot:
    await stage.deal(stage.long, stage.third, stage.fourth)
    await stage.lay(f"R5 R+2 G7 W B3 | {OTHERS}")
    return Shot(await stage.command(stage.host, "uno hint"), stage.host)


async def more(stage: Stage) -> Shot:
    """Show the menu of what is seldom needed."""
    await stage.deal(stage.long, stage.third, stage.fourth)
    answer = await stage.at_table(stage.host, Verb.MORE)
    assert answer.response is not None
    return Shot(answer.response, stage.host)


async def _large_hand(stage: Stage, size: int) -> Shot:
    await stage.deal(stage.long, stage.third, stage.fourth)
    kept = OTHERS.replace("|", "").split()
    pack = [card.code for card in deck_of(rules_of("classic"))]
    for code in (*kept, "R9"):
        pack.remove(code)
    held = random.Random(size).sample(pack, size)
    await stage.lay(f"{' '.join(held)} | {OTHERS}")
    return stage.private(stage.host)


async def _hit(stage: Stage) -> None:
    await stage.deal(stage.long, stage.third, computers=1)
    await stage.lay(f"W4 G7 B3 Y8 | {OTHERS}")
    await stage.in_hand(stage.host, Verb.CHOOSE, "W4")
    await stage.in_hand(stage.host, Verb.PLAY, "W4", "0", "B")
    await stage.sim.advance(2)
    assert isinstance(await stage.phase(), Answer)


async def _forget(stage: Stage) -> None:
    await stage.deal(stage.long, stage.third, computers=1)
    await stage.lay(f"R5 G7 | {OTHERS}")
    await stage.in_hand(stage.host, Verb.PLAY, "R5")
    await stage.sim.advance(2)


async def _go_out(stage: Stage, totals: tuple[int, ...]) -> None:
    """Have the host win the fifth round of a match."""
    await stage.deal(stage.long, stage.third, computers=1)
    score = {
        "totals": totals,
        "rounds_won": (1, 1, 2, 0),
        "held": (80, 120, 40, 150),
        "beaten": (0, 0, 0, 0),
        "fallen": (0, 0, 0, 0),
        "rounds": 4,
    }
    await stage.lay("R5 | R2 G4 B+2 | G1 W4 | Y2 Y5 R6", score=score, called=[0])
    await stage.in_hand(stage.host, Verb.PLAY, "R5")
    await stage.sim.advance(4)


AT_TABLE: Mapping[str, Arrange] = {
    "lobby": lobby,
    "table": table,
    "table-medals": table_with_medals,
    "hand-3": hand_of_3,
    "hand-12": hand_of_12,
    "hand-30": hand_of_30,
    "hand-60": hand_of_60,
    "drawn": drawn,
    "refusal": refusal,
    "colour": colour,
    "challenge": challenge,
    "challenge-table": challenge_at_table,
    "uno": uno,
    "uno-table": uno_at_table,
    "scores": scores,
    "end": end,
    "hint": hint,
    "more": more,
}
