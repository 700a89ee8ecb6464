// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/rules/leaving.h"

#include "engine/gormiti/events/change.h"

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
  for (const Leaver& each : gone) {
    const CardId card = each.happening.card;
    const bool token = change.position().definition(card).token;  // it ceases to exist (G-609)
    change.emit(CardMoved{.card = card, .to = token ? Zone::nowhere : each.to, .cause = each.happening.cause});
  }
  add(change, triggered);
}

}  // namespace gormiti
