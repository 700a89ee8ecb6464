// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of a clash stands on the line of its lane and covers no addend, however wide the sheet is.
#include <gtest/gtest.h>

#include "tests/gormiti/matches.h"
#include "tests/gormiti/window/shown_table.h"
#include "ui/sheet/sheet_layout.h"

namespace playsheet::testing {
namespace {

using namespace gormiti;

constexpr qreal kReadLine = 14;  ///< height of an addend that can be read, in the size of the words

const QVector<QSizeF> kClashSheets{{911, 490}, {1024, 540}, {1280, 620}, {1366, 680}, {1920, 1020}};

SheetLayout layoutOfClash(const GormitiTable& table, const SheetDressing& dressing, const QSizeF& size) {
  QHash<int, CardFace> faces;
  const auto face = [&](int definition) -> const CardFace& {
    const auto known = faces.constFind(definition);
    if (known != faces.constEnd()) return *known;
    return *faces.insert(definition, gormitiFace(gormiti_tests::shipped_cards(), static_cast<DefinitionId>(definition),
                                                 dressing.language, table.view.mode));
  };
  const Scene scene = gormitiScene(table, dressing, face, [](CounterKind) { return QStringLiteral("chime"); });
  return layOut({gormitiSheet(table.view.mode), scene, dressing, face, size, 1, false, {}, {}});
}

/// Every clash of whole games, seen from both sides.
TEST(ClashOnTheSheet, WhatComesOfItCoversNoAddend) {
  const Rulebook rules{&gormiti_tests::shipped_cards(), {}};
  int told = 0;
  for (const std::uint64_t seed : {3ULL, 8ULL, 11ULL}) {
    const Match match = gormiti_tests::played(Mode::strategic, seed);
    for (const auto& moment : match.moments()) {
      if (!moment.state.clash.defender || moment.state.over()) continue;
      for (const PlayerId viewer : table::kPlayers) {
        const GormitiTable table = gormitiTable(moment.state, rules, viewer);
        const SheetDressing dressing = dressed(viewer);
        for (const QSizeF& size : kClashSheets) {
          const SheetLayout layout = layoutOfClash(table, dressing, size);
          for (const LanePlan& lane : layout.lanes) {
            if (lane.verdict.pill.isEmpty()) continue;
            EXPECT_TRUE(lane.rect.contains(lane.verdict.pill)) << size.width();
            for (const PlayerId player : table::kPlayers) {
              EXPECT_FALSE(lane.ledger[player].intersects(lane.verdict.pill)) << size.width() << ", seed " << seed;
              EXPECT_TRUE(lane.rect.contains(lane.ledger[player])) << size.width();
              const ClashOutlook::Side& side =
                  player == table.view.active ? table.clash->attacker : table.clash->defender;
              const auto lines = static_cast<qreal>(side.ledger.size() + 1);
              EXPECT_GE(lane.ledger[player].height() / lines, kReadLine * layout.sizes.text) << size.width();
            }
            ++told;
          }
        }
      }
    }
  }
  EXPECT_GT(told, 200);
}

}  // namespace
}  // namespace playsheet::testing
