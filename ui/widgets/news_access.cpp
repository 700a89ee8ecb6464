// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/news_access.h"

#include <QApplication>
#include <QPointer>
#include <QWidget>
#include <utility>

namespace playsheet {

bool AccessNews::isNews(const QAccessibleEvent& event) {
  const auto kind = event.type();
  const bool shows = kind == QAccessible::ObjectShow;
  if (!shows && kind != QAccessible::NameChanged && kind != QAccessible::DescriptionChanged) return true;
  auto* widget = qobject_cast<QWidget*>(event.object());
  if (widget == nullptr || event.child() >= 0) return true;
  if (!known_.contains(widget)) {
    if (!shows && !widget->isVisible()) return false;
    connect(widget, &QObject::destroyed, this, [this](const QObject* gone) { known_.remove(gone); });
  }
  const QAccessibleInterface* access = event.accessibleInterface();
  if (access == nullptr) return true;
  Known& known = known_[widget];
  if (shows) {
    known = {access->text(QAccessible::Name), access->text(QAccessible::Description)};
    return true;
  }
  const bool named = kind == QAccessible::NameChanged;
  QString& before = named ? known.name : known.description;
  const QString now = access->text(named ? QAccessible::Name : QAccessible::Description);
  return std::exchange(before, now) != now;
}

namespace {

QPointer<AccessNews>& news() {
  static QPointer<AccessNews> one;
  return one;
}

QAccessible::UpdateHandler& handlerBefore() {
  static QAccessible::UpdateHandler before = nullptr;
  return before;
}

void passNews(QAccessibleEvent* event) {
  if (news() && !news()->isNews(*event)) return;
  QAccessible::installUpdateHandler(handlerBefore());  // without one, the system is told
  QAccessible::updateAccessibility(event);
  QAccessible::installUpdateHandler(passNews);
}

}  // namespace

void installAccessNews() {
  if (news()) return;
  news() = new AccessNews;
  news()->setParent(qApp);
  handlerBefore() = QAccessible::installUpdateHandler(passNews);
}

}  // namespace playsheet
