"""Cards of one's own: invented by the host, taken from the server, accepted by everybody."""

from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine import PRESETS
from bot.engine.custom_cards import Block, CustomCard
from bot.ui.words import Words
from tests.cogs.test_panel import open_panel
from tests.support.discord_env import Sim
from tests.support.rounds import gather, scene_of, steady, tap

FEAST = CustomCard(name="Feast", text="Everybody eats", blocks=(Block(does="draw", whom="all", amount=1),))


async def set_up(sim: Sim, **settings: Any) -> None:
    await sim.bot.servers.change(sim.guild.id, lambda now: now.model_copy(update=settings))


async def cards_of(sim: Sim) -> tuple[CustomCard, ...]:
    return (await scene_of(sim)).lobby.rules.custom_cards


async def open_editor(sim: Sim, who: MemberActor | None = None) -> InteractionResult:
    """Go from the lobby through the panel to the cards."""
    shown = await open_panel(sim, "cards", who)
    await tap(sim, who or sim.ada, "cards", on=shown)
    return shown


async def word(
    sim: Sim, shown: Any, place: str, name: str, text: str = "", who: MemberActor | None = None
) -> InteractionResult:
    asked = await tap(sim, who or sim.ada, "cardword", place, on=shown)
    return await sim.submit(who or sim.ada, asked, name=name, text=text)


async def choose(sim: Sim, shown: Any, place: str, block: int, part: str, value: str) -> None:
    select = next(
        one.custom_id
        for one in sim.controls(shown)
        if one.custom_id.startswith("u1:cardpart:") and one.custom_id.endswith(f":{place}:{block}:{part}")
    )
    await sim.choose(sim.ada, value, select=select, on=shown)


@pytest.mark.rule("blank-custom")
async def test_a_card_is_invented_block_by_block_and_says_what_it_does() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_editor(sim)
        assert "Your first card brings the deck with four of them" in sim.text(shown)
        await word(sim, shown, "new", "Feast", "Everybody eats")
        await choose(sim, shown, "0", 0, "does", "draw")
        await choose(sim, shown, "0", 0, "amount", "3")
        await choose(sim, shown, "0", 0, "whom", "all")
        await choose(sim, shown, "0", 1, "does", "again")
        rules = (await scene_of(sim)).lobby.rules
        assert (rules.deck, rules.blank) == ("blank112", "custom")
        assert rules.custom_cards == (
            CustomCard(
                name="Feast",
                text="Everybody eats",
                blocks=(Block(does="draw", amount=3, whom="all"), Block(does="again")),
            ),
        )
        assert "Everybody else draws 3 cards. You move again." in sim.text(shown)


async def test_a_block_is_taken_away_and_a_card_as_well() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await choose(sim, shown, "0", 0, "does", "skip")
        await choose(sim, shown, "0", 1, "does", "reverse")
        await choose(sim, shown, "0", 0, "does", "none")
        assert (await cards_of(sim))[0].blocks == (Block(does="reverse"),)
        await tap(sim, sim.ada, "carddrop", on=shown)
        assert await cards_of(sim) == ()


@pytest.mark.rule("blank-custom")
async def test_a_text_without_effect_is_allowed_and_shown_as_such() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Song", "Sing!")
        assert "It has no effect of its own" in sim.text(shown)
        assert (await cards_of(sim))[0].blocks == ()


@pytest.mark.rule("blank-custom", "rules-agreed-before-deal")
async def test_everybody_who_joined_must_accept_a_card_before_the_start() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys, sim.clara)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast", "Everybody eats")
        await sim.advance(3)
        assert "🃏 **Feast** “Everybody eats”: Goes on any card." in sim.text(sim.table())
        await tap(sim, sim.borys, "confirm", on=sim.table())
        await sim.press(sim.ada, "Start", on=sim.table())
        assert (await scene_of(sim)).match is None
        await tap(sim, sim.clara, "confirm", on=sim.table())
        assert (await scene_of(sim)).match is not None


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("Damn", "", "does not want to read"),
        ("Feast", "what the d-a-m-n", "does not want to read"),
        ("\u200b", "", "cannot be set to that"),
    ],
)
async def test_words_that_do_not_do_are_refused(name: str, text: str, why: str) -> None:
    async with steady() as sim:
        await set_up(sim, banned_words=("damn",))
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", name, text)
        assert why in sim.text(shown)
        assert await cards_of(sim) == ()


async def test_discord_takes_no_longer_words_than_a_card_has_room_for() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        for name, text in (("x" * 25, ""), ("x", "y" * 121)):
            with pytest.raises(Exception, match=r"at most|length|max"):
                await word(sim, shown, "new", name, text)


async def test_the_words_of_a_card_format_and_mention_nothing() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "**@everyone**", "<@1> [x](https://y.z)")
        told = sim.text(shown)
        assert r"\*\*\@everyone\*\*" in told
        assert "<@1>" not in told


async def test_a_host_who_may_not_write_takes_what_the_server_has_saved() -> None:
    async with steady() as sim:
        body = FEAST.model_dump_json()
        await sim.bot.database.custom_cards.add(sim.guild.id, "Feast", body, 25)
        await sim.slash(sim.borys, "uno start")
        shown = await open_editor(sim, sim.borys)
        await set_up(sim, who_names="host")
        asked = await tap(sim, sim.borys, "cardword", "new", on=shown)
        await set_up(sim, who_names="moderators")
        await sim.submit(sim.borys, asked, name="Mine", text="")
        assert "Ask a moderator, or take what the server has saved" in sim.text(shown)
        assert await cards_of(sim) == ()
        picked = await open_editor(sim, sim.borys)
        select = next(one.custom_id for one in sim.controls(picked) if ":cardtake:" in one.custom_id)
        await sim.choose(sim.borys, "1", select=select, on=picked)
        assert await cards_of(sim) == (FEAST,)
        effect = next(one.custom_id for one in sim.controls(picked) if one.custom_id.endswith(":0:1:does"))
        await sim.choose(sim.borys, "again", select=effect, on=picked)
        assert (await cards_of(sim))[0].blocks[-1] == Block(does="again")


async def test_a_card_is_saved_for_the_server_and_taken_again() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast", "Everybody eats")
        await tap(sim, sim.ada, "cardkeep", on=shown)
        assert "**Feast** is saved for this server" in sim.text(shown)
        await tap(sim, sim.ada, "cardkeep", on=shown)
        assert "is there already" in sim.text(sim.hand(sim.ada))
        listed = await sim.slash(sim.ada, "uno presets cards")
        assert "**1. Feast**" in sim.text(listed)


async def test_saved_cards_are_edited_and_deleted_by_those_who_may_write() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno presets cards")
        await word(sim, shown, "new", "Feast")
        await choose(sim, shown, "1", 0, "does", "shuffle")
        assert "All hands are shuffled" in sim.text(shown)
        (stored,) = await sim.bot.database.custom_cards.all(sim.guild.id)
        card = CustomCard(name="Feast", blocks=(Block(does="shuffle"),))
        assert CustomCard.model_validate_json(stored.body) == card
        other = await sim.slash(sim.borys, "uno presets cards")
        await tap(sim, sim.borys, "card", "1", on=other)
        await tap(sim, sim.borys, "carddrop", on=other)
        assert "Ask a moderator" in sim.text(sim.hand(sim.borys))
        assert len(await sim.bot.database.custom_cards.all(sim.guild.id)) == 1
        await tap(sim, sim.ada, "carddrop", on=shown)
        assert await sim.bot.database.custom_cards.all(sim.guild.id) == []


async def test_a_press_on_an_old_picture_of_a_card_changes_nothing() -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        picture = sim.picture(shown)
        await choose(sim, shown, "0", 0, "does", "skip")
        await sim.press(sim.ada, lambda one: ":carddrop:" in one.custom_id, as_seen=picture)
        assert len(await cards_of(sim)) == 1
        assert "moved on since" in sim.text(shown)


async def test_cards_are_frozen_once_the_match_has_started() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.borys, "confirm", on=sim.table())
        await sim.advance(5)
        await sim.press(sim.ada, "Start", on=sim.table())
        answer = await tap(sim, sim.ada, "carddrop", on=shown)
        assert "The game has begun already" in sim.text(answer)
        assert len((await scene_of(sim)).view(None).rules.custom_cards) == 1


async def test_a_rule_set_with_cards_is_shared_with_them() -> None:
    async with steady() as sim:
        await gather(sim, preset="mattel-112")
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast", "Everybody eats")
        await sim.slash(sim.ada, "uno presets save", name="Feasts")
        answer = await sim.slash(sim.ada, "uno presets export", preset="@Feasts")
        code = next(line for line in sim.text(answer).splitlines() if line.startswith("UNO1."))
        await set_up(sim, banned_words=("feast",))
        refused = await sim.slash(sim.ada, "uno presets import", code=code, name="Again")
        assert "does not want to read" in sim.text(refused)
        assert (await scene_of(sim)).lobby.rules.deck == PRESETS["mattel-112"].deck


async def test_banned_words_are_edited_in_the_settings() -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno-admin settings")
        asked = await tap(sim, sim.ada, "setwords", on=shown)
        await sim.submit(sim.ada, asked, words="damn\n\n bad egg \ndamn")
        assert (await sim.bot.servers.settings(sim.guild.id)).banned_words == ("damn", "bad egg")
        assert "Unwanted words: 2" in sim.text(shown)
        asked = await tap(sim, sim.ada, "setwords", on=shown)
        answer = await sim.submit(sim.ada, asked, words="x" * 41)
        assert "Nothing was changed" in sim.text(answer)
        assert len((await sim.bot.servers.settings(sim.guild.id)).banned_words) == 2


@pytest.mark.parametrize("name", ["  ", "\u200b", "\u0007"])
async def test_a_saved_card_needs_a_name_that_can_be_read(name: str) -> None:
    async with steady() as sim:
        shown = await sim.slash(sim.ada, "uno presets cards")
        answer = await word(sim, shown, "new", name)
        assert Words.of()("declined-wrong-value") in sim.text(answer)
        assert await sim.bot.database.custom_cards.all(sim.guild.id) == []


@pytest.mark.parametrize("name", ["Feast", "FEAST", "Fe\u200bast"])
async def test_no_two_cards_of_a_table_have_the_same_name(name: str) -> None:
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.ada, "cards", on=shown)
        await word(sim, shown, "new", name)
        assert "Another card of this table has that name already" in sim.text(shown)
        assert len(await cards_of(sim)) == 1
        await word(sim, shown, "new", "Nap")
        await word(sim, shown, "1", name)
        assert "Another card of this table has that name already" in sim.text(shown)
        assert [card.name for card in await cards_of(sim)] == ["Feast", "Nap"]


async def test_a_saved_card_whose_name_is_there_is_refused_and_its_menu_forgets_it() -> None:
    async with steady() as sim:
        await sim.bot.database.custom_cards.add(sim.guild.id, "Feast", FEAST.model_dump_json(), 25)
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.ada, "cards", on=shown)
        before = menu_of_saved(sim, shown)
        await sim.choose(sim.ada, "1", select=before, on=shown)
        assert "Choose another name" in sim.text(shown)
        assert len(await cards_of(sim)) == 1
        assert menu_of_saved(sim, shown) != before


def menu_of_saved(sim: Sim, shown: Any) -> str:
    return next(one.custom_id for one in sim.controls(shown) if ":cardtake:" in one.custom_id)


async def test_the_last_card_takes_along_the_deck_that_the_first_one_brought() -> None:
    """The lobby went on as `Official, with changes`, with a deck that nobody had chosen."""
    async with steady() as sim:
        await gather(sim)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.ada, "cards", on=shown)
        await word(sim, shown, "new", "Nap")
        await tap(sim, sim.ada, "carddrop", on=shown)
        assert (await scene_of(sim)).lobby.rules.deck == "blank112"
        await tap(sim, sim.ada, "card", "0", on=shown)
        await tap(sim, sim.ada, "carddrop", on=shown)
        lobby = (await scene_of(sim)).lobby
        assert (lobby.preset, lobby.rules) == ("classic", PRESETS["classic"])


async def test_the_last_card_leaves_a_deck_that_belongs_to_the_rule_set() -> None:
    async with steady() as sim:
        await gather(sim, preset="mattel-112")
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.ada, "carddrop", on=shown)
        assert (await scene_of(sim)).lobby.rules == PRESETS["mattel-112"]


async def test_a_change_of_the_cards_is_announced_by_their_names() -> None:
    async with steady() as sim:
        await gather(sim, sim.borys)
        shown = await open_editor(sim)
        await word(sim, shown, "new", "Feast")
        await tap(sim, sim.ada, "cards", on=shown)
        await word(sim, shown, "new", "Nap")
        await sim.advance(3)
        assert "Cards of your own: Feast, Nap" in sim.text(sim.table())
