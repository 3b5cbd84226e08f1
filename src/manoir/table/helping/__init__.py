"""What a seat may be helped with: its notebook, and what a good bot would do."""
