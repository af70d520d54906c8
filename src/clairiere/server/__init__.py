"""The table on the web: guests, rooms, HTTP and WebSocket, and the store that remembers all of it."""
