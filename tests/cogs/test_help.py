import pytest

from bot.engine import PRESETS, Rules
from bot.table.lobby import Lobby
from bot.table.people import Occupant
from bot.table.scene import Closing, Scene
from bot.ui.layouts.help import Situation, Topic, help_layout, situation
from bot.ui.words import languages
from tests.cogs.test_forged import forge
from tests.support.discord_env import open_sim
from tests.support.rounds import deal, gather, steady
from tests.support.tables import given
from tests.ui.builders import WORDS, Words, check_limits, scene, shown

ADA, BORYS, CLARA = 1, 2, 3


def lobby(**changes: object) -> Scene:
    """Show a lobby that Ada has opened and Borys has joined."""
    people = (Occupant("Ada", ADA), Occupant("Borys", BORYS))
    shown = {"people": people, "host": 0, "lobby": Lobby(0, "classic", PRESETS["classic"])} | changes
    return Scene(table_id=1, guild_id=2, channel_id=3, message_id=None, revision=1, **shown)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scene", "who", "found"),
    [
        (None, ADA, Situation.NO_TABLE),
        (lobby(closed=Closing.CANCELLED), ADA, Situation.NO_TABLE),
        (lobby(), ADA, Situation.HOST),
        (lobby(), BORYS, Situation.GUEST),
        (lobby(), CLARA, Situation.LOBBY),
    ],
)
def test_help_knows_what_somebody_is_in(scene: Scene | None, who: int, found: Situation) -> None:
    assert situation(scene, who) is found


async def test_help_without_a_table_tells_how_to_open_one() -> None:
    async with open_sim() as sim:
        shown = await sim.slash(sim.ada, "uno help")
        assert shown.ephemeral
        assert "There is no game in this channel" in sim.text(shown)


async def test_help_follows_a_table_from_lobby_to_game() -> None:
    async with open_sim() as sim:
        await sim.slash(sim.ada, "uno start")
        assert "This is your lobby" in sim.text(await sim.slash(sim.ada, "uno help"))
        assert "Press **Join**" in sim.text(await sim.slash(sim.borys, "uno help"))
        await sim.slash(sim.borys, "uno join")
        assert "You have a seat" in sim.text(await sim.slash(sim.borys, "uno help"))
        await sim.press(sim.ada, "Start", on=sim.table())
        assert "You are playing" in sim.text(await sim.slash(sim.borys, "uno help"))
        assert "A match is running" in sim.text(await sim.slash(sim.clara, "uno help"))


async def test_help_answers_what_is_chosen_in_the_same_message_and_goes_on_from_there() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno help")
        answer = await sim.choose(sim.ada, "stuck", on=shown)
        assert "It is my turn and I cannot play" in sim.text(answer)
        assert "Press **Draw**" in sim.text(answer)
        again = await sim.choose(sim.ada, "keyboard", on=answer)
        assert "`/card play`" in sim.text(again)
        assert sim.hand(sim.ada).id == answer.response.id


async def test_help_answers_by_the_rules_of_the_table_and_leads_to_the_hand() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, preset="quick")
        lobby = await sim.choose(sim.ada, "hit", on=await sim.slash(sim.ada, "uno help"))
        assert "cannot be challenged here" in sim.text(lobby)
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        shown = await sim.slash(sim.ada, "uno help")
        assert "Your hand" in sim.text(await sim.press(sim.ada, "My hand", on=shown))


async def test_help_leads_newcomers_to_the_tutorial() -> None:
    async with steady() as sim:
        shown = await sim.choose(sim.ada, "new", on=await sim.slash(sim.ada, "uno help"))
        assert "Learn UNO" in sim.text(await sim.press(sim.ada, "Tutorial", on=shown))


async def test_a_question_that_nobody_asks_is_answered_kindly() -> None:
    async with steady() as sim:
        await deal(sim, sim.borys)
        assert "older version" in sim.text(await forge(sim, sim.ada, "u1:help:0:"))


def answer(topic: Topic, **rules: object) -> str:
    table = given("R1 R2 | B1 B2", rules=rules)
    return shown(help_layout(scene(table), ADA, WORDS, topic))


@pytest.mark.parametrize(
    ("topic", "rules", "said", "otherwise"),
    [
        (Topic.STUCK, {"draw": "until_playable"}, "draw until a card fits", "draw one card"),
        (Topic.STUCK, {"pass_": "free", "turn_cap": 40}, "pass without drawing", "next player’s turn"),
        (Topic.UNO, {"uno_penalty": 4}, "draws 4 cards", "draws 2 cards"),
        (Topic.UNO, {"uno_enforce": "none"}, "for fun here", "Whoever is caught"),
        (Topic.CATCH, {"uno_enforce": "auto"}, "Nobody needs to be caught", "Press **Catch**"),
        (Topic.CATCH, {"penalty_false_call": 2}, "costs cards here", "costs nothing"),
        (Topic.HIT, {"challenge": False}, "cannot be challenged here", "press **Challenge**"),
        (Topic.HIT, {"draw2_answer": "progressive"}, "answer with a card", "nothing can be done"),
        (Topic.REFUSED, {"penalty_misplay": 2, "protection": "penalise"}, "cost you cards", "costs nothing"),
    ],
)
def test_an_answer_follows_the_rules_of_the_table(
    topic: Topic, rules: dict[str, object], said: str, otherwise: str
) -> None:
    assert said in answer(topic, **rules)
    assert otherwise not in answer(topic, **rules)
    assert otherwise in answer(topic)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("topic", [None, *Topic])
def test_every_page_of_help_fits_in_every_language(topic: Topic | None, language: str) -> None:
    for now in (None, lobby(), scene(given("R1 R2 | B1 B2"))):
        check_limits(help_layout(now, ADA, Words(language), topic))


def test_help_speaks_of_the_official_rules_without_a_table() -> None:
    assert Rules().challenge
    assert "press **Challenge**" in shown(help_layout(None, ADA, WORDS, Topic.HIT))
