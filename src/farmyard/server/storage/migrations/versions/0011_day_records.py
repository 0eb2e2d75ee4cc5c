"""A day has several deals of a game; records that devices hand in; how well a deal can be played; teams."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COUNTS = ("day_tries", "chair"), ("evenings", "teams"), ("evening_guests", "team"), ("evening_guests", "chair")


def upgrade() -> None:
    widen(10, 12)
    op.create_table(
        "day_records",
        sa.Column("day", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("handed_in", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("refusal", sa.JSON, nullable=True),
    )
    op.create_table(
        "day_lines",
        sa.Column("day", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("record", sa.String(32), nullable=False),
    )
    for table, column in COUNTS:
        op.add_column(table, sa.Column(column, sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for table, column in COUNTS:
        op.drop_column(table, column)
    op.drop_table("day_lines")
    op.drop_table("day_records")
    widen(12, 10)


def widen(before: int, after: int) -> None:
    for table in ("games", "day_deals", "day_tries"):
        with op.batch_alter_table(table) as batch:
            batch.alter_column("day", existing_type=sa.String(before), type_=sa.String(after), existing_nullable=False)
