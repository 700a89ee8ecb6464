// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCursor>
#include <QWidget>

namespace playsheet {

/// Whether the pointer is over the widget, for its looks. Qt notes it only when the pointer moves: a button that was
/// laid somewhere else under a resting pointer would look as if a click would press it.
inline bool hovered(const QWidget& widget) {
  return widget.underMouse() && widget.rect().contains(widget.mapFromGlobal(QCursor::pos()));
}

}  // namespace playsheet
