"""Carnets of the two games that have no envelope: Huis Clos and Hantise."""
