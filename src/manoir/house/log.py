"""Where a house notes what went wrong; what is hidden, who a visitor is and what people say never goes in."""

import logging

LOG = logging.getLogger("manoir")
