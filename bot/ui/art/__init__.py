"""Our own card art: faces, backs and marks as SVG, and as the PNG that becomes an application emoji."""

from bot.ui.art.faces import UnknownTile
from bot.ui.art.tiles import all_tiles, art_hash, emoji_name, fallback, render, tile_svg

__all__ = ["UnknownTile", "all_tiles", "art_hash", "emoji_name", "fallback", "render", "tile_svg"]
