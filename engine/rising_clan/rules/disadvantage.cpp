// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/rules/disadvantage.h"

#include "engine/rising_clan/effects/holding.h"
#include "engine/rising_clan/rules/abomination.h"
#include "engine/rising_clan/rules/drawing.h"

namespace rising_clan {
namespace {

enum DisadvantageStage : std::uint8_t { kDrawNext, kHappened };

bool has_node(const Position& position, CardId card, Op op) {
  bool found = false;
  for_static_nodes(position, card, [&](const Ability&, const Node& node) { found = found || node.op == op; });
  return found;
}

/// a second Captured or Recall is discarded without effect.
void lay_lasting(Change& change, SeatId seat, CardId card) {
  const Position position = change.position();
  const bool twice = (has_node(position, card, Op::out) && is_captured(position, seat)) ||
                     (has_node(position, card, Op::skips) && is_recalled(position, seat));
  if (twice) return discard_disadvantage(change, card);
  change.emit(CardMoved{card, Zone::area, seat});
}

void happens(Change& change, SeatId seat, CardId card) {
  const CardDefinition& definition = change.position().definition(card);
  if (definition.abomination != 0) return begin_abomination(change, seat, card);
  if (definition.lasting) return lay_lasting(change, seat, card);
  // The last is pushed first, so that they follow in the order of the text.
  for (std::size_t i = definition.abilities.size(); i-- > 0;)
    if (definition.abilities[i].when == When::drawn && definition.abilities[i].doing != kNoList)
      change.push({.kind = FrameKind::run, .seat = seat, .card = card, .list = definition.abilities[i].doing});
}

}  // namespace

bool is_stopped_by_guard(Change& change, SeatId seat, Against against) {
  const Guard guard = guard_of(change.position(), seat, against);
  if (!guard) return false;
  if (guard.limit != Limit::none) change.emit(AbilitySpent{{guard.card, guard.ability, guard.limit == Limit::game}});
  return true;
}

void draw_disadvantages(Change& change, SeatId seat, int n) {
  change.push({.kind = FrameKind::disadvantage, .seat = seat, .n = static_cast<std::uint8_t>(n)});
}

void step_disadvantage(Change& change) {
  const Frame frame = change.top();
  if (frame.stage == kHappened) {
    if (frame.card != kNoCard && change.state()[frame.card].zone == Zone::up) discard_disadvantage(change, frame.card);
    return change.alter([](Frame& f) {
      f.stage = kDrawNext;
      f.card = kNoCard;
    });
  }
  // Captured by the first he draws no second.
  if (frame.n == 0 || !in_play(change.position(), frame.seat)) return change.pop();
  change.alter([](Frame& f) { --f.n; });
  if (is_stopped_by_guard(change, frame.seat, Against::disadvantage)) return;
  if (!refill(change, Zone::disadvantage_deck)) return;
  const CardId card = change.state().disadvantage_deck.back();
  change.emit(CardMoved{card, Zone::up, frame.seat});
  change.alter([&](Frame& f) {
    f.stage = kHappened;
    f.card = card;
  });
  happens(change, frame.seat, card);
}

}  // namespace rising_clan
