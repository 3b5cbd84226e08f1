"""`python -m manoir`: the command line where no script is on the path."""

from manoir.cli import main

raise SystemExit(main())
