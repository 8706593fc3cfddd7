"""The changes: each makes the program wrong in one place, and names the tests that must notice.

`old` stands exactly once in its file. Where code moves, its change moves with it: a quick test says which.
"""

from __future__ import annotations

from typing import Final

from tests.mutants.faults import FAULTS
from tests.mutants.mutant import ROOT, Mutant

__all__ = ["MUTANTS", "ROOT", "Mutant"]

MUTANTS: Final = (
    # -- rights ---------------------------------------------------------------------------------------------
    Mutant(
        "rights-host: anybody starts a match and changes its options",
        "bot/match/engine/rows.py",
        "        if self.row.host != user:\n",
        "        if self.row.host == 0:\n",
        ("tests/match/lobby/test_lobby.py::test_refusals",),
    ),
    Mutant(
        "rights-server: a manager governs the matches of other servers",
        "bot/match/changing/transaction.py",
        "            if scope.guild is not None and match.row.guild != scope.guild:\n",
        "            if scope.guild is not None and match.row.guild is None:\n",
        ("tests/match/moderation/test_moderation.py::test_a_manager_of_another_server_is_a_stranger",),
    ),
    Mutant(
        "rights-manager: everybody on a server is a manager",
        "cogs/framework/permissions.py",
        "may.manage_guild or may.administrator",
        "may.send_messages or may.administrator",
        ("tests/e2e/test_admin.py::test_a_plain_member_and_a_stranger_repair_nothing",),
    ),
    Mutant(
        "rights-players: a manager ends a match where that is left to the players",
        "bot/match/moderation/service.py",
        '.end != "managers"',
        '.end == ""',
        ("tests/match/moderation/test_moderation.py::test_what_is_left_to_the_players",),
    ),
    Mutant(
        "rights-seat: a stranger plays for the first seat",
        "bot/match/engine/rows.py",
        "        if seat is None:\n            raise NotSeated\n        if expected not in",
        "        seat = seat or self.seats[0]\n        if expected not in",
        ("tests/match/play/test_play.py", "tests/match/proposals/test_undo.py::test_who_may_not"),
    ),
    # -- taking back ----------------------------------------------------------------------------------------
    Mutant(
        "undo-chance: a turn is taken back although chance has answered it",
        "bot/match/engine/replay.py",
        "    while top >= 0 and stack[top].seat not in (seat, CHANCE):\n",
        "    while top > 0 and stack[top].seat == CHANCE:\n        top -= 1\n"
        "    while top >= 0 and stack[top].seat not in (seat, CHANCE):\n",
        (
            "tests/match/play/test_undo.py::test_down_to_the_last_answer_of_chance",
            "tests/match/play/test_undo.py::test_chance_is_never_taken_back",
        ),
    ),
    Mutant(
        "undo-seen: a turn is taken back although it has opened what others had sealed",
        "bot/match/engine/replay.py",
        "    if any(opens(rules, states[index], seat, states[index + 1]) for",
        "    if any(top < first for",
        ("tests/match/play/test_undo.py::test_not_what_has_opened_the_others",),
    ),
    Mutant(
        "undo-batch: with a turn the one before it is taken back, too",
        "bot/match/engine/replay.py",
        "stack[first - 1].seat == seat and stack[first - 1].batch == stack[top].batch",
        "stack[first - 1].seat == seat",
        ("tests/match/play/test_undo.py::test_no_more_than_was_sent_together",),
    ),
    Mutant(
        "undo-leave: one voice is enough to take back what all must grant",
        "bot/match/proposals/proposal.py",
        "        return self.asked(match) - set(self.approved)\n",
        "        return set() if self.approved else self.asked(match)\n",
        ("tests/match/proposals/test_undo.py::test_granted_by_all",),
    ),
    # -- who is called --------------------------------------------------------------------------------------
    Mutant(
        "ping-actor: who has just played is called to play on",
        "bot/match/running/effects.py",
        "    pinged = {seat for seat in fresh if seat != actor} |",
        "    pinged = {*fresh, *({actor} & set(to_act))} |",
        ("tests/match/running/test_effects.py", "tests/match/play/test_play.py"),
    ),
    Mutant(
        "ping-absent: who is played for is called",
        "bot/match/running/effects.py",
        "for seat in result.pings if seat not in automatic)",
        "for seat in result.pings)",
        ("tests/match/seats/test_substitution.py::test_who_is_played_for_is_not_called",),
    ),
    Mutant(
        "ping-done: who has moved meanwhile is called all the same",
        "bot/match/outbox/posted.py",
        "token == ANY_TURN or is_turn(row, token)",
        "token >= ANY_TURN",
        ("tests/match/delivery/test_worker.py::test_every_ping_comes_once", "tests/match/play/test_undo.py"),
    ),
    # -- what is hidden -------------------------------------------------------------------------------------
    Mutant(
        "hidden-warehouse: everybody looks into the warehouses of Golden Horn",
        "bot/games/golden_horn/projection.py",
        "seat == viewer or state.open_warehouses",
        "seat >= 0 or state.open_warehouses",
        ("tests/games/golden_horn/test_hidden.py",),
    ),
    Mutant(
        "hidden-cards: all hear which cards are drawn in Golden Horn",
        "bot/games/golden_horn/arrival.py",
        '    secret: ClassVar = ("colour",)  # GH-12.3\n',
        "",
        ("tests/games/golden_horn/test_hidden.py",),
    ),
    Mutant(
        "hidden-draft: marks that are not open yet are seen in Pyramids",
        "bot/games/pyramids/projection.py",
        "    draft = state.drafts[seat] if seat == at.seat else None\n",
        "    draft = state.drafts[seat]\n",
        ("tests/games/pyramids/test_sealed.py::test_nothing_of_a_submission_is_shown",),
    ),
    Mutant(
        "hidden-task: how far a task of god cards is tells the hand in Bora Bora",
        "bot/games/bora_bora/projection.py",
        "task.want in CARDS and viewer != seat",
        "task.want in CARDS and viewer == -1",
        ("tests/games/bora_bora/test_hidden.py",),
    ),
    Mutant(
        "hidden-plan: Edo tells what others plan",
        "bot/games/edo/planning.py",
        "        if to != self.seat:\n            return None\n        action = ",
        "        if to == -1:\n            return None\n        action = ",
        ("tests/games/edo/test_planning.py", "tests/games/edo/test_contract.py"),
    ),
    # -- looking back ---------------------------------------------------------------------------------------
    Mutant(
        "since-pictures: both pictures of /table since are those of now",
        "cogs/looks.py",
        '("before", recap.before)',
        '("before", recap.now)',
        ("tests/e2e/test_looking_back.py::test_since_my_last_turn[golden_horn]",),
    ),
    Mutant(
        "since-moment: what was before is what is now",
        "bot/match/views/history.py",
        "before=story.past(first),",
        "before=story.past(len(story.told)),",
        ("tests/match/views/test_timeline.py::test_since_my_last_turn",),
    ),
    # -- who plays for the absent ---------------------------------------------------------------------------
    Mutant(
        "absent-random-edo: the player for absent people plays Edo at random",
        "bot/ai/players.py",
        "key=lambda at: -worth[at])",
        "key=lambda at: rng.random())",
        ("tests/match/seats/test_autopilot.py::test_in_edo_it_takes_points_more_often_than_chance",),
    ),
    Mutant(
        "absent-random-bora-bora: the player for absent people plays Bora Bora at random",
        "bot/ai/players.py",
        "key=lambda at: -worth[at])",
        "key=lambda at: rng.random())",
        ("tests/match/seats/test_autopilot.py::test_in_bora_bora_it_ends_games_better_than_chance",),
    ),
    Mutant(
        "absent-knows: the player for absent people knows what its seat does not",
        "bot/ai/players.py",
        "    dealt = rules.redeal(state, seat, [rng.random() for _ in range(16)])\n",
        "    dealt = state\n",
        ("tests/match/seats/test_autopilot.py::test_it_plays_legal_turns_and_knows_no_secrets[golden_horn]",),
    ),
    # -- values of the component data -----------------------------------------------------------------------
    Mutant(
        "copy-fishing: the table of Bora Bora has its own number on the fishing space",
        "render/bora_bora/action_tiles.py",
        "str(view.printed.fishing)",
        '"2"',
        ("tests/printed/test_printed.py::test_a_corrected_value_is_shown[bora_bora]",),
    ),
    Mutant(
        "copy-guide: the rules of Pyramids are told with other points than those that count",
        "bot/games/pyramids/printed.py",
        "    return Printed(**values_for(Printed, data.numbers), shapes=shapes)\n",
        '    return Printed(**{**values_for(Printed, data.numbers), "torch": 5}, shapes=shapes)\n',
        ("tests/printed/test_printed.py::test_a_corrected_value_is_shown[pyramids]",),
    ),
    # -- what hosts have met --------------------------------------------------------------------------------
    *FAULTS,
)
