"""Duplicate evenings: what is played, and who has been invited."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("title", sa.String(24), nullable=False),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("levels", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "evening_guests",
        sa.Column("evening", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("evening_guests")
    op.drop_table("evenings")
