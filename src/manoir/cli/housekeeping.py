"""How a house on this machine is run: flags, then the environment, then what suits a single person."""

import os
from collections.abc import Mapping

from msgspec.structs import replace

from manoir.server.config import Config, from_environment
from manoir.terminal.saved import folder


def chosen_config(given: Mapping[str, object]) -> Config:
    """The house's own file is made in the data folder, which is made with it."""
    config = from_environment(os.environ, given)
    if config.database:
        return config
    folder().mkdir(parents=True, exist_ok=True)
    return replace(config, database=chosen_database(None))


def chosen_database(given: str | None) -> str:
    """Where a house keeps everything; nothing is made."""
    return from_environment(os.environ, {"database": given}).database or f"sqlite:///{folder() / 'manoir.db'}"
