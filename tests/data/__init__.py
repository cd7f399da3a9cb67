"""Tests of what lasts, on every engine that this machine has."""
