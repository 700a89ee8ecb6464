// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/state/groups.h"

#include <algorithm>

namespace naruto {

std::array<bool, kMaxGroups> groups_taken(const GameState& state, std::span<const ObjectRef> besides) {
  std::array<bool, kMaxGroups> taken{};
  const auto look_at = [&taken](const auto& places) {
    for (const ObjectRef place : places)
      if (is_group(place)) taken[place.life] = true;
  };
  look_at(besides);
  look_at(state.announcement.targets);
  for (const Link& link : state.chain) look_at(link.context.targets);
  for (const LastingEffect& lasting : state.lasting) {
    look_at(std::array{lasting.subject});
    look_at(lasting.context.targets);
  }
  for (const PendingTrigger& trigger : state.triggers) look_at(trigger.context.targets);
  for (const Work& work : state.work) look_at(work.context.targets);
  return taken;
}

std::optional<std::size_t> free_group(const GameState& state, std::span<const ObjectRef> besides) {
  const auto taken = groups_taken(state, besides);
  const auto free = std::find(taken.begin(), taken.end(), false);
  if (free == taken.end()) return std::nullopt;
  return static_cast<std::size_t>(free - taken.begin());
}

bool joins_last(const GameState& state, const LastingEffect& effect) {
  if (state.lasting.empty() || !effect.subject || is_group(effect.subject)) return false;
  if (effect.kind == LastingKind::control) return false;  // each card goes back to whoever had it
  const LastingEffect& last = state.lasting.back();
  const bool both_there =
      state[effect.subject.card].life == effect.subject.life &&
      (is_group(last.subject) || (last.subject && state[last.subject.card].life == last.subject.life));
  if (!both_there || is_subject(state, last, effect.subject.card)) return false;
  LastingEffect as_last = effect;
  as_last.subject = last.subject;
  return as_last == last && (is_group(last.subject) || free_group(state));
}

}  // namespace naruto
