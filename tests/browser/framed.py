"""A table or a page looked at in windows of every size: where its board lies, and what is cut, small or outside."""

from pathlib import Path
from typing import Any

from tests.browser.playing import SIZES, TOUCHED, Player, Size

AUDIT = (Path(__file__).parent / "audit.js").read_text()
STILL = """(done) => {
  // Boards are fitted into the room that is left, and that again by what is left of it.
  const boards = () => [...document.querySelectorAll('.board, .board-place')]
  const places = () => JSON.stringify(boards().map((each) => each.getBoundingClientRect()))
  const soon = (then) => requestAnimationFrame(() => requestAnimationFrame(then))
  const look = (before) => soon(() => (places() === before ? done(true) : look(places())))
  look(places())
}"""
SETTLED = f"""([width, height]) => new Promise((done) => {{
  const look = () => {{
    const table = document.querySelector('.table')
    const box = table?.getBoundingClientRect()
    if (box && Math.abs(box.width - width) < 2 && Math.abs(box.height - height) < 2) ({STILL})(done)
    else setTimeout(look, 20)
  }}
  look()
}})"""
TURNED = f"""([width, height]) => new Promise((done) => {{
  const look = () => innerWidth === width && innerHeight === height ? ({STILL})(done) : setTimeout(look, 20)
  look()
}})"""
BOARD = """() => { const { x, y, width, height } = document.querySelector('.board-place').getBoundingClientRect()
  return [x, y, width, height].map(Math.round) }"""
Rect = tuple[int, int, int, int]


LOOK = f"""async ([settled, window, wishes]) => {{
  await (settled ? {SETTLED} : {TURNED})(window)
  // Until its own letters have come, a page is set in others, which are wider.
  await document.fonts.ready
  return [document.querySelector('.board-place') ? ({BOARD})() : undefined, (\n{AUDIT})(wishes)]
}}"""


def resize(player: Player, size: Size) -> None:
    """A table in another window."""
    _set(player, size)
    player.page.evaluate(SETTLED, SIZES[size])


def turn(player: Player, size: Size) -> None:
    """A page that is not a table, in another window."""
    _set(player, size)
    player.page.evaluate(TURNED, SIZES[size])


def look_at_table(player: Player, size: Size) -> tuple[Rect, list[str]]:
    """In a window of this size: where the board lies, and what is wrong."""
    place, found = _look(player, size, is_table=True)
    x, y, width, height = place
    return (x, y, width, height), found


def look_at_page(player: Player, size: Size) -> list[str]:
    """In a window of this size: what is wrong."""
    return _look(player, size, is_table=False)[1]


def _look(player: Player, size: Size, *, is_table: bool) -> tuple[Any, list[str]]:
    """All in one question: a browser among many takes its time for each."""
    _set(player, size)
    width, height = SIZES[size]
    wishes = {
        "width": width,
        "height": height,
        "fingers": size in TOUCHED,
        "smallest": 8.9 if size == "zoomed" else 10.9,
    }
    place, found = player.page.evaluate(LOOK, [is_table, [width, height], wishes])
    return place, [f"{size}: {each}" for each in found]


def _set(player: Player, size: Size) -> None:
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})
