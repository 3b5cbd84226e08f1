"""A finished game looked at again: replay, who could know, luck and choices, why a bot chose."""
