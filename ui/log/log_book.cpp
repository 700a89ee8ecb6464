// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_book.h"

namespace playsheet {

std::vector<LogRow> assembled(const std::vector<std::vector<LogRow>>& chapters, const LogFence& fence) {
  std::vector<LogRow> rows;
  LogRow step;
  QString last_step;
  const auto flush = [&] {
    if (!step.text.isEmpty() && step.text != last_step) rows.push_back(step);
    if (!step.text.isEmpty()) last_step = step.text;
    step.text.clear();
  };
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    for (const LogRow& row : chapters[i]) {
      if (row.kind == LogRow::Kind::Step) {
        step = row;
        continue;
      }
      if (row.kind == LogRow::Kind::Heading) {
        step.text.clear();
        last_step.clear();
      }
      flush();
      rows.push_back(row);
    }
    if (i + 1 == fence.after && !rows.empty()) rows.push_back({LogRow::Kind::Fence, std::nullopt, fence.words, {}, i});
  }
  flush();
  return rows;
}

std::vector<LogRow> withoutIdleSteps(const std::vector<LogRow>& rows) {
  std::vector<LogRow> out;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool step = rows[i].kind == LogRow::Kind::Step;
    const bool idle = i + 1 == rows.size() || rows[i + 1].kind != LogRow::Kind::Line;
    if (!step || !idle) out.push_back(rows[i]);
  }
  return out;
}

}  // namespace playsheet
