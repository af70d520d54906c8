"""A position that is changed piece by piece: every change is judged at once, and what cannot be is said why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....core.game import Game, find
from ....core.illegal import Illegal
from ....editing import Draft, Editor, editor_of
from ....editing.drafts import field_at
from ....editing.fields import ONE, PIECES, Field, Group, Position, parts_of
from ....positions import pack_position, unpack_position
from ....words import plain_value, say
from ... import wire
from ..requests import ApiRequest
from .positions import numbered_names, position_info, with_game

READ_ERRORS = (AttributeError, IndexError, KeyError, TypeError, ValueError)  # reading a draft that is none of ours


async def edit_position(request: ApiRequest) -> wire.Editing:
    """What comes of some changes, or how a new game begins."""
    given, game = await request.read(wire.EditPosition), find(request.path["game"])
    request.take("tries")
    return await request.compute(edit, game.id, given, request.language)


def edit(game: str, given: wire.EditPosition, language: str) -> wire.Editing:
    """Change a position by the editor of its game. Raises `edit-no-such-place` if the game has none."""
    editor = editor_of(game)
    if editor is None:
        raise Illegal("edit-no-such-place", {"where": game})
    return apply_edits(find(game), editor, given, language)


def apply_edits(game: Game, editor: Editor, given: wire.EditPosition, language: str) -> wire.Editing:
    if not given.packed:
        draft = editor.begin(game, given.options, game.required_seats(game.agree(given.options)) or given.seats)
        return editing_info(game, editor, draft, given.seat, language)
    position = with_game(game, unpack_position(given.packed))
    try:
        draft = editor.load(game, position)
        if given.changes:
            changes = {change.path: change.value for change in given.changes}
            draft = editor.change(game, draft.position, changes, names_of(editor, draft.position, language))
        return editing_info(game, editor, draft, given.seat, language)
    except READ_ERRORS:
        raise Illegal("position-link-cut", {}) from None


def names_of(editor: Editor, position: Position, language: str) -> list[str]:
    return numbered_names(editor.seats(position), language)


def editing_info(game: Game, editor: Editor, draft: Draft, seat: str, language: str) -> wire.Editing:
    names = names_of(editor, draft.position, language)
    groups, text = editor.groups(draft.position, names), pack_position(draft.position)
    refused, wrong = refusal_info(editor, draft, groups, language)
    try:
        pieces = dict(piece_names(editor, groups, draft.position, language))
        infos = [group_info(group, draft.position, language) for group in groups]
    except Illegal as unreadable:
        raise editor.name_places(unreadable, groups, lambda label, facts: say(language, label, facts)) from None
    return wire.Editing(
        packed=text,
        groups=infos,
        pieces=pieces,
        choices=[*group_choices(groups, language), *piece_choices(editor, pieces)],
        refused=refused,
        wrong=wrong,
        forgot=draft.forgot,
        now=position_info(game, text, seat, language) if draft.state is not None else None,
    )


def refusal_info(
    editor: Editor, draft: Draft, groups: Sequence[Group], language: str
) -> tuple[wire.Refusal | None, str]:
    """Why a draft cannot be, in the words of the screen, and which place is to blame."""
    if draft.refused is None:
        return None, ""
    said = editor.name_places(draft.refused, groups, lambda label, facts: say(language, label, facts))
    wrong = field_at(str(draft.refused.facts.get("where", "")), groups)
    return wire.Refusal(said.reason, said.sentence(language), said.cite), wrong


def group_info(group: Group, position: Position, language: str) -> wire.EditGroup:
    fields = [field_info(field, position, language) for field in group.fields]
    return wire.EditGroup(group.id, say(language, group.label, group.facts), fields)


def field_info(field: Field, position: Position, language: str) -> wire.EditField:
    value = field.read(position)
    known = [wire.EditWord(word, translate_label(language, label)) for word, label in field.known]
    if field.known and value not in [word for word, _ in field.known]:
        known.append(wire.EditWord(str(value), str(value) or "–"))
    return wire.EditField(
        path=field.path,
        label=say(language, field.label, field.facts),
        kind=field.kind,  # type: ignore[arg-type]
        value=value,
        low=field.low,
        high=field.high,
        known=known,
        sort=field.sort,
        one=field.shape == ONE,
    )


def translate_label(language: str, label: object) -> str:
    return str(plain_value(language, label))


def piece_names(
    editor: Editor, groups: Sequence[Group], position: Position, language: str
) -> Iterator[tuple[str, str]]:
    """What each piece is called."""
    for field in parts_of(groups):
        pieces = field.read(position) if field.kind == PIECES else []
        if isinstance(pieces, list):
            yield from [(piece, say(language, *editor.piece(field.sort, piece))) for piece in pieces]


def group_choices(groups: Sequence[Group], language: str) -> list[wire.Choice]:
    return [
        wire.Choice(group.id, say(language, group.label, group.facts), dict(group.target), 0)
        for group in groups
        if group.target is not None
    ]


def piece_choices(editor: Editor, pieces: dict[str, str]) -> list[wire.Choice]:
    targets = [(piece, label, editor.target(piece)) for piece, label in pieces.items()]
    return [wire.Choice(piece, label, dict(target), 0) for piece, label, target in targets if target is not None]
