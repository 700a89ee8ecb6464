// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/gormiti/events/event_text.h"
#include "engine/gormiti/match/record_head.h"
#include "engine/table/card_remark.h"
#include "engine/table/game_summary.h"
#include "engine/table/match_record.h"
#include "engine/table/random_player.h"

/// This game at the seam: what plays, records and replays every card game takes it from here.
namespace gormiti {

/// A type without a value.
struct Game {
  static constexpr std::string_view name = "gormiti";
  static constexpr int record_version = 1;

  using Seat = PlayerId;
  using State = GameState;
  using Action = gormiti::Action;
  using Event = gormiti::Event;
  using Events = gormiti::Events;
  using Option = gormiti::Option;
  using View = PlayerView;
  using Refusal = gormiti::Refusal;
  using Disclosed = gormiti::Disclosed;
  using Rulebook = gormiti::Rulebook;
  using Setup = gormiti::Setup;
  using Catalog = gormiti::Catalog;
  using MatchSetup = gormiti::MatchSetup;
  using MatchRules = gormiti::Rulebook;  ///< nothing that would have to be owned

  static State new_game(const Rulebook& rules, const Setup& setup, Events* events) {
    return gormiti::new_game(rules, setup, events);
  }
  static Refusal apply(State& state, const Rulebook& rules, PlayerId by, const Action& action, Events* events) {
    return gormiti::apply(state, rules, by, action, events);
  }
  static std::string_view code(const Refusal& refusal) { return table::name_of(refusal.code); }
  static std::vector<Option> options(const State& state, const Rulebook& rules, PlayerId player) {
    return gormiti::options(state, rules, player);
  }
  static void allowed(const State& state, const Rulebook& rules, std::vector<Action>& out) {
    gormiti::allowed_actions(state, rules, out);
  }
  static View view(const State& state, const Rulebook& rules, PlayerId player) {
    return view_for(state, rules, player);
  }
  static Disclosed disclosed(const State& before, const State& after, const Rulebook& rules, const Events& events) {
    return gormiti::disclosed(before, after, rules, events);
  }
  static PlayerId decider(const State& state) { return state.question.player; }
  static bool over(const State& state) { return state.over(); }
  static Action concession(PlayerId) { return Concede{}; }

  static std::string text(const Action& action) { return to_text(action); }
  static std::optional<Action> read_action(std::string_view text) { return gormiti::read_action(text); }
  static std::string text(const Event& event) { return to_text(event); }
  static std::optional<Event> read_event(std::string_view text) { return gormiti::read_event(text); }
  static bool is_bookkeeping(const Event& event) { return gormiti::is_bookkeeping(event); }

  static MatchRules rules_of(const Catalog& cards, const MatchSetup& match) { return {&cards, match.options}; }
  static const Rulebook& rulebook(const MatchRules& rules) { return rules; }
  static Setup deal_of(const Catalog& cards, const MatchSetup& match) { return gormiti::deal_of(match, cards); }
  /// G-U20.
  static bool is_fence(PlayerId player, const Disclosed& known) {
    return known.learned[player] || known.chance || known.agreed;
  }
  static bool is_pass(const Action& action) { return std::holds_alternative<Pass>(action); }

  static std::string write_head(const MatchSetup& match, const Catalog& cards) {
    return gormiti::write_head(match, cards);
  }
  static std::optional<table::RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards,
                                                       MatchSetup& match) {
    return gormiti::read_head(lines, cards, match);
  }
  static std::string remark(const Action& action, const State& state, const Catalog& cards) {
    return card_remark(action, state, cards);
  }
  static std::string remark(const Event& event, const State& state, const Catalog& cards) {
    return card_remark(event, state, cards);
  }

  static void tell(const Event& event, table::ToldOfGame& told) {
    if (const auto* turn = std::get_if<TurnBegan>(&event)) told.turn = turn->turn;
    if (std::holds_alternative<RoundScored>(event)) ++told.counted;
    if (const auto* drawn = std::get_if<StarterDrawn>(&event)) told.starter = static_cast<std::size_t>(drawn->starter);
    if (const auto* moved = std::get_if<CardMoved>(&event)) {
      if (moved->to == Zone::hand) told.drawn.push_back(moved->card);
      if (is_in_play(moved->to)) told.played.push_back(moved->card);
    }
    const auto* ended = std::get_if<GameEnded>(&event);
    if (ended == nullptr) return;
    told.end.emplace().reason = std::string(table::name_of(ended->reason));
    for (const PlayerId player : table::kPlayers)
      if (ended->outcome == win_of(player)) told.end->winners.push_back(static_cast<std::size_t>(player));
  }

 private:
  /// Code and name of the card that an action or an event is about.
  template <class Variant>
  static std::string card_remark(const Variant& thing, const State& state, const Catalog& cards) {
    return table::card_remark(thing, [&](CardId id) -> std::string {
      if (id >= kMaxCards || state[id].definition >= cards.size()) return {};
      const CardDefinition& card = cards[state[id].definition];
      return card.code + " " + card.name.en;
    });
  }
};

static_assert(table::CardGame<Game>);
static_assert(table::RecordedGame<Game>);
static_assert(table::ListedGame<Game>);

using Match = table::Match<Game>;
using Replay = table::Replay<Game>;
using RandomPlayer = table::RandomPlayer<Game>;

}  // namespace gormiti
