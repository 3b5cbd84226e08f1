"""A house that is open to a network: who comes in, and how much each may ask for."""

from manoir.house.house import House, wait_until
from manoir.house.remote import Remote
from manoir.house.services import Services
from manoir.server.config import Config
from manoir.server.identity import Identities
from manoir.server.sockets.client import GOING_AWAY, Client, Cut
from manoir.server.storage.storage import Database
from manoir.server.web.limits import Limits


class OpenHouse(House):
    def __init__(
        self, config: Config, services: Services, database: Database, identities: Identities, remote: Remote
    ) -> None:
        super().__init__(services, remote, config.quick)
        self.config = config
        self.database = database
        self.identities = identities
        self.clients: set[Client] = set()
        self.limits = Limits(config.rate, config.sockets)

    async def send_away(self) -> None:
        """Finish moves in flight, then send everybody away for a moment."""
        await self.settle()
        for client in list(self.clients):
            client.cut(Cut(GOING_AWAY, "the house closes for a moment", 1.0))
        await wait_until(lambda: not self.clients)
        self.close()
