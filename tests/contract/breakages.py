"""A game deliberately broken for each law of the contract: the law must notice it."""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from manoir.bots.bot import RANDOM, Level, bots_of
from manoir.bots.chance_player import ChancePlayer
from manoir.core.actions import Action
from manoir.core.chance import Luck
from manoir.core.errors import BadRecord, IllegalAction
from manoir.core.events import ChangedHands, Event, Said
from manoir.core.game import Deal, Game
from manoir.core.match import Match, Played
from manoir.core.onlooker import Painter
from manoir.core.records import Record, load
from manoir.core.seats import EVERYBODY, SPECTATOR, only
from manoir.core.setup import Setup
from manoir.core.state import State
from manoir.core.steps import Over
from manoir.core.views import View
from manoir.games.cluedo import GAME, Cluedo
from manoir.games.cluedo.picture import Picture, painter
from manoir.games.cluedo.state import CluedoState
from manoir.games.cluedo.steps import TurnStart
from manoir.terminal.screen import screen_of
from tests.contract import (
    test_beliefs,
    test_changing_hands,
    test_following,
    test_knowledge,
    test_play,
    test_records,
    test_regression,
)

Fault = Callable[[pytest.MonkeyPatch], None]


def a_belief_is_told_in_english_only(patch: pytest.MonkeyPatch) -> None:
    screen = type(screen_of(GAME))
    belief = screen.belief
    patch.setattr(screen, "belief", lambda self, held, view, _: belief(self, held, view, "en"))


def a_belief_is_not_declared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_beliefs, "bots_of", lambda game: {name: Level(RANDOM.make) for name in bots_of(game)})


def the_page_knows_no_belief(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_beliefs, "beliefs_of", lambda game: ())


def bots_know_no_event_but_their_game_s(patch: pytest.MonkeyPatch) -> None:
    choose = ChancePlayer.choose

    def narrow_minded(self: ChancePlayer, view: View, luck: Luck) -> Action:
        if any(isinstance(event, ChangedHands) for event in view.told):
            raise LookupError("what is this?")
        return choose(self, view, luck)

    patch.setattr(ChancePlayer, "choose", narrow_minded)


def a_picture_goes_on_changing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Painter, "draw", lambda self: self._seen)


def a_painter_forgets_what_it_has_heard(patch: pytest.MonkeyPatch) -> None:
    def look(self: Painter[Picture], news: View) -> Picture:
        fresh = painter(news.setup, news.seat)
        for event in news.told:
            fresh.hear(event)
        return fresh.draw()

    patch.setattr(Painter, "look", look)


def a_dream_heeds_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Cluedo, "imagine", lambda self, view, luck: Match.new(self, view.setup, luck).state)


def everybody_is_told_everything(patch: pytest.MonkeyPatch) -> None:
    tell = State.tell
    patch.setattr(State, "tell", lambda self, event, *_: tell(self, event, EVERYBODY))


def who_watches_is_shown_every_card(patch: pytest.MonkeyPatch) -> None:
    tell = State.tell

    def tell_spectators(self: State, event: Event, audience: int = EVERYBODY, otherwise: Event | None = None) -> None:
        tell(self, event, audience | only(SPECTATOR), otherwise)

    patch.setattr(State, "tell", tell_spectators)


def who_watches_is_told_aside(patch: pytest.MonkeyPatch) -> None:
    tell = State.tell

    def tell_twice(self: State, event: Event, audience: int = EVERYBODY, otherwise: Event | None = None) -> None:
        tell(self, event, audience, otherwise)
        if audience != EVERYBODY:
            tell(self, event, only(SPECTATOR))

    patch.setattr(State, "tell", tell_twice)


def who_watches_may_choose(patch: pytest.MonkeyPatch) -> None:
    looked_at = Match.view

    def as_if_asked(self: Match, seat: int) -> View:
        return replace(looked_at(self, seat), options=self.state.options)

    patch.setattr(Match, "view", as_if_asked)


def each_picture_is_another(patch: pytest.MonkeyPatch) -> None:
    drawn, number = Painter.draw, count()
    patch.setattr(Painter, "draw", lambda self: replace(drawn(self), round=next(number)))


def who_watches_sees_no_picture(patch: pytest.MonkeyPatch) -> None:
    follow = Cluedo.follow

    def for_players_only(self: Cluedo, setup: Setup, seat: int) -> Painter[Picture]:
        return follow(self, setup, range(setup.seats)[seat])

    patch.setattr(Cluedo, "follow", for_players_only)


def cards_have_no_names(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Cluedo, "spelling", {kind: spell for kind, spell in Cluedo.spelling.items() if kind != "card"})


def nobody_says_why_it_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("manoir.games.cluedo.steps.Over", lambda winner, reason, clause: Over(winner, "", clause))


def it_ends_by_a_clause_that_is_nowhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("manoir.games.cluedo.steps.Over", lambda winner, reason, clause: Over(winner, reason, "CL-999"))


def nothing_is_refused(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "check", lambda self, action: None)


def a_refusal_leaves_a_trace(patch: pytest.MonkeyPatch) -> None:
    def check(self: State, action: Action) -> None:
        if action not in self.options:
            self.tell(Said(0, "he tried to cheat"))
            raise self.step.refusal(self, action)

    patch.setattr(State, "check", check)


def a_refusal_names_no_clause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TurnStart, "refusal", lambda self, table, action: IllegalAction("CL-999", "no"))


def an_option_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    options = TurnStart.options
    patch.setattr(TurnStart, "options", lambda self, table: options(self, table) + options(self, table)[:1])


def somebody_is_asked_after_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Over, "actor", lambda self, table: 0)


def anybody_may_act(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "_play", lambda self, move: self.state.play(move.action))


def two_actions_are_written_alike(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Cluedo, "actions", (*Cluedo.actions, Action(Cluedo.actions[0].text)))


def a_secret_is_kept_beside_the_record(patch: pytest.MonkeyPatch) -> None:
    start, number = Cluedo.start, count(100)

    def with_a_secret(self: Cluedo, setup: Setup, deal: Deal) -> CluedoState:
        table = start(self, setup, deal)
        table.rounds = next(number)
        return table

    patch.setattr(Cluedo, "start", with_a_secret)


def clones_share_their_pawns(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CluedoState, "clone", lambda self: replace(self))


def any_edition_will_do(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "check_edition", lambda self, edition: None)


def no_game_is_recorded(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_regression, "RECORDS", [])


def nobody_talks_in_the_records(patch: pytest.MonkeyPatch) -> None:
    def without_talk(path: Path, find: Callable[[str], Game]) -> Record:
        record = load(path, find)
        record.match.moves = [move for move in record.match.moves if isinstance(move, Played)]
        return record

    patch.setattr(test_regression, "load", without_talk)


def the_dice_are_not_thrown(patch: pytest.MonkeyPatch) -> None:
    options = TurnStart.options
    patch.setattr(TurnStart, "options", lambda self, table: options(self, table)[1:])


def an_accusation_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    options = TurnStart.options
    patch.setattr(TurnStart, "options", lambda self, table: options(self, table)[:-1])


RED: tuple[type[BaseException], ...] = (AssertionError, pytest.fail.Exception)


class Breakage(NamedTuple):
    """A fault of Cluedo or of what carries it, and what a law that notices it raises."""

    fault: Fault
    red: tuple[type[BaseException], ...] = RED


BREAKAGES: dict[Callable[..., None], tuple[Breakage, ...]] = {
    test_beliefs.test_every_belief_is_declared_and_has_its_sentence: (
        Breakage(a_belief_is_told_in_english_only),
        Breakage(a_belief_is_not_declared),
    ),
    test_beliefs.test_the_page_has_recorded_every_kind_of_belief: (Breakage(the_page_knows_no_belief),),
    test_changing_hands.test_bots_think_on_when_seats_change_hands: (
        Breakage(bots_know_no_event_but_their_game_s, (LookupError,)),
    ),
    test_following.test_a_picture_followed_is_the_picture_drawn_anew_and_stays_as_it_was: (
        Breakage(a_picture_goes_on_changing),
        Breakage(a_painter_forgets_what_it_has_heard),
    ),
    test_knowledge.test_imagined_games_cannot_be_told_from_the_true_one: (Breakage(a_dream_heeds_nothing),),
    test_knowledge.test_what_a_seat_cannot_know_does_not_change_what_it_is_told: (
        Breakage(everybody_is_told_everything),
    ),
    test_knowledge.test_a_spectator_is_told_nothing_that_some_seat_is_not: (
        Breakage(who_watches_is_shown_every_card),
        Breakage(who_watches_is_told_aside),
        Breakage(who_watches_may_choose),
    ),
    test_knowledge.test_pictures_are_drawn_for_every_seat_at_every_moment: (
        Breakage(each_picture_is_another),
        Breakage(who_watches_sees_no_picture, (IndexError,)),
    ),
    test_knowledge.test_events_and_actions_can_be_spelt: (Breakage(cards_have_no_names, (KeyError,)),),
    test_play.test_random_play_ends_with_a_reason: (
        Breakage(nobody_says_why_it_ends),
        Breakage(it_ends_by_a_clause_that_is_nowhere),
    ),
    test_play.test_options_are_legal_and_all_else_is_refused_without_change: (
        Breakage(nothing_is_refused),
        Breakage(a_refusal_leaves_a_trace),
        Breakage(a_refusal_names_no_clause),
        Breakage(an_option_is_offered_twice),
    ),
    test_play.test_whoever_decides_has_options_and_chance_has_odds: (Breakage(somebody_is_asked_after_the_end),),
    test_play.test_another_seat_may_not_act: (Breakage(anybody_may_act),),
    test_play.test_actions_have_one_text_and_one_number_each: (Breakage(two_actions_are_written_alike),),
    test_records.test_records_replay_to_the_same_events: (Breakage(a_secret_is_kept_beside_the_record),),
    test_records.test_saving_and_loading_at_any_moment_changes_nothing: (Breakage(a_secret_is_kept_beside_the_record),),
    test_records.test_a_clone_shares_nothing_that_changes: (Breakage(clones_share_their_pawns),),
    test_records.test_a_game_of_another_edition_is_never_replayed_by_these_rules: (Breakage(any_edition_will_do),),
    test_regression.test_three_games_of_different_sizes_are_recorded_and_counted: (Breakage(no_game_is_recorded),),
    test_regression.test_recorded_game_replays_and_is_written_as_it_was: (
        Breakage(the_dice_are_not_thrown, (BadRecord,)),
    ),
    test_regression.test_records_hold_talk_leaving_and_returning: (Breakage(nobody_talks_in_the_records),),
    test_regression.test_legal_continuations_are_as_many_as_they_were: (Breakage(an_accusation_is_forgotten),),
}
