"""Our own card art: faces, backs and marks as SVG, as application emojis and as pictures of whole cards."""

from bot.table.themes import CLASSIC
from bot.ui.art.faces import UnknownTile
from bot.ui.art.pictures import card_picture
from bot.ui.art.themes import THEMES
from bot.ui.art.tiles import Tile, all_tiles, art_hash, emoji_name, fallback, render, tile_svg

__all__ = [
    "CLASSIC",
    "THEMES",
    "Tile",
    "UnknownTile",
    "all_tiles",
    "art_hash",
    "card_picture",
    "emoji_name",
    "fallback",
    "render",
    "tile_svg",
]
