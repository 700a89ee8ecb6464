// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDragMoveEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

#include "engine/naruto/decks/formats/deck_import.h"
#include "ui/decks/copies_cell.h"
#include "ui/decks/deck_tree.h"
#include "ui/decks/pool_view.h"
#include "ui/faces/fonts.h"
#include "ui/table/key_titles.h"
#include "ui/widgets/drag_watch.h"

/// What keys and mouse do in the tree of a deck, and what is dragged out of it and onto it.
namespace playsheet {

void DeckTree::keyPressEvent(QKeyEvent* event) {
  const QString code = currentCode();
  const naruto::DeckPile pile = currentPile();
  if (!code.isEmpty()) switch (event->key()) {
      case Qt::Key_Plus:
      case Qt::Key_Return:
      case Qt::Key_Enter:
        return emit changeAsked(code, 1, pile);
      case Qt::Key_Minus:
        return emit changeAsked(code, -1, pile);
      case Qt::Key_Delete:
        return emit changeAsked(code, -99, pile);
      case Qt::Key_M:
        return emit moveAsked(code, pile,
                              pile == naruto::DeckPile::deck ? naruto::DeckPile::sideboard : naruto::DeckPile::deck);
      default:
        break;
    }
  QTreeWidget::keyPressEvent(event);
}

/// A click on a plus or a minus.
bool DeckTree::stepsAt(const QPoint& at) {
  const QModelIndex index = indexAt(at);
  QTreeWidgetItem* item = itemAt(at);
  const int step = item && index.column() == kCopies ? copies_->stepAt(at, visualRect(index)) : 0;
  const QString code = item ? item->data(kCard, kCodeRole).toString() : QString();
  if (step == 0 || code.isEmpty()) return false;
  setCurrentItem(item);
  emit changeAsked(code, step, pileOf(item));  // the rows are others now
  return true;
}

void DeckTree::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !stepsAt(event->pos())) QTreeWidget::mousePressEvent(event);
}

void DeckTree::mouseDoubleClickEvent(QMouseEvent* event) {
  if (!stepsAt(event->pos())) QTreeWidget::mouseDoubleClickEvent(event);
}

void DeckTree::contextMenuEvent(QContextMenuEvent* event) {
  using naruto::DeckPile;
  const QTreeWidgetItem* item = event->reason() == QContextMenuEvent::Mouse
                                    ? itemAt(viewport()->mapFromGlobal(event->globalPos()))
                                    : currentItem();
  const QString code = item ? item->data(kCard, kCodeRole).toString() : QString();
  if (code.isEmpty()) return;
  const DeckPile pile = pileOf(item);
  QMenu menu(this);
  menu.setObjectName(QStringLiteral("deckRowMenu"));
  const auto change = [&](const QString& words, const QString& key, int by) {
    menu.addAction(words + QLatin1Char('\t') + key, this, [this, code, by, pile] { emit changeAsked(code, by, pile); });
  };
  change(tr("Add one"), QStringLiteral("+"), 1);
  change(tr("Remove one"), QStringLiteral("−"), -1);
  change(tr("Remove all"), keyTitle(QKeySequence(Qt::Key_Delete)), -99);
  menu.addSeparator();
  const auto put = [&](const QString& words, DeckPile to) {
    if (to != pile) menu.addAction(words, this, [this, code, pile, to] { emit moveAsked(code, pile, to); });
  };
  put(tr("Add one to the deck"), DeckPile::deck);
  put(tr("Add one to the sideboard"), DeckPile::sideboard);
  put(tr("Add one to the reinforcement deck"), DeckPile::reinforcement);
  menu.exec(event->globalPos());
}

/// An empty deck says how it is filled.
void DeckTree::paintEvent(QPaintEvent* event) {
  QTreeWidget::paintEvent(event);
  if (!deck_.cards.empty() || !deck_.sideboard.empty() || !deck_.reinforcement.empty()) return;
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  const QSize size(std::min(look_.gap(340), viewport()->width() - 40), look_.gap(110));
  const QRect box(QPoint((viewport()->width() - size.width()) / 2, (viewport()->height() - size.height()) / 2), size);
  painter.setPen(QPen(look_.theme().line2, 1.5, Qt::DashLine));
  painter.drawRoundedRect(box, 9, 9);
  painter.setPen(look_.theme().muted);
  painter.setFont(fonts::ui(look_.px(14)));
  painter.drawText(box.adjusted(14, 8, -14, -8), Qt::AlignCenter | Qt::TextWordWrap,
                   tr("Drop cards here or press + in the list. The box at the top left has ready-made decks to copy."));
}

void DeckTree::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  setColumnWidth(kCopies, look_.gap(104));
  setColumnWidth(kCost, look_.gap(52));
  setColumnWidth(kPower, look_.gap(48));
  setColumnWidth(kCard, viewport()->width() - look_.gap(204));
}

QStringList DeckTree::mimeTypes() const { return {QLatin1String(kCardsMime)}; }

QMimeData* DeckTree::mimeData(const QList<QTreeWidgetItem*>& items) const {
  QStringList codes;
  for (const QTreeWidgetItem* item : items) codes.append(item->data(kCard, kCodeRole).toString());
  auto* dragged = new QMimeData;
  dragged->setData(QLatin1String(kCardsMime), codes.join(QLatin1Char('\n')).toUtf8());
  if (!items.isEmpty())
    dragged->setData(QLatin1String(kPileMime), QByteArray::number(static_cast<int>(pileOf(items.front()))));
  return dragged;
}

void DeckTree::startDrag(Qt::DropActions actions) {
  const DragWatch watch(this);
  QTreeWidget::startDrag(actions);
}

void DeckTree::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(QLatin1String(kCardsMime))) event->acceptProposedAction();
}

void DeckTree::dragMoveEvent(QDragMoveEvent* event) { event->acceptProposedAction(); }

void DeckTree::dropEvent(QDropEvent* event) {
  const QTreeWidgetItem* under = itemAt(event->position().toPoint());
  const naruto::DeckPile to = pileOf(under);
  const QString codes = QString::fromUtf8(event->mimeData()->data(QLatin1String(kCardsMime)));
  for (const QString& code : codes.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
    if (event->mimeData()->hasFormat(QLatin1String(kPileMime)))
      emit moveAsked(code, static_cast<naruto::DeckPile>(event->mimeData()->data(QLatin1String(kPileMime)).toInt()),
                     to);
    else
      emit changeAsked(code, 1, to);
  }
  event->acceptProposedAction();
}

}  // namespace playsheet
