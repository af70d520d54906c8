"""Checks of names and chat lines: visible text, without characters that stack, hide or break the layout."""

from __future__ import annotations

from unicodedata import category, normalize

from ..core.illegal import Illegal
from .limits import CHAT, MARKS, MARKUP, NAME

BLANK = frozenset(  # printable for Python, but drawn as nothing: fillers, empty patterns, signs that are to be ignored
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
) | {chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))}  # and selectors of variants
STYLES = "\ufe0e\ufe0f"  # after a sign: draw it as a letter, or as a picture


def clean_name(name: str) -> str:
    """Return a name in Unicode's composed form, without spaces around it. Raises a refusal of one that is too long, has
    no visible letter or digit, or holds signs that are not to be seen, that stack or that are markup."""
    plain = normalize("NFC", " ".join(name.split()))
    if not 1 <= len(plain) <= NAME or plain != normalize("NFC", name.strip()) or MARKUP & set(plain):
        raise Illegal("server-name", {"most": NAME})
    if not is_shown(plain):
        raise Illegal("server-name", {"most": NAME})
    return plain


def tidy_name(name: str, otherwise: str) -> str:
    """Return what may be shown of a name that somebody else wrote, in a record; if no letter is left, another name."""
    plain = " ".join(visible(normalize("NFC", name)).split())[:NAME].strip()
    return plain if has_letter(plain) else otherwise


def clean_chat(text: str) -> str:
    """Return a line of chat without what is not to be seen. Raises a refusal if nothing is left, or too much."""
    printable = "".join(sign if sign.isprintable() else " " for sign in normalize("NFC", text))
    line = " ".join(visible(printable).split())
    if all(is_mark(sign) or sign == " " for sign in line):
        raise Illegal("server-chat-empty", {})
    if len(line) > CHAT:
        raise Illegal("server-chat-long", {"most": CHAT})
    return line


def is_shown(text: str) -> bool:
    """Whether all of a text is to be seen, and a letter or digit is in it."""
    return visible(text) == text and has_letter(text)


def has_letter(text: str) -> bool:
    """Whether a text has a visible letter or digit."""
    return any(category(sign)[0] in "LN" and sign not in BLANK for sign in text)


def visible(text: str) -> str:
    """Return a text without blank signs other than spaces, and without the marks beyond the first few on one letter."""
    signs: list[str] = []
    marks = 0  # in a row
    for sign in text:
        marks = marks + 1 if is_mark(sign) else 0
        if not sign.isprintable() or sign in BLANK or marks > MARKS:
            continue
        if sign in STYLES and (not signs or category(signs[-1])[0] == "L"):
            continue
        signs.append(sign)
    return "".join(signs)


def is_mark(sign: str) -> bool:
    """Whether a sign is drawn over, under or around the one before it."""
    return category(sign) in ("Mn", "Me")
