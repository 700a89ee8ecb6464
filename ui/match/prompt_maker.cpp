// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/prompt_maker.h"

#include <QtGlobal>
#include <algorithm>

#include "ui/match/open_use.h"
#include "ui/match/outside.h"
#include "ui/rules/rule_links.h"

namespace playsheet {

using naruto::ChoiceKind;

PromptMaker::PromptMaker(const MatchController& controller)
    : c_(controller), words_(controller.words_), view_(controller.view_), book_(controller.book_) {}

Prompt PromptMaker::make() {
  out_.over = c_.over();
  out_.player = c_.over() ? view_.winner : view_.choice.player;
  language_ = c_.plan_.seats[out_.player].language;
  if (c_.consent_) {  // of the end of a game, too
    consent();
    return out_;
  }
  if (c_.still_) {
    still();
    return out_;
  }
  if (c_.desk_ != MatchController::Desk::Closed && !c_.over()) {
    c_.deskOpen() ? desk() : deskConsent();
    return out_;
  }
  if (c_.over()) {
    out_.sentence = say(QT_TRANSLATE_NOOP("Match", "The game is over."));
    out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "The game is over"));
    out_.primary.enabled = false;
    return out_;
  }
  out_.sentence = words_.prompt(view_, language_);
  out_.rule = ruleOfQuestion(view_.choice.kind);
  if (view_.choice.kind == ChoiceKind::call_toss && view_.step != naruto::Step::toss)
    out_.rule = QStringLiteral("N-COIN-01");  // a text asks for the call
  if (covered()) outside();
  question();
  if (c_.selected_) selection();
  secrecyButtons();
  undoButtons();
  marks();
  out_.standBy = book_.leavesOut();
  tray();
  return out_;
}

/// What is chosen among hidden cards, for whoever looks on; the name stands beside the sentence.
void PromptMaker::outside() {
  QString sentence = outsideSentence(c_.match_, words_, language_);
  if (sentence.isEmpty()) return;
  if (const QString before = name(out_.player) + QLatin1Char(' '); sentence.startsWith(before))
    sentence.remove(0, before.size());
  sentence[0] = sentence[0].toUpper();
  out_.sentence = sentence;
}

/// Nothing is decided here: the showdown is read, by both, and anybody goes on.
void PromptMaker::still() {
  const Stillness& still = *c_.still_;
  out_.over = false;
  out_.player = still.fought.active;
  language_ = c_.plan_.seats[out_.player].language;
  out_.sentence = say(QT_TRANSLATE_NOOP("Match", "This was the showdown. Read the sums, then go on."));
  out_.rule = QStringLiteral("N-SHOW-01");
  out_.primary = button(QT_TRANSLATE_NOOP("Match", "Go on"), {CommandKind::GoOn, naruto::Pass{}});
  enterKey(out_.primary);
  for (const CardId card : still.injured) out_.marks[card].hurt = true;
  for (const CardId card : still.gone) out_.marks[card].gone = true;
}

QString PromptMaker::cardName(CardId card) const {
  const auto* seen = findSeen(view_, card);
  return seen ? words_.cardName(seen->definition, language_) : say(QT_TRANSLATE_NOOP("Match", "the chosen card"));
}

PromptButton PromptMaker::button(const char* label, Command command) const {
  PromptButton out;
  out.label = say(label);
  out.command = command;
  return out;
}

PromptButton PromptMaker::act(const Action& action) const {
  PromptButton out;
  out.label = words_.button(action, view_, language_);
  out.command = {CommandKind::Act, action};
  return out;
}

void PromptMaker::enterKey(PromptButton& button) const {
  button.key = say(QT_TRANSLATE_NOOP("Match", "Enter"));
  button.otherKey = say(QT_TRANSLATE_NOOP("Match", "Space"));
}

bool PromptMaker::seenInHand(CardId card) const {
  const auto* seen = findSeen(view_, card);
  return seen && seen->zone == naruto::Zone::hand;
}

// --- the open question ----------------------------------------------------------------------------------------------

void PromptMaker::question() {
  switch (view_.choice.kind) {
    case ChoiceKind::call_toss:
    case ChoiceKind::choose_starter:
    case ChoiceKind::change_hand:
      startQuestion();
      break;
    case ChoiceKind::mission_action:
    case ChoiceKind::organize:
    case ChoiceKind::attack:
    case ChoiceKind::block:
      phaseQuestion();
      break;
    case ChoiceKind::counter_window:
    case ChoiceKind::exchange:
    case ChoiceKind::answer:
      padQuestion();
      break;
    case ChoiceKind::pay_hand:
    case ChoiceKind::pay_chakra:
    case ChoiceKind::choose_target:
    case ChoiceKind::components:
    case ChoiceKind::pick:
    case ChoiceKind::mastery:
    case ChoiceKind::hand_adjustment:
      pickQuestion();
      break;
    case ChoiceKind::choose_cost:
    case ChoiceKind::choose_x:
    case ChoiceKind::mode:
    case ChoiceKind::order_triggers:
      numberQuestion();
      break;
    case ChoiceKind::name:
      nameQuestion();
      break;
    case ChoiceKind::yes_no:
    case ChoiceKind::look:
      decideQuestion();
      break;
    case ChoiceKind::none:
      out_.primary.enabled = false;
      break;
  }
  if (out_.primary.key.isEmpty()) enterKey(out_.primary);
}

void PromptMaker::startQuestion() {
  const PlayerId self = out_.player;
  if (view_.choice.kind == ChoiceKind::call_toss) {
    out_.primary = act(naruto::CallToss{true});
    out_.others.push_back(act(naruto::CallToss{false}));
    return;
  }
  if (view_.choice.kind == ChoiceKind::choose_starter) {
    out_.primary = act(naruto::ChooseStarter{self});
    out_.others.push_back(act(naruto::ChooseStarter{table::other(self)}));
    return;
  }
  out_.primary = act(naruto::ChangeHand{false});
  auto change = act(naruto::ChangeHand{true});
  const int changes = view_.players[self].hand_changes;
  if (changes < 2 && changes < c_.match_.rules().edition->mulligan_count)
    change.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Change it for %n card(s)"),
                              c_.match_.rules().edition->mulligan_sizes[changes]);
  change.enabled = false;
  for (const auto& option : book_.all())
    if (option.allowed() && option.action == Action(naruto::ChangeHand{true})) change.enabled = true;
  out_.others.push_back(change);
}

void PromptMaker::phaseQuestion() {
  out_.primary = act(naruto::Done{});
  if (view_.choice.kind == ChoiceKind::mission_action)
    out_.sentence = say(QT_TRANSLATE_NOOP("Match", "Play cards, charge chakra, or end the phase."));
  if (const auto* done = book_.any<naruto::Done>(); done && !done->allowed()) {
    out_.primary.enabled = false;
    out_.primary.hint = words_.refusal(done->refusal, view_, language_);
  }
}

void PromptMaker::padQuestion() {
  const bool south = out_.player == PlayerId::south;
  auto pass = act(naruto::Pass{});
  pass.icon = QStringLiteral("pass");
  pass.key = south ? QStringLiteral("D") : QStringLiteral("K");
  auto on = button(QT_TRANSLATE_NOOP("Match", "Pass until the phase ends"), {CommandKind::PassOn, naruto::Pass{}});
  on.hint =
      say(QT_TRANSLATE_NOOP("Match", "Passes by itself while this phase lasts and the other player uses nothing."));
  const bool has_hand = view_.players[out_.player].hand.count > 0;
  if (c_.secrecy_.atPad() && has_hand && !c_.selected_) {
    out_.primary = button(QT_TRANSLATE_NOOP("Match", "Respond"), {CommandKind::Respond, naruto::Pass{}});
    out_.primary.key = south ? QStringLiteral("F") : QStringLiteral("J");
    out_.others.push_back(pass);
  } else if (c_.selected_) {
    out_.others.push_back(pass);
  } else {
    out_.primary = pass;
    out_.primary.icon.clear();
  }
  if (!c_.guided()) out_.others.push_back(on);
}

void PromptMaker::pickQuestion() {
  const auto picked = static_cast<int>(pickedSoFar(c_.match_).size());
  const int least = std::max(0, view_.choice.min - picked);
  if (isArranging(c_.match_))
    addToSentence(say(QT_TRANSLATE_NOOP("Match", "The first card chosen comes to the top of the deck.")));
  if (const auto* done = book_.find<naruto::Done>()) {
    out_.primary = act(*done);
    return;
  }
  out_.primary.enabled = false;
  switch (view_.choice.kind) {
    case ChoiceKind::choose_target:
      out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose a target"));
      break;
    case ChoiceKind::components:
      squadSentence();
      break;
    case ChoiceKind::pay_chakra:
      out_.primary.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Pay %n more chakra"), least);
      out_.others.push_back(
          button(QT_TRANSLATE_NOOP("Match", "Choose for me"), {CommandKind::PickForMe, naruto::Pass{}}));
      out_.others.back().hint = say(QT_TRANSLATE_NOOP("Match", "Pays with the first cards that will do"));
      break;
    case ChoiceKind::hand_adjustment:
      out_.primary.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Discard %n more card(s)"), least);
      break;
    default:
      out_.primary.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Choose %n more card(s)"), least);
      break;
  }
}

void PromptMaker::addToSentence(const QString& more) {
  if (!out_.sentence.isEmpty() && out_.sentence.back().isLetterOrNumber()) out_.sentence += QLatin1Char('.');
  out_.sentence += QLatin1Char(' ') + more;
}

/// Which names still need a Ninja. Whoever only looks on does not learn which squad it is.
void PromptMaker::squadSentence() {
  out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose a Ninja"));
  if (covered()) return;
  QStringList names;
  for (const naruto::Word word : missingNames(c_.match_)) {
    const auto text = words_.cards().words().text(word);
    names.append(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
  }
  if (names.isEmpty()) return;  // cards that are given up
  addToSentence(say(QT_TRANSLATE_NOOP("Match", "Still missing: %1")).arg(names.join(QStringLiteral(", "))));
}

QString PromptMaker::numberLabel(int number) const {
  switch (view_.choice.kind) {
    case ChoiceKind::choose_x:
      return QStringLiteral("X = %1").arg(number);
    case ChoiceKind::choose_cost:
      if (const auto* seen = findSeen(view_, view_.announcement.card))
        return say(QT_TRANSLATE_NOOP("Match", "Cost %1")).arg(words_.costText(seen->definition, number));
      return say(QT_TRANSLATE_NOOP("Match", "Cost %1")).arg(number + 1);
    case ChoiceKind::order_triggers:
      return words_.triggerLabel(c_.match_.state(), number, language_);
    default:
      return words_.modeLabel(view_, number, language_);
  }
}

void PromptMaker::numberQuestion() {
  out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose one"));
  out_.primary.enabled = false;
  for (const auto& option : book_.all()) {
    const auto* pick = std::get_if<naruto::PickNumber>(&option.action);
    if (!pick) continue;
    PromptButton number;
    number.label = numberLabel(pick->number);
    number.command = {CommandKind::Act, option.action};
    number.enabled = option.allowed();
    if (!option.allowed()) number.hint = words_.refusal(option.refusal, view_, language_);
    out_.choices.push_back(number);
  }
  if (out_.choices.size() == 1 && out_.choices.front().enabled) {
    out_.primary = out_.choices.front();
    out_.choices.clear();
  }
}

void PromptMaker::nameQuestion() {
  out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose one"));
  out_.primary.enabled = false;
  out_.namesHint = say(QT_TRANSLATE_NOOP("Match", "Type part of the name"));
  for (const auto& option : book_.all())
    if (std::holds_alternative<naruto::NameCard>(option.action) && option.allowed())
      out_.names.push_back(act(option.action));
}

void PromptMaker::decideQuestion() {
  if (view_.choice.kind == ChoiceKind::look) {
    out_.primary = act(naruto::Done{});
    return;
  }
  out_.primary = act(naruto::Answer{true});
  out_.others.push_back(act(naruto::Answer{false}));
  for (const auto& option : book_.all())
    if (option.action == Action(naruto::Answer{true}) && !option.allowed()) {
      out_.primary.enabled = false;
      out_.primary.hint = words_.refusal(option.refusal, view_, language_);
    }
}

}  // namespace playsheet
