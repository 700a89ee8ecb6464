// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/effects/values.h"

/// Who or what brings something about: passed along with damage and with cards that move, so that texts can tell
/// "damage of the showdown" from "discarded by an opposing Jutsu" (N-GEN-02, N-HLT-05, N-CHAIN-14).
namespace naruto {

enum class Deed : std::uint8_t {
  rule,      ///< a rule of the game: nobody does it
  showdown,  ///< N-SHOW-09 to N-SHOW-11
  effect,    ///< a use or a text
  payment,   ///< a price or a cost
};

struct Agent {
  Deed deed = Deed::rule;
  bool damage = false;                ///< the card leaves play because of damage
  PlayerId player = PlayerId::south;  ///< effect, payment: whose
  ObjectRef source{};                 ///< effect, payment: the use, or the card that bears the text
  ObjectRef user{};                   ///< effect of a Jutsu: its user
  TeamId team = kNoTeam;              ///< showdown: the team that does it
  Result result = Result::draw;       ///< showdown: of the team of the damaged Ninja
};

/// The use or text that this context belongs to does it.
inline Agent agent_of(const Context& context, Deed deed = Deed::effect) {
  return {.deed = deed, .player = context.controller, .source = context.source, .user = context.user};
}

/// The cause is of this kind, and what does it fits: the use, the card that bears the text, or one Ninja of the team
/// that fights. `asker` is the text that asks.
bool brought_about_by(const Position& position, CauseTest cause, const Boxed<Filter>& by, const Agent& agent,
                      const Context& asker);

/// The same of damage and injury: what a Jutsu deals is dealt by its user and its team, too (N-JUT-08).
bool dealt_by(const Position& position, CauseTest cause, const Boxed<Filter>& by, const Agent& agent,
              const Context& asker);

}  // namespace naruto
