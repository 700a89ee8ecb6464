// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QPoint>

class QApplication;
class QInputDevice;

namespace playsheet {

/// From now on fingers on a touch screen are told to the widgets as what these know already, each finger for itself:
/// - A tap is a click, two quick ones a double click.
/// - A finger that rests says what a pointer that rests would say (reader, tip), and what a right click would open;
///   lifting it means nothing more.
/// - Over what can be scrolled, a finger that moves scrolls. Elsewhere it drags.
/// - Two fingers that go apart or together size the words, as the wheel does with Ctrl.
/// - A palm means nothing, and after a touch nothing is hovered.
/// A second finger beside one that is down means something only where a widget says so (`SecondFinger`), or sizes.
/// Lasts as long as the application.
void takeFingers(QApplication& application);

/// The finger whose press, move or release is being told; nullptr: it is the pointer's, or nothing is.
const QInputDevice* fingerTold();
/// Where on the screen that finger is, or the pointer.
QPoint pressPlace();
/// What the finger that is being told has begun lasts until it is lifted: it may rest, and others may do something.
void keepFinger();
/// Whether a mouse event comes from another hand than the one that began something (`fingerTold()` at that time).
bool otherHand(const QEvent& mouse, const QInputDevice* begun);

/// Told to the window when its screen was touched and the last finger has been lifted: nothing moves under one.
QEvent::Type touchedKind();

/// A finger has come down while another one is: asked of the widget there, then of those around it, until one accepts.
class SecondFinger : public QEvent {
 public:
  enum class Means {
    Nothing,   ///< until it is lifted
    Sizes,     ///< both size the words; what the first one had begun is given up
    OwnPress,  ///< a finger of its own, as if it were the first
  };

  SecondFinger(const QPoint& first, const QPoint& second, bool first_kept)
      : QEvent(kind()), first_(first), second_(second), first_kept_(first_kept) {
    ignore();
  }

  static Type kind();
  const QPoint& first() const { return first_; }    ///< of the screen
  const QPoint& second() const { return second_; }  ///< of the screen
  bool firstKept() const { return first_kept_; }
  Means means() const { return means_; }
  void setMeans(Means means) {
    means_ = means;
    accept();
  }

 private:
  QPoint first_, second_;
  bool first_kept_;
  Means means_ = Means::Nothing;
};

}  // namespace playsheet
