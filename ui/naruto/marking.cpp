// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "engine/naruto/game.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/open_use.h"

/// Cards that are picked are marked first and confirmed then: a click throws no card away. What was chosen in a hand
/// stays so, face down, when it is covered again.
namespace playsheet {

using naruto::ChoiceKind;
using naruto::Zone;

namespace {

bool isHidden(Zone zone) { return zone == Zone::hand || zone == Zone::deck || zone == Zone::reinforcement; }

/// How many cards the open question still takes.
std::size_t picksLeft(const naruto::GameState& state) {
  const std::size_t picked =
      state.choice.kind == ChoiceKind::pick && !state.work.empty() ? state.work.back().picks.size() : 0;
  return state.choice.max > picked ? state.choice.max - picked : 1;
}

}  // namespace

/// A target of the use that is being put together is aimed at with one click, where everybody sees it: until the last
/// one the use can be given up.
bool NarutoDesk::marksFirst(CardId card) const {
  switch (match_.state().choice.kind) {
    case ChoiceKind::pay_hand:
    case ChoiceKind::pay_chakra:
    case ChoiceKind::components:
    case ChoiceKind::pick:
    case ChoiceKind::mastery:
    case ChoiceKind::hand_adjustment:
      return true;
    case ChoiceKind::choose_target:
      return isHidden(match_.state()[card].zone);
    default:
      return false;
  }
}

/// As one answer to the open question, one after the other.
bool NarutoDesk::canPickTogether(const std::vector<CardId>& cards) const {
  naruto::GameState trial = match_.state();
  const naruto::Choice asked = trial.choice;
  if (cards.size() > picksLeft(trial)) return false;
  for (const CardId card : cards) {
    if (trial.over() || trial.choice.kind != asked.kind || trial.choice.player != asked.player) return false;
    if (naruto::apply(trial, match_.rules(), naruto::Pick{card})) return false;
  }
  return true;
}

/// In the place of those that were marked first, as far as there is no room beside them.
void NarutoDesk::mark(CardId card) {
  if (std::find(marked_.begin(), marked_.end(), card) == marked_.end()) {
    marked_.push_back(card);
    while (marked_.size() > 1 && !canPickTogether(marked_)) marked_.erase(marked_.begin());
  }
  refresh();
}

bool NarutoDesk::unmark(CardId card) {
  if (std::erase(marked_, card) == 0) return false;
  refresh();
  return true;
}

/// One after the other, each an ordinary decision; with fewer than could be chosen, that was all.
bool NarutoDesk::confirmMarked() {
  const auto cards = std::exchange(marked_, {});
  const ChoiceKind kind = match_.state().choice.kind;
  const PlayerId player = match_.decider();
  const auto same = [&] { return !over() && match_.state().choice.kind == kind && match_.decider() == player; };
  bool decided = false;
  for (const CardId card : cards) {
    const auto uses = book_.uses(card);
    const auto pick = std::find(uses.begin(), uses.end(), Action(naruto::Pick{card}));
    if (!same() || pick == uses.end() || !play(*pick)) return decided;
    decided = true;
  }
  if (decided && same() && !guided() && !pickedSoFar(match_).empty() && book_.find<naruto::Done>())
    play(naruto::Done{});
  return decided;
}

// --- face down ------------------------------------------------------------------------------------------------------

/// It lies in the covered hand of whoever decides.
bool NarutoDesk::faceDown(CardId card) const {
  return coveredHand() && match_.state()[card].zone == Zone::hand && match_.state()[card].owner == match_.decider();
}

/// Before the picture is made: what was chosen is kept only as long as it can be what is meant.
void NarutoDesk::keepChoice() {
  const bool looked_away = consentAsked() || secrecy_.curtain();
  if (selected_ && (over() || looked_away || (!seen(*selected_) && !faceDown(*selected_)))) selected_.reset();
  std::erase_if(marked_, [&](CardId card) { return over() || looked_away || book_.uses(card).empty(); });
  if (doubt_ && doubtOf(doubt_->action) != doubt_->why) doubt_.reset();
}

void NarutoDesk::take(int taken) {
  if (!meant(taken) || !seen(taken)) return;
  endDoubt();
  const auto card = static_cast<CardId>(taken);
  if (std::find(payment_.begin(), payment_.end(), card) != payment_.end() || exchangePayment(card)) return;
  const auto uses = book_.uses(card);
  if (!uses.empty() && std::holds_alternative<naruto::Pick>(uses.front())) return mark(card);
  if (uses.empty() && !book_.charge(card)) return;
  selected_ = card;
  refresh();
}

std::vector<int> NarutoDesk::chosenBacks() const {
  std::vector<int> backs;
  if (over() || still_ || !coveredHand()) return backs;
  const auto& hand = match_.state()[match_.decider()].hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (selected_ == hand[i] || std::find(marked_.begin(), marked_.end(), hand[i]) != marked_.end())
      backs.push_back(static_cast<int>(i));
  return backs;
}

bool NarutoDesk::playChosen() {
  if (!selected_) return false;
  if (useAlone(*selected_)) return true;
  explainFaceDown(-1, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be played on its own now."));
  return false;
}

}  // namespace playsheet
