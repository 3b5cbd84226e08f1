"""The HTTP interface against its own description: any request, never a crash."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from manoir.server.web.endpoints import ENDPOINTS
from manoir.server.web.openapi import document
from tests.server.house import RunningHouse

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SCHEMA = schemathesis.openapi.from_dict(document(ENDPOINTS, "test"))


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_request_is_answered_as_described(house: RunningHouse, case: schemathesis.Case[Any]) -> None:
    case.call_and_validate(base_url=house.url, checks=CHECKS)


def test_the_description_is_served(house: RunningHouse) -> None:
    served: dict[str, Any] = house.visitor().ask("GET", "/openapi.json")
    assert served["openapi"] == "3.1.0"
    described = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_operations_have_names_of_their_own(endpoint: Any) -> None:
    names = [other.handle.__name__ for other in ENDPOINTS]
    assert names.count(endpoint.handle.__name__) == 1
