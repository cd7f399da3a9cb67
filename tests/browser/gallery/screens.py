"""Every screen of the gallery by its name, in the order in which people meet them."""

from collections.abc import Mapping

from tests.browser.gallery.at_table import AT_TABLE
from tests.browser.gallery.beside import BESIDE
from tests.browser.gallery.stage import Arrange

SCREENS: Mapping[str, Arrange] = {**AT_TABLE, **BESIDE}
