"""Moderation over HTTP, for whoever has the operator's key; and one's own data, for everybody."""

from __future__ import annotations

import secrets
from hmac import compare_digest

from .....core.illegal import Illegal
from .... import wire
from ....hashing import hash_secret
from ....limits import is_id
from ...http_types import Response
from ...requests import ApiRequest, json_response
from ...server_services import server_services

OPERATOR_KEY = "operator"
MOST_FOUND = 100  # guests of a search


async def check_operator(request: ApiRequest) -> None:
    """Refuse a request without the operator's key; wrong keys are counted against their address."""
    scheme, _, given = request.http.headers.get("authorization", "").partition(" ")
    key = await request.rooms.store.key(OPERATOR_KEY, secrets.token_urlsafe(32))
    if scheme.lower() != "bearer" or not compare_digest(hash_secret(given.strip()), hash_secret(key)):
        raise request.guests.rates.failure(request.address, "operator-only")


def guest_in(request: ApiRequest) -> str:
    id = request.path["guest"]
    if not is_id(id):
        raise Illegal("operator-no-guest", {"found": id[:40]})
    return id


async def find_guests(request: ApiRequest) -> list[wire.GuestInfo]:
    await check_operator(request)
    rows = await server_services(request).store.removal.guests_called(request.query.get("name", "")[:80], MOST_FOUND)
    return [wire.GuestInfo(row.id, row.name, row.created, row.banned) for row in rows]


async def guest_data(request: ApiRequest) -> Response:
    await check_operator(request)
    return as_file(await server_services(request).operator.data_of(guest_in(request), request.work))


async def change_guest(request: ApiRequest) -> wire.GuestInfo:
    """Ban, let in again, or take away a name."""
    await check_operator(request)
    id, change, operator = guest_in(request), await request.read(wire.GuestChange), server_services(request).operator
    if change.banned is not None:
        await operator.ban(id, change.banned)
    if change.clean:
        await operator.clean_name(id)
    row = await operator.guest(id)
    return wire.GuestInfo(row.id, row.name, row.created, row.banned)


async def delete_guest(request: ApiRequest) -> wire.Done:
    await check_operator(request)
    await server_services(request).operator.delete(guest_in(request))
    return wire.Done()


async def remove_table(request: ApiRequest) -> wire.Done:
    await check_operator(request)
    await server_services(request).operator.remove_table(request.path["id"])
    return wire.Done()


async def my_data(request: ApiRequest) -> Response:
    request.take("records")
    return as_file(await server_services(request).operator.data_of(request.guest.id, request.work))


async def delete_me(request: ApiRequest) -> wire.Done:
    await server_services(request).operator.delete(request.guest.id)
    return wire.Done()


def as_file(content: bytes) -> Response:
    response = json_response(content)
    response.headers["content-disposition"] = 'attachment; filename="clairiere.json"'
    return response
