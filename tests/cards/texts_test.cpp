// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/describe/plan.h"
#include "tests/cards/text_style.h"
#include "tests/support/source_path.h"
#include "ui/wording/card_text.h"
#include "ui/wording/card_words.h"
#include "ui/wording/lines.h"
#include "ui/wording/terms.h"

/// The texts of the cards that can be played, in three languages: held by golden files and by the rules of style.
namespace playsheet {
namespace {

namespace fs = std::filesystem;
using wording::Language;

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<fs::path> sources() {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(support::source_path("resources/cards")))
    if (entry.path().extension() == ".toml") paths.push_back(entry.path());
  std::sort(paths.begin(), paths.end());
  return paths;
}

const naruto::Catalog& cards() {
  static const naruto::Catalog catalog = [] {
    naruto::Catalog all;
    for (const auto& path : sources()) naruto::read_cards(read(path), path.filename().string(), all);
    return all;
  }();
  return catalog;
}

bool has_text(const naruto::CardDefinition& card) {
  return card.readiness == naruto::Readiness::ready && card.has_text();
}

/// Code, name and the three texts of every card of one set.
std::string golden_of(const std::string& set) {
  std::string text;
  for (const naruto::CardDefinition& card : cards()) {
    if (card.set != set || !has_text(card)) continue;
    text += card.code + " " + std::string(cards().words().text(card.name)) + "\n";
    for (const Language language : wording::kLanguages) {
      std::string lines = wording::card_text(card, cards(), language);
      for (auto at = lines.find('\n'); at != std::string::npos; at = lines.find('\n', at + 1))
        lines.insert(at + 1, "  ");
      text += "  " + lines + "\n";
    }
    text += "\n";
  }
  return text;
}

std::string file_name(std::string set) {
  std::string name;
  for (const char c : set)
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (c == ' ' && !name.ends_with('-')) {
      name += '-';
    }
  return name + ".txt";
}

TEST(CardTexts, AreThoseOfTheGoldenFiles) {
  std::map<std::string, bool> sets;
  for (const naruto::CardDefinition& card : cards())
    if (has_text(card)) sets[card.set] = true;
  ASSERT_FALSE(sets.empty());
  for (const auto& [set, unused] : sets) {
    const fs::path path = support::source_path("tests/cards/golden") / file_name(set);
    const std::string text = golden_of(set);
    if (std::getenv("PLAYSHEET_REWRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << text;
    EXPECT_EQ(text, read(path)) << path << ": if the change is meant, run again with PLAYSHEET_REWRITE_GOLDEN=1";
  }
}

/// The text without the longer names in which this one stands, so that "Tsunade" is not looked for in "Shizune &
/// Tsunade".
std::string without_longer_names(std::string text, const std::string& name) {
  for (const naruto::CardDefinition& card : cards()) {
    const std::string longer(cards().words().text(card.name));
    if (longer.size() <= name.size() || longer.find(name) == std::string::npos) continue;
    for (auto at = text.find(longer); at != std::string::npos; at = text.find(longer)) text.erase(at, longer.size());
  }
  return text;
}

/// All that the cards of this name are called on their Italian faces.
std::set<std::string> italian_faces(const std::string& name) {
  std::set<std::string> faces;
  for (const naruto::CardDefinition& card : cards())
    if (cards().words().text(card.name) == name) faces.insert(card.name_it.empty() ? name : card.name_it);
  return faces;
}

TEST(CardTexts, CallCardsInItalianAsTheirFacesDo) {
  std::set<std::string> called_otherwise;
  for (const naruto::CardDefinition& card : cards())
    if (!card.name_it.empty() && card.name_it != cards().words().text(card.name))
      called_otherwise.emplace(cards().words().text(card.name));
  ASSERT_FALSE(called_otherwise.empty());
  int named = 0;
  for (const naruto::CardDefinition& card : cards()) {
    if (!has_text(card)) continue;
    const std::string english = wording::card_text(card, cards(), Language::en);
    const std::string italian = wording::card_text(card, cards(), Language::it);
    const std::string plain = wording::card_text(card, cards(), Language::it, wording::CardNames::english);
    for (const std::string& name : called_otherwise) {
      if (without_longer_names(plain, name).find(name) == std::string::npos) continue;
      ++named;
      EXPECT_NE(english.find(name), std::string::npos) << card.code << "\n" << english;
      for (const std::string& face : italian_faces(name))
        EXPECT_NE(italian.find(face), std::string::npos) << card.code << " " << face << "\n" << italian;
    }
  }
  EXPECT_GE(named, 30);
}

TEST(CardTexts, KeepTheStyleGuide) {
  for (const naruto::CardDefinition& card : cards()) {
    if (!has_text(card)) continue;
    for (const Language language : wording::kLanguages) {
      const std::string text = wording::card_text(card, cards(), language);
      // A sentence is as long as it is with one name for each card, whatever else some of them are called in print.
      const bool names_differ = language == Language::it;
      std::vector<std::string> faults = test::style_faults(text, language, !names_differ);
      if (names_differ) {
        const std::string plain = wording::card_text(card, cards(), language, wording::CardNames::english);
        for (std::string& fault : test::style_faults(plain, language, true)) faults.push_back(std::move(fault));
      }
      for (const std::string& fault : faults) ADD_FAILURE() << card.code << " " << fault << "\n" << text;
    }
  }
}

/// A paragraph is read in one go: what is longer is broken where a sentence stands by itself (ui/wording/lines.h).
TEST(CardTexts, HaveNoParagraphOfMoreThan300Characters) {
  int broken = 0;
  for (const naruto::CardDefinition& card : cards()) {
    if (!has_text(card)) continue;
    for (const Language language : wording::kLanguages) {
      std::istringstream text(wording::card_text(card, cards(), language));
      std::size_t lines = 0;
      for (std::string line; std::getline(text, line); ++lines)
        EXPECT_LE(wording::character_count(line), wording::kLongestParagraph) << card.code << " " << line;
      if (lines > naruto::describe::plan(card).size()) ++broken;
    }
  }
  EXPECT_GT(broken, 30) << "none of them was broken, so nothing was held";
}

TEST(CardTexts, HaveTheSameLinesInEveryLanguage) {
  for (const naruto::CardDefinition& card : cards()) {
    if (!has_text(card)) continue;
    const auto lines = [&](Language language) {
      const std::string text = wording::card_text(card, cards(), language);
      return std::count(text.begin(), text.end(), '\n');
    };
    EXPECT_EQ(lines(Language::en), lines(Language::it)) << card.code;
    EXPECT_EQ(lines(Language::en), lines(Language::pt_BR)) << card.code;
  }
}

TEST(CardTexts, TypeLineTranslatesWhatIsKnown) {
  const auto id = cards().find("N-001");
  ASSERT_TRUE(id);
  const auto line = [&](Language language) { return wording::type_line(cards()[*id], cards().words(), language); };
  EXPECT_EQ(line(Language::en), "Ninja · Leaf · Genin · Male");
  EXPECT_EQ(line(Language::it), "Ninja · Foglia · Genin · Uomo");
  EXPECT_EQ(line(Language::pt_BR), "Ninja · Folha · Genin · Homem");
  EXPECT_EQ(wording::characteristic_name("Wagarashi Family", Language::it), "Wagarashi Family");
  EXPECT_EQ(wording::characteristic_name("Mental Power: 2", Language::it), "Intelletto: 2");
}

TEST(CardTexts, FootSaysHowLongAMissionLasts) {
  const auto foot = [](const char* code, Language language) {
    const auto id = cards().find(code);
    return id ? wording::foot_label(cards()[*id], language) : std::string("no card");
  };
  EXPECT_EQ(foot("M-006", Language::en), "Once");
  EXPECT_EQ(foot("M-009", Language::it), "Interruzione");
  EXPECT_EQ(foot("M-013", Language::it), "Permanente");
  EXPECT_EQ(foot("M-051", Language::pt_BR), "Permanent (3)");
  EXPECT_EQ(foot("M-150", Language::en), "Counter, Permanent (2)");
  EXPECT_EQ(foot("N-001", Language::en), "");
}

TEST(Terms, HaveThreeWordingsAndCoverTheEnums) {
  for (const std::string_view id : wording::term_ids())
    for (const Language language : wording::kLanguages) EXPECT_FALSE(wording::term(id, language).empty()) << id;
  const auto known = [](const std::string& text) { return text.find('.') == std::string::npos && !text.empty(); };
  for (const Language language : wording::kLanguages) {
    for (std::size_t i = 0; i < table::EnumNames<naruto::CardType>::names.size(); ++i)
      EXPECT_TRUE(known(wording::term(static_cast<naruto::CardType>(i), language)));
    for (std::size_t i = 0; i < table::EnumNames<naruto::Zone>::names.size(); ++i)
      EXPECT_TRUE(known(wording::term(static_cast<naruto::Zone>(i), language))) << i;
    for (std::size_t i = 0; i < table::EnumNames<naruto::Result>::names.size(); ++i)
      EXPECT_TRUE(known(wording::term(static_cast<naruto::Result>(i), language)));
    for (std::size_t i = 0; i < table::EnumNames<naruto::Step>::names.size(); ++i) {
      EXPECT_TRUE(known(wording::term(static_cast<naruto::Step>(i), language)));
      EXPECT_TRUE(known(wording::phase_name(static_cast<naruto::Step>(i), language)));
    }
    for (const auto health : {naruto::Health::healthy, naruto::Health::injured})
      EXPECT_TRUE(known(wording::term(health, language)));
    for (const auto role : {naruto::Role::head, naruto::Role::back}) EXPECT_TRUE(known(wording::term(role, language)));
  }
  EXPECT_EQ(wording::term("no.such.term", Language::it), "no.such.term");
}

}  // namespace
}  // namespace playsheet
