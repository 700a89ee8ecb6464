// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include "engine/gormiti/cards/catalog.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/gormiti_scene.h"
#include "ui/gormiti/gormiti_sheet.h"

/// Positions as the sheet shows them.
namespace playsheet::testing {

inline SheetDressing dressed(table::PlayerId viewer = table::PlayerId::south) {
  SheetDressing dressing;
  dressing.names = {{QStringLiteral("Cora"), QStringLiteral("Bruno")}};
  dressing.seatMarks = {{QStringLiteral("peak"), QStringLiteral("moon")}};
  dressing.handShown[viewer] = true;
  dressing.bottom = viewer;
  return dressing;
}

inline Scene sceneOf(const GormitiTable& table, const gormiti::Catalog& cards, const SheetDressing& dressing) {
  QHash<int, CardFace> faces;
  const auto face = [&](int definition) -> const CardFace& {
    const auto known = faces.constFind(definition);
    return known != faces.constEnd()
               ? *known
               : *faces.insert(definition, gormitiFace(cards, static_cast<gormiti::DefinitionId>(definition),
                                                       dressing.language, table.view.mode));
  };
  return gormitiScene(table, dressing, face, [&](gormiti::CounterKind kind) {
    return QString::fromStdString(cards.counters()[kind].name.en);
  });
}

inline Scene sceneOf(const gormiti::GameState& state, const gormiti::Rulebook& rules, table::PlayerId viewer) {
  return sceneOf(gormitiTable(state, rules, viewer), *rules.cards, dressed(viewer));
}

}  // namespace playsheet::testing
