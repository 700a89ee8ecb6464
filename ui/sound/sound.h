// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/gormiti/events/event.h"
#include "engine/naruto/events/event.h"
#include "engine/rising_clan/events/event.h"

namespace playsheet {

/// What is heard of a decision, the more important the further down: of everything that happens at once only the last
/// of them is heard.
enum class Sound : std::uint8_t {
  Card,    ///< one is laid or drawn
  Turn,    ///< the next player's turn begins
  Chain,   ///< a use waits for an answer
  Battle,  ///< a team goes out, a Fighter attacks
  Hurt,
  Reward,  ///< a battle reward, a round that is won
  End,
};
constexpr std::size_t kSounds = 7;

/// What of this event everybody at the table may hear. It depends on what both see: not on which card it is, nor on
/// what somebody looks at or puts together in a covered hand.
std::optional<Sound> soundOf(const naruto::Event& event);
std::optional<Sound> soundOf(const gormiti::Event& event);
std::optional<Sound> soundOf(const rising_clan::Event& event);

/// The most important of a decision's events; nothing if they are silent.
std::optional<Sound> soundOf(const naruto::Events& events);
std::optional<Sound> soundOf(const gormiti::Events& events);
std::optional<Sound> soundOf(const rising_clan::Events& events);

}  // namespace playsheet
