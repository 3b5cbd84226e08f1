"""The OpenAPI document of the HTTP interface, made from its endpoints."""

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from msgspec.json import schema_components

from manoir.house.requests.asking import Endpoint
from manoir.house.requests.bodies import Problem
from manoir.server.web.http import STATUS

REFERENCE = "#/components/schemas/{name}"
PARAMETERS: Mapping[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer", "minimum": 0, "maximum": 10**15 - 1},
    date: {"type": "string", "format": "date"},
}
"""How what a query may name is written."""


def document(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    types = [Problem, *(kind for endpoint in endpoints for kind in (endpoint.body, endpoint.reply))]
    shaped = [kind for kind in dict.fromkeys(types) if kind is not None and kind is not str]
    schemas, components = schema_components(shaped, ref_template=REFERENCE)
    schema_of = dict(zip(shaped, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Manoir", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    refused = {"description": "Refused", "content": {"application/json": {"schema": schema_of[Problem]}}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handle.__name__,
        "parameters": [*_path_parameters(endpoint), *_query_parameters(endpoint)],
        "responses": {
            str(endpoint.status): {"description": "Done", "content": _content(endpoint.reply, schema_of)},
            **{str(status): refused for status in sorted({405, *STATUS.values()})},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(endpoint.body, schema_of)}
    return operation


def _content(kind: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": schema_of[kind]}}


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "schema": PARAMETERS[kind]}
        for name, kind in endpoint.query.items()
    ]
