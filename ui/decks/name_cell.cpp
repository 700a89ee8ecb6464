// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/name_cell.h"

#include <QApplication>
#include <QPainter>

#include "ui/faces/fonts.h"

namespace playsheet {

void NameCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const QString beside = index.data(kBesideNameRole).toString();
  if (beside.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
  const QFont font = fonts::ui(look_.px(13));
  const int wide = static_cast<int>(QFontMetricsF(font).horizontalAdvance(beside)) + look_.gap(14);
  QStyleOptionViewItem ground = option;
  initStyleOption(&ground, index);
  const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, option.widget);
  QStyleOptionViewItem narrow = option;
  narrow.rect.setRight(option.rect.right() - wide);
  QStyledItemDelegate::paint(painter, narrow, index);
  painter->save();
  painter->setFont(font);
  painter->setPen(index.data(kWarningRole).toBool() ? look_.theme().bad : look_.theme().muted);
  painter->drawText(option.rect.adjusted(0, 0, -look_.gap(6), 0), Qt::AlignRight | Qt::AlignVCenter, beside);
  painter->restore();
}

}  // namespace playsheet
