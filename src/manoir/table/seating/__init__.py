"""Who sits where: a table being set, who holds a chair, who is there, and how a chair changes hands."""
