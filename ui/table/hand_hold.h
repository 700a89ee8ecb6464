// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QInputDevice>
#include <QPoint>
#include <optional>

#include "ui/table/game_desk.h"
#include "ui/widgets/lost_press.h"

namespace playsheet {

class CardTray;
class Sheet;

/// Covered cards that are seen as long as the mouse button or a finger is held: on the hand, or on the button that says
/// so; another finger may choose among them meanwhile. Letting go covers them, wherever the pointer is by then; let go
/// on one of the cards, that one is chosen. Where the letting go can be told no more, they are covered at once.
class HandHold : public QObject {
  Q_OBJECT
 public:
  HandHold(GameDesk* desk, Sheet* sheet, CardTray* tray, QWidget* table);

  /// The mouse button went down there, of the screen, for whoever is asked.
  void begin(const QPoint& at);
  /// Covers them.
  void end();
  bool active() const { return holder_.has_value(); }

 signals:
  void pointed(int card);  ///< in the tray, with the button down; -1: none

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int cardAt(const QPoint& at) const;
  void move(const QPoint& at);
  void release(const QPoint& at);

  GameDesk* desk_;
  Sheet* sheet_;
  CardTray* tray_;
  QWidget* table_;
  LostPress lost_;
  std::optional<PlayerId> holder_;
  const QInputDevice* hand_ = nullptr;  ///< the finger that holds, or nullptr for the pointer
  QPoint from_;
  bool moved_ = false;  ///< so far that letting go on a card means it
};

}  // namespace playsheet
