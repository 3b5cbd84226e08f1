"""First games that are directed: a deal, what happens in it, and what is said of it; data, and how it is read."""
