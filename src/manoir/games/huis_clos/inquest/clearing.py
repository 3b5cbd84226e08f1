"""Clearing suspects one by one: each with the few lines of the story by which he cannot have done it."""

from collections.abc import Sequence

from manoir.core.views import View
from manoir.deduction.explain import minimal_forcing
from manoir.games.huis_clos.bookkeeping import Book
from manoir.games.huis_clos.components import ALL_WEAPONS, each, spell_clues, together
from manoir.games.huis_clos.events import AccusedWrongly, Looked, LookedIntoSuite, ShowedRole
from manoir.games.huis_clos.inquest.sources import Found, Sources
from manoir.games.huis_clos.knowledge import accounts_of
from manoir.games.knowing import Clearing, Finding


def suspects(view: View) -> frozenset[int]:
    return frozenset(accounts_of(Book(view).ledger))


def at_a_glance(view: View) -> frozenset[int]:
    """Whoever stood where a weapon killed did not play it (HC-111)."""
    seen = Book(view).picture
    left = together(seat for seat, role in enumerate(seen.roles) if role is not False)
    for murder in seen.murders:
        left &= murder.suspects
    return frozenset(each(left))


def shown(view: View) -> dict[int, int]:
    found = {view.seat: 0}
    for number, event in enumerate(view.told):
        match event:
            case ShowedRole(seat=seat) | AccusedWrongly(accused=seat):
                found.setdefault(seat, number)
    return found


def things(view: View) -> tuple[tuple[str, ...], ...]:
    """The weapons, and all clues that the seat has seen lie somewhere."""
    seen = 0
    for event in view.told:
        if isinstance(event, Looked | LookedIntoSuite):
            seen |= event.clues
    return spell_clues(ALL_WEAPONS), spell_clues(seen & ~ALL_WEAPONS)


def findings(view: View, lines: Sequence[int]) -> tuple[Finding, ...]:
    """The easiest first. Nothing where somebody gave himself away by what only one of the two roles does."""
    sources = Sources(view, lines)
    left = suspects(view)
    if len(left) != 1 or sources.gave_away:
        return ()
    known = shown(view)
    cleared = [
        _cleared(sources, seat) for seat in range(view.setup.seats) if seat not in known and not left.issuperset({seat})
    ]
    found: dict[Found, None] = {}
    steps: list[Finding] = []
    for finding, used in sorted(cleared, key=lambda pair: _ease(*pair)):
        for inferred in used:
            if inferred not in found:
                found[inferred] = None
                steps.append(_inferred(sources, inferred))
        steps.append(finding)
    return tuple(steps)


def _ease(finding: Finding, used: Sequence[Found]) -> tuple[int, int, int]:
    return len(used), len(finding.lines), finding.seat


def _cleared(sources: Sources, seat: int) -> tuple[Finding, list[Found]]:
    """With what had to be found out before."""
    for line, weapons in sources.kills.items():
        if sources.clears(seat, {line}, ()):
            return Finding("beside", seat, spell_clues(weapons), (line,)), []
    lines, used = _needed(sources, seat)
    killing = [line for line in lines if line in sources.kills and not sources.clears(seat, lines, used, line)]
    if len(killing) != 1:
        return Finding("clash", seat, (), tuple(sorted(lines))), used
    return Finding("unarmed", seat, spell_clues(sources.kills[killing[0]]), tuple(sorted(lines))), used


def _needed(sources: Sources, seat: int) -> tuple[list[int], list[Found]]:
    """What clears a seat: what was found out, best of himself, rather than lines; and lines with a killing first."""
    killing = list(sources.kills)
    others = [line for line in sources.lines if line not in sources.kills]
    inferred = sorted(sources.inferred, key=lambda found: found.seat != seat)
    items: list[int | Found] = [*killing, *inferred, *others]

    def forced(kept: list[int]) -> bool:
        chosen = [items[number] for number in kept]
        return sources.clears(
            seat, {item for item in chosen if isinstance(item, int)}, [i for i in chosen if isinstance(i, Found)]
        )

    kept = [items[number] for number in minimal_forcing([*range(len(items))], forced)]
    return [item for item in kept if isinstance(item, int)], [item for item in kept if isinstance(item, Found)]


def _inferred(sources: Sources, found: Found) -> Finding:
    lines = minimal_forcing([*sources.lines], lambda kept: sources.infers(found, {*kept}))
    rule: Clearing = "played" if found.is_play else "took"
    return Finding(rule, found.seat, spell_clues(1 << found.clue), tuple(sorted({*lines, found.line})), found.line)
