// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/gormiti/actions/action.h"

namespace gormiti {

/// Something that a player could do, or why not.
struct Option {
  Action action;
  Refusal refusal;

  bool allowed() const { return !refusal; }
  friend bool operator==(const Option&, const Option&) = default;
};

/// What the open question offers this player, in the order of G-D18; empty for who is not asked. Conceding is always
/// possible and not listed.
std::vector<Option> options_of(const Position& position, PlayerId player);
/// What is allowed of it, in the same order; `out` is emptied first.
void allowed_of(const Position& position, PlayerId player, std::vector<Action>& out);

}  // namespace gormiti
