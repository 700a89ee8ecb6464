// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matches/rate_delegate.h"

#include <QApplication>
#include <QPainter>

namespace playsheet {

void RateDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  const QString figures = cell.text;
  cell.text.clear();
  const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);  // the ground of the row
  const Theme& t = look_.theme();
  const table::WinRate rate{index.data(kWonRole).toInt(), index.data(kPlayedRole).toInt()};
  const QRectF box = QRectF(option.rect).adjusted(look_.px(8), 0, -look_.px(6), 0);
  const qreal words = look_.px(104);
  const QRectF plot(box.left(), box.top(), std::max(box.width() - words, 0.0), box.height());
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setFont(cell.font);
  painter->setPen(t.text);
  painter->drawText(QRectF(box.right() - words, box.top(), words, box.height()), Qt::AlignRight | Qt::AlignVCenter,
                    figures);
  const qreal y = plot.center().y();
  const auto at = [&](double share) { return plot.left() + plot.width() * share; };
  painter->setPen(QPen(t.line2, 1));
  painter->drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
  for (const double share : {0.0, 0.5, 1.0})
    painter->drawLine(QPointF(at(share), y - look_.px(share == 0.5 ? 7 : 4)),
                      QPointF(at(share), y + look_.px(share == 0.5 ? 7 : 4)));
  if (rate.played > 0) {
    const auto [low, high] = rate.interval();
    painter->setPen(QPen(t.text, look_.px(3), Qt::SolidLine, Qt::FlatCap));
    painter->drawLine(QPointF(at(low), y), QPointF(at(high), y));
    painter->setPen(QPen(t.text, 1.5));
    painter->setBrush(t.accent);
    painter->drawEllipse(QPointF(at(rate.share()), y), look_.px(4.5), look_.px(4.5));
  }
  painter->restore();
}

}  // namespace playsheet
