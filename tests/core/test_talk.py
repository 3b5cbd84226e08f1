"""Claims: statements in a form that bots can read, true or not."""

import pytest

from manoir.core.errors import ManoirError, UnknownName
from manoir.core.talk import BadClaim, Claim, Claims, Form

CLAIMS = Claims(
    forms=(
        Form("innocent"),
        Form("suspect <player>"),
        Form("saw <thing> <room>"),
        Form("searched <room> found <thing>+"),
    ),
    kinds={"player": ("rose", "olive"), "thing": ("rope", "knife", "pipe"), "room": ("hall", "study")},
)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("innocent", ()),
        ("suspect olive", ("olive",)),
        ("saw rope hall", ("rope", "hall")),
        ("searched study found knife", ("study", "knife")),
        ("searched study found knife rope pipe", ("study", "knife", "rope", "pipe")),
    ],
)
def test_a_claim_is_read_and_written_back(text: str, names: tuple[str, ...]) -> None:
    claim = CLAIMS.parse(text)
    assert claim.form == CLAIMS.form(text.split()[0])
    assert claim.names == names
    assert claim.text == text
    assert CLAIMS.make(claim.form.word, *names) == claim


def test_spaces_do_not_matter() -> None:
    assert CLAIMS.parse("  saw   rope hall ").text == "saw rope hall"


@pytest.mark.parametrize(
    ("text", "error", "complaint"),
    [
        ("", UnknownName, "unknown claim ''"),
        ("guilty", UnknownName, "unknown claim 'guilty'"),
        ("suspekt olive", UnknownName, "did you mean 'suspect'"),
        ("suspect violet", UnknownName, "unknown player 'violet'"),
        ("suspect", BadClaim, "ends too soon: the form is 'suspect <player>'"),
        ("suspect olive rose", BadClaim, "says too much from 'rose' on"),
        ("innocent indeed", BadClaim, "says too much from 'indeed' on"),
        ("saw hall rope", UnknownName, "unknown thing 'hall'"),
        ("searched hall rope", BadClaim, "expected 'found', found 'rope'"),
        ("searched hall found", BadClaim, "ends too soon"),
        ("searched hall found rope candle", UnknownName, "unknown thing 'candle'"),
        ("searched hall found rope rope", BadClaim, "each thing is named once"),
    ],
)
def test_a_malformed_claim_is_refused_and_says_why(text: str, error: type[ManoirError], complaint: str) -> None:
    with pytest.raises(error) as refused:
        CLAIMS.parse(text)
    assert complaint in str(refused.value)


def test_a_claim_is_made_of_known_names_only() -> None:
    with pytest.raises(UnknownName):
        CLAIMS.make("suspect", "violet")
    with pytest.raises(BadClaim):
        CLAIMS.make("saw", "rope", "hall", "study")


def test_claims_are_equal_by_what_they_say() -> None:
    assert CLAIMS.parse("suspect olive") == Claim(Form("suspect <player>"), ("olive",))
    assert CLAIMS.parse("suspect olive") != CLAIMS.parse("suspect rose")


def test_a_game_without_claims_allows_none() -> None:
    with pytest.raises(UnknownName, match="unknown claim 'innocent'"):
        Claims((), {}).parse("innocent")


def test_whoever_is_named_is_called_or_all_are() -> None:
    asking = Claims(
        forms=(Form("ask-where <player>", "named"), Form("ask-took <thing>", "all"), Form("trust <player>")),
        kinds=CLAIMS.kinds,
    )
    seated = ("rose", "violet", "olive")
    assert asking.called("ask-where olive", 0, seated) == [2]
    assert asking.called("ask-where rose", 0, seated) == []
    assert asking.called("ask-took rope", 1, seated) == [2, 0]
    assert asking.called("trust olive", 0, seated) == []
    assert [form.asks for form in asking.forms] == [True, True, False]
