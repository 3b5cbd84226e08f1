"""The notebook in a terminal: lines are typed, the sheet and the advice are printed."""
