"""One's own page: what games come to, seat by seat; shared by its owner alone, taken along and deleted as a whole."""

import pytest
from openskill.models import PlackettLuce

from manoir.house.keeping.stored import Kept, Title
from manoir.house.past.accounts import Account, Past, Share
from manoir.house.past.history import History, OfGame, history
from manoir.house.past.rating import Rating, rated
from tests.house.device import Device, Refused, on_a_device
from tests.house.test_device import play_on

CHARACTERS = ["rose", "moutarde", "leblanc", "olive"]


def past(number: int, winner: int | None, account: Account | None = None, seat: int | None = 0) -> Past:
    kept = Kept(f"code{number}", "cluedo", Title([""] * 4, CHARACTERS, winner, "accusation"), number)
    return Past(kept, seat, account if account is not None else counted())


def counted(verified: bool = True, challenge: bool = False, **own: float) -> Account:
    shares = [Share(decisions=3, choice=-0.5, luck=own.get("luck", 0.25), certain=6), *[Share()] * 3]
    return Account(verified, 9, [None, "detective", "detective", "detective"], 1, challenge, shares)


def only(told: History) -> OfGame:
    (game,) = told.games
    return game


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("winner", [None, 0, 1])
def test_a_rating_is_that_of_openskill(seats: int, winner: int | None) -> None:
    """`winner` among the others; without one, oneself."""
    if winner is not None and winner >= seats - 1:
        return
    own, others = Rating(27.0, 6.0), [Rating(18.0 + 4 * number, 1.0 + number) for number in range(seats - 1)]
    model = PlackettLuce()
    teams = [[model.rating(mu=each.value, sigma=each.doubt)] for each in (own, *others)]
    ranks = [float(winner is not None), *(float(winner != number) for number in range(seats - 1))]
    expected = model.rate(teams, ranks=ranks)[0][0]
    found = rated(own, others, winner is None, winner)
    assert found.value == pytest.approx(expected.mu)
    assert found.doubt == pytest.approx(expected.sigma)


def test_wins_stand_against_par_and_in_streaks() -> None:
    told = only(history("Anne", [past(number, winner) for number, winner in enumerate([0, 0, 1, 0])], 0))
    assert (told.all.games, told.all.wins, told.all.par) == (4, 3, 1.0)
    assert (told.streak, told.longest, told.certain) == (1, 2, 6.0)
    assert [point.choice for point in told.points] == [-0.5] * 4


def test_only_verified_games_of_a_seat_of_ones_own_count() -> None:
    games = [past(0, 0), past(1, 0, counted(verified=False)), past(2, 0, Account(True, 9, [None] * 4, 4), None)]
    assert only(history("Anne", games, 0)).all.games == 1


def test_a_deal_played_again_moves_no_rating() -> None:
    fresh, known = past(0, 0), past(1, 0, counted(challenge=True))
    once, twice = only(history("", [fresh], 0)), only(history("", [fresh, known], 0))
    assert once.strength == twice.strength
    assert twice.points[1].rating is None
    assert twice.all.games == 2


def test_of_games_without_notes_of_seats_the_only_person_was_oneself() -> None:
    account = counted()
    assert only(history("", [past(0, 0, account, None)], 0)).all.wins == 1


@pytest.mark.parametrize(("game", "bots"), [("cluedo", 2), ("hantise", 1), ("huis-clos", 3)])
def test_a_finished_game_is_counted_and_can_be_taken_along_and_forgotten(game: str, bots: int) -> None:
    async def alone(device: Device) -> None:
        code = await device.open(game, ("novice",) * bots)
        assert await play_on(await device.follow(code))
        told = await device.ask("GET", "/api/me/page")
        assert told["waiting"] == 0
        (found,) = told["games"]
        assert found["game"] == game
        assert found["all"]["games"] == 1
        assert found["all"]["par"] == pytest.approx(1 / (bots + 1))
        assert found["strength"]["games"] == 1
        assert next(mark["level"] for mark in found["marks"]) == "random"
        assert found["points"][0]["choice"] <= 0
        assert bool(found["roles"]) == (game == "huis-clos")
        taken = await device.ask("GET", "/api/me/everything")
        assert taken["history"] == told
        assert taken["records"][0].startswith("manoir record 1")
        await device.ask("DELETE", "/api/me")
        assert (await device.ask("GET", "/api/me/page"))["games"] == []
        with pytest.raises(Refused):
            await device.ask("GET", f"/api/records/{code}")

    on_a_device(alone)


def test_a_page_is_seen_by_others_as_long_as_it_is_shared() -> None:
    async def alone(device: Device) -> None:
        assert (await device.ask("GET", "/api/me/page"))["shared"] is None
        code = (await device.ask("POST", "/api/me/page"))["code"]
        assert (await device.ask("POST", "/api/me/page"))["code"] == code
        assert (await device.ask("GET", "/api/me/page"))["shared"] == code
        assert (await device.ask("GET", f"/api/pages/{code}"))["shared"] is None
        assert (await device.ask("DELETE", "/api/me/page"))["shared"] is None
        with pytest.raises(Refused):
            await device.ask("GET", f"/api/pages/{code}")

    on_a_device(alone)
