// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/credit.h"

#include <algorithm>

#include "engine/rising_clan/rules/drawing.h"
#include "engine/rising_clan/rules/window.h"

namespace rising_clan {

Refusal check_spend(const Position& position, SeatId seat, const Credits& credits, bool search) {
  const GameState& s = position.state;
  if (is_kept_from_acting(position, seat)) return {RefusalCode::cannot_act, "R-228"};
  if (moment_of(s).window == WindowKind::initiative) return {RefusalCode::no_credit, "R-227"};
  if (credits.empty() || (search && credits.size() != 2)) return {RefusalCode::no_credit, "R-510"};
  for (const CardId card : credits)
    if (!s[seat].credits.contains(card) || std::count(credits.begin(), credits.end(), card) != 1)
      return {RefusalCode::no_credit, "R-510"};
  return s.status_deck.empty() ? Refusal{RefusalCode::no_credit, "R-511"} : Refusal{};
}

/// As many as somebody has credits for: there is no limit of status cards.
void spend(Change& change, SeatId seat, const Credits& credits, bool search) {
  for (const CardId card : credits) {
    const bool challenge = change.position().definition(card).type == CardType::event;
    change.emit(CardMoved{card, challenge ? Zone::event_discard : Zone::aside});
  }
  if (!search) return draw_status(change, seat, static_cast<int>(credits.size()));
  change.push({.kind = FrameKind::search, .seat = seat});
}

void step_search(Change& change) {
  const Frame frame = change.top();
  if (frame.stage == 0) {
    change.stage(1);
    return change.ask(QuestionKind::search, frame.seat);
  }
  change.pop();
  if (!change.state().status_deck.empty()) change.emit(Shuffled{Zone::status_deck});
}

/// For the effects of a clan; a main effect asks for no role and shows none.
Refusal check_reveal(const Position& position, SeatId seat) {
  const PlayerState& p = position.state[seat];
  if (is_kept_from_acting(position, seat)) return {RefusalCode::cannot_act, "R-228"};
  if (moment_of(position.state).window == WindowKind::initiative) return {RefusalCode::cannot_reveal, "R-227"};
  if (p.revealed) return {RefusalCode::cannot_reveal, "R-308"};
  const bool has_effect = std::any_of(p.status.begin(), p.status.end(), [&](CardId card) {
    const auto& abilities = position.definition(card).abilities;
    return std::any_of(abilities.begin(), abilities.end(),
                       [&](const Ability& a) { return (a.clans >> p.role & 1U) != 0; });
  });
  return has_effect ? Refusal{} : Refusal{RefusalCode::cannot_reveal, "R-308"};
}

}  // namespace rising_clan
