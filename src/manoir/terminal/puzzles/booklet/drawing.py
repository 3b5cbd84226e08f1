"""What is drawn in a booklet, in ink alone."""

from html import escape

BADGES = (
    "M20 2L38 20L20 38L2 20Z",
    "M11 4H29L38 20L29 36H11L2 20Z",
    "M5 5H35V35H5Z",
    "M20 3A17 17 0 1 1 19.9 3Z",
    "M20 38C8 28 4 20 4 14A16 12 0 0 1 36 14C36 20 32 28 20 38Z",
    "M20 2L37 15L31 37H9L3 15Z",
)
"""By seat; who sits further on has one of the first again, with another letter."""
ENVELOPE = '<svg viewBox="0 0 24 24" class="sign"><path d="M3 6H21V19H3ZM3 6L12 13.4L21 6"/></svg>'
POOL = (
    '<svg viewBox="0 0 24 24" class="sign">'
    '<path d="M3 9q3-3.6 6 0t6 0t6 0M3 14q3-3.6 6 0t6 0t6 0M3 19q3-3.6 6 0t6 0t6 0"/></svg>'
)
MOST_LEVEL = 5
RAYS = ((86, 8), (80, 22), (70, 35), (56, 46), (39, 55), (20, 60), (0, 62))
"""Where those of the fanlight end, from its middle."""


def badge(seat: int, letter: str, filled: bool = False) -> str:
    ink, paper = ("#000", "#fff") if filled else ("#fff", "#000")
    size = 18 if len(letter) == 1 else 13
    return (
        f'<svg viewBox="0 0 40 40" class="badge"><path d="{BADGES[seat % len(BADGES)]}" fill="{ink}" stroke="#000" '
        f'stroke-width="2"/><text x="20" y="26" font-size="{size}" fill="{paper}">{escape(letter)}</text></svg>'
    )


def lozenges(level: int) -> str:
    drawn = "".join(
        f'<path d="M{7 + 16 * place} 1L{13 + 16 * place} 8L{7 + 16 * place} 15L{1 + 16 * place} 8Z" '
        f'fill="{"#000" if place < level else "none"}"/>'
        for place in range(MOST_LEVEL)
    )
    return f'<svg viewBox="0 0 80 16" class="lozenges">{drawn}</svg>'


def fanlight() -> str:
    """The window over the door, with its keyhole."""
    rays = "".join(f'<path d="M100 70L{100 + side * x} {70 - y}"/>' for x, y in RAYS for side in (-1, 1))
    return (
        '<svg viewBox="0 0 200 74" class="fanlight">'
        '<path d="M6 72A94 68 0 0 1 194 72"/><path d="M12 72A88 62 0 0 1 188 72"/>'
        f'{rays}<path d="M60 72A40 30 0 0 1 140 72Z" fill="#fff"/>'
        '<path d="M100 50a6.5 6.5 0 0 1 3.6 11.9L106 72H94L96.4 61.9A6.5 6.5 0 0 1 100 50Z" fill="#000"/></svg>'
    )
