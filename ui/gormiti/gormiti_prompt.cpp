// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/speech/words.h"
#include "ui/table/key_titles.h"
#include "ui/wording/gormiti/action_text.h"
#include "ui/wording/gormiti/prompt_text.h"

/// What the table asks in a match of Gormiti.
namespace playsheet {

using gormiti::CardId;
using gormiti::kNoCard;
using gormiti::QuestionKind;

namespace {

/// Cards of the table are chosen, and nothing is used: they are aimed at.
bool aims(QuestionKind kind) { return kind == QuestionKind::choose_defender || kind == QuestionKind::choose_objects; }

/// What leaves something out, or ends it, is the large button only where nothing else can be done.
bool isLeaving(const gormiti::Action& action) {
  return std::holds_alternative<gormiti::EndTurn>(action) || std::holds_alternative<gormiti::EndCombat>(action) ||
         std::holds_alternative<gormiti::Pass>(action) || std::holds_alternative<gormiti::NothingMore>(action) ||
         std::holds_alternative<gormiti::ToCombat>(action);
}

/// The rule that asks; `forced`: an attack is compulsory, `attacks`: whoever is asked attacks in the clash.
const char* ruleOfQuestion(QuestionKind kind, bool forced, bool attacks) {
  switch (kind) {
    case QuestionKind::choose_hero:
      return "G-204";
    case QuestionKind::cut:
      return "G-403";
    case QuestionKind::exchange:
      return "G-404";
    case QuestionKind::strategic:
      return "G-413";
    case QuestionKind::combat:
      return forced ? "G-707" : "G-501";
    case QuestionKind::choose_defender:
      return "G-503";
    case QuestionKind::play_move:
      return attacks ? "G-512" : "G-513";
    case QuestionKind::pick_trigger:
      return "G-443";
    case QuestionKind::choose_objects:
      return "G-444";
    case QuestionKind::choose_discard:
      return "G-866";
    case QuestionKind::choose_found:
      return "G-868";
    case QuestionKind::may:
      return "G-875";
    case QuestionKind::swap:
      return "G-902";
    case QuestionKind::none:
      break;
  }
  return "";
}

}  // namespace

table::PerPlayer<QString> GormitiDesk::names() const {
  return {seat(PlayerId::south).name, seat(PlayerId::north).name};
}

PromptButton GormitiDesk::button(const gormiti::Action& action) const {
  PromptButton out;
  out.label = QString::fromStdString(
      gormiti_wording::action_text(action, match_.state(), cards_, wordingLanguage(seat(prompt_.player).language)));
  out.command = {CommandKind::Act, gormiti::to_text(action)};
  return out;
}

PromptButton GormitiDesk::passButton(PlayerId player) const {
  PromptButton out;
  out.label = QString::fromStdString(
      gormiti_wording::action_text(gormiti::Pass{}, match_.state(), cards_, wordingLanguage(seat(player).language)));
  out.command = {CommandKind::Act, gormiti::to_text(gormiti::Action(gormiti::Pass{}))};
  return out;
}

/// Without the name in front: it stands beside the sentence.
QString GormitiDesk::question() const {
  const TableSeat asked = seat(prompt_.player);
  table::PerPlayer<std::string> players;
  for (const PlayerId player : table::kPlayers) players[player] = seat(player).name.toStdString();
  QString sentence =
      QString::fromStdString(gormiti_wording::prompt_text(view(), cards_, players, wordingLanguage(asked.language)));
  if (const QString before = asked.name + QStringLiteral(": "); sentence.startsWith(before))
    sentence.remove(0, before.size());
  if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
  return sentence;
}

void GormitiDesk::makePrompt() {
  prompt_ = {};
  prompt_.over = over();
  prompt_.player = consent_ ? *consent_ : match_.decider();
  if (over() && view().outcome == gormiti::Outcome::north) prompt_.player = PlayerId::north;
  TablePrompt parts = commonParts();
  if (consent_) {
    QStringList known;
    const table::WayBack way = table::way_back(match_, asker());
    if (!way.free) known << say(QT_TRANSLATE_NOOP("Match", "hidden cards were shown"));
    if (way.answered) known << say(QT_TRANSLATE_NOOP("Match", "%1 has decided")).arg(seat(*consent_).name);
    parts.consent(*consent_, asker(), takeBackFacts(), known);
    return;
  }
  if (still_) {
    prompt_.over = false;
    prompt_.sentence = say(plan_.mode == gormiti::Mode::quick
                               ? QT_TRANSLATE_NOOP("Match", "See who wins the round, then continue.")
                               : QT_TRANSLATE_NOOP("Match", "See what the clash brings, then continue."));
    prompt_.primary = parts.button(QT_TRANSLATE_NOOP("Match", "Continue"), {CommandKind::GoOn});
    parts.enterKey(prompt_.primary);
    return;
  }
  if (promptOfDesk()) return;
  if (over()) {
    prompt_.sentence = say(QT_TRANSLATE_NOOP("Match", "The game is over."));
    parts.nothingYet(QT_TRANSLATE_NOOP("Match", "The game is over"));
    return;
  }
  prompt_.sentence = question();
  const bool attacks = prompt_.player == view().active;
  prompt_.rule = QString::fromLatin1(ruleOfQuestion(match_.state().question.kind, view().must_attack, attacks));
  askCards();
  if (prompt_.primary.label.isEmpty()) askOthers();
  if (prompt_.primary.label.isEmpty()) parts.nothingYet(QT_TRANSLATE_NOOP("Match", "Choose a card"));
  if (prompt_.primary.enabled) parts.enterKey(prompt_.primary);
  parts.secrecyButtons(secrecy_, view().players[prompt_.player].hand_count == 0);
  if (!guided()) parts.undoButtons(takeBackFacts());
  markCards();
}

/// What the chosen cards mean: one thing on the large button, several as answers.
void GormitiDesk::askCards() {
  if (!chosen_.subject()) return;
  const bool faceDown = chosenFaceDown();
  const auto meant = faceDown ? std::vector<gormiti::Action>() : chosen_.meant();
  if (meant.size() == 1) prompt_.primary = button(meant.front());
  if (meant.size() > 1)
    for (const gormiti::Action& action : meant) prompt_.choices.push_back(button(action));
  TablePrompt parts = commonParts();
  if (faceDown)
    prompt_.primary = parts.button(QT_TRANSLATE_NOOP("Match", "Play the chosen card"), {CommandKind::PlayChosen});
  else if (meant.empty())
    parts.nothingYet(QT_TRANSLATE_NOOP("Match", "Choose a card"));
  else if (meant.size() > 1)
    parts.nothingYet(QT_TRANSLATE_NOOP("Match", "Choose one"));
  prompt_.others.push_back(parts.cancel());
}

/// Answers without a card. Two and more of one kind are answers of a row, what leaves something out stands beside as
/// long as there is something to be done with a card.
void GormitiDesk::askOthers() {
  std::vector<gormiti::Action> leaving, answers;
  bool cards = coveredHand() && view().players[prompt_.player].hand_count > 0;
  for (const gormiti::Option& option : options_) {
    if (!option.allowed()) continue;
    const CardId card = subjectOf(option.action);
    if (card != kNoCard)
      cards = cards || isSeen(card);
    else
      (isLeaving(option.action) ? leaving : answers).push_back(option.action);
  }
  for (const gormiti::Action& answer : answers) prompt_.choices.push_back(button(answer));
  if (!answers.empty() && !cards) commonParts().nothingYet(QT_TRANSLATE_NOOP("Match", "Choose one"));
  for (const gormiti::Action& action : leaving) {
    if (!cards && answers.empty() && prompt_.primary.label.isEmpty())
      prompt_.primary = button(action);
    else
      prompt_.others.push_back(button(action));
  }
}

void GormitiDesk::markCards() {
  const QuestionKind kind = match_.state().question.kind;
  for (const gormiti::Option& option : options_) {
    const CardId card = subjectOf(option.action);
    if (card == kNoCard || !isSeen(card)) continue;
    CardMark& mark = prompt_.marks[card];
    if (option.allowed())
      (aims(kind) ? mark.target : mark.legal) = true;
    else
      mark.refused = !mark.marked();
    if (option.allowed()) mark.refused = false;
    if (option.allowed() && !find(card) &&
        std::find(prompt_.tray.begin(), prompt_.tray.end(), card) == prompt_.tray.end())
      prompt_.tray.push_back(card);
  }
  for (const CardId card : view().picks) prompt_.marks[card].picked = true;
  if (!chosen_.subject() || chosenFaceDown()) return;
  for (auto mark = prompt_.marks.begin(); mark != prompt_.marks.end(); ++mark) mark->refused = false;
  prompt_.marks[*chosen_.subject()].selected = true;
  for (const CardId card : chosen_.partners())
    if (isSeen(card)) prompt_.marks[card].target = true;
  for (const CardId card : chosen_.payers())
    if (isSeen(card)) prompt_.marks[card].payment = true;
  if (const auto meant = chosen_.meant(); meant.size() == 1) {
    if (const CardId partner = partnerOf(meant.front()); partner != kNoCard) prompt_.marks[partner].targetNumber = 1;
    if (const auto* payment = paymentOf(meant.front()))
      for (const CardId card : *payment) prompt_.marks[card].selected = true;
  }
}

}  // namespace playsheet
