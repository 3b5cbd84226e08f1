"""Many games at once: simulation, speed, research."""
