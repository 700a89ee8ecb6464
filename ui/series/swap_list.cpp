// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/series/swap_list.h"

#include <QDrag>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/widgets/drag_watch.h"

namespace playsheet {
namespace {

enum Role { Code = Qt::UserRole, Count, Change };

/// The count, the name, what has changed, the code.
class RowPainter : public QStyledItemDelegate {
 public:
  RowPainter(const Look& look, QObject* parent) : QStyledItemDelegate(parent), look_(look) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
    return {look_.gap(200), look_.gap(28)};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& t = look_.theme();
    const int count = index.data(Count).toInt();
    const int change = index.data(Change).toInt();
    const QRectF row = QRectF(option.rect).adjusted(2, 1, -2, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (change != 0 || (option.state & QStyle::State_MouseOver)) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(change != 0 ? mix(t.surface, t.accent, 0.16) : t.raised);
      painter->drawRoundedRect(row, 6, 6);
    }
    if ((option.state & QStyle::State_Selected) && (option.state & QStyle::State_HasFocus)) {
      painter->setPen(QPen(t.focus, 2));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(row.adjusted(1, 1, -1, -1), 6, 6);
    }
    painter->setFont(fonts::card(look_.px(17), 700));
    painter->setPen(count == 0 ? t.muted : t.text);
    painter->drawText(QRectF(row.left(), row.top(), look_.px(32), row.height()), Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(count));
    qreal right = row.right() - look_.px(8);
    painter->setFont(fonts::card(look_.px(13)));
    painter->setPen(t.muted);
    painter->drawText(QRectF(right - look_.px(62), row.top(), look_.px(62), row.height()),
                      Qt::AlignRight | Qt::AlignVCenter, index.data(Code).toString());
    right -= look_.px(66);
    if (change != 0) {
      painter->setFont(fonts::card(look_.px(16), 700));
      painter->setPen(t.text);
      painter->drawText(QRectF(right - look_.px(30), row.top(), look_.px(30), row.height()),
                        Qt::AlignRight | Qt::AlignVCenter,
                        QStringLiteral("%1%2").arg(change > 0 ? QLatin1Char('+') : QChar(0x2212)).arg(qAbs(change)));
      right -= look_.px(34);
    }
    const QFont font = fonts::ui(look_.px(14), change == 0 ? 400 : 600);
    const qreal left = row.left() + look_.px(44);
    painter->setFont(font);
    painter->setPen(count == 0 ? t.muted : t.text);
    painter->drawText(
        QRectF(left, row.top(), right - left, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(index.data(Qt::DisplayRole).toString(), Qt::ElideRight, right - left));
    painter->restore();
  }

 private:
  const Look& look_;
};

}  // namespace

SwapList::SwapList(Qt::Key outward, QWidget* parent) : QListWidget(parent), outward_(outward) {
  setItemDelegate(new RowPainter(look_, this));
  setSelectionMode(QAbstractItemView::SingleSelection);
  setDragDropMode(QAbstractItemView::DragDrop);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  setUniformItemSizes(true);
  viewport()->setAutoFillBackground(false);
  connect(this, &QListWidget::itemClicked, this, &SwapList::moveOne);
}

void SwapList::setLook(const Look& look) {
  look_ = look;
  doItemsLayout();
  viewport()->update();
}

void SwapList::setCovered(const QString& sentence) {
  covered_ = sentence;
  rows_.clear();
  clear();
  viewport()->update();
}

/// The rows keep their places while a person clicks; the current one stays the current one.
void SwapList::setRows(const std::vector<SwapRow>& rows) {
  covered_.clear();
  const auto same_card = [](const SwapRow& a, const SwapRow& b) { return a.code == b.code; };
  const bool same = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_card);
  const QString current = currentItem() ? currentItem()->data(Code).toString() : QString();
  rows_ = rows;
  if (!same) {
    clear();
    for (std::size_t i = 0; i < rows.size(); ++i) addItem(new QListWidgetItem);
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    QListWidgetItem* line = item(static_cast<int>(i));
    const SwapRow& row = rows[i];
    line->setText(row.name);
    line->setToolTip(row.text);
    line->setData(Code, row.code);
    line->setData(Count, row.count);
    line->setData(Change, row.change);
    line->setData(Qt::AccessibleTextRole, QStringLiteral("%1 %2").arg(row.count).arg(row.name));
    if (!same && row.code == current) setCurrentItem(line);
  }
  if (!currentItem() && count() > 0) setCurrentRow(0);
}

void SwapList::moveOne(const QListWidgetItem* line) {
  if (line && line->data(Count).toInt() > 0) emit moved(line->data(Code).toString());
}

/// Letters are left to the dialog: the seats have theirs.
void SwapList::keyPressEvent(QKeyEvent* event) {
  const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  const int key = event->key();
  if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space || key == outward_))
    moveOne(currentItem());
  else if (plain && key >= Qt::Key_A && key <= Qt::Key_Z)
    event->ignore();
  else
    QListWidget::keyPressEvent(event);
}

/// One copy at a time, so it is a copy that travels and the row stays where it is.
void SwapList::startDrag(Qt::DropActions) {
  const QListWidgetItem* line = currentItem();
  if (!line || line->data(Count).toInt() == 0) return;
  const QRect place = visualItemRect(line);
  auto* drag = new QDrag(this);
  auto* carried = new QMimeData;
  carried->setText(line->text());
  drag->setMimeData(carried);
  drag->setPixmap(viewport()->grab(place));
  drag->setHotSpot(viewport()->mapFromGlobal(QCursor::pos()) - place.topLeft());
  const DragWatch watch(this);
  drag->exec(Qt::CopyAction);
}

bool SwapList::fromOther(const QDropEvent* event) const {
  const auto* source = qobject_cast<const SwapList*>(event->source());
  return source && source != this && source->window() == window();
}

void SwapList::dragEnterEvent(QDragEnterEvent* event) { event->setAccepted(fromOther(event)); }
void SwapList::dragMoveEvent(QDragMoveEvent* event) { event->setAccepted(fromOther(event)); }

void SwapList::dropEvent(QDropEvent* event) {
  if (!fromOther(event)) return;
  event->setDropAction(Qt::CopyAction);
  event->accept();
  auto* source = qobject_cast<SwapList*>(event->source());
  source->moveOne(source->currentItem());
}

void SwapList::paintEvent(QPaintEvent* event) {
  QPainter painter(viewport());
  const Theme& t = look_.theme();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(t.line, 1));
  painter.setBrush(t.surface);
  painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  if (!covered_.isEmpty()) {
    const qreal side = look_.px(30);
    const QPointF middle = QRectF(viewport()->rect()).center();
    paintActionIcon(painter, QStringLiteral("hidden"),
                    {middle.x() - side / 2, middle.y() - side - look_.px(8), side, side}, t.muted, t.surface);
    painter.setFont(fonts::ui(look_.px(14)));
    painter.setPen(t.muted);
    painter.drawText(QRectF(look_.px(16), middle.y(), viewport()->width() - look_.px(32), look_.px(60)),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, covered_);
  }
  painter.end();
  QListWidget::paintEvent(event);
}

}  // namespace playsheet
