"""One JSON object a line. What is hidden in a game, who a visitor is, and what people say never goes in."""

import logging
import sys
from time import gmtime, strftime

from msgspec.json import encode


class Lines(logging.Formatter):
    """Fields are given as `extra={"table": …}`: these and no others."""

    FIELDS = (
        "table",
        "game",
        "seats",
        "rows",
        "seconds",
        "status",
        "method",
        "path",
        "worker",
        "reason",
        "kind",
        "attempts",
    )

    def format(self, record: logging.LogRecord) -> str:
        moment = strftime("%Y-%m-%dT%H:%M:%S", gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": moment, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {name: getattr(record, name) for name in self.FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return encode(line).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("manoir", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "manoir" else "WARNING")
