"""Clients on a WebSocket."""
