// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

#include "ui/sheet/ledger_words.h"
#include "ui/sheet/sheet_names.h"
#include "ui/sheet/sheet_private.h"

namespace playsheet {

using table::PlayerId;

QRectF Sheet::Private::ghostRect() const { return dragged.rect.translated(pointer - pressedAt); }

void Sheet::Private::hover(const QPointF& at) {
  q->setCursor(ruleAt(at).isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (bubble.isShown()) {
    q->update();  // the id in it is lit under the pointer
  }
  showSources(sourcesAt(at));
  const SheetSpot spot = spotAt(at);
  const int card = spot.card.value_or(-1);
  if (spot.lane != hoveredLane) {
    hoveredLane = spot.lane;
    stale = true;
    q->update();
  }
  if (card != hovered) {
    hovered = card;
    q->update();
    emit q->cardHovered(card);
  }
}

/// The cards of the ledger line there, the later drawn one before those under it.
QSet<int> Sheet::Private::sourcesAt(const QPointF& at) const {
  for (auto line = lines.crbegin(); line != lines.crend(); ++line) {
    if (line->rect.contains(at)) {
      return {line->card, line->source};
    }
  }
  return {};
}

/// What gives this card its figures in a battle, where others do.
QSet<int> Sheet::Private::sourcesOf(int card) const {
  QSet<int> cards;
  if (card < 0) {
    return cards;
  }
  for (const SceneLane& lane : scene.lanes) {
    for (const SceneSide& side : lane.sides.values) {
      for (const SceneRow& row : side.ledger) {
        if (row.card == card && row.source != card) {
          cards.insert(row.source);
        }
      }
    }
  }
  return cards;
}

void Sheet::Private::showSources(const QSet<int>& cards) {
  if (cards == sources) {
    return;
  }
  sources = cards;
  stale = true;  // piles are marked on the ground
  q->update();
}

void Sheet::Private::click(const SheetSpot& spot, const QPointF& at) {
  if (const PlacedCard* behind = layout.behindArrow(at)) {
    turnPageTo(behind->player, behind->id);
    return;
  }
  const PlacedCard* card = layout.cardAt(at);
  const bool inDrawer = layout.drawers[spot.player].rect.contains(at);
  if (inDrawer && card == nullptr) {
    closeDrawers(spot.player);
    return;
  }
  const bool topOfPile = opensAsDrawer(spot.place) && !inDrawer;
  if (spot.card && !(topOfPile && !dressing.marks.value(*spot.card).marked())) {
    emit q->cardClicked(*spot.card);
    return;
  }
  if (topOfPile) {
    toggleDrawer(spot.place, spot.player);
  }
  emit q->spotClicked(spot);
}

/// The page of a village on which this card lies. Nothing else moves.
void Sheet::Private::turnPageTo(PlayerId player, int card) {
  villageAt[player] = card;
  layout = layOut(layoutInput());
  stale = true;
  q->update();
}

/// A card that is held over the arrow to another page turns it, so that it can be let go there.
void Sheet::Private::tellDraggedOver() {
  const PlacedCard* behind = layout.behindArrow(pointer);
  if (!std::exchange(onArrow, behind != nullptr) && behind != nullptr) {
    turnPageTo(behind->player, behind->id);
  }
  SheetSpot spot = spotAt(pointer);
  if (spot.card == dragged.id) {
    spot.card.reset();
  }
  if (spot != aimed) {
    aimed = spot;
    emit q->draggedOver(dragged.id, spot);
  }
}

void Sheet::Private::drop(const QPointF& at) {
  const int card = dragged.id;
  const QRectF from = ghostRect();
  dragging = false;
  aimed = {};
  dropped.insert(card, from);
  SheetSpot spot = spotAt(at);
  if (spot.card == card) {
    spot.card.reset();
  }
  emit q->dragged(card, spot);
  if (dropped.remove(card) > 0) {  // nobody showed another scene
    flyHome(from);
  }
  turnAtRest();
  q->update();
}

/// The card that was dragged, back to where it was.
void Sheet::Private::flyHome(const QRectF& from) {
  Flight back;
  back.card = dragged;
  back.from = from;
  back.to = dragged.rect;
  back.duration = 200;
  flights.start({back}, pace);
}

/// Nothing is held any more; whether a card was.
bool Sheet::Private::letGo() {
  lost.end();
  pressed = onArrow = false;
  pressedRule.clear();
  aimed = {};
  return std::exchange(dragging, false);
}

bool Sheet::dragging() const { return d_->dragging; }

void Sheet::putBack() {
  const QRectF from = d_->ghostRect();
  if (!d_->letGo()) {
    return;
  }
  endForetelling();
  d_->flyHome(from);
  d_->turnAtRest();
  update();
}

void Sheet::lookAt(const QPoint& at) {
  d_->pointer = at;
  d_->hover(at);
}

/// A card that is no longer shown, or lies elsewhere, cannot be in somebody's hand: it was covered, or played
/// meanwhile.
void Sheet::Private::endLostDrag() {
  const int held = dragging ? dragged.id : pressed ? pressedSpot.card.value_or(-1) : -1;
  if (held < 0) {
    return;
  }
  const PlacedCard* card = layout.find(held);
  const SheetPlace before = dragging ? dragged.place : pressedSpot.place;
  const bool leftOut = before == SheetPlace::StandBy && card != nullptr && card->place == SheetPlace::Village;
  if (card != nullptr && (card->place == before || leftOut)) {
    return;
  }
  letGo();
  dragged = {};
  q->endForetelling();
  q->update();
}

void Sheet::mousePressEvent(QMouseEvent* event) {
  const PlayerId before = bottom();
  if (event->button() == Qt::LeftButton) {
    putBack();  // a card that is still in the air was let go where nobody was told of it
  }
  d_->flights.finish();
  if (bottom() != before) {  // this press was meant for the table as it lay
    event->accept();
    return;
  }
  d_->wasDouble = false;
  if (event->button() == Qt::LeftButton) {
    d_->lost.begin();
    d_->pressedRule = d_->ruleAt(event->position());
  }
  if (event->button() == Qt::LeftButton && !d_->pressedRule.isEmpty()) {
    event->accept();
    return;
  }
  if (d_->bubble.isShown()) {
    hideExplanation();
  }
  if (event->button() != Qt::LeftButton) {
    QWidget::mousePressEvent(event);
    return;
  }
  d_->pointTo(std::nullopt);
  d_->pressed = true;
  d_->pressedAt = event->position();
  d_->pressedSpot = d_->spotAt(d_->pressedAt);
  event->accept();
}

void Sheet::mouseMoveEvent(QMouseEvent* event) {
  d_->pointer = event->position();
  const bool far = (d_->pointer - d_->pressedAt).manhattanLength() >= QApplication::startDragDistance();
  if (d_->pressed && !d_->dragging && far && d_->pressedSpot.card) {
    const PlacedCard* card = d_->layout.cardAt(d_->pressedAt);
    if (card != nullptr && card->id >= 0) {  // one that cannot be played may still be charged, or the drop says why not
      d_->dragging = true;
      d_->dragged = *card;
    }
  }
  if (d_->dragging) {
    d_->tellDraggedOver();
    update();
  } else if (!d_->pressed) {
    d_->hover(d_->pointer);
  }
}

void Sheet::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    d_->lost.end();
  }
  if (const QString rule = std::exchange(d_->pressedRule, {}); !rule.isEmpty()) {
    if (d_->ruleAt(event->position()) == rule) {
      emit ruleClicked(rule);
    }
    return;
  }
  if (event->button() != Qt::LeftButton || !d_->pressed) {
    QWidget::mouseReleaseEvent(event);
    return;
  }
  d_->pressed = false;
  d_->pointer = event->position();
  if (d_->dragging) {
    d_->drop(d_->pointer);
    return;
  }
  const SheetSpot spot = d_->spotAt(d_->pointer);
  const bool same = spot.place == d_->pressedSpot.place && spot.player == d_->pressedSpot.player &&
                    spot.card == d_->pressedSpot.card && spot.lane == d_->pressedSpot.lane;
  if (same && !d_->wasDouble) {
    d_->click(spot, d_->pointer);
  }
}

void Sheet::mouseDoubleClickEvent(QMouseEvent* event) {
  const SheetSpot spot = d_->spotAt(event->position());
  mousePressEvent(event);
  if (!d_->pressedRule.isEmpty()) {
    d_->pressedRule.clear();  // meant for the card under the bubble, or a second click on the link
    return;
  }
  if (event->button() == Qt::LeftButton && spot.card) {
    d_->wasDouble = true;
    emit cardDoubleClicked(*spot.card);
  }
}

void Sheet::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  d_->pointer = {-1, -1};
  d_->hover({-1, -1});
}

bool Sheet::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !d_->shown) {
    return QWidget::event(event);
  }
  const auto* help = static_cast<QHelpEvent*>(event);
  if (const QString rule = d_->ruleAt(help->pos()); !rule.isEmpty() && d_->ruleHints) {
    QToolTip::showText(help->globalPos(), d_->ruleHints(rule), this);
    return true;
  }
  const SheetSpot spot = d_->spotAt(help->pos());
  const QString team = teamLedger(d_->context(), help->pos());
  if (!team.isEmpty()) {
    QToolTip::showText(help->globalPos(), team, this);
    return true;
  }
  const bool faceUp = spot.card && spot.place != SheetPlace::Graveyard;
  if (!liesInSeat(spot.place) || faceUp) {
    QToolTip::hideText();
    event->ignore();
    return true;
  }
  QString text = placeDescription(d_->context(), spot.place, spot.player);
  const auto& discard = d_->scene.seats[spot.player][SheetPlace::Graveyard].cards;
  if (spot.place == SheetPlace::Graveyard && !discard.empty()) {
    text += QLatin1Char('\n') + tr("On top: %1").arg(d_->face(discard.back().face).name);
  }
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

}  // namespace playsheet
