// SPDX-License-Identifier: GPL-3.0-or-later
// What questions and windows ask, what everybody is told of them, and how games end, in three languages.
#include <gtest/gtest.h>

#include <set>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/texts/games.h"
#include "ui/wording/rising_clan/prompt_text.h"

namespace rising_clan_tests::prompt_cases {
namespace {

using namespace playsheet::rising_clan_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;
using playsheet::wording::Trio;

std::multiset<std::string> named_holes(std::string_view words) {
  std::multiset<std::string> out;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == '{') out.emplace(words.substr(i, words.find('}', i) + 1 - i));
  return out;
}

void expect_alike(const Trio& words, std::string_view what) {
  for (const std::string_view each : words) {
    EXPECT_FALSE(each.empty()) << what;
    EXPECT_EQ(named_holes(each), named_holes(words[0])) << what;
  }
}

std::string asks(const Board& b, Language language = Language::en) {
  return prompt_text(view_for(b.state, b.rules, b.state.question.seat), *b.rules.cards, kPeople, language);
}
std::string all_read(const Board& b, Language language = Language::en) {
  return public_text(view_for(b.state, b.rules, A), *b.rules.cards, kPeople, language);
}

TEST(RisingClanPrompts, EachQuestionAndWindowHasItsWordsInEachLanguage) {
  for (std::size_t i = 1; i < table::EnumNames<QuestionKind>::names.size(); ++i)
    for (const bool told : {false, true})
      expect_alike(prompt_wording(static_cast<QuestionKind>(i), told), table::EnumNames<QuestionKind>::names[i]);
  for (std::size_t i = 1; i < table::EnumNames<WindowKind>::names.size(); ++i)
    expect_alike(window_wording(static_cast<WindowKind>(i)), table::EnumNames<WindowKind>::names[i]);
}

// R-225, R-1104: an attack from its declaration to its die, with the figures.
TEST(RisingClanPrompts, AnAttackIsToldWithItsFigures) {
  Board b(3);
  b.to_action();
  EXPECT_EQ(asks(b), "Ada: attack, free a captive, rest, or end the turn");
  EXPECT_EQ(asks(b, Language::it), "Ada: attacca, libera un prigioniero, riposa o finisci il turno");
  b.hand(B, "A29");
  b.hand(C, "A31");
  b.dice({4});
  b.act(Attack{B});
  ASSERT_TRUE(b.asks(QuestionKind::window, B));
  EXPECT_EQ(asks(b), "Ada attacks Kai (ATT 5 and the die against DIF 11). Kai: act or pass");
  EXPECT_EQ(all_read(b, Language::pt_BR), "Ada ataca Kai (ATQ 5 mais o dado contra DEF 11). Kai pode agir");
  b.act(B, Pass{});
  b.act(C, Pass{});
  ASSERT_TRUE(b.asks(QuestionKind::window, B));
  EXPECT_EQ(all_read(b), "Ada rolls a 4 (ATT 9 against Kai’s DIF 11). Kai may act");
  EXPECT_EQ(all_read(b, Language::it), "Ada tira un 4 (ATT 9 contro DIF 11 di Kai). Kai può agire");
}

// the window before an event names the facer, the card and what it asks for.
TEST(RisingClanPrompts, AnEventIsToldWithItsDemands) {
  Board b(2);
  b.hand(B, "A29");
  const CardId up = b.top("E02");
  b.to_event();
  ASSERT_TRUE(b.asks(QuestionKind::window, B)) << table::name_of(b.state.question.kind);
  const CardDefinition& card = (*b.rules.cards)[b.state[up].definition];
  EXPECT_TRUE(all_read(b).starts_with("Ada faces " + card.name.en + " (")) << all_read(b);
  EXPECT_TRUE(all_read(b).ends_with("). Kai may act")) << all_read(b);
}

// what flight needs, over the base, and how far off it is.
TEST(RisingClanPrompts, FlightIsToldWithWhatItNeeds) {
  Board b(2);
  int met = 0;
  for (std::size_t i = 0; i < b.rules.cards->size(); ++i) {
    const CardDefinition& card = (*b.rules.cards)[static_cast<DefinitionId>(i)];
    if (card.abomination != 2) continue;
    b.top(card.id);
    b.top("E01");
    b.dice({1, 1, 1, 1});
    b.to_event();
    b.until(QuestionKind::flee);
    EXPECT_EQ(all_read(b),
              "Ada flees from " + card.name.en + " or fights. Flight needs ATT 7, INT 4 (now ATT 5, INT 3)");
    EXPECT_EQ(all_read(b, Language::it).find('{'), std::string::npos);
    ++met;
  }
  EXPECT_EQ(met, 1);
}

/// Through whole games: every question has its sentences, the public one is the same in every view, and what a viewer
/// does not know is in none of them (R-1104, R-1105, R-1111).
TEST(RisingClanPrompts, AreThereForEveryQuestionAndGiveNothingAway) {
  std::set<QuestionKind> met;
  std::set<WindowKind> windows;
  std::set<std::string> read;
  play_all_tables([&](const GameState& state, const Rulebook& rules, SeatId, const Action&, const Events&) {
    met.insert(state.question.kind);
    const PlayerView own = view_for(state, rules, state.question.seat);
    windows.insert(own.asking.window);
    const SeatId other = table::seat_at((table::index(state.question.seat) + 1) % state.seats);
    const PlayerView theirs = view_for(state, rules, other);
    const PlayerView twin = view_for(with_other_secrets(state, other), rules, other);
    for (const Language language : kLanguages) {
      const std::string asked = prompt_text(own, *rules.cards, kPeople, language);
      const std::string told = public_text(own, *rules.cards, kPeople, language);
      if (read.insert(asked).second) expect_no_faults(asked, language);
      if (read.insert(told).second) expect_no_faults(told, language);
      EXPECT_EQ(told, public_text(theirs, *rules.cards, kPeople, language));
      EXPECT_EQ(told, public_text(twin, *rules.cards, kPeople, language));
      EXPECT_EQ(asked, prompt_text(theirs, *rules.cards, kPeople, language));
      EXPECT_TRUE(end_text(own, *rules.cards, kPeople, language).empty());
    }
  });
  EXPECT_GE(met.size(), 25U);
  EXPECT_GE(windows.size(), 9U);
}

PlayerView ended(const Outcome& outcome) {
  PlayerView view;
  view.outcome = outcome;
  view.players.resize(3);
  for (std::size_t i = 0; i < 3; ++i) {
    view.players[i].role = static_cast<RoleId>(i);
    view.players[i].goal = static_cast<GoalId>(i);
  }
  return view;
}

// kind, winners, supreme winners, victim, cause.
TEST(RisingClanPrompts, TheEndNamesWinnersAndHow) {
  const Catalog& cards = shipped_cards();
  const auto says = [&](const Outcome& outcome, Language language = Language::en) {
    return end_text(ended(outcome), cards, kPeople, language);
  };
  Outcome rival;
  rival.cause = EndCause::won;
  rival.by_rival = SeatSet::of(A).with(B);
  rival.supreme = SeatSet::of(A);
  rival.victim = C;
  EXPECT_EQ(says(rival), "Ada and Kai win: Naomi (Traceless) was a rival of theirs. Supreme winner: Ada.");
  EXPECT_EQ(says(rival, Language::it),
            "Vincono Ada e Kai: Naomi (Traceless) era un loro rivale. Vincitore supremo: Ada.");
  rival.by_rival = rival.supreme = SeatSet::of(A);
  rival.supreme = {};
  EXPECT_EQ(says(rival, Language::pt_BR), "Ada vence: Naomi (Traceless) era um rival.");
  Outcome goal;
  goal.cause = EndCause::won;
  goal.by_goal = SeatSet::of(B);
  EXPECT_EQ(says(goal), "Kai wins: the goal “" + cards.goals()[1].name.en + "” is complete.");
  std::set<std::string> said;
  for (const EndCause cause : {EndCause::dawn, EndCause::last_stand, EndCause::nobody_left, EndCause::no_game})
    for (const Language language : kLanguages) {
      Outcome none;
      none.cause = cause;
      EXPECT_TRUE(said.insert(says(none, language)).second);
    }
  Outcome dawn;
  dawn.cause = EndCause::dawn;
  dawn.others = SeatSet::of(A).with(C);
  EXPECT_EQ(says(dawn), "Dawn has come: Ada and Naomi win with the most conquered events.");
  Outcome last;
  last.cause = EndCause::last_clan;
  last.others = SeatSet::of(C);
  EXPECT_EQ(says(last, Language::it), "Vince Naomi, ultimo clan in partita.");
}

}  // namespace
}  // namespace rising_clan_tests::prompt_cases
