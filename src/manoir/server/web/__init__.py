"""A house over HTTP: addresses, limits, what every answer carries."""
