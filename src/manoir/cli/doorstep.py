"""How friends in the same network find the house: an address, and a QR code of it."""

import io
import socket
from urllib.parse import urlsplit

import segno

EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that mean every address of this machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, the system only says which way it would go."""


def guests_address(host: str, url: str) -> str | None:
    """What a friend types; None where the house listens to this machine alone, or this machine is in no network."""
    if host not in EVERYWHERE:
        return None
    address = own_address()
    return None if address is None else f"http://{address}:{urlsplit(url).port}"


def own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_code(text: str) -> str:
    """Light blocks: to be printed on black, whatever the colours of the terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
