"""One game in progress: seats, chance, clocks, absence, talk. No network, no database."""
