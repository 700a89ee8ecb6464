// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <algorithm>

#include "ui/naruto/foresight.h"
#include "ui/naruto/prompt_maker.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"

/// The question that is asked once before something is given up.
namespace playsheet {

QString PromptMaker::doubtSentence() const {
  const auto both = [&](const QString& first, const char* second) {
    return QStringLiteral("%1. %2").arg(first, say(second));
  };
  switch (asked_.doubt->why) {
    case Doubt::Unseen:
      return view_.choice.kind == naruto::ChoiceKind::look
                 ? say(QT_TRANSLATE_NOOP("Match", "Nobody has looked at these cards yet. Continue anyway?"))
                 : say(QT_TRANSLATE_NOOP("Match", "Nobody has looked at the hand yet. Continue anyway?"));
    case Doubt::Hand:
      return say(QT_TRANSLATE_NOOP("Match", "The whole hand will be replaced. Take the mulligan?"));
    case Doubt::Deployment:
      return say(QT_TRANSLATE_NOOP("Match", "A Ninja can still be deployed this turn. End the phase anyway?"));
    case Doubt::Attack:
      return say(QT_TRANSLATE_NOOP("Match", "A team can attack. Skip the attack anyway?"));
    case Doubt::Block:
      return both(raceSentence(words_, language_, race(table::other(out_.player)), table::other(out_.player)),
                  QT_TRANSLATE_NOOP("Match", "Let it through anyway?"));
  }
  return {};
}

/// Enter goes back. What was pressed has to be pressed once more, and stands elsewhere; what shows the hand stays where
/// it was.
void PromptMaker::doubt() {
  const Command pressed = commandOf(CommandKind::Act, asked_.doubt->action);
  PromptButton anyway = act(asked_.doubt->action);
  const auto keep = [&](const PromptButton& button) {
    if (button.command == pressed) anyway = button;
    return button.command.kind == CommandKind::ShowHand || button.command.kind == CommandKind::HideHand;
  };
  const bool large = out_.primary.command == pressed;
  keep(out_.primary);
  std::erase_if(out_.others, [&](const PromptButton& button) { return !keep(button); });
  anyway.command.kind = CommandKind::ActAnyway;
  anyway.key = keyTitleOf(KeyUse::LeaveOut);
  anyway.otherKey.clear();
  out_.others.insert(large ? out_.others.begin() : out_.others.end(), anyway);
  out_.choices.clear();
  out_.sentence = doubtSentence();
  out_.primary = parts().button(QT_TRANSLATE_NOOP("Match", "Go back"), {CommandKind::KeepChoosing});
  parts().enterKey(out_.primary);
}

}  // namespace playsheet
