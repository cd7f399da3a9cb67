"""What tests of the whole bot stand on: a simulated Discord, and a browser to look at it."""
