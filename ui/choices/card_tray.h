// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/widgets/look.h"

namespace playsheet {

/// A card in the tray; face down if its face is not known.
struct TrayCard {
  int card = -1;
  bool known = false;
  CardFace face;
  FaceState state;
  QColor backColour;
  QString backMark;
};

/// Cards to choose from that do not lie on the sheet, in rows over it; those that lie face down as numbered backs.
class CardTray : public QWidget {
  Q_OBJECT
 public:
  explicit CardTray(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows the cards, or hides the tray when there are none.
  void setCards(const QString& title, std::vector<TrayCard> cards, int room);
  QRect cardRect(int card) const;

 signals:
  void cardClicked(int card);
  void cardHovered(int card);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QRectF placeOf(std::size_t index) const;
  int cardAt(const QPointF& at) const;

  Look look_;
  QString title_;
  std::vector<TrayCard> cards_;
  int columns_ = 1;
};

}  // namespace playsheet
