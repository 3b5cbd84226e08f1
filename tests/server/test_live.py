"""A table over the socket."""

from typing import Any

import pytest

from tests.server.house import RunningHouse, options, play_to_the_end


class Three:
    """A table of three people, dealt, each with a line of his own."""

    def __init__(self, house: RunningHouse, **wishes: Any) -> None:
        self.people = [house.visitor(name) for name in ("Anne", "Ben", "Cleo")]
        self.code = self.people[0].open(**wishes)
        for visitor in self.people[1:]:
            visitor.sit(self.code)
        self.people[0].start(self.code)
        self.lines = [visitor.follow(self.code, seat) for seat, visitor in enumerate(self.people)]
        self.first = self.lines[0].question()


def test_a_visitor_is_welcomed_and_told_about_the_table_and_the_seat(house: RunningHouse) -> None:
    table = Three(house)
    types = [message["type"] for message in table.lines[0].heard]
    assert types[0] == "welcome"
    assert set(types[1:]) == {"table", "news"}
    assert table.first["whole"]
    assert options(table.first)


def test_a_move_is_told_to_all_as_each_may_know_it(house: RunningHouse) -> None:
    table = Three(house)
    for line in table.lines[1:]:
        line.next("news")
    table.lines[0].act(table.first, "roll")
    mine, theirs = table.lines[0].next("news"), table.lines[1].next("news")
    assert mine["entries"][0] == {"event": "Acted", "question": table.first["question"]["ply"], "action": "roll"}
    assert [entry["event"] for entry in theirs["entries"]][-1] == "Rolled"
    assert "Acted" not in [entry["event"] for entry in theirs["entries"]]
    assert mine["question"]
    assert "question" not in theirs


def test_a_retry_is_accepted_and_a_late_answer_refused(house: RunningHouse) -> None:
    table = Three(house)
    line = table.lines[0]
    line.act(table.first, "roll")
    line.next("news")
    line.act(table.first, "roll")
    assert line.answer() == {"type": "accepted", "seat": 0, "ply": table.first["question"]["ply"]}
    line.act(table.first, "accuse rose corde hall")
    refused = line.answer()
    assert (refused["type"], refused["code"], refused["clause"]) == ("refused", "late", "CL-20")


def test_refusals_carry_their_clause(house: RunningHouse) -> None:
    table = Three(house)
    table.lines[0].act(table.first, "go hall")
    refused = table.lines[0].answer()
    assert (refused["code"], refused["clause"], refused["about"]) == ("illegal", "CL-24", "act")
    assert refused["ply"] == table.first["question"]["ply"]


def test_the_seat_of_another_identity_cannot_be_touched(house: RunningHouse) -> None:
    table = Three(house)
    stranger = house.visitor("Mallory")
    for request in (
        {"type": "join", "table": table.code, "seat": 0},
        {"type": "act", "seat": 0, "ply": table.first["question"]["ply"], "action": "roll"},
        {"type": "say", "seat": 0, "text": "I am Anne"},
        {"type": "preset", "seat": 0, "verb": "show", "order": []},
        {"type": "hint", "seat": 0},
        {"type": "why", "seat": 0, "card": "rose", "place": 0},
        {"type": "assist", "seat": 0, "help": "odds"},
        {"type": "claim", "seat": 0, "claim": "innocent"},
    ):
        with stranger.follow(table.code) as line:
            line.next("news")
            line.send(**request)
            assert line.next("refused")["code"] == "not-yours", request
    with table.people[1].follow(table.code, 1) as line:
        line.next("news")
        line.send(type="act", seat=0, ply=table.first["question"]["ply"], action="roll")
        assert line.next("refused")["code"] == "not-yours"


def test_whoever_comes_back_gets_the_rest(house: RunningHouse) -> None:
    table = Three(house)
    known = table.first["ply"]
    table.lines[0].connection.close()
    line = table.people[0].follow(table.code, 0, since=known)
    again = line.next("news")
    assert (again["since"], again["entries"], again["question"]) == (known, [], table.first["question"])
    line.act(again, "roll")
    line.next("news")
    line.connection.close()
    rest = table.people[0].follow(table.code, 0, since=known).next("news")
    assert rest["since"] == known
    assert rest["entries"][0]["event"] == "Acted"


def test_two_tabs_of_one_seat_agree(house: RunningHouse) -> None:
    table = Three(house)
    with table.people[0].follow(table.code, 0) as tab:
        tab.next("news")
        tab.act(table.first, "roll")
        one, other = table.lines[0].next("news"), tab.next("news")
        assert one == other


def test_several_seats_of_one_client_are_followed_on_one_line(house: RunningHouse) -> None:
    visitor = house.visitor()
    code = visitor.open()
    for name in ("Papa", "Zoé"):
        visitor.sit(code, name=name)
    visitor.start(code)
    line = visitor.live()
    for seat in visitor.seats(code):
        line.send(type="join", table=code, seat=seat)
    asked = line.question()
    assert asked["seat"] == 0
    while {message.get("seat") for message in line.heard if message["type"] == "news"} < {0, 1, 2}:
        line.next("news")
    line.act(asked, "roll")
    assert {line.next("news")["seat"] for _ in range(3)} == {0, 1, 2}


def test_those_who_watch_see_what_all_see_and_talk_among_themselves(house: RunningHouse) -> None:
    table = Three(house)
    watchers = [house.visitor(name).follow(table.code) for name in ("Dora", "Emil")]
    for line in watchers:
        news = line.next("news")
        assert news["seat"] is None
        assert news["entries"][0]["hand"] is None
        assert "question" not in news
    watchers[1].send(type="say", text="Anne bluffs!")
    assert watchers[0].next("murmur") == {"type": "murmur", "name": "Emil", "text": "Anne bluffs!"}
    table.lines[0].act(table.first, "roll")
    table.lines[0].next("news")
    assert "bluffs" not in "".join(table.lines[0].raw + table.lines[1].raw)


def test_after_the_end_all_hear_each_other(house: RunningHouse) -> None:
    player = house.visitor("Anne")
    code = player.open(bots=["random", "random"], options={"rounds": 1})
    player.start(code)
    seat = player.seats(code)[0]
    line, watcher = player.follow(code, seat), house.visitor("Dora").follow(code)
    record = play_to_the_end(line)["record"]
    watcher.next("proof")
    before = player.ask("GET", f"/api/records/{record}")
    line.send(type="say", seat=seat, text="well played")
    for listener in (line, watcher):
        assert listener.next("murmur") == {"type": "murmur", "name": "Anne", "text": "well played", "seat": seat}
    watcher.send(type="say", text="so it was you!")
    for listener in (line, watcher):
        assert listener.next("murmur") == {"type": "murmur", "name": "Dora", "text": "so it was you!"}
    watcher.send(type="mute", seat=seat, muted=True)
    watcher.heeded()
    line.send(type="say", seat=seat, text="no more")
    assert line.next("murmur")["text"] == "no more"
    watcher.send(type="say", text="silence at last")
    assert watcher.next("murmur")["text"] == "silence at last"
    assert player.ask("GET", f"/api/records/{record}") == before


def test_who_has_a_chair_is_not_counted_among_those_who_watch(house: RunningHouse) -> None:
    host = house.visitor()
    code = host.open(bots=["novice", "novice"])
    line = host.follow(code)
    assert line.next("table").get("watchers", 0) == 0
    guest = house.visitor()
    looks, again = guest.follow(code), guest.follow(code)
    looks.next("table")
    again.next("table")
    assert line.next("table").get("watchers") == 1
    assert host.start(code).get("watchers") == 1
    guest.ask("POST", f"/api/tables/{code}/pleas", {"character": host.table(code)["chairs"][1]["character"]}, 201)
    host.ask("POST", f"/api/tables/{code}/pleas/1", {"agree": True})
    assert guest.seats(code) == [1]
    assert guest.table(code).get("watchers", 0) == 0


def test_a_new_name_is_told_to_all_and_leaves_everything_else(house: RunningHouse) -> None:
    table = Three(house)
    chair = table.people[1].table(table.code)["chairs"][1]
    told = table.people[1].sit(table.code, character=chair["character"], name="Zoé")
    assert [each.get("name") for each in told["chairs"]][1] == "Zoé"
    assert told["chairs"][1].get("presence", "here") == "here"
    while (news := table.lines[0].next("table"))["chairs"][1]["name"] != "Zoé":
        pass
    assert {**news["chairs"][1], "yours": True} == {**chair, "name": "Zoé"}
    table.people[2].ask(
        "POST", f"/api/tables/{table.code}/chairs", {"character": chair["character"], "name": "No"}, 409
    )


def test_one_goes_to_the_end_and_a_bot_answers(house: RunningHouse) -> None:
    host = house.visitor()
    code = host.open("hantise", bots=["novice"], settings={"pace": "patient"})
    host.start(code)
    seat = host.seats(code)[0]
    line = host.follow(code, seat)
    line.next("news")
    line.send(type="wait", seat=1 - seat, seconds=10)
    assert line.next("refused")["code"] == "not-yours"
    line.send(type="skip", seat=seat, to="end")
    assert line.next("proof", seconds=60)["record"] == code


def test_players_do_not_whisper_as_watchers(house: RunningHouse) -> None:
    table = Three(house)
    line = table.people[0].follow(table.code)
    line.next("news")
    line.send(type="say", text="psst")
    assert line.next("refused")["code"] == "not-yours"


def test_talk_is_heard_by_all_but_those_who_have_muted_it(house: RunningHouse) -> None:
    table = Three(house)
    table.lines[2].next("news")
    table.lines[2].send(type="mute", seat=1)
    table.lines[1].next("news")
    table.lines[1].send(type="say", seat=1, text="  Bonsoir \n à tous ")
    said = {"event": "Said", "seat": 1, "text": "Bonsoir à tous"}
    assert table.lines[0].next("news")["entries"] == [said]
    assert table.lines[2].next("news")["entries"] == [{**said, "text": ""}]
    assert "question" in table.lines[0].heard[-1], "the question stands"
    for _ in range(10):
        table.lines[1].send(type="say", seat=1, text="encore")
    assert table.lines[1].next("refused")["code"] == "too-often"


def test_claims_are_refused_where_there_are_none(house: RunningHouse) -> None:
    table = Three(house)
    table.lines[1].next("news")
    table.lines[1].send(type="claim", seat=1, claim="innocent")
    assert table.lines[1].next("refused")["code"] == "unknown"


def test_claims_of_the_game_s_own_forms_are_told_to_all(house: RunningHouse) -> None:
    anne = house.visitor("Anne")
    code = anne.open("huis-clos", bots=["random"] * 3)
    anne.start(code)
    line = anne.follow(code, 0)
    line.next("news")
    line.send(type="claim", seat=0, claim=" suspect  worms")
    while not (claimed := [entry for entry in line.next("news")["entries"] if entry["event"] == "Claimed"]):
        pass
    assert claimed == [{"event": "Claimed", "seat": 0, "claim": "suspect worms"}]
    line.send(type="claim", seat=0, claim="suspect nobody")
    assert line.next("refused")["code"] == "unknown"


def test_help_is_given_as_far_as_it_was_chosen(house: RunningHouse) -> None:
    table = Three(house)
    line = table.people[1].follow(table.code, 1, help="odds")
    book = line.next("notebook")
    assert (book["seat"], book["help"]) == (1, "odds")
    assert {mark["mark"] for mark in book["marks"]} == {"held", "no", "open"}
    card = next(mark["card"] for mark in book["marks"] if mark["mark"] == "no" and mark["place"] == 0)
    line.send(type="why", seat=1, card=card, place=0)
    assert line.next("why")["reasons"][0]["fact"] == "saw"
    line.send(type="why", seat=1, card="nothing", place=0)
    assert line.next("refused")["code"] == "unknown"
    line.send(type="assist", seat=1, help="shown")
    # What was on its way already is more than is wanted now.
    while (book := line.next("notebook"))["help"] != "shown":
        pass
    assert {mark["mark"] for mark in book["marks"]} == {"held"}


def test_a_table_can_forbid_help_hints_and_talk(house: RunningHouse) -> None:
    table = Three(house, settings={"pace": "none", "help": "none", "hints": False, "talk": False})
    line = table.people[0].follow(table.code, 0, help="odds")
    line.next("news")
    for request in ({"type": "hint", "seat": 0}, {"type": "say", "seat": 0, "text": "?"}):
        line.send(**request)
        assert line.next("refused")["code"] == "closed"
    line.send(type="why", seat=0, card="rose", place=1)
    assert line.next("refused")["code"] == "closed"
    assert not [message for message in line.heard if message["type"] == "notebook"]


def test_presets_answer_at_once_and_survive(house: RunningHouse) -> None:
    table = Three(house)
    table.lines[0].send(type="preset", seat=0, verb="roll", order=["roll"])
    assert table.lines[0].question()["question"]["choices"][0]["verb"] == "go"
    table.lines[0].send(type="preset", seat=0, verb="roll", order=["dance"])
    assert table.lines[0].next("refused")["code"] == "unknown"


def test_a_held_answer_is_noted_first(house: RunningHouse) -> None:
    table = Three(house, settings={"pace": "quick"})
    table.lines[0].act(table.first, "roll")
    assert table.lines[0].answer() == {"type": "noted", "seat": 0, "ply": table.first["question"]["ply"]}
    assert table.lines[0].next("news")["entries"][0]["event"] == "Acted"


@pytest.mark.parametrize(
    "request_",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"act","seat":-1,"ply":0,"action":"roll"}',
        '{"type":"act","seat":0,"ply":"0","action":"roll"}',
        '{"type":"join","table":"x","seat":1e999}',
        '{"type":"join","table":"' + "x" * 100 + '"}',
        '{"type":"say","text":"' + "x" * 3000 + '"}',
        '{"type":"act","seat":0,"ply":0,"action":"roll","more":1}',
    ],
)
def test_what_is_no_message_is_refused_and_nothing_else(house: RunningHouse, request_: str) -> None:
    with house.visitor().live() as line:
        line.next("welcome")
        line.connection.send(request_)
        assert line.next()["code"] == "malformed"
        line.connection.send(request_.encode() + b"\xff")
        assert line.next()["code"] == "malformed"


def test_before_joining_nothing_can_be_done(house: RunningHouse) -> None:
    with house.visitor().live() as line:
        line.send(type="act", seat=0, ply=0, action="roll")
        assert line.next("refused")["code"] == "not-begun"
        line.send(type="join", table="nowhere")
        assert line.next("refused")["code"] == "unknown"


def test_a_client_of_another_protocol_is_sent_away(house: RunningHouse) -> None:
    code = house.visitor().open()
    with house.visitor().live() as line:
        line.send(type="join", table=code, protocol=99)
        assert "protocol 1" in line.next("goodbye")["reason"]


def test_bots_play_and_the_game_ends_with_its_proof(house: RunningHouse) -> None:
    visitor = house.visitor("Anne")
    code = visitor.open(bots=["random", "random"], options={"rounds": 3})
    visitor.start(code)
    line = visitor.follow(code, visitor.seats(code)[0])
    proof = play_to_the_end(line)
    assert proof["record"] == code
    record = visitor.ask("GET", f"/api/records/{code}")
    assert f"note seed: {proof['seed']}" in record
    assert visitor.table(code)["phase"] == "over"
    again = visitor.follow(code, visitor.seats(code)[0])
    assert again.next("news")["over"]
    assert again.next("proof") == proof
