// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/table/card_game.h"
#include "engine/table/record_text.h"

namespace table {

/// A game with its history: decisions, the events of each, take-back and redo. Owns the states and the rules as they
/// are played; the catalog is the caller's and outlives it.
template <RecordedGame G>
class Match {
 public:
  using Setup = typename G::MatchSetup;
  using State = typename G::State;
  using Seat = typename G::Seat;

  /// One decision and what came of it.
  struct Moment {
    bool deal = false;  ///< the first one: nobody has decided, and `action` means nothing
    Seat by{};
    typename G::Action action{};
    typename G::Events events;
    State state{};       ///< after it
    bool fence = false;  ///< free take-back ends here
    Press press = Press::by_hand;
    typename G::Disclosed known = {};  ///< by it
  };

  Match(const typename G::Catalog& cards, Setup setup) : Match(cards, std::move(setup), std::vector<Moment>{}) {
    Moment deal;
    deal.deal = deal.fence = true;
    deal.state = G::new_game(G::rulebook(rules_), G::deal_of(cards, setup_), &deal.events);
    deal.by = G::decider(deal.state);
    moments_.push_back(std::move(deal));
  }
  /// Begins in the middle of a game: nothing was dealt, and nothing before it can be taken back.
  Match(const typename G::Catalog& cards, Setup setup, const State& position)
      : Match(cards, std::move(setup), std::vector<Moment>{}) {
    Moment begin;
    begin.deal = begin.fence = true;
    begin.state = position;
    begin.by = G::decider(position);
    moments_.push_back(std::move(begin));
  }
  /// A game that was played before, as far as this history goes: the deal first, nothing is dealt anew.
  Match(const typename G::Catalog& cards, Setup setup, std::vector<Moment> history)
      : cards_(&cards), setup_(std::move(setup)), rules_(G::rules_of(cards, setup_)), moments_(std::move(history)) {}

  const typename G::Catalog& cards() const { return *cards_; }
  const Setup& setup() const { return setup_; }
  decltype(auto) rules() const { return G::rulebook(rules_); }
  const State& state() const { return moments_.back().state; }
  /// All of it, the deal first. The last one is the present.
  const std::vector<Moment>& moments() const { return moments_; }

  typename G::View view(Seat player) const { return G::view(state(), rules(), player); }
  std::vector<typename G::Option> options(Seat player) const { return G::options(state(), rules(), player); }
  /// Who is asked now; meaningless once the game is over.
  Seat decider() const { return G::decider(state()); }
  bool over() const { return G::over(state()); }

  /// Carries out the action and remembers it. Nothing changes if it is refused.
  typename G::Refusal act(Seat by, const typename G::Action& action, Press press = Press::by_hand) {
    Moment moment;
    moment.by = by;
    moment.action = action;
    moment.press = G::is_pass(action) ? press : Press::by_hand;
    if (const auto refusal = decide(state(), G::rulebook(rules_), moment)) return refusal;
    undone_.clear();
    moments_.push_back(std::move(moment));
    return {};
  }

  /// Who decides what, in `moment`, after the state `before`: fills in the rest of it, or refuses and changes nothing.
  static typename G::Refusal decide(const State& before, const typename G::Rulebook& rules, Moment& moment) {
    State after = before;
    typename G::Events events;
    if (const auto refusal = G::apply(after, rules, moment.by, moment.action, &events)) return refusal;
    moment.known = G::disclosed(before, after, rules, events);
    moment.fence = G::is_fence(moment.by, moment.known) || G::over(after);
    moment.state = std::move(after);
    moment.events = std::move(events);
    return {};
  }

  /// The last decision revealed nothing to who made it; with consent it is possible down to the deal.
  bool can_undo_freely() const { return can_undo() && !moments_.back().fence; }
  bool can_undo() const { return moments_.size() > 1; }
  void undo() {
    if (!can_undo()) return;
    undone_.push_back(std::move(moments_.back()));
    moments_.pop_back();
  }
  /// What was taken back and not decided otherwise since, the last one taken back first: a new decision ends it.
  bool can_redo() const { return !undone_.empty(); }
  const Moment& next_redo() const { return undone_.back(); }
  void redo() {
    if (!can_redo()) return;
    moments_.push_back(std::move(undone_.back()));
    undone_.pop_back();
  }

 private:
  const typename G::Catalog* cards_;
  Setup setup_;
  typename G::MatchRules rules_;
  std::vector<Moment> moments_;
  std::vector<Moment> undone_;  ///< the last one taken back stands last
};

/// What goes when a player takes back the own last decision: it and everything after it.
struct WayBack {
  std::size_t decisions = 0;  ///< that go, of all players; 0: the player has decided nothing yet
  bool free = false;          ///< all of them the player's own, and none of them a fence
  bool answered = false;      ///< decisions of another player go, too, made by hand

  explicit operator bool() const { return decisions > 0; }
  friend bool operator==(const WayBack&, const WayBack&) = default;
};

/// Passes that the program made for a player are none of the player's decisions; they go with those before them.
template <RecordedGame G>
WayBack way_back(const Match<G>& match, typename G::Seat player) {
  const auto& moments = match.moments();
  WayBack way;
  bool fenced = match.over();
  for (std::size_t i = moments.size() - 1; i > 0; --i) {
    fenced = fenced || G::is_fence(player, moments[i].known);
    if (moments[i].press != Press::by_hand) continue;
    if (moments[i].by == player) {
      way.decisions = moments.size() - i;
      way.free = !fenced && !way.answered;
      return way;
    }
    way.answered = true;
  }
  return {};
}

/// Who made the last decision by hand; of a match in which nobody has, whoever was asked first.
template <RecordedGame G>
typename G::Seat last_by_hand(const Match<G>& match) {
  const auto& moments = match.moments();
  for (std::size_t i = moments.size() - 1; i > 0; --i)
    if (moments[i].press == Press::by_hand) return moments[i].by;
  return G::decider(moments.front().state);
}

}  // namespace table
