// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/setup.h"

#include <algorithm>
#include <span>
#include <vector>

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/rules/elimination.h"
#include "engine/rising_clan/rules/pool.h"

namespace rising_clan {
namespace {

constexpr int kMostTries = 10000;  ///< of a deal in which everybody has a rival

/// Deals what is fixed before the first question: the only place besides `events/` that writes a state, of a game that
/// nobody has seen yet.
class Dealer {
 public:
  Dealer(GameState& state, const Rulebook& rules, const Setup& setup)
      : s_(state), cards_(*rules.cards), rules_(rules), setup_(setup) {}

  void deal() {
    s_.seats = static_cast<std::uint8_t>(setup_.players);
    for (std::size_t i = 0; i < s_.luck.size(); ++i) s_.luck[i] = table::RandomStream(setup_.seed, i + 1);
    decks();
    group();
    do roles();
    while (rules_.options.ensure_rival && setup_.players > 2 && somebody_has_no_rival() && ++tries_ < kMostTries);
    goals();
    players();
    hands();
  }

 private:
  bool two() const { return setup_.players == 2; }
  table::RandomStream& luck(Luck stream) { return s_.luck[static_cast<std::size_t>(stream)]; }

  void decks() {
    CardId next = 0;
    for (std::size_t d = 0; d < cards_.size(); ++d) {
      const CardDefinition& definition = cards_[static_cast<DefinitionId>(d)];
      for (int i = 0; i < (two() ? definition.two : definition.deck); ++i) {
        CardState& card = s_.cards[next];
        card.definition = static_cast<DefinitionId>(d);
        switch (definition.type) {
          case CardType::advantage:
            put(card, next, Zone::advantage_deck, s_.advantage_deck);
            break;
          case CardType::event:
            put(card, next, Zone::event_deck, s_.event_deck);
            break;
          case CardType::disadvantage:
            put(card, next, Zone::disadvantage_deck, s_.disadvantage_deck);
            break;
          case CardType::status:
            put(card, next, Zone::status_deck, s_.status_deck);
            break;
        }
        ++next;
      }
    }
    shuffle(Luck::advantage_shuffle, s_.advantage_deck);
    shuffle(Luck::event_shuffle, s_.event_deck);
    shuffle(Luck::disadvantage_shuffle, s_.disadvantage_deck);
    shuffle(Luck::status_shuffle, s_.status_deck);
  }
  template <class Pile>
  static void put(CardState& card, CardId id, Zone zone, Pile& pile) {
    card.zone = zone;
    pile.push_back(id);
  }
  template <class Pile>
  void shuffle(Luck stream, Pile& pile) {
    luck(stream).shuffle(std::span(pile.begin(), pile.size()));
  }

  void group() {
    s_.group = static_cast<std::uint8_t>(setup_.group);
    if (setup_.players == 3 && rules_.options.three_by_lot)
      s_.group = static_cast<std::uint8_t>(luck(Luck::deal).below(2) + 1);
  }

  ///
  void roles() {
    std::vector<RoleId> pool = possible_roles(cards_, setup_.players, s_.group);
    luck(Luck::deal).shuffle(std::span(pool));
    if (two() && !rules_.options.two_random) {
      const std::uint32_t first = luck(Luck::deal).below(2);
      const RoleId hunter = pool.front();
      pool[first] = hunter;
      pool[1 - first] = cards_.roles()[hunter].two;
    }
    for (std::size_t i = 0; i < s_.seats; ++i) s_.players.values[i].role = pool[i];
  }
  bool somebody_has_no_rival() const {
    const Position position(s_, rules_);
    for (std::size_t i = 0; i < s_.seats; ++i) {
      bool has = false;
      for (std::size_t k = 0; k < s_.seats; ++k)
        has = has || (i != k && is_rival(position, table::seat_at(i), s_.players.values[k].role));
      if (!has) return true;
    }
    return false;
  }

  void goals() {
    std::vector<GoalId> pool = possible_goals(cards_, setup_.players);
    luck(Luck::deal).shuffle(std::span(pool));
    for (std::size_t i = 0; i < s_.seats; ++i) s_.players.values[i].goal = pool[i];
  }

  void players() {
    const Position position(s_, rules_);
    const int substitutions = chosen(rules_.options.substitutions, position.by_players(cards_.numbers().substitutions));
    for (std::size_t i = 0; i < kMostSeats; ++i) {
      PlayerState& p = s_.players.values[i];
      p.in_game = i < s_.seats;
      p.substitutions = static_cast<std::uint8_t>(p.in_game ? substitutions : 0);
    }
  }

  /// One at a time, clockwise from seat 1.
  void hands() {
    const int start = chosen(rules_.options.start_hand, cards_.numbers().start_hand);
    for (int round = 0; round < start; ++round)
      for (std::size_t i = 0; i < s_.seats && !s_.advantage_deck.empty(); ++i) {
        const CardId card = s_.advantage_deck.back();
        s_.advantage_deck.pop_back();
        s_.players.values[i].hand.push_back(card);
        s_.cards[card].zone = Zone::hand;
        s_.cards[card].seat = table::seat_at(i);
      }
  }

  GameState& s_;
  const Catalog& cards_;
  const Rulebook& rules_;
  const Setup& setup_;
  int tries_ = 0;
};

}  // namespace

Refusal check_setup(const Rulebook& rules, const Setup& setup) {
  if (!is_playable(rules.options)) return {RefusalCode::setup, "R-1401"};
  if (setup.players < 2 || setup.players > static_cast<int>(kMostSeats)) return {RefusalCode::setup, "R-801"};
  const bool chooses = setup.players == 3 && !rules.options.three_by_lot;
  const bool fits = chooses ? setup.group == 1 || setup.group == 2 : setup.group == 0;
  return fits ? Refusal{} : Refusal{RefusalCode::setup, "R-802"};
}

void set_up(GameState& state, const Rulebook& rules, const Setup& setup) { Dealer(state, rules, setup).deal(); }

/// Secrets are looked at one after the other, then the first player is found (R-D02, R-D03, R-204).
void step_setup(Change& change) {
  const Frame frame = change.top();
  const std::uint8_t seats = change.state().seats;
  if (frame.at < seats) {
    change.alter([](Frame& f) { ++f.at; });
    return change.ask(QuestionKind::peek, table::seat_at(frame.at));
  }
  if (frame.stage == 0) {
    change.stage(1);
    Facers all;
    for (std::size_t i = 0; i < seats; ++i) all.push_back(table::seat_at(i));
    change.emit(OrderSet{all, static_cast<std::uint16_t>((1U << (seats - 1U)) - 1U)});
    return change.push({.kind = FrameKind::initiative, .seat = table::seat_at(0), .by_decision = true});
  }
  const SeatId first = change.state().order.front();
  change.emit(OrderSet{});
  // Somebody may have left the game before it began.
  const SeatId holder = change.state()[first].in_game ? first : next_in_game(change.state(), first);
  change.emit(RoundMarkerPassed{holder});
  change.emit(FrameSet{{.kind = FrameKind::turn, .seat = holder}});
}

}  // namespace rising_clan
