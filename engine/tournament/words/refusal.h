// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tournament {

/// Why something is refused, or what is wrong with a line of a journal. Codes; the sentences are the interface's.
enum class RefusalCode : std::uint8_t {
  journal_empty,
  header_missing,
  header_newer,
  line_shape,
  line_number,
  line_torn,
  share_file_line,
  share_name,
  share_twice,
  share_torn,
  share_record,
  share_foreign,
  share_clash,
  command_unknown,
  field_unknown,
  field_twice,
  value_bad,
  opened_twice,
  not_opened,
  event_cancelled,
  event_reported,
  event_ended,
  undo_nothing,
  undo_other,
  redo_nothing,
  redo_other,
  option_unknown,
  option_value,
  option_late,
  reason_missing,
  no_entry,
  too_many_entries,
  name_empty,
  name_taken,
  person_twice,
  code_twice,
  enrol_late,
  already_here,
  cannot_play,
  already_dropped,
  not_dropped,
  return_late,
  round_incomplete,
  rounds_done,
  few_players,
  draft_number,
  draft_players,
  draft_bye,
  draft_groups,
  draft_locked,
  draft_none,
  draft_repair_unpublished,
  swap_same,
  swap_open,
  already_open,
  no_round,
  no_table,
  result_of_bye,
  result_impossible,
  result_unfinished,
  result_sudden_death,
  result_level,
  result_agreed,
  result_against_penalty,
  result_dropped,
  not_reported,
  match_final,
  not_played_here,
  reading_once,
  reading_done,
  reading_differs,
  penalty_not_allowed,
  no_penalty,
  penalty_revoked,
  penalty_not_heavier,
  seat_late,
  seat_taken,
  swiss_running,
  no_playoffs,
  tie_unsettled,
  tie_none,
  tie_players,
  tie_running,
  cut_wrong,
  cut_started,
  void_none,
  end_early,
  report_code_pending,
  report_unconfirmed,
  report_rehearsal,
  not_ended,
  pairing_unproved,
};

struct RefusalRow {
  std::string_view name;
  std::string_view rule;  ///< where docs/rules/tournament.md says so
};

inline constexpr std::size_t kRefusals = static_cast<std::size_t>(RefusalCode::pairing_unproved) + 1;
const RefusalRow& row_of(RefusalCode code);

/// What was found, and what was meant or would be right; both may be empty.
struct Refusal {
  RefusalCode code{};
  std::string found;
  std::string meant;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace tournament
