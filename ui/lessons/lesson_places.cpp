// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/panel_place.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/game_desk.h"
#include "ui/table/phase_strip.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/table/still_panel.h"
#include "ui/widgets/action_button.h"

/// Where on the table that lies which a lesson speaks of, and where its words stand.
namespace playsheet {

QRect LessonTable::within(const QWidget* widget, const QRect& rect) const {
  return rect.isEmpty() ? QRect() : QRect(widget->mapTo(this, rect.topLeft()), rect.size());
}

QRect LessonTable::rectOf(const QWidget* widget) const {
  return widget->isVisibleTo(this) ? within(widget, widget->rect()) : QRect();
}

QRect LessonTable::cardRect(int card) const {
  const Sheet* sheet = table_->sheet();
  if (card < 0) return {};
  if (const QRect rect = sheet->cardRect(card); !rect.isEmpty()) return within(sheet, rect);
  const CardTray* tray = table_->tray();
  return tray->isVisibleTo(this) ? within(tray, tray->cardRect(card)) : QRect();
}

bool LessonTable::isMarked(int card) const {
  const auto marked = play_->desk()->markedCards();
  return std::find(marked.begin(), marked.end(), card) != marked.end();
}

/// The button that carries out this move now.
QRect LessonTable::buttonRect(const LessonMove& move) const {
  const Prompt& prompt = play_->desk()->prompt();
  const bool confirms = prompt.primary.command.kind == CommandKind::ConfirmMarked && isMarked(move.card);
  if (prompt.primary.command == move.command || confirms) return rectOf(table_->bar()->primary());
  for (std::size_t i = 0; i < prompt.others.size(); ++i)
    if (prompt.others[i].command == move.command) return rectOf(table_->bar()->other(static_cast<int>(i)));
  for (std::size_t i = 0; i < prompt.choices.size(); ++i)
    if (prompt.choices[i].command == move.command) return rectOf(table_->choices()->button(static_cast<int>(i)));
  return {};
}

QRect LessonTable::rectOf(const LessonSpot& spot) const {
  using What = table::LessonThing;
  const Sheet* sheet = table_->sheet();
  switch (spot.what) {
    case What::card:
      return cardRect(spot.card);
    case What::zone:
    case What::marker:
    case What::lanes:
    case What::clash:
    case What::middle:
    case What::decks:
      return within(sheet, sheet->zoneRect(spot.place, spot.player));
    case What::chain:
      return within(sheet, sheet->chainRect());
    case What::button:
      return rectOf(table_->bar()->primary());
    case What::phases:
      return rectOf(table_->bar()->findChild<PhaseStrip*>());
    case What::reader:
      return rectOf(table_->side()->reader());
    case What::log:
      return rectOf(table_->side()->log());
  }
  return {};
}

/// The card to click first; once it is chosen, the second card or the button.
void LessonTable::pointAtMoves(QVector<QRect>& rects) const {
  const auto moves = play_->moves();
  const auto selected = play_->desk()->selected();
  const auto is_selected = [&](const LessonMove& move) {
    return move.card >= 0 && (move.card == selected || isMarked(move.card));
  };
  const bool chosen = std::any_of(moves.begin(), moves.end(), is_selected);
  for (const LessonMove& move : moves) {
    if (chosen && !is_selected(move)) continue;
    QRect rect = !chosen && move.card >= 0     ? cardRect(move.card)
                 : chosen && move.partner >= 0 ? cardRect(move.partner)
                                               : buttonRect(move);
    if (!rect.isEmpty() && !rects.contains(rect)) rects.append(rect);
  }
}

QVector<QRect> LessonTable::pointed() const {
  QVector<QRect> rects;
  for (const LessonSpot& spot : play_->spots())
    if (const QRect rect = rectOf(spot); !rect.isEmpty()) rects.append(rect);
  if (play_->programDecides()) return rects;
  if (table_->desk()->still())
    rects.append(rectOf(table_->bar()->primary()));
  else
    pointAtMoves(rects);
  return rects;
}

void LessonTable::place() {
  table_->setGeometry(rect());
  pointer_->setGeometry(rect());
  Look look = look_;
  look.scale = scaleForHeight(height());
  panel_->setLook(look, table_->wordSizes().scale(Surface::Sheet) * play_->wordScale());
  const Sheet* sheet = table_->sheet();
  PanelRoom where;
  where.room = QRect(0, 0, width(), sheet->height()).adjusted(6, 6, -6, -6);
  for (const QWidget* read :
       {static_cast<const QWidget*>(table_->side()->reader()), static_cast<const QWidget*>(table_->side()->log())})
    if (const QRect rect = rectOf(read); !rect.isEmpty()) where.cards.append(rect);
  where.pointed = pointed();
  const QRect band = within(sheet, sheet->zoneRect(SheetPlace::Band, PlayerId::south));
  // A game that is played freely is one step: dice in the middle of a ring are not lain upon.
  const bool inTheWay =
      play_->isFree() && table_->desk()->inRing() && play_->fights() && panel_->geometry().intersects(band);
  if (placed_ == play_->step() && !inTheWay) where.stands = panel_->pos();
  placed_ = play_->step();
  for (const QWidget* other :
       {static_cast<const QWidget*>(table_->stillness()), static_cast<const QWidget*>(table_->choices()),
        static_cast<const QWidget*>(table_->tray()), static_cast<const QWidget*>(table_->names())})
    if (const QRect rect = rectOf(other); !rect.isEmpty()) where.kept.append(rect);
  if (const QRect chain = within(sheet, sheet->chainRect()); !chain.isEmpty()) where.kept.append(chain);
  const auto players = table_->desk()->players();
  for (const PlayerId player : players)
    if (const QRect name = within(sheet, sheet->nameRect(player)); !name.isEmpty()) where.kept.append(name);
  for (const PlayerId player : players)
    for (const SheetPlace place : {SheetPlace::Chakra, SheetPlace::Rewards, SheetPlace::Deck, SheetPlace::TurnMarker})
      if (const QRect rect = within(sheet, sheet->zoneRect(place, player)); !rect.isEmpty()) where.cards.append(rect);
  if (play_->fights())  // sums and outlooks
    where.cards.append(band);
  for (int card = 0; card < play_->cards(); ++card)
    if (const QRect rect = cardRect(card); !rect.isEmpty()) where.cards.append(rect);
  panel_->setGeometry(placePanel(panel_->sizes(where.room.width()), where));
  pointer_->point(where.pointed, panel_->geometry());
  pointer_->raise();
  panel_->raise();
  quietBar();
}

/// Where the panel has the button that goes on, no other has its key.
void LessonTable::quietBar() {
  auto* primary = table_->bar()->primary();
  if (panel_->go()->isVisibleTo(this)) {
    if (primary->keyText().isEmpty()) return;
    bar_key_ = primary->keyText();
    primary->setKeyText({});
    primary->setRank(ActionButton::Rank::Plain);
  } else if (!bar_key_.isEmpty()) {
    if (primary->keyText().isEmpty()) primary->setKeyText(bar_key_);
    primary->setRank(ActionButton::Rank::Primary);
    bar_key_.clear();
  }
}

/// Pictures move and cards are chosen: the marks follow. The words stay where they are as long as they are in nobody's
/// way.
void LessonTable::follow() {
  if (!isVisible()) return;
  if (pointed() != pointer_->pointed()) place();
  quietBar();
}

void LessonTable::resizeEvent(QResizeEvent*) { place(); }

}  // namespace playsheet
