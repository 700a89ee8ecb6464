// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/panel_place.h"
#include "ui/log/log_view.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/table/card_reader.h"
#include "ui/table/phase_strip.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/table/still_panel.h"
#include "ui/widgets/action_button.h"

/// Where on the table that lies which a lesson speaks of, and where its words stand.
namespace playsheet {
namespace {

using What = naruto::LessonPoint::What;
using naruto::Zone;

SheetPlace placeOf(const naruto::LessonPoint& point) {
  return point.what == What::marker ? SheetPlace::TurnMarker : playsheet::placeOf(point.zone);
}

}  // namespace

QRect LessonTable::within(const QWidget* widget, const QRect& rect) const {
  return rect.isEmpty() ? QRect() : QRect(widget->mapTo(this, rect.topLeft()), rect.size());
}

QRect LessonTable::rectOf(const QWidget* widget) const {
  return widget->isVisibleTo(this) ? within(widget, widget->rect()) : QRect();
}

QRect LessonTable::cardRect(CardId card) const {
  const Sheet* sheet = table_->sheet();
  if (const QRect rect = sheet->cardRect(card); !rect.isEmpty()) return within(sheet, rect);
  const CardTray* tray = table_->tray();
  return tray->isVisibleTo(this) ? within(tray, tray->cardRect(card)) : QRect();
}

bool LessonTable::isMarked(CardId card) const {
  const auto& marked = narutoDeskOf(table_)->marked();
  return std::find(marked.begin(), marked.end(), card) != marked.end();
}

/// The button that carries out this action now.
QRect LessonTable::buttonRect(const Action& action) const {
  const Prompt& prompt = table_->desk()->prompt();
  const Command command = commandOf(CommandKind::Act, action);
  const bool confirms = prompt.primary.command.kind == CommandKind::ConfirmMarked && isMarked(subjectOf(action));
  if (prompt.primary.command == command || confirms) return rectOf(table_->bar()->primary());
  for (std::size_t i = 0; i < prompt.others.size(); ++i)
    if (prompt.others[i].command == command) return rectOf(table_->bar()->other(static_cast<int>(i)));
  for (std::size_t i = 0; i < prompt.choices.size(); ++i)
    if (prompt.choices[i].command == command) return rectOf(table_->choices()->button(static_cast<int>(i)));
  return {};
}

QRect LessonTable::rectOf(const naruto::LessonPoint& point) const {
  const Sheet* sheet = table_->sheet();
  switch (point.what) {
    case What::card:
      return cardRect(run_.find(point.card, narutoDeskOf(table_)->match().state()));
    case What::zone:
    case What::marker:
      return within(sheet, sheet->zoneRect(placeOf(point), point.player));
    case What::lanes:
    case What::clash:
      return within(sheet, sheet->zoneRect(SheetPlace::Band, PlayerId::south));
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
  const auto* controller = narutoDeskOf(table_);
  const auto wanted = run_.wanted();
  const auto selected = controller->selected();
  const auto is_selected = [&](const Action& action) {
    return (selected && subjectOf(action) == *selected) || isMarked(subjectOf(action));
  };
  const bool chosen = std::any_of(wanted.begin(), wanted.end(), is_selected);
  for (const Action& action : wanted) {
    if (chosen && !is_selected(action)) continue;
    const CardId subject = subjectOf(action);
    const CardId partner = partnerOf(action);
    QRect rect = !chosen && subject != kNoCard  ? cardRect(subject)
                 : chosen && partner != kNoCard ? cardRect(partner)
                                                : buttonRect(action);
    if (!rect.isEmpty() && !rects.contains(rect)) rects.append(rect);
  }
}

QVector<QRect> LessonTable::pointed() const {
  QVector<QRect> rects;
  for (const naruto::LessonPoint& point : run_.now().points)
    if (const QRect rect = rectOf(point); !rect.isEmpty()) rects.append(rect);
  if (run_.program()) return rects;
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
  panel_->setLook(look, table_->wordSizes().scale(Surface::Sheet));
  const Sheet* sheet = table_->sheet();
  PanelRoom where;
  where.room = QRect(0, 0, width(), sheet->height()).adjusted(6, 6, -6, -6);
  for (const QWidget* read :
       {static_cast<const QWidget*>(table_->side()->reader()), static_cast<const QWidget*>(table_->side()->log())})
    if (const QRect rect = rectOf(read); !rect.isEmpty()) where.cards.append(rect);
  where.pointed = pointed();
  if (placed_ == run_.step()) where.stands = panel_->pos();
  placed_ = run_.step();
  for (const QWidget* other :
       {static_cast<const QWidget*>(table_->stillness()), static_cast<const QWidget*>(table_->choices()),
        static_cast<const QWidget*>(table_->tray()), static_cast<const QWidget*>(table_->names())})
    if (const QRect rect = rectOf(other); !rect.isEmpty()) where.kept.append(rect);
  if (const QRect chain = within(sheet, sheet->chainRect()); !chain.isEmpty()) where.kept.append(chain);
  for (const PlayerId player : table::kPlayers)
    for (const SheetPlace place : {SheetPlace::Chakra, SheetPlace::Rewards, SheetPlace::Deck, SheetPlace::TurnMarker})
      if (const QRect rect = within(sheet, sheet->zoneRect(place, player)); !rect.isEmpty()) where.cards.append(rect);
  if (!narutoDeskOf(table_)->view().battles.empty())  // sums and outlooks
    where.cards.append(within(sheet, sheet->zoneRect(SheetPlace::Band, PlayerId::south)));
  const auto& state = narutoDeskOf(table_)->match().state();
  for (std::size_t card = 0; card < state.card_count; ++card)
    if (const QRect rect = cardRect(static_cast<CardId>(card)); !rect.isEmpty()) where.cards.append(rect);
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
