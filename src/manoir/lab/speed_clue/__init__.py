"""Cluedo without a board, as contests of programs play it: name anything, then accuse or wait."""
