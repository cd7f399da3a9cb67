"""The tests mirror the tree of what they test."""
