"""Games of the deal of a week, found by it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("records", sa.Column("weekly", sa.String(60), nullable=True))
    op.create_index("records_weekly", "records", ["weekly"])
