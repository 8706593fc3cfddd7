"""Statistics of the games, kept as rows"""

import json
from typing import Any

from alembic import op
import sqlalchemy as sa

from bot.store.schema_base import match_column


revision = "0018"
down_revision = "0013"

AT_ONCE = 1000
ROWS = sa.text(
    'SELECT r."match", r.seat, r.game, r.guild, r.total, r.rank, m.started_at, m.ended_at '
    'FROM results r JOIN matches m ON m.id = r."match" WHERE NOT m.computers '
    'AND r."match" > :after AND r."match" <= :until ORDER BY r."match", r.seat'
)
INTO = sa.text('INSERT INTO durations ("match", game, guild, took) VALUES (:m, :game, :guild, :took)')


def upgrade() -> None:
    number = sa.BigInteger()
    zero: dict[str, Any] = {"nullable": False, "server_default": sa.text("0")}
    op.create_table(
        "statistics",
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("guild", number, autoincrement=False, primary_key=True),
        sa.Column("matches", number, **zero),
        sa.Column("seats", number, **zero),
        sa.Column("points", number, **zero),
        sa.Column("winners", number, **zero),
        sa.Column("winners_points", number, **zero),
        sa.Column("highest", number, **zero),
        sa.Column("lowest", number, **zero),
        sa.Column("shortest", number, **zero),
        sa.Column("longest", number, **zero),
        sa.Column("middle", number, **zero),
        sa.Column("middle_match", number, **zero),
        sa.Column("shares", sa.Text(), nullable=False, server_default="{}"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "durations",
        match_column(),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild", number, nullable=False),
        sa.Column("took", number, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_durations_game_took_match", "durations", ["game", "took", "match"])
    op.create_index("ix_durations_game_guild_took_match", "durations", ["game", "guild", "took", "match"])
    op.drop_index("ix_results_game_guild", "results")
    op.create_index("ix_results_game_guild_total", "results", ["game", "guild", "total"])
    op.execute("DELETE FROM seen WHERE key LIKE 'note:results:%' OR key = 'note:forgotten'")
    fill(op.get_bind())


def fill(db: sa.Connection) -> None:
    """Count all results that there are. Both tables must be empty."""
    sums: dict[tuple[str, int], dict[str, Any]] = {}
    last = db.execute(sa.text('SELECT max("match") FROM results')).scalar() or 0
    for after in range(0, last, AT_ONCE):
        found: dict[int, list[Any]] = {}
        for row in db.execute(ROWS, {"after": after, "until": after + AT_ONCE}):
            found.setdefault(row.match, []).append(row)
        found_lengths = []
        for match, rows in found.items():
            guild, game = rows[0].guild or 0, rows[0].game
            took = 0 if rows[0].started_at is None else (rows[0].ended_at or 0) - rows[0].started_at
            found_lengths.append({"m": match, "game": game, "guild": guild, "took": took})
            for scope in {0, guild}:
                add(sums.setdefault((game, scope), {"shares": {}, "lengths": []}), rows, took, match)
        if found_lengths:
            db.execute(INTO, found_lengths)
    for (game, guild), kept in sums.items():
        lengths: list[Any] = sorted(kept.pop("lengths"))
        shares = json.dumps(kept.pop("shares"))
        middle, middle_match = lengths[(len(lengths) - 1) // 2]
        values = {"game": game, "guild": guild, "shares": shares, **kept}
        values |= {"shortest": lengths[0][0], "longest": lengths[-1][0], "middle": middle}
        values |= {"middle_match": middle_match}
        names = list(values)
        db.execute(
            sa.text(f"INSERT INTO statistics ({', '.join(names)}) VALUES (:{', :'.join(names)})"), values
        )


def add(kept: dict[str, Any], rows: list[Any], took: int, match: int) -> None:
    totals, first = [row.total for row in rows], [row for row in rows if row.rank == 1]
    kept["lengths"].append((took, match))
    for name, more in (
        ("matches", 1),
        ("seats", len(rows)),
        ("points", sum(totals)),
        ("winners", len(first)),
        ("winners_points", sum(row.total for row in first)),
    ):
        kept[name] = kept.get(name, 0) + more
    kept["highest"] = max(kept.get("highest", totals[0]), *totals)
    kept["lowest"] = min(kept.get("lowest", totals[0]), *totals)
    share = kept["shares"].setdefault(str(len(rows)), {"matches": 0, "won": {}})
    share["matches"] += 1
    for row in first:
        key = f"{row.seat}:{len(first)}"
        share["won"][key] = share["won"].get(key, 0) + 1
