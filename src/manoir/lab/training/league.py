"""Past selves to play against, so that what was learned once is not forgotten."""

from copy import deepcopy
from random import Random

import torch
from torch import Tensor

from manoir.lab.training.mind import Mind

SHARE = 0.2
"""The part of all games in which one seat is a past self's, between two players."""
MOST_KEPT = 12
"""Of past selves; when there are more, one between the first and the last goes."""


class League:
    def __init__(self, seed: int, share: float = SHARE) -> None:
        self.share = share
        self.past: list[Mind] = []
        self.rng = Random(seed)
        self.opponent: Mind | None = None

    def keep(self, mind: Mind) -> None:
        self.past.append(deepcopy(mind).eval())
        if len(self.past) > MOST_KEPT:
            del self.past[self.rng.randrange(1, MOST_KEPT)]

    def draw(self) -> None:
        """Whom to meet next; the newest as often as all others together."""
        if self.past:
            newest = self.rng.random() < 0.5
            self.opponent = self.past[-1] if newest else self.rng.choice(self.past)

    def decide(self, rows: Tensor, actors: Tensor, logits: Tensor) -> Tensor:
        """In the last games of a batch every other seat is the opponent's: its logits take the learner's place.

        Returns which decisions are the learner's own.
        """
        games = len(actors)
        own = torch.ones(games, dtype=torch.bool, device=actors.device)
        if self.opponent is not None and self.share:
            first = games - int(self.share * games)
            own[first:] = actors[first:] == torch.arange(first, games, device=actors.device) % 2
            theirs, _ = self.opponent(rows[first:])
            logits[first:] = torch.where(own[first:, None], logits[first:], theirs)
        return own
