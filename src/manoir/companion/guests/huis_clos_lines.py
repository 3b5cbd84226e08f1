"""A carnet of Huis Clos as plain data: a line for each Investigation, and one for each Urn."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from manoir.companion.carnet import Seat, Several
from manoir.companion.editions import Short


class _Line(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class SearchedLine(_Line, frozen=True, tag="searched"):
    """Somebody went there and searched; `saw` is all that lay there, to who looked; who saw nothing knows no clue."""

    seat: Seat
    place: Short
    saw: Several
    gained: Short | None
    swapped: bool
    left: Short | None
    destroyed: Short | None


class ExchangedLine(_Line, frozen=True, tag="exchanged"):
    seat: Seat
    place: Short
    victim: Seat
    given: Short | None
    drawn: Short | None


class BlamedLine(_Line, frozen=True, tag="blamed"):
    """A wrong accusation: the accused has shown an Innocent's card, and the clue is out of the game."""

    seat: Seat
    place: Short
    accused: Seat
    clue: Short


class WentLine(_Line, frozen=True, tag="went"):
    """Somebody went there, and could do nothing."""

    seat: Seat
    place: Short


class TakenBack(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    clue: Short


class UrnLine(_Line, frozen=True, tag="urn"):
    """What lay in the Urn, what one had put in oneself, who put nothing in, and who took what back, in order."""

    clues: Several
    mine: Short | None
    nothing: Annotated[list[Seat], Meta(max_length=8)]
    taken: Annotated[list[TakenBack], Meta(max_length=8)]


HuisClosLine: TypeAlias = SearchedLine | ExchangedLine | BlamedLine | WentLine | UrnLine


class HuisClosCarnet(Struct, frozen=True, forbid_unknown_fields=True):
    """`characters` by seat; `suite` is what one saw in the Blue Suite, `first` the clue one took there."""

    characters: Annotated[list[Short], Meta(min_length=4, max_length=8)]
    me: Seat
    starter: Seat
    murderer: bool | None
    suite: Several
    first: Short | None
    lines: Annotated[list[HuisClosLine], Meta(max_length=200)]
