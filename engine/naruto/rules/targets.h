// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/naruto/actions/refusal.h"
#include "engine/naruto/events/change.h"

/// Targets (section 10.3: N-TGT-01 to N-TGT-09).
namespace naruto {

/// The filters of the targets that a use of this paragraph asks for, in order (an attached Mission asks for its host
/// first). At most kTargetCount.
FixedVector<const Filter*, kTargetCount> targets_of(const CardDefinition& card, std::size_t ability);

/// Which paragraph of a Jutsu or Mission is applied when the card is used; kNoAbility for a permanent that only stays.
inline constexpr std::uint8_t kNoAbility = 255;
std::uint8_t ability_used(const CardDefinition& card);

/// Why `card` cannot be target number `index` of the use described by `context` (earlier targets are in it).
Refusal check_target(const Position& position, const Context& context, std::size_t index, CardId card);

/// Calls `f(CardId)` for every legal target.
template <class F>
void for_each_target(const Position& position, const Context& context, std::size_t index, F&& f) {
  for (std::size_t i = 0; i < position.state.card_count; ++i)
    if (!check_target(position, context, index, static_cast<CardId>(i))) f(static_cast<CardId>(i));
}

/// Enough different legal targets for every target of the use (N-JUT-05, N-MISS-06).
Refusal check_targets_exist(const Position& position, CardId card, PlayerId player, ObjectRef user);
Refusal check_targets_exist(const Position& position, const Context& context);

/// What of the targets is left when the use is applied (N-TGT-04, N-TGT-05): those gone or no longer fitting are
/// emptied in `context`. False if there were targets and none is left.
bool recheck_targets(const Position& position, Context& context);

/// The context of a use that begins.
Context use_context(const Position& position, CardId card, PlayerId player, std::uint8_t ability, ObjectRef user);

}  // namespace naruto
