"""Identity is the unit of secrecy: whatever a player tries, what he was ever sent is of seats he held at the deal."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.json import decode

from manoir.core.seats import SPECTATOR
from manoir.games.registry import find_game, registered
from manoir.server.web.endpoints import ENDPOINTS
from manoir.table.journal import Acted
from manoir.table.messages import Request
from manoir.table.telling import spelt_act, spelt_event
from tests.server.house import Line, RunningHouse, Visitor, cautious

ROUNDS = 6
"""How often everything is tried, in the course of one game."""
MOVES = 6
"""How many moves lie between."""

OF_NO_TABLE = ("/api/daily", "/api/puzzles", "/api/carnet")
"""What these tell is of games that nobody plays here."""


TAKES_ALONG = "/take-along"
"""Who plays alone may do that, and has no table here any more: `test_travelling.py`."""


class Spied:
    """A table of Mallory, Anne, Ben who leaves, and bots; all that Mallory is sent is kept."""

    def __init__(self, house: RunningHouse, game: str, **wishes: Any) -> None:
        self.house = house
        self.game = find_game(game)
        seats = max(3, self.game.seat_counts[0]) if 3 in self.game.seat_counts else self.game.seat_counts[0]
        seats = min(max(seats, 4), self.game.seat_counts[-1])
        people = min(3, seats - 1)
        self.is_alone = people == 1
        self.mallory, *others = (house.visitor(name) for name in ("Mallory", "Anne", "Ben")[:people])
        self.code = self.mallory.open(game, bots=["random"] * (seats - people), **wishes)
        for other in others:
            other.sit(self.code)
        self.mallory.start(self.code)
        self.chairs = self.mallory.table(self.code)["chairs"]
        (self.own,) = self.mallory.seats(self.code)
        self.lines = {seat: other.follow(self.code, seat) for other in others for (seat,) in [other.seats(self.code)]}
        self.answers: list[str] = []
        self.line = self.mallory.follow(self.code, self.own)
        if len(others) > 1:
            (seat,) = others[1].seats(self.code)
            others[1].ask("DELETE", f"/api/tables/{self.code}/chairs/{self.chairs[seat]['character']}")
            del self.lines[seat]

    def try_everything(self) -> None:
        """Every address with every method and every chair, every message for every seat."""
        for method, path, body in self.requests():
            answer = self.mallory.http.request(method, path, json=body).text
            if self.is_over:
                # From then on all cards lie open, and bots may have ended it between two requests.
                return
            self.answers.append(answer)
        for seat in range(-1, len(self.chairs) + 1):
            spy = self.mallory.live()
            for message in self.messages(seat):
                spy.send(**message)
            spy.heeded()
            spy.connection.close()
            if self.is_over:
                return
            self.answers += spy.raw

    def requests(self) -> Iterator[tuple[str, str, Any]]:
        characters = [chair["character"] for chair in self.chairs]
        for endpoint in ENDPOINTS:
            if endpoint.path.startswith(OF_NO_TABLE) or (self.is_alone and endpoint.path.endswith(TAKES_ALONG)):
                continue
            path = endpoint.path.replace("{code}", self.code)
            places = [name for name in characters if name != characters[self.own]] if "{character}" in path else [""]
            for place in places:
                for number in range(4) if "{number}" in path else [0]:
                    at = path.replace("{character}", place).replace("{number}", str(number))
                    for body in self.bodies(characters):
                        if "seat" in endpoint.query:
                            for seat in range(len(characters)):
                                yield (
                                    endpoint.method,
                                    f"{at}?seat={seat}&ply=1"[: None if "ply" in endpoint.query else -6],
                                    body,
                                )
                        else:
                            yield endpoint.method, at, body
                        if endpoint.body is None:
                            break

    def bodies(self, characters: list[str]) -> list[Any]:
        wishes = [{"character": name} for name in characters]
        return [{}, *wishes, {"agree": True}, {"settings": {"late": True}}, {"level": "random"}]

    def messages(self, seat: int) -> Iterator[dict[str, Any]]:
        """Of every kind that there is."""
        known: dict[str, list[dict[str, Any]]] = {
            "join": [{"table": self.code, "seat": seat, "help": "odds", "since": since} for since in (0, 1)],
            "part": [{"seat": seat}],
            "act": [{"seat": seat, "ply": ply, "action": action} for ply in (0, 2) for action in (0, 1)],
            "say": [{"seat": seat, "text": "?"}],
            "claim": [{"seat": seat, "claim": "innocent"}],
            "preset": [{"seat": seat, "verb": "show", "order": []}],
            "assist": [{"seat": seat, "help": "odds"}],
            "hint": [{"seat": seat}],
            "why": [{"seat": seat, "card": "rose", "place": 0}],
            "mute": [{"seat": seat}],
            "skip": [{"seat": seat, "to": to} for to in ("question", "end", "nothing")],
            "wait": [{"seat": seat, "seconds": seconds} for seconds in (0, 5, 60)],
        }
        kinds = [kind.__struct_config__.tag for kind in get_args(Request)]
        assert set(kinds) == set(known), "every message is tried"
        yield {"type": "join", "table": self.code}
        for kind in kinds:
            for message in known[str(kind)]:
                if seat != self.own or kind not in ("act", "part"):
                    yield {"type": kind, **message}

    def play(self, moves: int) -> bool:
        """Everybody who is asked answers; False when the game is over."""
        for _ in range(moves):
            made = False
            for line in (self.line, *self.lines.values()):
                made |= self.answered(line)
            if self.is_over:
                return False
        return True

    @property
    def is_over(self) -> bool:
        room = self.house.app.state.house.room(self.code)
        # At first nobody has come into it.
        return room is not None and room.play is not None and bool(room.play.table.is_over)

    def answered(self, line: Line) -> bool:
        try:
            news = line.next("news", 0.05)
        except TimeoutError:
            return False
        if news.get("question"):
            line.act(news, cautious(news))
        return True

    def allowed(self) -> set[str]:
        """Everything that Mallory's own seat, and whoever watches, was ever told."""
        journals = self.house.app.state.house.room(self.code).play.table.journals
        return {
            bytes(spelt_act(entry) if isinstance(entry, Acted) else spelt_event(self.game, entry)).decode()
            for seat in (self.own, SPECTATOR)
            for entry in journals[seat].entries
        }


def events_in(thing: Any) -> Iterator[Any]:
    """Wherever they are; the reason of a mark only names its event."""
    if isinstance(thing, dict):
        if "event" in thing and "fact" not in thing:
            yield thing
        for inner in thing.values():
            yield from events_in(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from events_in(inner)


@pytest.mark.parametrize("name", registered())
def test_a_malicious_player_learns_nothing_by_any_request(house: RunningHouse, name: str) -> None:
    table = Spied(house, name)
    for _ in range(ROUNDS):
        table.try_everything()
        if not table.play(MOVES):
            break
    allowed = {encode_again(text) for text in house.inside(table.allowed)}
    spectator_or_own = {None, table.own}
    seen = 0
    for text in (*table.answers, *table.line.raw):
        try:
            message = decode(text)
        except ValueError:
            continue
        if isinstance(message, dict) and message.get("type") in ("news", "notebook", "hint", "why"):
            assert message["seat"] in spectator_or_own, message
        for event in events_in(message):
            seen += 1
            is_muted = event["event"] == "Said" and not event["text"]
            assert is_muted or encode_again(event) in allowed, event
    assert seen > 10
    assert table.mallory.seats(table.code) == [table.own]


def encode_again(event: Any) -> str:
    """However its parts are ordered."""
    return repr(sorted((decode(event) if isinstance(event, str) else event).items()))


def taken_over(house: RunningHouse, game: str) -> tuple[str, list[Visitor], int]:
    """A table where Dora has taken a bot's chair with everybody's consent; its code, its people and her seat."""
    anne, dora = house.visitor("Anne"), house.visitor("Dora")
    code = anne.open(game, bots=["random"] * (find_game(game).seat_counts[0] - 1))
    anne.start(code)
    anne.follow(code, 0).next("news")
    dora.follow(code).next("news")
    bot = next(chair for chair in dora.table(code)["chairs"] if chair["kind"] == "bot")
    asked = dora.ask("POST", f"/api/tables/{code}/pleas", {"character": bot["character"]}, 201)
    (plea,) = asked["pleas"]
    assert (plea["yours"], plea.get("asks"), dora.seats(code)) == (True, None, [])
    anne.ask("POST", f"/api/tables/{code}/pleas/{plea['number']}", {"agree": True})
    return code, [anne, dora], bot["seat"]


@pytest.mark.parametrize("name", registered())
def test_a_newcomer_takes_a_chair_over_when_the_table_agrees(house: RunningHouse, name: str) -> None:
    code, (anne, dora), seat = taken_over(house, name)
    assert dora.seats(code) == [seat]
    news = dora.follow(code, seat).next("news")
    assert news["since"] == 0
    while not any(entry["event"] == "ChangedHands" for entry in news["entries"]):
        news = dora.lines[-1].next("news")
    changed = next(entry for entry in news["entries"] if entry["event"] == "ChangedHands")
    assert changed == {"event": "ChangedHands", "seat": seat, "name": "Dora"}
    character = anne.table(code)["chairs"][seat]["character"]
    given_back = dora.ask("DELETE", f"/api/tables/{code}/chairs/{character}")
    assert (given_back["chairs"][seat]["kind"], given_back["chairs"][seat]["level"]) == ("bot", "random")
    again = dora.ask("POST", f"/api/tables/{code}/pleas", {"character": character}, 201)
    assert again["chairs"][seat]["yours"], "who has held a seat comes back to it"


def test_a_seat_given_up_is_heard_no_more_and_stands_in_the_journal(house: RunningHouse) -> None:
    code, (anne, dora), seat = taken_over(house, "cluedo")
    line = dora.follow(code, seat)
    line.next("news")
    dora.ask("DELETE", f"/api/tables/{code}/chairs/{anne.table(code)['chairs'][seat]['character']}")
    while not any(
        entry == {"event": "ChangedHands", "seat": seat, "name": ""} for entry in anne.lines[0].next("news")["entries"]
    ):
        pass
    asked = anne.lines[0].heard[-1]
    while not asked.get("question"):
        asked = anne.lines[0].question()
    anne.lines[0].act(asked, cautious(asked))
    anne.lines[0].next("news")
    while not line.silent():
        pass
    told = [message for message in line.heard if message["type"] == "news"]
    assert not any(entry["event"] == "ChangedHands" and not entry["name"] for news in told for entry in news["entries"])


def test_the_table_says_no(house: RunningHouse) -> None:
    anne, dora = house.visitor("Anne"), house.visitor("Dora")
    code = anne.open(bots=["random", "random"])
    anne.start(code)
    line = anne.follow(code, 0)
    line.next("news")
    dora.follow(code).next("news")
    path = f"/api/tables/{code}/pleas"
    dora.ask("POST", path, {}, 201)
    while not (pleas := line.next("table").get("pleas")):
        pass
    assert [(plea["name"], plea["asks"], plea["character"]) for plea in pleas] == [("Dora", True, "moutarde")]
    assert dora.ask("POST", f"{path}/1", {"agree": True}, 403)["code"] == "not-yours"
    anne.ask("POST", f"{path}/1", {"agree": False})
    assert dora.table(code)["barred"] == "refused"
    assert dora.ask("POST", path, {}, 403)["code"] == "closed"
    assert anne.ask("POST", path, {"character": "leblanc"}, 403)["reason"] == "you have seen another hand of this game"
    assert dora.ask("POST", f"/api/tables/{code}/chairs", {}, 409)["code"] == "begun"


def test_a_chair_taken_over_stays_taken_when_the_house_is_opened_again(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/manoir.db"
    with RunningHouse(database) as house:
        code, (_, dora), seat = taken_over(house, "cluedo")
        cookie = dora.cookie
    with RunningHouse(database) as house:
        dora = house.visitor()
        dora.http.cookies.clear()
        dora.http.cookies["manoir"] = cookie
        assert dora.seats(code) == [seat]
        entries = dora.follow(code, seat).next("news")["entries"]
        assert {"event": "ChangedHands", "seat": seat, "name": "Dora"} in entries
