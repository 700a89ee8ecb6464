// SPDX-License-Identifier: GPL-3.0-or-later
// What events do to cards.
#include <algorithm>
#include <array>
#include <span>

#include "engine/naruto/events/card_events.h"
#include "engine/naruto/events/counting.h"
#include "engine/naruto/state/groups.h"

namespace naruto {

namespace {

void take_out(GameState& state, CardId id) {
  CardState& card = state.cards[id];
  if (card.zone == Zone::rewards) {
    // A reward lies with the player who won it, not with its owner (N-ZONE-16).
    if (!state.players[PlayerId::south].rewards.erase(id)) state.players[PlayerId::north].rewards.erase(id);
    return;
  }
  Pile* from = pile_of(state.players[card.controller], card.zone);
  if (from == nullptr) return;
  if (!from->empty() && from->back() == id)
    from->pop_back();
  else
    from->erase(id);
}

void forget_coins(GameState& state, CardId id) {
  for (std::size_t i = state.coins.size(); i-- > 0;)
    if (state.coins[i].card == id) state.coins.erase_at(i);
}

/// A card that leaves play loses everything it had (N-ZONE-20) and is a new object from now on. Its team and its host
/// stay known until the turn ends: texts speak of the place it had ("Ninja battling this Ninja", "attached").
void leave_play(GameState& state, CardId id) {
  CardState& card = state.cards[id];
  card.injured = card.entered_this_turn = card.deployed_this_turn = card.sent_this_turn = false;
  card.came_over_this_turn = card.left_out = card.mastery_used = false;
  card.opposed_this_turn = card.noted_this_turn = false;
  if (card.attached_to != kNoCard && state.cards[card.attached_to].zone != Zone::village) card.attached_to = kNoCard;
  for (std::size_t i = 0; i < state.card_count; ++i)
    if (state.cards[i].attached_to == id && state.cards[i].zone != Zone::village) state.cards[i].attached_to = kNoCard;
  card.used = card.jutsu_used = 0;
  for (std::size_t i = state.more_uses.size(); i-- > 0;)
    if (state.more_uses[i].card == id) state.more_uses.erase_at(i);
  ++card.life;
  forget_coins(state, id);
  for (CardSet& group : state.groups) group.remove(id);
}

TeamId free_team(const GameState& state) {
  constexpr auto kTeams = static_cast<std::size_t>(kNoTeam) + 1U;
  std::array<bool, kTeams> taken{};  // there are more teams than cards; that of no team is the last one
  const auto take = [&taken](TeamId team) { taken[static_cast<std::size_t>(team)] = true; };
  for (std::size_t i = 0; i < state.card_count; ++i) take(state.cards[i].team);  // those that left play, too
  for (const Battle& battle : state.battles) {  // an empty team stays in its battle until the text is done
    take(battle.attackers);
    take(battle.blockers);
  }
  return static_cast<TeamId>(std::find(taken.begin(), taken.end(), false) - taken.begin());
}

/// What waits or lasts and speaks of the base speaks of the grown Ninja.
void speak_of(GameState& state, LastingEffect& lasting, ObjectRef base, ObjectRef grown) {
  for (ObjectRef& target : lasting.context.targets) {
    if (is_group(target) && state.groups[target.life].has(base.card)) state.groups[target.life].add(grown.card);
    if (target == base) target = grown;
  }
  if (lasting.context.it == base) lasting.context.it = grown;
  if (lasting.context.user == base) lasting.context.user = grown;
}

/// Two bits of the card count up to three.
constexpr unsigned kMostInCard = 3;

unsigned used_in_card(const CardState& card, unsigned place) { return (card.used >> (2U * place)) & kMostInCard; }

MoreUses* more_uses(GameState& state, CardId card, unsigned place) {
  auto* found = std::find_if(state.more_uses.begin(), state.more_uses.end(),
                             [&](const MoreUses& more) { return more.card == card && more.place == place; });
  return found == state.more_uses.end() ? nullptr : found;
}

}  // namespace

void CardMoved::apply(GameState& state, const CardMoved& e) {
  state.derived = {};
  CardState& card = state.cards[e.card];
  if (e.cause == Cause::charge) count_up(state.players[card.owner].charged);
  if (e.cause == Cause::damage && card.is_ninja) count_up(state.players[card.controller].discarded_by_damage);
  take_out(state, e.card);
  const bool was_in_play = card.zone == Zone::village;
  if (was_in_play && e.to != Zone::village) leave_play(state, e.card);
  card.zone = e.to;
  card.controller = e.to == Zone::village ? e.player : card.owner;
  if (e.to == Zone::village && !was_in_play) {
    card.entered_this_turn = card.came_over_this_turn = true;
    card.team = kNoTeam;
    card.attached_to = kNoCard;
    if (card.is_ninja) card.team = free_team(state);  // a team of one at once (N-ORG-05, N-DEPLOY-09)
  }
  Pile* to = pile_of(state.players[e.player], e.to);
  if (to == nullptr) return;
  if (e.to_bottom)
    to->insert_at(0, e.card);
  else
    to->push_back(e.card);
}

void Shuffled::apply(GameState& state, const Shuffled& e) {
  Pile& deck = state.players[e.player].deck;
  const Luck stream = e.player == PlayerId::south ? Luck::south_deck : Luck::north_deck;
  state.luck[static_cast<std::size_t>(stream)].shuffle(std::span<CardId>(deck.begin(), deck.size()));
}

void Arranged::apply(GameState& state, const Arranged& e) {
  Pile& deck = state.players[e.player].deck;
  for (std::size_t i = 0; i < e.cards.size(); ++i) deck[deck.size() - e.cards.size() + i] = e.cards[i];
}

void Grown::apply(GameState& state, const Grown& e) {
  // The base is still in play here; it leaves with the next event.
  CardState& card = state.cards[e.card];
  const CardState& base = state.cards[e.base];
  card.injured = base.injured;
  card.team = base.team;
  card.deployed_this_turn = false;
  card.sent_this_turn = base.sent_this_turn;
  card.opposed_this_turn = base.opposed_this_turn;
  card.noted_this_turn = base.noted_this_turn;
  card.left_out = base.left_out;
  for (auto& stack : state.coins)
    if (stack.card == e.base) stack.card = e.card;
  if (!e.effects) return;
  for (LastingEffect& lasting : state.lasting) {
    speak_of(state, lasting, {e.base, base.life}, {e.card, card.life});
    if (!is_subject(state, lasting, e.base)) continue;
    if (is_group(lasting.subject)) {
      state.groups[lasting.subject.life].remove(e.base);
      state.groups[lasting.subject.life].add(e.card);
    } else {
      lasting.subject = {e.card, card.life};
    }
  }
  for (std::size_t i = 0; i < state.card_count; ++i)
    if (state.cards[i].attached_to == e.base) state.cards[i].attached_to = e.card;
}

void HealthChanged::apply(GameState& state, const HealthChanged& e) { state.cards[e.card].injured = e.injured; }

void Damaged::apply(GameState&, const Damaged&) {}

void CoinsChanged::apply(GameState& state, const CoinsChanged& e) {
  for (std::size_t i = 0; i < state.coins.size(); ++i) {
    CoinStack& stack = state.coins[i];
    if (stack.card != e.card || stack.kind != e.kind) continue;
    stack.n = static_cast<std::uint8_t>(stack.n + e.n);
    if (stack.n == 0) state.coins.erase_at(i);
    return;
  }
  if (e.n > 0) state.coins.push_back({e.card, e.kind, static_cast<std::uint8_t>(e.n)});
}

void TeamChanged::apply(GameState& state, const TeamChanged& e) {
  state.cards[e.card].left_out = false;
  state.cards[e.card].team = e.team == kNoTeam ? free_team(state) : e.team;
  const bool paired = std::any_of(state.battles.begin(), state.battles.end(), [&](const Battle& battle) {
    return battle.attackers != kNoTeam && battle.blockers != kNoTeam &&
           (battle.attackers == e.team || battle.blockers == e.team);
  });
  if (e.team != kNoTeam && paired) state.cards[e.card].opposed_this_turn = true;  // it has come into that battle
}

void LeftOut::apply(GameState& state, const LeftOut& e) { state.cards[e.card].left_out = true; }

void ControlChanged::apply(GameState& state, const ControlChanged& e) {
  state.derived = {};
  CardState& card = state.cards[e.card];
  take_out(state, e.card);
  card.controller = e.player;
  card.came_over_this_turn = true;
  card.left_out = false;
  if (card.is_ninja) card.team = free_team(state);  // N-OWN-06
  state.players[e.player].village.push_back(e.card);
}

void Transformed::apply(GameState& state, const Transformed& e) {
  state.derived = {};
  state.cards[e.card].definition = e.definition;
  state.cards[e.card].is_ninja = e.is_ninja;
}

void NinjaCounted::apply(GameState& state, const NinjaCounted& e) {
  CardState& card = state.cards[e.card];
  card.is_ninja = e.on;
  card.injured = card.injured && e.on;  // nothing else has a health (N-CARD-06)
  card.left_out = false;
  card.team = e.on ? free_team(state) : kNoTeam;
}

void Attached::apply(GameState& state, const Attached& e) { state.cards[e.card].attached_to = e.to; }

void Looked::apply(GameState& state, const Looked& e) { state.looking = e.looking; }

void Revealed::apply(GameState&, const Revealed&) {}

void AbilityUsed::apply(GameState& state, const AbilityUsed& e) {
  CardState& card = state.cards[e.card];
  if (used_in_card(card, e.ability) < kMostInCard) {
    card.used = (card.used + (1U << (2U * e.ability))) & 0x3FU;
  } else if (MoreUses* more = more_uses(state, e.card, e.ability)) {
    more->n = std::min(more->n + 1U, 63U) & 63U;
  } else if (!state.more_uses.full()) {  // else it was told (`count_use`)
    state.more_uses.push_back({e.card, static_cast<std::uint8_t>(e.ability & 3U), 1});
  }
}

void UseRestored::apply(GameState& state, const UseRestored& e) {
  CardState& card = state.cards[e.card];
  if (MoreUses* more = more_uses(state, e.card, e.ability)) {
    more->n = (more->n - 1U) & 63U;
    if (more->n == 0) state.more_uses.erase_at(static_cast<std::size_t>(more - state.more_uses.begin()));
  } else if (used_in_card(card, e.ability) > 0) {
    card.used = (card.used - (1U << (2U * e.ability))) & 0x3FU;
  }
}

void MasteryUsed::apply(GameState& state, const MasteryUsed& e) { state.cards[e.card].mastery_used = true; }

void CardMarked::apply(GameState& state, const CardMarked& e) {
  state.cards[e.card].deployed_this_turn = e.deployed;
  state.cards[e.card].sent_this_turn = e.sent;
}

}  // namespace naruto
