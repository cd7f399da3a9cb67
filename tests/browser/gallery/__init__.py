"""The gallery: pictures of every screen, in every language, as wide as a desktop and as a phone."""
