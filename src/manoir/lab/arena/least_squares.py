"""Slopes by least squares, for a few variables at a time."""

from collections.abc import Sequence

FLAT = 1e-12
"""What varies no more tells nothing."""


def slopes(rows: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """Of the values over each variable, all others held; 0 for those that tell nothing of their own."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    centred = [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]
    middle = sum(values) / len(values)
    width = range(len(means))
    # One equation for each variable, its right side last.
    system = [
        [
            *(sum(row[one] * row[other] for row in centred) for other in width),
            sum(row[one] * (value - middle) for row, value in zip(centred, values, strict=True)),
        ]
        for one in width
    ]
    for pivot in width:
        if system[pivot][pivot] <= FLAT:
            continue
        for other in width:
            if other != pivot:
                factor = system[other][pivot] / system[pivot][pivot]
                system[other] = [a - factor * b for a, b in zip(system[other], system[pivot], strict=True)]
    return [system[one][-1] / system[one][one] if system[one][one] > FLAT else 0.0 for one in width]
