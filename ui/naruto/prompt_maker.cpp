// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/prompt_maker.h"

#include <algorithm>

#include "ui/naruto/outside.h"
#include "ui/speech/rule_links.h"
#include "ui/speech/seen_card.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"

namespace playsheet {

using naruto::ChoiceKind;

PromptMaker::PromptMaker(const Asked& asked)
    : asked_(asked),
      words_(asked.words),
      view_(asked.view),
      book_(asked.book),
      names_{words_.playerName(PlayerId::south), words_.playerName(PlayerId::north)} {}

Prompt PromptMaker::make() {
  out_.over = asked_.match.over();
  out_.player = asked_.match.over() ? view_.winner : view_.choice.player;
  language_ = asked_.languages[out_.player];
  if (asked_.consent) {  // of the end of a game, too
    consent();
    return out_;
  }
  if (asked_.still) {
    still();
    return out_;
  }
  if (asked_.desk != DeskState::Closed && !asked_.match.over()) {
    desk();
    return out_;
  }
  if (asked_.match.over()) {
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
  if (asked_.selected) selection();
  secrecyButtons();
  if (!asked_.guided) parts().undoButtons(asked_.takeBack);
  if (asked_.doubt) doubt();
  marks();
  out_.standBy = book_.leavesOut();
  tray();
  return out_;
}

/// What is chosen among hidden cards, for whoever looks on; the name stands beside the sentence.
void PromptMaker::outside() {
  QString sentence = outsideSentence(asked_.match, words_, language_);
  if (sentence.isEmpty()) return;
  if (const QString before = name(out_.player) + QLatin1Char(' '); sentence.startsWith(before))
    sentence.remove(0, before.size());
  sentence[0] = sentence[0].toUpper();
  out_.sentence = sentence;
}

/// Nothing is decided here: the showdown is read, by both, and anybody goes on.
void PromptMaker::still() {
  const Stillness& still = *asked_.still;
  out_.over = false;
  out_.player = still.fought.active;
  language_ = asked_.languages[out_.player];
  out_.sentence = say(QT_TRANSLATE_NOOP("Match", "The showdown is over. Check the results, then continue."));
  out_.rule = QStringLiteral("N-SHOW-01");
  out_.primary = parts().button(QT_TRANSLATE_NOOP("Match", "Continue"), {CommandKind::GoOn});
  parts().enterKey(out_.primary);
  for (const CardId card : still.injured) out_.marks[card].hurt = true;
  for (const CardId card : still.gone) out_.marks[card].gone = true;
}

QString PromptMaker::cardName(CardId card) const {
  const auto* seen = findSeen(view_, card);
  return seen ? words_.cardName(seen->definition, language_) : say(QT_TRANSLATE_NOOP("Match", "the chosen card"));
}

PromptButton PromptMaker::act(const Action& action) const {
  PromptButton out;
  out.label = words_.button(action, view_, language_);
  out.command = commandOf(CommandKind::Act, action);
  return out;
}

/// Leaving something out is never the large button, nor its key.
void PromptMaker::leaveOutButton(const Action& action, const char* label) {
  PromptButton button = act(action);
  if (label) button.label = say(label);
  button.key = keyTitleOf(KeyUse::LeaveOut);
  for (const auto& option : book_.all())
    if (option.action == action && !option.allowed()) {
      button.enabled = false;
      button.hint = words_.refusal(option.refusal, view_, language_);
    }
  out_.others.push_back(button);
}

naruto::RewardRace PromptMaker::race(PlayerId player) const {
  return naruto::reward_race({asked_.match.state(), asked_.match.rules()}, player);
}

/// Something else can be done here than to pass; of a covered hand nobody is told.
bool PromptMaker::usesLeft() const {
  const auto& own = view_.players[out_.player];
  if (covered() && own.hand.count + own.reinforcement.count > 0) return true;
  return std::any_of(book_.all().begin(), book_.all().end(), [](const naruto::Option& option) {
    return option.allowed() && !std::holds_alternative<naruto::Pass>(option.action) &&
           !std::holds_alternative<naruto::Charge>(option.action);
  });
}

bool PromptMaker::seenInHand(CardId card) const {
  const auto* seen = findSeen(view_, card);
  return seen && seen->zone == naruto::Zone::hand;
}

}  // namespace playsheet
