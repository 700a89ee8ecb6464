// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of all cards and goals, generated in three languages (R-1204). If a change is meant, run again with
// PLAYSHEET_REWRITE_GOLDEN=1 and read the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "engine/rising_clan/cards/card_reader.h"
#include "engine/rising_clan/cards/node_forms.h"
#include "tests/rising_clan/cards_file.h"
#include "tests/support/file_text.h"
#include "tests/support/text_faults.h"
#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/card_text.h"

namespace rising_clan_tests::golden_cases {
namespace {

using namespace rising_clan;
using playsheet::rising_clan_wording::card_text;
using playsheet::rising_clan_wording::goal_text;
using playsheet::rising_clan_wording::type_line;
using playsheet::support::text_of_file;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;

std::vector<const char*> style_faults(Language language) {
  std::vector<const char*> all = playsheet::support::text_faults(language);
  all.push_back("['\"]");  // typographic marks only (docs/voice.md)
  if (language == Language::en) all.push_back("\\b1 (wounds|points|permanents)\\b");
  if (language == Language::it) all.push_back("\\b1 (ferite|svantaggi|eventi)\\b");
  if (language == Language::pt_BR) all.push_back("\\b(1 (ferimentos|desvantagens|eventos)|ATT|DIF)\\b");
  return all;
}

/// Each line below the text in front of it.
std::string indented(std::string text) {
  for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) text.insert(at + 1, "    ");
  return "  " + text + "\n";
}

/// Code and name, then for each language the line under the name and the text.
std::string golden_of(const Catalog& cards) {
  std::string out;
  for (std::size_t id = 0; id < cards.size(); ++id) {
    const CardDefinition& card = cards[static_cast<DefinitionId>(id)];
    out += card.id + " " + card.name.en + "\n";
    for (const Language language : kLanguages)
      out += indented(type_line(card, cards, language) + "\n" + card_text(card, cards, language));
    out += "\n";
  }
  for (const GoalDefinition& goal : cards.goals()) {
    out += goal.id + " " + goal.name.en + "\n";
    for (const Language language : kLanguages) out += indented(goal_text(goal, cards, language));
    out += "\n";
  }
  return out;
}

void expect_style(const std::string& what, const std::string& text, Language language) {
  for (const char* fault : style_faults(language))
    EXPECT_FALSE(std::regex_search(text, std::regex(fault))) << what << " " << fault << "\n" << text;
  EXPECT_FALSE(text.empty()) << what;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(line.ends_with(".")) << what << " " << line;
    EXPECT_EQ(playsheet::wording::capitalised(line), line) << what;
    EXPECT_LE(playsheet::wording::longest_sentence(line), 45U) << what << " " << line;
    EXPECT_LE(line.size(), 300U) << what << " " << line;
  }
}

TEST(RisingClanTexts, OfAllCardsAreThoseOfTheGoldenFile) {
  const std::string path = std::string(PLAYSHEET_SOURCE_DIR) + "/tests/rising_clan/golden/texts.txt";
  const std::string text = golden_of(shipped_cards());
  if (std::getenv("PLAYSHEET_REWRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << text;
  EXPECT_EQ(text, text_of_file(path)) << path << ": if the change is meant, run again with PLAYSHEET_REWRITE_GOLDEN=1";
}

TEST(RisingClanTexts, KeepTheStyleGuideAndHaveTheSameLines) {
  const Catalog& cards = shipped_cards();
  for (std::size_t id = 0; id < cards.size(); ++id) {
    const CardDefinition& card = cards[static_cast<DefinitionId>(id)];
    std::set<std::ptrdiff_t> lines;
    for (const Language language : kLanguages) {
      const std::string text = card_text(card, cards, language);
      lines.insert(std::count(text.begin(), text.end(), '\n'));
      expect_style(card.id, text, language);
    }
    EXPECT_EQ(lines.size(), 1U) << card.id;
  }
  for (const GoalDefinition& goal : cards.goals())
    for (const Language language : kLanguages) expect_style(goal.id, goal_text(goal, cards, language), language);
}

/// The shipped file in which Supplies does this.
ReadCards supplies_that(const std::string& node, const std::string& when = "own_turn") {
  static const std::string kPlace = "ability = [{ when = \"own_turn\", do = [{ op = \"draw\", n = 2 }] }]";
  std::string text = cards_text();
  const std::size_t at = text.find(kPlace);
  EXPECT_NE(at, std::string::npos);
  text.replace(at, kPlace.size(), "ability = [{ when = \"" + when + "\", do = [" + node + "] }]");
  return read_cards(text);
}

/// Nodes as no card has them: whoever they are about, one or two, with every word that the reader takes.
std::vector<std::string> vocabulary() {
  std::vector<std::string> out;
  const std::vector<std::string> counted{"wound", "heal", "draw", "disadvantage", "cure", "status"};
  const std::vector<std::string> people{"self", "target", "all", "random", "left"};
  const auto add = [&](const std::string& op, const std::string& rest) {
    out.push_back("{ op = \"" + op + "\"" + rest + " }");
  };
  const auto on = [](const std::string& who) { return ", on = \"" + who + "\""; };
  for (const std::string& who : people) {
    for (const std::string& op : counted)
      for (const char* n : {"1", "2"}) add(op, ", n = " + std::string(n) + on(who));
    for (const char* op : {"reveal", "eliminate"}) add(op, on(who));
    for (const char* what : {"captured", "recall"}) add("impose", ", what = \"" + std::string(what) + "\"" + on(who));
    for (const char* stat : {"ATT", "CST"}) add("base", ", stat = \"" + std::string(stat) + "\", n = -1" + on(who));
    for (const char* from : {"hand", "play"})
      for (const char* by : {"owner", "random"})
        add("discard", ", n = 2, from = \"" + std::string(from) + "\", by = \"" + by + "\"" + on(who));
    for (const char* what : {"attack", "open", "symbols", "draw", "react"})
      add("forbid", ", what = \"" + std::string(what) + "\", span = \"turn\"" + on(who));
  }
  for (const char* who : {"self", "target", "all", "defender", "roller"})
    for (const char* n : {"-1", "2", "\"die\"", "\"missing\""})
      for (const char* stat : {"ATT", "DIF"})
        add("bonus", ", stat = \"" + std::string(stat) + "\", n = " + n + ", span = \"turn\"" + on(who));
  for (const char* who : {"target", "random"})
    for (const char* from : {"hand", "play"})
      for (const char* by : {"user", "random"})
        for (const char* n : {"1", "2"})
          add("steal", ", n = " + std::string(n) + ", from = \"" + from + "\", by = \"" + by + "\"" + on(who));
  for (const char* who : {"self", "target"}) {
    for (const char* what : {"hand", "role"})
      add("look", ", what = \"" + std::string(what) + "\", by = \"left\"" + on(who));
    add("test", ", stat = \"CST\", target = 8, pass = [{ op = \"draw\", n = 1 }]" + on(who));
    add("test", ", stat = \"ATT\", target = 9, pass = [{ op = \"draw\", n = 2 }], fail = [{ op = \"wound\", n = 2 }]" +
                    on(who));
  }
  for (const char* n : {"1", "2"}) {
    for (const char* op : {"order", "recover", "attacks"}) add(op, ", n = " + std::string(n));
    add("give", ", n = " + std::string(n) + ", to = \"neighbours\"");
    add("mutate", ", stat = \"INT\", n = " + std::string(n));
  }
  for (const char* n : {"1", "-2", "\"die\"", "\"missing\""}) add("roll", ", of = \"self\", n = " + std::string(n));
  return out;
}

// R-1204: every word that a card could say has its sentence in every language.
TEST(RisingClanTexts, OfTheRestOfTheVocabulary) {
  int read_nodes = 0;
  for (const std::string& node : vocabulary()) {
    const ReadCards read = supplies_that(node);
    for (const CardMessage& message : read.messages) ADD_FAILURE() << node << ": " << text_of(message);
    if (!read.messages.empty()) continue;
    ++read_nodes;
    const CardDefinition& card = read.catalog[*read.catalog.find("A31")];
    std::set<std::string> texts;
    for (const Language language : kLanguages) {
      const std::string text = card_text(card, read.catalog, language);
      expect_style(node, text, language);
      texts.insert(text);
    }
    EXPECT_EQ(texts.size(), 3U) << node;
  }
  EXPECT_GT(read_nodes, 150);
}

// R-1204: a number or a word of an effect that is changed is told: every text says what the card does.
TEST(RisingClanTexts, TellWhatIsChanged) {
  const std::string whole = cards_text();
  const std::string before = golden_of(shipped_cards());
  const std::regex number(R"(\b(n|target|ATT|DIF|CST|INT|cards) = (-?\d+))");
  const std::regex word(R"re(\b(stat|on|from|by|what|against|scope|span|limit) = "([a-z_A-Z]+)")re");
  const std::vector<std::string> words{"ATT",    "CST",   "self",   "target",       "all",    "hand",
                                       "play",   "owner", "random", "user",         "role",   "captured",
                                       "recall", "wound", "steal",  "disadvantage", "this",   "turn",
                                       "rest",   "step",  "round",  "game",         "attack", "draw"};
  int told = 0;
  const auto tries = [&](std::size_t at, std::size_t length, const std::string& other, const std::string& where) {
    std::string text = whole;
    text.replace(at, length, other);
    const ReadCards read = read_cards(text);
    if (!read.messages.empty()) return;
    ++told;
    EXPECT_NE(golden_of(read.catalog), before) << where << ": changed to " << other << " without a word";
  };
  std::size_t at = whole.find("# -------------------- advantage cards: permanents");
  while (at < whole.size()) {
    const std::size_t end = std::min(whole.find('\n', at), whole.size());
    const std::string line = whole.substr(at, end - at);
    const bool facts = line.starts_with("copies") || line.starts_with("#") || line.starts_with("name");
    if (!facts) {
      for (std::sregex_iterator it(line.begin(), line.end(), number), last; it != last; ++it) {
        const int now = std::stoi((*it)[2]);
        tries(at + static_cast<std::size_t>(it->position(2)), static_cast<std::size_t>(it->length(2)),
              std::to_string(now + 1), line);
      }
      for (std::sregex_iterator it(line.begin(), line.end(), word), last; it != last; ++it)
        for (const std::string& other : words)
          if (other != (*it)[2])
            tries(at + static_cast<std::size_t>(it->position(2)), static_cast<std::size_t>(it->length(2)), other, line);
    }
    at = end + 1;
  }
  EXPECT_GT(told, 200);
}

}  // namespace
}  // namespace rising_clan_tests::golden_cases
