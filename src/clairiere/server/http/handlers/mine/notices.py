"""Being told over HTTP: a guest chooses how, whoever reads at an address confirms it, and a link stops it."""

from __future__ import annotations

from itsdangerous import BadSignature

from .....core.illegal import Illegal
from .....words import say
from .... import wire
from ....clock import wall
from ....hashing import hash_secret
from ....notices.channels import Channels, link, mark_of, signer
from ....notices.posting import parts_of
from ....rows import BROWSER, MAIL, WEBHOOK, GuestRow, WayRow
from ...http_types import Response
from ...question_pages import question_page
from ...requests import ApiRequest
from ...server_services import server_services

DAYS_S = 3 * 24 * 3600  # for so long an address can be confirmed

# -- what a guest asks for ----------------------------------------------------------------------------------------


async def my_notices(request: ApiRequest) -> wire.NoticeInfo:
    return notice_info(
        server_services(request).notices.channels, await server_services(request).ways.of(request.guest.id)
    )


def notice_info(channels: Channels, way: WayRow | None) -> wire.NoticeInfo:
    kind, confirmed = (way.kind, bool(way.confirmed)) if way is not None else ("", False)
    hosts = list(channels.webhooks.hosts) if channels.webhooks is not None else []
    key = channels.push.public if channels.push is not None else ""
    return wire.NoticeInfo(channels.offered, kind, target_label(way), confirmed, hosts, key)  # type: ignore[arg-type]


def target_label(way: WayRow | None) -> str:
    """What a screen shows of where messages go: an address; of a webhook, which is a secret, its host."""
    if way is None or way.kind not in (MAIL, WEBHOOK):
        return ""
    return way.target if way.kind == MAIL else (parts_of(way.target) or ("",))[0]


async def change_notices(request: ApiRequest) -> wire.NoticeInfo:
    """Choose a way, or none. An address is then asked to confirm; a webhook gets a first line."""
    guest, given = request.guest, await request.read(wire.NoticeChange)
    channels, ways = server_services(request).notices.channels, server_services(request).ways
    known = await ways.of(guest.id)
    if not given.way:
        await ways.forget(guest.id)
    elif given.way == BROWSER:
        await ways.put(WayRow(guest.id, BROWSER, "", wall()))
    else:
        channel = channels.of(given.way)
        if channel is None:
            raise Illegal("server-no-way", {})
        before = known.target if known is not None and known.kind == given.way else ""
        target = channel.accept(given.target, before)
        if known is None or known.target != target or not known.confirmed:
            await begin_channel(request, guest, WayRow(guest.id, given.way, target, 0 if given.way == MAIL else wall()))
    return notice_info(channels, await ways.of(guest.id))


async def begin_channel(request: ApiRequest, guest: GuestRow, way: WayRow) -> None:
    """Keep it, and write there for the first time; nobody is flooded with that."""
    notices = server_services(request).notices
    channels, site, language = notices.channels, notices.channels.site, request.language
    if way.kind in (MAIL, WEBHOOK):
        for sender in (guest.id, hash_secret(way.target.lower())[:16]):
            if not request.guests.rates.of_guest("letters", sender):
                raise Illegal("server-too-many", {})
    await server_services(request).ways.put(way)
    if way.kind == MAIL and channels.mail is not None:
        channels.mail.confirm(way.target, language, site, link(notices.key, site, "confirm", way))
    elif way.kind == WEBHOOK and channels.webhooks is not None:
        stop = link(notices.key, site, "stop", way)
        channels.webhooks.greet(way.target, say(language, "webhook-first", {"site": site, "stop": stop}))


# -- what a link in a message does: it asks first, because programs follow links too -----------------------------------


async def ask_notice_link(request: ApiRequest) -> Response:
    """The page that asks whether to confirm, or to stop."""
    what, _, language = await signed_link(request)
    return question_page(language, say(language, f"notice-{what}-ask"), say(language, f"notice-{what}-button"))


async def use_notice_link(request: ApiRequest) -> Response:
    """Confirm the address, or forget where messages went."""
    what, way, language = await signed_link(request)
    if what == "stop":
        await server_services(request).ways.forget(way.guest)
    else:
        await server_services(request).ways.confirm(way, wall())
    return question_page(language, say(language, f"notice-{what}-done"), "")


async def signed_link(request: ApiRequest) -> tuple[str, WayRow, str]:
    """What a link is for, and whose it is."""
    what = request.path["what"]
    try:
        if what not in ("confirm", "stop"):
            raise BadSignature("")
        age = DAYS_S if what == "confirm" else None
        id, mark = signer(server_services(request).notices.key, what).loads(request.path["token"][:400], max_age=age)
    except BadSignature:
        raise Illegal("server-no-link", {}) from None
    way = await server_services(request).ways.of(str(id))
    guest = await request.rooms.store.guest(str(id))
    if way is None or guest is None or mark_of(way) != mark:
        raise Illegal("server-no-link", {})
    return what, way, guest.language
