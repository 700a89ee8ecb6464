// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/speech/seat_words.h"
#include "ui/table/curtain.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"
#include "ui/table/table_cover.h"
#include "ui/widgets/action_button.h"

/// When the table is covered, and by what.
namespace playsheet {

namespace {

/// What gives the screen back unopened, where the curtain was asked for: the seat may be the wrong one.
const PromptButton* wayBack(const GameDesk& desk) {
  const PromptButton& primary = desk.prompt().primary;
  const bool asked = desk.secrecy().curtain() && primary.command.kind == CommandKind::LookedEnough;
  return asked ? &primary : nullptr;
}

void placeWayBack(QWidget* curtain, GameDesk* desk, const Look& look) {
  auto* button = curtain->findChild<ActionButton*>();
  const PromptButton* back = wayBack(*desk);
  if (button == nullptr && back != nullptr) {
    button = new ActionButton(ActionButton::Rank::Plain, curtain);
    button->setFocusPolicy(Qt::NoFocus);  // the curtain has the keys
    QObject::connect(button, &ActionButton::clicked, desk, [desk] { giveCurtainBack(*desk); });
  }
  if (button == nullptr) return;
  button->setVisible(back != nullptr);
  if (back == nullptr) return;
  button->setLook(look);
  button->setText(back->label);
  button->setKeyText(keyTitleOf(KeyUse::Back));
  const QSize size = button->sizeHint();
  button->setGeometry((curtain->width() - size.width()) / 2, curtain->height() - size.height() - look.gap(24),
                      size.width(), size.height());
}

}  // namespace

void giveCurtainBack(GameDesk& desk) {
  if (const PromptButton* back = wayBack(desk)) desk.press(Command(back->command));
}

/// Nothing under the curtain is meant, nor while it is still there when it has been opened.
bool MatchTable::covered() const { return desk_->secrecy().curtain() || curtain_->lifting(); }

void MatchTable::showCurtain() {
  const auto player = desk_->secrecy().curtain();
  if (!player) {
    placeWayBack(curtain_, desk_, look_);
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
  curtain_->setTurned(turnedFor(*player));
  placeWayBack(curtain_, desk_, look_);
}

}  // namespace playsheet
