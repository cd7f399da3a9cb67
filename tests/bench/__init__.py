"""Benchmarks: each prints what it measured, beside what it is measured against."""
