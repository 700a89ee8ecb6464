// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// Where somebody reads the rules of what is played: the book, and of its editions or modes the one of the match. An
/// empty edition is none in particular.
struct RulePlace {
  QString book;
  QString edition;

  friend bool operator==(const RulePlace&, const RulePlace&) = default;
};

}  // namespace playsheet
