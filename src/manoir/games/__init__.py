"""The games of the house: each folder here that holds a GAME is one."""
