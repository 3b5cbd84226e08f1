"""The house in a terminal: boards in text, sentences in two languages, choices by number or by word."""
