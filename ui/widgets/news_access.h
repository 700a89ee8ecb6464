// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QHash>
#include <QObject>
#include <QString>

namespace playsheet {

/// Tells what is news for a reader of the screen from what was only set again: a widget is named anew each time its
/// page is laid out. A reader that gets too much at once lets announcements fall; Orca does so when a hundred events
/// wait, and the first question of a match was lost among three hundred names that had not changed.
class AccessNews : public QObject {
  Q_OBJECT
 public:
  /// False for the name or the description of a widget that it has told of before, or that was never shown: whoever
  /// shows it is told of that, and reads it then.
  bool isNews(const QAccessibleEvent& event);

 private:
  struct Known {
    QString name, description;
  };
  QHash<const QObject*, Known> known_;
};

/// From now on only news goes to the system; may be called again.
void installAccessNews();

}  // namespace playsheet
