// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/leaving.h"

#include <algorithm>
#include <limits>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

struct Leaver {
  Happening happening;
  Zone to = Zone::discard;
};
using Leavers = FixedVector<Leaver, kMaxCards>;

/// The Fighters and their Weapons, which are discarded whatever happens to the bearer.
Leavers leavers(const GameState& state, CardBits cards, LeaveCause cause, Zone to) {
  Leavers out;
  CardBits bearers;
  for_each_on_field(state, [&](CardId card) {
    const CardState& c = state[card];
    if (c.zone == Zone::hero) return;
    if (cards.has(card)) {
      out.push_back({{.card = card, .cause = cause}, to});
      if (is_fighter_zone(c.zone)) bearers.add(card);
    } else if (c.zone == Zone::weapons && bearers.has(c.attached_to)) {
      out.push_back({{.card = card, .cause = LeaveCause::discarded}, Zone::discard});
    }
  });
  return out;
}

}  // namespace

void leave_field(Change& change, CardBits cards, LeaveCause cause, Zone to) {
  const Leavers gone = leavers(change.state(), cards, cause, to);
  if (gone.empty()) return;
  FixedVector<Happening, kMaxCards> happenings;
  for (const Leaver& each : gone) happenings.push_back(each.happening);
  const Triggered triggered =
      triggered_by(change.position(), EventKind::leaves_play, std::span(happenings.begin(), happenings.size()));
  const HpBefore before(change.position());
  for (const Leaver& each : gone) {
    const CardId card = each.happening.card;
    const bool token = change.position().definition(card).token;  // it ceases to exist (G-609)
    change.emit(CardMoved{.card = card, .to = token ? Zone::nowhere : each.to, .cause = each.happening.cause});
  }
  before.spare(change);
  add(change, triggered);
}

HpBefore::HpBefore(const Position& position) {
  if (position.options.boost_end_may_destroy) return;
  for_each_on_field(position.state, [&](CardId card) {
    if (position.is_fighter(card))
      hp_[card] = static_cast<std::int16_t>(std::clamp(current_hp(position, card), -1, 30000));
  });
}

void HpBefore::spare(Change& change) const {
  if (change.options().boost_end_may_destroy) return;
  for (const PlayerId player : table::kPlayers)
    for_each_fighter(change.state(), player, [&](CardId card) {
      const int most = max_hp(change.position(), card);
      if (hp_[card] > 0 && most >= 1 && current_hp(change.position(), card) <= 0)
        change.emit(Spared{card, static_cast<std::int16_t>(most - 1)});
    });
}

}  // namespace gormiti
