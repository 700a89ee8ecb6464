// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/gormiti/actions/clash_outlook.h"
#include "engine/gormiti/actions/player_view.h"
#include "engine/gormiti/effects/round_result.h"
#include "ui/sheet/sheet.h"

namespace playsheet {

/// What of a match of Gormiti lies on the sheet.
struct GormitiTable {
  gormiti::PlayerView view;
  int zones = 4;                                    ///< Fighter zones of each field (G-309)
  std::optional<gormiti::ClashOutlook> clash = {};  ///< of the clash of the view
  std::optional<gormiti::RoundResult> round = {};   ///< quick mode: of what is put down
};

/// Of this moment, as this player may see it.
GormitiTable gormitiTable(const gormiti::GameState& state, const gormiti::Rulebook& rules, gormiti::PlayerId viewer);

/// The scene of it, with the face of each definition; until another one is asked for. Its words are those of the
/// program's language now, names of cards as the faces have them: it is made anew when either changes. `counters`: what
/// a kind of counter is called.
Scene gormitiScene(const GormitiTable& table, const SheetDressing& dressing,
                   const std::function<const CardFace&(int definition)>& face,
                   const std::function<QString(gormiti::CounterKind)>& counters);

/// On a sheet whose faces are those of definitions of these cards.
void showOn(Sheet& sheet, const GormitiTable& table, const SheetDressing& dressing, const gormiti::Catalog& cards);

}  // namespace playsheet
