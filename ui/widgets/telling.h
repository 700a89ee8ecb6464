// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QString>
#include <functional>

class QWidget;

/// What the program tells a screen reader by itself. Costs nothing while nobody listens.
namespace playsheet {

bool somebodyListens();

/// Nothing without a listener or a thing to tell of.
void tell(QAccessibleInterface* item, QAccessible::Event kind);
void tell(QObject* object, QAccessible::Event kind);

/// Says this aloud, once: after everything that was said before it, and without being broken off by what is said next.
/// What is said in one turn of the event loop is one announcement, a sentence for each. `from` is any widget of the
/// window that it is about.
void announce(QWidget* from, const QString& text);
/// With a full stop, unless it ends with one of its kind: a voice pauses there.
QString asSentence(const QString& text);
/// What such an event says, whatever it is made of; empty for any other event.
QString announced(const QAccessibleEvent& event);

/// Hears it instead of the system, which has no say in whether somebody listens; an empty one ends it. For tests.
/// Each line that is said aloud comes for itself then, and at once.
void listenInstead(const std::function<void(QAccessibleEvent&)>& listener);

}  // namespace playsheet
