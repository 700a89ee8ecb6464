// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "engine/rising_clan/match/record_head.h"
#include "engine/table/card_remark.h"
#include "engine/table/game_summary.h"
#include "engine/table/match_record.h"

/// This game at the seam: what plays, records and replays every card game takes it from here.
namespace rising_clan {

/// A type without a value.
struct Game {
  static constexpr std::string_view name = "rising-clan";
  static constexpr int record_version = 1;

  using Seat = SeatId;
  using State = GameState;
  using Action = rising_clan::Action;
  using Event = rising_clan::Event;
  using Events = rising_clan::Events;
  using Option = rising_clan::Option;
  using View = PlayerView;
  using Refusal = rising_clan::Refusal;
  using Disclosed = rising_clan::Disclosed;
  using Rulebook = rising_clan::Rulebook;
  using Setup = rising_clan::Setup;
  using Catalog = rising_clan::Catalog;
  using MatchSetup = rising_clan::MatchSetup;
  using MatchRules = rising_clan::Rulebook;  ///< nothing that would have to be owned

  static State new_game(const Rulebook& rules, const Setup& setup, Events* events) {
    return rising_clan::new_game(rules, setup, events);
  }
  static Refusal apply(State& state, const Rulebook& rules, SeatId by, const Action& action, Events* events) {
    return rising_clan::apply(state, rules, by, action, events);
  }
  static std::string_view code(const Refusal& refusal) { return table::name_of(refusal.code); }
  static std::vector<Option> options(const State& state, const Rulebook& rules, SeatId seat) {
    return rising_clan::options(state, rules, seat);
  }
  static void allowed(const State& state, const Rulebook& rules, std::vector<Action>& out) {
    rising_clan::allowed_actions(state, rules, out);
  }
  static View view(const State& state, const Rulebook& rules, SeatId seat) { return view_for(state, rules, seat); }
  static Disclosed disclosed(const State& before, const State& after, const Rulebook&, const Events& events) {
    return rising_clan::disclosed(before, after, events);
  }
  static SeatId decider(const State& state) { return state.question.seat; }
  static bool over(const State& state) { return state.over(); }
  static Action concession(SeatId) { return Concede{}; }

  static std::string text(const Action& action) { return to_text(action); }
  static std::optional<Action> read_action(std::string_view text) { return rising_clan::read_action(text); }
  static std::string text(const Event& event) { return to_text(event); }
  static std::optional<Event> read_event(std::string_view text) { return rising_clan::read_event(text); }
  /// How the program keeps order: all of it follows from the decisions.
  static bool is_bookkeeping(const Event& event) {
    return std::holds_alternative<FramePushed>(event) || std::holds_alternative<FrameSet>(event) ||
           std::holds_alternative<FramePopped>(event) || std::holds_alternative<Asked>(event) ||
           std::holds_alternative<LuckSpent>(event);
  }

  static MatchRules rules_of(const Catalog& cards, const MatchSetup& match) { return {&cards, match.options}; }
  static const Rulebook& rulebook(const MatchRules& rules) { return rules; }
  static Setup deal_of(const Catalog&, const MatchSetup& match) { return rising_clan::deal_of(match); }
  /// R-1113: whoever has learned something, nothing is taken back freely.
  static bool is_fence(SeatId, const Disclosed& known) { return known.chance || !known.learned.empty(); }
  static bool is_pass(const Action& action) { return std::holds_alternative<Pass>(action); }

  static std::string write_head(const MatchSetup& match, const Catalog& cards) {
    return rising_clan::write_head(match, cards);
  }
  static std::optional<table::RecordProblem> read_head(table::RecordLines& lines, const Catalog& cards,
                                                       MatchSetup& match) {
    return rising_clan::read_head(lines, cards, match);
  }
  static std::string remark(const Action& action, const State& state, const Catalog& cards) {
    return card_remark(action, state, cards);
  }
  static std::string remark(const Event& event, const State& state, const Catalog& cards) {
    return card_remark(event, state, cards);
  }

  static void tell(const Event& event, table::ToldOfGame& told) {
    if (std::holds_alternative<TurnBegan>(event)) ++told.counted;
    const auto* ended = std::get_if<GameEnded>(&event);
    if (ended == nullptr) return;
    told.end.emplace().reason = std::string(table::name_of(ended->outcome.cause));
    for (std::size_t seat = 0; seat < kMostSeats; ++seat)
      if (ended->outcome.winners().has(table::seat_at(seat))) told.end->winners.push_back(seat);
  }

 private:
  /// Code and name of the card that an action or an event is about.
  template <class Variant>
  static std::string card_remark(const Variant& thing, const State& state, const Catalog& cards) {
    return table::card_remark(thing, [&](CardId id) -> std::string {
      if (id >= kMostCards || state[id].definition >= cards.size()) return {};
      const CardDefinition& card = cards[state[id].definition];
      return card.id + " " + card.name.en;
    });
  }
};

static_assert(table::CardGame<Game>);
static_assert(table::RecordedGame<Game>);
static_assert(table::ListedGame<Game>);

using Match = table::Match<Game>;
using Replay = table::Replay<Game>;

}  // namespace rising_clan
