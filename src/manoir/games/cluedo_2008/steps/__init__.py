"""Who decides, among what, and what follows: a file for each chapter of the rules."""
