"""Bots against bots: the same deals with seats rotated, win rates with intervals, ratings."""
