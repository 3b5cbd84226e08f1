"""What is kept: tables being set, the log of moves, records of finished games, visitors."""
