// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/naruto/decks/construction.h"
#include "ui/wording/deck_refusal_text.h"
#include "ui/wording/refusal_text.h"

namespace playsheet::wording {
namespace {

using naruto::DeckBreach;
using naruto::DeckFixKind;

naruto::DeckViolation violation(DeckBreach code, DeckFixKind fix) {
  return {.code = code,
          .rule = "N-DECK-01",
          .card = "N-001",
          .name = "Aki",
          .found = 77,
          .allowed = 33,
          .fix = {fix, 44},
          .word = "Ambush",
          .nearest = "N-041"};
}

/// Every breach and every fix has a sentence in each language, with all its blanks filled.
TEST(DeckWording, EveryBreachAndEveryFixInThreeLanguages) {  // N-DECK-12
  for (const Language language : kLanguages) {
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < table::EnumNames<DeckBreach>::names.size(); ++i) {
      const auto text = violation_text(violation(static_cast<DeckBreach>(i), DeckFixKind::remove_card), language);
      const auto sentence = text.substr(0, text.find('\n'));
      EXPECT_GT(sentence.size(), 15U) << i;
      EXPECT_EQ(sentence.find('{'), std::string::npos) << sentence;
      EXPECT_EQ(std::find(seen.begin(), seen.end(), sentence), seen.end()) << sentence;
      seen.push_back(sentence);
    }
    for (std::size_t i = 0; i < table::EnumNames<DeckFixKind>::names.size(); ++i) {
      const auto text = violation_text(violation(DeckBreach::wrong_size, static_cast<DeckFixKind>(i)), language);
      EXPECT_GT(text.size(), text.find('\n') + 8) << i << " " << text;
    }
  }
}

TEST(DeckWording, WhyATextIsNoDeckInThreeLanguages) {
  for (const Language language : kLanguages) {
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < table::EnumNames<naruto::DeckFault>::names.size(); ++i) {
      const naruto::DeckRefusal refusal{static_cast<naruto::DeckFault>(i), 12, "word", 345};
      const auto text = deck_refusal_text(refusal, language);
      EXPECT_NE(text.find("12: "), std::string::npos) << "its line: " << text;
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_EQ(std::find(seen.begin(), seen.end(), text), seen.end()) << text;
      seen.push_back(text);
    }
  }
  EXPECT_EQ(deck_refusal_text({naruto::DeckFault::too_many_lines, 5001, {}, 5000}, Language::en),
            "Line 5001: The list has more than 5000 lines. A deck list has one card per line, such as “3 Naruto "
            "Uzumaki [N-001]”.");
}

TEST(DeckWording, KeywordsAreToldInTheLanguageOfTheReader) {  // N-DECK-11
  const auto ambush = violation(DeckBreach::foreign_keyword, DeckFixKind::remove_card);
  EXPECT_NE(violation_text(ambush, Language::en).find("Ambush"), std::string::npos);
  EXPECT_NE(violation_text(ambush, Language::pt_BR).find("Emboscada"), std::string::npos);
  auto empty = ambush;
  empty.code = DeckBreach::foreign_symbol;
  empty.word = "Void";
  EXPECT_NE(violation_text(empty, Language::it).find("Vuoto"), std::string::npos);
}

}  // namespace
}  // namespace playsheet::wording
