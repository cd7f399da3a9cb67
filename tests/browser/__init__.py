"""The sandbox as people use it: its page in a real browser."""
