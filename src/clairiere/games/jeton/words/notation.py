"""How choices are written: cards by their signs (33p), all else by words and seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

from ....core.ask import NATURE, Ask
from ....core.illegal import Illegal, abbreviate
from ..cards import KINDS, MOST, card_at, count, first_index_of, holds, read_cards, show, size, total_of
from ..choices import (
    AGREE,
    BID,
    CANCEL,
    DRAW,
    LEAVE,
    LEAVE_OF,
    LIMIT,
    PASS_ON,
    PLAYER_SKIP,
    PROPOSE,
    SHARE,
    SHARE_OUTSIDE,
    SHARE_SHORT,
    SHARE_WRONG,
    SHOUT,
    SKIP,
    STOP,
    TAKE_BACK,
    TIMEOUT,
    TIMEOUT_OF,
    WITHDRAW,
    bid_of,
    cards_in,
    is_lay,
    owner_of,
    raise_of,
)  # fmt: skip
from ..rules import SHARING
from ..shares import share_at, share_count, share_index

if TYPE_CHECKING:
    from ..state.state import Jeton

WORDS = {
    "draw": DRAW, "shout": SHOUT, "pass": PASS_ON, "propose": PROPOSE, "agree": AGREE, "withdraw": WITHDRAW,
    "leave": LEAVE, "cancel": CANCEL, "take back": TAKE_BACK,
}  # fmt: skip
SERVER_WORDS = {"timeout": TIMEOUT, "limit": LIMIT, "stop": STOP}
OF_A_SEAT = {"timeout": TIMEOUT_OF, "leave": LEAVE_OF}


def write(j: Jeton, ask: Ask, choice: int) -> str:
    """Return the notation of a choice: the inverse of `read`."""
    if ask.about == "first":
        return str(choice)
    if ask.about.startswith("draw") and ask.seat == NATURE:
        return write_card(j.packs[j.draw_seat], choice)
    if choice >= SHARE:
        return write_share(j, choice)
    return choice_notation(choice)


def choice_notation(choice: int) -> str:
    """Return a choice other than a sharing, even a meaningless one."""
    if is_lay(choice):
        cards = show(cards_in(choice))
        return f"bid {cards}" if choice & BID else f"raise {owner_of(choice)} {cards}"
    for words in (WORDS, SERVER_WORDS):
        for word in words:
            if words[word] == choice:
                return word
    if choice in (SKIP, PLAYER_SKIP):
        return "skip"
    for word in OF_A_SEAT:
        if OF_A_SEAT[word] <= choice < OF_A_SEAT[word] + MOST:
            return f"{word} {choice - OF_A_SEAT[word]}"
    return "share" if choice >= SHARE or SHARE_OUTSIDE <= choice <= SHARE_SHORT else abbreviate(choice)


def write_card(pack: int, index: int) -> str:
    """Return a drawn card: the sign of the first of its kind in the pack, with .2 after it for the second, and so
    on."""
    if not 0 <= index < size(pack):
        return abbreviate(index)
    kind = card_at(pack, index)
    number = index - first_index_of(pack, kind)
    return f"{KINDS[kind]}.{number + 1}" if number else KINDS[kind]


def write_share(j: Jeton, choice: int) -> str:
    """Return what each bidder gets; bidders who get nothing are left out."""
    cards, bidders, least = total_of(j.stacks), j.bidders(), j.rules.min_per_bidder
    if j.phase != SHARING or choice - SHARE >= share_count(cards, len(bidders), least):
        return "share"
    shares = share_at(cards, len(bidders), least, choice - SHARE)
    return " ".join(["share"] + [f"{bidders[i]}:{show(shares[i])}" for i in range(len(bidders)) if shares[i]])


def read(j: Jeton, ask: Ask, text: str) -> int:
    """Return the choice that a notation means, legal or not. Raise Illegal if it means nothing."""
    words = text.lower().split()
    if ask.about == "first":
        return read_seat(text, words[0] if words else "", j.seats)
    if ask.about.startswith("draw") and ask.seat == NATURE and len(words) == 1:
        return read_card(j.packs[j.draw_seat], text, words[0])
    choice = WORDS.get(" ".join(words), SERVER_WORDS.get(" ".join(words)))
    if choice is not None:
        return choice
    match words:
        case ["skip"]:
            return SKIP if ask.seat == NATURE else PLAYER_SKIP
        case ["timeout" | "leave" as word, seat]:
            return OF_A_SEAT[word] + read_seat(text, seat, MOST)
        case ["bid" | "open", *cards]:
            return bid_of(read_some_cards(text, cards))
        case ["raise", seat, *cards]:
            return raise_of(read_seat(text, seat, MOST), read_some_cards(text, cards))
        case ["share", *parts]:
            return read_share(j, text, parts)
    raise Illegal("jeton-no-answer", {"text": abbreviate(text)}, "jeton", "10.1")


def read_seat(text: str, word: str, seats: int) -> int:
    """1.1 A seat by its number."""
    if word in ("0", "1", "2", "3", "4", "5") and int(word) < seats:
        return int(word)
    raise Illegal("jeton-no-seat", {"text": abbreviate(text), "most": seats - 1}, "jeton", "1.1")


def read_card(pack: int, text: str, word: str) -> int:
    """3.1.2 A card of the pack that is drawn from."""
    name, _, number = word.partition(".")
    kind = KINDS.find(name) if len(name) == 1 else -1
    which = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else 0 if number else 1
    if kind < 0 or not 1 <= which <= count(pack, kind):
        raise Illegal("jeton-no-card", {"text": abbreviate(text), "pack": show(pack)}, "jeton", "1.2")
    return first_index_of(pack, kind) + which - 1


def read_some_cards(text: str, words: Sequence[str]) -> int:
    """1.2 Some cards, together or apart."""
    cards = read_cards("".join(words))
    if cards < 0:
        raise Illegal("jeton-no-cards", {"text": abbreviate(text)}, "jeton", "1.2")
    return cards


def read_share(j: Jeton, text: str, parts: Sequence[str]) -> int:
    """7.3 A sharing: 7.4 every card of the table once, 7.5 as many to each as agreed; else what is wrong with it."""
    by_seat = [0] * MOST
    for part in parts:
        seat, _, cards = part.partition(":")
        by_seat[read_seat(text, seat, MOST)] += read_some_cards(text, [cards])
    bidders = j.bidders()
    if j.phase != SHARING:
        return SHARE_WRONG
    if any([by_seat[seat] and seat not in bidders for seat in range(MOST)]):
        return SHARE_OUTSIDE
    if total_of(by_seat) != total_of(j.stacks) or not all([holds(total_of(j.stacks), cards) for cards in by_seat]):
        return SHARE_WRONG
    least = j.rules.min_per_bidder
    shares = [by_seat[seat] for seat in bidders]
    if any([size(cards) < least for cards in shares]):
        return SHARE_SHORT
    return SHARE + share_index(total_of(j.stacks), least, shares)
