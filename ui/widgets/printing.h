// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QPrinter;
class QWidget;

namespace playsheet {

/// Asks with the dialog of the system where to, and paints there. A sentence if nothing reached the printer or the
/// file; empty if it was printed or given up.
QString printWithDialog(QPrinter& printer, QWidget* parent, const std::function<void(QPrinter&)>& paint);

}  // namespace playsheet
