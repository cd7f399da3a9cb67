"""Watching: what a host's monitoring asks the bot, and how the answers come together.

The rooms know nothing of it: they tell a `Watch` what happens, and only where a port is set is there one that
counts.
"""
