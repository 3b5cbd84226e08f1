"""How a server is run: each setting has a flag, and an environment variable named after it."""

import os
from collections.abc import Mapping
from typing import Annotated, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct, field

from manoir.core.errors import ManoirError


class BadConfig(ManoirError):
    """A setting that cannot be used."""


class Said(NamedTuple):
    """What a setting is."""

    english: str
    french: str


class Config(Struct, frozen=True):
    host: Annotated[str, Said("address to listen on", "adresse où écouter")] = "127.0.0.1"
    port: Annotated[
        int, Said("port to listen on; 0 for any that is free", "port où écouter ; 0 pour un port libre quelconque")
    ] = 8000
    socket: Annotated[
        str, Said("Unix socket to listen on, instead of an address", "socket Unix où écouter, au lieu d’une adresse")
    ] = ""
    database: Annotated[
        str,
        Said(
            "sqlite:///FILE, or postgresql://… for several workers; by default a file in your data folder",
            "sqlite:///FICHIER, ou postgresql://… pour plusieurs processus ; par défaut un fichier de votre dossier",
        ),
    ] = ""
    origin: Annotated[
        str,
        Said(
            "where people reach the house, e.g. https://manoir.example; by default wherever they do",
            "où l’on trouve le manoir, par exemple https://manoir.example ; par défaut là où l’on vient",
        ),
    ] = ""
    proxy: Annotated[
        str,
        Said("addresses of proxies whose word on clients is taken", "adresses des mandataires crus sur les clients"),
    ] = "127.0.0.1"
    bots: Annotated[int, Said("processes in which bots think", "processus où les bots réfléchissent")] = field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1)
    )
    clerks: Annotated[
        int, Said("processes in which records are read", "processus où les parties passées sont lues")
    ] = 1
    quick: Annotated[
        bool,
        Said(
            "let tables be played without any delay (for tests and measurements)",
            "permettre des tables sans aucun délai (essais et mesures)",
        ),
    ] = False
    rate: Annotated[
        float,
        Said("messages a second that a client may send for long", "messages par seconde qu’un client peut envoyer"),
    ] = 20.0
    connections: Annotated[int, Said("clients at once", "clients à la fois")] = 20_000
    sockets: Annotated[int, Said("clients at once from one address", "clients à la fois depuis une même adresse")] = 64
    metrics: Annotated[
        str,
        Said(
            "where figures and health in full are shown: an address such as 127.0.0.1:9180, or a Unix socket",
            "où se montrent les mesures et l’état complet : une adresse comme 127.0.0.1:9180, ou un socket Unix",
        ),
    ] = ""
    page: Annotated[
        str,
        Said("folder of the page, instead of the one in the package", "dossier de la page, au lieu de celle du paquet"),
    ] = ""
    log: Annotated[
        str,
        Said(
            "least severe messages to log: debug, info, warning, error",
            "messages notés, à partir de : debug, info, warning, error",
        ),
    ] = "info"


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


def described() -> list[tuple[str, type, Said]]:
    """(name, type, what it is) of every setting."""
    hints = get_type_hints(Config, include_extras=True)
    return [(name, get_args(hints[name])[0], hints[name].__metadata__[0]) for name in Config.__struct_fields__]


def _read(kind: type, name: str, text: str) -> object:
    assert get_origin(kind) is None
    if kind is bool:
        if text not in ("yes", "no"):
            raise BadConfig(f"{name} is {text!r}: allowed are yes, no", f"{name} vaut {text!r} : il admet yes ou no")
        return text == "yes"
    try:
        return kind(text)
    except ValueError:
        raise BadConfig(
            f"{name} is {text!r}: a number is expected", f"{name} vaut {text!r} : un nombre est attendu"
        ) from None
