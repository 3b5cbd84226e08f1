"""What games amounted to, who sat where in them, and pages that are shown to others."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("records", sa.Column("account", sa.Text(), nullable=True))
    op.add_column("record_owners", sa.Column("seat", sa.Integer(), nullable=True))
    with op.batch_alter_table("visitors") as visitors:
        visitors.add_column(sa.Column("page", sa.String(20), nullable=True))
        visitors.create_unique_constraint("visitors_page_unique", ["page"])
