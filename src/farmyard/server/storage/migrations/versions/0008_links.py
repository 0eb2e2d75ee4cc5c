"""Links: anybody can check that no commitment was taken out of the chain, without knowing any secret."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deals", sa.Column("link", sa.String(64), nullable=False, server_default=""))
    db, link = op.get_bind(), ""
    for n, commitment in db.execute(sa.text("select n, commitment from deals order by n")).fetchall():
        text = json.dumps(["farmyard chain 1", link, commitment], separators=(",", ":"))
        link = hashlib.sha256(text.encode()).hexdigest()
        db.execute(sa.text("update deals set link = :link where n = :n"), {"link": link, "n": n})


def downgrade() -> None:
    op.drop_column("deals", "link")
