// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/gormiti/actions/action.h"
#include "engine/gormiti/actions/player_view.h"
#include "engine/gormiti/cards/catalog.h"
#include "engine/table/match_record.h"

namespace playsheet {

/// What led to a place of a record, for whoever sees these views: a card that is in neither is not named.
struct GormitiDecision {
  /// A decision can bring moments that are to be seen: it is told at the first of them, or at its end without one.
  enum class After {
    Nothing,    ///< of them was before
    Still,      ///< one was, and this is the end
    NextStill,  ///< one was, and this is the next
  };
  table::RecordStep step = table::RecordStep::deal;
  After after = After::Nothing;
  const gormiti::PlayerView* before = nullptr;
  const gormiti::PlayerView* now = nullptr;
  gormiti::PlayerId by = gormiti::PlayerId::south;
  const gormiti::Action* action = nullptr;
};

/// "Naomi attacks with Barbatus": the decision and who made it, in the language of the program.
QString gormitiDecisionSentence(const GormitiDecision& told, const gormiti::Catalog& cards,
                                const table::PerPlayer<QString>& players);

/// What comes of what is to be seen.
QString gormitiAfterStill(gormiti::Mode mode);

}  // namespace playsheet
