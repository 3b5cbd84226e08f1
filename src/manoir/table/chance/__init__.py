"""Chance that anyone can check: seal, entropy, proof."""
