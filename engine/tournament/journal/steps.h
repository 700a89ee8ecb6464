// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/tournament/event/event.h"
#include "engine/tournament/journal/command.h"
#include "engine/tournament/words/refusal.h"

/// One function for each command: it refuses, or changes the event. They are found by `apply` (fold.h); nothing else
/// writes an event.
namespace tournament {

using Refused = std::optional<Refusal>;

// entries_steps.cpp
Refused carry_out(Event&, const Open&, const Line&);
Refused carry_out(Event&, const ChooseOption&, const Line&);
Refused carry_out(Event&, const Enrol&, const Line&);
Refused carry_out(Event&, const Amend&, const Line&);
Refused carry_out(Event&, const CheckIn&, const Line&);
Refused carry_out(Event&, const CheckDeck&, const Line&);
Refused carry_out(Event&, const DealGroups&, const Line&);
Refused carry_out(Event&, const Drop&, const Line&);
Refused carry_out(Event&, const ComeBack&, const Line&);

// round_steps.cpp
Refused carry_out(Event&, const Draft&, const Line&);
Refused carry_out(Event&, const Swap&, const Line&);
Refused carry_out(Event&, const Publish&, const Line&);
Refused carry_out(Event&, const Start&, const Line&);
Refused carry_out(Event&, const Clock&, const Line&);
Refused carry_out(Event&, const Begun&, const Line&);
Refused carry_out(Event&, const Play&, const Line&);
Refused carry_out(Event&, const TimeAtTable&, const Line&);
Refused carry_out(Event&, const Seat&, const Line&);

// result_steps.cpp
Refused carry_out(Event&, const Result&, const Line&);
Refused carry_out(Event&, const Confirm&, const Line&);
Refused carry_out(Event&, const ReadAgain&, const Line&);
Refused carry_out(Event&, const Penalise&, const Line&);
Refused carry_out(Event&, const Upgrade&, const Line&);
Refused carry_out(Event&, const Revoke&, const Line&);
Refused carry_out(Event&, const VoidMatch&, const Line&);

// end_steps.cpp
Refused carry_out(Event&, const EndSwiss&, const Line&);
Refused carry_out(Event&, const DrawTie&, const Line&);
Refused carry_out(Event&, const TieResult&, const Line&);
Refused carry_out(Event&, const MakeCut&, const Line&);
Refused carry_out(Event&, const End&, const Line&);
Refused carry_out(Event&, const SendReport&, const Line&);
Refused carry_out(Event&, const Cancel&, const Line&);
inline Refused carry_out(Event&, const Undo&, const Line&) { return Refusal{RefusalCode::undo_nothing, {}, {}}; }
inline Refused carry_out(Event&, const Redo&, const Line&) { return Refusal{RefusalCode::redo_nothing, {}, {}}; }

inline Refusal refuse(RefusalCode code, std::string found = {}, std::string meant = {}) {
  return {code, std::move(found), std::move(meant)};
}

/// Who has left, or was expelled by this penalty (0: dropped), loses an undecided match of the last round that was
/// published (T-531, T-538, T-955).
void note_leaving(Event& event, EntryId id, int penalty);

/// The round of this number, and the match at this table; nullptr if there is none.
Round* round_of(Event& event, int number);
Match* match_at(Round& round, int table);

}  // namespace tournament
