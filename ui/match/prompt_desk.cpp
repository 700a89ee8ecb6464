// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/match/prompt_maker.h"

/// What the bar asks and says at the judge's desk (N-CR-05).
namespace playsheet {

/// Allowed with the keys of the seat that is asked, or by holding the button.
void PromptMaker::deskConsent() {
  const PlayerId asker = view_.choice.player;
  out_.player = table::other(asker);
  language_ = c_.plan_.seats[out_.player].language;
  out_.sentence = say(QT_TRANSLATE_NOOP("Match",
                                        "%1 asks for the judge's desk: what you both agree on is changed, outside the "
                                        "rules, until it is closed."))
                      .arg(name(asker));
  out_.rule = QStringLiteral("N-CR-05");
  consentButtons(CommandKind::AllowDesk, CommandKind::RefuseDesk);
}

void PromptMaker::desk() {
  out_.sentence =
      say(QT_TRANSLATE_NOOP("Match", "The judge's desk is open: choose a card or a pile. The log marks every change."));
  out_.rule = QStringLiteral("N-CR-05");
  out_.primary = button(QT_TRANSLATE_NOOP("Match", "Close the desk"), {CommandKind::CloseDesk, naruto::Pass{}});
  enterKey(out_.primary);
  out_.others.push_back(
      button(QT_TRANSLATE_NOOP("Match", "Decks and markers…"), {CommandKind::DeskOfPlayers, naruto::Pass{}}));
  secrecyButtons();
  undoButtons();
}

}  // namespace playsheet
