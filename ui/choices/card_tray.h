// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

#include "ui/faces/card_face.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"

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
class CardTray : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  explicit CardTray(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Shows the cards, or hides the tray when there are none.
  void setCards(const QString& title, std::vector<TrayCard> cards, int room);
  QRect cardRect(int card) const;
  int cardAt(const QPointF& at) const;  ///< -1: none
  /// The card that the keys point at, -1 without one.
  int pointed() const { return current_ >= 0 ? cards_[static_cast<std::size_t>(current_)].card : -1; }
  bool pointAt(int card);

  int accessibleRows() const override { return static_cast<int>(cards_.size()); }
  QString accessibleRow(int row) const override;
  QRect accessibleRowRect(int row) const override;
  int accessibleCurrent() const override { return current_; }
  bool accessiblePressable() const override { return true; }
  void pressAccessibleRow(int row) override;

 signals:
  void cardClicked(int card);
  void cardDoubleClicked(int card);
  void cardHovered(int card);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QRectF placeOf(std::size_t index) const;
  void step(int by);

  Look look_;
  QString title_;
  std::vector<TrayCard> cards_;
  int columns_ = 1;
  int current_ = -1;  ///< that the keys point at
};

}  // namespace playsheet
