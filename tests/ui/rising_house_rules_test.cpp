// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules of a match of Rising Clan in their dialog.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "ui/shell/rising_rules_dialog.h"
#include "ui/shell/ruling_row.h"

namespace playsheet::testing {
namespace {

using rising_clan::OptionRow;
using rising_clan::Options;

TEST(RisingRulesDialog, EveryOptionIsAskedWithWordsInThreeLanguages) {
  for (const char* language : {"en", "it", "pt_BR"}) {
    const RisingRulesDialog dialog({{}, QString::fromLatin1(language)}, Look{});
    EXPECT_EQ(dialog.changedRows(), 0);
    EXPECT_EQ(dialog.shownRows(), static_cast<int>(rising_clan::option_rows().size()));
    for (const OptionRow& option : rising_clan::option_rows()) {
      const RulingRow* row = dialog.row(option.name);
      ASSERT_NE(row, nullptr) << option.name;
      const RulingQuestion& asked = row->question();
      EXPECT_NE(asked.title, asked.id) << language;
      EXPECT_FALSE(asked.text.isEmpty()) << option.name;
      EXPECT_EQ(asked.sign.toStdString(), option.rule);
      const std::set<QString> words(asked.words.begin(), asked.words.end());
      EXPECT_EQ(static_cast<qsizetype>(words.size()), asked.words.size()) << option.name << ": a value is there twice";
      EXPECT_FALSE(words.contains(QString::number(rising_clan::kAsData))) << option.name;
      EXPECT_FALSE(words.contains(QString::number(rising_clan::kNone))) << option.name;
    }
  }
}

/// The values of a row; of a long range its ends and what the rules have.
std::vector<int> valuesOf(const OptionRow& row) {
  if (row.most - row.least > 20) return {row.least, row.standard, row.most};
  std::vector<int> out;
  for (int value = rising_clan::kAsData; value <= rising_clan::kNone; ++value)
    if (row.fits(value)) out.push_back(value);
  return out;
}

/// R-1401: every value of the table can be set, and comes back as it was.
TEST(RisingRulesDialog, EveryValueOfEveryOptionComesBack) {
  const auto rows = rising_clan::option_rows();
  std::size_t rounds = 0;
  for (const OptionRow& row : rows) rounds = std::max(rounds, valuesOf(row).size());
  EXPECT_GT(rounds, 8U);
  for (std::size_t round = 0; round < rounds; ++round) {  // of each option the next value
    Options options;
    int changed = 0;
    for (const OptionRow& row : rows) {
      const std::vector<int> values = valuesOf(row);
      row.set(options, values[round % values.size()]);
      changed += values[round % values.size()] == row.standard ? 0 : 1;
    }
    const RisingRulesDialog dialog({options, QStringLiteral("en")}, Look{});
    EXPECT_EQ(dialog.options(), options) << round;
    EXPECT_EQ(dialog.changedRows(), changed) << round;
  }
}

}  // namespace
}  // namespace playsheet::testing
