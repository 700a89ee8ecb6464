// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/sudden_death.h"

#include <algorithm>
#include <optional>

#include "engine/naruto/events/event.h"

namespace naruto {
namespace {

using table::SuddenDeath;

/// Whose text is being carried out; nobody's if it is a rule that acts.
std::optional<PlayerId> whose_text(const GameState& state) {
  for (std::size_t i = state.work.size(); i > 0; --i) {
    const Work& work = state.work[i - 1];
    if (run_of(work) != nullptr || work.is<RunForEach>()) return work.context.controller;
  }
  return std::nullopt;
}

/// Who has sent this card to the discard pile; nobody if it is no Ninja in play, or was given up.
std::optional<PlayerId> sender(const GameState& before, const CardMoved& moved, bool by_showdown) {
  const CardState& card = before.cards[moved.card];
  if (moved.from != Zone::village || moved.to != Zone::discard || !card.is_ninja) return std::nullopt;
  if (moved.cause != Cause::damage && moved.cause != Cause::effect) return std::nullopt;
  const PlayerId opponent = table::other(card.controller);
  if (by_showdown) return opponent;
  const auto doer = whose_text(before);
  return doer == opponent ? doer : std::nullopt;
}

/// Walks through the events of decisions and cuts them into steps.
class Steps {
 public:
  explicit Steps(bool battles_at_one_moment) : at_one_moment_(battles_at_one_moment) {}

  void walk(GameState state, const Events& events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
      look(state, events, i);
      apply_event(state, events[i]);
    }
    end_step();
  }
  std::vector<SuddenDeath> take() { return std::move(out_); }

 private:
  void look(const GameState& state, const Events& events, std::size_t at) {
    const Event& event = events[at];
    if (std::holds_alternative<StepBegan>(event) || std::holds_alternative<LinkRemoved>(event)) end_step();
    if (std::holds_alternative<BattleSettled>(event) && !at_one_moment_) end_step();
    if (const auto* ended = std::get_if<GameEnded>(&event)) {  // a normal winning condition (T-706)
      met_ = {};
      met_[ended->winner] = true;
      end_step();
    }
    const auto* moved = std::get_if<CardMoved>(&event);
    if (moved == nullptr) return;
    if (moved->to == Zone::rewards && moved->cause == Cause::reward) met_[moved->player] = true;
    // What dies in a showdown is noted for the turn at once (rules/leaving_play).
    const auto* noted = at + 1 < events.size() ? std::get_if<TurnNoted>(&events[at + 1]) : nullptr;
    if (const auto by = sender(state, *moved, noted != nullptr && noted->card == moved->card)) met_[*by] = true;
  }
  void end_step() {
    out_.push_back(table::sudden_death_of(met_[PlayerId::south], met_[PlayerId::north]));
    if (out_.back() == SuddenDeath::none) out_.pop_back();
    met_ = {};
  }

  bool at_one_moment_;
  PerPlayer<bool> met_{};
  std::vector<SuddenDeath> out_;
};

}  // namespace

std::vector<SuddenDeath> sudden_death_steps(const Match& match, std::size_t from) {
  const auto& moments = match.moments();
  Steps steps(match.rules().edition->battles_at_one_moment);
  for (std::size_t i = std::max<std::size_t>(from, 1); i < moments.size(); ++i)
    steps.walk(moments[i - 1].state, moments[i].events);
  return steps.take();
}

}  // namespace naruto
