// SPDX-License-Identifier: GPL-3.0-or-later
// What the buttons of actions say, in three languages.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/texts/games.h"
#include "ui/wording/rising_clan/action_text.h"
#include "ui/wording/rising_clan/seen_cards.h"

namespace rising_clan_tests::action_cases {
namespace {

using playsheet::rising_clan_wording::action_text;
using playsheet::rising_clan_wording::seen_card;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;

std::string says(const Board& b, const Action& action, Language language = Language::en) {
  return action_text(action, view_for(b.state, b.rules, b.state.question.seat), *b.rules.cards, kPeople, language);
}

// the acts of a turn.
TEST(RisingClanActions, OfATurnSayWhatIsDone) {
  Board b(3);
  b.to_action();
  const CardId katana = b.hand(A, "A02");
  const CardId wakizashi = b.play(A, "A06");
  const CardId challenge = b.credit(A, "E30");
  b.gift(A, "A29", B);
  EXPECT_EQ(says(b, Attack{B}), "Attack Kai");
  EXPECT_EQ(says(b, Attack{B}, Language::it), "Attacca Kai");
  EXPECT_EQ(says(b, Free{C}, Language::pt_BR), "Libertar Naomi");
  Discards discards;
  discards.push_back(wakizashi);
  EXPECT_EQ(says(b, Play{katana, discards}), "Play Katana (discard Wakizashi)");
  EXPECT_EQ(says(b, Give{B, katana}), "Give Kai: Katana");
  EXPECT_EQ(says(b, OpenGift{0}), "Open gift 1, from Kai");
  Credits credits;
  credits.push_back(challenge);
  EXPECT_EQ(says(b, Spend{credits, false}, Language::it),
            "Spendi 1 credito NINJA (Sfida d’onore): pesca 1 carta status");
  EXPECT_EQ(says(b, Done{}), "End the turn");
  EXPECT_EQ(says(b, Rest{RestKind::draw, kNoCard}), "Rest: draw 1 card");
}

// Several abilities of one card: the button tells them apart.
TEST(RisingClanActions, SayWhichAbilityIsMeant) {
  Board b(3);
  const CardId discharge = b.hand(A, "A54");
  EXPECT_EQ(says(b, Use{discharge, 0}), "Use Electric discharge: A random other player takes 1 wound");
  EXPECT_NE(says(b, Use{discharge, 0}), says(b, Use{discharge, 1}));
  b.clan(A, "HIR");
  const CardId antidote = b.hand(A, "A29");
  b.state.players[A].wounds = 1;
  EXPECT_EQ(says(b, Use{antidote, 0}), "Use Antidote");
  b.act(Use{antidote, 0});
  EXPECT_EQ(says(b, ChooseList{0}), "Heal 1 wound");
  EXPECT_NE(says(b, ChooseList{1}), says(b, ChooseList{0}));
}

// R-1111: a card that the view does not know has no name.
TEST(RisingClanActions, DoNotNameHiddenCards) {
  Board b(3);
  const CardId katana = b.hand(A, "A02");
  const PlayerView of_kai = view_for(b.state, b.rules, B);
  EXPECT_EQ(action_text(Give{C, katana}, of_kai, *b.rules.cards, kPeople, Language::en), "Give Naomi: a card");
}

/// Two copies of one card are the same thing to a reader: their numbers become those of their definitions.
std::string kind_of(const Action& action, const GameState& state) {
  Action kind = action;
  const auto as_kind = [&](CardId& card) {
    if (card != kNoCard) card = static_cast<CardId>(state[card].definition);
  };
  std::visit(
      [&](auto& a) {
        if constexpr (requires { a.card; }) as_kind(a.card);
        if constexpr (requires { a.discards; })
          for (std::size_t i = 0; i < a.discards.size(); ++i) as_kind(a.discards[i]);
        if constexpr (requires { a.credits; })
          for (std::size_t i = 0; i < a.credits.size(); ++i) as_kind(a.credits[i]);
      },
      kind);
  return to_text(kind);
}

/// Every offer of every game: it has words, no hole is left, no two different ones of one question are said alike, and
/// nothing that the asked seat does not know is in it.
TEST(RisingClanActions, EveryOfferHasItsOwnWordsInEachLanguage) {
  std::set<std::size_t> met;
  std::set<std::string> met_texts;
  int moves = 0;
  play_all_tables([&](const GameState& state, const Rulebook& rules, SeatId, const Action&, const Events&) {
    if (++moves % 7 != 0) return;
    const SeatId by = state.question.seat;
    const PlayerView view = view_for(state, rules, by);
    const PlayerView twin = view_for(with_other_secrets(state, by), rules, by);
    for (const Language language : kLanguages) {
      std::map<std::string, std::string> said;
      for (const Option& option : options(state, rules, by)) {
        met.insert(option.action.index());
        const std::string text = action_text(option.action, view, *rules.cards, kPeople, language);
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(text, action_text(option.action, twin, *rules.cards, kPeople, language));
        if (met_texts.insert(text).second) expect_no_faults(text, language);
        if (!option.allowed()) continue;
        const std::string kind = kind_of(option.action, state);
        EXPECT_EQ(said.emplace(text, kind).first->second, kind) << text;
      }
      EXPECT_FALSE(said.empty());
    }
  });
  EXPECT_GE(met.size(), std::variant_size_v<Action> - 3) << "asking, conceding and the last stand are rare";
}

}  // namespace
}  // namespace rising_clan_tests::action_cases
