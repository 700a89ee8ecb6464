// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/tournament/event/event.h"

namespace tournament {

/// What stands against a player, recounted from the penalties that are not revoked (T-961, T-963).
struct Ledger {
  int verbals = 0;            ///< every verbal warning given (T-951)
  int officials = 0;          ///< O + G + M + the verbal warnings after the third (T-952 to T-954)
  bool by_expulsion = false;  ///< an X was given (T-955)
  bool expelled() const { return by_expulsion || officials >= 3; }
};

Ledger ledger(const Event& event, EntryId id);

/// As if this penalty were given as well: an official is told before confirming the third official warning (T-961).
Ledger ledger_with(const Event& event, EntryId id, Grade grade);

/// What the penalty is shown and printed as: the fourth verbal warning is an official one (T-951, T-963).
Grade shown_grade(const Event& event, const Penalty& penalty);

/// True if the entry may sit at a table: it is here, has not left, is not expelled (T-955), and in an event of the
/// programme has what T-203 and T-209 ask for (code or the organiser's leave, consent of a minor, T-956, T-957).
bool can_play(const Event& event, EntryId id);
/// What T-209 lacks, whether the event asks for it or only warns (T-217).
bool lacks_papers(const Entry& entry);

/// Everybody who can play, by id.
std::vector<EntryId> players(const Event& event);

}  // namespace tournament
