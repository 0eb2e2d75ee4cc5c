"""Clubs: who compares their deals of the day with whom."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("title", sa.String(24), nullable=False),
        sa.Column("founded", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True, index=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("club_members")
    op.drop_table("clubs")
