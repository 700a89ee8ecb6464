// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of the log stand where they stand by their words alone, whatever stood there before.
#include <QScrollBar>

#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"

namespace playsheet::testing {
namespace {

std::vector<LogRow> linesOfAMatch(int count) {
  std::vector<LogRow> rows;
  for (int i = 0; i < count; ++i)
    rows.push_back({LogRow::Kind::Line,
                    std::nullopt,
                    QStringLiteral("Decision %1 is told in").arg(i) + QStringLiteral(" a few words").repeated(i % 5),
                    {},
                    1});
  return rows;
}

void show(LogView& log, int count) {
  log.setRows(linesOfAMatch(count));
  QCoreApplication::processEvents();  // the bar comes or goes
}

std::vector<QRect> placesOf(const LogView& log) {
  std::vector<QRect> places;
  for (int row = 0; row < log.accessibleRows(); ++row) places.push_back(log.accessibleRowRect(row));
  return places;
}

/// Of these lines some stand on two rows only if the scroll bar takes its room, and only then it is needed.
TEST(LogRows, ABarThatWasThereLeavesNoTrace) {
  LogView fresh, used;
  for (LogView* log : {&fresh, &used}) {
    log->resize(252, 470);
    log->show();
  }
  int with_bar = 0, without = 0;
  for (int count = 1; count <= 30; ++count) {
    SCOPED_TRACE(count);
    show(used, 80);
    show(used, count);
    show(fresh, 0);
    show(fresh, count);
    EXPECT_EQ(placesOf(used), placesOf(fresh));
    EXPECT_EQ(used.verticalScrollBar()->isVisible(), fresh.verticalScrollBar()->isVisible());
    (fresh.verticalScrollBar()->isVisible() ? with_bar : without) += 1;
  }
  EXPECT_GT(with_bar, 3);
  EXPECT_GT(without, 3);
}

}  // namespace
}  // namespace playsheet::testing
