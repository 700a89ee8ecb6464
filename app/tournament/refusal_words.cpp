// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/refusal_words.h"

#include <fmt/format.h>

#include <string_view>

#include "engine/table/keyed_rows.h"
#include "engine/table/one_line.h"

namespace playsheet {
namespace {

using enum tournament::RefusalCode;

/// What would be right, for refusals that do not say it themselves.
constexpr table::KeyedRows<tournament::RefusalCode, std::string_view, tournament::kRefusals> kRight{{
    {journal_empty, "at least the line that opens the event"},
    {header_missing, "a journal of this program"},
    {header_newer, "a newer version of the program"},
    {line_shape, "NUMBER TIME WHO COMMAND key=value ..., a value with blanks in quotes"},
    {line_number, "the number after that of the line before"},
    {line_torn, "a whole line with its end"},
    {share_file_line, "file NAME LINES"},
    {share_name, "event.tournament first, then names of records that end in .match"},
    {share_twice, "each file once"},
    {share_torn, "as many lines as the line of the file says"},
    {share_record, "a match record"},
    {share_foreign, "records of matches of this event"},
    {share_clash, "a record that is not in the data folder yet, or is the same there"},
    {command_unknown, "a command of docs/formats.md, section 11"},
    {field_unknown, "a field of this command (docs/formats.md, section 11)"},
    {field_twice, "each field once"},
    {value_bad, "one line of UTF-8 of at most 1600 bytes"},
    {opened_twice, "one opening line in a journal"},
    {not_opened, "the line that opens the event before all others"},
    {event_cancelled, "nothing more, or the cancelling taken back"},
    {event_reported, "the report taken back first, with a reason"},
    {event_ended, "corrections and the report only, or the end taken back"},
    {undo_nothing, "a line that can be taken back"},
    {undo_other, "the last line that counts"},
    {redo_nothing, "a line that was taken back last"},
    {redo_other, "the line that was taken back last"},
    {option_unknown, "an option of docs/formats.md, section 11"},
    {option_value, "a value of this option"},
    {option_late, "a choice before round 1 opens, of the play-offs before these open"},
    {reason_missing, "a reason"},
    {no_entry, "the number of an entry that can play"},
    {too_many_entries, "fewer entries"},
    {name_empty, "a name with a letter that can be seen"},
    {name_taken, "each name once, or a nickname or code that tells the two apart"},
    {person_twice, "each person in one entry"},
    {code_twice, "each code in one entry"},
    {enrol_late, "entries before round 2 is published, in an elimination while round 1 is played"},
    {already_here, "another state than now; who has been paired drops instead"},
    {cannot_play, "a code, consent for a minor, and nobody suspended"},
    {already_dropped, "an entry that has not left"},
    {not_dropped, "an entry that has left"},
    {return_late, "a return before the last Swiss round is published"},
    {round_incomplete, "a result, confirmed, at every table"},
    {rounds_done, "no further round"},
    {few_players, "two who can play"},
    {draft_number, "the next round, of the stage that is its turn"},
    {draft_players, "everybody who is to be paired, exactly once"},
    {draft_bye, "one bye at most, named second"},
    {draft_groups, "groups dealt as T-513 says, nobody paired outside the own one"},
    {draft_locked, "the tables that have begun, as they are"},
    {draft_none, "a draft of this round"},
    {draft_repair_unpublished, "a new draft of a round that is not published yet"},
    {swap_same, "two who sit at different tables of a round that is no play-off"},
    {swap_open, "a swap before the round opens"},
    {already_open, "a round that is not open yet"},
    {no_round, "a round that is open"},
    {no_table, "the number of a table of the round"},
    {result_of_bye, "no result of the bye"},
    {result_impossible, "at most two games for each, not 2-2, and three games in all (four in a knock-out)"},
    {result_unfinished, "two games for one player, three games in all, or another cause"},
    {result_sudden_death, "sudden death in knock-out rounds only"},
    {result_level, "a winner"},
    {result_agreed, "a level score in a Swiss round, with the option agreed_draw"},
    {result_against_penalty, "a score with the games that the penalty took"},
    {result_dropped, "no result of a match that was lost by leaving, or a reason"},
    {not_reported, "a result first"},
    {match_final, "a correction by the referee, with a reason"},
    {not_played_here, "a table whose match is played in the program"},
    {reading_once, "a round whose slips are read twice: the option second_reading, before it is started"},
    {reading_done, "nothing: the slip was read twice, or the match was played in the program"},
    {reading_differs, "the result of the first reading, or that one corrected"},
    {penalty_not_allowed, "a grade that the matrix allows"},
    {no_penalty, "the number of a penalty"},
    {penalty_revoked, "a penalty that stands"},
    {penalty_not_heavier, "a heavier grade"},
    {seat_late, "a latecomer seated while round 1 runs"},
    {seat_taken, "somebody with the bye, another latecomer, or somebody who has not come"},
    {swiss_running, "the cut after the last Swiss round"},
    {no_playoffs, "an event with play-offs"},
    {tie_unsettled, "the tie-break games first"},
    {tie_none, "the line of a tie that is open"},
    {tie_players, "the players of the tie"},
    {tie_running, "the results of the step that is running"},
    {cut_wrong, "the order of those who advance as the Swiss ranking and the ties give it"},
    {cut_started, "a reason, for the play-offs have begun"},
    {void_none, "a knock-out match, and two players of the round before"},
    {end_early, "the end after the last match"},
    {report_code_pending, "a code for everybody who played"},
    {report_unconfirmed, "every match confirmed"},
    {report_rehearsal, "an event that is no rehearsal"},
    {not_ended, "the end of the event first"},
    {pairing_unproved, "tables set by hand"},
}};

/// What was found, and what stands beside it: for these codes `meant` names the entry that is there already, or the
/// form that this program knows.
std::string found_words(const tournament::Refusal& refusal) {
  switch (refusal.code) {
    case name_taken:
    case person_twice:
    case code_twice:
      return refusal.meant.empty() ? refusal.found
                                   : fmt::format("{}, which stands for entry {} already", refusal.found, refusal.meant);
    case header_newer:
      return refusal.found.empty() ? std::string() : fmt::format("{}, of a newer program", refusal.found);
    case draft_players:  // what would be right names them, who is missing too
      return refusal.meant.empty() ? refusal.found : std::string();
    default:
      return refusal.found;
  }
}

std::string right_words(const tournament::Refusal& refusal) {
  const std::string_view right = kRight[refusal.code];
  const bool names_the_other = refusal.code == name_taken || refusal.code == person_twice || refusal.code == code_twice;
  if (refusal.meant.empty() || names_the_other) return std::string(right);
  if (refusal.code == header_newer) return fmt::format("{}, or {}", refusal.meant, right);
  return refusal.meant;
}

}  // namespace

std::string refusal_words(const tournament::Refusal& refusal) {
  const auto& row = row_of(refusal.code);
  const std::string found = found_words(refusal);
  return table::one_line(fmt::format("{} ({}): {}expected {}", row.name, row.rule,
                                     found.empty() ? std::string() : fmt::format("found {}, ", found),
                                     right_words(refusal)));
}

}  // namespace playsheet
