"""What is installed only by those who need it, and how to say that it is missing."""

from manoir.cli.commands import Words
from manoir.core.errors import ManoirError

EXTRAS = {
    "screen": ("textual",),
    "serve": ("alembic", "prometheus_client", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "arena": ("openskill",),
    "grandmaster": ("numpy",),
    "research": ("gymnasium", "pettingzoo"),
    "training": ("torch",),
    "ray": ("ray",),
}
"""The modules that each extra of the package brings."""


def extra_with(module: str) -> str | None:
    """The extra that brings a module, or the package it is in."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)


class NotInstalled(ManoirError):
    """A command that needs an extra which is not there."""

    def __init__(self, extra: str, module: str) -> None:
        self.words = Words(
            f'{module} is not installed; this needs: pip install "manoir[{extra}]"',
            f'{module} n’est pas installé ; il faut : pip install "manoir[{extra}]"',
        )
        super().__init__(self.words.en)
