"""Words: every sentence that people read, by id, in French and English (Fluent files beside the code)."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .core.illegal import VOICES, Cited, Facts, Illegal, Phrase, Word, abbreviate
from .law import label_of

LANGUAGES = ("fr", "en")


def say(language: str, id: str, facts: Mapping[str, object] | None = None) -> str:
    """Return the sentence of an id with its facts. Lists are joined; refusals are translated into the same language."""
    return contract(
        format_message(language, id, {name: plain_value(language, fact) for name, fact in (facts or {}).items()}),
        language,
    )


def format_message(language: str, id: str, plain: dict[str, str | int | float]) -> str:
    """Return a sentence with Fluent's isolation marks around its facts."""
    bundle = bundle_of(language)
    message = bundle.get_message(id)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, plain)
    assert not errors, (id, errors)
    return str(text)


@cache
def say_plain(language: str, id: str) -> str:
    """Return a sentence without facts, from a cache."""
    return say(language, id)


def plain_value(language: str, value: object) -> str | int | float:
    """Return a fact as a text or number for Fluent."""
    if isinstance(value, Illegal):
        sentence = value.sentence(language)
        return sentence[:1].lower() + sentence[1:]  # it stands after a colon
    if isinstance(value, Word):
        return say_plain(language, value.id)
    if isinstance(value, Phrase):
        return say(language, value.id, value.facts)
    if isinstance(value, Cited):
        return label_of(value.game, value.clause, language)
    if isinstance(value, list | tuple):
        return clip(", ".join(str(plain_value(language, item)) for item in value), 600)
    if isinstance(value, float) or (isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**15):
        return value
    return clip(abbreviate(value) if isinstance(value, int) else str(value), 300)


# -- sentences that are said again and again --------------------------------------------------------------------------

Key = tuple[tuple[str, object], ...]
PLAIN = (str, int)  # facts that are looked up as they are


def say_cached(language: str, id: str, facts: Facts) -> str:
    """Return the same as `say`, from a cache of recent sentences."""
    for value in facts.values():
        if type(value) not in PLAIN:
            return say_by_key(language, id, tuple([(name, freeze_fact(value)) for name, value in facts.items()]))
    return say_by_key(language, id, tuple(facts.items()))


def freeze_fact(value: object) -> object:
    """Return a fact as a hashable key. It keeps 1 and True apart."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, Word):
        return Word, value.id
    if isinstance(value, Cited):
        return Cited, (value.game, value.clause)
    if isinstance(value, Phrase):
        return Phrase, (value.id, tuple([(name, freeze_fact(fact)) for name, fact in value.facts.items()]))
    if isinstance(value, list | tuple):
        return list, tuple([freeze_fact(item) for item in value])
    return type(value), value


def thaw_fact(value: object) -> object:
    """Return the fact of a key that `freeze_fact` made."""
    if not isinstance(value, tuple):
        return value
    kind, content = value
    if kind is Word:
        return Word(content)
    if kind is Cited:
        return Cited(*content)
    if kind is Phrase:
        id, facts = content
        return Phrase(id, {name: thaw_fact(fact) for name, fact in facts})
    return [thaw_fact(item) for item in content] if kind is list else content


@lru_cache(maxsize=20_000)
def say_by_key(language: str, id: str, key: Key) -> str:
    """Return the sentence of a hashable key.

    Facts that do not change the words around them, such as names, are put into a cached sentence with holes.
    """
    decide = selecting_facts(language, id)
    own_facts: list[tuple[str, object]] = []
    put_in: list[str] = []
    for name, value in key:
        fact = thaw_fact(value)
        if name in decide or not is_put_in(fact) or len(put_in) == len(HOLES):
            own_facts.append((name, value))
        else:
            own_facts.append((name, HOLES[len(put_in)]))
            put_in.append(str(plain_value(language, fact)))
    text = say_with_holes(language, id, tuple(own_facts))
    for hole, fact in zip(HOLES, put_in, strict=False):
        text = text.replace(hole, fact)
        if NOTED[hole] in text:
            text = text.replace(NOTED[hole], localize(language, fact))
    return contract(text, language)


def is_put_in(fact: object) -> bool:
    """Return True if a fact is put into a sentence unchanged: a text, a list, or a number without separators."""
    return isinstance(fact, str | list) or (type(fact) is int and 0 <= fact < 1000)


HOLES = [chr(0xE000 + number) for number in range(64)]  # for private use: they do not print, so nobody's text has one
NOTED = {hole: chr(ord(hole) + len(HOLES)) for hole in HOLES}  # where what is put in is notation


@lru_cache(maxsize=5_000)
def say_with_holes(language: str, id: str, key: Key) -> str:
    """Return a sentence with holes for some of its facts."""
    facts = {name: thaw_fact(value) for name, value in key}
    plain = {name: plain_value(language, fact) for name, fact in facts.items()}
    plain.update({name: fact for name, fact in facts.items() if isinstance(fact, str) and fact in NOTED})
    return format_message(language, id, plain)


class SelectorFinder(Visitor):
    """Finds the facts that select a variant of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()
        self.decides = 0

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 fluent's name
        self.decides += 1
        self.visit(node.selector)
        self.decides -= 1
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 fluent's name
        if self.decides:
            self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 fluent's name
        self.others.add(node.id.name)


@cache
def selecting_facts(language: str, id: str) -> set[str]:
    """Return the facts that select a variant of a message; the others are only put in."""
    deciders = SelectorFinder()
    deciders.visit(bundle_of(language).parse_entry(id))
    return deciders.names.union(*[selecting_facts(language, other) for other in deciders.others])


# -- French before what is put in ------------------------------------------------------------------------------------

BEGIN, END = "\u2068\u2069"  # Fluent marks where something was put into a sentence
PUT_IN = f"[{BEGIN}{END}]"
BEFORE = (f"e {BEGIN}", f"à {BEGIN}")  # without one of them nothing runs together
VOWELS = "aeiouAEIOUàâäéèêëîïôöùûüœæÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
CONTRACTED = (
    (re.compile(rf"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e {PUT_IN}+(?=[{VOWELS}])"), r"\1’"),  # d’Ana, qu’elle
    (re.compile(rf"\b([Dd])e {PUT_IN}+Le (?=\w)"), r"\1u "),  # du Renard des Bois
    (re.compile(rf"\b([Dd])e {PUT_IN}+Les (?=\w)"), r"\1es "),
    (re.compile(rf"\bà {PUT_IN}+Le (?=\w)"), "au "),  # jouer au Renard des Bois
    (re.compile(rf"\bà {PUT_IN}+Les (?=\w)"), "aux "),
)


def contract(text: str, language: str) -> str:
    """Return a sentence with French contractions (« d’Ana », « au Renard ») and without isolation marks.

    Only words next to a mark are contracted: other texts stay as written.
    """
    if language == "fr" and any([before in text for before in BEFORE]):
        for pattern, replacement in CONTRACTED:
            text = pattern.sub(replacement, text)
    return text.replace(BEGIN, "").replace(END, "")


# -- notation -------------------------------------------------------------------------------------------------------

CARD_CODE = re.compile(r"\b(\d{1,2})([A-Z])\b|\b[a-z]+\b")  # 7M, or a word such as keep


def localize(language: str, notation: object) -> str:
    """Return notation as readers of a language see and type it, with their letters for suits and their words.

    In sentences this is the function NOTATION. Records and the wire keep the notation of docs/notation.md.
    """
    return localize_code(language, str(notation))


@lru_cache(maxsize=5_000)
def localize_code(language: str, notation: str) -> str:
    """Return notation in a language, from a cache."""
    return CARD_CODE.sub(partial(localize_part, language), notation)


def localize_part(language: str, part: re.Match[str]) -> str:
    """Return one code or word of notation in a language."""
    rank, letter = part[1] or "", part[2] or part[0]
    id = f"notation-{letter}"
    return rank + say_plain(language, id) if has_message(id) else part[0]


def suit_letters(language: str, suits: str) -> str:
    """Return the letters of some suits in a language, in their order."""
    return "".join([suit_letter(language, suit) for suit in suits])


def suit_letter(language: str, suit: str) -> str:
    """Return the letter of a suit in a language."""
    return say_plain(language, f"notation-{suit}")


# -- what is put into sentences -------------------------------------------------------------------------------------


def clip(text: str, most: int) -> str:
    """Return a text as one line of printable signs with at most `most` of them: inputs are repeated in sentences."""
    clean = text if text.isprintable() else "".join([sign if sign.isprintable() else " " for sign in text])
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def capitalize(text: str) -> str:
    """Return a text with a capital first letter, for a button or a list."""
    return text[:1].upper() + text[1:]


def has_message(id: str, language: str = "en") -> bool:
    """Return True if there is a sentence of this id; both languages have the same ones."""
    return bool(bundle_of(language).has_message(id))


class LazyBundle(FluentBundle):
    """The sentences of one language, each parsed when it is first used.

    There are thousands: parsing all of them would take most of the start.
    """

    def __init__(self, language: str, texts: list[str]) -> None:
        super().__init__([language], use_isolating=True, functions={"NOTATION": notation_in(language)})
        self.texts: dict[str, str] = {}
        for text in texts:
            starts = [match.start() for match in ENTRY.finditer(text)]
            for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
                self.texts.setdefault(text[start:end].split("=", 1)[0].rstrip(), text[start:end])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.texts

    def parse_entry(self, id: str) -> ast.Message | ast.Term:
        """Return a message, or a term if the id begins with a dash."""
        (entry,) = [item for item in FluentResource(self.texts[id]).body if isinstance(item, ast.Message | ast.Term)]
        return entry

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        id = f"-{entry_id}" if term else entry_id
        if id not in self._compiled:
            self._compiled[id] = self._compiler(self.parse_entry(id))
        return self._compiled[id]


ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)  # whatever else there is belongs to the one before


@cache
def bundle_of(language: str) -> LazyBundle:
    """Return all sentences of one language: the shared ones and every game's."""
    return LazyBundle(language, fluent_texts(language))


def notation_in(language: str) -> Callable[[Any], Any]:
    """Return the function NOTATION for sentences of a language."""
    return lambda fact: NOTED.get(fact) or localize(language, fact)


ELSEWHERE: list[Traversable] = []  # packages beside ours that bring sentences


def text_packages() -> list[Traversable]:
    """Return the packages that may have sentences in a folder `text`: ours, the games, their factions, and others."""
    package = files(__package__)
    games = list((package / "games").iterdir())
    factions = [part for game in games if (game / "factions").is_dir() for part in (game / "factions").iterdir()]
    return [package, *package.iterdir(), *games, *factions, *ELSEWHERE]


def fluent_texts(language: str) -> list[str]:
    """Return the contents of all Fluent files of a language."""
    folders = [part / "text" for part in text_packages() if (part / "text").is_dir()]
    return [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


def language_of_locale() -> str:
    """Return the language of the environment, "fr" or "en"; English if it is neither."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    spoken = locale.getlocale()[0] or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def voice(language: str, id: str, facts: Facts) -> str:
    """Return the sentence of a refusal."""
    return say(language, id, facts)


VOICES.append(voice)
