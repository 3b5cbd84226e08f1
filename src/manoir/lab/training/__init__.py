"""Minds that learn by playing themselves: `python -m manoir.lab.training hantise`; needs the extra `training`."""
