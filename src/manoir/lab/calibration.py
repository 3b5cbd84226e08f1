"""A bare Python loop whose speed stands for the machine's: rates are reported over this one, in the same run."""

from time import process_time


class Box:
    __slots__ = ("seen", "x")

    def __init__(self) -> None:
        self.x = 1
        self.seen: dict[int, int] = {}

    def step(self, k: int) -> int:
        self.x = x = (self.x * 1664525 + 1013904223) & 0xFFFFFFFF
        self.seen[x & 1023] = k
        return x >> 7 & 63


def iterations_per_second(n: int = 300_000) -> float:
    box, rows = Box(), [0] * 64
    start = process_time()
    for k in range(n):
        rows[box.step(k)] += 1
    return n / (process_time() - start)
