// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fingers.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCursor>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QInputMethod>
#include <QMouseEvent>
#include <QPointer>
#include <QPointingDevice>
#include <QScrollBar>
#include <QScroller>
#include <QStyleHints>
#include <QTimer>
#include <QTouchEvent>
#include <QWindow>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "ui/widgets/finger_size.h"
#include "ui/widgets/lost_press.h"

namespace playsheet {
namespace {

constexpr int kWheelStep = 120;      ///< as Qt counts a notch
constexpr double kWheelPixels = 51;  ///< of the way of a finger that are one notch: three lines
constexpr double kSizeStep = 1.15;   ///< two fingers so much further apart are one notch
constexpr double kPalm = 25;         ///< millimetres: no finger is so broad

/// One finger from coming down to being lifted. Places are of the screen.
struct Finger {
  enum class Does {
    Waits,    ///< may become a tap, a drag or a scroll: the widget knows nothing yet
    Pressed,  ///< the widget was told of the press
    Scrolls,  ///< the widget `scrolled`, which moves on by itself afterwards
    Turns,    ///< the wheel
    Sizes,    ///< the words, with another one
    Nothing,  ///< until it is lifted
  };

  int id = 0;
  QPointer<QWidget> on;
  QPointF from, at;
  Does does = Does::Waits;
  bool kept = false;
  bool second_tap = false;
  QPointer<QWidget> scrolled;
  double turned = 0;  ///< pixels that were told as wheel
};

bool far(const QPointF& from, const QPointF& to) {
  return (to - from).manhattanLength() >= QApplication::startDragDistance();
}

template <typename Widget>
Widget* around(QWidget* widget) {
  for (; widget != nullptr; widget = widget->isWindow() ? nullptr : widget->parentWidget())
    if (auto* found = qobject_cast<Widget*>(widget)) return found;
  return nullptr;
}

/// It shows that it is pressed, or holds something: it is told when the finger comes down. It knows how to lose a
/// press.
bool knowsPresses(QWidget* widget) {
  return qobject_cast<QAbstractButton*>(widget) != nullptr ||
         widget->findChild<LostPress*>({}, Qt::FindDirectChildrenOnly) != nullptr;
}

/// It lasts as long as the finger, by itself.
bool isHeld(QWidget* widget) {
  return qobject_cast<QAbstractSlider*>(widget) != nullptr || qobject_cast<QAbstractSpinBox*>(widget) != nullptr;
}

/// What a finger that moves so there scrolls; nullptr: nothing.
QWidget* scrollableAt(QWidget* widget, const QPointF& way) {
  const bool across = std::abs(way.x()) > std::abs(way.y());
  while (auto* area = around<QAbstractScrollArea>(widget)) {
    const QScrollBar* bar = across ? area->horizontalScrollBar() : area->verticalScrollBar();
    if (bar->maximum() > bar->minimum()) return area->viewport();
    widget = area->parentWidget();
  }
  return nullptr;
}

class Fingers;
Fingers* fingers = nullptr;  ///< of the application

class Fingers : public QObject {
 public:
  explicit Fingers(QApplication& application) : QObject(&application) {
    fingers = this;
    application.installEventFilter(this);
    resting_.setSingleShot(true);
    connect(&resting_, &QTimer::timeout, this, &Fingers::rest);
  }
  ~Fingers() override { fingers = nullptr; }

  const QInputDevice* told() const { return told_; }
  const QPointF& place() const { return place_; }
  void keep() {
    if (Finger* finger = find(told_id_); finger != nullptr && told_ != nullptr) finger->kept = true;
  }
  bool owns(const QInputDevice* device) const {
    return std::any_of(hands_.begin(), hands_.end(),
                       [device](const auto& hand) { return hand.second.get() == device; });
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    switch (event->type()) {
      case QEvent::TouchBegin:
      case QEvent::TouchUpdate:
      case QEvent::TouchEnd:
        return watched->isWindowType() && take(*static_cast<QWindow*>(watched), *static_cast<QTouchEvent*>(event));
      case QEvent::TouchCancel:
        if (watched->isWindowType()) giveUpAll();
        return false;
      default:
        return false;
    }
  }

 private:
  /// A menu that is open is told by Qt, as of a pointer: it has the mouse.
  bool take(const QWindow& window, QTouchEvent& event) {
    const bool menu = QApplication::activePopupWidget() != nullptr;
    if (event.type() == QEvent::TouchBegin) forget(window);
    const auto points = event.points();
    for (const QEventPoint& point : points) {
      if (point.state() == QEventPoint::Pressed && !menu) down(window, point);
      if (point.state() == QEventPoint::Updated) moved(point.id(), point.globalPosition());
      if (point.state() == QEventPoint::Released) up(point.id(), point.globalPosition());
    }
    if (menu) return false;
    event.accept();
    return true;
  }

  /// No finger is on this window before the first: one that was has been lifted where nobody was told of it, or what it
  /// was on is gone.
  void forget(const QWindow& window) {
    std::vector<int> gone;
    for (const auto& [id, finger] : fingers_)
      if (finger.on == nullptr || finger.on->window()->windowHandle() == &window) gone.push_back(id);
    for (const int id : gone) {
      giveUp(id);
      fingers_.erase(id);
    }
  }

  static QWidget* widgetAt(const QWindow& window, const QPoint& at) {
    for (QWidget* top : QApplication::topLevelWidgets()) {
      if (top->windowHandle() != &window) continue;
      QWidget* child = top->childAt(top->mapFromGlobal(at));
      return child != nullptr ? child : top;
    }
    return nullptr;
  }

  Finger* find(int id) {
    const auto found = fingers_.find(id);
    return found == fingers_.end() ? nullptr : &found->second;
  }
  /// The one that came down before, and still means something.
  Finger* firstBeside(int id) {
    for (auto& [other, finger] : fingers_)
      if (other != id && finger.on != nullptr && finger.does != Finger::Does::Nothing) return &finger;
    return nullptr;
  }

  void down(const QWindow& window, const QEventPoint& point) {
    Finger& finger = fingers_[point.id()];
    finger = {};
    finger.id = point.id();
    finger.from = finger.at = point.globalPosition();
    finger.on = widgetAt(window, finger.at.toPoint());
    const QSizeF broad = point.ellipseDiameters();
    const bool palm = finger.on != nullptr && std::max(broad.width(), broad.height()) > millimetres(*finger.on, kPalm);
    if (finger.on == nullptr || palm || stops(*finger.on)) {
      finger.does = Finger::Does::Nothing;
      return;
    }
    if (Finger* first = firstBeside(finger.id); first != nullptr && !ownPress(*first, finger)) return;
    finger.second_tap = isSecondTap(finger.at);
    resting_.start(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    rests_ = finger.id;
    if (isHeld(finger.on)) finger.kept = true;
    if (finger.kept || knowsPresses(finger.on)) press(finger.id);
  }

  /// What still scrolls by itself is stopped by a finger, which presses nothing there.
  static bool stops(QWidget& on) {
    const auto* area = around<QAbstractScrollArea>(&on);
    if (area == nullptr || !QScroller::hasScroller(area->viewport())) return false;
    QScroller* scroller = QScroller::scroller(area->viewport());
    if (scroller->state() != QScroller::Scrolling) return false;
    scroller->stop();
    return true;
  }

  static void tellTouched(QWidget& widget) {
    QEvent touched(touchedKind());
    QCoreApplication::sendEvent(widget.window(), &touched);
  }

  /// What two fingers mean. Whether the second one is one of its own.
  bool ownPress(Finger& first, Finger& second) {
    using Means = SecondFinger::Means;
    Means means =
        first.kept || first.on == nullptr || first.on->window() != second.on->window() ? Means::Nothing : Means::Sizes;
    SecondFinger asked(first.at.toPoint(), second.at.toPoint(), first.kept);
    for (QWidget* widget = second.on; widget != nullptr && !asked.isAccepted();
         widget = widget->isWindow() ? nullptr : widget->parentWidget())
      QCoreApplication::sendEvent(widget, &asked);
    if (asked.isAccepted()) means = asked.means();
    if (means == Means::OwnPress) return true;
    second.does = Finger::Does::Nothing;
    if (means != Means::Sizes || fingers_.size() != 2) return false;
    giveUp(first.id);
    first.does = second.does = Finger::Does::Sizes;
    apart_ = std::hypot(first.at.x() - second.at.x(), first.at.y() - second.at.y());
    return false;
  }

  void moved(int id, const QPointF& at) {
    Finger* finger = find(id);
    if (finger == nullptr) return;
    finger->at = at;
    const bool went = far(finger->from, at);
    if (went && rests_ == id) resting_.stop();
    switch (finger->does) {
      case Finger::Does::Waits:
        if (went) go(*finger);
        break;
      case Finger::Does::Pressed:
        if (went && !finger->kept && qobject_cast<QAbstractButton*>(finger->on.data()) != nullptr &&
            scrollableAt(finger->on, at - finger->from) != nullptr) {
          giveUp(id);
          go(*finger);
        } else {
          tell(id, QEvent::MouseMove, Qt::NoButton, Qt::LeftButton);
        }
        break;
      case Finger::Does::Scrolls:
        scroll(*finger, QScroller::InputMove);
        break;
      case Finger::Does::Turns:
        turn(*finger);
        break;
      case Finger::Does::Sizes:
        size();
        break;
      case Finger::Does::Nothing:
        break;
    }
  }

  /// It has left the place where it came down, and the widget there knows of nothing: scrolls, or turns the wheel.
  void go(Finger& finger) {
    finger.scrolled = finger.on == nullptr ? nullptr : scrollableAt(finger.on, finger.at - finger.from);
    finger.does = finger.scrolled != nullptr ? Finger::Does::Scrolls : Finger::Does::Turns;
    if (finger.scrolled == nullptr) return turn(finger);
    const QPointF at = std::exchange(finger.at, finger.from);
    scroll(finger, QScroller::InputPress);
    finger.at = at;
    scroll(finger, QScroller::InputMove);
  }

  static void scroll(const Finger& finger, QScroller::Input input) {
    if (finger.scrolled == nullptr) return;
    const qint64 now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    QScroller::scroller(finger.scrolled.data())->handleInput(input, finger.scrolled->mapFromGlobal(finger.at), now);
  }

  static void turn(Finger& finger) {
    const double way = finger.at.y() - finger.from.y() - finger.turned;
    const int step = static_cast<int>(std::lround(way / kWheelPixels * kWheelStep));
    if (step == 0 || finger.on == nullptr) return;
    finger.turned += way;
    wheel(*finger.on, finger.at, step, Qt::NoModifier);
  }

  static void wheel(QWidget& widget, const QPointF& at, int step, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(widget.mapFromGlobal(at), at, {}, {0, step}, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
  }

  void size() {
    std::vector<const Finger*> two;
    for (const auto& [id, finger] : fingers_)
      if (finger.does == Finger::Does::Sizes) two.push_back(&finger);
    if (two.size() != 2 || two.front()->on == nullptr || apart_ <= 0) return;
    const QPointF between = (two.front()->at + two.back()->at) / 2;
    const double apart = std::hypot(two.front()->at.x() - two.back()->at.x(), two.front()->at.y() - two.back()->at.y());
    const int steps = static_cast<int>(std::trunc(std::log(std::max(apart, 1.0) / apart_) / std::log(kSizeStep)));
    apart_ *= std::pow(kSizeStep, steps);
    for (int step = 0; step < std::abs(steps); ++step)
      wheel(*two.front()->on, between, steps > 0 ? kWheelStep : -kWheelStep, Qt::ControlModifier);
  }

  void up(int id, const QPointF& at) {
    Finger* finger = find(id);
    if (finger == nullptr) return;
    finger->at = at;
    if (rests_ == id) resting_.stop();
    if (finger->does == Finger::Does::Waits) {
      press(id);
      finger = find(id);
    }
    if (finger != nullptr && finger->does == Finger::Does::Pressed) {
      tapped_ = finger->on;
      tapped_at_ = far(finger->from, at) ? QPointF(-1000, -1000) : at;
      since_tap_.start();
      tell(id, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
      callKeyboard();
    } else if (finger != nullptr && finger->does == Finger::Does::Scrolls) {
      scroll(*finger, QScroller::InputRelease);
    }
    leave(id);
    finger = find(id);  // what was told may have given all of them up
    const QPointer<QWidget> touched = finger == nullptr ? nullptr : finger->on;
    fingers_.erase(id);
    if (fingers_.empty() && touched != nullptr) tellTouched(*touched);
  }

  bool isSecondTap(const QPointF& at) const {
    return since_tap_.isValid() && since_tap_.elapsed() < QApplication::doubleClickInterval() && !far(tapped_at_, at);
  }

  void press(int id) {
    Finger* finger = find(id);
    if (finger == nullptr || finger->on == nullptr) return;
    finger->does = Finger::Does::Pressed;
    const bool twice = finger->second_tap && tapped_ == finger->on;
    if (twice) since_tap_.invalidate();
    for (QWidget* widget = finger->on; widget != nullptr;
         widget = widget->isWindow() ? nullptr : widget->parentWidget()) {
      if (!(widget->focusPolicy() & Qt::ClickFocus) || !widget->isEnabled()) continue;
      widget->setFocus(Qt::MouseFocusReason);
      break;
    }
    tell(id, twice ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton);
  }

  /// Typing is meant where the cursor stands now.
  static void callKeyboard() {
    const QWidget* field = QApplication::focusWidget();
    if (field != nullptr && field->testAttribute(Qt::WA_InputMethodEnabled)) QGuiApplication::inputMethod()->show();
  }

  void tell(int id, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons) {
    const Finger* finger = find(id);
    if (finger != nullptr) tellAt(*finger, finger->at, type, button, buttons);
  }

  void tellAt(const Finger& finger, const QPointF& at, QEvent::Type type, Qt::MouseButton button,
              Qt::MouseButtons buttons) {
    QWidget* on = finger.on;
    if (on == nullptr) return;
    const QPointingDevice* hand = handOf(finger.id);
    const auto* before = std::exchange(told_, hand);
    const int id_before = std::exchange(told_id_, finger.id);
    const QPointF place_before = std::exchange(place_, at);
    QMouseEvent event(type, on->mapFromGlobal(at), on->window()->mapFromGlobal(at), at, button, buttons, {}, hand);
    QCoreApplication::sendEvent(on, &event);
    told_ = before;
    told_id_ = id_before;
    place_ = place_before;
  }

  const QPointingDevice* handOf(int id) {
    auto& hand = hands_[id];
    if (hand == nullptr)
      hand = std::make_unique<QPointingDevice>(QStringLiteral("finger"), id, QInputDevice::DeviceType::TouchScreen,
                                               QPointingDevice::PointerType::Finger, QInputDevice::Capability::Position,
                                               1, 1);
    return hand.get();
  }

  /// What it has begun is begun no more, and letting go of it does nothing.
  void giveUp(int id) {
    Finger* finger = find(id);
    if (finger == nullptr || finger->does != Finger::Does::Pressed) return;
    finger->does = Finger::Does::Nothing;
    if (finger->on == nullptr) return;
    QEvent lost(QEvent::UngrabMouse);
    QCoreApplication::sendEvent(finger->on, &lost);
    const QPointF outside(-10000, -10000);
    tellAt(*finger, outside, QEvent::MouseMove, Qt::NoButton, Qt::LeftButton);
    tellAt(*finger, outside, QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton);
  }

  void giveUpAll() {
    resting_.stop();
    while (!fingers_.empty()) {
      const int id = fingers_.begin()->first;
      giveUp(id);
      leave(id);
      fingers_.erase(id);
    }
  }

  /// It has stood still for so long that it asks what is there.
  void rest() {
    Finger* finger = find(rests_);
    const bool told = finger != nullptr && finger->does == Finger::Does::Pressed;
    if (finger == nullptr || finger->kept || finger->on == nullptr || (!told && finger->does != Finger::Does::Waits))
      return;
    const int id = finger->id;
    const QPointer<QWidget> on = finger->on;
    const QPoint at = finger->at.toPoint();
    giveUp(id);
    finger = find(id);
    if (finger == nullptr || on == nullptr) return;
    finger->does = Finger::Does::Nothing;
    tell(id, QEvent::MouseMove, Qt::NoButton, Qt::NoButton);
    if (on == nullptr) return;
    QContextMenuEvent menu(QContextMenuEvent::Mouse, on->mapFromGlobal(at), at);
    menu.ignore();
    QCoreApplication::sendEvent(on, &menu);
    if (menu.isAccepted() || on == nullptr) return;
    QHelpEvent help(QEvent::ToolTip, on->mapFromGlobal(at), at);
    QCoreApplication::sendEvent(on, &help);
  }

  /// Nothing is pointed at where no finger is.
  void leave(int id) {
    const Finger* finger = find(id);
    if (finger == nullptr || finger->on == nullptr) return;
    for (const auto& [other, beside] : fingers_)
      if (other != id && beside.on == finger->on) return;
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(finger->on, &event);
  }

  std::map<int, Finger> fingers_;                          ///< that are down, by the screen's own number
  std::map<int, std::unique_ptr<QPointingDevice>> hands_;  ///< as whose events they are told
  const QPointingDevice* told_ = nullptr;
  int told_id_ = -1;
  QPointF place_;
  QTimer resting_;
  int rests_ = -1;
  double apart_ = 0;  ///< of two fingers, when the words were sized last
  QPointer<QWidget> tapped_;
  QPointF tapped_at_;
  QElapsedTimer since_tap_;
};

}  // namespace

void takeFingers(QApplication& application) { new Fingers(application); }

const QInputDevice* fingerTold() { return fingers == nullptr ? nullptr : fingers->told(); }

QPoint pressPlace() { return fingerTold() == nullptr ? QCursor::pos() : fingers->place().toPoint(); }

void keepFinger() {
  if (fingers != nullptr) fingers->keep();
}

bool otherHand(const QEvent& mouse, const QInputDevice* begun) {
  const QInputDevice* device = static_cast<const QInputEvent&>(mouse).device();
  const bool finger = fingers != nullptr && fingers->owns(device);
  return (finger ? device : nullptr) != begun;
}

QEvent::Type touchedKind() {
  static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
  return type;
}

QEvent::Type SecondFinger::kind() {
  static const auto type = static_cast<Type>(QEvent::registerEventType());
  return type;
}

}  // namespace playsheet
