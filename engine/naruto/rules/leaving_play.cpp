// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/leaving_play.h"

#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/effects/protection.h"
#include "engine/naruto/effects/triggers.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/rules/duration.h"
#include "engine/naruto/rules/impending.h"

namespace naruto {
namespace {

/// A text of the card itself that sends it elsewhere instead of the discard pile.
const LeavesTo* replacement(const Position& position, CardId card, Zone to) {
  const LeavesTo* found = nullptr;
  for_each_paragraph(position, card, [&](std::size_t, const Paragraph& paragraph) {
    const Ability& ability = position.cards[paragraph.definition].abilities[paragraph.index];
    const auto* leaves = std::get_if<LeavesTo>(&ability.body);
    if (found == nullptr && leaves != nullptr && zone_of(leaves->instead_of) == to &&
        text_valid(position, card, ability))
      found = leaves;
  });
  return found;
}

/// A text or an effect, its own included, that sends the card elsewhere than to this zone.
std::optional<Destination> elsewhere(const Position& position, CardId card, Zone to, const Agent& by) {
  if (const LeavesTo* own = replacement(position, card, to)) return own->to;
  std::optional<Destination> there;
  find_rule<GoesTo>(position, card, [&](const GoesTo& rule, const RuleSource& source) {
    const bool meant = zone_of(rule.instead_of) == to &&
                       brought_about_by(position, rule.cause, std::nullopt, by, asker_for(position, source, card));
    if (meant) there = rule.to;
    return meant;
  });
  return there;
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

/// Where the card goes by its own text, and whether others are to be asked first.
void leave_play(Change& change, CardId card, Zone to, Cause cause, const Agent& by, bool to_bottom,
                std::optional<PlayerId> into) {
  const Position position = change.position();
  if (is_unremovable(position, card, by) || is_unaffected(position, card, by)) return;
  if (const auto instead = elsewhere(position, card, to, by)) {
    to = zone_of(*instead);
    to_bottom = *instead == Destination::deck_bottom;
  }
  if (!suspend_leaving(change, card, to, to_bottom, cause, by))
    leave_play_now(change, card, to, cause, by, to_bottom, into);
}

}  // namespace

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
    case Destination::rewards:
      return Zone::rewards;
    case Destination::deck_top:
    case Destination::deck_bottom:
    case Destination::deck_shuffled:
    case Destination::deck_top_or_bottom:
      return Zone::deck;
  }
  return Zone::discard;
}

Destination destination_at_once(const Change& change, const GameState& before, CardId card, Destination to,
                                const Agent& by) {
  const Position then(before, change.position().rules());
  if (!then.in_play(card)) return to;
  return elsewhere(then, card, zone_of(to), by).value_or(to);
}

void leave_play_now(Change& change, CardId card, Zone to, Cause cause, const Agent& by, bool to_bottom,
                    std::optional<PlayerId> into) {
  const Position position = change.position();
  const std::string_view form_of = position.definition(card).form_of;
  if (position.definition(card).squad)
    to = Zone::removed;  // of its owner, whoever has it (N-SQUAD-10, N-HLT-13, N-OWN-05)
  happened(change, leaving_of(position, card, to, by));
  end_lasting_of(change, card, false);
  const PlayerId owner = position[card].owner;
  change.emit(CardMoved{card, Zone::village, to, to == Zone::rewards ? into.value_or(owner) : owner, to_bottom, cause});
  if (by.deed == Deed::showdown && to == Zone::discard) change.emit(TurnNoted{card});
  if (!form_of.empty()) become_printed(change, card, form_of);
  drop_attached(change, card);
  drop_empty_teams(change);
}

void drop_empty_teams(Change& change) {
  if (!change.state().work.empty() || !change.state().triggers.empty()) return;
  for (std::size_t i = 0; i < change.state().battles.size(); ++i) {
    const Battle& battle = change.state().battles[i];
    const auto index = static_cast<std::uint8_t>(i);
    if (battle.attackers != kNoTeam && team_size(change.position(), battle.attackers) == 0)
      change.emit(TeamVanished{index, true});
    if (battle.blockers != kNoTeam && team_size(change.position(), battle.blockers) == 0)
      change.emit(TeamVanished{index, false});
  }
}

void move_card(Change& change, CardId card, Zone to, Cause cause, const Agent& by, bool to_bottom,
               std::optional<PlayerId> into) {
  const CardState before = change.position()[card];
  if (before.zone == Zone::village) {
    leave_play(change, card, to, cause, by, to_bottom, into);
    return;
  }
  change.emit(CardMoved{card, before.zone, to, into.value_or(before.owner), to_bottom, cause});
}

void move_card(Change& change, CardId card, Destination to, Cause cause, const Agent& by) {
  const PlayerId owner = change.position()[card].owner;
  move_card(change, card, zone_of(to), cause, by, to == Destination::deck_bottom);
  if (to != Destination::deck_shuffled) return;
  if (change.position().in_play(card))
    shuffle_when_left(change, card);  // a text is asked first
  else
    change.emit(Shuffled{owner});
}

void leave_team(Change& change, CardId ninja) {
  change.emit(TeamChanged{ninja, kNoTeam});
  drop_empty_teams(change);
}

}  // namespace naruto
