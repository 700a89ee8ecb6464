// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

namespace playsheet {

/// What is told of a rule where the pointer rests on its sign.
using RuleHints = std::function<QString(const QString& rule)>;

}  // namespace playsheet
