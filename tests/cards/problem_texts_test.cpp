// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "tests/support/source_path.h"
#include "ui/wording/problem_text.h"

/// What readers say of a faulty card source has words in three languages.
namespace playsheet {
namespace {

using wording::Language;

std::vector<naruto::CardMessage> broken_messages() {
  std::vector<naruto::CardMessage> all;
  const auto folder = support::source_path("tests/cards/broken");
  const auto sources = read_card_sources(folder);
  for (const auto& source : *sources) {
    naruto::Catalog catalog;
    auto found = naruto::read_cards(source.text, source.name, catalog);
    all.insert(all.end(), found.begin(), found.end());
  }
  return all;
}

TEST(ProblemTexts, EveryRemedyOfTheReadersIsKnown) {
  const auto messages = broken_messages();
  ASSERT_GT(messages.size(), 50U);
  for (const auto& message : messages) {
    EXPECT_TRUE(message.expected.empty() || wording::is_reader_phrase(message.expected))
        << message.source << ": " << message.expected;
    for (const Language language : wording::kLanguages) EXPECT_FALSE(wording::problem_text(message, language).empty());
  }
}

TEST(ProblemTexts, PhrasesKeepTheWordsOfTheFormat) {
  EXPECT_EQ(wording::reader_phrase("one of healthy, injured", Language::it), "una di queste: healthy, injured");
  EXPECT_EQ(wording::reader_phrase("0 to 99", Language::it), "da 0 a 99");
  EXPECT_EQ(wording::reader_phrase("combat, support or both", Language::pt_BR), "combat, support ou ambos");
  EXPECT_EQ(wording::reader_phrase("the key \"set\"", Language::it), "la chiave \"set\"");
  EXPECT_EQ(wording::reader_phrase("a table with an \"op\"", Language::en), "a table with an \"op\"");
}

TEST(ProblemTexts, ANearWordIsOffered) {
  naruto::CardMessage message;
  message.code = naruto::MessageCode::unknown_word;
  message.found = "\"combta\"";
  message.expected = "one of combat, support";
  message.nearest = "combat";
  EXPECT_EQ(wording::problem_text(message, Language::pt_BR), "Palavra desconhecida: \"combta\"");
  EXPECT_EQ(wording::remedy_text(message, Language::it), "Una di queste: combat, support. Forse intendevi «combat»?");
}

}  // namespace
}  // namespace playsheet
