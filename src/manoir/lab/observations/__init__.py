"""What a seat sees as a row of bits: one module a game, kept up event by event from what the seat is told."""
