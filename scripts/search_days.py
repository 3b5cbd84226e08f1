"""In which of its games each day's puzzle lies, noted week by week: `python -m scripts.search_days 2028-12-31`.

About a second of one core for each day; stopped, it goes on with the weeks that are not noted.
"""

import sys
from datetime import date, timedelta
from pathlib import Path

from manoir.puzzles.daily import WEEK, daily, first_day
from manoir.puzzles.finding import search
from manoir.puzzles.places import FILE


def main() -> None:
    last = date.fromisoformat(sys.argv[1])
    path = Path(str(FILE))
    lines = set(path.read_text(encoding="utf-8").splitlines())
    noted = {date.fromisoformat(line.split()[0]) for line in lines}
    for monday in (first_day() + timedelta(days) for days in range(0, (last - first_day()).days + 1, WEEK)):
        if monday in noted:
            continue
        games = [str(search(daily(monday + timedelta(days)))[0]) for days in range(WEEK)]
        lines.add(f"{monday} {' '.join(games)}")
        path.write_text("\n".join([*sorted(lines), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
