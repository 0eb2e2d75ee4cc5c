"""Push subscriptions of players' browsers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("endpoint", sa.String(1024), primary_key=True),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("p256dh", sa.String(88), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("push")
