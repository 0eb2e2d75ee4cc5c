"""Revoked tokens, codes for another device, blocks, reports, bans."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "signed_out",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "device_codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("table", sa.String(12), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for name in ("bans", "reports", "blocks", "device_codes", "signed_out"):
        op.drop_table(name)
