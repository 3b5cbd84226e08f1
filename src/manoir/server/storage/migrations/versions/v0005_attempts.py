"""What visitors did with puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "attempts",
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(120), nullable=False),
        sa.Column("attempt", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("visitor", "puzzle", name="attempts_key"),
    )
