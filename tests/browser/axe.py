"""What axe-core finds wrong with a page."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """Each with its rule and the elements it is about; the page's own policy does not bind what a debugger runs."""
    page.evaluate(_source())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']}: {', '.join(str(node['target'][0]) for node in each['nodes'][:5])}"
        for each in found["violations"]
    ]
