// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <variant>
#include <vector>

namespace table {

/// What is allowed at one moment, in the order of the options, for a program that chooses among it.
template <class Action>
struct Allowed {
  std::vector<Action> actions;

  bool has(const Action& action) const { return std::find(actions.begin(), actions.end(), action) != actions.end(); }

  /// The first of these that is allowed; else the first of all. There is one.
  Action first_of(std::initializer_list<Action> wanted) const {
    for (const Action& action : wanted)
      if (has(action)) return action;
    return actions.front();
  }

  /// The one of this kind that is worth most, the first of them. `worth` gives a number, or nothing for what is not
  /// thought of.
  template <class Kind, class Worth>
  std::optional<Action> best(Worth&& worth) const {
    const Action* found = nullptr;
    std::optional<int> most;
    for (const Action& action : actions) {
      const auto* each = std::get_if<Kind>(&action);
      const std::optional<int> value = each == nullptr ? std::nullopt : std::optional<int>(worth(*each));
      if (!value || (most && *value <= *most)) continue;
      found = &action;
      most = value;
    }
    return found == nullptr ? std::nullopt : std::optional<Action>(*found);
  }
};

}  // namespace table
