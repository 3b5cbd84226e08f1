"""A table or a page looked at in windows of every size: where its board lies, and what is cut, small or outside."""

from pathlib import Path
from typing import Any

from tests.browser.playing import SIZES, TOUCHED, Player, Size

AUDIT = (Path(__file__).parent / "audit.js").read_text()
SETTLED = """([width, height]) => new Promise((done) => {
  const look = () => {
    const table = document.querySelector('.table')
    const box = table?.getBoundingClientRect()
    if (box && Math.abs(box.width - width) < 2 && Math.abs(box.height - height) < 2)
      requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
    else setTimeout(look, 20)
  }
  look()
})"""
TURNED = """([width, height]) => new Promise((done) => {
  const look = () => innerWidth === width && innerHeight === height
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(true))) : setTimeout(look, 20)
  look()
})"""
BOARD = """() => { const { x, y, width, height } = document.querySelector('.board-place').getBoundingClientRect()
  return [x, y, width, height].map(Math.round) }"""
Rect = tuple[int, int, int, int]


def resize(player: Player, size: Size) -> None:
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(SETTLED, [width, height])


def turn(player: Player, size: Size) -> None:
    """A page that is not a table, in another window."""
    width, height = SIZES[size]
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(TURNED, [width, height])


def board(player: Player) -> Rect:
    found: Any = player.page.evaluate(BOARD)
    x, y, width, height = found
    return x, y, width, height


def audit(player: Player, size: Size) -> list[str]:
    width, height = SIZES[size]
    wishes = {
        "width": width,
        "height": height,
        "fingers": size in TOUCHED,
        "smallest": 8.9 if size == "zoomed" else 10.9,
    }
    found: list[str] = player.page.evaluate(AUDIT, wishes)
    return [f"{size}: {each}" for each in found]
