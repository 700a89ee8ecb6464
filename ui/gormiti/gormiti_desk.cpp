// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_desk.h"

#include <algorithm>
#include <utility>

#include "ui/gormiti/seen.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::CardId;
using gormiti::kNoCard;
using gormiti::QuestionKind;

namespace {

/// Whether this player, who is asked, may see something that the other one must not.
bool hasSecrets(const gormiti::GameState& state, PlayerId player) {
  switch (state.question.kind) {
    case QuestionKind::choose_hero:  // out of the own deck
    case QuestionKind::choose_found:
      return true;
    default:
      return !state[player].hand.empty();
  }
}

}  // namespace

GormitiDesk::GormitiDesk(const gormiti::Catalog& cards, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      cards_(cards),
      plan_(std::move(plan)),
      match_(cards, setupOf(plan_, cards)),
      recorder_(recorder) {
  if (recorder_) recorder_->begun(match_);
  refresh();
}

GormitiDesk::GormitiDesk(gormiti::Match match, GormitiPlan plan, GormitiRecorder* recorder, QObject* parent)
    : GameDesk(plan.secrecy, parent),
      cards_(match.cards()),
      plan_(std::move(plan)),
      match_(std::move(match)),
      recorder_(recorder) {
  secrecy_.begins();
  refresh();
}

bool GormitiDesk::padAsked() const { return match_.state().question.kind == QuestionKind::play_move; }

// --- pointing -------------------------------------------------------------------------------------------------------

bool GormitiDesk::meant(int card) const {
  const bool waits = still_ || consent_ || deskState() != DeskState::Closed || secrecy_.curtain();
  return !over() && !waits && card >= 0 && card < kNoCard;
}

bool GormitiDesk::clickCard(int clicked) {
  if (!meant(clicked) || !isSeen(clicked)) return false;
  const auto card = static_cast<CardId>(clicked);
  bool nothing = false;
  if (chosenFaceDown() && chosen_.subject() != card) return usedWith(card);
  if (chosen_.subject() == card) {
    if (playIfClear()) return true;
    if (chosen_.meant().size() < 2) forgetChoice();
  } else if (chosen_.subject() && chosen_.add(card)) {
    if (chosen_.payers().empty() && playIfClear()) return true;
  } else if (!chosen_.begin(card)) {
    forgetChoice();
    nothing = true;
  }
  refresh();  // first: a new table has no explanation on it
  if (const auto* refusal = nothing ? ChosenPlay::refusal(options_, card) : nullptr) explain(clicked, *refusal);
  return false;
}

/// The chosen card lies face down, and what can be done with it is told to nobody: a card of the table is pointed at.
bool GormitiDesk::usedWith(CardId card) {
  if (chosen_.add(card) && playIfClear()) return true;
  refresh();
  explainFaceDown(card, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be used with this one now."));
  return false;
}

bool GormitiDesk::playChosen() {
  if (playIfClear()) return true;
  explainFaceDown(-1, QT_TRANSLATE_NOOP("Match", "The chosen card cannot be played on its own now."));
  return false;
}

std::vector<int> GormitiDesk::chosenBacks() const {
  std::vector<int> backs;
  if (!chosenFaceDown()) return backs;
  const auto& hand = match_.state()[match_.decider()].hand;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i] == *chosen_.subject()) backs.push_back(static_cast<int>(i));
  return backs;
}

bool GormitiDesk::doubleClickCard(int card) { return meant(card) && chosen_.subject() == card && playIfClear(); }

/// Onto another card, or out onto the table: what both can mean together.
bool GormitiDesk::drop(int dragged, const SheetSpot& spot) {
  if (!meant(dragged) || !isSeen(dragged) || spot.place == SheetPlace::None) return false;
  const auto card = static_cast<CardId>(dragged);
  const auto* lies = find(dragged);
  const bool back = spot.place == SheetPlace::Hand && lies && lies->zone == gormiti::Zone::hand;
  if (back) return false;
  if (!chosen_.begin(card)) return clickCard(dragged);
  if (spot.card && *spot.card != dragged) chosen_.add(static_cast<CardId>(*spot.card));
  if (chosen_.payers().empty() && playIfClear()) return true;
  refresh();
  return false;
}

void GormitiDesk::take(int card) {
  if (!meant(card) || !isSeen(card)) return;
  chosen_.begin(static_cast<CardId>(card));
  refresh();
}

/// There is one thing that the chosen cards mean.
bool GormitiDesk::playIfClear() {
  const auto all = chosen_.meant();
  return all.size() == 1 && play(all.front());
}

std::optional<int> GormitiDesk::selected() const {
  return chosen_.subject() ? std::optional<int>(*chosen_.subject()) : std::nullopt;
}

void GormitiDesk::clearSelection() {
  forgetChoice();
  refresh();
}

void GormitiDesk::forgetChoice() { chosen_ = ChosenPlay(options_); }

bool GormitiDesk::press(const Command& command) {
  if (secrecy_.curtain()) return false;
  if (still_ && command.kind != CommandKind::GoOn && command.kind != CommandKind::Undo) return false;
  if (const auto decided = pressCommon(command.kind)) return *decided;
  switch (command.kind) {
    case CommandKind::Act: {
      const auto action = gormiti::read_action(command.action);
      return action && play(*action);
    }
    case CommandKind::PlayChosen:
      return playChosen();
    case CommandKind::GoOn:
      goOn();
      return false;
    case CommandKind::Cancel:
      forgetChoice();
      break;
    default:
      return false;
  }
  refresh();
  return false;
}

// --- deciding -------------------------------------------------------------------------------------------------------

bool GormitiDesk::play(const gormiti::Action& action) { return act(match_.decider(), action); }

void GormitiDesk::concede(PlayerId player) { act(player, gormiti::Concede{}); }

bool GormitiDesk::act(PlayerId by, const gormiti::Action& action) {
  if (guide_ && astray(by, action)) return false;
  const gormiti::GameState before = match_.state();
  if (const gormiti::Refusal refusal = match_.act(by, action)) {
    if (const CardId card = subjectOf(action); card != kNoCard) explain(card, refusal);
    return false;
  }
  keep(&GormitiRecorder::decided);
  forgetChoice();
  consent_.reset();
  leaveForUndo();
  if (plan_.showdown != ShowdownStop::Never) stills_ = gormiti::stills(before, match_.moments().back().events);
  goOn();
  emit decided();
  refresh();
  if (over()) emit finished();
  return true;
}

void GormitiDesk::keep(void (GormitiRecorder::*deed)(const gormiti::Match&)) {
  if (!recorder_) return;
  (recorder_->*deed)(match_);
  tellTrouble(recorder_->trouble());
}

// --- what stays until it is read ------------------------------------------------------------------------------------

/// The next moment that is to be seen, or the table as it is. Both look at it: whoever decides next comes to the screen
/// anew.
void GormitiDesk::goOn() {
  const bool stood = still_.has_value();
  still_.reset();
  if (!stills_.empty()) {
    still_ = std::move(stills_.front());
    stills_.erase(stills_.begin());
    secrecy_.cover();
  }
  if (stood) refresh();
}

void GormitiDesk::setShowdownStop(ShowdownStop stop) {
  plan_.showdown = stop;
  if (stop == ShowdownStop::Never) leaveForUndo();
  refresh();
}

// --- showing --------------------------------------------------------------------------------------------------------

void GormitiDesk::setReading(const ReadingChoice& reading) {
  plan_.reading = reading;
  refresh();
}

void GormitiDesk::setSeatLanguage(PlayerId player, const QString& language) {
  plan_.seats[player].language = language;
  refresh();
}

void GormitiDesk::buildTable() {
  const gormiti::GameState& state = still_ ? still_->state : match_.state();
  const PlayerId viewer = over() || still_ ? PlayerId::south : match_.decider();
  table_ = gormitiTable(state, match_.rules(), viewer);
  if (over() || still_ || !secrecy_.handShown(viewer))
    table_.view = gormiti::view_for(state, match_.rules(), viewer, gormiti::Hands::covered);
  if (secrecy_.level() != Secrecy::Open) return;
  for (const PlayerId player : table::kPlayers)
    table_.view.players[player].hand = gormiti::view_for(state, match_.rules(), player).players[player].hand;
}

void GormitiDesk::refresh() {
  const bool nobody = over() || still_;
  secrecy_.decides(nobody ? std::nullopt : std::optional(match_.decider()), padAsked(),
                   hasSecrets(match_.state(), match_.decider()));
  settleDesk();
  secrecy_.asksConsent(consentAsked());
  options_ = over() ? std::vector<gormiti::Option>() : match_.options(match_.decider());
  buildTable();
  if (const auto subject = chosen_.subject();  // it stays chosen, face down, when its hand is covered again
      subject && (consentAsked() || secrecy_.curtain() || ChosenPlay::uses(options_, *subject).empty()))
    forgetChoice();
  makePrompt();
  emit changed();
}

}  // namespace playsheet
