"""Learning is tested where torch is: it is large, and only who trains a mind needs it."""

import os
from importlib.util import find_spec

LEARNING = ["test_training.py", "test_training_huis_clos.py", "test_training_mansion.py"]
collect_ignore = [] if find_spec("torch") or "MANOIR_ALL_TESTS" in os.environ else LEARNING
