// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/scenario/waiting.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/scenario/decider.h"
#include "engine/naruto/scenario/vocabulary.h"

namespace naruto::scenario {
namespace {

constexpr int kMostAnswers = 400;

bool is_window(ChoiceKind kind) {
  return kind == ChoiceKind::counter_window || kind == ChoiceKind::answer || kind == ChoiceKind::exchange;
}

/// The verb belongs to a step of the turn that comes after the mission phase.
bool after_mission(Verb verb) {
  switch (verb) {
    case Verb::join:
    case Verb::make_teams:
    case Verb::leave_out:
    case Verb::attack:
    case Verb::block:
    case Verb::discard:
      return true;
    default:
      return false;
  }
}

bool fits(const Table& table, const Decision& d) {
  if (d.verb == Verb::concede || d.verb == Verb::raw) return true;
  if (!table.asked(d.player)) return false;
  const ChoiceKind kind = table.state.choice.kind;
  switch (d.verb) {
    case Verb::play:
    case Verb::ambush:
    case Verb::form:
    case Verb::use:
      return kind == ChoiceKind::mission_action || is_window(kind);
    case Verb::charge:
      return kind == ChoiceKind::mission_action;
    case Verb::join:
    case Verb::make_teams:
    case Verb::leave_out:
      return kind == ChoiceKind::organize;
    case Verb::attack:
      return kind == ChoiceKind::attack;
    case Verb::block:
      return kind == ChoiceKind::block;
    case Verb::discard:
      return asks_for_cards(table) && kind != ChoiceKind::choose_target;
    case Verb::pass:
      return is_window(kind);
    default:
      return true;  // small answers come at once or not at all
  }
}

/// The answers that say nothing; nothing where a player has something to decide.
std::optional<Action> silence(const Table& table) {
  switch (table.state.choice.kind) {
    case ChoiceKind::counter_window:
    case ChoiceKind::answer:
    case ChoiceKind::exchange:
      return Pass{};
    case ChoiceKind::mission_action:
    case ChoiceKind::organize:
    case ChoiceKind::attack:
    case ChoiceKind::block:
    case ChoiceKind::look:
      return Done{};
    case ChoiceKind::change_hand:
      return ChangeHand{false};
    default:
      return std::nullopt;
  }
}

bool settled(const GameState& state) {
  return state.chain.empty() && !state.settling && state.work.empty() && state.triggers.empty() &&
         state.announcement.kind == Announced::nothing;
}

/// The moment is the place that the line means. `begun`: the turn in which the line was met.
bool there(const GameState& state, const Continue& line, std::uint16_t begun) {
  if (line.to == Continue::To::game_over) return state.over();
  if (line.to == Continue::To::settled) return settled(state) || state.over();
  if (line.turn && state.turn != *line.turn) return false;
  if (line.active && (state.active != *line.active || state.step < Step::turn_start)) return false;
  if (line.step == Step::turn_start) return line.turn || (state.turn != begun && state.step >= Step::turn_start);
  if (!is_phase(line.word)) return state.step == line.step;
  return phase_of(state.step) == phase_of(line.step) && state.step >= line.step;
}

/// Goes on from the shown moment through what has happened already, and then to the end of the step.
bool found_place(Table& table, const Continue& line, std::uint16_t begun) {
  while (!there(table.shown, line, begun))
    if (!table.show_next()) return false;
  while (table.shown_at < table.events.size() && !std::holds_alternative<Passed>(table.events[table.shown_at]) &&
         !std::holds_alternative<StepBegan>(table.events[table.shown_at]))
    table.show_next();
  return true;
}

/// The line would do nothing, in silence: the game was there before the last decision already. Where that decision has
/// led it, or the position by itself, the line only says so.
bool goes_nowhere(const Table& table, const Continue& line, std::uint16_t begun) {
  if (line.to == Continue::To::settled || !there(table.shown, line, begun)) return false;
  GameState before = table.begun;
  if (const auto& from = table.came_from) {
    before.turn = from->turn;
    before.active = from->active;
    before.step = from->step;
  }
  return there(before, line, begun);
}

std::string already_there(const Table& table, const Continue& line) {
  if (table.shown.over()) return "the game is over already";
  return fmt::format(
      "it is there already, in turn {} of {}; \"continue to turn {}\" and \"continue to {} {}\" go on to the next turn",
      table.shown.turn, letter_of(table.shown.active), table.shown.turn + 1,
      letter_of(table::other(table.shown.active)), line.turn ? "mission" : line.word);
}

}  // namespace

bool asks_for_cards(const Table& table) {
  const auto list = options(table.state, table.rules, table.state.choice.player);
  return std::any_of(list.begin(), list.end(),
                     [](const Option& option) { return std::holds_alternative<Pick>(option.action); });
}

bool may_pass(const Table& table, PlayerId player) { return table.asked(player) && is_window(table.state.choice.kind); }

bool make_way(Table& table, const Decision& decision) {
  const auto turn = table.state.turn;
  for (int i = 0; i < kMostAnswers && !table.state.over(); ++i) {
    if (fits(table, decision)) return true;
    const ChoiceKind kind = table.state.choice.kind;
    const auto answer = silence(table);
    if (!answer || kind == ChoiceKind::change_hand) return false;
    if (kind == ChoiceKind::mission_action && !after_mission(decision.verb)) return false;
    if (table.act(table.state.choice.player, *answer)) return false;
    if (table.state.turn != turn) return fits(table, decision) && decision.verb == Verb::discard;
  }
  return false;
}

std::string go_on(Table& table, const Continue& line) {
  const auto begun = table.shown.turn;
  const bool settle = line.to == Continue::To::settled;
  if (goes_nowhere(table, line, begun)) return already_there(table, line);
  if (!settle) table.mark = table.shown_at;
  for (int i = 0; i < kMostAnswers; ++i) {
    if (found_place(table, line, begun)) {
      if (!settle) table.came_from = table.shown_place();
      return {};
    }
    if (table.state.over()) return "the game is over";
    const auto answer = silence(table);
    if (settle && !is_window(table.state.choice.kind)) return {};  // an effect asks something
    if (!answer) return table.question();
    const bool this_turn = !line.active && !line.turn && line.to == Continue::To::step && line.step != Step::mission &&
                           line.step != Step::turn_start;
    if (this_turn && table.state.turn > begun) return fmt::format("that place was left out; {} now", table.question());
    const GameState before = table.state;
    const std::size_t begin = table.events.size();
    if (const Refusal refusal = table.act(table.state.choice.player, *answer))
      return fmt::format("{}, and ending it is {}", table.question(), text_of(refusal));
    table.shown = before;
    table.shown_at = begin;
  }
  return "the place was never reached; " + table.question();
}

}  // namespace naruto::scenario
