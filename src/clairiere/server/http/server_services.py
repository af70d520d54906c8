"""Services that only the web server has: the database, notifications, planned answers and its address."""

from __future__ import annotations

from ..jobs import Pool
from ..notices.notices import Notices
from ..operating.operator import Operator
from ..planned.planned_answers import PlannedAnswers
from ..room.rooms import Rooms
from .guest_book import GuestBook
from .origins import ServerAddress
from .requests import ApiRequest
from .services import Services


class ServerServices(Services):
    def __init__(
        self,
        rooms: Rooms,
        guests: GuestBook,
        bots: Pool,
        jobs: Pool,
        notices: Notices,
        planned: PlannedAnswers,
        server_address: ServerAddress,
    ) -> None:
        super().__init__(rooms, guests, bots, jobs)
        self.notices = notices
        self.planned = planned
        self.store = planned.store
        self.ways = self.store.ways
        self.planned_answers = self.store.planned_answers
        self.operator = Operator(rooms, self.store)
        self.server_address = server_address


def server_services(request: ApiRequest) -> ServerServices:
    """Return the services of a request that was sent to a web server."""
    assert isinstance(request.services, ServerServices)
    return request.services
