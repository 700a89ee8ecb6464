// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <functional>

/// What the program tells a screen reader by itself. Costs nothing while nobody listens.
namespace playsheet {

bool somebodyListens();

/// Nothing without a listener or a thing to tell of.
void tell(QAccessibleInterface* item, QAccessible::Event kind);
void tell(QObject* object, QAccessible::Event kind);

/// Hears it instead of the system, which has no say in whether somebody listens; an empty one ends it. For tests.
void listenInstead(const std::function<void(QAccessibleEvent&)>& listener);

}  // namespace playsheet
