// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/naruto/actions/battle_outlook.h"
#include "engine/naruto/actions/seen_team.h"
#include "engine/naruto/state/player_view.h"
#include "ui/sheet/sheet.h"

namespace playsheet {

/// What of a match of Naruto lies on the sheet.
struct NarutoTable {
  const naruto::PlayerView& view;
  std::vector<naruto::SeenTeam> teams = {};          ///< of two and more Ninja that wait at home
  std::vector<naruto::BattleOutlook> outlooks = {};  ///< of the battles of the view
};

/// The face of a definition; until another one is asked for.
using FaceOf = std::function<const CardFace&(int definition)>;

/// The scene of it. Its words are those of the program's language now, names of cards as the faces have them: it is
/// made anew when either changes.
Scene narutoScene(const NarutoTable& table, const SheetDressing& dressing, const FaceOf& face);

/// On a sheet whose faces are those of definitions.
void showOn(Sheet& sheet, const NarutoTable& table, const SheetDressing& dressing);

}  // namespace playsheet
