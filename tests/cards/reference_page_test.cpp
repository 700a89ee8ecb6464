// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/tree_fields.h"
#include "tests/support/source_path.h"

namespace naruto {
namespace {

/// Every word that a tree may use: kinds, ops, keys and the entries of closed lists.
class Vocabulary {
 public:
  template <HasFields T>
  void keys_of() {
    T value{};
    T::fields(value, [this](std::string_view key, auto&) { words.emplace(key); });
  }
  template <class Variant>
  void nodes_of() {
    [this]<std::size_t... I>(std::index_sequence<I...>) { (node<std::variant_alternative_t<I, Variant>>(), ...); }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
  }
  template <class E>
  void words_of() {
    for (const auto name : table::EnumNames<E>::names) words.emplace(name);
  }

  std::set<std::string> words;

 private:
  template <class Node>
  void node() {
    if constexpr (!std::is_same_v<Node, Lasting>) {
      // An effect or a rule has an `op`; what has none is an ability.
      if constexpr (requires { Node::op; })
        words.emplace(Node::op);
      else
        words.emplace(Node::kind);
      keys_of<Node>();
    }
  }
};

TEST(ReferencePage, NamesEveryWordOfTheTree) {
  Vocabulary all;
  all.nodes_of<Rule>();
  all.nodes_of<decltype(Effect::node)>();
  all.nodes_of<decltype(Ability::body)>();
  all.keys_of<Filter>();
  all.keys_of<TeamTest>();
  all.keys_of<RankTest>();
  all.keys_of<CoinTest>();
  all.keys_of<Compare>();
  all.keys_of<Price>();
  all.keys_of<EventPattern>();
  all.keys_of<MissionHeader>();
  all.keys_of<JutsuHeader>();
  all.words_of<Symbol>();
  all.words_of<CardType>();
  all.words_of<Zone>();
  all.words_of<Side>();
  all.words_of<Health>();
  all.words_of<Role>();
  all.words_of<BattleState>();
  all.words_of<Permanence>();
  all.words_of<Rank>();
  all.words_of<CoinKind>();
  all.words_of<Destination>();
  all.words_of<Until>();
  all.words_of<Entry>();
  all.words_of<Result>();
  all.words_of<Happening>();
  all.words_of<Window>();
  all.words_of<CauseTest>();
  all.words_of<FightSide>();
  all.words_of<Measure>();
  all.words_of<TurnDeed>();
  all.words_of<TurnTally>();
  all.words_of<Nameable>();
  all.words_of<Sending>();
  all.words_of<LookAt>();
  all.words_of<Skipped>();
  all.words_of<FigureChange>();
  all.words_of<Contribution>();
  all.words_of<RewardFor>();
  all.words_of<CauseTest>();
  const auto page = playsheet::read_text_file(playsheet::support::source_path("docs/effects.md"));
  ASSERT_TRUE(page);
  for (const std::string& word : all.words) {
    const bool there = page->find('`' + word + '`') != std::string::npos ||
                       page->find("`\"" + word + "\"`") != std::string::npos ||
                       page->find(word + " = ") != std::string::npos || page->find("{ " + word) != std::string::npos;
    EXPECT_TRUE(there) << word;
  }
}

}  // namespace
}  // namespace naruto
