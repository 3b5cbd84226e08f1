"""Play on a full screen, with keys and mouse; all that needs Textual."""
