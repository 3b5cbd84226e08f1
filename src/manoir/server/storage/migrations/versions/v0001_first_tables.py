"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="keys_key"),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="visitors_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.Column("listed", sa.Integer(), nullable=False),
        sa.Column("again", sa.String(20), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
        sa.UniqueConstraint("code", name="tables_code_unique"),
    )
    op.create_index("tables_listed_changed", "tables", ["listed", "changed"])
    op.create_table(
        "chairs",
        sa.Column("match", ROW_ID, nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name="chairs_match_refers", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "visitor", name="chairs_key"),
    )
    op.create_index("chairs_visitor", "chairs", ["visitor"])
    op.create_table(
        "moves",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("spent", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="moves_key"),
        sa.UniqueConstraint("match", "ply", name="moves_match_ply_unique"),
    )
    op.create_table(
        "presets",
        sa.Column("match", ROW_ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("verb", sa.String(40), nullable=False),
        sa.Column("preference", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name="presets_match_refers", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", "verb", name="presets_key"),
    )
    op.create_table(
        "records",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="records_key"),
        sa.UniqueConstraint("code", name="records_code_unique"),
    )
    op.create_table(
        "record_owners",
        sa.Column("record", ROW_ID, nullable=False),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["record"], ["records.id"], name="record_owners_record_refers", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("record", "visitor", name="record_owners_key"),
    )
    op.create_index("record_owners_visitor", "record_owners", ["visitor"])
