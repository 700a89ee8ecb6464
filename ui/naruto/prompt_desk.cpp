// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/naruto/prompt_maker.h"

/// What the bar asks and says at the judge's desk (N-CR-05).
namespace playsheet {

void PromptMaker::desk() {
  out_.rule = QStringLiteral("N-CR-05");
  if (asked_.desk == DeskState::Asked) {
    out_.player = table::other(view_.choice.player);
    language_ = asked_.languages[out_.player];
    return parts().deskConsent();
  }
  parts().desk(QT_TRANSLATE_NOOP("Match", "Decks and markers…"));
  if (asked_.searched) parts().deckNames(*asked_.searched, asked_.deckCards);
  secrecyButtons();
  if (!asked_.guided) parts().undoButtons(asked_.takeBack);
}

}  // namespace playsheet
