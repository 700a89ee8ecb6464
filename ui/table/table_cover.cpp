// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/speech/seat_words.h"
#include "ui/table/curtain.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"

/// When the table is covered, and by what.
namespace playsheet {

/// Nothing under the curtain is meant, nor while it is still there when it has been opened.
bool MatchTable::covered() const { return desk_->secrecy().curtain() || curtain_->lifting(); }

void MatchTable::showCurtain() {
  const auto player = desk_->secrecy().curtain();
  if (!player) {
    curtain_->lift();
    return;
  }
  sheet_->finishAnimations();
  const TableSeat seat = desk_->seat(*player);
  const auto say = [&](const char* text) { return desk_->say(text, *player); };
  Curtain::Words text;
  text.name = seat.name;
  text.mark = seat.mark;
  text.key = seatKeyTitle(KeyUse::ShowHand, *player);
  text.before = say(QT_TRANSLATE_NOOP("Match", "Hold"));
  text.after = say(QT_TRANSLATE_NOOP("Match", "to open"));
  text.facts = desk_->curtainFacts(*player);
  text.away =
      desk_->playerCount() > 2
          ? say(QT_TRANSLATE_NOOP("Match", "Everybody else, please look away."))
          : say(QT_TRANSLATE_NOOP("Match", "%1, please look away.")).arg(desk_->seat(table::other(*player)).name);
  curtain_->setGeometry(rect());
  curtain_->show(*player, text);
}

}  // namespace playsheet
