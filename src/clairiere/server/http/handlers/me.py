"""Guests over HTTP: who I am, my name and language, the secret link for my other devices; and how the server is."""

from __future__ import annotations

from dataclasses import replace

from ....core.illegal import Facts, Illegal
from ....words import LANGUAGES, say
from ... import wire
from ...limits import is_id
from ...names import clean_name
from ...rows import GuestRow
from .. import guest_book
from ..http_types import Response
from ..question_pages import question_page
from ..requests import ApiRequest, response_of


async def status(request: ApiRequest) -> wire.Health:
    return request.rooms.health()


def is_named(name: str) -> bool:
    """Whether a guest chose that name: those that we give are a word and four digits."""
    word, _, number = name.rpartition(" ")
    return word not in [say(language, "cli-you") for language in LANGUAGES] or not (
        len(number) == 4 and number.isdigit()
    )


async def me(request: ApiRequest) -> Response:
    guest, secret = request.who.guest, ""
    if guest is None:
        guest, secret = await request.guests.make(request.language, request.address)
    response = response_of(me_info(guest, secret))
    response.guest = guest
    return response


def me_info(guest: GuestRow, secret: str = "") -> wire.Me:
    """Return what a guest is told about themselves; the link only in the answer that makes it."""
    link = f"/g/{secret}" if secret else ""
    return wire.Me(guest.id, guest.name, is_named(guest.name), guest.language, link)


async def change_me(request: ApiRequest) -> wire.Me:
    guest, change = request.guest, await request.read(wire.MeChange)
    language = guest.language if change.language is None else change.language
    if language not in LANGUAGES:
        raise Illegal("server-language", {"found": language[:20], "known": list(LANGUAGES)})
    name = guest.name if change.name is None else clean_name(change.name)
    if name != guest.name:
        request.take("names")
    await request.rooms.store.change_guest(guest.id, name, language)
    if name != guest.name:
        await request.rooms.rename(guest.id, name)
    return me_info(replace(guest, name=name, language=language))


async def open_secret_link(request: ApiRequest) -> Response:
    """Make this device that guest's: at once, if it is nobody's yet."""
    guest, now = await guest_of_link(request), request.who.guest
    if now is None or now.id == guest.id:
        return log_in(request, guest)
    facts: Facts = {"name": guest.name, "now": now.name}
    text, button = say(request.language, "link-ask", facts), say(request.language, "link-button", facts)
    return question_page(request.language, text, button, leave=say(request.language, "link-stay", facts))


async def confirm_secret_link(request: ApiRequest) -> Response:
    """The owner of this device has said that it is to be that guest's."""
    return log_in(request, await guest_of_link(request))


async def guest_of_link(request: ApiRequest) -> GuestRow:
    secret = request.path["secret"]
    guest = await request.rooms.store.guest_of_secret(secret) if is_id(secret) else None
    if guest is None:
        raise request.guests.rates.failure(request.address, "server-no-link")
    return guest


def log_in(request: ApiRequest, guest: GuestRow) -> Response:
    """Make the sender's device the guest's, and lead it to the home page, which says who one is now."""
    headers = {"location": "/?arrived", "referrer-policy": "no-referrer", "cache-control": "no-store"}
    return Response(status=303, headers=headers, guest=guest)


async def new_link(request: ApiRequest) -> Response:
    """A new secret link; the old one opens nothing any more, and other devices are signed out if that is asked for."""
    closes_devices = (await request.read(wire.NewLink)).close_devices
    guest, secret = guest_book.new_link(request.guest, closes_devices)
    await request.rooms.store.renew_link(guest, closes_devices, request.rooms.id)
    if closes_devices:
        request.rooms.hang_up(guest.id)
    response = response_of(me_info(guest, secret))
    response.guest = guest
    return response
