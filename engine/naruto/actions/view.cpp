// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/naruto/actions/disclosure.h"
#include "engine/naruto/actions/payment.h"
#include "engine/naruto/actions/seen_team.h"
#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/power.h"
#include "engine/naruto/game.h"
#include "engine/naruto/resolve/secret_choice.h"

namespace naruto {
namespace {

SeenChange change_of(const Position& position, CardId card, const PowerPart& part) {
  SeenChange seen;
  seen.card = card;
  seen.source = seen_source(position, part.source);
  seen.definition = part.definition;
  seen.combat = part.combat.value_or(0);
  seen.support = part.support.value_or(0);
  seen.sets = part.kind == LedgerLine::Kind::set;
  seen.lasting = part.lasting != nullptr;
  if (part.lasting != nullptr) seen.until = part.lasting->until;
  return seen;
}

/// The figures of a Ninja in play, and what changes them.
void see_figures(const Position& position, SeenCard& seen, std::vector<SeenChange>* changes) {
  PowerSum sum;
  for_each_power_part(position, seen.id, [&](const PowerPart& part) {
    sum.add(part);
    if (part.kind == LedgerLine::Kind::printed)
      seen.printed = {part.combat.value_or(0), part.support.value_or(0)};
    else if (changes != nullptr && part.kind != LedgerLine::Kind::coins)
      changes->push_back(change_of(position, seen.id, part));
  });
  seen.power = sum.figures(position.edition);
}

/// `seen` is a new one. What changes the figures of a Ninja is added to `changes`, if they are asked for.
void see(const Position& position, CardId id, SeenCard& seen, std::vector<SeenChange>* changes = nullptr) {
  const CardState& card = position[id];
  seen.id = id;
  seen.definition = card.definition;
  seen.owner = card.owner;
  seen.controller = card.controller;
  seen.zone = card.zone;
  seen.injured = card.injured;
  if (card.zone == Zone::village) {
    seen.team = card.team;
    seen.attached_to = card.attached_to;
  }
  seen.entered_this_turn = card.entered_this_turn;
  seen.left_out = card.left_out;
  seen.is_ninja = position.is(id, CardType::ninja);
  if (seen.is_ninja) {
    if (card.zone == Zone::village)
      see_figures(position, seen, changes);
    else
      seen.printed = seen.power = printed_power(position, id);
    for_each_copied_text(position, id, [&](DefinitionId whose) { seen.texts.push_back(whose); });
  }
  for (const CoinStack& stack : position.state.coins)
    if (stack.card == id) seen.coins.push_back(stack);
}

SeenCard see(const Position& position, CardId id) {
  SeenCard seen;
  see(position, id, seen);
  return seen;
}

/// The card that a use or a text belongs to. One that has left play meanwhile, or whose text works in the hand, is
/// hidden: what was used is known, not where that card is.
SeenCard see_source(const Position& position, const Context& context) {
  if (position.alive(context.source) && !is_hidden(position[context.source.card].zone))
    return see(position, context.source.card);
  SeenCard seen;
  seen.definition = context.definition;
  seen.owner = seen.controller = context.controller;
  return seen;
}

void see_zone(const Position& position, const Pile& pile, bool open, SeenZone& zone,
              std::vector<SeenChange>* changes = nullptr) {
  zone.count = pile.size();
  if (!open) return;
  zone.cards.resize(pile.size());
  for (std::size_t i = 0; i < pile.size(); ++i) see(position, pile[i], zone.cards[i], changes);
}

/// The opponent may only count it (N-REINF-05).
void see_reinforcement(const Position& position, PlayerId player, bool open, SeenZone& zone) {
  Pile pile;
  const Derived& derived = position.state.derived;
  const CardId end = std::min(derived.reinforcement_end, position.state.card_count);
  for (CardId card = derived.reinforcement_begin; card < end; ++card)
    if (position[card].zone == Zone::reinforcement && position[card].owner == player) pile.push_back(card);
  see_zone(position, pile, open, zone);
}

/// A hand is secret except for its size (N-ZONE-15); the marker is public (N-MARK-04). Whatever is put on the table to
/// remember by is in the view all the time (N-SETUP-07).
void see_player(const Position& position, PlayerId player, bool hand_open, SeenPlayer& seen,
                std::vector<SeenChange>& changes) {
  const PlayerState& state = position[player];
  see_zone(position, state.deck, false, seen.deck);  // N-ZONE-01
  see_zone(position, state.hand, hand_open, seen.hand);
  see_zone(position, state.village, true, seen.village, &changes);  // N-ZONE-03
  see_zone(position, state.chakra, true, seen.chakra);              // N-ZONE-05
  see_zone(position, state.discard, true, seen.discard);            // N-ZONE-06
  see_zone(position, state.rewards, false, seen.rewards);           // not even by their holder (N-ZONE-07)
  see_zone(position, state.removed, true, seen.removed);            // N-ZONE-08
  see_reinforcement(position, player, hand_open, seen.reinforcement);
  seen.marker = state.marker;
  seen.ninja_deployed = state.ninja_deployed;
  seen.clients_deployed = state.clients_deployed;
  seen.missions_used = state.missions_used;
  seen.hand_changes = state.hand_changes;
}

/// The attackers of all that is settled together stand in the first of these battles (N-BLK-13).
SeenBattle see_battle(const Position& position, std::size_t index) {
  const Battle& battle = position.state.battles[index];
  const BattlePowers powers = battle.resolved ? BattlePowers{battle.attack_power, battle.block_power, battle.mental}
                                              : battle_powers(position, index);
  const JoinedBattles joined = joined_battles(position, index);
  SeenBattle seen;
  seen.battle = battle;
  seen.joined = joined.front() != index;
  seen.mental = powers.mental;
  const auto see = [&](TeamId team, ObjectRef head, std::vector<CardId>& members, std::vector<LedgerLine>& ledger) {
    const std::size_t before = members.size();
    see_team(position, team, head, seen.mental, members, ledger);
    if (members.size() > before && position.object(members[before]) == head) seen.heads.push_back(members[before]);
  };
  for (std::size_t i = 0; i < position.state.battles.size(); ++i) {
    const Battle& each = position.state.battles[i];
    if (i == index || (!seen.joined && joined.contains(i)))
      see(each.attackers, each.attack_head, seen.attackers, seen.attack_ledger);
  }
  see(battle.blockers, battle.block_head, seen.blockers, seen.block_ledger);
  seen.attack_power = powers.attack;
  seen.block_power = powers.block;
  return seen;
}

void see_look(const Position& position, PlayerId viewer, bool covered, PlayerView& view) {
  const Looking& looking = position.state.looking;
  view.looking = looking.active;
  if (covered || !looking.active || looking.viewer != viewer) return;
  for_each_looked_at(position.state, [&](CardId card) { view.looked_at.push_back(see(position, card)); });
}

/// The card whose text asks the open question, if both may know it.
std::optional<SeenCard> asking_card(const Position& position) {
  const GameState& state = position.state;
  if (state.announcement.kind != Announced::nothing) return std::nullopt;  // `view_for` knows whose affair it is
  switch (state.choice.kind) {
    case ChoiceKind::pick:
    case ChoiceKind::yes_no:
    case ChoiceKind::mode:
    case ChoiceKind::name:
    case ChoiceKind::look:
    case ChoiceKind::mastery:
    case ChoiceKind::call_toss:
    case ChoiceKind::organize:
      if (!state.work.empty() && state.work.back().context.source)
        return see_source(position, state.work.back().context);
      return std::nullopt;
    default:
      return std::nullopt;
  }
}

std::vector<CardId> named_in(const GameState& state, std::span<const ObjectRef> places) {
  std::vector<CardId> cards;
  for (const ObjectRef place : places) for_each_target_in(state, place, [&](CardId card) { cards.push_back(card); });
  return cards;
}

void announce(const GameState& state, PlayerView& view) {
  view.announcement = state.announcement;
  const auto& targets = state.announcement.targets;
  view.announced_targets = named_in(state, {targets.begin(), targets.size()});
}

/// The characteristics of a card in play or of a target, of which one is to be copied.
std::vector<Word> words_to_choose(const Position& position) {
  const GameState& state = position.state;
  const RunList* run = state.work.empty() ? nullptr : run_of(state.work.back());
  if (state.choice.kind != ChoiceKind::mode || run == nullptr) return {};
  const Work& work = state.work.back();
  const Effect& effect = position.cards[work.context.definition].lists[run->list]->items[run->index];
  const auto* lasting = std::get_if<Lasting>(&effect.node);
  const auto* copy = lasting != nullptr ? std::get_if<CopyTrait>(&lasting->rule) : nullptr;
  const ObjectRef from = copy != nullptr ? resolve(position, copy->from, work.context) : ObjectRef{};
  return from ? position.definition(from.card).characteristics : std::vector<Word>{};
}

}  // namespace

PlayerView view_for(const GameState& state, const Rulebook& rules, PlayerId player, Hands hands) {
  const Position position(state, rules);
  const bool covered = hands == Hands::covered;
  PlayerView view;
  view.viewer = player;
  for (const PlayerId seat : table::kPlayers) {
    const bool open =
        hands == Hands::open || (seat == player && !covered) || (seat != player && hand_is_open(position, seat));
    see_player(position, seat, open, view.players[seat], view.changes);
  }
  view.step = state.step;
  view.active = state.active;
  view.starter = state.starter;
  view.toss_caller = state.toss_caller;
  view.turn = state.turn;
  for (std::size_t i = 0; i < state.battles.size(); ++i) view.battles.push_back(see_battle(position, i));  // N-ZONE-04
  for (const Link& link : state.chain)                                                                     // N-ZONE-11
    view.chain.push_back({link, see_source(position, link.context), named_in(state, link.context.targets)});
  view.settling = state.settling;
  view.choice = state.choice;
  // A use that is being put together is its player's own affair until it is complete.
  const bool announced = state.announcement.kind != Announced::nothing &&
                         (hands == Hands::open || payer_of(position, state.announcement) == player);
  // Behind the curtain it is seen where everybody sees the card.
  const bool of_open_card =
      state.announcement.kind == Announced::effect && !is_hidden(position[state.announcement.card].zone);
  if (announced && (!covered || of_open_card)) announce(state, view);
  view.mode_words = words_to_choose(position);
  // How much is still to be paid would tell the cost of a card that is hidden.
  if (hands != Hands::open && state.choice.player != player)
    view.choice.min = view.choice.max = 0;
  else if (const std::uint8_t others = picked_by_other(position); others > 0) {
    view.choice.min = static_cast<std::uint8_t>(view.choice.min - others);
    view.choice.max = static_cast<std::uint8_t>(view.choice.max - others);
  }
  view.asking = asking_card(position);
  if (state.choice.kind == ChoiceKind::mode && announced)
    view.asking = see(position, state.announcement.card);
  if (covered && view.asking && is_hidden(view.asking->zone)) view.asking.reset();
  see_look(position, player, covered, view);
  view.winner = state.winner;
  view.end = state.end;
  return view;
}

}  // namespace naruto
