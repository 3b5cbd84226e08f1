"""`python -m bench [PART …] [--write]`: print the tables, or put them into docs/benchmarks.md."""

import argparse
import re
from importlib import import_module
from pathlib import Path

from bench.machine import machine

PARTS = ("engine", "deduction", "research", "server", "page", "package", "puzzles")
SHARED = ("puzzles",)
"""Parts whose work processes share."""
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench")
    parser.add_argument("parts", nargs="*", help=f"which of {', '.join(PARTS)} (default: all)")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    parser.add_argument("--workers", type=int, default=1, help=f"processes for {', '.join(SHARED)} (default: 1)")
    parser.add_argument("--checked", type=int, help="puzzles of each kind to be proven again (default: 2000)")
    parser.add_argument("--journal", type=Path, help="a file to go on from, for puzzles proven again")
    chosen = parser.parse_args()
    shared = {"workers": chosen.workers, "journal": chosen.journal}
    if chosen.checked:
        shared["checked"] = chosen.checked
    for part in chosen.parts or PARTS:
        if part not in PARTS:
            parser.error(f"unknown part {part!r}: there are {', '.join(PARTS)}")
        text = f"{import_module(f'bench.{part}').table(**shared if part in SHARED else {})}\n\n*{machine()}*"
        print(f"\n{part}\n\n{text}")
        if chosen.write:
            write(part, text)


def write(part: str, text: str) -> None:
    """Between the marks of its part in the page."""
    page = PAGE.read_text(encoding="utf-8")
    marked = re.compile(rf"(<!-- {part} -->\n).*?(<!-- /{part} -->)", re.DOTALL)
    if not marked.search(page):
        raise SystemExit(f"{PAGE} has no place for {part!r}: add <!-- {part} --> and <!-- /{part} -->")
    PAGE.write_text(marked.sub(lambda found: f"{found[1]}{text}\n{found[2]}", page), encoding="utf-8")


if __name__ == "__main__":
    main()
