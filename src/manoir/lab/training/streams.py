"""What happens in a batch of games while they are played on, kept on the device that learns from it."""

import torch
from torch import Tensor

from manoir.lab.training.mind import VALUES
from manoir.lab.vector import Vector


class Stream:
    """So many steps of the games of one `Vector`: entry t is a decision, and what came of it before the next."""

    def __init__(
        self, games: Vector, steps: int, device: torch.device, a_point: float, has_afters: bool = True
    ) -> None:
        self.games, self.steps, self.device, self.a_point = games, steps, device, a_point
        self.has_afters = has_afters

        def empty(*shape: int, of: torch.dtype = torch.float32) -> Tensor:
            return torch.empty((steps, games.games, *shape), dtype=of, device=device)

        self.rows, self.afters = empty(games.width, of=torch.uint8), empty(games.width, of=torch.uint8)
        self.masks = empty(games.moves, of=torch.bool)
        self.has_after, self.ended = empty(of=torch.bool), empty(of=torch.bool)
        self.actors, self.moves = empty(of=torch.int8), empty(of=torch.int64)
        self.odds, self.values, self.rewards = empty(), empty(VALUES), empty(VALUES)
        self.is_own = empty(of=torch.bool)
        """Whether the learner decided, and not a past self."""

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, masks and actors as they are now."""
        games = self.games
        return self._here(games.rows), self._here(games.masks).bool(), self._here(games.actors)

    def came(self, t: int) -> None:
        """Note what came of the moves of step t, for who made them."""
        games, actors = self.games, self.actors[t].long()
        self.ended[t] = self._here(games.ended).bool()
        self.has_after[t] = False
        if self.has_afters:
            self.has_after[t] = self._here(games.has_after).bool()
            self.afters[t] = self._here(games.afters)
        points = self._here(games.points) * self.a_point
        own = points.gather(1, actors[:, None])[:, 0]
        self.rewards[t, :, 0] = self._here(games.rewards).gather(1, actors[:, None])[:, 0]
        # Points count by how much more one has than the others.
        self.rewards[t, :, 1] = own - (points.sum(dim=1) - own) / (games.seats - 1)

    def won(self) -> tuple[float, int]:
        """How many games whoever decided last has won, and how many came to an end; what is not won counts in part."""
        last = self.rewards[..., 0][self.ended]
        return float((1 + last).sum() / 2), len(last)

    def _here(self, array: object) -> Tensor:
        return torch.as_tensor(array).to(self.device)

    def gains(self, last: Tensor, last_actors: Tensor, trust: float) -> tuple[Tensor, Tensor]:
        """How much better than foreseen every decision turned out, and what it came to (GAE).

        Between two players what the next decision promises to the other seat is lost to this one; where more play, one
        of them is taught.
        """
        better = torch.zeros_like(self.values)
        following, ahead = last, torch.zeros_like(last)
        actors_then = last_actors
        for t in reversed(range(self.steps)):
            goes_on = (~self.ended[t]).float()
            sign = torch.where(actors_then == self.actors[t], 1.0, -1.0) * goes_on
            surprise = self.rewards[t] + sign[:, None] * following - self.values[t]
            better[t] = ahead = surprise + trust * sign[:, None] * ahead
            following, actors_then = self.values[t], self.actors[t]
        return better, better + self.values
