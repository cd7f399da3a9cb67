"""Forms open only for those whose writing would be taken; everybody else hears at once why not."""

from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

import cogs
from cogs._forms import NEEDED, OF_A_MATCH
from tests.cogs.test_custom_cards import open_editor, word
from tests.cogs.test_forged import forge
from tests.cogs.test_panel import open_panel
from tests.support.discord_env import Sim
from tests.support.rounds import gather, steady, tap

NUMBER, WORD, SAVE, NEW_CARD = (
    "u1:optask:1::dealing:deal",
    "u1:optask:1::uno:uno_word",
    "u1:rsave:1:",
    ("u1:cardword:1::new"),
)
SAVED_CARD, BANNED_WORDS, FORFEITS = "u1:cardword:0::new", "u1:setwords:0:", "u1:setforfeits:0:"
FORMS = (NUMBER, WORD, SAVE, NEW_CARD, SAVED_CARD, BANNED_WORDS, FORFEITS)

OPENS: dict[str, dict[str, set[str]]] = {
    "moderators": {
        "host": {NUMBER},
        "seated": set(),
        "bystander": set(),
        "moderator": set(FORMS),
        "banned": set(),
    },
    "host": {
        "host": {NUMBER, WORD, SAVE, NEW_CARD, SAVED_CARD},
        "seated": set(),
        "bystander": set(),
        "moderator": set(FORMS),
        "banned": set(),
    },
    "everyone": {
        "host": {NUMBER, WORD, SAVE, NEW_CARD, SAVED_CARD},
        "seated": {SAVE, SAVED_CARD},
        "bystander": {SAVE, SAVED_CARD},
        "moderator": set(FORMS),
        "banned": set(),
    },
}
"""Which forms open for whom, by what the server has set about names and words."""


async def set_up(sim: Sim, **settings: Any) -> None:
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=settings))


def is_open(answer: InteractionResult) -> bool:
    return answer.modal is not None


@pytest.mark.parametrize("who_names", OPENS)
async def test_a_form_opens_for_those_alone_whose_writing_would_be_taken(who_names: Any) -> None:
    """Word to call, Save rules and New card opened for everybody, who then wrote for nothing."""
    async with steady() as sim:
        eve = sim.guild.add_member(sim.env.create_user("eve", global_name="Eve"))
        await set_up(sim, who_names=who_names, banned=frozenset({eve.id}))
        await sim.slash(sim.borys, "uno start")
        await sim.press(sim.clara, "Join", on=sim.table())
        people = {
            "host": sim.borys,
            "seated": sim.clara,
            "bystander": sim.dima,
            "moderator": sim.ada,
            "banned": eve,
        }
        for kind, who in people.items():
            for custom_id in FORMS:
                answer = await forge(sim, who, custom_id)
                assert is_open(answer) is (custom_id in OPENS[who_names][kind]), (kind, custom_id)
                if not is_open(answer):
                    assert answer.ephemeral
                    assert "Ask" in sim.text(answer) or kind == "banned", (kind, custom_id)
        assert sim.problems == []


@pytest.mark.parametrize("custom_id", [NUMBER, WORD, SAVE, NEW_CARD])
async def test_no_form_about_the_rules_opens_after_the_start(custom_id: str) -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        answer = await forge(sim, sim.ada, custom_id)
        assert not is_open(answer)
        assert "The game has begun already" in sim.text(answer)


def test_every_form_is_opened_by_the_one_who_asks_for_the_right() -> None:
    """A form that somebody opens by himself would open for everybody."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in Path(cogs.__path__[0]).glob("*.py")}
    openers = {name for name, source in sources.items() if "answer.ask(" in source or "send_modal" in source}
    assert openers == {"_forms.py"}
    assert {custom_id.split(":")[1] for custom_id in FORMS} == set(NEEDED) - OF_A_MATCH


async def test_a_form_that_is_refused_leaves_the_screen_with_the_reason_in_it() -> None:
    async with steady() as sim:
        await sim.slash(sim.borys, "uno start")
        shown = await open_panel(sim, "uno", sim.borys)
        await tap(sim, sim.borys, "optask", "uno", "uno_word", on=shown)
        told = sim.text(shown)
        assert told.index("**Word to call:**") < told.index("Ask a moderator") < told.index("**Hands on")
        shown = await open_panel(sim, who=sim.borys)
        await tap(sim, sim.borys, "rsave", on=shown)
        assert "Ask a moderator" in sim.text(shown)
        assert "Take a rule set" in sim.text(shown)
        shown = await open_editor(sim, sim.borys)
        await tap(sim, sim.borys, "cardword", "new", on=shown)
        assert "Ask a moderator, or take what the server has saved" in sim.text(shown)
        assert "Cards of your own" in sim.text(shown)


async def test_a_form_of_an_old_picture_shows_the_card_as_it_is_now() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        picture = sim.picture(shown)
        other = await open_panel(sim, "dealing")
        await tap(sim, sim.ada, "opt", "dealing", "deal", "8", on=other)
        answer = await sim.press(sim.ada, lambda one: ":cardword:" in one.custom_id, as_seen=picture)
        assert not is_open(answer)
        assert "moved on since" in sim.text(shown)
        await word(sim, shown, "0", "Famine")
        assert "## Famine" in sim.text(shown)


async def fill(sim: Sim, shelf: Any, body: str) -> None:
    for number in range(25):
        await shelf.add(sim.guild.id, f"number {number}", body, 25)


async def test_no_name_is_asked_for_where_nothing_more_can_be_saved() -> None:
    async with steady() as sim:
        await set_up(sim, who_names="everyone")
        await fill(sim, sim.bot.database.presets, "{}")
        await fill(sim, sim.bot.database.custom_cards, '{"name":"Feast"}')
        await sim.slash(sim.borys, "uno start")
        assert await refused_as_full(sim, sim.borys, SAVE)
        assert is_open(await forge(sim, sim.ada, SAVE))  # who may replace one of them
        assert await refused_as_full(sim, sim.ada, SAVED_CARD)


async def refused_as_full(sim: Sim, who: MemberActor, custom_id: str) -> bool:
    answer = await forge(sim, who, custom_id)
    return not is_open(answer) and "has saved 25 already" in sim.text(answer)
