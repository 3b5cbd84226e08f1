"""Train a mind.

python -m manoir.lab.training hantise --seconds 60
"""

from argparse import ArgumentParser
from pathlib import Path

from manoir.lab.training.run import Plan, Run
from manoir.lab.training.subjects import SUBJECTS, subject_of


def main(arguments: list[str] | None = None) -> Path:
    usual = Plan()
    parser = ArgumentParser("python -m manoir.lab.training", description="Train a mind by self-play.")
    parser.add_argument("game", choices=list(SUBJECTS))
    parser.add_argument("--out", type=Path, default=Path("mind"), help="a folder for minds and the curve")
    parser.add_argument("--start", type=Path, help="go on from this mind.pt")
    parser.add_argument("--games", type=int, default=usual.games, help="played at once")
    parser.add_argument("--workers", type=int, default=usual.workers, help="processes that play them")
    parser.add_argument("--steps", type=int, default=usual.steps, help="decisions of each game in a lesson")
    parser.add_argument("--hidden", type=int, nargs="+", default=usual.hidden, help="units of each layer")
    parser.add_argument("--batch", type=int, default=usual.batch)
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--lessons", type=int, help="end after so many")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--begin", type=float, default=0.0, help="where in a longer run this one begins, from 0 to 1")
    parser.add_argument("--end", type=float, default=1.0, help="and where it ends")
    parser.add_argument("--device", default=usual.device, help="cpu or cuda")
    found = vars(parser.parse_args(arguments))
    subject, folder, start = subject_of(found.pop("game")), found.pop("out"), found.pop("start")
    found["hidden"] = tuple(found["hidden"])
    return Run(subject, Plan(**found), folder, lambda line: print(line, flush=True), start).go()


if __name__ == "__main__":
    main()
