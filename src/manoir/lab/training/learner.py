"""Learning from what happened: PPO with two values, that of the victory and that of the points."""

from collections.abc import Iterator, Sequence

import torch
from msgspec import Struct
from torch import Tensor

from manoir.lab.training.mind import Mind, masked
from manoir.lab.training.streams import Stream

CLIP = 0.2
TRUST = 0.95
"""In what came later, against what was foreseen (lambda)."""
EPOCHS = 4
STEEPEST = 0.5
"""The largest gradient."""


class Pace(Struct, frozen=True):
    """How boldly to learn: it goes from bold to careful in the course of a run."""

    rate: float
    entropy: float
    points: float
    """What points count beside the victory."""

    @staticmethod
    def at(progress: float, boldness: float = 1.0) -> "Pace":
        left = 1 - progress
        return Pace(boldness * (3e-5 + 5e-4 * left), 0.003 + 0.012 * left, 0.05 + 0.4 * left**2)


class Lesson(Struct):
    """The decisions of all streams beside each other."""

    rows: Tensor
    masks: Tensor
    moves: Tensor
    odds: Tensor
    better: Tensor
    came_to: Tensor
    afters: Tensor
    after_came_to: Tensor


def lesson(streams: Sequence[Stream], ends: Sequence[tuple[Tensor, Tensor]], points: float) -> Lesson:
    """`ends` are the values and actors of the positions where the streams break off."""
    parts: dict[str, list[Tensor]] = {name: [] for name in Lesson.__struct_fields__}
    for stream, (last, actors) in zip(streams, ends, strict=True):
        better, came_to = stream.gains(last, actors, TRUST)
        own, after = stream.is_own, stream.is_own & stream.has_after
        parts["rows"].append(stream.rows[own])
        parts["masks"].append(stream.masks[own])
        parts["moves"].append(stream.moves[own])
        parts["odds"].append(stream.odds[own])
        parts["better"].append((better[..., 0] + points * better[..., 1])[own])
        parts["came_to"].append(came_to[own])
        parts["afters"].append(stream.afters[after])
        parts["after_came_to"].append(came_to[after])
    found = Lesson(**{name: torch.cat(tensors) for name, tensors in parts.items()})
    found.better = (found.better - found.better.mean()) / (found.better.std() + 1e-8)
    return found


class Learner:
    def __init__(self, mind: Mind, batch: int) -> None:
        self.mind, self.batch = mind, batch
        self.optimizer = torch.optim.Adam(mind.parameters(), eps=1e-5)

    def learn(self, found: Lesson, pace: Pace) -> dict[str, float]:
        """Go through a lesson; returns how far the mind has moved, how sure it is, and how well it foresees."""
        for group in self.optimizer.param_groups:
            group["lr"] = pace.rate
        moved, entropies, errors, batches = 0.0, 0.0, 0.0, 0
        sums = torch.zeros(3, device=found.rows.device)
        for _ in range(EPOCHS):
            for some, some_after in self._batches(found):
                loss, report = self._loss(found, some, some_after, pace)
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.mind.parameters(), STEEPEST)
                self.optimizer.step()
                sums += report
                batches += 1
        moved, entropies, errors = (sums / batches).tolist()
        return {"moved": moved, "entropy": entropies, "error": errors}

    def _batches(self, found: Lesson) -> Iterator[tuple[Tensor, Tensor]]:
        count, afters, device = len(found.rows), len(found.afters), found.rows.device
        number = max(1, count // self.batch)
        order, after_order = torch.randperm(count, device=device), torch.randperm(afters, device=device)
        yield from zip(order.chunk(number), after_order.chunk(number), strict=False)

    def _loss(self, found: Lesson, some: Tensor, some_after: Tensor, pace: Pace) -> tuple[Tensor, Tensor]:
        rows = torch.cat([found.rows[some], found.afters[some_after]])
        logits, values = self.mind(rows)
        count = len(some)
        log_odds = masked(logits[:count], found.masks[some])
        chosen = log_odds.gather(1, found.moves[some, None])[:, 0]
        change = chosen - found.odds[some]
        ratio, better = change.exp(), found.better[some]
        policy = -torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        entropy = -(log_odds.exp() * log_odds.clamp(min=-30)).sum(dim=1).mean()
        error = (values - torch.cat([found.came_to[some], found.after_came_to[some_after]])).square().mean(dim=0)
        loss = policy + 0.5 * error[0] + 0.25 * error[1] - pace.entropy * entropy
        report = torch.stack([(ratio - 1 - change).mean(), entropy, error[0]]).detach()
        return loss, report
