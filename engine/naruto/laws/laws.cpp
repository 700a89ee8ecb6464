// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/laws/laws.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/actions/adjust.h"
#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/events/change.h"
#include "engine/naruto/laws/closed_list.h"
#include "engine/naruto/laws/course.h"
#include "engine/players/random_player.h"
#include "engine/table/law_desk.h"

namespace naruto {
namespace {

std::string conservation(const GameState& state) {
  std::array<int, kMaxCards> seen{};
  for (const PlayerId player : table::kPlayers) {
    for (int z = 0; z <= static_cast<int>(Zone::reinforcement); ++z) {
      const auto zone = static_cast<Zone>(z);
      const Pile* pile = pile_of(state.players[player], zone);
      if (pile == nullptr) continue;
      for (const CardId card : *pile) {
        ++seen[card];
        if (state.cards[card].zone != zone) return fmt::format("conservation: card {} does not know its zone", card);
        if (zone == Zone::village && state.cards[card].controller != player)
          return fmt::format("conservation: card {} lies in the village of a player who does not control it", card);
        if (zone != Zone::village && zone != Zone::rewards && state.cards[card].owner != player)
          return fmt::format("conservation: card {} lies in the zone of a player who does not own it (N-OWN-03)", card);
      }
    }
  }
  for (std::size_t i = 0; i < state.card_count; ++i) {
    const Zone zone = state.cards[i].zone;
    const int expected = zone == Zone::chain || zone == Zone::reinforcement ? 0 : 1;
    if (seen[i] != expected) return fmt::format("conservation: card {} lies in {} places", i, seen[i]);
  }
  return {};
}

std::string options_law(const GameState& state, const Rulebook& rules) {
  const auto list = options(state, rules, state.choice.player);
  std::vector<Action> allowed;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i].allowed()) allowed.push_back(list[i].action);
    for (std::size_t k = i + 1; k < list.size(); ++k)
      if (list[i].action == list[k].action) return "options: the same action twice: " + to_text(list[i].action);
    if (read_action(to_text(list[i].action)) != list[i].action)
      return "text: action does not read back: " + to_text(list[i].action);
    GameState copy = state;
    const Refusal refusal = apply(copy, rules, list[i].action);
    if (refusal != list[i].refusal) return "options: apply disagrees on " + to_text(list[i].action);
    if (refusal && copy != state) return "refusal: a refused action changed the game: " + to_text(list[i].action);
    if (refusal && refusal.rule.empty()) return "refusal: no rule given for " + to_text(list[i].action);
  }
  // Found in a shorter way, which leaves out what is refused without asking for the reason.
  std::vector<Action> found;
  allowed_actions(state, rules, found);
  if (found != allowed) return "options: the list of what is allowed differs from the options that are";
  if (allowed.empty())
    return fmt::format("one decider: {} has no allowed answer to {}", table::name_of(state.choice.player),
                       table::name_of(state.choice.kind));
  if (!options(state, rules, table::other(state.choice.player)).empty()) return "one decider: both are asked";
  return {};
}

std::string events_law(GameState before, const GameState& after, const Events& events) {
  for (const Event& event : events) {
    apply_event(before, event);
    const auto read = read_event(to_text(event));
    if (!read || *read != event) return "text: event does not read back: " + to_text(event);
  }
  return before == after ? std::string{} : std::string("events: they do not give the new state");
}

/// What is derived from the state on the way is what it would be from scratch, and lists the same as a state that says
/// that everything can matter.
std::string derived_law(const GameState& state, const Rulebook& rules) {
  if (!state.derived.known || !state.derived.stands_for(derived_of(state, *rules.cards)))
    return "derived: an event has changed what is derived without saying so";
  GameState bare = state;
  bare.derived = {};
  return options(bare, rules, state.choice.player) == options(state, rules, state.choice.player)
             ? std::string{}
             : std::string("derived: options that are found early differ");
}

/// Exchanges what two cards of one owner are; both are hidden from the other player.
void exchange(GameState& state, CardId a, CardId b) {
  std::swap(state.cards[a].definition, state.cards[b].definition);
  const bool ninja = state.cards[a].is_ninja;
  state.cards[a].is_ninja = state.cards[b].is_ninja;
  state.cards[b].is_ninja = ninja;
  state.derived = {};
}

/// Something under way was begun by this card or is about it: everybody knows what it is, wherever it has gone.
bool is_known(const GameState& state, CardId card) {
  const auto told = [card](const Context& context) {
    const auto is = [card](ObjectRef object) { return object.card == card; };
    return is(context.source) || is(context.user) || is(context.it) || is(context.event) ||
           std::any_of(context.targets.begin(), context.targets.end(), is);
  };
  const auto any = [&](const auto& list) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return told(each.context); });
  };
  return any(state.lasting) || any(state.work) || any(state.chain) || any(state.triggers);
}

/// `which`: any number, so that in the course of games every hidden card has its turn.
std::string secrecy_law(const GameState& state, const Rulebook& rules, std::size_t which) {
  for (const PlayerId owner : table::kPlayers) {
    const PlayerId viewer = table::other(owner);
    const PlayerState& p = state.players[owner];
    if (p.hand.empty() || p.deck.empty() || (state.looking.active && state.looking.viewer == viewer)) continue;
    if (state.announcement.kind != Announced::nothing) continue;  // its cards are about to be shown
    if (find_rule_on<OpenHand>(Position(state, rules), owner) != kNoCard) continue;
    GameState other = state;
    const CardId in_hand = p.hand[which % p.hand.size()];
    const CardId in_deck = p.deck[which % p.deck.size()];
    if (is_known(state, in_hand) || is_known(state, in_deck)) continue;
    exchange(other, in_hand, in_deck);
    if (view_for(state, rules, viewer) != view_for(other, rules, viewer)) return "secrecy: a view shows a hidden card";
    if (options(state, rules, viewer) != options(other, rules, viewer))
      return "secrecy: options depend on a hidden card";
  }
  return {};
}

/// What the curtain covers is not in the view at all, and two covered cards exchanged leave it equal.
std::string curtain_law(const GameState& state, const Rulebook& rules, std::size_t which) {
  for (const PlayerId owner : table::kPlayers) {
    const PlayerView view = view_for(state, rules, owner, Hands::covered);
    const PlayerState& p = state.players[owner];
    CardSet shown = shown_in(view);
    if (view.asking && view.asking->id != kNoCard) shown.add(view.asking->id);
    if (view.announcement.kind != Announced::nothing) shown.add(view.announcement.card);
    for (std::size_t i = 0; i < state.card_count; ++i) {
      const auto card = static_cast<CardId>(i);
      if (state[card].owner == owner && is_hidden(state[card].zone) && shown.has(card))
        return fmt::format("curtain: card {} is covered and shown", i);
    }
    if (p.hand.empty() || p.deck.empty() || find_rule_on<OpenHand>(Position(state, rules), owner) != kNoCard) continue;
    const CardId in_hand = p.hand[which % p.hand.size()];
    const CardId in_deck = p.deck[which % p.deck.size()];
    if (is_known(state, in_hand) || is_known(state, in_deck)) continue;
    GameState other = state;
    exchange(other, in_hand, in_deck);
    if (view_for(other, rules, owner, Hands::covered) != view) return "curtain: a covered card changes the view";
  }
  return {};
}

}  // namespace

LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, bool at_the_desk) {
  LawReport report;
  players::RandomPlayer player(player_seed);
  constexpr int kMostChanges = 60;
  table::LawDesk desk(at_the_desk ? kMostChanges : 0, player_seed);
  constexpr std::uint64_t kTriedStream = 11;
  table::RandomStream tried(player_seed, kTriedStream);
  Events events;
  GameState state = new_game(rules, setup, &events);
  const auto broken = [&](std::string what) {
    report.broken = fmt::format("seed {}, decision {}, step {}: {}", setup.seed, report.decisions,
                                table::name_of(state.step), what);
    return !what.empty();
  };
  constexpr int kLongestGame = 20000;
  while (!state.over()) {
    if (report.decisions > kLongestGame && broken("the game does not end")) return report;
    for (const std::string& what :
         {conservation(state), chain_law(state), options_law(state, rules), closed_list_law(state, rules, tried),
          derived_law(state, rules), secrecy_law(state, rules, static_cast<std::size_t>(report.decisions)),
          curtain_law(state, rules, static_cast<std::size_t>(report.decisions))})
      if (!what.empty() && broken(what)) return report;
    const auto agreed = desk.next(
        state.card_count, [&] { return desk_may_open(Position(state, rules)); },
        [&](CardId card) { return adjustments(state, rules, card); },
        [&](PlayerId of) { return adjustments(state, rules, of); });
    const Action action = agreed ? Action(*agreed) : player.choose(state, rules);
    const GameState before = state;
    events.clear();
    if (apply(state, rules, action, &events) && broken("refused: " + to_text(action))) return report;
    if (agreed && read_action(to_text(action)) != action && broken("text: does not read back: " + to_text(action)))
      return report;
    ++report.decisions;
    const Applied pure = applied(before, rules, action);
    if (pure.state != state && broken("copy: a copied game goes another way")) return report;
    for (const std::string& what : {events_law(before, state, events), steps_law(before.step, events, *rules.edition),
                                    length_law(events), fence_law(before, state, rules, action, events)})
      if (!what.empty() && broken(what)) return report;
  }
  if (const std::string what = conservation(state); !what.empty()) broken(what);
  return report;
}

}  // namespace naruto
