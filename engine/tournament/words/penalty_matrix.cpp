// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/words/penalty_matrix.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr PenaltyMatrix kMatrix{{
    {Infraction::illegal_list, {"T-901", "V"}},
    {Infraction::illegal_deck, {"T-902", "VG"}},
    {Infraction::illegal_sideboard, {"T-903", "VO"}},
    {Infraction::deck_not_restored, {"T-904", "G"}},
    {Infraction::minor_error, {"T-905", "VO"}},
    {Infraction::medium_error, {"T-906", "VOG"}},
    {Infraction::serious_error, {"T-907", "OG"}},
    {Infraction::lateness, {"T-908", "OGMX"}},
    {Infraction::wrong_opponent, {"T-909", "VGM"}},
    {Infraction::minor_marks, {"T-910", "V"}},
    {Infraction::notable_marks, {"T-911", "OGM"}},
    {Infraction::slow_play, {"T-912", "VOGMX"}},
    {Infraction::unsporting, {"T-913", "OGM"}},
    {Infraction::serious_unsporting, {"T-914", "MX"}},
    {Infraction::bribery, {"T-915", "XS"}},
    {Infraction::false_data, {"T-916", "XS"}},
    {Infraction::cheating, {"T-917", "XS"}},
}};

}  // namespace

const PenaltyMatrix& penalty_matrix() { return kMatrix; }

bool is_at_discretion(Infraction infraction) {
  return infraction == Infraction::unsporting || infraction == Infraction::serious_unsporting;
}

bool is_allowed(Infraction infraction, Grade grade) {
  return kMatrix[infraction].allowed.find(table::name_of(grade)) != std::string_view::npos;
}

std::optional<Grade> penalty_for_lateness(int seconds) {
  if (seconds <= 0) return std::nullopt;
  if (seconds <= 5 * 60) return Grade::O;
  return seconds <= 15 * 60 ? Grade::G : Grade::M;
}

Grade penalty_for_wrong_table(int seconds) {
  if (seconds <= 0) return Grade::V;
  return seconds <= 10 * 60 ? Grade::G : Grade::M;
}

Grade next_for_slow_play(int before) { return static_cast<Grade>(std::min(before, static_cast<int>(Grade::X))); }

}  // namespace tournament
