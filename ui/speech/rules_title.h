// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <QString>
#include <vector>

#include "engine/naruto/editions/rulings.h"

namespace playsheet {

/// "Panini edition".
QString editionTitle(const QString& edition, const QString& language);

/// The rules of a match in one line: "Panini edition, 2 house rulings".
QString rulesTitle(const QString& edition, const std::vector<naruto::HouseRuling>& rulings, const QString& language);

/// Those of the rulings that differ from what this edition says by itself.
std::vector<naruto::HouseRuling> differing(const naruto::Edition& edition,
                                           const std::vector<naruto::HouseRuling>& rulings);

}  // namespace playsheet
