// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/results/ledger.h"

namespace tournament {
namespace {

/// The first three verbal warnings stay such, later ones are official (T-951); O counts, and each G and M brings one
/// (T-952, T-953, T-954, T-961); X expels (T-955).
void count(Ledger& ledger, Grade grade) {
  if (grade == Grade::V) {
    ++ledger.verbals;
    if (ledger.verbals > 3) ++ledger.officials;
  } else if (grade == Grade::O || grade == Grade::G || grade == Grade::M) {
    ++ledger.officials;
  } else {
    ledger.by_expulsion = true;  // S follows an expulsion (T-956)
  }
}

}  // namespace

Ledger ledger(const Event& event, EntryId id) {
  Ledger out;
  if (event.options.warning_scope == WarningScope::shop) {
    out.verbals = event.entry(id).verbals_before;
    out.officials = event.entry(id).officials_before;
  }
  for (const Penalty& penalty : event.penalties)
    if (penalty.entry == id && !penalty.revoked) count(out, penalty.grade);
  return out;
}

Ledger ledger_with(const Event& event, EntryId id, Grade grade) {
  Ledger out = ledger(event, id);
  count(out, grade);
  return out;
}

// T-963
Grade shown_grade(const Event& event, const Penalty& penalty) {
  if (penalty.grade != Grade::V || penalty.revoked) return penalty.grade;
  int before = event.options.warning_scope == WarningScope::shop ? event.entry(penalty.entry).verbals_before : 0;
  for (const Penalty& other : event.penalties)
    if (other.entry == penalty.entry && !other.revoked && other.grade == Grade::V && other.id < penalty.id) ++before;
  return before >= 3 ? Grade::O : Grade::V;
}

bool lacks_papers(const Entry& entry) {
  if (entry.code.empty() && !entry.code_pending) return true;
  if (entry.minor && !entry.consent) return true;
  return entry.status != Status::active;  // suspended or unwelcome on the day (T-956, T-957)
}

bool can_play(const Event& event, EntryId id) {
  const Entry& entry = event.entry(id);
  if (!entry.here || entry.dropped || entry.absent || ledger(event, id).expelled()) return false;
  return event.kind == Kind::club || !lacks_papers(entry);
}

std::vector<EntryId> players(const Event& event) {
  std::vector<EntryId> out;
  for (const Entry& entry : event.entries)
    if (can_play(event, entry.id)) out.push_back(entry.id);
  return out;
}

}  // namespace tournament
