// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/telling.h"

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

}  // namespace

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
