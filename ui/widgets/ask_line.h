// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "ui/widgets/look.h"

class QWidget;

namespace playsheet {

/// Asks for a line of so many letters; nothing if it is given up.
std::optional<QString> askLine(QWidget* parent, const Look& look, const QString& title, const QString& label,
                               int mostLetters);

}  // namespace playsheet
