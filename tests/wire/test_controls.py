"""What people can do besides pressing buttons: commands, suggestions, selects and forms."""

import pytest

from tests.wire.conftest import Wire
from tests.wire.people import verb

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_rules_are_chosen_in_a_select(wire: Wire) -> None:
    (ada,) = wire.company(1)
    opened = await ada.slash("uno start")
    chosen = await ada.press(verb("preset"), values=["quick"])
    assert chosen.message is opened.message
    assert "Rules: **Quick**" in opened.text


async def test_rules_are_saved_under_a_name_that_is_filled_into_a_form(wire: Wire) -> None:
    (ada,) = wire.company(1)
    await ada.slash("uno start", preset="quick")
    await ada.press("Rules")
    shown = await ada.send_press(verb("rsave")).answered()
    saved = await ada.submit(shown, name="Friday")
    assert "Friday" in saved.text
    assert "Friday" in str(await ada.suggestions("uno start", "preset", "Fri"))


async def test_cards_are_played_by_command(wire: Wire) -> None:
    match = await wire.table_of()
    mover = await match.drawer()
    drawn = await mover.slash("card draw")
    assert "Your hand" in drawn.text
    assert await mover.suggestions("card jump", "card")


async def test_help_is_for_the_one_who_asks(wire: Wire) -> None:
    ada, borys = wire.company(2)
    helped = await ada.slash("uno help")
    assert helped.message in ada.sees()
    assert helped.message not in borys.sees()
