// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/leaving_play.h"

#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/duration.h"

namespace naruto {
namespace {

Zone zone_of(Destination destination) {
  switch (destination) {
    case Destination::hand:
      return Zone::hand;
    case Destination::discard:
      return Zone::discard;
    case Destination::chakra:
      return Zone::chakra;
    case Destination::removed:
      return Zone::removed;
    case Destination::deck_top:
    case Destination::deck_bottom:
    case Destination::deck_shuffled:
      return Zone::deck;
  }
  return Zone::discard;
}

/// A text of the card itself that sends it elsewhere instead of the discard pile.
const LeavesTo* replacement(const Position& position, CardId card, Zone to) {
  for (const Ability& ability : position.definition(card).abilities) {
    const auto* leaves = std::get_if<LeavesTo>(&ability.body);
    if (leaves != nullptr && zone_of(leaves->instead_of) == to && text_valid(position, card, ability)) return leaves;
  }
  return nullptr;
}

/// Permanents bound to the card that left go, too (N-PERM-09, A-40).
void drop_attached(Change& change, CardId host) {
  for (const PlayerId player : table::kPlayers)
    for (std::size_t i = change.state()[player].village.size(); i-- > 0;) {
      const Pile& village = change.state()[player].village;
      if (i < village.size() && change.position()[village[i]].attached_to == host)
        move_card(change, village[i], change.edition().attached_leaves_to, Cause::host_left);
    }
}

/// A card that had turned into another one is itself again (N-MAST-08).
void become_printed(Change& change, CardId card, std::string_view code) {
  if (const auto printed = change.cards().find(code))
    change.emit(Transformed{card, *printed, change.cards()[*printed].type == CardType::ninja});
}

void leave_play(Change& change, CardId card, Zone to, Cause cause, bool to_bottom) {
  const Position position = change.position();
  const std::string_view form_of = position.definition(card).form_of;
  if (position.definition(card).squad) {
    to = Zone::removed;  // N-SQUAD-10, N-HLT-13
  } else if (const LeavesTo* instead = replacement(position, card, to)) {
    to = zone_of(instead->to);
    to_bottom = instead->to == Destination::deck_bottom;
  }
  Happened facts;
  facts.what = Happening::leaves_play;
  facts.who = card;
  facts.player = position[card].controller;
  facts.to = to;
  happened(change, facts);
  end_lasting_of(change, card, false);
  const PlayerId owner = position[card].owner;
  change.emit(CardMoved{card, Zone::village, to, owner, to_bottom, cause});
  if (!form_of.empty()) become_printed(change, card, form_of);
  drop_attached(change, card);
  drop_empty_teams(change);
}

}  // namespace

void drop_empty_teams(Change& change) {
  for (std::size_t i = 0; i < change.state().battles.size(); ++i) {
    const Battle& battle = change.state().battles[i];
    const auto index = static_cast<std::uint8_t>(i);
    if (battle.attackers != kNoTeam && team_size(change.position(), battle.attackers) == 0)
      change.emit(TeamVanished{index, true});
    if (battle.blockers != kNoTeam && team_size(change.position(), battle.blockers) == 0)
      change.emit(TeamVanished{index, false});
  }
}

void move_card(Change& change, CardId card, Zone to, Cause cause, bool to_bottom) {
  const CardState before = change.position()[card];
  if (before.zone == Zone::village) {
    leave_play(change, card, to, cause, to_bottom);
    return;
  }
  change.emit(CardMoved{card, before.zone, to, before.owner, to_bottom, cause});
}

void move_card(Change& change, CardId card, Destination to, Cause cause) {
  const PlayerId owner = change.position()[card].owner;
  move_card(change, card, zone_of(to), cause, to == Destination::deck_bottom);
  if (to == Destination::deck_shuffled) change.emit(Shuffled{owner});
}

void leave_team(Change& change, CardId ninja) {
  change.emit(TeamChanged{ninja, kNoTeam});
  drop_empty_teams(change);
}

}  // namespace naruto
