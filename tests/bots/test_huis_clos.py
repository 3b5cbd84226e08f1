"""The bots of Huis Clos: what they believe, what they do with it, and what they say."""

import pytest
from msgspec.structs import replace

from manoir.bots.bot import decision_luck, make_bot, remark, reply
from manoir.bots.huis_clos import master
from manoir.bots.huis_clos.beliefs import Dangers, SeatOdds, Suspects, Weapons
from manoir.bots.huis_clos.believing import Beliefs, naive_odds
from manoir.bots.huis_clos.duelling import Duel
from manoir.bots.huis_clos.duellist import Duellist
from manoir.bots.huis_clos.hearing import CAUGHT_LYING, SILENT, Hearing
from manoir.bots.huis_clos.innocent import Innocent
from manoir.bots.huis_clos.murderer import Murderer
from manoir.bots.huis_clos.pretending import seen_by_all
from manoir.bots.huis_clos.wary import Wary
from manoir.bots.thought import Thinker
from manoir.core.chance import SeededLuck
from manoir.core.match import Match
from manoir.games.huis_clos import GAME
from manoir.games.huis_clos.actions import ACCUSE, GO, SEARCH
from manoir.games.huis_clos.components import ALL_WEAPONS, clue, clues, each, place, spell_clue
from manoir.games.huis_clos.events import Deposited, Looked, UrnOpened
from manoir.games.huis_clos.picture import picture
from manoir.games.huis_clos.state import HuisClosState
from tests.games.huis_clos.table import FOUR, Position, opening

LECOMTE, BORROW, GEORGES, WORMS = range(4)
SEEDS = range(6)


def first_turn() -> Position:
    """Worms, the Murderer, has found the knife in the Salon and is about to fill the Urn; Borrow is in the Cuisine."""
    game = opening(FOUR, murderer="worms", starter="lecomte")
    game.play("take georges-gants", "take peely-coiffe", "take eddington-plume", "take corde")
    game.play("go serre", "search", "take worms-pipe", "keep")
    game.play("go cuisine", "search", "take lecomte-trousse", "keep")
    game.play("go bibliotheque", "search", "take williams-bague", "keep")
    game.play("go salon", "search", "take couteau", "keep")
    return game.deposit("georges-gants", "peely-coiffe", "eddington-plume")


def second_turn() -> Position:
    """The knife has killed Borrow, and Worms has taken it back before all eyes; it is Georges' turn."""
    return first_turn().deposit("couteau").take_back("georges-gants", "eddington-plume", "couteau")


def choices(game: Position, level: str) -> set[str]:
    bot = make_bot(GAME, level)
    return {bot.choose(game.view(game.asked), SeededLuck(seed)).text for seed in SEEDS}


def test_a_novice_suspects_whoever_it_saw_take_a_weapon() -> None:
    view = second_turn().view("georges")
    assert naive_odds(view, picture(view)) == {LECOMTE: pytest.approx(1 / 3), WORMS: pytest.approx(2 / 3)}


def test_a_detective_goes_by_what_can_have_been_and_a_master_by_manners_too() -> None:
    beliefs = Beliefs(second_turn().view("georges"))
    assert beliefs.odds == {LECOMTE: 0.5, WORMS: 0.5}
    assert beliefs.read()[WORMS] > 0.6
    assert sum(beliefs.read().values()) == pytest.approx(1)


def test_it_tells_against_a_player_to_take_a_weapon_out_of_the_urn() -> None:
    modest = first_turn().deposit("couteau").take_back("georges-gants", "eddington-plume", "peely-coiffe")
    greedy = second_turn()
    assert Beliefs(greedy.view("georges")).read()[WORMS] > Beliefs(modest.view("georges")).read()[WORMS]


def test_who_cannot_have_had_the_weapon_is_cleared() -> None:
    """Georges has seen the knife in the Salon; only Worms has been there since."""
    game = opening(FOUR, murderer="worms", starter="lecomte")
    game.play("take georges-gants", "take peely-coiffe", "take eddington-plume", "take corde")
    game.play("go serre", "search", "take worms-pipe", "keep", "go cuisine", "search", "take lecomte-trousse", "keep")
    game.play("go salon", "search", "take tisonnier", "keep", "go salon", "search", "decline", "take couteau", "keep")
    game.deposit("georges-gants", "peely-coiffe", "eddington-plume", "couteau")
    assert Beliefs(game.view("georges")).odds == {WORMS: 1.0}
    assert naive_odds(game.view("georges"), picture(game.view("georges"))) == {LECOMTE: 0.5, WORMS: 0.5}


def test_the_place_of_a_weapon_in_a_suspects_hand_is_the_most_dangerous_one() -> None:
    game = second_turn()
    mind = master(1.0, game.view("georges"), SeededLuck(1))
    assert isinstance(mind, Wary)
    assert max(mind.dangers, key=mind.dangers.__getitem__) == place("cuisine")
    assert "go cuisine" not in choices(game, "master")


@pytest.mark.parametrize(("goes", "is_safe"), [("cuisine", True), ("bibliotheque", False)])
def test_a_suspect_does_not_strike_where_he_stands(goes: str, is_safe: bool) -> None:
    game = second_turn().play("go serre", "search", "decline", "take eddington-echarpe", "keep")
    game.play(f"go {goes}", "search").play(next(text for text in sorted(game.choices) if text.startswith("take ")))
    mind = master(1.0, game.play("keep").view("lecomte"), SeededLuck(1))
    assert isinstance(mind, Wary)
    assert (mind.dangers[place("cuisine")] == 0.0) is is_safe


def test_a_weapon_in_ones_own_hand_makes_its_place_safe() -> None:
    game = second_turn()
    mind = master(1.0, game.view("worms"), SeededLuck(1))
    assert mind.odds == {WORMS: 1.0}
    innocent = master(1.0, opening(FOUR).play("take corde").until("go").view("lecomte"), SeededLuck(1))
    assert isinstance(innocent, Wary)
    assert innocent.dangers[place("suite-bleue")] == 0.0


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_the_murderer_strikes(level: str) -> None:
    assert choices(first_turn(), level) == {"deposit couteau"}


def test_the_murderer_drafts_the_rope() -> None:
    assert choices(opening(FOUR, murderer="lecomte"), "master") == {"take corde"}


def test_the_murderer_does_not_take_weapons_before_all_eyes_again_and_again() -> None:
    mind = Murderer(Beliefs(second_turn().view("worms")), SeededLuck(1))
    knife = clue("couteau")
    assert mind.gaining(knife, is_seen=True) < mind.gaining(knife, is_seen=False) == mind.worth(knife)


def innocent(odds: float, turn: int, hand: str = "worms-pipe", mind: type[Innocent] = Innocent) -> Innocent:
    """Georges, who believes so firmly that it is Worms, who is in the Salon."""
    view = second_turn().view("georges")
    beliefs = {WORMS: odds, LECOMTE: 1 - odds}
    found = Innocent(view, picture(view), beliefs, SeededLuck(1)) if mind is Innocent else Wary(Beliefs(view), LUCK)
    found.odds = beliefs
    found.seen.turn, found.seen.hand = turn, clues(hand.split())
    return found


LUCK = SeededLuck("wary")


@pytest.mark.parametrize(
    ("odds", "turn", "hand", "goes"),
    [
        (0.9, 5, "worms-pipe", True),
        (0.9, 4, "worms-pipe", False),
        (0.9, 5, "lecomte-trousse", False),
        (0.6, 5, "worms-pipe", False),
        (0.6, 7, "worms-pipe", True),
    ],
    ids=["sure", "too early", "no clue", "not sure", "the end is near"],
)
def test_an_innocent_goes_to_accuse_when_it_is_sure_enough(odds: float, turn: int, hand: str, goes: bool) -> None:
    mind = innocent(odds, turn, hand)
    mind.view = replace(mind.view, options=GO)
    assert (mind.weigh()[GO[place("salon")]] > 5.0) is goes
    accusation = ACCUSE[clue("worms-pipe")]
    mind.view = replace(mind.view, options=(SEARCH, accusation))
    assert (mind.weigh()[accusation] > mind.weigh()[SEARCH]) is goes


def test_a_master_accuses_on_less_and_on_less_and_less() -> None:
    first, last = innocent(0.6, 5, mind=Wary), innocent(0.6, 8, mind=Wary)
    assert innocent(0.6, 5).enough() > first.enough() > last.enough()
    assert first.accusing(5) > 1.0


def test_an_innocent_gathers_the_clues_of_its_suspect() -> None:
    for mind in (innocent(0.9, 2, ""), innocent(0.9, 2, "", Wary)):
        worths = {name: mind.worth(clue(name)) for name in ("worms-carnet", "lecomte-trousse", "peely-coiffe")}
        assert worths["worms-carnet"] > worths["lecomte-trousse"] > worths["peely-coiffe"] == 0.0


def test_the_last_innocent_takes_shelter_where_his_own_weapon_belongs() -> None:
    beliefs = Beliefs(second_turn().view("georges"))
    beliefs.seen.duel, beliefs.seen.out = True, 0b1111 & ~(1 << GEORGES | 1 << WORMS)
    beliefs.seen.roles, beliefs.seen.hand = [False, False, False, True], clues(["chandelier"])
    mind = Duellist(beliefs, SeededLuck(1), 1.0)
    liking = {name: mind.liking(place(name)) for name in ("salle-a-manger", "serre", "cuisine")}
    assert liking["salle-a-manger"] > liking["serre"] > liking["cuisine"]


def factors(*claims: tuple[str, str], odds: dict[int, float] | None = None) -> dict[int, float]:
    """What claims do to the odds, to Georges."""
    game = second_turn()
    for speaker, claim in claims:
        game.claim(speaker, claim)
    beliefs = Beliefs(game.view("georges"))
    hearing = Hearing(beliefs.view, beliefs.book, beliefs.accounts, odds or {LECOMTE: 0.5, WORMS: 0.5})
    return {seat: hearing.factor(seat) for seat in (LECOMTE, WORMS)}


def test_claims_are_weighed_by_who_makes_them() -> None:
    said = ("lecomte", "suspect worms")
    assert factors(said)[WORMS] > 1
    assert factors(said, odds={LECOMTE: 0.1, WORMS: 0.9})[WORMS] > factors(said, odds={LECOMTE: 0.9, WORMS: 0.1})[WORMS]
    assert factors(said, said) == factors(said)
    assert factors(("lecomte", "trust worms"))[WORMS] < 1 < factors(("lecomte", "holds worms weapon"))[WORMS]
    assert set(factors(("georges", "suspect worms"), ("worms", "suspect worms")).values()) == {1.0}


def test_the_same_thing_in_other_words_counts_once_and_the_last_word_counts() -> None:
    said = [("lecomte", wording) for wording in ("suspect worms", "holds worms weapon", "holds worms corde")]
    assert factors(*said) == factors(said[0])
    assert factors(("lecomte", "trust worms"), said[0]) == factors(said[0])


def test_what_all_have_seen_is_no_news() -> None:
    assert factors(("lecomte", "holds worms couteau")) == {LECOMTE: 1.0, WORMS: 1.0}


@pytest.mark.parametrize(
    "lie",
    [
        "searched serre found peely-sels",
        "searched salon found williams-bague",
        "played fusil",
        "holds lecomte williams-bague",
        "saw williams-bague salon",
        "saw williams-bague lecomte",
    ],
    ids=[
        "he was never there",
        "I hold that",
        "it was not in the Urn",
        "I hold it",
        "nor was it there",
        "nor had he it",
    ],
)
def test_a_lie_falls_back_on_the_liar(lie: str) -> None:
    """Georges has found the ring in the Bibliotheque and kept it."""
    told = factors(("worms", lie))
    assert told[WORMS] / told[LECOMTE] == pytest.approx(CAUGHT_LYING)
    again = factors(("worms", lie), ("worms", lie))
    assert again == told


def test_what_may_be_true_is_no_lie_and_the_word_of_a_liar_is_worth_nothing() -> None:
    true = ("searched salon found fusil", "saw couteau salon", "holds lecomte georges-gants", "was salon 1")
    assert set(factors(*(("worms", claim) for claim in true)).values()) == {1.0}
    lie = ("lecomte", "searched salon found couteau")
    assert factors(lie, ("lecomte", "suspect worms")) == factors(lie)


def test_what_all_have_seen_is_what_a_spectator_was_told() -> None:
    game = second_turn()
    for character in FOUR.split():
        assert seen_by_all(game.view(character)).told == game.view("spectator").told


def replies(level: str, to: str, question: str) -> str | None:
    game, player = second_turn(), make_bot(GAME, level)
    game.claim("lecomte", question)
    return reply(player, game.view(to), SeededLuck(1))


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_the_murderer_lies_about_the_weapon_and_an_innocent_tells_the_truth(level: str) -> None:
    lie = replies(level, "worms", "ask-saw worms salon")
    assert lie is not None
    assert lie.startswith("searched salon found ")
    assert "couteau" not in lie
    truth = replies(level, "georges", "ask-saw georges bibliotheque")
    assert truth is not None
    (look,) = (event for event in second_turn().view("georges").told if isinstance(event, Looked))
    assert clues(truth.split()[3:]) & ~look.clues == 0
    assert replies(level, "georges", "ask-saw georges serre") == "unsure"
    assert replies(level, "georges", "ask-where georges 1") == "was bibliotheque 1"
    assert replies(level, "borrow", "ask-where borrow 1") is None  # she is dead


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_the_murderer_says_of_the_urn_what_an_innocent_could(level: str) -> None:
    """He has put in the knife, which killed; Georges tells the truth."""
    told = second_turn().view("worms").told
    (opened,) = (event.clues for event in told if isinstance(event, UrnOpened))
    lie = replies(level, "worms", "ask-played worms")
    assert lie in {f"played {spell_clue(item)}" for item in each(opened & ~ALL_WEAPONS)}
    (own,) = (event.clue for event in second_turn().view("georges").told if isinstance(event, Deposited) and event.clue)
    assert replies(level, "georges", "ask-played georges") == f"played {spell_clue(own)}"


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_who_is_suspected_says_nothing_whether_it_is_true_or_not(level: str) -> None:
    for said in ("suspect {}", "liar {}", "holds {} weapon", "holds {} couteau", "saw couteau {}"):
        for name in ("georges", "worms"):
            assert replies(level, name, said.format(name)) is None


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_who_is_said_to_hold_something_harmless_says_whether_it_is_so(level: str) -> None:
    assert replies(level, "georges", "saw williams-bague georges") == "confirm lecomte"
    assert replies(level, "georges", "holds georges williams-bague") == "confirm lecomte"
    assert replies(level, "georges", "holds georges worms-carnet") == "deny lecomte"
    assert replies(level, "worms", "saw williams-bague worms") == "deny lecomte"


@pytest.mark.parametrize("level", ["novice", "detective", "master"])
def test_all_are_asked_in_turn_not_the_most_suspected(level: str) -> None:
    """Borrow has just died by the knife."""
    player, game = make_bot(GAME, level), first_turn().deposit("couteau")
    asked = {remark(player, game.view("georges"), SeededLuck(seed)) for seed in range(12)}
    assert asked == {"ask-played lecomte", "ask-played worms"}
    game.claim("lecomte", "ask-played worms")
    assert {remark(player, game.view("georges"), SeededLuck(seed)) for seed in range(12)} == {"ask-played lecomte"}


def test_only_who_knows_answers_a_question_to_all() -> None:
    assert replies("master", "georges", "ask-took couteau") == "saw couteau worms"
    assert replies("master", "worms", "ask-took couteau") is None
    assert replies("master", "georges", "ask-took secateur") is None


def test_a_lie_that_can_be_proved_is_named_and_said_once() -> None:
    game, player = second_turn(), make_bot(GAME, "master")
    game.claim("worms", "played fusil")
    assert remark(player, game.view("georges"), SeededLuck(1)) == "liar worms"
    game.claim("lecomte", "liar worms")
    assert remark(player, game.view("georges"), SeededLuck(1)) != "liar worms"


def test_a_death_moves_all_to_speak_and_nothing_does_in_a_turn_without_news() -> None:
    player = make_bot(GAME, "master")
    after = remark(player, second_turn().view("lecomte"), SeededLuck(1))
    assert after is None or after.split()[0] in ("ask-played", "suspect", "saw")
    assert remark(player, first_turn().deposit("couteau").view("georges"), SeededLuck(1)) in (
        "ask-played worms",
        "ask-played lecomte",
    )
    assert all(
        remark(player, opening(FOUR).until("go").view(name), SeededLuck(seed)) is None
        for name in FOUR.split()
        for seed in range(9)
    )


def test_who_does_not_answer_makes_himself_suspect() -> None:
    """Worms is asked, and walks on."""
    game = second_turn()
    game.claim("georges", "ask-played worms")
    game.play("go serre", "search", "decline", "take eddington-echarpe", "keep", "go cuisine")
    beliefs = Beliefs(game.view("georges"))
    hearing = Hearing(beliefs.view, beliefs.book, beliefs.accounts, beliefs.odds)
    assert (hearing.factor(LECOMTE), hearing.factor(WORMS)) == (1.0, SILENT)


def test_what_an_innocent_says_is_a_fact_where_another_is_the_murderer() -> None:
    """Lecomte says what he has put in: if Worms did it, the knife was his."""
    game = second_turn()
    before = Beliefs(game.view("georges")).read()[WORMS]
    (own,) = (event.clue for event in game.view("lecomte").told if isinstance(event, Deposited) and event.clue)
    game.claim("lecomte", f"played {spell_clue(own)}")
    assert Beliefs(game.view("georges")).read()[WORMS] >= before
    game.claim("worms", f"played {spell_clue(own)}")
    heard = Beliefs(game.view("georges"))
    hearing = Hearing(heard.view, heard.book, heard.accounts, heard.odds)
    assert hearing.accounts[WORMS].movers != hearing.accounts[LECOMTE].movers


def test_a_murderer_kills_whenever_he_can_and_rather_with_what_points_at_others_too() -> None:
    """Two stand where he could strike; that he has the knife all have seen, the rope anybody may have drafted."""
    mind = Murderer(Beliefs(second_turn().view("worms")), SeededLuck(1))
    knife, rope = clue("couteau"), clue("corde")
    mind.seen.pawns[LECOMTE], mind.seen.pawns[GEORGES] = place("cuisine"), place("suite-bleue")
    assert mind.depositing(rope) > mind.depositing(knife) > mind.depositing(clue("peely-coiffe"))
    assert mind.depositing(clue("fusil")) < 0


def test_a_murderer_whom_all_know_to_be_armed_takes_no_second_weapon_from_the_urn() -> None:
    """No Innocent may (HC-128): all have seen him take the knife back, and nobody knows of the rope."""
    mind = Murderer(Beliefs(second_turn().view("worms")), SeededLuck(1))
    gun, knife, rope = clue("fusil"), clue("couteau"), clue("corde")
    mind.seen.pool = 1 << gun
    assert mind.gaining(gun, is_seen=True) < 0 < mind.gaining(gun, is_seen=False)
    mind.seen.hand &= ~(1 << knife)
    assert mind.seen.hand >> rope & 1
    assert mind.gaining(gun, is_seen=True) > 0


def test_a_murderer_prefers_weapons_of_places_where_others_stand_or_will() -> None:
    mind = Murderer(Beliefs(second_turn().view("worms")), SeededLuck(1))
    mind.seen.starter = LECOMTE
    here, empty = clue("secateur"), clue("fusil")
    assert mind._victims(here) - mind._newcomers[here] == 1, "Lecomte has moved to the Serre"
    assert mind.worth(here) - mind._stock(here) > mind.worth(empty) - mind._stock(empty)
    mind = Murderer(Beliefs(second_turn().view("worms")), SeededLuck(1))
    shunned, safe = place("cuisine"), place("salle-a-manger")
    assert mind._newcomers[shunned] < mind._newcomers[safe], "all know who holds the knife"


def test_an_innocent_does_not_stand_where_it_can_then_not_accuse() -> None:
    """One has to walk up to whom one accuses: who stays beside the suspect until his own next turn cannot."""
    for turn, is_stuck in ((3, False), (4, True)):
        mind = innocent(0.9, turn, "worms-pipe", Wary)
        assert isinstance(mind, Wary)
        mind.seen.starter = WORMS
        assert mind._stays(WORMS) is is_stuck, "the first to move in a turn is the last to move in the next"
        assert mind._stays(LECOMTE) is False, "he moves on before Georges does"
        mind.seen.pawns[WORMS] = place("serre")
        beside = mind.liking(place("serre"))
        mind.seen.pawns[WORMS] = place("salle-des-trophees")
        assert (beside < mind.liking(place("serre"))) is is_stuck


def test_the_first_clue_of_a_suspect_is_urgent_when_accusations_are_near() -> None:
    early, near, held = (
        innocent(0.9, turn, hand, Wary).worth(clue("worms-carnet"))
        for turn, hand in ((2, ""), (3, ""), (3, "worms-pipe"))
    )
    assert near > early > held


def confrontation(seed: int) -> tuple[Match, int]:
    """A game of novices up to where the Murderer has to go somewhere while he can strike."""
    luck = SeededLuck(seed)
    match = Match.new(GAME, GAME.setup(4), luck)
    murderer = GAME.roles(match.state).index("murderer")
    novice = make_bot(GAME, "novice")
    match.roll(luck)
    while True:
        table = match.state
        assert isinstance(table, HuisClosState)
        view = match.view(table.actor)
        if table.duel and table.actor == murderer and view.options[0].verb == "go":
            rival = next(seat for seat in each(table.living) if seat != murderer)
            if table.hands[murderer] >> table.pawns[rival] & 1 and rival == table.starter:
                return match, table.pawns[rival]
        match.play(novice.choose(view, decision_luck(seed, view)))
        match.roll(luck)


@pytest.mark.parametrize("seed", [24, 45])
def test_the_murderer_of_the_confrontation_goes_where_he_can_strike(seed: int) -> None:
    match, there = confrontation(seed)
    view = match.view(match.state.actor)
    chances = Duel(view, SeededLuck(1), 1.0).chances()
    assert set(chances) == set(view.options)
    elsewhere = {action: chance for action, chance in chances.items() if action is not GO[there]}
    assert max(elsewhere.values()) == 1.0 > chances[GO[there]]
    mind = master(1.0, view, SeededLuck(1))
    assert isinstance(mind, Duellist)
    assert mind.weigh() == Duel(view, SeededLuck(1), 1.0).chances()
    assert not Duel(view, SeededLuck(1), 0.02).chances()
    assert set(master(0.02, view, SeededLuck(1)).weigh()) == set(view.options)


def test_a_master_without_time_goes_by_what_it_saw() -> None:
    view = second_turn().view("georges")
    hurried, calm = master(0.0, view, SeededLuck(1)), master(1.0, view, SeededLuck(1))
    assert type(hurried) is Innocent
    assert type(calm) is Wary


def test_a_thought_tells_of_suspects_and_dangers() -> None:
    bot = make_bot(GAME, "master")
    assert isinstance(bot, Thinker)
    thought = bot.think(second_turn().view("georges"), SeededLuck(1))
    suspects, dangers = thought.believed
    assert isinstance(suspects, Suspects)
    assert isinstance(dangers, Dangers)
    assert suspects.seats[0].seat == WORMS
    assert dangers.places[0].place == place("cuisine")
    assert thought.weighed[0] == (thought.action, max(worth for _, worth in thought.weighed))


def test_a_murderer_believes_to_know_where_weapons_may_be_found() -> None:
    mind = master(1.0, second_turn().view("worms"), SeededLuck(1))
    assert isinstance(mind, Murderer)
    murderer, found = mind.believed()
    assert murderer == Suspects((SeatOdds(WORMS, 1.0),))
    assert isinstance(found, Weapons)
    # He does not count the weapons in his hand, nor in a Place the one with which he could not strike there.
    for hoped in found.places:
        wanted = set(each(ALL_WEAPONS)) - {clue("corde"), clue("couteau"), hoped.place}
        assert hoped.count == pytest.approx(sum(mind.mind.lying(hoped.place, weapon) for weapon in wanted))
