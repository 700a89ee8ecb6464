// SPDX-License-Identifier: GPL-3.0-or-later
#include <QToolTip>
#include <algorithm>

#include "ui/speech/seat_words.h"
#include "ui/table/hand_hold.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/match_table.h"
#include "ui/table/response_pad.h"
#include "ui/table/stop_lamps.h"
#include "ui/widgets/fingers.h"

/// What stands at each seat's own edge: the lamps of its stops, and the pad at which it answers an open window.
namespace playsheet {

namespace {

/// "southPad", "northPad", "seat3Pad"
QString edgeName(PlayerId player, const char* part) {
  const QString seat = player == PlayerId::south   ? QStringLiteral("south")
                       : player == PlayerId::north ? QStringLiteral("north")
                                                   : QStringLiteral("seat%1").arg(table::index(player) + 1);
  return seat + QLatin1String(part);
}

}  // namespace

void MatchTable::makeEdges() {
  for (const PlayerId player : desk_->players()) {
    lamps_[player]->setObjectName(edgeName(player, "Stops"));
    connect(lamps_[player], &StopLamps::pressed, this, [this, player](int lamp) {
      if (!covered()) desk_->turnStop(player, lamp);
    });
    ResponsePad* pad = pads_[player];
    pad->setObjectName(edgeName(player, "Pad"));
    connect(pad, &ResponsePad::passed, this,
            [this, player] { pressedAtSeat(player, desk_->passButton(player).command); });
    connect(pad, &ResponsePad::responded, this, [this, player] { pressedAtSeat(player, {CommandKind::Respond}); });
    pad->setHeld(desk_->secrecy().level() == Secrecy::Hold);
    connect(pad, &ResponsePad::respondHeld, this, [this, player] {
      pressedAtSeat(player, {CommandKind::Respond});
      if (desk_->prompt().player == player && !desk_->secrecy().atPad()) hold_->begin(pressPlace());
    });
    connect(pad, &ResponsePad::stopped, this, [this, player] {
      if (!covered()) desk_->stopPassing(player);
    });
  }
  connect(desk_, &GameDesk::stopRefused, this, [this](PlayerId player, const QString& sentence) {
    StopLamps* lamps = lamps_[player];
    QToolTip::showText(lamps->mapToGlobal(lamps->rect().center()), sentence, lamps);
    lamps->refuse(sentence);
  });
}

void MatchTable::showEdges() {
  for (const PlayerId player : desk_->players()) {
    showLamps(player);
    showPad(player);
  }
}

void MatchTable::showLamps(PlayerId player) {
  const TableSeat seat = desk_->seat(player);
  const auto say = [&](const char* text) { return desk_->say(text, player); };
  StopLamps::Words words;
  words.group = say(QT_TRANSLATE_NOOP("Match", "%1’s stops")).arg(seat.name);
  words.lit = say(QT_TRANSLATE_NOOP("Match", "On: %1 is asked")).arg(seat.name);
  words.once = say(QT_TRANSLATE_NOOP("Match", "On this time only: %1 is being attacked or targeted")).arg(seat.name);
  words.out = say(QT_TRANSLATE_NOOP("Match", "Off: %1 passes automatically")).arg(seat.name);
  StopLamps* lamps = lamps_[player];
  lamps->show(desk_->stopStates(player), words);
  lamps->setTurned(turnedFor(player));
  const QRect place = sheet_->lampsRect(player);
  lamps->setVisible(!place.isEmpty());
  if (!place.isEmpty()) lamps->setGeometry(place.translated(sheet_->pos()));
}

namespace {

ResponsePad::State padStateOf(const GameDesk& desk, PlayerId player) {
  using State = ResponsePad::State;
  const bool other = desk.still() || desk.consentAsked() || desk.deskOpen() || desk.over();
  if (other || desk.guided() || desk.secrecy().curtain()) return State::Away;
  if (desk.passingOn(player)) return State::Passing;
  if (desk.secrecy().level() == Secrecy::Open || !desk.padAsked() || !desk.padsAtEdges()) return State::Away;
  if (desk.decider() != player) return State::Waits;
  if (!desk.secrecy().atPad() || desk.secrecy().handShown(player)) return State::Away;  // the bar asks
  return desk.handCount(player) > 0 ? State::Asked : State::AskedPass;
}

}  // namespace

void MatchTable::showPad(PlayerId player) {
  const TableSeat seat = desk_->seat(player);
  const auto say = [&](const char* text) { return desk_->say(text, player); };
  ResponsePad::Words words;
  words.name = seat.name;
  words.mark = seat.mark;
  words.pass = desk_->passButton(player).label;
  words.respond = say(QT_TRANSLATE_NOOP("Match", "Respond"));
  words.stop = say(QT_TRANSLATE_NOOP("Match", "Passing until the phase ends"));
  words.waits = say(QT_TRANSLATE_NOOP("Match", "%1 waits")).arg(seat.name);
  words.passKey = seatKeyTitle(KeyUse::Pass, player);
  words.respondKey = seatKeyTitle(KeyUse::Respond, player);
  pads_[player]->show(padStateOf(*desk_, player), words);
  pads_[player]->setTurned(turnedFor(player));
  if (pads_[player]->isVisible()) pads_[player]->move(padPlace(player).topLeft());
}

/// Over the village, at the right end of the seat's own edge; where cards lie there further left, at the other edge, in
/// the band, or over the seat itself.
QRect MatchTable::padPlace(PlayerId player) const {
  const int gap = look_.gap(6);
  const QRect village = sheet_->zoneRect(SheetPlace::Village, player).translated(sheet_->pos());
  const QRect band = sheet_->zoneRect(SheetPlace::Band, player).translated(sheet_->pos());
  const QRect seat = sheet_->zoneRect(SheetPlace::Hand, player).translated(sheet_->pos());
  const QSize pad = pads_[player]->size();
  const bool seat_below = sheet_->zoneRect(SheetPlace::Deck, player).center().y() > village.center().y();
  const auto own = [&](const QRect& zone) {
    return seat_below ? zone.bottom() - gap - pad.height() : zone.top() + gap;
  };
  const auto inner = [&](const QRect& zone) {
    return seat_below ? zone.top() + gap : zone.bottom() - gap - pad.height();
  };
  return besideCards(pad, {village.left() + gap, village.right() - gap},
                     {own(village), inner(village), own(band), inner(band), seat.center().y() - pad.height() / 2})
      .rect;
}

}  // namespace playsheet
