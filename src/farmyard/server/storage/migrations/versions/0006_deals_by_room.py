"""An index: promised deals are also looked up by table."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_deals_room", "deals", ["room"])


def downgrade() -> None:
    op.drop_index("ix_deals_room", "deals")
