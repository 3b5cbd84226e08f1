"""Records that are closed to strangers or were brought from elsewhere, and games that are over found at once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for name in ("closed", "brought"):
        op.add_column("records", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    ended = sa.text("kind = 'ends'")
    op.create_index("moves_ended", "moves", ["match"], sqlite_where=ended, postgresql_where=ended)
