"""Words: one book per game and language, and the grammar that joins them. Terminal and page read the same books."""
