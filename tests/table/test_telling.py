"""What a follower of a seat is sent."""

from typing import Any

import pytest
from msgspec.json import decode, encode

from manoir.core.events import Event, Left, Returned, Said
from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game, registered
from manoir.table.messages import Message, News
from manoir.table.seating.settings import Clock, Settings
from manoir.table.table import Table
from manoir.table.telling import _SPELT_OPTIONS, KEPT, Manner, Telling, spelt_options
from tests.table.sitting import ANNE, AT_ONCE, BEN, CLEO, bots, do, play_on, sit_down, store

ALL, BARE = Manner(), Manner(pictures=False)


def sent(message: Message) -> Any:
    return decode(encode(message))


def follow(table: Table, seat: int = 0) -> tuple[Telling, Any]:
    telling = Telling(table)
    return telling, sent(telling.joined(seat, 0, 0.0, ALL))


def test_whoever_joins_gets_all_that_the_seat_knows() -> None:
    table = sit_down()
    _, news = follow(table)
    assert (news["type"], news["seat"], news["since"], news["ply"]) == ("news", 0, 0, 2)
    assert [entry["event"] for entry in news["entries"]] == ["Dealt", "TurnBegan"]
    assert len(news["entries"][0]["hand"]) == 6
    assert news["whole"]
    assert news["picture"]["hand"] == news["entries"][0]["hand"]
    assert all(isinstance(place, str) for place in news["picture"]["pawns"])
    assert [choice["verb"] for choice in news["question"]["choices"]] == ["roll", "accuse"]


def test_others_get_no_question_and_no_hand_but_their_own() -> None:
    table = sit_down()
    _, theirs = follow(table, 1)
    assert "question" not in theirs
    _, watching = follow(table, SPECTATOR)
    assert watching["seat"] is None
    assert watching["entries"][0]["hand"] is None


def test_followers_get_what_is_new_once() -> None:
    table = sit_down()
    telling, joined = follow(table)
    assert not telling.has_news(0)
    do(table, 0, "roll")
    assert telling.has_news(0)
    news = sent(telling.news(0, 0.0, ALL))
    assert news["since"] == joined["ply"]
    assert [entry["event"] for entry in news["entries"]][::2] == ["Acted", "Rolled"]
    assert news["entries"][0] == {"event": "Acted", "question": joined["question"]["ply"], "action": "roll"}
    assert set(news["picture"]) == {"dice"}
    telling.settle(0)
    assert not telling.has_news(0)


def test_whoever_comes_back_gets_the_rest() -> None:
    table = sit_down()
    do(table, 0, "roll")
    news = sent(Telling(table).joined(0, 2, 0.0, ALL))
    assert [entry["event"] for entry in news["entries"]][::2] == ["Acted", "Rolled"]
    beyond = sent(Telling(table).joined(0, 10**6, 0.0, ALL))
    assert (beyond["since"], beyond["entries"]) == (beyond["ply"], [])


def test_pictures_are_sent_to_those_who_want_them() -> None:
    table = sit_down()
    telling = Telling(table)
    assert "picture" not in sent(telling.joined(0, 0, 0.0, BARE))
    telling.joined(0, 0, 0.0, ALL)
    do(table, 0, "roll")
    assert "picture" not in sent(telling.news(0, 0.0, BARE))
    assert set(sent(telling.news(0, 0.0, ALL))["picture"]) == {"dice"}


def test_changes_of_the_picture_add_up_to_the_picture() -> None:
    table = sit_down([ANNE, *bots(2)])
    telling, joined = follow(table, 1)
    pictured = joined["picture"]
    while not table.is_over and len(table.match.moves) < 200:
        if 0 in table.questions:
            options = [option for option in table.questions[0].options if option.verb != "accuse"]
            do(table, 0, options[len(table.match.moves) % len(options)].text)
        play_on(table, most=1)
        if telling.has_news(1):
            pictured |= sent(telling.news(1, 0.0, ALL)).get("picture", {})
            telling.settle(1)
    assert pictured == follow(table, 1)[1]["picture"]


@pytest.mark.parametrize("name", registered())
def test_whoever_comes_and_goes_is_sent_the_picture_that_a_newcomer_gets(name: str) -> None:
    table = sit_down(bots(find_game(name).seat_counts[0]), game=name)
    seats = (*range(table.setup.seats), SPECTATOR)
    telling = Telling(table)
    pictured = {seat: sent(telling.joined(seat, 0, 0.0, ALL))["picture"] for seat in seats}
    for turn in range(150):
        if turn % 10 < 3 and not table.is_over:
            leaver = turn // 10 % table.setup.seats
            table.interject((Said(0, "hm"), Left(leaver), Returned(leaver))[turn % 10])
        play_on(table, most=1)
        if turn % 31 == 30:
            telling = telling.taken_up(table)
        for seat in seats:
            if (turn + seat) % 7 == 0:
                telling.forget(seat)
                pictured[seat] = sent(telling.joined(seat, 0, 0.0, ALL))["picture"]
            if telling.has_news(seat):
                bare = (turn + seat) % 5 == 0
                news = sent(telling.news(seat, 0.0, BARE if bare else ALL))
                pictured[seat] |= news.get("picture", {})
                telling.settle(seat)
                if bare:
                    pictured[seat] = sent(telling.joined(seat, 0, 0.0, ALL))["picture"]
            assert pictured[seat] == follow(table, seat)[1]["picture"]


def test_an_event_is_heard_once_though_pictures_are_not_always_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down(bots(3))
    telling, _ = follow(table)
    onlooker, heard = telling._sent[0].onlooker, list(table.journals[0].told)
    hear = onlooker.hear

    def listen(event: Event) -> None:
        heard.append(event)
        hear(event)

    monkeypatch.setattr(onlooker, "hear", listen)
    for turn in range(60):
        play_on(table, most=1)
        telling.news(0, 0.0, BARE if turn % 3 else ALL)
        telling.settle(0)
    telling.joined(0, 0, 0.0, ALL)
    assert heard == table.journals[0].told


def test_the_muted_are_not_heard() -> None:
    table = sit_down()
    telling, _ = follow(table)
    table.interject(Said(1, "rope!"))
    table.interject(Said(2, "dagger!"))
    store(table, 0.0)
    assert [entry["text"] for entry in sent(telling.news(0, 0.0, Manner(frozenset([1]))))["entries"]] == ["", "dagger!"]
    assert [entry["text"] for entry in sent(telling.news(0, 0.0, ALL))["entries"]] == ["rope!", "dagger!"]


def test_clocks_are_told_in_seconds_left() -> None:
    table = sit_down(settings=Settings(pace="none", clock=Clock(decision=30, game=100)))
    do(table, 0, "roll", 10.0)
    news: News = Telling(table).joined(1, 0, 15.0, BARE)
    assert news.clock is not None
    assert (news.clock.seat, news.clock.left, news.clock.banks) == (0, 25.0, [90.0, 100.0, 100.0])
    assert sit_down(settings=AT_ONCE).clocks.deadline(0, 0.0) is None


def test_an_answered_question_is_asked_no_more() -> None:
    table = sit_down([ANNE, BEN, CLEO], Settings(pace="normal"))
    table.answer(0, table.questions[0].ply, "roll", 0.0)
    assert "question" not in follow(table)[1]


@pytest.mark.parametrize("name", registered())
def test_every_game_can_be_told_from_beginning_to_end(name: str) -> None:
    game = find_game(name)
    table = sit_down(bots(game.seat_counts[0]), game=name)
    telling = Telling(table)
    seats = (*range(table.setup.seats), SPECTATOR)
    plies = {seat: telling.joined(seat, 0, 0.0, ALL).ply for seat in seats}
    while not table.is_over and len(table.match.moves) < 300:
        play_on(table, most=1)
        for seat in seats:
            if telling.has_news(seat):
                news = telling.news(seat, 0.0, ALL)
                assert sent(news)["type"] == "news"
                assert news.since == plies[seat]
                plies[seat] = news.ply
                telling.settle(seat)
    assert plies == {seat: table.journals[seat].ply for seat in seats}


def test_the_spelling_of_options_is_kept_within_bounds() -> None:
    game = find_game("cluedo")
    for number in range(KEPT + 10):
        spelt_options(game, (game.actions[number % 600], game.actions[(number + 1) % 600]))
    assert len(_SPELT_OPTIONS) <= KEPT
