"""What only a web server has, beside the tables: the ways to tell somebody, and where it is reached."""

from __future__ import annotations

from ..bots.pool import Pool
from ..notices.notices import Notices
from ..room.rooms import Rooms
from ..store.ways import Ways
from .guest_book import GuestBook
from .reach import Reach
from .requests import ApiRequest
from .services import Services


class ServerServices(Services):
    def __init__(self, rooms: Rooms, guests: GuestBook, bots: Pool, notices: Notices, ways: Ways, reach: Reach) -> None:
        super().__init__(rooms, guests, bots)
        self.notices = notices
        self.ways = ways
        self.reach = reach


def served(request: ApiRequest) -> ServerServices:
    assert isinstance(request.services, ServerServices)
    return request.services
