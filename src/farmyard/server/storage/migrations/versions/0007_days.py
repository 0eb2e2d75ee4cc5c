"""Deals of the day: their secrets, everybody's one try at them, and which finished games are of one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("day", sa.String(10), nullable=False, server_default=""))
    op.create_table(
        "day_deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "day_tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("room", sa.String(12), nullable=False, index=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("score", sa.Integer, nullable=False, server_default="0"),
        sa.Column("points", sa.Integer, nullable=False, server_default="0"),
        sa.Column("place", sa.Integer, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("day_tries")
    op.drop_table("day_deals")
    op.drop_column("games", "day")
