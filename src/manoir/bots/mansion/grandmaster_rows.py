"""By which steps the rows of a Cluedo's options see their quantities."""

from manoir.bots.option_rows import Steps

OPTIONS = 12
"""So many are looked at, of all that do not look alike."""
MANY = 7
"""No more than so many others sit at a table."""

ODDS: Steps = (0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.34, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99)
BITS: Steps = (0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1.0, 1.25, 1.5, 1.8, 2.2, 2.7)
DOUBT: Steps = (0.3, 0.8, 1.2, 1.6, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0, 6.0, 7.0, 8.0)
HELP: Steps = (0.1, 0.3, 0.6, 1.0)
LESS: Steps = (0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.2, 0.26, 0.33, 0.42, 0.55, 0.7, 0.9, 1.2, 1.6, 2.2)
"""Than the best option, by a master's judgement."""
UNUSUAL = 0.2
"""How much less a master likes what he would not do, at least."""
