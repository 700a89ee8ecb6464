// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QInputDevice;
class QWidget;

namespace playsheet {

/// Something lasts as long as a mouse button is down, and the letting go may never be told: the window is gone, covered
/// by another one or on another desktop by then, something else has the focus or the mouse. Whoever begins to watch is
/// told of the first sign that nobody knows any more whether the finger is still there. What another finger does is
/// none.
class LostPress : public QObject {
  Q_OBJECT
 public:
  explicit LostPress(QWidget* pressed);

  void begin();
  void end();  ///< the button was let go, and it was told
  bool watching() const { return watching_; }

 signals:
  void lost();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool tells(const QObject* watched, const QEvent& event) const;

  QWidget* pressed_;
  bool watching_ = false;
  const QInputDevice* hand_ = nullptr;  ///< whose press it is: a finger, or nullptr for the pointer
};

}  // namespace playsheet
