// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/section_list.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/faces/fonts.h"
#include "ui/faces/text_fit.h"

namespace playsheet {
namespace {

constexpr int kHits = Qt::UserRole;
constexpr qreal kListWidth = 244;

class SectionDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void setLook(const Look& look) { look_ = look; }

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    return {look_.gap(120), look_.gap(titleLines(index).size() > 1 ? 46 : 31)};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& t = look_.theme();
    const bool now = option.state.testFlag(QStyle::State_Selected);
    const bool hot = option.state.testFlag(QStyle::State_MouseOver);
    const QVariant hits = index.data(kHits);
    const bool none = hits.isValid() && hits.toInt() == 0;
    const QRectF box = QRectF(option.rect).adjusted(8, 1, -8, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    if (now || hot) {
      painter->setBrush(now ? t.raised : mix(t.surface, t.raised, 0.6));
      painter->drawRoundedRect(box, 7, 7);
    }
    if (now) {
      painter->setBrush(t.accent);
      painter->drawRoundedRect(QRectF(box.left(), box.top() + 6, 3, box.height() - 12), 1.5, 1.5);
    }
    const qreal right = box.right() - 8;
    if (hits.isValid() && !none) {
      const QFont figures = fonts::card(look_.px(14), 700);
      painter->setFont(figures);
      painter->setPen(t.muted);
      painter->drawText(QRectF(box.left(), box.top(), right - box.left(), box.height()),
                        Qt::AlignRight | Qt::AlignVCenter, hits.toString());
    }
    const QFont font = fonts::ui(look_.px(14), now ? 600 : 400);
    painter->setFont(font);
    painter->setPen(none ? mix(t.surface, t.muted, 0.6) : now ? t.text : mix(t.muted, t.text, 0.4));
    const qreal left = box.left() + 12;
    const QStringList lines = titleLines(index);
    const qreal step = look_.px(17);
    qreal middle = box.center().y() - step * static_cast<qreal>(lines.size() - 1) / 2;
    for (const QString& line : lines) {
      painter->drawText(QPointF(left, middle + QFontMetricsF(font).capHeight() / 2), line);
      middle += step;
    }
    painter->restore();
  }

 private:
  /// As wide as it is when it is the present one and has hits; so nothing breaks anew while one reads or searches.
  QStringList titleLines(const QModelIndex& index) const {
    return fitParagraphs(index.data().toString(), fonts::ui(look_.px(14), 600), look_.px(kListWidth - 54), 2);
  }

  Look look_;
};

}  // namespace

SectionList::SectionList(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("ruleSections"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  setItemDelegate(new SectionDelegate(this));
  connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { emit chosen(row(item)); });
  connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { emit chosen(row(item)); });
}

void SectionList::setLook(const Look& look) {
  setFixedWidth(look.gap(kListWidth));
  static_cast<SectionDelegate*>(itemDelegate())->setLook(look);
  doItemsLayout();
}

void SectionList::setTitles(const std::vector<QString>& titles) {
  clear();
  for (const QString& title : titles) {
    auto* item = new QListWidgetItem(title, this);
    item->setToolTip(title);
  }
}

void SectionList::setHits(const std::vector<int>& hits) {
  for (int i = 0; i < count(); ++i)
    item(i)->setData(kHits, hits.empty() ? QVariant() : QVariant(hits[static_cast<std::size_t>(i)]));
}

void SectionList::setSection(int section) {
  const QSignalBlocker quiet(this);
  if (section < 0 || section >= count())
    clearSelection();
  else
    setCurrentRow(section);
}

}  // namespace playsheet
