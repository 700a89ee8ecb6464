// SPDX-License-Identifier: GPL-3.0-or-later
// The log of a game in three languages, and to each reader what he may know (R-1111, R-1112).
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/rising_clan/board.h"
#include "tests/rising_clan/texts/games.h"
#include "ui/wording/rising_clan/log_lines.h"
#include "ui/wording/rising_clan/log_text.h"

namespace rising_clan_tests::log_cases {
namespace {

using namespace playsheet::rising_clan_wording;
using playsheet::wording::kLanguages;
using playsheet::wording::Language;
using playsheet::wording::Trio;
using Lines = std::vector<std::string>;

std::set<std::string> holes_in(std::string_view words) {
  std::set<std::string> out;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (words[i] == '{') out.emplace(words.substr(i, words.find('}', i) + 1 - i));
  return out;
}

TEST(RisingClanLog, LinesHaveTheSameHolesInEachLanguageAndDiffer) {
  std::set<std::string_view> said;
  for (std::size_t i = 0; i < static_cast<std::size_t>(LogLine::count); ++i) {
    const Trio& words = log_wording(static_cast<LogLine>(i));
    for (const std::string_view each : words) EXPECT_EQ(holes_in(each), holes_in(words[0])) << each;
    const bool alone = words[0] == "{player}: {text}" || words[0] == "{card}: {text}";
    EXPECT_TRUE(said.insert(words[0]).second || alone) << words[0];
  }
}

/// A game on the board of a test, told to one reader.
struct Told : Board {
  explicit Told(int players) : Board(players) {}
  Lines after(SeatId by, const Action& action, SeatId reader = kNoSeat, Language language = Language::en) {
    const GameState before = state;
    act(by, action);
    Lines out;
    for (const LogEntry& each : log_entries(events, before, *rules.cards, {reader, kPeople, language}))
      out.push_back(each.text);
    return out;
  }
};

// R-1112: an attack that reaches costs a substitution, and only the attacker learns the role.
TEST(RisingClanLog, AnAttackReadsLikeARecord) {
  const auto attacked = [](SeatId reader, Language language) {
    Told b(3);
    b.state.players[B].substitutions = 2;
    b.to_action();
    b.play(A, "A02");
    b.dice({5});
    return b.after(A, Attack{B}, reader, language);
  };
  const Lines all{"Ada attacks Kai", "Ada rolls a 5 (ATT 12 against Kai’s DIF 11)",
                  "Reached: ATT 12 against Kai’s DIF 11", "Kai gives up a substitution and stays (left: 1)",
                  "Ada looks at Kai’s role"};
  EXPECT_EQ(attacked(kNoSeat, Language::en), all);
  EXPECT_EQ(attacked(B, Language::en), all);
  Lines own = all;
  own.push_back("Ada has seen: Kai is Mariposa");
  EXPECT_EQ(attacked(A, Language::en), own);
  EXPECT_EQ(
      attacked(kNoSeat, Language::it),
      (Lines{"Ada attacca Kai", "Ada tira un 5 (ATT 12 contro DIF 11 di Kai)", "Raggiunto: ATT 12 contro DIF 11 di Kai",
             "Kai perde una sostituzione e resta (rimaste: 1)", "Ada guarda il ruolo di Kai"}));
}

// the die of the next success roll counts half, and the line of the roll says what it is worth.
TEST(RisingClanLog, AHalvedDieIsToldByWhatItIsWorth) {
  Told b(3);
  b.state.players[A].half_marks = 1;
  b.to_action();
  b.play(A, "A02");
  b.dice({5});
  const Lines lines = b.after(A, Attack{B}, kNoSeat, Language::en);
  EXPECT_NE(std::find(lines.begin(), lines.end(), "Ada rolls a 5 (counts 3: ATT 10 against Kai’s DIF 11)"), lines.end())
      << fmt::format("{}", fmt::join(lines, "\n"));
  EXPECT_EQ(b.state[A].half_marks, 0);
}

// whoever rolls for the creature, the line is nobody's, and what is added is added to the roll of the creature.
TEST(RisingClanLog, ADieOfACreatureIsNobodys) {
  Told b(4);
  b.top("E02");
  b.top("D33");
  b.dice({2, 3, 5});
  b.hand(C, "A23");  // so that the windows are asked
  const GameState start = b.state;
  Events all;
  const auto keep = [&] { all.insert(all.end(), b.events.begin(), b.events.end()); };
  b.to_event();
  keep();
  for (int i = 0; i < 60 && (b.state.rolls.empty() || b.state.rolls.back().kind != RollKind::creature ||
                             b.state.rolls.back().die == 0);
       ++i) {
    if (b.asks(QuestionKind::flee, A))
      b.act(Answer{Reply::fight});
    else
      b.act(Pass{});
    keep();
  }
  ASSERT_EQ(b.state.rolls.back().kind, RollKind::creature);
  const SeatId roller = b.state.rolls.back().roller;
  ASSERT_NE(roller, A);
  int creature = 0, own = 0;
  for (const LogEntry& each : log_entries(all, start, *b.rules.cards, {kNoSeat, kPeople, Language::en})) {
    if (!std::holds_alternative<DieRolled>(all[each.event])) continue;
    if (each.seat == kNoSeat) ++creature;
    if (each.seat == A) ++own;
    EXPECT_NE(each.seat, roller) << each.text;
  }
  EXPECT_EQ(creature, 1);
  EXPECT_GE(own, 1) << "the event and the fight are rolled by the player";
  GameState changed = b.state;
  Roll roll = changed.rolls.back();
  roll.amount = 2;
  const Event set = RollSet{static_cast<std::uint8_t>(changed.rolls.size() - 1), roll};
  apply_event(changed, set);
  const std::string told = log_text(set, b.state, changed, *b.rules.cards, {kNoSeat, kPeople, Language::en});
  EXPECT_EQ(told.find(kPeople[table::index(roller)]), std::string::npos) << told;
  EXPECT_NE(told.find("+2"), std::string::npos) << told;
}

// R-1112: draws are told by number, to the drawer with the cards; a used card is not discarded a second time.
TEST(RisingClanLog, DrawsAreToldByNumberAndToTheDrawerByName) {
  const auto supplied = [](SeatId reader) {
    Told b(2);
    const CardId supplies = b.hand(A, "A31");
    b.top("A02");
    b.top("A29");
    return b.after(A, Use{supplies, 0}, reader);
  };
  EXPECT_EQ(supplied(B), (Lines{"Ada uses Supplies", "Ada draws 2 cards"}));
  EXPECT_EQ(supplied(kNoSeat), (Lines{"Ada uses Supplies", "Ada draws 2 cards"}));
  EXPECT_EQ(supplied(A), (Lines{"Ada uses Supplies", "Ada draws Antidote, Katana"}));
}

// R-1112: a gift is named to the giver, and to all when it is opened.
TEST(RisingClanLog, AGiftIsNamedToItsGiverUntilItIsOpened) {
  const auto given = [](SeatId reader) {
    Told b(3);
    const CardId supplies = b.hand(A, "A31");
    return b.after(A, Give{B, supplies}, reader);
  };
  EXPECT_EQ(given(A), Lines{"Ada gives Kai a gift: Supplies"});
  EXPECT_EQ(given(B), Lines{"Ada gives Kai a gift: a card"});
  EXPECT_EQ(given(C), given(B));
  Told b(3);
  b.gift(A, "A10", B);
  const Lines opened = b.after(A, OpenGift{0}, C);
  ASSERT_FALSE(opened.empty());
  EXPECT_TRUE(opened[0].starts_with("Ada opens a gift: ")) << opened[0];
  EXPECT_EQ(opened[0].find("a card"), std::string::npos);
}

// A gift that somebody had seen in the hand before is unknown to him when it leaves it unseen (R-1111).
TEST(RisingClanLog, WhatWasSeenInAHandDoesNotTellWhichCardLeftIt) {
  Told b(3);
  const CardId supplies = b.hand(A, "A31");
  b.hand(A, "A02");
  apply_event(b.state, HandSeen{C, A});
  EXPECT_EQ(b.after(A, Give{B, supplies}, C), Lines{"Ada gives Kai a gift: a card"});
}

// R-O27: who joins is shown when all have decided.
TEST(RisingClanLog, JoiningIsToldWhenAllHaveDecided) {
  Told b(3);
  b.top("E01");
  EXPECT_EQ(b.after(A, Done{}), Lines{"Event: Remove the guards"});
  EXPECT_EQ(b.after(B, Answer{Reply::yes}), Lines{});
  const Lines then = b.after(C, Answer{Reply::no});
  ASSERT_FALSE(then.empty());
  EXPECT_EQ(then[0], "Remove the guards is for: Ada and Kai");
}

/// Hidden from this reader at this event: it does not lie open around it, is not in his hand, and he does not know it
/// afterwards.
bool is_secret(const GameState& before, const GameState& after, CardId card, SeatId reader) {
  const auto lies_hidden = [&](const CardState& c) {
    const bool open = c.zone == Zone::play || c.zone == Zone::area || c.zone == Zone::status ||
                      c.zone == Zone::conquered || c.zone == Zone::credit || c.zone == Zone::up ||
                      c.zone == Zone::returning || c.zone == Zone::advantage_discard || c.zone == Zone::event_discard ||
                      c.zone == Zone::disadvantage_discard;
    return !open && !(c.zone == Zone::hand && c.seat == reader);
  };
  const SeatSet all = SeatSet::first(after.seats);
  return lies_hidden(before[card]) && lies_hidden(after[card]) && !knows_card(after, reader, card) &&
         (after[card].known & all) != all;
}

/// Both states with every secret of this reader changed alike. A card that is used is shown by being used.
std::pair<GameState, GameState> with_changed_secrets(const Event& event, const GameState& before,
                                                     const GameState& after, SeatId reader) {
  const auto* use = std::get_if<CardUsed>(&event);
  std::pair<GameState, GameState> out{before, after};
  const GameState changed = with_other_secrets(after, kNoSeat);
  for (std::size_t i = 0; i < kMostCards; ++i) {
    const auto card = static_cast<CardId>(i);
    if (use != nullptr && use->card == card) continue;
    if (after[card].definition == kNoDefinition || !is_secret(before, after, card, reader)) continue;
    out.first.cards[i].definition = out.second.cards[i].definition = changed.cards[i].definition;
  }
  for (std::size_t i = 0; i < after.seats; ++i) {
    const SeatId seat = table::seat_at(i);
    if (knows_role(after, reader, seat)) continue;
    out.first.players[seat].role = out.second.players[seat].role = changed.players[seat].role;
    out.first.players[seat].goal = out.second.players[seat].goal = changed.players[seat].goal;
  }
  return out;
}

/// Whatever is hidden from a reader, he reads the same; and the events as they are told to him (`told`) read like those
/// that happened.
TEST(RisingClanLog, TellsNobodyWhatIsHiddenFromHim) {
  int read = 0, named = 0;
  std::set<std::size_t> met;
  std::set<std::string> seen;
  int moves = 0;
  play_all_tables([&](const GameState& start, const Rulebook& rules, SeatId, const Action&, const Events& events) {
    const SeatId reader = moves % 4 == 0 ? kNoSeat : table::seat_at(static_cast<std::size_t>(moves) % start.seats);
    ++moves;
    GameState before = start;
    for (const Event& event : events) {
      GameState after = before;
      apply_event(after, event);
      const auto [a, b] = with_changed_secrets(event, before, after, reader);
      for (const Language language : kLanguages) {
        const LogReader whose{reader, kPeople, language};
        const std::string text = log_text(event, before, after, *rules.cards, whose);
        EXPECT_EQ(text, log_text(event, a, b, *rules.cards, whose)) << to_text(event);
        const Events told_events = told(std::span(&event, 1), before, rules.options, reader);
        if (!told_events.empty()) {
          EXPECT_EQ(text, log_text(told_events[0], before, after, *rules.cards, whose)) << to_text(event);
        }
        if (text.empty()) continue;
        met.insert(event.index());
        ++read;
        if (seen.insert(text).second) expect_no_faults(text, language);
        named += text != log_text(event, before, after, *rules.cards, {kNoSeat, kPeople, language}) ? 1 : 0;
      }
      before = after;
    }
  });
  EXPECT_GT(read, 20000);
  EXPECT_GT(named, 500) << "the own draws have names";
  EXPECT_GE(met.size(), 28U);
}

/// As the table writes it: of a whole action, by the true events. What nobody is shown in its course is something else,
/// and all read the same.
TEST(RisingClanLog, EntriesTellNobodyWhatStaysHidden_R1112) {
  std::size_t changed = 0, draws = 0;
  play_all_tables([&](const GameState& start, const Rulebook& rules, SeatId, const Action&, const Events& events) {
    std::vector<GameState> moments{start};
    for (const Event& event : events) {
      moments.push_back(moments.back());
      apply_event(moments.back(), event);
    }
    const GameState other = with_other_secrets(moments.back(), kNoSeat);
    GameState twin = start;
    for (std::size_t i = 0; i < kMostCards; ++i) {
      const auto card = static_cast<CardId>(i);
      bool secret = start[card].definition != kNoDefinition;
      for (std::size_t at = 0; secret && at < events.size(); ++at) {
        const auto* use = std::get_if<CardUsed>(&events[at]);
        secret = (use == nullptr || use->card != card) && is_secret(moments[at], moments[at + 1], card, kNoSeat);
      }
      if (secret) twin.cards[i].definition = other.cards[i].definition;
    }
    for (std::size_t i = 0; i < start.seats; ++i) {
      const SeatId seat = table::seat_at(i);
      if (knows_role(moments.back(), kNoSeat, seat)) continue;
      twin.players[seat].role = other.players[seat].role;
      twin.players[seat].goal = other.players[seat].goal;
    }
    changed += twin == start ? 0U : 1U;
    const LogReader all{kNoSeat, kPeople, Language::en};
    const auto entries = log_entries(events, start, *rules.cards, all);
    EXPECT_EQ(entries, log_entries(events, twin, *rules.cards, all));
    for (const LogEntry& each : entries) draws += each.text.find(" draws ") == std::string::npos ? 0U : 1U;
  });
  EXPECT_GT(changed, 5000U);
  EXPECT_GT(draws, 1000U);
}

/// The lines of actions are those of their events, but for draws and discards in a row; none is empty, and the public
/// log names no card that is drawn.
TEST(RisingClanLog, EntriesStandInTheOrderOfTheEvents) {
  std::size_t entries = 0, lines = 0;
  play_by_chance(5, 3, [&](const GameState& start, const Rulebook& rules, SeatId, const Action&, const Events& events) {
    const LogReader reader{kNoSeat, kPeople, Language::en};
    const std::vector<LogEntry> told_lines = log_entries(events, start, *rules.cards, reader);
    EXPECT_TRUE(std::is_sorted(told_lines.begin(), told_lines.end(),
                               [](const LogEntry& a, const LogEntry& b) { return a.event < b.event; }));
    for (const LogEntry& each : told_lines) {
      EXPECT_FALSE(each.text.empty());
      EXPECT_LT(each.event, events.size());
    }
    GameState before = start;
    for (const Event& event : events) {
      GameState after = before;
      apply_event(after, event);
      lines += log_text(event, before, after, *rules.cards, reader).empty() ? 0U : 1U;
      before = after;
    }
    entries += told_lines.size();
  });
  EXPECT_LT(entries, lines);
  EXPECT_GT(entries, 100U);
}

}  // namespace
}  // namespace rising_clan_tests::log_cases
