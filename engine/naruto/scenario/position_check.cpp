// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/position_check.h"

#include <fmt/format.h>

#include "engine/naruto/rules/names.h"
#include "engine/naruto/scenario/builder.h"
#include "engine/naruto/scenario/position_lines.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

class PositionCheck : PositionLines {
 public:
  PositionCheck(const Scenario& scenario, const Edition& base, const Table& table, Step step)
      : PositionLines(scenario, base), table_(table), state_(table.state), step_(step) {}

  std::vector<Problem> run() {
    for (const PlayerId player : table::kPlayers) {
      names(player);
      clients(player);
      size(player);
    }
    for_each([&](const PositionLine& line) { counters(line); });
    return std::move(problems_);
  }

 private:
  /// At the line that lays this card out.
  void blame(CardId card, std::string_view expected) {
    int line = scenario_.line;
    int column = 0;
    std::string written = table_.name_of(card);
    for_each([&](const PositionLine& each) {
      if (each.setting != Setting::zone || each.player != table_.holder(card)) return;
      for (const PlacedCard& placed : each.cards) {
        if (!table_.means(placed.name, card)) continue;
        line = line_;
        column = placed.name.column;
        written = placed.name.text;
      }
    });
    line_ = line;
    wrong(column, written, expected);
  }

  void names(PlayerId player) {
    for (const CardId card : state_[player].village) {
      const CardId twin = same_name_in_play(table_.position(), card, player, kNoCard, Entry::any);
      if (twin != kNoCard && twin < card)
        return blame(card, fmt::format("it shares a name with {} on this side (N-NAME-04)", table_.name_of(twin)));
    }
  }

  void clients(PlayerId player) {
    int clients = 0;
    for (const CardId card : state_[player].village)
      if (table_.position().is(card, CardType::client) && ++clients > 1)
        return blame(card, "a village has at most one Client (N-CLI-03)");
  }

  void size(PlayerId player) {
    int cards = 0;
    int squads = 0;
    for (std::size_t i = 0; i < state_.card_count; ++i)
      if (state_.cards[i].owner == player)
        ++(table_.position().definition(static_cast<CardId>(i)).squad ? squads : cards);
    const Edition& edition = *table_.rules.edition;
    line_ = scenario_.line;
    if (cards > edition.deck_size)
      wrong(0, fmt::format("{} cards", cards),
            fmt::format("{0} has at most {1} cards; \"{0} deck N\" gives the deck fewer", letter_of(player),
                        edition.deck_size));
    if (squads > edition.reinforcement_max)
      wrong(0, fmt::format("{} squads", squads),
            fmt::format("{} has at most {}", letter_of(player), edition.reinforcement_max));
  }

  void counters(const PositionLine& line) {
    const bool own_turn = line.player == state_.active;
    if (line.setting == Setting::missions && !own_turn)
      wrong(line.column, "missions", "in the opponent's turn a player uses Counters; write counters");
    if (line.setting == Setting::counters && own_turn)
      wrong(line.column, "counters", "in their own turn a player uses Missions; write missions");
    if (line.setting == Setting::caller && step_ != Step::toss)
      wrong(line.column, "caller", "the toss is called in the phase setup");
  }

  const Table& table_;
  const GameState& state_;
  Step step_;
};

}  // namespace

std::vector<Problem> check_position(const Scenario& scenario, const Edition& base, const Table& table, Step step) {
  return PositionCheck(scenario, base, table, step).run();
}

}  // namespace naruto::scenario
