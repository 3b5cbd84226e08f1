"""Everything that can be asked over HTTP."""

from manoir.house import carnets
from manoir.house.requests import endpoints
from manoir.house.requests.asking import Endpoint
from manoir.house.requests.bodies import Health
from manoir.server.keeper.health import health

ENDPOINTS = (
    Endpoint("GET", "/healthz", "How the house is", health, Health, cost=0.0),
    *endpoints.ENDPOINTS,
    *carnets.ENDPOINTS,
)
