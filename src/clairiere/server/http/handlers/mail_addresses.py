"""Addresses: a guest gives one, whoever reads there confirms it, and can stop it with the link in every message."""

from __future__ import annotations

from itsdangerous import BadSignature
from starlette.responses import Response

from ....core.illegal import Illegal
from ....words import say
from ... import wire
from ...clock import wall
from ...mail.emails import confirmation, signer
from ...mail.outbox import is_address
from ...store import GuestRow, MailRow
from ..guests import hashed
from ..question_pages import page
from ..requests import Call

DAYS_S = 3 * 24 * 3600  # for so long an address can be confirmed

# -- what a guest asks for ----------------------------------------------------------------------------------------


async def mail_info(call: Call, guest: GuestRow) -> wire.MailInfo:
    found = await call.hall.store.mails.of(guest.id)
    offered = call.hall.notices.post is not None
    if found is None:
        return wire.MailInfo(offered, "", False)
    return wire.MailInfo(offered, found.address, bool(found.confirmed))


async def my_mail(call: Call) -> wire.MailInfo:
    return await mail_info(call, call.guest)


async def change_mail(call: Call) -> wire.MailInfo:
    """Give an address, which is then asked to confirm; an empty one forgets it."""
    guest, given = call.guest, (await call.read(wire.MailChange)).address.strip()
    store, post = call.hall.store, call.hall.notices.post
    if not given:
        await store.mails.forget(guest.id)
        return await mail_info(call, guest)
    if post is None:
        raise Illegal("server-no-mail", {})
    if not is_address(given):
        raise Illegal("server-address", {})
    known = await store.mails.of(guest.id)
    if known is None or known.address != given or not known.confirmed:
        for sender in (guest.id, hashed(given.lower())[:16]):
            if not call.guests.rates.of_guest("letters", sender):
                raise Illegal("server-too-many", {})
        mail = MailRow(guest.id, given, 0)
        await store.mails.put(mail)
        post.put(confirmation(call.hall.notices.key, post.site, mail, call.language))
    return await mail_info(call, guest)


# -- what a link in a message does: it asks first, because programs follow links too -----------------------------------


async def mail_page(call: Call) -> Response:
    what, _, language = await linked(call)
    return page(language, say(language, f"mail-{what}-ask"), say(language, f"mail-{what}-button"))


async def mail_done(call: Call) -> Response:
    what, mail, language = await linked(call)
    if what == "stop":
        await call.hall.store.mails.forget(mail.guest)
    else:
        await call.hall.store.mails.confirm(mail.guest, mail.address, wall())
    return page(language, say(language, f"mail-{what}-done"), "")


async def linked(call: Call) -> tuple[str, MailRow, str]:
    """What a link is for, and whose it is."""
    what = call.path["what"]
    try:
        if what not in ("confirm", "stop"):
            raise BadSignature("")
        age = DAYS_S if what == "confirm" else None
        found = signer(call.hall.notices.key, what).loads(call.path["token"][:400], max_age=age)
    except BadSignature:
        raise Illegal("server-no-link", {}) from None
    mail = await call.hall.store.mails.of(str(found[0]))
    guest = await call.hall.store.guest(str(found[0]))
    if mail is None or guest is None or hashed(mail.address)[:16] != found[1]:
        raise Illegal("server-no-link", {})
    return what, mail, guest.language
