"""The sweep: every way to hand out the cards, one card after the other, through states that many deals share.

The sum forwards of a state is the number of ways to reach it, the sum backwards the number of ways to go on from it,
each weighed by its leans. Their product over an edge counts the deals that pass there: a card at a place.
"""

from __future__ import annotations

from manoir.deduction.diagram import Diagram, Step
from manoir.deduction.errors import NoDeal, TooWide


class Edges:
    """A card into one place: from state `sources[n]`, in rising order, to state `targets[n]` of the next layer."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.sources: list[int] = []
        self.targets: list[int] = []


class Layer:
    """States, and how they go on: a card is placed, or else something is settled and each state has one target."""

    def __init__(self, states: list[int], forward: list[int]) -> None:
        self.states = states
        self.forward = forward
        self.backward: list[int] = []
        self.card = -1
        self.edges: list[Edges] = []
        self.settling: Step | None = None
        self.targets: list[int] = []
        self.weights: list[int] = []


class Sweep:
    """The layers of a diagram, with sums forwards and backwards."""

    def __init__(self, diagram: Diagram, limit: int) -> None:
        self.diagram = diagram
        plan = diagram.plan
        self.tails = [plan.tail & category.cards for category in plan.categories]
        self.layers = [Layer([diagram.start], [1])]
        room = limit
        for step in diagram.steps:
            self.layers.append(place_card(self.layers[-1], step, room))
            room -= len(self.layers[-1].states)
            if room < 0:
                raise TooWide(limit)
            if step.mask:
                self.layers.append(settle(self.layers[-1], step))
            if not self.layers[-1].states:
                raise NoDeal
        last = self.layers[-1]
        last.backward = [self._endings(state) for state in last.states]
        for layer, after in zip(self.layers[-2::-1], self.layers[:0:-1], strict=True):
            layer.backward = sum_backwards(layer, after.backward)
        self.total = self.layers[0].backward[0]
        if not self.total:
            raise NoDeal

    def _endings(self, state: int) -> int:
        """In how many ways the tail ends it: all who can hold its cards are folded, so only the envelope chooses."""
        ways = 1
        for fields, tail in zip(self.diagram.fields[len(self.diagram.plan.players) :], self.tails, strict=True):
            if state & fields.slots:
                ways *= tail.bit_count()
        return ways


def place_card(layer: Layer, step: Step, room: int) -> Layer:
    """Give the layer its edges, the card placed in every way; breaks off once there is no room."""
    layer.card = step.card
    choices = []
    for move in step.moves:
        edges = Edges(move.place)
        layer.edges.append(edges)
        choices.append(
            (move.amount, move.slots, move.keep, move.unmet, edges.sources.append, edges.targets.append, move.claims)
        )
    menu = {0: choices}  # by the claims on the card: one must be served, two cannot
    numbers: dict[int, int] = {}
    forward: list[int] = []
    carries, claims = step.carries, step.claims
    for source, (state, ways) in enumerate(zip(layer.states, layer.forward, strict=True)):
        claimed = state + carries & claims
        if claimed not in menu:
            claimants = [choice for choice in choices if choice[-1] & claimed]
            menu[claimed] = claimants if len(claimants) == 1 else []
        for amount, slots, keep, unmet, add_source, add_target, _ in menu[claimed]:
            if not state & slots:
                continue
            after = state - amount & keep
            if after & unmet and not after & slots:
                continue
            target = numbers.get(after, -1)
            if target < 0:
                numbers[after] = target = len(forward)
                forward.append(ways)
            else:
                forward[target] += ways
            add_source(source)
            add_target(target)
        if len(forward) > room:
            break
    return Layer(list(numbers), forward)


def settle(layer: Layer, step: Step) -> Layer:
    """Weigh the leans decided by the step's card, and fold the places that are alike behind it."""
    layer.settling = step
    outcomes: dict[int, tuple[int, int]] = {}
    numbers: dict[int, int] = {}
    forward: list[int] = []
    for state, ways in zip(layer.states, layer.forward, strict=True):
        bits = state & step.mask
        if bits not in outcomes:
            outcomes[bits] = step.settle(bits)
        weight, rest = outcomes[bits]
        after = state - bits + rest
        layer.weights.append(weight)
        if not weight:
            layer.targets.append(0)
            continue
        target = numbers.get(after, -1)
        if target < 0:
            numbers[after] = target = len(forward)
            forward.append(ways * weight)
        else:
            forward[target] += ways * weight
        layer.targets.append(target)
    return Layer(list(numbers), forward)


def sum_backwards(layer: Layer, after: list[int]) -> list[int]:
    if layer.settling:
        return [weight * after[target] for target, weight in zip(layer.targets, layer.weights, strict=True)]
    backward = [0] * len(layer.states)
    for edges in layer.edges:
        for source, target in zip(edges.sources, edges.targets, strict=True):
            backward[source] += after[target]
    return backward


def sum_forwards(layer: Layer, numbers: list[int], size: int) -> list[int]:
    """Carry a number of each state to the states behind it."""
    after = [0] * size
    if layer.settling:
        for number, target, weight in zip(numbers, layer.targets, layer.weights, strict=True):
            after[target] += number * weight
    for edges in layer.edges:
        for source, target in zip(edges.sources, edges.targets, strict=True):
            after[target] += numbers[source]
    return after
