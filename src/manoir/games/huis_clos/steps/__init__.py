"""The steps of Huis Clos, a file for each chapter of the rules."""
