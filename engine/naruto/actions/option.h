// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/actions/action.h"
#include "engine/naruto/rules/refusal.h"

namespace naruto {

/// One candidate of a question: allowed exactly when `apply` accepts it, else with the reason.
struct Option {
  Action action;
  Refusal refusal;

  bool allowed() const { return !refusal; }
  friend bool operator==(const Option&, const Option&) = default;
};

}  // namespace naruto
