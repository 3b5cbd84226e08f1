"""Files of the page, whoever gives them out."""

SMALL_ALREADY = (".woff2", ".png", ".jpg")
"""All others are sent compressed."""
