"""Deal UNO in a Discord channel: the rules, the table and what people see of it."""

__version__ = "0.1.0"
