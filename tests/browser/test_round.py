import pytest

from tests.browser.rounds import hand, open_lobby, open_page, play, seed
from tests.support.browser import find_chromium

pytestmark = pytest.mark.browser

SHORT = seed(710)
"""Ten moves, with two wilds, a draw, a skip and two reverses among them."""


@pytest.fixture(autouse=True)
def _chromium() -> None:
    find_chromium()


async def test_two_people_play_a_round_on_the_page() -> None:
    async with open_page(SHORT) as window:
        await open_lobby(window, "Borys", preset="Quick")
        await window.press("Start")
        await window.press("My hand")
        await hand(window).wait_for()
        assert await play(window) == 10
        await window.view_as("Clara")
        await window.sees("Rematch")
        await window.slash("uno rankings")
        await window.sees("Rankings of this server")
        listed = await window.messages().filter(has_text="Rankings of this server").last.inner_text()
        assert listed.index("@Ada") < listed.index("@Borys")
