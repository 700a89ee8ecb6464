// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/elimination.h"

#include <algorithm>

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/drawing.h"

namespace rising_clan {
namespace {

bool is_primary(const Position& position, SeatId hunter, RoleId victim) {
  return position.cards.roles()[position.state[hunter].role].primary == victim;
}

///
SeatSet supreme_of(const Position& position, SeatSet winners, RoleId victim) {
  SeatSet primary;
  if (position.state.seats == 2) return primary;
  for_seats_from(position.state, table::seat_at(0), [&](SeatId seat) {
    if (winners.has(seat) && is_primary(position, seat, victim)) primary = primary.with(seat);
  });
  if (primary == winners && !position.options.sole_winner_supreme) return {};
  return primary;
}

bool owns_title(const Position& position, SeatId seat, DefinitionId title) {
  const PlayerState& p = position.state[seat];
  const bool card = std::any_of(p.conquered.begin(), p.conquered.end(),
                                [&](CardId each) { return position.state[each].definition == title; });
  return card || p.markers.contains(title);
}

template <class Pile, class F>
void empty(const Pile& pile, F&& f) {
  const Pile cards = pile;  // it changes on the way
  for (const CardId card : cards) f(card);
}

/// R-237 (2).
void lay_away(Change& change, SeatId seat) {
  const PlayerState& p = change.state()[seat];
  empty(p.hand, [&](CardId card) { discard(change, card); });
  empty(p.play, [&](CardId card) { discard(change, card); });
  empty(p.gifts, [&](CardId card) { discard(change, card); });
  empty(p.area, [&](CardId card) { discard_disadvantage(change, card); });
  empty(p.status, [&](CardId card) { change.emit(CardMoved{card, Zone::aside}); });  // until then they stay
  empty(p.credits, [&](CardId card) {
    const bool challenge = change.position().definition(card).type == CardType::event;
    change.emit(CardMoved{card, challenge ? Zone::event_discard : Zone::aside});
  });
}

/// R-237 (3), R-404: the contributors whose rival it was, and who is left alone and may be.
Outcome won_by(const Position& position, const Defeat& how) {
  Outcome out;
  out.victim = how.victim;
  const RoleId role = position.state[how.victim].role;
  for_seats_from(position.state, table::seat_at(0), [&](SeatId seat) {
    if (!in_game(position.state, seat)) return;
    if (how.culprits.has(seat) && seat != how.victim && is_rival(position, seat, role))
      out.by_rival = out.by_rival.with(seat);  // each of them has won
    // Whose rivals are gone without him has this way left.
    if (is_goal_complete(position, seat)) out.by_goal = out.by_goal.with(seat);
    if (players_left(position.state) == 1 && position.options.last_clan_wins) out.others = out.others.with(seat);
  });
  if (!out.by_rival.empty()) out.supreme = supreme_of(position, out.by_rival, role);
  out.cause = !(out.by_rival | out.by_goal).empty() ? EndCause::won
              : !out.others.empty()                 ? EndCause::last_clan
                                                    : EndCause::none;
  return out;
}

///
void begin_last_stand(Change& change) {
  const int turns = chosen(change.options().last_stand, change.position().numbers().last_stand_turns);
  if (turns == 0) return end_without_winner(change, EndCause::last_stand);
  change.emit(LastStandSet{static_cast<std::uint8_t>(turns)});
}

///
void dishonour(Change& change, SeatId attacker) {
  const int n = chosen(change.options().dishonour, change.position().numbers().dishonour);
  if (n == 0 || !in_game(change.state(), attacker)) return;
  change.emit(Dishonoured{attacker});
  if (!change.state()[attacker].revealed) change.emit(RoleShown{attacker});
  change.push({.kind = FrameKind::disadvantage, .seat = attacker, .n = static_cast<std::uint8_t>(n)});
}

}  // namespace

bool is_rival(const Position& position, SeatId hunter, RoleId victim) {
  const RoleDefinition& role = position.cards.roles()[position.state[hunter].role];
  if (position.state.seats == 2) return role.two == victim;
  return role.primary == victim || role.secondary == victim;
}

///
bool is_goal_complete(const Position& position, SeatId seat) {
  if (!in_play(position, seat)) return false;
  const GoalDefinition& goal = position.cards.goals()[position.state[seat].goal];
  if (goal.killer != kNoDefinition && owns_title(position, seat, goal.killer)) return true;
  if (goal.last && players_left(position.state) == 1) return true;
  const int size = chosen(position.options.goal_size, position.by_players(position.numbers().goal_size));
  if (counted_events(position, seat) < size) return false;
  return std::any_of(goal.pairs.begin(), goal.pairs.end(), [&](const auto& pair) {
    return owns_title(position, seat, pair[0]) && owns_title(position, seat, pair[1]);
  });
}

void end_without_winner(Change& change, EndCause cause) {
  Outcome out;
  out.cause = cause;
  const Position position = change.position();
  if (cause == EndCause::dawn && position.options.dawn_most_events) {
    std::size_t most = 0;
    const auto events = [&](SeatId seat) {
      return position.state[seat].conquered.size() + position.state[seat].markers.size();
    };
    for_seats_from(position.state, table::seat_at(0), [&](SeatId seat) {
      if (in_game(position.state, seat)) most = std::max(most, events(seat));
    });
    for_seats_from(position.state, table::seat_at(0), [&](SeatId seat) {
      if (in_game(position.state, seat) && events(seat) == most) out.others = out.others.with(seat);
    });
  }
  change.emit(GameEnded{out});
}

/// R-237, R-D21.
void eliminate(Change& change, const Defeat& how) {
  if (!in_game(change.state(), how.victim)) return;
  if (!change.state()[how.victim].revealed) change.emit(RoleShown{how.victim});
  lay_away(change, how.victim);
  change.emit(Eliminated{how.victim});
  const Outcome outcome = won_by(change.position(), how);
  if (outcome.cause != EndCause::none) return change.emit(GameEnded{outcome});
  if (how.victim == change.state().round_holder)
    change.emit(RoundMarkerPassed{next_in_game(change.state(), how.victim)});
  if (how.attacker != kNoSeat) dishonour(change, how.attacker);
  const int left = players_left(change.state());
  if (left == 0) return end_without_winner(change, EndCause::nobody_left);
  if (left == 1) begin_last_stand(change);
}

void defeat(Change& change, const Defeat& how) {
  if (!in_game(change.state(), how.victim)) return;
  if (change.state()[how.victim].substitutions == 0) return eliminate(change, how);
  change.emit(SubstitutionLost{how.victim});
  const SeatId attacker = how.attacker;
  if (attacker == kNoSeat || !change.options().substitution_look || !in_game(change.state(), attacker)) return;
  change.emit(Looked{attacker, how.victim, What::role});
  change.emit(RoleSeen{attacker, how.victim});
  change.push({.kind = FrameKind::look, .seat = attacker, .target = how.victim});
}

void look_after_effect(Change& change, SeatSet culprits) {
  for (std::size_t i = 0; i < change.state().seats && !change.state().over(); ++i) {
    const SeatId seat = table::seat_at(i);
    const Position position = change.position();
    if (!in_play(position, seat)) continue;
    if (final_value(position, seat, Stat::CST) == 0) {
      eliminate(change, {.victim = seat, .culprits = culprits.without(seat)});
    } else if (is_goal_complete(position, seat)) {
      Outcome out;
      out.cause = EndCause::won;
      out.by_goal = SeatSet::of(seat);
      change.emit(GameEnded{out});
    }
  }
}

}  // namespace rising_clan
