"""The documentation site: pages put together from docs/, the commands, the settings and the public API, then built."""
