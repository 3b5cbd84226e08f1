"""People playing over a network: HTTP, WebSocket, storage."""
