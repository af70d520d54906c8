"""Pictures (SVG or PNG) of positions, for a chat or a blog: of a finished game's step, or of one that a link holds."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from ....core.game import find
from ....core.record import Record, read_record
from ....core.state import State
from ....terminal.picture import picture
from ....terminal.png import png_of, png_ready
from ... import limits
from ..byte_cache import Key
from ..http_types import Response
from ..requests import ApiRequest
from .positions import table_at, viewing_seat
from .replay_puzzles import finished_step
from .replays import ALL, record_until, viewpoint

FORMS = ("svg", "png")


async def step_picture(request: ApiRequest) -> Response:
    room, n = await finished_step(request)
    seat = viewpoint(request.query.get("seat", ""), room, request.who)
    record = record_until(room, n).text_of(room.table.notations[:n])
    return await draw_response(request, (room.row.id, n, seat), draw_record, record, seat)


async def position_picture(request: ApiRequest) -> Response:
    game, text, seat = find(request.path["game"]), request.query.get("p", ""), request.query.get("seat", "")
    subject = game.id, sha256(text.encode()).digest(), seat[: limits.ID]
    return await draw_response(request, subject, draw_position, game.id, text, seat)


async def draw_response(request: ApiRequest, subject: Key, draw: Callable[..., bytes], *arguments: object) -> Response:
    """Return a picture of a subject: a kept one, or one that `draw` makes in a worker process. `draw` gets the
    arguments, the language, and whether a PNG is wanted. Raises a refusal if the sender has too many drawn."""
    url = request.http.url
    as_png = url.path.endswith(".png")
    if as_png and not png_ready():
        return Response(status=307, headers={"location": str(url.replace(path=url.path.removesuffix("png") + "svg"))})
    kind = "image/png" if as_png else "image/svg+xml"
    drawing = await request.services.pictures.get(
        (*subject, request.language, as_png),
        lambda: request.compute(draw, *arguments, request.language, as_png),
        lambda: request.take("pictures", "server-pictures-most"),
    )
    return Response(drawing, media=kind, headers={"cache-control": "private, max-age=3600"})


def draw_record(text: str, seat: int, language: str, as_png: bool) -> bytes:
    """Return a picture of the last position of a record."""
    record = read_record(text, sealed=False)
    return draw(record, record.state(), seat, language, as_png)


def draw_position(game: str, text: str, seat: str, language: str, as_png: bool) -> bytes:
    """Return a picture of a packed position."""
    table = table_at(find(game), text, language)
    return draw(table.record, table.state, viewing_seat(seat, table.state), language, as_png)


def draw(record: Record, state: State, seat: int, language: str, as_png: bool) -> bytes:
    svg = picture(record, state, None if seat == ALL else seat, language)
    return png_of(svg) if as_png else svg.encode()
