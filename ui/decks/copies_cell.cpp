// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/copies_cell.h"

#include <QAbstractItemView>
#include <QPainter>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"

namespace playsheet {

CopiesCell::CopiesCell(bool minus, QObject* parent) : QStyledItemDelegate(parent), minus_(minus) {}

int CopiesCell::stepAt(const QPoint& at, const QRect& cell) const {
  if (at.x() >= cell.right() - side() && at.x() <= cell.right()) return 1;
  return minus_ && at.x() >= cell.left() && at.x() < cell.left() + side() ? -1 : 0;
}

void CopiesCell::paintSign(QPainter& painter, const QRect& box, bool plus, bool pointed) const {
  const Theme& t = look_.theme();
  const qreal half = look_.px(9);
  const QRectF frame(QRectF(box).center() - QPointF(half, half), QSizeF(2 * half, 2 * half));
  if (pointed) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.line);
    painter.drawRoundedRect(frame, 5, 5);
  }
  paintActionIcon(painter, plus ? QStringLiteral("plus") : QStringLiteral("minus"), frame.adjusted(3, 3, -3, -3),
                  t.accent, pointed ? t.line : t.surface);
}

void CopiesCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  if ((index.flags() & Qt::ItemIsDragEnabled) == 0) return;  // a heading
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const QPoint mouse = view ? view->viewport()->mapFromGlobal(QCursor::pos()) : QPoint(-1, -1);
  const int pointed = option.rect.contains(mouse) ? stepAt(mouse, option.rect) : 0;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect& cell = option.rect;
  paintSign(*painter, {cell.right() - side(), cell.top(), side(), cell.height()}, true, pointed > 0);
  if (minus_) paintSign(*painter, {cell.left(), cell.top(), side(), cell.height()}, false, pointed < 0);
  painter->restore();
}

}  // namespace playsheet
