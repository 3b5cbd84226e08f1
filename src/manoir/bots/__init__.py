"""Players: they are given a View and return one of its options."""
