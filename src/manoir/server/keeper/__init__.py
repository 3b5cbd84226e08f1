"""For whoever keeps a house: health, figures, logs, copies."""
