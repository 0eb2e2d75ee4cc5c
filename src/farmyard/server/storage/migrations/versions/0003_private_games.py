"""Games of private tables: the key that gives access to others than their players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("key", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "key")
