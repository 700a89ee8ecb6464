// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "engine/naruto/actions/suggestion.h"
#include "ui/naruto/foresight.h"
#include "ui/naruto/open_use.h"
#include "ui/naruto/prompt_maker.h"
#include "ui/speech/seen_card.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/wording/typeset.h"

/// The open question: its sentence, and the buttons that answer it.
namespace playsheet {

using naruto::ChoiceKind;

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
  if (out_.primary.key.isEmpty()) parts().enterKey(out_.primary);
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
  if (changes < 2 && changes < asked_.match.rules().edition->mulligan_count)
    change.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Mulligan: draw %n card(s)"),
                              asked_.match.rules().edition->mulligan_sizes[changes]);
  change.enabled = false;
  for (const auto& option : book_.all())
    if (option.allowed() && option.action == Action(naruto::ChangeHand{true})) change.enabled = true;
  out_.others.push_back(change);
}

void PromptMaker::phaseQuestion() {
  const auto kind = view_.choice.kind;
  if (kind == ChoiceKind::mission_action)
    out_.sentence = say(QT_TRANSLATE_NOOP("Match", "Play cards, charge chakra, or end the phase."));
  const PlayerId other = table::other(out_.player);
  if (kind == ChoiceKind::block && race(other).can_win())
    parts().addToSentence(raceSentence(words_, language_, race(other), other));
  const auto& battles = view_.battles;
  const bool blocked =
      std::any_of(battles.begin(), battles.end(), [](const auto& seen) { return seen.battle.blocked; });
  if ((kind == ChoiceKind::attack && battles.empty()) || (kind == ChoiceKind::block && !blocked)) {
    parts().nothingYet(QT_TRANSLATE_NOOP("Match", "Choose a Ninja"));
    return leaveOutButton(naruto::Done{});
  }
  out_.primary = act(naruto::Done{});
  if (const auto* done = book_.any<naruto::Done>(); done && !done->allowed()) {
    out_.primary.enabled = false;
    out_.primary.hint = words_.refusal(done->refusal, view_, language_);
  }
}

/// A covered hand is opened at the pad of its player, and nowhere else: whoever presses here may be the other one.
void PromptMaker::padQuestion() {
  auto pass = act(naruto::Pass{});
  pass.icon = QStringLiteral("pass");
  pass.key = seatKeyTitle(KeyUse::Pass, out_.player);
  auto on = parts().button(QT_TRANSLATE_NOOP("Match", "Pass until the phase ends"), {CommandKind::PassOn});
  on.hint = say(QT_TRANSLATE_NOOP(
      "Match", "Passes automatically for the rest of this phase, until the other player uses something."));
  if (!usesLeft()) {
    out_.primary = pass;
    out_.primary.icon.clear();
  } else {
    parts().nothingYet(QT_TRANSLATE_NOOP("Match", "Choose a card"));
    if (asked_.secrecy.atPad()) {
      out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "%1 responds")).arg(name(out_.player));
      out_.primary.hint =
          say(QT_TRANSLATE_NOOP("Match", "To pass or respond, use the pad at %1’s edge, or the keys %2 and %3."))
              .arg(name(out_.player), pass.key, seatKeyTitle(KeyUse::Respond, out_.player));
    }
    out_.others.push_back(pass);
  }
  if (!asked_.guided) out_.others.push_back(on);
}

void PromptMaker::pickQuestion() {
  const auto picked = static_cast<int>(pickedSoFar(asked_.match).size());
  if (isArranging(asked_.match))
    parts().addToSentence(say(QT_TRANSLATE_NOOP("Match", "The first card chosen goes on top of the deck.")));
  const auto* done = book_.find<naruto::Done>();
  const bool begun = picked > 0 || targetsInGroup(asked_.match) > 0;
  if (markedQuestion() || paymentQuestion()) return;
  if (done && begun) {  // it was enough
    out_.primary = act(*done);
    return;
  }
  moreToPick(std::max(0, view_.choice.min - picked));
  if (!done) return;
  const bool mastery = view_.choice.kind == ChoiceKind::mastery;
  leaveOutButton(*done, mastery ? nullptr : QT_TRANSLATE_NOOP("Match", "Choose none"));
}

void PromptMaker::moreToPick(int least) {
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
      break;
    case ChoiceKind::hand_adjustment:
      out_.primary.label = words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Discard %n more card(s)"), least);
      break;
    default:
      out_.primary.label = least == 0
                               ? say(QT_TRANSLATE_NOOP("Match", "Choose a card"))
                               : words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Choose %n more card(s)"), least);
      break;
  }
}

/// What was marked by hand is named on the button that confirms it, unless it lies face down.
bool PromptMaker::markedQuestion() {
  if (asked_.marked.empty()) return false;
  const auto count = static_cast<int>(asked_.marked.size());
  const auto label = [&](const char* one, const char* many) {
    return count == 1 ? say(one).arg(cardName(asked_.marked.front())) : words_.say(language_, many, count);
  };
  out_.primary = {};
  out_.primary.command = {CommandKind::ConfirmMarked};
  if (naruto::asks_for_payment({asked_.match.state(), asked_.match.rules()}))
    out_.primary.label =
        label(QT_TRANSLATE_NOOP("Match", "Pay with %1"), QT_TRANSLATE_N_NOOP("Match", "Pay with %n card(s)"));
  else if (view_.choice.kind == ChoiceKind::hand_adjustment)
    out_.primary.label =
        label(QT_TRANSLATE_NOOP("Match", "Discard %1"), QT_TRANSLATE_N_NOOP("Match", "Discard %n card(s)"));
  else
    out_.primary.label =
        label(QT_TRANSLATE_NOOP("Match", "Confirm: %1"), QT_TRANSLATE_N_NOOP("Match", "Confirm %n card(s)"));
  out_.primary.hint =
      say(QT_TRANSLATE_NOOP("Match", "Click a marked card to unmark it; double-click to confirm at once."));
  return true;
}

/// The cards that are needed least are marked; one press pays with them.
bool PromptMaker::paymentQuestion() {
  if (asked_.payment.empty()) return false;
  const auto count = static_cast<int>(asked_.payment.size());
  out_.primary.command = {CommandKind::PayAsSuggested};
  if (covered()) {  // neither which they are, nor how many
    out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Pay as suggested"));
    return true;
  }
  out_.primary.label = count == 1 ? say(QT_TRANSLATE_NOOP("Match", "Pay with %1")).arg(cardName(asked_.payment.front()))
                                  : words_.say(language_, QT_TRANSLATE_N_NOOP("Match", "Pay with %n card(s)"), count);
  out_.primary.hint =
      seenInHand(asked_.payment.front())
          ? say(QT_TRANSLATE_NOOP("Match",
                                  "Suggested first: duplicates and cards whose name is already in play, then the card "
                                  "that can be played latest, then the card whose symbol is needed least."))
          : say(QT_TRANSLATE_NOOP("Match", "Suggested first: chakra whose symbols the cards in hand need least."));
  const QString asked = out_.sentence;
  parts().addToSentence(say(QT_TRANSLATE_NOOP("Match", "%1 goes to the next card, %2 swaps it."))
                            .arg(keyTitleOf(KeyUse::NextLegal), say(QT_TRANSLATE_NOOP("Match", "Enter"))));
  out_.spoken = std::exchange(out_.sentence, asked);
  parts().addToSentence(say(QT_TRANSLATE_NOOP("Match", "Click a card to swap it.")));
  return true;
}

/// Which names still need a Ninja. Whoever only looks on does not learn which squad it is.
void PromptMaker::squadSentence() {
  out_.primary.label = say(QT_TRANSLATE_NOOP("Match", "Choose a Ninja"));
  if (covered()) return;
  QStringList names;
  for (const naruto::Word word : missingNames(asked_.match)) {
    names.append(QString::fromStdString(wording::typeset(words_.cards().words().text(word))));
  }
  if (names.isEmpty()) return;  // cards that are given up
  parts().addToSentence(say(QT_TRANSLATE_NOOP("Match", "Still needed: %1")).arg(names.join(QStringLiteral(", "))));
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
      return words_.triggerLabel({asked_.match.state(), asked_.match.rules()}, number, language_);
    default:
      return words_.modeLabel({asked_.match.state(), asked_.match.rules()}, view_, number, language_);
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
    number.command = commandOf(CommandKind::Act, option.action);
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
  parts().nothingYet(QT_TRANSLATE_NOOP("Match", "Choose one"));  // a yes may throw away what a no would skip
  for (const bool yes : {true, false}) {
    PromptButton answer = act(naruto::Answer{yes});
    for (const auto& option : book_.all())
      if (option.action == Action(naruto::Answer{yes}) && !option.allowed()) {
        answer.enabled = false;
        answer.hint = words_.refusal(option.refusal, view_, language_);
      }
    out_.choices.push_back(answer);
  }
}

}  // namespace playsheet
