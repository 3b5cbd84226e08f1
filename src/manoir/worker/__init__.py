"""A house in a browser, for itself alone: a port instead of a network, the device's own storage, a second worker."""
