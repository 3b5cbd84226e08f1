"""The steps of Hantise, a file for each chapter of its rules."""
