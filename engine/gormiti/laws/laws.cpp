// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/laws/laws.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/gormiti/actions/adjust.h"
#include "engine/gormiti/effects/values.h"
#include "engine/gormiti/events/event_text.h"
#include "engine/gormiti/events/field_texts.h"
#include "engine/gormiti/laws/any_action.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/table/law_desk.h"

namespace gormiti {
namespace {

constexpr int kTries = 24;  ///< of the closed list, at each decision
constexpr int kLongestGame = 20000;

std::string conservation(const GameState& state) {
  std::array<int, kMaxCards> seen{};
  std::string broken;
  const auto lies = [&](CardId card, Zone zone, PlayerId player) {
    ++seen[card];
    if (state[card].zone != zone || state[card].owner != player)
      broken = fmt::format("conservation: card {} does not lie where it says", card);
  };
  for (const PlayerId player : table::kPlayers) {
    const PlayerState& p = state[player];
    for (const auto& [pile, zone] :
         {std::pair(&p.deck, Zone::deck), std::pair(&p.hand, Zone::hand), std::pair(&p.discard, Zone::discard),
          std::pair(&p.weapons, Zone::weapons), std::pair(&p.arenas, Zone::arenas)})
      for (const CardId card : *pile) lies(card, zone, player);
    for (const CardId card : p.down) lies(card, Zone::table, player);
    if (p.hero != kNoCard) lies(p.hero, Zone::hero, player);
    for (const CardId card : p.fighters)
      if (card != kNoCard) lies(card, Zone::fighters, player);
    for (const CardId weapon : p.weapons)
      if (!is_fighter_zone(state[state[weapon].attached_to].zone))
        broken = fmt::format("conservation: Weapon {} has no bearer", weapon);
  }
  const std::size_t cards = state.mode == Mode::quick ? 20 : 2 * kMaxOwned;
  for (std::size_t i = 0; i < kMaxCards; ++i) {
    const Zone zone = state.cards[i].zone;
    const int expected = zone == Zone::nowhere || zone == Zone::magic || zone == Zone::clash ? 0 : 1;
    if (seen[i] != expected) broken = fmt::format("conservation: card {} lies in {} places", i, seen[i]);
    if (i < cards && zone == Zone::nowhere) broken = fmt::format("conservation: card {} is lost", i);
  }
  return broken;
}

std::string options_law(const GameState& state, const Rulebook& rules) {
  const PlayerId player = state.question.player;
  const std::vector<Option> list = options(state, rules, player);
  std::vector<Action> allowed;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Option& option = list[i];
    if (option.allowed()) allowed.push_back(option.action);
    for (std::size_t k = i + 1; k < list.size(); ++k)
      if (option.action == list[k].action) return "options: twice the same: " + to_text(option.action);
    if (read_action(to_text(option.action)) != option.action)
      return "text: does not read back: " + to_text(option.action);
    const Applied tried = applied(state, rules, player, option.action);
    if (tried.refusal != option.refusal) return "options: apply disagrees on " + to_text(option.action);
    if (tried.refusal && (tried.state != state || !tried.events.empty() || tried.refusal.rule.empty()))
      return "refusal: it changes something, or names no rule: " + to_text(option.action);
  }
  std::vector<Action> unasked;
  allowed_actions(state, rules, unasked);
  if (unasked != allowed) return "options: the list without reasons is another";
  if (allowed.empty()) return fmt::format("one decider: no allowed answer to {}", table::name_of(state.question.kind));
  return options(state, rules, table::other(player)).empty() ? std::string() : "one decider: both are asked";
}

std::string closed_list_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  for (int i = 0; i < kTries; ++i) {
    const PlayerId player = luck.below(4) == 0 ? table::other(state.question.player) : state.question.player;
    const Action action = any_action(state, rules, player, luck);
    if (read_action(to_text(action)) != action) return "text: does not read back: " + to_text(action);
    const Applied tried = applied(state, rules, player, action);
    if (tried.refusal) {
      if (tried.state != state) return "refusal: it changes something: " + to_text(action);
      continue;
    }
    const std::vector<Option> list = options(state, rules, player);
    const Action ordered = in_order(state, rules, action);
    const bool listed = std::any_of(list.begin(), list.end(),
                                    [&](const Option& each) { return each.allowed() && each.action == ordered; });
    if (!listed) return "closed list: accepted, but not listed: " + to_text(action);
  }
  return {};
}

std::string check_law(const GameState& state, const Rulebook& rules) {
  std::string broken;
  for (const PlayerId player : table::kPlayers)
    for_each_fighter(state, player, [&](CardId card) {
      if (current_hp({state, rules}, card) <= 0) broken = fmt::format("check: card {} stands at 0", card);
    });
  return broken;
}

/// What is kept of the texts on the field is what is found there.
std::string texts_law(const GameState& state, const Rulebook& rules) {
  const bool agree = state.texts.agrees_with(found_texts(state, *rules.cards));
  return agree ? std::string() : "texts: kept are others than there are";
}

/// Exchanges what a card of the hand and one of the deck are; both are hidden from the other player (G-319).
std::string secrecy_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  for (const PlayerId owner : table::kPlayers) {
    const PlayerState& p = state[owner];
    if (p.deck.empty()) continue;
    const Pile& from = p.hand.empty() ? p.deck : p.hand;
    const CardId a = from[luck.below(static_cast<std::uint32_t>(from.size()))];
    const CardId b = p.deck[luck.below(static_cast<std::uint32_t>(p.deck.size()))];
    GameState other = state;
    std::swap(other.cards[a].definition, other.cards[b].definition);
    const PlayerId viewer = table::other(owner);
    if (view_for(state, rules, viewer) != view_for(other, rules, viewer)) return "secrecy: a view shows a hidden card";
    if (options(state, rules, viewer) != options(other, rules, viewer))
      return "secrecy: options depend on a hidden card";
  }
  return {};
}

/// Behind the curtain nobody has a hand, a deck, a choice or a search, and two covered cards exchanged leave it equal.
std::string curtain_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  for (const PlayerId owner : table::kPlayers) {
    const PlayerView view = view_for(state, rules, owner, Hands::covered);
    for (const PlayerId player : table::kPlayers) {
      const SeenPlayer& seen = view.players[player];
      if (!seen.hand.empty() || !seen.deck_list.empty() || seen.chosen != kNoCard)
        return "curtain: what a player alone sees is shown";
    }
    if (!view.looked_at.empty()) return "curtain: what a question shows is shown";
    for (const CardId card : view.picks)
      if (state[card].zone == Zone::hand || state[card].zone == Zone::deck)
        return fmt::format("curtain: card {} is covered and picked", card);
    const PlayerState& p = state[owner];
    if (p.hand.empty() || p.deck.empty()) continue;
    const CardId a = p.hand[luck.below(static_cast<std::uint32_t>(p.hand.size()))];
    const CardId b = p.deck[luck.below(static_cast<std::uint32_t>(p.deck.size()))];
    GameState other = state;
    std::swap(other.cards[a].definition, other.cards[b].definition);
    if (view_for(other, rules, owner, Hands::covered) != view) return "curtain: a covered card changes the view";
  }
  return {};
}

}  // namespace

std::string broken_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  if (std::string what = conservation(state); !what.empty() || state.over()) return what;
  for (std::string what : {options_law(state, rules), closed_list_law(state, rules, luck), check_law(state, rules),
                           texts_law(state, rules), secrecy_law(state, rules, luck), curtain_law(state, rules, luck)})
    if (!what.empty()) return what;
  return {};
}

LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, bool desk_used) {
  LawReport report;
  RandomPlayer player(player_seed);
  constexpr int kMostChanges = 6;
  table::LawDesk desk(desk_used ? kMostChanges : 0, player_seed);
  table::RandomStream tried(player_seed, 11);
  GameState state = new_game(rules, setup);
  const auto broken = [&](const std::string& what) {
    if (!what.empty())
      report.broken = fmt::format("seed {}, decision {}, step {}: {}", setup.seed, report.decisions,
                                  table::name_of(state.step), what);
    return !what.empty();
  };
  for (; !state.over(); ++report.decisions) {
    if (report.decisions > kLongestGame && broken("end: the game has none")) return report;
    if (broken(broken_law(state, rules, tried))) return report;
    const auto agreed = desk.next(
        kMaxCards,
        [&] {
          return desk_may_open({state, rules});
        },
        [&](CardId card) { return adjustments(state, rules, card); },
        [&](PlayerId of) { return adjustments(state, rules, of); });
    const Action action = agreed ? Action(*agreed) : player.choose(state, rules);
    if (read_action(to_text(action)) != action && broken("text: does not read back: " + to_text(action))) return report;
    const GameState before = state;
    Events events;
    const PlayerId by = state.question.player;
    if (apply(state, rules, by, action, &events) && broken("refused: " + to_text(action))) return report;
    GameState replayed = before;
    for (const Event& event : events) {
      if (read_event(to_text(event)) != event && broken("event text: does not read back: " + to_text(event)))
        return report;
      apply_event(replayed, event);
    }
    if (replayed != state && broken("events: they do not give the new state")) return report;
    if (applied(before, rules, by, action).state != state && broken("copy: it goes another way")) return report;
  }
  broken(conservation(state));
  report.turns = state.turn;
  report.outcome = state.outcome;
  report.end = state.end;
  report.south_started = state.starter == PlayerId::south;
  return report;
}

}  // namespace gormiti
