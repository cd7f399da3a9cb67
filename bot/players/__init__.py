"""Computer players: from a view to an action, and nothing else."""

from .computer import Computer

__all__ = ["Computer"]
