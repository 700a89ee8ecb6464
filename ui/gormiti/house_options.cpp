// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/house_options.h"

#include <algorithm>

#include "ui/rules/rule_store.h"

namespace playsheet {
namespace {

/// The rules know in which modes each of them holds.
bool meansSomething(const gormiti::OptionRow& row, gormiti::Mode mode) {
  const wording::RulingText* words = shippedRules("gormiti").ruling(row.name);
  return !words || words->holds_in(table::name_of(mode));
}

}  // namespace

std::vector<const gormiti::OptionRow*> optionsOf(gormiti::Mode mode) {
  std::vector<const gormiti::OptionRow*> out;
  for (const gormiti::OptionRow& row : gormiti::option_rows())
    if (meansSomething(row, mode)) out.push_back(&row);
  return out;
}

int changedOptions(const gormiti::Options& options, gormiti::Mode mode) {
  const auto rows = gormiti::option_rows();
  return static_cast<int>(std::count_if(rows.begin(), rows.end(), [&](const gormiti::OptionRow& row) {
    return row.get(options) != row.standard && meansSomething(row, mode);
  }));
}

}  // namespace playsheet
