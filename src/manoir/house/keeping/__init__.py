"""What a house keeps: tables, moves, finished games."""
