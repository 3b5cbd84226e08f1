"""A notebook for games on cardboard: people enter what happens, it counts what follows."""
