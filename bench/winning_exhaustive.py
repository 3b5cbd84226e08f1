"""Whether one plan alone wins a night of Hantise for sure: the rules of two turns written anew, and everything tried.

Nothing of the engine's steps or of its search is used: the table is read off the seat's picture, and what the opponent
may hold off what the seat was told. Of the opponent's own apparitions only this matters to whoever is struck: whether
there is one to lay a Monster on, and whether the object that lifts the night's protection lies there.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from manoir.core.spelling import spell_event, spelt
from manoir.core.views import View
from manoir.games.registry import find_game
from manoir.puzzles.winning.winning_puzzle import WinningPuzzle

ZONES = ("jardin", "sous-sol", "rez-de-chaussee", "premier-etage")
PLACES = {
    "jardin": ("puits", "serre", "bassin", "cabanon"),
    "sous-sol": ("cave", "buanderie", "chaufferie", "garage"),
    "rez-de-chaussee": ("placard", "cuisine", "salon", "salle-a-manger"),
    "premier-etage": ("grenier", "chambre", "salle-de-bain", "bibliotheque"),
}
ZONE_OF = {place: zone for zone, places in PLACES.items() for place in places}
TERRIFYING = {"puits", "cave", "placard", "grenier"}
COPIES = {"serviteur": 3, "assommeur": 2, "chatouilleur": 1, "squatteur": 1, "reine": 1}
FAMILIES = ("esprit-frappeur", "fantome", "revenant", "spectre")
PROTECTION = {
    "meme": ("spectre", "grenier"),
    "pepe": ("esprit-frappeur", "cave"),
    "maman": ("revenant", "placard"),
    "papa": ("fantome", "puits"),
}
DECK = Counter({f"{kind}-{family}": copies for kind, copies in COPIES.items() for family in FAMILIES}) + Counter(
    dict.fromkeys(ZONE_OF, 1)
)

Stacks = tuple[tuple[str, ...], ...]


def kind_of(card: str) -> str:
    return "place" if card in ZONE_OF else card.split("-", 1)[0]


def family_of(card: str) -> str:
    return "" if card in ZONE_OF else card.split("-", 1)[1]


class Night(NamedTuple):
    """What does not change before the next check."""

    character: str
    needed: int

    def barred(self, stacks: Stacks) -> str:
        """The family that whoever has these may neither play nor keep."""
        family, place = PROTECTION.get(self.character, ("", ""))
        return "" if any(place in stack for stack in stacks) else family

    def best(self, stacks: Stacks, zone: str) -> int:
        found = 0
        for where, stack in zip(ZONES, stacks, strict=True):
            places = sum(card in ZONE_OF for card in stack)
            if places == len(stack):
                continue
            worth = 2 * (where == zone)
            for card in stack:
                servants = stack.count(f"serviteur-{family_of(card)}")
                own = {"place": 1 + (card in TERRIFYING), "assommeur": 2, "squatteur": places, "reine": servants}
                worth += own.get(kind_of(card), 1)
            found = max(found, worth)
        return found


class Table(NamedTuple):
    """Apparitions by Zone from bottom to top; `held` is whoever's turn it is; `pool` may be drawn or hidden."""

    mine: Stacks
    theirs: Stacks
    held: tuple[str, ...]
    discard: tuple[str, ...]
    zone: str
    face_down: frozenset[str]
    pool: tuple[str, ...]
    changed: bool = False


class Foe(NamedTuple):
    """Surely holds `known`, and `size` cards of the pool with one of these numbers of Places; he draws one more."""

    known: Counter[str]
    size: int
    places: frozenset[int]

    def may_use(self, used: Counter[str], pool: Counter[str], draws: int) -> bool:
        """Whether these cards of the pool can be in his hand or among his draws."""
        if used - pool:
            return False
        rest = pool - used
        used_places = sum(count for card, count in used.items() if card in ZONE_OF)
        free_places = sum(count for card, count in rest.items() if card in ZONE_OF)
        for places in self.places:
            monsters = self.size - places
            short = max(0, used_places - places) + max(0, used.total() - used_places - monsters)
            spare_places, spare_monsters = places - used_places, monsters - (used.total() - used_places)
            if short <= draws and spare_places <= free_places and spare_monsters <= rest.total() - free_places:
                return True
        return False


def put(stacks: Stacks, zone: str, card: str) -> Stacks:
    return tuple((*stack, card) if where == zone else stack for where, stack in zip(ZONES, stacks, strict=True))


def top_off(stacks: Stacks, zone: str) -> Stacks:
    return tuple(stack[:-1] if where == zone else stack for where, stack in zip(ZONES, stacks, strict=True))


def tops(stacks: Stacks) -> Iterator[tuple[str, str]]:
    for where, stack in zip(ZONES, stacks, strict=True):
        if stack:
            yield where, stack[-1]


def without_family(stacks: Stacks, family: str) -> tuple[Stacks, tuple[str, ...]]:
    lost = tuple(card for stack in stacks for card in stack if family and family_of(card) == family)
    return tuple(tuple(card for card in stack if card not in lost) for stack in stacks), lost


class Checker:
    """One puzzle's position."""

    def __init__(self, view: View) -> None:
        game = find_game("hantise")
        seen: dict[str, Any] = spelt(game.picture(view), game.spelling)
        me = view.seat
        stacks = [tuple(stack) for stack in seen["stacks"]]
        self.night = Night(seen["character"], seen["goal"])
        self.foe, pool = self._hidden(view, [spell_event(event, game.spelling) for event in view.told], seen)
        self.table = Table(
            mine=tuple(stacks[4 * me : 4 * me + 4]),
            theirs=tuple(stacks[4 * (1 - me) : 4 * (1 - me) + 4]),
            held=tuple(sorted(seen["hand"])),
            discard=tuple(seen["discard"]),
            zone=seen["zone"],
            face_down=frozenset(zone for number, zone in enumerate(ZONES) if seen["zones"] >> number & 1),
            pool=tuple(sorted(pool.elements())),
            changed=seen["changed"],
        )
        self.me = view.setup.characters[me]
        self.you = view.setup.characters[1 - me]
        self._lasts: dict[Table, bool] = {}

    def _hidden(self, view: View, told: list[dict[str, Any]], seen: dict[str, Any]) -> tuple[Foe, Counter[str]]:
        """All cards are somewhere: those that lie open or are mine are neither in his hand nor in the pile."""
        known, pool, size, places = Counter[str](), Counter(DECK), 5, {2}
        for event in told:
            match event:
                case {"event": "Dealt", "hand": [*hand]} if event["seat"] == view.seat:
                    pool -= Counter(hand)
                case {"event": "Drew", "seat": seat, "card": card} if seat == view.seat:
                    pool[card] -= 1
                case {"event": "Drew"}:
                    size += 1
                    places |= {number + 1 for number in places}
                case {"event": "Played" | "Changed", "seat": seat, "card": card} if seat != view.seat:
                    if known[card]:
                        known[card] -= 1
                        continue
                    pool[card] -= 1
                    size -= 1
                    places = {number - (card in ZONE_OF) for number in places}
                    places = {number for number in places if 0 <= number <= size}
                case {"event": "Reshuffled", "cards": cards}:
                    known, pool, size, places = known + pool, Counter(cards), 0, {0}
        assert known.total() + size == seen["sizes"][1 - view.seat]
        assert pool.total() == size + seen["pile"]
        return Foe(+known, size, frozenset(places)), +pool

    def wins_without(self, banned: str) -> bool:
        """Whether the night can be won for sure by turns in which this is never done."""
        return self._wins(self.table, banned, {})

    def wins_by(self, turn: tuple[str, ...]) -> bool:
        """Whether these very actions win it, whatever chance does."""
        return all(map(self.lasts, self._played(self.table, turn)))

    def _played(self, table: Table, turn: tuple[str, ...]) -> Iterator[Table]:
        """One play with all that belongs to it after another."""
        if not turn:
            yield table
            return
        for deeds, outcomes in self._plays(table):
            if turn[: len(deeds)] == deeds:
                for outcome in outcomes:
                    yield from self._played(outcome, turn[len(deeds) :])
                return
        raise AssertionError(f"{turn} is not to be played")

    def _wins(self, table: Table, banned: str, known: dict[Table, bool]) -> bool:
        if table not in known:
            known[table] = self.lasts(table) or any(
                all(self._wins(outcome, banned, known) for outcome in outcomes)
                for deeds, outcomes in self._plays(table)
                if banned not in deeds
            )
        return known[table]

    def _plays(self, table: Table) -> Iterator[tuple[tuple[str, ...], list[Table]]]:
        """A card, where it goes and what it does, as actions are written; and all that may come of it."""
        barred = self.night.barred(table.mine)
        for card in sorted({*table.held}):
            held = list(table.held)
            held.remove(card)
            left = table._replace(held=tuple(held))
            if card in ZONE_OF:
                yield (f"play {card}",), [left._replace(mine=put(table.mine, ZONE_OF[card], card))]
            elif family_of(card) != barred:
                for zone, _ in tops(table.mine):
                    laid = left._replace(mine=put(table.mine, zone, card))
                    for deeds, outcomes in self._effects(laid, card, zone):
                        yield (f"play {card} {zone}", *deeds), outcomes
            elif not table.changed:
                after = left._replace(discard=(*table.discard, card), changed=True)
                outcomes = []
                for drawn in {*table.pool}:
                    rest = list(table.pool)
                    rest.remove(drawn)
                    outcomes.append(after._replace(held=tuple(sorted((*held, drawn))), pool=tuple(rest)))
                yield (f"change {card}",), outcomes

    def _effects(self, table: Table, card: str, zone: str) -> Iterator[tuple[tuple[str, ...], list[Table]]]:
        kind, found = kind_of(card), []
        if kind == "serviteur":
            hidden = table.face_down or frozenset(ZONES) - {table.zone}
            found.append((("chase",), [table._replace(zone=to, face_down=hidden - {to}) for to in hidden]))
        elif kind == "assommeur":
            for at, top in tops(table.theirs):
                if top not in ZONE_OF:
                    struck = table._replace(theirs=top_off(table.theirs, at), discard=(*table.discard, top))
                    found.append(((f"knock {self.you} {at}",), [struck]))
            for at, top in tops(table.mine):
                if top not in ZONE_OF and at != zone:
                    struck = table._replace(mine=top_off(table.mine, at), discard=(*table.discard, top))
                    found.append(((f"knock {self.me} {at}",), [struck]))
        elif kind == "chatouilleur":
            last = next(
                (number for number in range(len(table.discard) - 1, -1, -1) if table.discard[number] not in ZONE_OF),
                None,
            )
            if last is not None and family_of(table.discard[last]) != self.night.barred(table.mine):
                rest = table.discard[:last] + table.discard[last + 1 :]
                for to, _ in tops(table.mine):
                    back = table._replace(mine=put(table.mine, to, table.discard[last]), discard=rest)
                    found.append(((f"recall {to}",), [back]))
        elif kind == "squatteur":
            for at, top in tops(table.theirs):
                if top in ZONE_OF:
                    taken = table._replace(theirs=top_off(table.theirs, at), mine=put(table.mine, at, top))
                    theirs, lost = without_family(taken.theirs, self.night.barred(taken.theirs))
                    found.append(((f"squat {at}",), [taken._replace(theirs=theirs, discard=(*taken.discard, *lost))]))
        else:
            yield from self._captures(table, card, zone)
            return
        yield from found
        yield (("decline",) if found else ()), [table]

    def _captures(self, table: Table, card: str, zone: str) -> Iterator[tuple[tuple[str, ...], list[Table]]]:
        """From the opponent first, then from another apparition of one's own; each or neither."""
        family = family_of(card)
        own = [at for at, top in tops(table.mine) if family_of(top) == family and at != zone]
        firsts: list[tuple[tuple[str, ...], Table, str]] = []
        for at, top in tops(table.theirs):
            if family_of(top) == family:
                for to, _ in tops(table.mine):
                    taken = table._replace(theirs=top_off(table.theirs, at), mine=put(table.mine, to, top))
                    firsts.append(((f"capture {self.you} {at} {to}",), taken, to))
        firsts.append((("decline",) if firsts else (), table, ""))
        for deeds, after, covered in firsts:
            left = [at for at in own if at != covered]
            for at in left:
                top = dict(tops(after.mine))[at]
                for to, _ in tops(after.mine):
                    if to != at:
                        moved = after._replace(mine=put(top_off(after.mine, at), to, top))
                        yield (*deeds, f"capture {self.me} {at} {to}"), [moved]
            yield (*deeds, *(("decline",) if left else ())), [after]

    def lasts(self, table: Table) -> bool:
        """Whether a turn that ends here wins, whatever the opponent holds, draws and does."""
        if table not in self._lasts:
            self._lasts[table] = self._survives(table)
        return self._lasts[table]

    def _survives(self, table: Table) -> bool:
        night = self.night
        if night.best(table.mine, table.zone) < night.needed or night.best(table.theirs, table.zone) >= night.needed:
            return False
        pool = Counter(table.pool)

        @cache
        def may_use(used: tuple[str, ...], draws: int) -> bool:
            return self.foe.may_use(Counter(used), pool, draws)

        @cache
        def best(mine: Stacks, zone: str) -> int:
            return night.best(mine, zone)

        object_place = PROTECTION.get(night.character, ("", ""))[1]
        has_object = any(object_place in stack for stack in table.theirs)
        start = (table.mine, table.zone, table.face_down, any(table.theirs), has_object, False, (), ())
        waiting: list[tuple[Any, ...]] = [start]
        seen = {*waiting}
        while waiting:
            mine, zone, face_down, can_lay, has_object, changed, from_hand, from_pool = waiting.pop()
            if best(mine, zone) < night.needed:
                return False
            barred = "" if has_object else PROTECTION.get(night.character, ("", ""))[0]
            for card in {*self.foe.known, *pool}:
                hand, used = from_hand, from_pool
                if from_hand.count(card) < self.foe.known[card]:
                    hand = tuple(sorted((*from_hand, card)))
                else:
                    used = tuple(sorted((*from_pool, card)))
                    if not may_use(used, 1 + changed):
                        continue
                after: list[tuple[Any, ...]] = []
                if card in ZONE_OF:
                    if not can_lay or card == object_place:
                        after.append((mine, zone, face_down, True, has_object or card == object_place, changed))
                elif barred and family_of(card) == barred:
                    if not changed:
                        after.append((mine, zone, face_down, can_lay, has_object, True))
                elif can_lay:
                    for struck, where, left, takes in self._blows(card, mine, zone, face_down):
                        gains = has_object or (bool(takes) and takes == object_place)
                        after.append((struck, where, left, True, gains, changed))
                for found in after:
                    state = (*found, hand, used)
                    if state not in seen:
                        seen.add(state)
                        waiting.append(state)
        return True

    def _blows(
        self, card: str, mine: Stacks, zone: str, face_down: frozenset[str]
    ) -> Iterator[tuple[Stacks, str, frozenset[str], str]]:
        """What a Monster of the opponent does: the apparitions struck, where the Character is, and a Place taken."""
        kind = kind_of(card)
        if kind == "serviteur":
            hidden = face_down or frozenset(ZONES) - {zone}
            for to in hidden:
                yield mine, to, hidden - {to}, ""
        for at, top in tops(mine):
            hit = (
                (kind == "assommeur" and top not in ZONE_OF)
                or (kind == "squatteur" and top in ZONE_OF)
                or (kind == "reine" and family_of(top) == family_of(card))
            )
            if hit:
                left, _ = without_family(top_off(mine, at), self.night.barred(top_off(mine, at)))
                yield left, zone, face_down, top if kind == "squatteur" else ""


def is_proven(puzzle: WinningPuzzle) -> bool:
    """The answer wins, none of the others does, and without any part of the answer no turn does."""
    checker = Checker(puzzle.view)
    offers = puzzle.question.offers
    parts = {part for part in offers[puzzle.answer] if part != "decline"}
    return [checker.wins_by(turn) for turn in offers] == [
        number == puzzle.answer for number in range(len(offers))
    ] and not any(map(checker.wins_without, parts))
