"""What any carrier of a house needs: tables, seats, bots, hints, records. No sockets, no SQL, no threads."""
