// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <vector>

namespace playsheet {

/// Of the judge's desk: whoever decides asks for it, the other one allows it, and until it is closed a card or a pile
/// that is pointed at can be changed.
enum class DeskState : std::uint8_t { Closed, Asked, Open };

/// One change that both players can agree on there.
struct DeskChange {
  QString label;
  QString group = {};          ///< those of one group stand in a menu of their own
  std::function<void()> make;  ///< as long as the desk that gave it is there
};

/// What can be changed of one thing.
struct DeskChanges {
  QString title;
  std::vector<DeskChange> changes;
};

/// A card as a person finds it by name.
struct NamedCard {
  QString name;
  int card = -1;
};

}  // namespace playsheet
