"""Everything that can be asked over HTTP."""

from manoir.house import endpoints
from manoir.house.asking import Endpoint
from manoir.house.bodies import Health
from manoir.server.health import health

ENDPOINTS = (
    Endpoint("GET", "/healthz", "How the house is", health, Health, cost=0.0),
    *endpoints.ENDPOINTS,
)
