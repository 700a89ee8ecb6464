// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/focus_access.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace playsheet {
namespace {

class PlainAccess : public QAccessibleWidget {
 public:
  using QAccessibleWidget::QAccessibleWidget;

  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    if (widget()->focusProxy() != nullptr) state.focused = false;
    return state;
  }
};

QAccessibleInterface* plainAccessOf(const QString& className, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  return widget != nullptr && className == QStringLiteral("QWidget") ? new PlainAccess(widget) : nullptr;
}

}  // namespace

void installFocusAccess() { QAccessible::installFactory(plainAccessOf); }  // once, however often it is called

}  // namespace playsheet
