// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/step_reasons.h"

#include <QtGlobal>

namespace playsheet {
namespace {

using naruto::GameState;
using naruto::PlayerId;
using naruto::Step;

StepReason reason(const char* form, PlayerId player, const char* rule) {
  return {form, player, QString::fromLatin1(rule)};
}

/// What happened since a step began, up to the event.
class Since {
 public:
  Since(const naruto::Match::Moment& moment, std::size_t event) : moment_(moment), end_(event) {
    for (std::size_t i = event; i > 0 && !began_; --i)
      if (const auto* step = std::get_if<naruto::StepBegan>(&moment.events[i - 1])) {
        began_ = step->step;
        begin_ = i;
      }
  }

  /// Which step it was; nothing if it began in an earlier moment: then somebody was asked in it.
  std::optional<Step> step() const { return began_; }

  template <class E>
  bool any() const {
    for (std::size_t i = begin_; i < end_; ++i)
      if (std::holds_alternative<E>(moment_.events[i])) return true;
    return false;
  }
  bool drew() const {
    for (std::size_t i = begin_; i < end_; ++i)
      if (const auto* moved = std::get_if<naruto::CardMoved>(&moment_.events[i]))
        if (moved->cause == naruto::Cause::draw) return true;
    return false;
  }

 private:
  const naruto::Match::Moment& moment_;
  std::size_t begin_ = 0;
  std::size_t end_;
  std::optional<Step> began_;
};

std::optional<StepReason> drawReason(const Since& since, const GameState& state, const naruto::Rulebook& rules) {
  const PlayerId active = state.active;
  if (since.drew() || since.any<naruto::LeftUndone>()) return std::nullopt;
  if (state.turn == 1 && rules.edition->first_draw_skipped)
    return reason(QT_TRANSLATE_NOOP("Match", "%1 does not draw in the first turn of the game"), active, "N-START-04");
  if (state[active].deck.empty())
    return reason(QT_TRANSLATE_NOOP("Match", "%1 has no card left to draw"), active, "N-START-07");
  return reason(QT_TRANSLATE_NOOP("Match", "%1 does not draw because of a card"), active, "N-START-01");
}

std::optional<StepReason> markerReason(const Since& since, const GameState& state, const naruto::Rulebook& rules) {
  const PlayerId active = state.active;
  if (since.any<naruto::MarkerMoved>()) return std::nullopt;
  if (state.extra_turn && !rules.edition->extra_turn_moves_marker)
    return reason(QT_TRANSLATE_NOOP("Match", "%1’s turn marker stays: this was an extra turn"), active, "N-TURN-07");
  if (state[active].marker >= rules.edition->marker_cap)
    return reason(QT_TRANSLATE_NOOP("Match", "%1’s turn marker stays at its maximum"), active, "N-MARK-03");
  return reason(QT_TRANSLATE_NOOP("Match", "%1’s turn marker stays because of a card"), active, "N-MARK-02");
}

}  // namespace

std::optional<StepReason> reasonOfStep(const naruto::Match::Moment& moment, std::size_t event, const GameState& before,
                                       const naruto::Rulebook& rules) {
  const auto* now = std::get_if<naruto::StepBegan>(&moment.events[event]);
  if (now == nullptr) return std::nullopt;
  const PlayerId active = before.active;
  const PlayerId other = table::other(active);
  const Since since(moment, event);
  if (now->step == Step::victory_check && before.turn == 1 && before.step == Step::organize)
    return reason(QT_TRANSLATE_NOOP("Match", "%1 has no battle phase in the first turn of the game"), active,
                  "N-TURN-03");
  if (!since.step()) return std::nullopt;
  switch (*since.step()) {
    case Step::draw:
      return drawReason(since, before, rules);
    case Step::mission_close:
      if (now->step != Step::organize_start || rules.edition->counter_window == naruto::CounterWindow::never) break;
      return reason(QT_TRANSLATE_NOOP("Match", "%1 is not asked before the phase ends: no response possible"), other,
                    "N-CR-02");
    case Step::organize:
      return reason(QT_TRANSLATE_NOOP("Match", "%1 has no teams to form"), active, "N-ORG-02");
    case Step::attack:
      if (now->step != Step::battle_end) break;
      return reason(QT_TRANSLATE_NOOP("Match", "%1 has no team that can attack"), active, "N-BAT-02");
    case Step::block:
      if (now->step != Step::exchange) break;
      return reason(QT_TRANSLATE_NOOP("Match", "%1 has no team that can block"), other, "N-BLK-01");
    case Step::marker:
      return markerReason(since, before, rules);
    default:
      break;
  }
  return std::nullopt;
}

}  // namespace playsheet
