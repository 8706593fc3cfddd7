"""Which tests wait for `make test-long`: those that are long by nature, and further values of quick ones.

`make test` runs everything that is not marked `long`; what is marked runs after it in CI.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final

import pytest

LONG = pytest.mark.long


def long_but(values: Iterable[Any], *quick: Any) -> list[Any]:
    """The values of a parameter; tests with others than the `quick` ones are long."""
    kept: Collection[Any] = quick
    marked = []
    for value in values:
        given = value if isinstance(value, tuple) else (value,)
        marked.append(pytest.param(*given, marks=() if value in kept else LONG))
    return marked


QUICK_LANGUAGES: Final = ("en", "el", "pl")
"""The languages in which everything is tested by `make test`. In the others the tests with a parameter
`language` are long, except those of `IN_ALL_LANGUAGES`."""
IN_ALL_LANGUAGES: Final = (
    "text/test_catalogues.py::test_nothing_is_missing",
    "text/test_commands.py::test_names_keep_discord_s_rule",
    "text/test_commands.py::test_siblings_have_different_names",
    "cogs/test_admin_pages.py::test_settings_fit",
)
"""They are cheap, and see at once what is left out when a text is added."""


def language_sets(languages: Sequence[str]) -> list[Any]:
    """For tests that go through languages by themselves: the quick ones, and (long) the others."""
    quick = tuple(one for one in languages if one in QUICK_LANGUAGES)
    others = tuple(one for one in languages if one not in QUICK_LANGUAGES)
    sets = [pytest.param(quick, id="quick")]
    return [*sets, pytest.param(others, id="others", marks=LONG)] if others else sets


QUICK: Final[Mapping[str, tuple[str, ...]]] = {
    "browser/test_breaks.py::test_deleted_channel_is_left": (),
    "browser/test_breaks.py::test_escape_closes_the_list_before_the_form": (),
    "browser/test_breaks.py::test_page_lives_through_a_restart_of_the_sandbox": (),
    "browser/test_breaks.py::test_reader_further_up_keeps_the_place": (),
    "browser/test_page.py::test_command_with_only_optional_options_is_typed": (),
    "browser/test_page.py::test_escape_and_backspace_lead_back": (),
    "browser/test_page.py::test_host_tools_take_a_permission_away_and_make_trouble": (),
    "browser/test_page.py::test_last_command_comes_back_with_the_arrow": (),
    "browser/test_page.py::test_letters_arrive_unless_the_box_is_closed": (),
    "browser/test_page.py::test_mention_puts_a_badge_on_the_person_and_the_channel": (),
    "browser/test_page.py::test_next_option_can_be_named_inside_a_field": (),
    "browser/test_page.py::test_optional_options_are_offered_by_name": (),
    "browser/test_page.py::test_own_name_of_a_field_may_be_typed_before_its_value": (),
    "browser/test_page.py::test_page_comes_back_after_a_break_and_older_messages_are_fetched": (),
    "browser/test_page.py::test_persons_are_added_and_switched_with_keys": (),
    "browser/test_page.py::test_plain_words_are_said_and_deleted_messages_vanish": (),
    "browser/test_page.py::test_private_answer_is_seen_by_one_and_can_be_dismissed": (),
    "browser/test_page.py::test_select_with_several_values": (),
    "browser/test_page.py::test_threads_appear_under_their_channel_and_can_be_archived": (),
    "browser/test_page.py::test_unanswered_button_says_that_it_failed": (),
    "browser/test_page.py::test_unanswered_command_leaves_a_private_note": (),
    "browser/test_page.py::test_user_option_lists_people": (),
    "browser/test_page.py::test_user_select": (),
    "browser/test_page.py::test_words_typed_faster_than_the_fields_appear_are_kept": (),
    "browser/test_page.py::test_wrong_or_missing_options_are_refused_before_sending": (),
    "cli/test_records.py::test_a_copy_leaves_the_match_where_it_is": (),
    "cli/test_records.py::test_a_match_moves_house_while_both_run": (),
    "cli/test_simulate.py::test_a_broken_game_is_told": (),
    "cli/test_simulate.py::test_one_json_object": ("golden_horn",),
    "cogs/test_digest.py::test_every_match_has_its_place": ("1-en", "2[01]-el", "90-pl"),
    "cogs/test_limits.py::test_pages_fit": ("el-bora_bora",),
    "cogs/test_limits.py::test_pages_that_look_back_fit": ("el-golden_horn",),
    "contract/test_checks.py::test_a_broken_game_is_seen": (
        "Busy-*",
        "Twins-*",
        "Gruff-*",
        "Weightless-*",
        "Miscounts-*",
        "Early-*",
        "Blinkered-*",
        "Rude-*",
        "Loud-*",
        "Mixed-*",
        "Glass-*",
        "Gossip-*",
    ),
    "contract/test_checks.py::test_a_leaking_prompt_of_any_game_is_seen": ("golden_horn", "pyramids"),
    "contract/test_checks.py::test_a_leaking_view_of_any_game_is_seen": ("golden_horn", "pyramids"),
    "contract/test_checks.py::test_a_told_seal_of_any_game_is_seen": ("golden_horn", "pyramids"),
    "contract/test_guides.py::test_nothing_is_wrong": ("pyramids",),
    "contract/test_positions.py::test_every_parameter_of_a_command_has_a_question": ("[!e]*",),
    "contract/test_positions.py::test_in_any_position": ("[!be]*", "bora_bora-nobody*", "edo-nobody*"),
    "contract/test_words.py::test_all_that_is_said_has_words": ("golden_horn-*", "pyramids-*", "bora_bora-*"),
    "e2e/test_admin.py::test_channels_of_a_server": (),
    "e2e/test_admin.py::test_rolled_back_by_the_owner": (),
    "e2e/test_admin_files.py::test_a_channel_without_tables_gets_none": (),
    "e2e/test_admin_files.py::test_a_finished_match_is_brought_here": (),
    "e2e/test_admin_files.py::test_bad_files_change_nothing": (),
    "e2e/test_admin_files.py::test_in_a_thread_it_stays_there": (),
    "e2e/test_admin_files.py::test_only_for_those_who_manage": (),
    "e2e/test_bad_input.py::test_a_full_lobby": (),
    "e2e/test_bad_input.py::test_a_lobby_of_another_server": (),
    "e2e/test_bad_input.py::test_a_match_that_is_over": (),
    "e2e/test_bad_input.py::test_a_missing_permission": ("send_messages",),
    "e2e/test_bad_input.py::test_a_move_that_cannot_be": ("Q9", "@everyone", "undo.1"),
    "e2e/test_bad_input.py::test_a_placement_on_the_other_card": (),
    "e2e/test_bad_input.py::test_a_second_choice": (),
    "e2e/test_bad_input.py::test_not_seated": ("Bruno",),
    "e2e/test_bad_input.py::test_options_that_are_none": ("nonsense*",),
    "e2e/test_bad_input.py::test_placements_that_cannot_be": (),
    "e2e/test_bad_time.py::test_a_proof_of_what_is_not_finished": (),
    "e2e/test_bad_time.py::test_a_substitute_who_sits_there_already": (),
    "e2e/test_bad_time.py::test_clocks_and_amounts_that_cannot_be": (),
    "e2e/test_bad_time.py::test_times_and_zones_that_cannot_be": ("Zofia",),
    "e2e/test_bora_bora.py::test_a_drawn_card_is_its_owner_s_secret": (),
    "e2e/test_bora_bora.py::test_a_line_that_goes_wrong_plays_nothing": (),
    "e2e/test_bora_bora.py::test_an_ordinary_placement_takes_seven_taps": (),
    "e2e/test_bora_bora.py::test_reasons": (),
    "e2e/test_bora_bora.py::test_who_completes_a_card_task_chooses_the_cards": ("True",),
    "e2e/test_closed_dms.py::test_a_seat_for_somebody_whom_no_message_reaches": (),
    "e2e/test_closed_dms.py::test_an_invitation_to_a_closed_box": (),
    "e2e/test_closed_dms.py::test_an_opened_box_is_used_again": (),
    "e2e/test_closed_dms.py::test_the_next_page_tells_it_too": (),
    "e2e/test_computers.py::test_a_restart_while_computers_think": (),
    "e2e/test_direct.py::test_a_closed_box_holds_nobody_up": (),
    "e2e/test_direct.py::test_a_wrong_code_is_refused_plainly": ("ABCDE-FGHJK",),
    "e2e/test_direct.py::test_from_the_table_to_the_end": (),
    "e2e/test_dm.py::test_every_one_of_many_matches_can_be_chosen": (),
    "e2e/test_dm.py::test_every_one_of_many_tables_is_shown": (),
    "e2e/test_dm.py::test_my_matches_those_that_wait_first": (),
    "e2e/test_dm.py::test_several_matches_are_asked_for": (),
    "e2e/test_edo.py::test_a_movement_that_cannot_be_paid": (),
    "e2e/test_edo.py::test_a_plan_in_one_line": (),
    "e2e/test_edo.py::test_a_plan_that_cannot_be": ("*edo-no-card-used",),
    "e2e/test_edo.py::test_a_turn_that_cannot_be": (),
    "e2e/test_edo.py::test_last_round_s_plan_is_a_start": (),
    "e2e/test_fair.py::test_ended_by_agreement": (),
    "e2e/test_fair.py::test_the_proof": (),
    "e2e/test_first_game.py::test_a_guided_match_ends_by_itself": (),
    "e2e/test_gateway_address.py::test_another_way_to_the_gateway": (),
    "e2e/test_hands.py::test_discord_does_not_say_that_it_took_it": (),
    "e2e/test_hands.py::test_it_is_edited_after_a_restart": (),
    "e2e/test_hands.py::test_one_that_is_gone_is_sent_again": (),
    "e2e/test_hands.py::test_one_that_is_too_old_is_sent_again": (),
    "e2e/test_languages.py::test_an_undo_pings_nobody": (),
    "e2e/test_languages.py::test_newest_deletes_the_boards_before": (),
    "e2e/test_languages.py::test_public_messages_speak_the_servers_language": ("pl*",),
    "e2e/test_logs.py::test_lines_for_people": (),
    "e2e/test_logs.py::test_lines_for_programs": (),
    "e2e/test_looking_back.py::test_asked_and_refused": (),
    "e2e/test_looking_back.py::test_step_by_step": (),
    "e2e/test_lost_and_found.py::test_a_lost_thread_is_unlocked": (),
    "e2e/test_lost_and_found.py::test_a_passing_refusal": ("<lambda>1",),
    "e2e/test_lost_and_found.py::test_banned_by_a_proxy": (),
    "e2e/test_lost_and_found.py::test_invited_back_before_it_was_noticed": (),
    "e2e/test_lost_and_found.py::test_moved_to_where_it_is": (),
    "e2e/test_lost_and_found.py::test_the_right_to_write_comes_back": (),
    "e2e/test_parcel.py::test_everything_to_keep": (),
    "e2e/test_presses.py::test_an_unknown_control_is_left_alone": (),
    "e2e/test_presses.py::test_forged_menu_values": (),
    "e2e/test_presses.py::test_half_a_command_is_nobody_s_business": (),
    "e2e/test_refused_pictures.py::test_a_page_is_shown_in_words": (
        "True-turn-50035",
        "True-hand-40005",
        "False-table history-50035",
    ),
    "e2e/test_refused_pictures.py::test_everything_is_played_without_pictures": ("40005-golden_horn",),
    "e2e/test_refused_pictures.py::test_the_parcel_without_its_pictures": ("1-3",),
    "e2e/test_restart.py::test_what_was_not_delivered_is_delivered": (),
    "e2e/test_sealed.py::test_the_board_shows_who_is_thinking": (),
    "e2e/test_shutdown.py::test_stopped_while_discord_is_slow": (),
    "e2e/test_shutdown.py::test_stopped_while_people_play": (),
    "e2e/test_trouble.py::test_429": ("False",),
    "e2e/test_trouble.py::test_5xx_on_a_board": ("2-False",),
    "e2e/test_trouble.py::test_5xx_on_a_direct_message": (),
    "e2e/test_trouble.py::test_5xx_on_an_answer": ("True",),
    "e2e/test_trouble.py::test_5xx_on_an_edit": (),
    "e2e/test_trouble.py::test_a_lost_place": ("deleted",),
    "e2e/test_trouble.py::test_a_moderator_deletes_the_lobby_card": (),
    "e2e/test_trouble.py::test_a_real_rate_limit": (),
    "e2e/test_trouble.py::test_an_archived_thread_wakes": (),
    "e2e/test_trouble.py::test_everything_comes_at_once": (),
    "e2e/test_unknown_askers.py::test_an_asker_who_is_not_named_is_told_so": ("Nikos",),
    "e2e/test_whole_games.py::test_a_whole_game": (),
    "games/pyramids/test_sealed.py::test_a_seat_sees_only_what_it_heard": ("2-1", "3-2"),
    "match/delivery/test_worker.py::test_every_ping_comes_once": (),
    "match/events/test_events.py::test_late_starters_and_drop_outs": (),
    "match/events/test_events.py::test_who_never_moves_is_last_though_the_autopilot_plays": (),
    "match/fairness/test_luck.py::test_cards_by_colour": (),
    "match/fairness/test_luck.py::test_every_game": ("pyramids",),
    "match/fairness/test_luck.py::test_who_drew_which_cards": (),
    "match/fairness/test_verify.py::test_a_true_match_is_sound": ("ferry", "pyramids"),
    "match/history/test_timeline.py::test_as_it_was_seen_then": ("ferry", "pyramids"),
    "match/moderation/test_moderation.py::test_a_manager_of_another_server_is_a_stranger": ("sqlite-[bs]*",),
    "match/moderation/test_moderation.py::test_any_game_goes_back_and_on": ("sqlite-pyramids",),
    "match/people/test_digest.py::test_after_a_week_of_downtime_there_is_one": (),
    "match/people/test_digest.py::test_it_comes_once_a_day_while_there_are_matches": (),
    "match/people/test_digest.py::test_quiet_hours_and_vacations_are_honoured": (),
    "match/play/test_effects.py::test_plans_of_the_last_round_are_no_hand": (),
    "match/play/test_effects.py::test_wind_cards_that_were_played": (),
    "match/play/test_play.py::test_the_log_is_the_game": ("ferry",),
    "match/play/test_undo.py::test_chance_is_never_taken_back": ("sqlite-ferry", "sqlite-pyramids"),
    "match/proposals/test_undo.py::test_games_go_on_after_any_request": ("ferry",),
    "match/results/test_results.py::test_the_kept_statistics_are_those_of_the_results": (
        "sqlite-False-2",
        "sqlite-True-2",
    ),
    "match/scheduling/test_archiving.py::test_a_few_at_once": (),
    "match/scheduling/test_outages.py::test_ten_thousand_matches": (),
    "match/seats/test_autopilot.py::test_in_bora_bora_it_ends_games_better_than_chance": (),
    "match/seats/test_autopilot.py::test_in_edo_it_takes_points_more_often_than_chance": (),
    "match/seats/test_autopilot.py::test_it_does_the_same_in_positions_it_cannot_tell_apart": ("[!e]*",),
    "match/seats/test_autopilot.py::test_it_plays_better_than_chance": (),
    "match/seats/test_autopilot.py::test_it_plays_legal_turns_and_knows_no_secrets": ("[!e]*",),
    "match/test_components.py::test_a_match_from_elsewhere_keeps_them_too": (),
    "match/test_components.py::test_a_running_match_keeps_the_values_it_began_with": (),
    "match/test_components.py::test_pyramids_keep_them_as_well": (),
    "match/test_writers.py::test_a_hundred_matches_at_once": (),
    "match/test_writers.py::test_killed_while_it_writes": (),
    "match/transfer/test_import.py::test_a_finished_match_is_there_to_be_looked_at": ("sqlite-ferry",),
    "match/transfer/test_import.py::test_a_running_match_goes_on_elsewhere": (),
    "match/transfer/test_import.py::test_what_was_handed_over_may_come_back": (),
    "plugins/test_example.py::test_its_own_tests_pass": (),
    "plugins/test_example.py::test_the_tests_of_all_games_hold_for_it": (),
    "plugins/test_example.py::test_the_tools_know_it": (),
    "plugins/test_faults.py::test_a_catalogue_that_would_stop_the_bot": (),
    "plugins/test_faults.py::test_a_drawing_that_fails": (),
    "plugins/test_faults.py::test_a_game_that_cannot_be_loaded": (),
    "plugins/test_faults.py::test_a_notation_that_is_not_unique": (),
    "plugins/test_faults.py::test_an_option_that_clashes": (),
    "plugins/test_faults.py::test_no_drawing": (),
    "plugins/test_faults.py::test_wrong_catalogues": (),
    "plugins/test_new_game.py::test_it_can_be_played_at_once": (),
    "printed/test_printed.py::test_a_corrected_value_is_shown": ("golden_horn",),
    "render/test_bora_bora.py::test_every_question_has_its_page": ("4",),
    "render/test_bora_bora.py::test_shown_numbers_change_the_picture": (),
    "render/test_bora_bora.py::test_tables_and_boards": ("el-3",),
    "render/test_bora_bora.py::test_worst_case": ("el-4",),
    "render/test_edo.py::test_a_draft_of_a_turn_is_told_on_its_page": (),
    "render/test_edo.py::test_ledger": ("True-5", "False-2"),
    "render/test_edo.py::test_private_pages": (),
    "render/test_edo.py::test_shown_numbers_change_the_picture": (),
    "render/test_lapse.py::test_every_frame_shows_its_board": ("pyramids",),
    "render/test_pictures.py::test_private_pages": ("pyramids-4", "edo-5"),
    "render/test_pool.py::test_a_slow_one_takes_no_other_with_it": (),
    "render/test_pool.py::test_a_worker_that_dies_twice": (),
    "runtime/test_backups.py::test_a_real_one_while_the_bot_runs": (),
    "runtime/test_disk.py::test_at_the_start": (),
    "runtime/test_disk.py::test_while_people_play": ("pragma query_only = on",),
    "runtime/test_start_errors.py::test_discord_cannot_be_reached": (),
    "runtime/test_start_errors.py::test_what_answers_is_not_discord": (),
    "runtime/test_workers.py::test_nobody_who_is_killed_leaves_a_complaint": ("owner",),
    "test_leaks.py::test_a_test_that_does_not_end_tells_what_it_waits_for": (),
    "test_start.py::test_a_database_that_is_none": (),
    "test_start.py::test_a_database_where_no_file_can_be": (),
    "test_start.py::test_a_token_that_is_not_accepted": (),
    "test_start.py::test_component_data_that_make_no_game": (),
    "test_start.py::test_the_folder_of_the_sandbox_cannot_be_used": (),
    "test_start.py::test_the_port_of_the_sandbox_is_taken": (),
    "test_start.py::test_the_token_is_never_logged": (),
    "test_start.py::test_without_a_token_it_plays_where_the_address_says": (),
    "text/test_games_spoken.py::test_a_game_can_be_told_in_every_language": ("quick-1-pyramids",),
    "upgrade/test_upgrade.py::test_every_match_is_where_it_was": (
        "1-edo",
        "3-golden_horn",
        "4-pyramids",
        "8-bora_bora",
    ),
    "web/test_listings.py::test_without_pages_there_is_none_of_the_server": (),
}
"""Tests of which only some values are quick, or none: patterns of the ids of their values. They were chosen
by what they cost: each takes more than a second, and shows little that a quick test does not show."""


def is_long(nodeid: str, language: object = None) -> bool:
    """Whether `QUICK` leaves a test to `make test-long`, or its parameter `language` does."""
    test, _, value = nodeid.removeprefix("tests/").partition("[")
    if isinstance(language, str) and language not in QUICK_LANGUAGES and test not in IN_ALL_LANGUAGES:
        return True
    return test in QUICK and not any(fnmatchcase(value.removesuffix("]"), quick) for quick in QUICK[test])
