"""Random play and clones of every game, beside the peers that are installed."""

from manoir.lab.speed import all_rates


def table() -> str:
    rows = ["| random play | a second | per calibration iteration |", "|---|---|---|"]
    rows += [f"| {rate.name} | {rate.per_second:,.0f} | {rate.ratio:.3f} |" for rate in all_rates()]
    return "\n".join(rows)
