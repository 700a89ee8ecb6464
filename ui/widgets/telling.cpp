// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/telling.h"

#include <QApplication>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QVector>
#include <QWidget>
#include <utility>

namespace playsheet {
namespace {

std::function<void(QAccessibleEvent&)>& listenerInstead() {
  static std::function<void(QAccessibleEvent&)> listener;
  return listener;
}

void pass(QAccessibleEvent& event) {
  if (const auto& listener = listenerInstead()) {
    listener(event);
  } else {
    QAccessible::updateAccessibility(&event);
  }
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
/// A notice that comes into sight: Orca reads it to its end, in the order in which notices come. It is asked for its
/// text later, so each has a thing of its own, which says the same as long as it is kept. It is no part of the tree:
/// what it says stands there as well, as the log or the question.
class Notice : public QAccessibleInterface {
 public:
  Notice(QWidget* window, const QString& text) : window_(window), text_(text) {}

  bool isValid() const override { return window_ != nullptr; }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(window_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Notification; }
  void setText(QAccessible::Text, const QString&) override {}
  QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? text_ : QString(); }
  QRect rect() const override { return {}; }
  QAccessible::State state() const override { return {}; }
  void* interface_cast(QAccessible::InterfaceType) override { return nullptr; }

 private:
  QPointer<QWidget> window_;
  QString text_;
};

/// The last ones: a reader of the screen may be so far behind.
constexpr int kKeptNotices = 32;

void say(QWidget* window, const QString& text) {
  static QVector<QAccessible::Id> kept;
  auto* notice = new Notice(window, text);
  kept.append(QAccessible::registerAccessibleInterface(notice));
  if (kept.size() > kKeptNotices) QAccessible::deleteAccessibleInterface(kept.takeFirst());
#ifdef Q_OS_LINUX
  QAccessibleEvent event(notice, QAccessible::ObjectShow);
#else
  QAccessibleEvent event(notice, QAccessible::Alert);
#endif
  pass(event);
}
#else
void say(QWidget* window, const QString& text) {
  QAccessibleAnnouncementEvent event(window, text);
  pass(event);
}
#endif

/// What waits for the end of this turn of the event loop.
struct Waiting {
  QPointer<QWidget> window;
  QStringList lines;
};
Waiting& waiting() {
  static Waiting one;
  return one;
}

void sayWaiting() {
  const Waiting now = std::exchange(waiting(), {});
  QStringList sentences;
  for (const QString& text : now.lines)
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) sentences << asSentence(line);
  if (now.window && !sentences.isEmpty()) say(now.window, sentences.join(QLatin1Char(' ')));
}

}  // namespace

void announce(QWidget* from, const QString& text) {
  if (from == nullptr || text.isEmpty() || !somebodyListens()) return;
  if (listenerInstead()) {
    say(from->window(), text);
    return;
  }
  Waiting& now = waiting();
  if (now.window != from->window()) sayWaiting();
  if (now.lines.isEmpty()) QTimer::singleShot(0, qApp, sayWaiting);
  now.window = from->window();
  now.lines.append(text);
}

QString asSentence(const QString& text) {
  const bool ends = text.isEmpty() || QStringLiteral(".?!:…").contains(text.back());
  return ends ? text : text + QLatin1Char('.');
}

QString announced(const QAccessibleEvent& event) {
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
  const auto* notice = dynamic_cast<const Notice*>(event.accessibleInterface());
  return notice ? notice->text(QAccessible::Name) : QString();
#else
  const bool says = event.type() == QAccessible::Announcement;
  return says ? static_cast<const QAccessibleAnnouncementEvent&>(event).message() : QString();
#endif
}

bool somebodyListens() { return listenerInstead() || QAccessible::isActive(); }

void tell(QAccessibleInterface* item, QAccessible::Event kind) {
  if (item == nullptr || !somebodyListens()) {
    return;
  }
  QAccessibleEvent event(item, kind);
  pass(event);
}

void tell(QObject* object, QAccessible::Event kind) {
  if (!somebodyListens()) {
    return;
  }
  QAccessibleEvent event(object, kind);
  pass(event);
}

void listenInstead(const std::function<void(QAccessibleEvent&)>& listener) { listenerInstead() = listener; }

}  // namespace playsheet
