"""Processes that run errands."""
