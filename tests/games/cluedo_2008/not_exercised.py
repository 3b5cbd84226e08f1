"""Clauses that no program can exercise, and why."""

NOT_EXERCISED: dict[str, str] = {}
