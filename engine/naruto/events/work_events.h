// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/state/game_state.h"

/// What waits: texts that have been set off, and the work of effects.
namespace naruto {

struct TriggerAdded {
  PendingTrigger trigger;
  friend bool operator==(const TriggerAdded&, const TriggerAdded&) = default;
};
struct TriggerRemoved {
  std::uint8_t index;
  friend bool operator==(const TriggerRemoved&, const TriggerRemoved&) = default;
};
/// A target of a triggered text that waits has been chosen: of its part `part` this card.
struct TriggerAimed {
  std::uint8_t index;
  std::uint8_t part;
  CardId card;
  friend bool operator==(const TriggerAimed&, const TriggerAimed&) = default;
};
struct WorkPushed {
  Work work;
  friend bool operator==(const WorkPushed&, const WorkPushed&) = default;
};
/// The top of the stack goes on from here.
struct WorkMoved {
  Work work;
  friend bool operator==(const WorkMoved&, const WorkMoved&) = default;
};
struct WorkPopped {
  friend bool operator==(const WorkPopped&, const WorkPopped&) = default;
};
/// An effect of this work has acted on cards: the last of them is "it" from now on.
struct Acted {
  std::uint8_t work;
  ObjectRef it;
  friend bool operator==(const Acted&, const Acted&) = default;
};

}  // namespace naruto
