"""Invitations: whom a table that waits is shown to, and the address by which others come, also as a square to scan."""

from __future__ import annotations

from io import BytesIO

import segno

from ....core.illegal import Illegal
from ... import wire
from ...room.room_listing import room_info
from ...rows import WAITING
from ..http_types import Response
from ..origins import is_local, origin_of, request_origin
from ..requests import ApiRequest
from ..server_services import server_services
from .seats import check_host


async def listing(request: ApiRequest) -> wire.TableInfo:
    """The host says whether everybody is shown the table, or only those come who have its address."""
    given = await request.read(wire.Listing)
    request.take("changes")
    room = await request.rooms.room(request.path["id"])
    async with room.lock:
        check_host(request, room)
        if room.row.status != WAITING:
            raise Illegal("server-started", {})
        await room.store_row(settings={**room.row.settings, "listed": given.listed})
        room.broadcast.send_snapshots()
    return room_info(room, request.who, request.language)


async def reach(request: ApiRequest) -> wire.Reach:
    """Tell a person at this machine which addresses hold elsewhere; nobody else learns of them."""
    here = is_local(request.http)
    return wire.Reach(here, server_services(request).server_address.origins() if here else [])


async def qr_code(request: ApiRequest) -> Response:
    """The address of a table as a picture: `at` is an origin of this server, and no other."""
    id, origin = request.path["id"], origin_of(request.query.get("at", ""))
    server_address = server_services(request).server_address
    own = (request_origin(request.http), *server_address.known, *server_address.origins())
    if not origin or origin not in own or await request.rooms.row(id) is None:
        raise Illegal("server-no-table", {"found": id[:40]})
    svg = BytesIO()
    code = segno.make_qr(f"{origin}/t/{id}", error="m")
    code.save(svg, kind="svg", border=3, dark="#1b231a", light="#fff", omitsize=True, xmldecl=False)
    return Response(svg.getvalue(), media="image/svg+xml", headers={"cache-control": "private, max-age=3600"})
