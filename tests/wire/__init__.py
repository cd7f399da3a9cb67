"""The wire: the unmodified bot, as a process of its own, against a stand-in for Discord on this machine."""
