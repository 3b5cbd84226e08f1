"""A notebook for people who play with cardboard: they enter what happens, it says what follows."""
