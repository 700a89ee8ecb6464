// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/actions/player_view.h"

#include <algorithm>

#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/game.h"
#include "engine/gormiti/resolve/selection.h"

namespace gormiti {
namespace {

SeenCard seen(const Position& position, CardId card) {
  const CardState& c = position.state[card];
  const CardDefinition& definition = position.definition(card);
  SeenCard out;
  out.id = card;
  out.definition = c.definition;
  out.owner = c.owner;
  out.zone = c.zone;
  out.atk = definition.atk;
  out.current_hp = out.max_hp = definition.hp;
  if (!is_field(c.zone)) return out;
  if (position.is_fighter(card)) {
    out.atk = atk(position, card);
    out.max_hp = max_hp(position, card);
    out.current_hp = out.max_hp - c.damage;
  }
  if (c.zone == Zone::weapons) out.attached_to = c.attached_to;
  out.place = c.place;
  out.duration = c.duration;
  out.waits = c.entered_this_turn;
  out.attacks = c.attacks;
  out.extra_attacks = c.extra_attacks;
  for (std::size_t i = 0; i < definition.abilities.size(); ++i) out.uses.push_back(c.uses(i));
  for (const CounterStack& each : position.state.counters)
    if (each.card == card) out.counters.push_back(each);
  return out;
}

SeenPlayer seen_player(const Position& position, PlayerId player, bool hand, bool deck) {
  const PlayerState& p = position.state[player];
  SeenPlayer out;
  const auto all = [&](const auto& cards, std::vector<SeenCard>& to) {
    for (const CardId card : cards) to.push_back(seen(position, card));
  };
  for_each_on_field(position.state, player, [&](CardId card) { out.field.push_back(seen(position, card)); });
  all(p.discard, out.discard);  // G-312
  all(p.down, out.down);
  out.hand_count = p.hand.size();
  out.deck_count = p.deck.size();
  out.rounds = p.rounds;
  if (!hand) return out;  // not at the end of the game either (G-U10)
  all(p.hand, out.hand);
  out.chosen = p.chosen;
  if (!deck) return out;
  for (const CardId card : p.deck) out.deck_list.push_back(position.state[card].definition);
  std::sort(out.deck_list.begin(), out.deck_list.end(),
            [&](DefinitionId a, DefinitionId b) { return position.cards[a].code < position.cards[b].code; });
  return out;
}

/// By whoever is asked (G-D01, G-D34).
std::vector<SeenCard> looked_at(const Position& position) {
  std::vector<SeenCard> out;
  const Question& question = position.state.question;
  const PlayerId player = question.player;
  if (question.kind == QuestionKind::choose_hero) {
    for (const CardId card : deck_by_code(position, player))
      if (position.definition(card).type == CardType::fighter) out.push_back(seen(position, card));
  } else if (question.kind == QuestionKind::choose_found) {
    for (const CardId card : findable(position, std::get<SearchEffect>(effect_now(position)), player))
      out.push_back(seen(position, card));
  }
  return out;
}

bool is_about_hidden_cards(QuestionKind kind) {
  return kind == QuestionKind::choose_discard || kind == QuestionKind::choose_found;
}

}  // namespace

PlayerView view_for(const GameState& state, const Rulebook& rules, PlayerId player, Hands hands) {
  const Position position(state, rules);
  const bool open = hands == Hands::open;
  const bool sees_own = hands != Hands::covered;
  const bool sees_question = open || (sees_own && state.question.player == player);
  PlayerView out;
  out.viewer = player;
  for (const PlayerId each : table::kPlayers) {
    const bool own = sees_own && each == player;
    out.players[each] = seen_player(position, each, open || own, own);
  }
  out.mode = state.mode;
  out.step = state.step;
  out.active = state.active;
  out.starter = state.starter;
  out.turn = state.turn;
  out.round = state.round;
  out.question = state.question;
  if (sees_question || !is_about_hidden_cards(state.question.kind))
    out.picks.assign(state.picks.begin(), state.picks.end());
  if (!state.work.empty()) out.asking = state.work.back().context.source.card;
  if (sees_question) out.looked_at = looked_at(position);
  out.clash = state.clash;
  for (std::size_t i = 0; i < kMaxCards; ++i)
    if (state.cards[i].zone == Zone::magic || state.cards[i].zone == Zone::clash)
      out.open_cards.push_back(seen(position, static_cast<CardId>(i)));
  out.waiting.assign(state.triggers.begin(), state.triggers.end());
  out.lasting.assign(state.lasting.begin(), state.lasting.end());
  out.must_attack = state.must_attack;
  out.forced_turns = state.forced_turns;
  out.quiet_turns = state.quiet_turns;
  out.last_round = state.last_round;
  out.outcome = state.outcome;
  out.end = state.end;
  return out;
}

}  // namespace gormiti
