// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table/record_problem.h"
#include "engine/table/seat_text.h"

/// The seam: what a card game is to everything that plays, records and replays one. A game says it once, as a
/// type without a value; what is made of it here knows no card and no rule.
namespace table {

/// The types are plain values. `by` is always whose decision it is; an event list is appended to, or nobody listens.
template <class G>
concept CardGame = std::copyable<typename G::State> && std::copyable<typename G::Action> &&
    std::copyable<typename G::Rulebook> &&
    requires(typename G::State& state, const typename G::State& position, const typename G::Rulebook& rules,
             const typename G::Setup& setup, const typename G::Action& action, const typename G::Event& event,
             const typename G::Option& option, const typename G::Refusal& refusal, typename G::Events& events,
             std::vector<typename G::Action>& actions, typename G::Seat by, std::string_view text) {
  /// As it stands in files and commands.
  { G::name } -> std::convertible_to<std::string_view>;

  { G::new_game(rules, setup, &events) } -> std::same_as<typename G::State>;
  /// Changes state and events, or refuses and changes nothing.
  { G::apply(state, rules, by, action, &events) } -> std::same_as<typename G::Refusal>;
  {static_cast<bool>(refusal)};
  { G::code(refusal) } -> std::convertible_to<std::string_view>;
  { refusal.rule } -> std::convertible_to<std::string_view>;
  /// What the open question offers, in a fixed order, allowed or not; nothing for who is not asked.
  { G::options(position, rules, by) } -> std::same_as<std::vector<typename G::Option>>;
  /// What is allowed of it for whoever is asked, in the same order, into a buffer that is emptied first.
  { G::allowed(position, rules, actions) } -> std::same_as<void>;
  { option.action } -> std::convertible_to<typename G::Action>;
  { option.allowed() } -> std::same_as<bool>;
  /// What this player may see: a hidden card has no identity in it.
  { G::view(position, rules, by) } -> std::same_as<typename G::View>;
  /// What became known between two positions.
  { G::disclosed(position, position, rules, events) } -> std::same_as<typename G::Disclosed>;
  /// Who is asked; meaningless once the game is over.
  { G::decider(position) } -> std::same_as<typename G::Seat>;
  { G::over(position) } -> std::same_as<bool>;
  { G::concession(by) } -> std::same_as<typename G::Action>;

  /// Text of actions and events, for records: read back, each is the same.
  { G::text(action) } -> std::same_as<std::string>;
  { G::read_action(text) } -> std::same_as<std::optional<typename G::Action>>;
  { G::text(event) } -> std::same_as<std::string>;
  { G::read_event(text) } -> std::same_as<std::optional<typename G::Event>>;
  /// It tells a person nothing, and no record has it.
  { G::is_bookkeeping(event) } -> std::same_as<bool>;
};

/// A game whose matches are kept: who sits where with which deck, and how that is written.
template <class G>
concept RecordedGame = CardGame<G> &&
    requires(const typename G::Catalog& cards, const typename G::MatchSetup& match, typename G::MatchSetup& read,
             const typename G::MatchRules& rules, const typename G::State& state, const typename G::Action& action,
             const typename G::Event& event, const typename G::Disclosed& known, RecordLines& lines,
             typename G::Seat by) {
  /// Of its records; the only one that is read until there is another.
  { G::record_version } -> std::convertible_to<int>;
  /// The rules as the match plays them. They own what is not the catalog's, and copies share it.
  { G::rules_of(cards, match) } -> std::same_as<typename G::MatchRules>;
  { G::rulebook(rules) } -> std::convertible_to<typename G::Rulebook>;
  { G::deal_of(cards, match) } -> std::same_as<typename G::Setup>;
  /// Free take-back ends with a decision of this player that made this known.
  { G::is_fence(by, known) } -> std::same_as<bool>;
  /// Only such a decision can the program make for a player.
  { G::is_pass(action) } -> std::same_as<bool>;

  /// The lines of a record between its game and "begin".
  { G::write_head(match, cards) } -> std::same_as<std::string>;
  { G::read_head(lines, cards, read) } -> std::same_as<std::optional<RecordProblem>>;
  /// What a person reads behind a line.
  { G::remark(action, state, cards) } -> std::same_as<std::string>;
  { G::remark(event, state, cards) } -> std::same_as<std::string>;
};

}  // namespace table
