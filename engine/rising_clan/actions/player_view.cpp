// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/actions/player_view.h"

#include <algorithm>

#include "engine/rising_clan/actions/asking.h"
#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/game.h"

namespace rising_clan {
namespace {

bool is_open(Zone zone) {
  switch (zone) {
    case Zone::aside:
    case Zone::advantage_deck:
    case Zone::event_deck:
    case Zone::disadvantage_deck:
    case Zone::status_deck:
    case Zone::hand:
    case Zone::gift:
      return false;
    default:
      return true;
  }
}

class Viewer {
 public:
  Viewer(const Position& position, SeatId viewer) : position_(position), s_(position.state), viewer_(viewer) {}

  SeenCard card(CardId id) const {
    const CardState& c = s_[id];
    SeenCard out;
    out.giver = c.giver;
    if (!knows_card(s_, viewer_, id)) return out;
    out.id = id;
    out.definition = c.definition;
    return out;
  }
  template <class Pile>
  SeenCards cards(const Pile& pile) const {
    SeenCards out;
    for (const CardId id : pile) out.push_back(card(id));
    return out;
  }
  /// Without an order: it would tell which card of a hand is which.
  template <class Pile>
  SeenCards known_cards(const Pile& pile) const {
    SeenCards out;
    for (const CardId id : pile)
      if (knows_card(s_, viewer_, id)) out.push_back(card(id));
    std::sort(out.begin(), out.end(), [](const SeenCard& a, const SeenCard& b) { return a.id < b.id; });
    return out;
  }
  template <class Pile>
  SeenDeck deck(const Pile& pile) const {
    SeenDeck out;
    out.count = pile.size();
    for (std::size_t i = pile.size(); i-- > 0;) out.top.push_back(card(pile[i]));
    while (!out.top.empty() && !out.top.back().known()) out.top.pop_back();
    return out;
  }

  SeenPlayer player(SeatId seat) const {
    const PlayerState& p = s_[seat];
    SeenPlayer out;
    out.in_game = in_game(s_, seat);
    out.in_play = in_play(position_, seat);
    out.able = is_able(position_, seat);
    if (knows_role(s_, viewer_, seat)) out.role = p.role;
    out.revealed = p.revealed;
    if (seat == viewer_ || s_.over()) out.goal = p.goal;
    out.hand_count = p.hand.size();
    out.hand = known_cards(p.hand);
    out.play = cards(p.play);
    out.gifts = cards(p.gifts);
    out.area = cards(p.area);
    out.status = cards(p.status);
    out.conquered = cards(p.conquered);
    out.credits = cards(p.credits);
    out.markers.assign(p.markers.begin(), p.markers.end());
    out.captured_marker = p.captured_marker;
    out.recall_marker = p.recall_marker;
    out.wounds = p.wounds;
    out.half_marks = p.half_marks;
    out.substitutions = p.substitutions;
    for (std::size_t i = 0; i < out.base.size(); ++i) {
      out.base[i] = base_value(position_, seat, static_cast<Stat>(i));
      out.values[i] = final_value(position_, seat, static_cast<Stat>(i));
    }
    return out;
  }

 private:
  const Position& position_;
  const GameState& s_;
  SeatId viewer_;
};

void put_piles(PlayerView& out, const GameState& s, const Viewer& viewer) {
  out.advantage_deck = viewer.deck(s.advantage_deck);
  out.event_deck = viewer.deck(s.event_deck);
  out.disadvantage_deck = viewer.deck(s.disadvantage_deck);
  out.status_deck = viewer.deck(s.status_deck);
  out.advantage_discard = viewer.cards(s.advantage_discard);
  out.event_discard = viewer.cards(s.event_discard);
  out.disadvantage_discard = viewer.cards(s.disadvantage_discard);
  out.returning = viewer.cards(s.returning);
  for (std::size_t i = 0; i < kMostCards; ++i)
    if (s.cards[i].zone == Zone::up) out.open_cards.push_back(viewer.card(static_cast<CardId>(i)));
}

void put_rolls(PlayerView& out, const Position& position) {
  for (const Roll& roll : position.state.rolls) {
    out.rolls.push_back(roll);
    if (roll.die == 0) continue;
    out.totals.push_back(roll_total(position, roll));
    out.targets.push_back(is_success_roll(roll) ? roll_target(position, roll) : 0);
  }
}

}  // namespace

bool knows_card(const GameState& state, SeatId viewer, CardId card) {
  const CardState& c = state[card];
  if (viewer == kNoSeat) {
    for (std::size_t i = 0; i < state.seats; ++i)
      if (!knows_card(state, table::seat_at(i), card)) return false;
    return true;
  }
  const bool own_hand = c.zone == Zone::hand && c.seat == viewer;
  return state.over() || is_open(c.zone) || own_hand || c.known.has(viewer);
}

bool knows_role(const GameState& state, SeatId viewer, SeatId seat) {
  const PlayerState& p = state[seat];
  return state.over() || seat == viewer || p.revealed || p.role_seen_by.has(viewer);
}

PlayerView view_for(const GameState& state, const Rulebook& rules, SeatId viewer) {
  const Position position(state, rules);
  const Viewer seen(position, viewer);
  PlayerView out;
  out.viewer = viewer;
  out.seats = state.seats;
  out.group = state.group;
  for (std::size_t i = 0; i < state.seats; ++i) out.players.push_back(seen.player(table::seat_at(i)));
  put_piles(out, state, seen);
  if (state.question.kind == QuestionKind::search && state.question.seat == viewer)
    for (const CardId card : state.status_deck) out.searched.push_back({card, state[card].definition, kNoSeat});
  std::sort(out.searched.begin(), out.searched.end(), [](const SeenCard& a, const SeenCard& b) { return a.id < b.id; });
  out.question = state.question;
  if (state.question.kind != QuestionKind::none) out.asking = asking_of(position);
  out.turn = state.turn;
  out.round = state.round;
  out.active = state.active;
  out.round_holder = state.round_holder;
  out.action_used = state.action_used;
  out.free_used = state.free_used;
  out.extra_attacks = state.extra_attacks;
  out.last_stand = state.last_stand;
  out.last_stand_turns = state.last_stand_turns;
  put_rolls(out, position);
  out.lasting.assign(state.lasting.begin(), state.lasting.end());
  out.spent.assign(state.spent.begin(), state.spent.end());
  out.event = state.event;
  // R-O27: who joins is shown when all have decided.
  if (state.event.joining && rules.options.secret_join) out.event.facers.clear();
  out.fight = state.fight;
  out.order.assign(state.order.begin(), state.order.end());
  out.conceding = state.conceding;
  out.outcome = state.outcome;
  return out;
}

}  // namespace rising_clan
