"""What the page knows of words and rules is what the books and the rules say."""

from scripts.page import sources


def test_the_generated_sources_are_up_to_date() -> None:
    stale = [path.name for path, text in sources() if not path.exists() or path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m scripts.page"
