// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/table/curtain.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"
#include "ui/table/outside.h"

/// When the table is covered, and by what.
namespace playsheet {

/// Nothing under the curtain is meant, nor while it is still there when it has been opened.
bool MatchTable::covered() const { return controller_->secrecy().curtain() || curtain_->lifting(); }

void MatchTable::showCurtain() {
  const auto player = controller_->secrecy().curtain();
  if (!player) {
    curtain_->lift();
    return;
  }
  sheet_->finishAnimations();
  const auto& seat = controller_->plan().seats[*player];
  const auto& words = controller_->words();
  const auto say = [&](const char* text) { return words.say(seat.language, text); };
  Curtain::Words text;
  text.name = seat.name;
  text.mark = seat.mark;
  text.key = seatKeyTitle(KeyUse::ShowHand, *player);
  text.before = say(QT_TRANSLATE_NOOP("Match", "Hold"));
  text.after = say(QT_TRANSLATE_NOOP("Match", "to open"));
  if (controller_->view().turn > 0)
    text.facts = say(QT_TRANSLATE_NOOP("Match", "Turn %1. Active player: %2."))
                     .arg(controller_->view().turn)
                     .arg(words.playerName(controller_->view().active));
  if (const QString outside = outsideSentence(controller_->match(), words, seat.language); !outside.isEmpty())
    text.facts = outside;
  text.away = say(QT_TRANSLATE_NOOP("Match", "%1, please look away.")).arg(words.playerName(table::other(*player)));
  curtain_->setGeometry(rect());
  curtain_->show(*player, text);
}

}  // namespace playsheet
