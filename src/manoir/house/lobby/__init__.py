"""Tables before the deal: opened, set, dealt again, taught at."""
