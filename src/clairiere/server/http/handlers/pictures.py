"""Pictures (SVG or PNG) of positions, for a chat or a blog: of a finished game's step, or of one that a link holds."""

from __future__ import annotations

from collections.abc import Callable

from ....core.game import find
from ....core.record import Record, read_record
from ....core.state import State
from ....terminal.picture import picture
from ....terminal.png import png_of, png_ready
from ..exchange import Response
from ..requests import ApiRequest
from .positions import seat_of, table_at
from .replay_puzzles import finished
from .replays import ALL, record_until, viewpoint

FORMS = ("svg", "png")


async def step_picture(request: ApiRequest) -> Response:
    room, n = await finished(request)
    seat = viewpoint(request.query.get("seat", ""), room, request.who)
    record = record_until(room, n).text_of(room.table.written[:n])
    return await drawn(request, draw_record, record, seat)


async def position_picture(request: ApiRequest) -> Response:
    request.take("tries")
    game, text, seat = find(request.path["game"]), request.query.get("p", ""), request.query.get("seat", "")
    return await drawn(request, draw_position, game.id, text, seat)


async def drawn(request: ApiRequest, draw: Callable[..., str | bytes], *subject: object) -> Response:
    """Draw something in a worker process; `draw` gets it, the language, and whether a PNG is wanted."""
    url = request.http.url
    as_png = url.path.endswith(".png")
    if as_png and not png_ready():
        return Response(status=307, headers={"location": str(url.replace(path=url.path.removesuffix("png") + "svg"))})
    kind = "image/png" if as_png else "image/svg+xml"
    drawing = await request.compute(draw, *subject, request.language, as_png)
    return Response(drawing, media=kind, headers={"cache-control": "private, max-age=3600"})


def draw_record(text: str, seat: int, language: str, as_png: bool) -> str | bytes:
    """Return a picture of the last position of a record."""
    record = read_record(text, sealed=False)
    return draw(record, record.state(), seat, language, as_png)


def draw_position(game: str, text: str, seat: str, language: str, as_png: bool) -> str | bytes:
    """Return a picture of a packed position."""
    table = table_at(find(game), text, language)
    return draw(table.record, table.state, seat_of(seat, table.state), language, as_png)


def draw(record: Record, state: State, seat: int, language: str, as_png: bool) -> str | bytes:
    svg = picture(record, state, None if seat == ALL else seat, language)
    return png_of(svg) if as_png else svg
