"""How a house on this machine is run: flags, then the environment, then what suits a single person."""

import os
from collections.abc import Mapping

from msgspec.structs import replace

from manoir.server.config import Config, from_environment
from manoir.terminal.saved import folder


def chosen_config(given: Mapping[str, object]) -> Config:
    config = from_environment(os.environ, given)
    if config.database:
        return config
    folder().mkdir(parents=True, exist_ok=True)
    return replace(config, database=f"sqlite:///{folder() / 'manoir.db'}")
