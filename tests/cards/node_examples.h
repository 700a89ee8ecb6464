// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"
#include "tests/cards/same_tree.h"
#include "ui/wording/card_text.h"

/// Nodes of the tree by an example each: the source is read without a message, has these sentences, and is the same
/// tree when it is written and read again.
namespace playsheet::test {

struct NodeExample {
  const char* source;  ///< the abilities of the card, or what stands in the one list that it has
  const char* en;
  const char* it;
  const char* pt;
};

inline std::string card_head(const std::string& type) {
  const std::string facts = type == "ninja" ? "healthy = [1, 0]\ninjured = [0, 0]\nentrance_cost = 0\nhand_cost = 0\n"
                            : type == "mission" ? "entrance_cost = 0\nhand_cost = 0\n"
                                                : "jutsu_cost = \"F\"\n";
  return "format = 1\nset = \"Test\"\n[[card]]\ncode = \"" + std::string(type == "jutsu" ? "J" : "N") +
         "-901\"\nname = \"Aki\"\ntype = \"" + type + "\"\nsymbols = [\"Fire\"]\n" + facts;
}

inline std::string messages_of(const std::vector<naruto::CardMessage>& messages) {
  std::string text;
  for (const auto& message : messages) text += text_of(message) + "\n";
  return text;
}

/// The text of the first card, lines joined by blanks.
inline std::string joined_text(const naruto::Catalog& cards, wording::Language language) {
  std::string text = wording::card_text(cards[0], cards, language);
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text;
}

inline void expect_example(const std::string& source, const NodeExample& example) {
  using wording::Language;
  SCOPED_TRACE(example.source);
  naruto::Catalog cards;
  ASSERT_EQ(messages_of(naruto::read_cards(source, "example", cards)), "");
  EXPECT_EQ(joined_text(cards, Language::en), example.en);
  EXPECT_EQ(joined_text(cards, Language::it), example.it);
  EXPECT_EQ(joined_text(cards, Language::pt_BR), example.pt);
  expect_same_tree(cards[0], cards.words());
  const std::string written = naruto::write_cards("Test", {&cards[0]}, cards.words());
  naruto::Catalog again;
  ASSERT_EQ(messages_of(naruto::read_cards(written, "again", again)), "");
  EXPECT_EQ(naruto::write_tree(again[0], again.words()), naruto::write_tree(cards[0], cards.words()));
  for (const Language language : wording::kLanguages)
    EXPECT_EQ(joined_text(again, language), joined_text(cards, language));
}

/// An inline table stands on one line.
inline std::string one_line(std::string source) {
  for (char& c : source)
    if (c == '\n') c = ' ';
  return source;
}

/// A rule as the static text of a Ninja.
inline void expect_rule(const NodeExample& example) {
  expect_example(
      card_head("ninja") + "[[card.ability]]\nkind = \"static\"\nrules = [{ " + one_line(example.source) + " }]\n",
      example);
}

/// An effect as the text of a Jutsu with one target; the words leave the label of the target out.
inline void expect_effect(const NodeExample& example) {
  const std::string target_en = std::string("Target: 1 Ninja. ") + example.en;
  const std::string target_it = std::string("Bersaglio: 1 Ninja. ") + example.it;
  const std::string target_pt = std::string("Alvo: 1 Ninja. ") + example.pt;
  expect_example(card_head("jutsu") +
                     "[[card.ability]]\nkind = \"use\"\ntargets = [{ of = { type = \"ninja\" } }]\ndo = [{ " +
                     one_line(example.source) + " }]\n",
                 {example.source, target_en.c_str(), target_it.c_str(), target_pt.c_str()});
}

}  // namespace playsheet::test
