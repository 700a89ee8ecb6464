// SPDX-License-Identifier: GPL-3.0-or-later
// The text of every card, and of invented ones that use the rest of the vocabulary, in three languages (G-808, G-811 to
// G-893). If a change is meant, run again with PLAYSHEET_REWRITE_GOLDEN=1 and read the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <vector>

#include "tests/gormiti/cards_file.h"
#include "tests/gormiti/texts/vocabulary_cards.h"
#include "tests/support/file_text.h"
#include "tests/support/text_faults.h"
#include "ui/wording/gormiti/card_text.h"
#include "ui/wording/joining.h"

namespace gormiti_tests::golden_cases {
namespace {

using namespace gormiti;
using playsheet::support::text_of_file;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;

/// What no text may contain besides: numbers that do not agree, articles, an indicative where Portuguese wants the
/// subjunctive.
std::vector<const char*> style_faults(Language language) {
  std::vector<const char*> all = playsheet::support::text_faults(language);
  const auto also = [&](std::initializer_list<const char*> more) { all.insert(all.end(), more); };
  switch (language) {
    case Language::en:
      also({"\\b1 (counters|tokens|Fighters)\\b", "\\b([02-9]|[1-9][0-9]) (counter|token|Fighter)\\b"});
      break;
    case Language::it:
      also({"\\b1 (danni|pedine|segnalini|Combattenti)\\b",
            "\\b([2-9]|[1-9][0-9]) (danno|pedina|segnalino|Combattente)\\b", "\\b(un|il|del|al|dal|nel|sul) S[cg]",
            "\\bi S[cg]", "\\b(un|il) Arena"});
      break;
    case Language::pt_BR:
      also({"\\b1 (fichas|marcadores|Combatentes)\\b", "\\b([2-9]|[1-9][0-9]) (ficha|marcador|Combatente)\\b",
            "\\b([Ss]e|[Qq]uando|[Ee]nquanto) (este|esse|o|a|você) [^,]*\\b(tem|está|é|ataca|defende)\\b[^,.]*,"});
      break;
  }
  return all;
}

/// Code and name, then the three texts, each with its further lines below it.
std::string golden_of(const Catalog& cards) {
  std::string out;
  for (std::size_t id = 0; id < cards.size(); ++id) {
    const CardDefinition& card = cards[static_cast<DefinitionId>(id)];
    if (card.token) continue;
    out += card.code + " " + card.name.en + "\n";
    for (const Language language : kLanguages) {
      std::string text = playsheet::gormiti_wording::card_text(card, cards, language);
      for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1))
        text.insert(at + 1, "    ");
      out += "  " + (text.empty() ? "-" : text) + "\n";
    }
    out += "\n";
  }
  return out;
}

void expect_golden(const std::string& name, const Catalog& cards) {
  const std::string path = std::string(PLAYSHEET_SOURCE_DIR) + "/tests/gormiti/golden/" + name;
  const std::string text = golden_of(cards);
  if (std::getenv("PLAYSHEET_REWRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << text;
  EXPECT_EQ(text, text_of_file(path)) << path << ": if the change is meant, run again with PLAYSHEET_REWRITE_GOLDEN=1";
}

TEST(GormitiTexts, OfAllCardsAreThoseOfTheGoldenFile) { expect_golden("texts.txt", shipped_cards()); }

TEST(GormitiTexts, OfTheRestOfTheVocabularyAreThoseOfTheGoldenFile) {
  const ReadCards& read = vocabulary_cards();
  for (const CardMessage& message : read.messages) ADD_FAILURE() << message.about << " " << message.path;
  expect_golden("vocabulary.txt", read.catalog);
}

TEST(GormitiTexts, HaveTheSameLinesInEveryLanguage) {
  for (const Catalog* cards : {&shipped_cards(), &vocabulary_cards().catalog})
    for (std::size_t id = 0; id < cards->size(); ++id) {
      const CardDefinition& card = (*cards)[static_cast<DefinitionId>(id)];
      const auto lines = [&](Language language) {
        const std::string text = playsheet::gormiti_wording::card_text(card, *cards, language);
        return std::count(text.begin(), text.end(), '\n');
      };
      EXPECT_EQ(lines(Language::en), lines(Language::it)) << card.code;
      EXPECT_EQ(lines(Language::en), lines(Language::pt_BR)) << card.code;
    }
}

TEST(GormitiTexts, KeepTheStyleGuide) {
  for (const Catalog* cards : {&shipped_cards(), &vocabulary_cards().catalog})
    for (std::size_t id = 0; id < cards->size(); ++id) {
      const CardDefinition& card = (*cards)[static_cast<DefinitionId>(id)];
      for (const Language language : kLanguages) {
        const std::string text = playsheet::gormiti_wording::card_text(card, *cards, language);
        for (const char* fault : style_faults(language))
          EXPECT_FALSE(std::regex_search(text, std::regex(fault))) << card.code << " " << fault << "\n" << text;
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
          EXPECT_TRUE(line.ends_with(".")) << card.code << " " << line;
          EXPECT_EQ(playsheet::wording::capitalised(line), line) << card.code;
          EXPECT_LE(playsheet::wording::longest_sentence(line), 45U) << card.code << " " << line;
        }
      }
    }
}

}  // namespace
}  // namespace gormiti_tests::golden_cases
