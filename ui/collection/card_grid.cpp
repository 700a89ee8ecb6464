// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/card_grid.h"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>

#include "ui/faces/face_cache.h"
#include "ui/faces/fonts.h"
#include "ui/faces/icons.h"
#include "ui/speech/seat_words.h"

namespace playsheet {

/// One card of the grid.
class CardCell : public QStyledItemDelegate {
 public:
  CardCell(CardListModel& cards, BackgroundFaces& pictures, QObject* parent)
      : QStyledItemDelegate(parent), cards_(cards), pictures_(pictures) {}

  void setLook(const Look& look) { look_ = look; }
  const Look& look() const { return look_; }
  void setCell(const QSize& cell) { cell_ = cell; }
  int faceHeight() const { return look_.gap(150); }
  int headHeight() const { return cards_.grouping() == CardListModel::Grouping::None ? 0 : look_.gap(24); }
  int footHeight() const { return look_.gap(22); }

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return cell_; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto card = static_cast<ShelfCard>(index.data(CardListModel::CardRole).toInt());
    const QSize size = faceSize(faceHeight(), FaceSize::Hand).toSize();
    const QRect cell = option.rect;
    const QRect outline(QPoint(cell.center().x() - size.width() / 2, cell.top() + headHeight() + look_.gap(6)), size);
    paintHead(*painter, cell, index.data(CardListModel::GroupRole).toString());
    paintFace(*painter, card, outline);
    const int owned = index.data(CardListModel::OwnedRole).toInt();
    if (index.data(CardListModel::OpenDeckRole).toBool()) paintInDeck(*painter, outline);
    const bool current = (option.state & QStyle::State_Selected) != 0;
    if (owned == 0 && cards_.ownsAny()) {
      QColor veil = look_.theme().bg;
      veil.setAlpha(150);
      painter->fillRect(outline.adjusted(-1, -1, 2, 2), veil);
    }
    if (current) {
      painter->setRenderHint(QPainter::Antialiasing);
      painter->setPen(QPen(look_.theme().focus, 3));
      painter->setBrush(Qt::NoBrush);
      painter->drawRoundedRect(QRectF(outline).adjusted(-3.5, -3.5, 3.5, 3.5), 7, 7);
    }
    paintFoot(*painter, QRect(cell.left(), outline.bottom() + look_.gap(5), cell.width(), footHeight()), owned,
              index.data(CardListModel::DecksRole).toInt());
  }

 private:
  void paintHead(QPainter& painter, const QRect& cell, const QString& title) const {
    if (title.isEmpty()) return;
    const QFont font = fonts::ui(look_.px(13), 700);
    painter.setFont(font);
    painter.setPen(look_.theme().accent);
    const QRect line(cell.left() + 4, cell.top(), cell.width() - 8, headHeight());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(title, Qt::ElideRight, line.width()));
  }

  void paintFace(QPainter& painter, ShelfCard card, const QRect& outline) const {
    const CardFace& face = cards_.face(card);
    const QPixmap picture = pictures_.picture(face, programLanguage(), outline.size(),
                                              painter.device()->devicePixelRatio(), FaceSize::Hand);
    if (!picture.isNull()) {
      const int margin = FaceCache::faceMargin(outline.size());
      painter.drawPixmap(outline.topLeft() - QPoint(margin, margin), picture);
      return;
    }
    const Theme& theme = look_.theme();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line2);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(outline).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(theme.muted);
    painter.setFont(fonts::card(look_.px(13)));
    painter.drawText(outline.adjusted(8, 8, -8, -8), Qt::AlignCenter | Qt::TextWordWrap, face.name);
  }

  /// It is in the deck that is being built.
  void paintInDeck(QPainter& painter, const QRect& outline) const {
    const Theme& theme = look_.theme();
    const qreal side = look_.px(24);
    const QRectF disc(outline.right() - side + 5, outline.top() - 5, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.onAccent, 1.5));
    painter.setBrush(theme.accent);
    painter.drawEllipse(disc);
    paintActionIcon(painter, QStringLiteral("check"), disc.adjusted(4, 4, -4, -4), theme.onAccent, theme.accent);
  }

  void paintFoot(QPainter& painter, const QRect& line, int owned, int inDecks) const {
    const Theme& theme = look_.theme();
    painter.setFont(fonts::ui(look_.px(13), owned > 0 ? 700 : 400));
    painter.setPen(owned > 0 ? theme.text : theme.muted);
    QString words;
    if (owned > 0)
      words = QStringLiteral("×%1").arg(owned);
    else if (inDecks > 0 || cards_.ownsAny())
      words = CardListModel::tr("missing");
    if (inDecks > owned && owned > 0)
      words += QStringLiteral(" · ") + CardListModel::tr("%n more needed", nullptr, inDecks - owned);
    painter.drawText(line, Qt::AlignHCenter | Qt::AlignTop, words);
  }

  CardListModel& cards_;
  BackgroundFaces& pictures_;
  Look look_;
  QSize cell_{120, 190};
};

CardGrid::CardGrid(CardListModel& model, BackgroundFaces& pictures, QWidget* parent)
    : QListView(parent), cell_(new CardCell(model, pictures, this)), cards_(model) {
  setObjectName(QStringLiteral("cardGrid"));
  setModel(&model);
  setItemDelegate(cell_);
  setViewMode(QListView::IconMode);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // a bar that comes and goes would lay the cells out anew
  setFrameShape(QFrame::NoFrame);
  connect(&pictures, &BackgroundFaces::painted, viewport(), qOverload<>(&QWidget::update));
}

void CardGrid::setLook(const Look& look) {
  look_ = look;
  cell_->setLook(look);
  fitCells();
}

void CardGrid::groupingChanged() { fitCells(); }

void CardGrid::resizeEvent(QResizeEvent* event) {
  fitCells();
  QListView::resizeEvent(event);
}

/// As many cells as fit, spread over the width.
void CardGrid::fitCells() {
  const QSize face = faceSize(cell_->faceHeight(), FaceSize::Hand).toSize();
  const int least = face.width() + look_.gap(20);
  const int width = viewport()->width() - 2;
  const int columns = std::max(1, width / least);
  const QSize cell(std::max(least, width / columns),
                   cell_->headHeight() + face.height() + cell_->footHeight() + look_.gap(14));
  cell_->setCell(cell);
  if (gridSize() != cell) setGridSize(cell);
  verticalScrollBar()->setSingleStep(cell.height() / 3);
}

}  // namespace playsheet
