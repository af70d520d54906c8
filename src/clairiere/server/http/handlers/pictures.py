"""Pictures (SVG or PNG) of positions, for a chat or a blog: of a finished game's step, or of one that a link holds."""

from __future__ import annotations

from ....core.game import find
from ....core.record import Record
from ....core.state import State
from ....terminal.picture import picture
from ....terminal.png import png_of, png_ready
from ..exchange import Response
from ..requests import ApiRequest
from .positions import seat_of, table_at
from .replay_puzzles import finished
from .replays import ALL, record_until, replayed, viewpoint

FORMS = ("svg", "png")


async def step_picture(request: ApiRequest) -> Response:
    room, n = await finished(request)
    seat = viewpoint(request.query.get("seat", ""), room, request.who)
    [table] = await replayed(request, [record_until(room, n)])
    return await drawn(request, table.record, table.state, seat)


async def position_picture(request: ApiRequest) -> Response:
    request.take("tries")
    game, text, language = find(request.path["game"]), request.query.get("p", ""), request.language
    table = await request.work(lambda: table_at(game, text, language))
    return await drawn(request, table.record, table.state, seat_of(request.query.get("seat", ""), table.state))


async def drawn(request: ApiRequest, record: Record, state: State, seat: int) -> Response:
    language = request.language
    eyes = None if seat == ALL else seat
    url = request.http.url
    as_png = url.path.endswith(".png")
    if as_png and not png_ready():
        return Response(status=307, headers={"location": str(url.replace(path=url.path.removesuffix("png") + "svg"))})

    def made() -> str | bytes:
        svg = picture(record, state, eyes, language)
        return png_of(svg) if as_png else svg

    kind = "image/png" if as_png else "image/svg+xml"
    drawing = await request.work(made)
    return Response(drawing, media=kind, headers={"cache-control": "private, max-age=3600"})
