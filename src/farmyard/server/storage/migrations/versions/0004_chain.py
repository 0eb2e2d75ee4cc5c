"""The chain of promised deals."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("record", sa.String(32), nullable=False, index=True),
        sa.Column("commitment", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deals")
