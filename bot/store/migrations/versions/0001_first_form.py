"""The first form"""

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import ROW_ID, match_column


revision = '0001'
down_revision = None


def upgrade() -> None:
    op.create_table('matches',
        sa.Column('id', ROW_ID, primary_key=True),
        sa.Column('uid', sa.Text(), nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('rules_version', sa.Integer(), nullable=False),
        sa.Column('data_fingerprint', sa.Text(), nullable=False),
        sa.Column('seats', sa.SmallInteger(), nullable=False),
        sa.Column('options', sa.Text(), nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('host', sa.BigInteger(), nullable=False),
        sa.Column('guild', sa.BigInteger(), nullable=True),
        sa.Column('channel', sa.BigInteger(), nullable=False),
        sa.Column('thread', sa.BigInteger(), nullable=True),
        sa.Column('post', sa.BigInteger(), nullable=False),
        sa.Column('place_lost', sa.Boolean(), nullable=False),
        sa.Column('language', sa.Text(), nullable=False),
        sa.Column('board', sa.Text(), nullable=False),
        sa.Column('board_message', sa.BigInteger(), nullable=True),
        sa.Column('board_channel', sa.BigInteger(), nullable=True),
        sa.Column('secret', sa.LargeBinary(), nullable=True),
        sa.Column('steps', sa.Integer(), nullable=False),
        sa.Column('draws', sa.Integer(), nullable=False),
        sa.Column('position', sa.Integer(), nullable=False),
        sa.Column('revision', sa.Integer(), nullable=False),
        sa.Column('opened_at', sa.BigInteger(), nullable=False),
        sa.Column('started_at', sa.BigInteger(), nullable=True),
        sa.Column('ended_at', sa.BigInteger(), nullable=True),
        sa.Column('moved_at', sa.BigInteger(), nullable=True),
        sa.UniqueConstraint('uid', name=op.f('uq_matches_uid')),
        sqlite_autoincrement=True
    )
    op.create_index('ix_matches_post_state', 'matches', ['post', 'state'])
    op.create_table('persons',
        sa.Column('user', sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('locale', sa.Text(), nullable=True),
        sa.Column('dm_closed_at', sa.BigInteger(), nullable=True),
    )
    op.create_table('seen',
        sa.Column('key', sa.Text(), primary_key=True),
        sa.Column('result', sa.Text(), nullable=False),
        sa.Column('at', sa.BigInteger(), nullable=False),
    )
    op.create_index('ix_seen_at', 'seen', ['at'])
    op.create_table('drafts',
        match_column(),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column('duty', sa.Integer(), nullable=False),
        sa.Column('moves', sa.Text(), nullable=False),
    )
    op.create_table('invites',
        match_column(),
        sa.Column('user', sa.BigInteger(), autoincrement=False, primary_key=True),
    )
    op.create_table('outbox',
        sa.Column('id', ROW_ID, primary_key=True),
        sa.Column('match', ROW_ID, sa.ForeignKey('matches.id', ondelete="CASCADE"), nullable=True),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('lane', sa.Text(), nullable=False),
        sa.Column('seat', sa.SmallInteger(), nullable=True),
        sa.Column('user', sa.BigInteger(), nullable=True),
        sa.Column('payload', sa.Text(), nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('attempts', sa.Integer(), nullable=False),
        sa.Column('due', sa.BigInteger(), nullable=False),
        sa.Column('nonce', sa.Text(), nullable=False),
        sa.Column('created_at', sa.BigInteger(), nullable=False),
        sa.Column('done_at', sa.BigInteger(), nullable=True),
        sa.Column('reason', sa.Text(), nullable=True),
        sa.UniqueConstraint('nonce', name=op.f('uq_outbox_nonce')),
        sqlite_autoincrement=True
    )
    op.create_index('ix_outbox_lane_state_id', 'outbox', ['lane', 'state', 'id'])
    op.create_index('ix_outbox_match', 'outbox', ['match'])
    op.create_index('ix_outbox_state_due', 'outbox', ['state', 'due'])
    op.create_table('seats',
        match_column(),
        sa.Column('seat', sa.SmallInteger(), autoincrement=False, primary_key=True),
        sa.Column('user', sa.BigInteger(), nullable=True),
        sa.Column('duty', sa.Integer(), nullable=False),
        sa.Column('awaited', sa.Boolean(), nullable=False),
        sa.Column('awaited_since', sa.BigInteger(), nullable=True),
        sa.Column('end_vote', sa.Boolean(), nullable=False),
        sa.Column('hand_missed', sa.Boolean(), nullable=False),
        sa.UniqueConstraint('match', 'user', name=op.f('uq_seats_match_user'))
    )
    op.create_index('ix_seats_user', 'seats', ['user'])
    op.create_table('snapshots',
        match_column(),
        sa.Column('n', sa.Integer(), nullable=False),
        sa.Column('state', sa.LargeBinary(), nullable=False),
    )
    op.create_table('steps',
        match_column(),
        sa.Column('n', sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column('seat', sa.SmallInteger(), nullable=False),
        sa.Column('move', sa.Text(), nullable=False),
        sa.Column('batch', sa.Integer(), nullable=False),
        sa.Column('key', sa.Text(), nullable=True),
        sa.Column('at', sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False
    )
