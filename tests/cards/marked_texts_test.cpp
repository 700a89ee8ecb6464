// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <memory>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_reader.h"
#include "tests/support/source_path.h"
#include "ui/wording/card_text.h"

/// A text tells which of its phrases speak of something on the table, and is the same text as without that.
namespace playsheet {
namespace {

using naruto::describe::Meaning;
using wording::Language;
using wording::MarkedText;

const naruto::Catalog& every_card() {
  static const naruto::Catalog catalog = [] {
    naruto::Catalog read;
    const auto sources = read_card_sources(support::source_path("resources/cards"));
    for (const auto& source : *sources) naruto::read_cards(source.text, source.name, read);
    return read;
  }();
  return catalog;
}

/// An invented card with one ability.
MarkedText marked(const std::string& ability, Language language, const std::string& type = "ninja") {
  static std::vector<std::unique_ptr<naruto::Catalog>> kept;
  kept.push_back(std::make_unique<naruto::Catalog>());
  const std::string facts = type == "ninja" ? "code = \"N-901\"\nentrance_cost = 0\nhand_cost = 0\n"
                                              "healthy = [1, 0]\ninjured = [0, 0]\n"
                                            : "code = \"J-901\"\njutsu_cost = \"1\"\n";
  const auto messages =
      naruto::read_cards("format = 1\nset = \"Own\"\n[[card]]\nname = \"Aki\"\nsymbols = [\"Fire\"]\ntype = \"" + type +
                             "\"\n" + facts + "[[card.ability]]\n" + ability,
                         "own.toml", *kept.back());
  EXPECT_TRUE(messages.empty()) << naruto::text_of(messages.front());
  return wording::marked_card_text(*kept.back()->begin(), *kept.back(), language);
}

std::string piece(const MarkedText& text, const wording::TextSpan& span) {
  return text.text.substr(span.begin, span.length);
}

template <class T>
std::vector<std::string> pieces(const MarkedText& text) {
  std::vector<std::string> found;
  for (const auto& span : text.spans)
    if (std::holds_alternative<T>(span.meaning)) found.push_back(piece(text, span));
  return found;
}

TEST(MarkedTexts, AreTheTextsOfTheCards) {
  std::size_t spans = 0;
  for (const auto& card : every_card()) {
    if (card.readiness != naruto::Readiness::ready) continue;
    for (const Language language : wording::kLanguages) {
      const MarkedText text = wording::marked_card_text(card, every_card(), language);
      ASSERT_EQ(text.text, wording::card_text(card, every_card(), language)) << card.code;
      spans += text.spans.size();
    }
  }
  EXPECT_GT(spans, 7000U);
}

TEST(MarkedTexts, PhrasesAreWholeWordsAndBelongToAnAbility) {
  for (const auto& card : every_card()) {
    if (card.readiness != naruto::Readiness::ready) continue;
    for (const Language language : wording::kLanguages) {
      const MarkedText text = wording::marked_card_text(card, every_card(), language);
      for (const auto& span : text.spans) {
        const std::string words = piece(text, span);
        ASSERT_FALSE(words.empty());
        EXPECT_EQ(words.find('\n'), std::string::npos) << card.code << ": " << words;
        EXPECT_NE(words.front(), ' ') << card.code << ": " << words;
        EXPECT_NE(static_cast<unsigned char>(words.front()) & 0xC0U, 0x80U) << card.code << ": inside a letter";
        if (span.ability) {
          EXPECT_LT(*span.ability, card.abilities.size()) << card.code;
        }
      }
    }
  }
}

constexpr auto kBoost = R"(kind = "static"
rules = [{ op = "modify_power", who = { each = { type = "ninja", controller = "you", except = "self" } }, combat = 1 }]
)";

TEST(MarkedTexts, AFilterInThreeLanguages) {
  EXPECT_EQ(pieces<naruto::Filter>(marked(kBoost, Language::en)), std::vector<std::string>{"Your other Ninja"});
  EXPECT_EQ(pieces<naruto::Filter>(marked(kBoost, Language::it)).size(), 1U);
  EXPECT_EQ(pieces<naruto::Filter>(marked(kBoost, Language::pt_BR)).size(), 1U);
  const auto text = marked(kBoost, Language::en);
  const auto& filter = std::get<naruto::Filter>(text.spans.front().meaning);
  EXPECT_EQ(filter.controller, naruto::Side::you);
  EXPECT_EQ(filter.except, naruto::Ref::self);
  EXPECT_EQ(text.spans.front().ability, 0U);
}

constexpr auto kCount = R"(kind = "static"
rules = [{ op = "modify_power", who = "self", combat = { max = [2, { count = { type = "client", controller = "you" } }] } }]
)";

TEST(MarkedTexts, AnAmountAndTheLetterThatStandsForIt) {
  for (const Language language : wording::kLanguages) {
    const auto text = marked(kCount, language);
    const auto amounts = pieces<naruto::Amount>(text);
    ASSERT_GE(amounts.size(), 3U) << text.text;  // +X, X and what X is
    EXPECT_EQ(amounts.front(), "+X");
    EXPECT_EQ(pieces<naruto::Ref>(text).size(), 1U) << text.text;
    EXPECT_EQ(pieces<naruto::Filter>(text).size(), 1U) << text.text;
  }
  const auto amounts = pieces<naruto::Amount>(marked(kCount, Language::en));
  EXPECT_EQ(amounts.back(), "the number of your Clients in play");
}

constexpr auto kHit = R"(kind = "use"
targets = [{ of = { type = "ninja", controller = "opponent", health = "injured" } }]
do = [{ op = "damage", to = "t1", amount = 1 }]
)";

TEST(MarkedTexts, ATargetIsTheCardsThatFitThenTheOneThatWasChosen) {
  for (const Language language : wording::kLanguages) {
    const auto text = marked(kHit, language, "jutsu");
    ASSERT_EQ(pieces<naruto::Filter>(text).size(), 1U) << text.text;
    for (const auto& span : text.spans)
      if (const auto* ref = std::get_if<naruto::Ref>(&span.meaning)) {
        EXPECT_EQ(*ref, naruto::Ref::t1) << text.text;
      }
  }
}

}  // namespace
}  // namespace playsheet
