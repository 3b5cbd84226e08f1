"""Being a guest of a house somewhere else."""
