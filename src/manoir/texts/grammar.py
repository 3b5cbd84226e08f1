"""Agreement, contraction and elision: what `web/src/texts/grammar.ts` does for the page, held to the same cases.

A message says what it needs behind the name of a value: `{to à}` is « à Odile », « au Colonel Moutarde », `{name de}`
is « d’Odile », `{who le}` « le Colonel Moutarde », « Odile »; `{clue mon}` is « mon encrier », « ma plume »;
`{n point/points}` is « 1 point »; `{^who}` begins a sentence.
"""

import re
from collections.abc import Mapping, Sequence

from manoir.core.names import Language

_VOWEL = re.compile(r"[aeiouyàâäéèêëîïôöùûüœæh]", re.IGNORECASE)
_HEARD = re.compile(r"(hache|hall|hantise|hasard|héros|huis|huit)", re.IGNORECASE)
"""Before these nothing is left out."""
_TITLED = re.compile(r"(Colonel|Docteur|Dr|Inspecteur|Juge|Professeur|Révérend|Sergent) ")
_ARTICLES = {"à": {"le": "au", "les": "aux"}, "de": {"le": "du", "les": "des"}}
_OWNED = {"le ": "mon ", "l’": "mon ", "la ": "ma ", "les ": "mes ", "the ": "my "}
_CAPITAL = "[AEIOUYÀÂÉÈÊËÎÏÔÛÜŒ]|H(?!uis|uit)[eéèêiîoôuûy]"
_LETTER = r"(?<![^\W\d_])"
_CONTRACTIONS = (
    (re.compile(rf"{_LETTER}([Dd])e (\*?)le (?=[A-ZÀ-Þ])"), r"\1u \2"),
    (re.compile(rf"{_LETTER}à (\*?)le (?=[A-ZÀ-Þ])"), r"au \1"),
    (re.compile(rf"{_LETTER}À (\*?)le (?=[A-ZÀ-Þ])"), r"Au \1"),
    (re.compile(rf"{_LETTER}([Dd]|[Qq]u)e (\*?)(?={_CAPITAL})"), r"\1’\2"),
)
_VALUE = re.compile(r"\{(\^?)(\w+)(?: ([^}]+))?\}")


def spoken_of(name: str) -> str:
    """Somebody inside a French sentence: « le Colonel Moutarde »."""
    if not _TITLED.match(name):
        return name
    return f"l’{name}" if _elides(name) else f"le {name}"


def _elides(word: str) -> bool:
    return bool(_VOWEL.match(word)) and not _HEARD.match(word)


def prefixed(preposition: str, named: str) -> str:
    """« au Salon », « à la Cuisine », « d’Odile », « du Colonel Moutarde »."""
    name = spoken_of(named)
    article, _, rest = name.partition(" ")
    if rest and article.casefold() in _ARTICLES[preposition]:
        return f"{_ARTICLES[preposition][article.casefold()]} {rest}"
    return f"d’{name}" if preposition == "de" and _elides(name) else f"{preposition} {name}"


def owned(named: str) -> str:
    """What was named with its article, by whom it belongs to: « mon encrier », « ma plume »."""
    return re.sub("^(le |l’|la |les |the )", lambda found: _OWNED[found[0]], named)


def contracted(sentence: str) -> str:
    """French contracts before names: « du Juge », « au Juge », « d’Odile », « qu’Odile »."""
    for pattern, replacement in _CONTRACTIONS:
        sentence = pattern.sub(replacement, sentence)
    return sentence


def is_one(number: float, language: Language) -> bool:
    """French counts nothing as one, English as many."""
    return abs(number) < 2 if language == "fr" else abs(number) == 1


def inflected(value: str | int, form: str | None, language: Language) -> str:
    if form is None:
        return str(value)
    if form == "le":
        return spoken_of(str(value))
    if form in ("mon", "my"):
        return owned(str(value))
    if form in _ARTICLES:
        return prefixed(form, str(value))
    one, _, many = form.partition("/")
    return f"{value} {one if is_one(float(value), language) else many or one}"


def begun(sentence: str) -> str:
    """A sentence that begins with a name begins with a capital."""
    bare = sentence.lstrip("*")
    return sentence[: len(sentence) - len(bare)] + bare[:1].upper() + bare[1:]


def fill(message: str, values: Mapping[str, str | int], language: Language) -> str:
    """Values in their places, in the form that the message asks for; `one|many` is chosen by `n`."""
    if "|" in message:
        one, _, many = message.partition("|")
        message = one if is_one(float(values["n"]), language) else many

    def value(found: re.Match[str]) -> str:
        first, name, form = found.groups()
        said = inflected(values[name], form, language)
        return begun(said) if first else said

    filled = _VALUE.sub(value, message)
    if re.match(r"\**\{", message) and re.search(r"[.!?]\**$", message):
        filled = begun(filled)
    return contracted(filled) if language == "fr" else filled


def listed(things: Sequence[str], language: Language) -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {'et' if language == 'fr' else 'and'} {things[-1]}"


def percent(odds: float, language: Language) -> str:
    return f"{odds:.0%}" if language == "en" else f"{100 * odds:.0f} %"


def decimal(number: float, language: Language) -> str:
    return f"{number:.1f}" if language == "en" else f"{number:.1f}".replace(".", ",")
