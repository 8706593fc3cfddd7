"""Clocks, due moments, vacations, what players ask each other, and who is played for"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = '0003'
down_revision = '0002'


def upgrade() -> None:
    op.add_column('matches', sa.Column('terms', sa.Text(), nullable=True))
    op.add_column('matches', sa.Column('paused_at', sa.BigInteger(), nullable=True))
    op.add_column('seats', sa.Column('clock', sa.Text(), nullable=True))
    op.add_column('seats', sa.Column('stand_in', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('persons', sa.Column('settings', sa.Text(), nullable=True))
    op.create_table('vacations',
        sa.Column('user', sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column('starts', sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column('ends', sa.BigInteger(), nullable=False),
    )
    op.create_table('due',
        match_column(),
        sa.Column('kind', sa.Text(), primary_key=True),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column('at', sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False
    )
    op.create_index('ix_due_at', 'due', ['at'])
    op.create_table('asks',
        match_column(),
        sa.Column('kind', sa.Text(), primary_key=True),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column('value', sa.BigInteger(), nullable=False),
        sa.Column('since', sa.BigInteger(), nullable=False),
        sa.Column('granted', sa.Text(), nullable=False),
        sqlite_with_rowid=False
    )
    # Lobbies from before are closed like any other, 14 days after they were opened.
    op.execute(
        'INSERT INTO due ("match", kind, seat, at) '
        "SELECT id, 'expire', -1, opened_at + 1209600000 FROM matches WHERE state = 'lobby'"
    )
