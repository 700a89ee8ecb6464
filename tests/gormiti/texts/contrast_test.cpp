// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is changed in the tree of a card, its text is another one in every language; what is not told stands in
// golden/untold.txt with the reason.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <regex>

#include "tests/gormiti/cards_file.h"
#include "tests/gormiti/texts/changed_cards.h"
#include "tests/gormiti/texts/vocabulary_cards.h"
#include "ui/wording/gormiti/card_text.h"

namespace gormiti_tests::contrast_cases {
namespace {

using namespace gormiti;
using playsheet::wording::kLanguages;

using Texts = std::array<std::string, 3>;

/// Nothing if the reader refuses it.
std::optional<Texts> texts_of(const std::string& source) {
  const ReadCards read = read_cards(source);
  if (!read.messages.empty() || read.catalog.size() == 0) return {};
  const CardDefinition& card = read.catalog[static_cast<DefinitionId>(read.catalog.size() - 1)];
  Texts out;
  for (const auto language : kLanguages)
    out[static_cast<std::size_t>(language)] = playsheet::gormiti_wording::card_text(card, read.catalog, language);
  return out;
}

struct Reviewed {
  std::regex pattern;
  std::string line;
  int met = 0;
};

/// Patterns of what need not be told, each under the reason in a line with "## " above.
std::vector<Reviewed> reviewed() {
  std::ifstream in(std::string(PLAYSHEET_SOURCE_DIR) + "/tests/gormiti/golden/untold.txt");
  std::vector<Reviewed> out;
  bool reason = false;
  for (std::string line; std::getline(in, line);) {
    reason = reason || line.starts_with("## ");
    if (line.empty() || line.starts_with('#')) continue;
    EXPECT_TRUE(reason) << "without a reason: " << line;
    out.push_back({std::regex(line), line});
  }
  return out;
}

TEST(GormitiContrast, EveryChangeOfACardIsToldInEveryLanguage) {
  auto list = reviewed();
  int changes = 0, known = 0;
  for (const std::string& file : {cards_text(), vocabulary_text()}) {
    const std::string counters = counters_of(file);
    for (const CardSource& card : sources_of(file)) {
      const auto now = texts_of(counters + card.text);
      ASSERT_TRUE(now) << card.code;
      change_card(card, [&](const std::string& what, const std::string& changed) {
        const auto then = texts_of(counters + changed);
        if (!then) return;
        ++changes;
        std::string same;
        for (std::size_t i = 0; i < 3; ++i)
          if ((*now)[i] == (*then)[i]) same += fmt::format(" {}", std::array{"en", "it", "pt"}[i]);
        if (same.empty()) return;
        const std::string name = card.code + " " + what;
        for (Reviewed& each : list)
          if (std::regex_search(name, each.pattern)) return ++each.met, void(++known);
        ADD_FAILURE() << name << " # not told in" << same;
      });
    }
  }
  for (const Reviewed& each : list) EXPECT_GT(each.met, 0) << "is told now, or is there no more: " << each.line;
  std::cout << fmt::format("{} changes, {} reviewed\n", changes, known);
  EXPECT_GT(changes, 2000);
}

}  // namespace
}  // namespace gormiti_tests::contrast_cases
