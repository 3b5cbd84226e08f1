"""Finding puzzles: games are played, and each seat's sheet is filled in turn by turn until something comes out."""

from collections.abc import Iterator
from itertools import groupby

from manoir.core.chance import Luck, SeededLuck, shuffle
from manoir.core.errors import UnknownName
from manoir.core.events import Event
from manoir.core.game import Game
from manoir.core.views import View, view
from manoir.deduction.facts import Fact, HasSome
from manoir.deduction.notebook import Notebook
from manoir.deduction.posterior import fits
from manoir.games.knowing import HiddenCards, Story
from manoir.games.registry import find_game, registered
from manoir.puzzles.players import play_turns
from manoir.puzzles.proof import SUPPOSING, proof_of
from manoir.puzzles.puzzle import EDITION, BadName, Line, Name, Order, Puzzle, check_kind, check_level
from manoir.puzzles.questions import Holder, Question, Sealed, Shown, denials
from manoir.puzzles.reasoning import DETECTIVE, Reasoner
from manoir.puzzles.sheet import Cell, Sheet

MOST_GAMES = 400
MOST_TURNS = 60
SEATS = range(3, 7)
MOST_LINES = 18
"""A story that needs more of them is no pleasure to read."""
BESIDE = 2
"""For so many lines that the proof needs, one more stays that it does not need."""
SUPPOSED = 3
"""So few places or cards may be in doubt where a supposition is tried."""


def puzzle_games() -> tuple[str, ...]:
    """The games whose hidden cards can be told as a story."""
    return tuple(name for name, game in registered().items() if _tells(game))


def make(order: Order) -> Puzzle:
    """The puzzle that this order has always meant."""
    check_level(order.level)
    check_kind(order.kind)
    if order.game not in puzzle_games():
        raise UnknownName("game with puzzles", order.game, puzzle_games())
    for number in range(MOST_GAMES):
        luck = SeededLuck(f"{EDITION} {order.game} {order.kind} {order.level} {order.seed} {number}")
        for found in puzzles_in(find_game(order.game), order, luck):
            return found
    raise BadName(
        f"no {order.kind} puzzle of level {order.level} in {MOST_GAMES} games: try another seed",
        f"pas d’énigme {order.kind} de niveau {order.level} en {MOST_GAMES} parties : essayez un autre nombre",
    )


def open_named(text: str) -> Puzzle:
    """The puzzle of this name, or a refusal; never another one."""
    name = Name.read(text)
    found = make(name.order)
    if not found.name.endswith(name.digits):
        raise BadName(
            f"{text!r} does not name a puzzle of this house: its last four digits do not fit",
            f"{text!r} ne nomme pas une énigme de cette maison : ses quatre derniers chiffres ne vont pas",
        )
    return found


def puzzles_in(game: Game, order: Order, luck: Luck) -> Iterator[Puzzle]:
    """Those of one game and of the level ordered, at the moment when the answer first follows."""
    story = _tells(game)
    knowledge = game.knowledge
    assert isinstance(knowledge, HiddenCards)
    assert story
    sizes = [count for count in game.seat_counts if count in SEATS]
    setup = game.setup(sizes[luck.below(len(sizes))])
    turns = 0
    state = None
    for state in play_turns(game, knowledge, setup, luck):
        if isinstance(state.log and state.log[2], story.began):
            turns += 1
            if turns > MOST_TURNS:
                break
    assert state is not None
    seats = list(range(setup.seats))
    shuffle(seats, luck)
    for seat in seats:
        seen = view(setup, state, seat)
        yield from _from_seat(order, story, knowledge, View(setup, seat, seen.told, (), ()), luck)


def _tells(game: Game) -> Story | None:
    return game.knowledge.story if isinstance(game.knowledge, HiddenCards) else None


def _from_seat(order: Order, story: Story, knowledge: HiddenCards, seen: View, luck: Luck) -> Iterator[Puzzle]:
    whole = knowledge.notebook(seen)
    reasoner = Reasoner(whole)
    asked = _Asked(order.kind, whole.deck, story, seen)
    for turn, heard in groupby(whole.facts, key=lambda fact: fact.origin.turn):
        facts = [*heard]
        before = len(reasoner.facts)
        reasoner.hear(facts)
        reasoner.follow(DETECTIVE)
        if turn == 0:
            continue
        for question in asked.open(turn, facts):
            answer = settle(question, reasoner, order.level >= SUPPOSING)
            if not answer:
                continue
            asked.close(question)
            proof = proof_of(question.goal(answer), reasoner.sheet, reasoner.facts)
            if (
                not proof.level
                or len(proof.turns) > MOST_LINES
                or follows(whole.with_facts(reasoner.facts[:before]), question, answer)
            ):
                continue
            told = _until(seen.told, story, turn)
            lines = _noted(_lines(story, told), {*proof.turns, *question.turns}, luck)
            noted = whole.with_facts(_of(lines, reasoner.facts))
            yield from _proven(order, View(seen.setup, seen.seat, told, (), ()), lines, noted, question)


def _proven(order: Order, seen: View, lines: tuple[Line, ...], noted: Notebook, question: Question) -> Iterator[Puzzle]:
    """The puzzle that these lines alone make, if its answer follows from them and is as hard to find as ordered."""
    reasoner = Reasoner(noted)
    reasoner.hear(noted.facts)
    reasoner.follow(DETECTIVE)
    if answer := settle(question, reasoner, order.level >= SUPPOSING):
        proof = proof_of(question.goal(answer), reasoner.sheet, noted.facts)
        if proof.level == order.level and follows(noted, question, answer):
            yield Puzzle(order, seen, lines, noted, question, answer, proof)


def settle(question: Question, reasoner: Reasoner, supposing: bool) -> tuple[Cell, ...]:
    return question.answer(reasoner.sheet) or (_supposing(question, reasoner) if supposing else ())


def _supposing(question: Question, reasoner: Reasoner) -> tuple[Cell, ...]:
    """Try what a patient detective tries: one supposition at a time, where little is in doubt."""
    while True:
        doubts = list(question.doubts(reasoner.sheet))
        if not doubts or len(doubts) > SUPPOSED * (len(reasoner.sheet.envelope) if isinstance(question, Sealed) else 1):
            return ()
        tried = (reasoner.suppose(doubt, holds, DETECTIVE) for holds in (False, True) for doubt in doubts)
        step = next((step for step in tried if step), None)
        if step is None:
            return ()
        reasoner.sheet.conclude(step)
        reasoner.follow(DETECTIVE)
        if answer := question.answer(reasoner.sheet):
            return answer


def follows(notebook: Notebook, question: Question, answer: tuple[Cell, ...]) -> bool:
    """Exact: no deal that fits the facts has another answer."""
    others = denials(question, answer, Sheet(notebook))
    return not any(fits(notebook.with_facts([other, *notebook.facts])) for other in others)


class _Asked:
    """Questions of one kind that a seat could be asked and has no answer to yet."""

    def __init__(self, kind: str, deck: int, story: Story, seen: View) -> None:
        self.kind = kind
        self.showings = _showings(story, seen)
        self.waiting: list[Question] = [Sealed()] if kind == "sealed" else []
        if kind == "holder":
            self.waiting = [Holder(card) for card in range(deck.bit_length())]

    def open(self, turn: int, facts: list[Fact]) -> list[Question]:
        if self.kind == "shown":
            some = [fact for fact in facts if isinstance(fact, HasSome)]
            for seat, to in self.showings.get(turn, ()):
                cards = next((fact.cards for fact in some if fact.player == seat), 0)
                if cards:
                    self.waiting.append(Shown(turn, seat, to, cards))
        return [*self.waiting]

    def close(self, question: Question) -> None:
        self.waiting.remove(question)


def _showings(story: Story, seen: View) -> dict[int, list[tuple[int, int]]]:
    """By turn: who showed whom a card that this seat did not see."""
    found: dict[int, list[tuple[int, int]]] = {}
    turn = 0
    for event in seen.told:
        turn += isinstance(event, story.began)
        if showing := story.shown(event):
            found.setdefault(turn, []).append(showing)
    return found


def _until(told: tuple[Event, ...], story: Story, turn: int) -> tuple[Event, ...]:
    """All that was told before the turn after this one."""
    begins = [at for at, event in enumerate(told) if isinstance(event, story.began)]
    return told[: begins[turn]] if turn < len(begins) else told


def _lines(story: Story, told: tuple[Event, ...]) -> tuple[Line, ...]:
    lines: list[Line] = []
    turn = 0
    for event in told:
        if isinstance(event, story.began):
            turn += 1
        elif isinstance(event, story.told):
            if not lines or lines[-1].turn != turn:
                lines.append(Line(turn, ()))
            lines[-1] = Line(turn, (*lines[-1].events, event))
    return tuple(lines)


def _of(lines: tuple[Line, ...], facts: list[Fact]) -> list[Fact]:
    turns = {line.turn for line in lines}
    return [fact for fact in facts if fact.origin.turn in turns]


def _noted(lines: tuple[Line, ...], needed: set[int], luck: Luck) -> tuple[Line, ...]:
    """What somebody jotted down of a long game: all that counts, and some that does not."""
    idle = [line for line in lines if line.turn and line.turn not in needed]
    shuffle(idle, luck)
    more = min(1 + len(needed) // BESIDE, MOST_LINES - len(needed))
    kept = {0, *needed, *(line.turn for line in idle[:more])}
    return tuple(line for line in lines if line.turn in kept)
