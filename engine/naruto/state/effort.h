// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// How much the engine looks at, as numbers that are the same on every machine: the tests hold ceilings of them
/// (tests/effort), so that speed cannot be lost unseen. Counted only where the tests are built
/// (PLAYSHEET_COUNT_EFFORT); everywhere else `spend` is empty, and these words leave nothing in the program.
namespace naruto {

enum class Effort : std::uint8_t {
  card,          ///< a card asked for its state or definition through a Position
  search,        ///< a question for rules in force that looks through cards and lasting effects
  searched,      ///< a card looked at in such a search, or for texts that wait for an event
  rule,          ///< a rule of the kind asked for, of a text that works where its card lies
  filter,        ///< a filter tried on a card
  candidate,     ///< an answer tried for the list
  target,        ///< a card tried as a target
  derived_card,  ///< a card looked at to work out again what is derived from the state
  event,         ///< a change of the state
  state_copy     ///< the whole state copied to see what would be
};
inline constexpr std::array<std::string_view, 10> kEfforts{
    "cards",      "searches", "cards searched", "rules",  "filters",
    "candidates", "targets",  "cards derived",  "events", "copies of the state"};

using EffortSpent = std::array<std::uint64_t, kEfforts.size()>;

#ifdef PLAYSHEET_COUNT_EFFORT
/// Of this thread, since it began: games of other threads do not mix in.
constinit inline thread_local EffortSpent effort_spent{};
inline void spend(Effort what) { ++effort_spent[static_cast<std::size_t>(what)]; }
#else
constexpr void spend(Effort) {}
#endif

}  // namespace naruto
