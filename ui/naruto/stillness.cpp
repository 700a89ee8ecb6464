// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/stillness.h"

#include <algorithm>

namespace playsheet {
namespace {

using naruto::GameState;
using naruto::PlayerId;

/// Where the showdown of this moment is over: the teams return, or the game has ended in it.
std::optional<std::size_t> endOf(const naruto::Match::Moment& moment) {
  for (std::size_t i = 0; i < moment.events.size(); ++i)
    if (std::holds_alternative<naruto::TeamsReturned>(moment.events[i])) return i;
  if (!moment.state.over() || std::holds_alternative<naruto::Concede>(moment.action)) return std::nullopt;
  return moment.events.size();
}

/// Where the step began that ends here. It may lie some decisions before: texts ask in the middle of a showdown.
std::optional<LogPlace> beginOf(const std::vector<naruto::Match::Moment>& moments, LogPlace end) {
  for (std::size_t m = end.moment; m > 0; --m) {
    const auto& events = moments[m].events;
    for (std::size_t i = m == end.moment ? end.event : events.size(); i > 0; --i) {
      const auto& event = events[i - 1];
      if (std::holds_alternative<naruto::TeamsReturned>(event)) return std::nullopt;
      const auto* step = std::get_if<naruto::StepBegan>(&event);
      if (step != nullptr && step->step == naruto::Step::showdown) return LogPlace{m, i - 1};
      if (std::holds_alternative<naruto::TurnBegan>(event)) return std::nullopt;
    }
  }
  return std::nullopt;
}

/// Runs through the showdown once more and keeps what it looked like.
class Replayer {
 public:
  Replayer(const naruto::Match& match, Stillness& out) : match_(match), out_(out) {}

  bool run() {
    const auto& moments = match_.moments();
    GameState state = moments[out_.began.moment - 1].state;
    for (std::size_t m = out_.began.moment; m <= out_.ended.moment; ++m) {
      const auto& events = moments[m].events;
      const std::size_t last = m == out_.ended.moment ? out_.ended.event : events.size();
      for (std::size_t i = 0; i < last; ++i) {
        naruto::apply_event(state, events[i]);
        if (const auto* done = std::get_if<naruto::BattleResolved>(&events[i])) resolved(state, done->battle);
      }
    }
    if (out_.battles.empty()) return false;
    for (const PlayerId player : table::kPlayers)
      for (const naruto::CardId card : out_.fought[player].village) fate(card, state);
    return true;
  }

 private:
  void resolved(const GameState& state, std::size_t battle) {
    const auto view = naruto::view_for(state, match_.rules(), state.active);
    if (out_.battles.empty()) {
      out_.fought = state;
      out_.battles = view.battles;
    }
    if (battle < out_.battles.size()) out_.battles[battle] = view.battles[battle];
  }

  void fate(naruto::CardId card, const GameState& end) {
    if (end[card].zone != naruto::Zone::village || end[card].life != out_.fought[card].life)
      out_.gone.push_back(card);
    else if (end[card].injured && !out_.fought[card].injured)
      out_.injured.push_back(card);
  }

  const naruto::Match& match_;
  Stillness& out_;
};

}  // namespace

naruto::PlayerView Stillness::view(const naruto::Rulebook& rules, bool open_hands) const {
  auto view = naruto::view_for(fought, rules, fought.active, open_hands ? naruto::Hands::open : naruto::Hands::own);
  view.battles = battles;
  view.looked_at.clear();
  view.asking.reset();
  if (open_hands) return view;
  for (const PlayerId player : table::kPlayers) {
    view.players[player].hand.cards.clear();
    view.players[player].reinforcement.cards.clear();
  }
  return view;
}

std::optional<Stillness> stillnessOf(const naruto::Match& match, std::size_t moment) {
  const auto& moments = match.moments();
  if (moment == 0 || moment >= moments.size()) return std::nullopt;
  const auto end = endOf(moments[moment]);
  if (!end) return std::nullopt;
  Stillness out;
  out.ended = {moment, *end};
  const auto begin = beginOf(moments, out.ended);
  if (!begin) return std::nullopt;
  out.began = *begin;
  if (!Replayer(match, out).run()) return std::nullopt;
  return out;
}

}  // namespace playsheet
