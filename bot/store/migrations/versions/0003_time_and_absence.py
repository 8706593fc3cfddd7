"""Clocks, due moments, vacations, what players ask each other, and who is played for"""

from alembic import op
import sqlalchemy as sa


revision = '0003'
down_revision = '0002'

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), 'sqlite')


def upgrade() -> None:
    op.add_column('matches', sa.Column('terms', sa.Text(), nullable=True))
    op.add_column('matches', sa.Column('paused_at', sa.BigInteger(), nullable=True))
    op.add_column('seats', sa.Column('clock', sa.Text(), nullable=True))
    op.add_column('seats', sa.Column('stand_in', sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column('persons', sa.Column('settings', sa.Text(), nullable=True))
    op.create_table('vacations',
        sa.Column('user', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('starts', sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column('ends', sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint('user', 'starts', name=op.f('pk_vacations'))
    )
    op.create_table('due',
        sa.Column('match', ROW_ID, autoincrement=False, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column('at', sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(['match'], ['matches.id'], name=op.f('fk_due_match'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('match', 'kind', 'seat', name=op.f('pk_due')),
        sqlite_with_rowid=False
    )
    with op.batch_alter_table('due', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_due_at'), ['at'], unique=False)

    op.create_table('asks',
        sa.Column('match', ROW_ID, autoincrement=False, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column('value', sa.BigInteger(), nullable=False),
        sa.Column('since', sa.BigInteger(), nullable=False),
        sa.Column('granted', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(['match'], ['matches.id'], name=op.f('fk_asks_match'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('match', 'kind', 'seat', name=op.f('pk_asks')),
        sqlite_with_rowid=False
    )
    # Lobbies from before are closed like any other, 14 days after they were opened.
    op.execute(
        'INSERT INTO due ("match", kind, seat, at) '
        "SELECT id, 'expire', -1, opened_at + 1209600000 FROM matches WHERE state = 'lobby'"
    )
