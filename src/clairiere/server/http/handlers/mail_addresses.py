"""Mail addresses over HTTP: a guest gives one, whoever reads there confirms it, and can stop it by a link."""

from __future__ import annotations

from itsdangerous import BadSignature

from ....core.illegal import Illegal
from ....words import say
from ... import wire
from ...clock import wall
from ...hashing import hashed
from ...mail.emails import confirmation, signer
from ...mail.outbox import is_address
from ...rows import GuestRow, MailRow
from ..exchange import Response
from ..question_pages import question_page
from ..requests import ApiRequest
from ..served import served

DAYS_S = 3 * 24 * 3600  # for so long an address can be confirmed

# -- what a guest asks for ----------------------------------------------------------------------------------------


async def mail_info(request: ApiRequest, guest: GuestRow) -> wire.MailInfo:
    mail = await served(request).mails.of(guest.id)
    offered = served(request).notices.outbox is not None
    if mail is None:
        return wire.MailInfo(offered, "", False)
    return wire.MailInfo(offered, mail.address, bool(mail.confirmed))


async def my_mail(request: ApiRequest) -> wire.MailInfo:
    return await mail_info(request, request.guest)


async def change_mail(request: ApiRequest) -> wire.MailInfo:
    """Give an address, which is then asked to confirm; an empty one forgets it."""
    guest, given = request.guest, (await request.read(wire.MailChange)).address.strip()
    mails, outbox = served(request).mails, served(request).notices.outbox
    if not given:
        await mails.forget(guest.id)
        return await mail_info(request, guest)
    if outbox is None:
        raise Illegal("server-no-mail", {})
    if not is_address(given):
        raise Illegal("server-address", {})
    known = await mails.of(guest.id)
    if known is None or known.address != given or not known.confirmed:
        for sender in (guest.id, hashed(given.lower())[:16]):
            if not request.guests.rates.of_guest("letters", sender):
                raise Illegal("server-too-many", {})
        mail = MailRow(guest.id, given, 0)
        await mails.put(mail)
        outbox.put(confirmation(served(request).notices.key, outbox.site, mail, request.language))
    return await mail_info(request, guest)


# -- what a link in a message does: it asks first, because programs follow links too -----------------------------------


async def ask_mail_link(request: ApiRequest) -> Response:
    """The page that asks whether to confirm, or to stop."""
    what, _, language = await signed_link(request)
    return question_page(language, say(language, f"mail-{what}-ask"), say(language, f"mail-{what}-button"))


async def use_mail_link(request: ApiRequest) -> Response:
    """Confirm the address, or forget it."""
    what, mail, language = await signed_link(request)
    if what == "stop":
        await served(request).mails.forget(mail.guest)
    else:
        await served(request).mails.confirm(mail.guest, mail.address, wall())
    return question_page(language, say(language, f"mail-{what}-done"), "")


async def signed_link(request: ApiRequest) -> tuple[str, MailRow, str]:
    """What a link is for, and whose it is."""
    what = request.path["what"]
    try:
        if what not in ("confirm", "stop"):
            raise BadSignature("")
        age = DAYS_S if what == "confirm" else None
        id, address = signer(served(request).notices.key, what).loads(request.path["token"][:400], max_age=age)
    except BadSignature:
        raise Illegal("server-no-link", {}) from None
    mail = await served(request).mails.of(str(id))
    guest = await request.rooms.store.guest(str(id))
    if mail is None or guest is None or hashed(mail.address)[:16] != address:
        raise Illegal("server-no-link", {})
    return what, mail, guest.language
