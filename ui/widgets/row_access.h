// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

class QWidget;

namespace playsheet {

/// A widget that paints its rows itself tells them to a screen reader: each is a child with role, text and place. Asked
/// only while somebody listens.
class AccessibleRows {
 public:
  /// Before anybody can ask for the widget: who has asked once keeps the answer.
  AccessibleRows();
  virtual ~AccessibleRows() = default;
  AccessibleRows(const AccessibleRows&) = delete;
  AccessibleRows& operator=(const AccessibleRows&) = delete;

  virtual QAccessible::Role accessibleRole() const { return QAccessible::List; }
  virtual int accessibleRows() const { return 0; }
  virtual QString accessibleRow(int /*row*/) const { return {}; }
  virtual QRect accessibleRowRect(int /*row*/) const { return {}; }  ///< in the widget
  virtual int accessibleCurrent() const { return -1; }               ///< the row that the keys point at
  virtual bool accessiblePressable() const { return false; }
  virtual void pressAccessibleRow(int /*row*/) {}
};

/// The keys point at another row of the widget.
void tellRowFocus(QWidget* widget);

}  // namespace playsheet
