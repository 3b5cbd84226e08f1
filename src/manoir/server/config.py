"""How a server is run: each setting has a flag, and an environment variable named after it."""

import os
from collections.abc import Mapping
from typing import Annotated, get_args, get_origin, get_type_hints

from msgspec import Struct, field

from manoir.core.errors import ManoirError


class BadConfig(ManoirError):
    """A setting that cannot be used."""


class Config(Struct, frozen=True):
    host: Annotated[str, "address to listen on"] = "127.0.0.1"
    port: Annotated[int, "port to listen on; 0 for any that is free"] = 8000
    socket: Annotated[str, "Unix socket to listen on, instead of an address"] = ""
    database: Annotated[
        str, "sqlite:///FILE, or postgresql://… for several workers; by default a file in your data folder"
    ] = ""
    origin: Annotated[str, "where people reach the house, e.g. https://manoir.example; by default wherever they do"] = (
        ""
    )
    proxy: Annotated[str, "addresses of proxies whose word on clients is taken"] = "127.0.0.1"
    bots: Annotated[int, "processes in which bots think"] = field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1)
    )
    quick: Annotated[bool, "let tables be played without any delay (for tests and measurements)"] = False
    rate: Annotated[float, "messages a second that a client may send for long"] = 20.0
    connections: Annotated[int, "clients at once"] = 20_000
    page: Annotated[str, "folder of the page, instead of the one in the package"] = ""
    log: Annotated[str, "least severe messages to log: debug, info, warning, error"] = "info"


def variable(name: str) -> str:
    return f"MANOIR_{name.upper()}"


def from_environment(environment: Mapping[str, str], given: Mapping[str, object]) -> Config:
    """What is given as flags counts more than the environment, and that more than the defaults."""
    hints = get_type_hints(Config)
    values: dict[str, object] = {}
    for name in Config.__struct_fields__:
        if given.get(name) is not None:
            values[name] = given[name]
        elif variable(name) in environment:
            values[name] = _read(hints[name], variable(name), environment[variable(name)])
    return Config(**values)  # type: ignore[arg-type]  # read by the types of the fields


def described() -> list[tuple[str, type, str]]:
    """(name, type, what it is) of every setting."""
    hints = get_type_hints(Config, include_extras=True)
    return [(name, get_args(hints[name])[0], hints[name].__metadata__[0]) for name in Config.__struct_fields__]


def _read(kind: type, name: str, text: str) -> object:
    assert get_origin(kind) is None
    if kind is bool:
        if text not in ("yes", "no"):
            raise BadConfig(f"{name} is {text!r}: allowed are yes, no")
        return text == "yes"
    try:
        return kind(text)
    except ValueError:
        raise BadConfig(f"{name} is {text!r}: a number is expected") from None
