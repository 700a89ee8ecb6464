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

/// The places for targets from `index` on can be filled with different objects so that `accept(Context)` holds. Targets
/// are few, so is the search.
template <class F>
bool targets_fillable(const Position& position, const Context& context, std::size_t index, F&& accept) {
  if (index >= targets_of(position.cards[context.definition], context.ability).size()) return accept(context);
  bool found = false;
  for_each_target(position, context, index, [&](CardId card) {
    if (found) return;
    Context next = context;
    next.targets[index] = position.object(card);
    found = targets_fillable(position, next, index + 1, accept);
  });
  return found;
}

/// What of the use is still to be paid while targets are named; all of it must remain possible (N-GEN-04).
enum class StillDue : std::uint8_t { nothing, tax, everything };

/// As `check_target`, for a choice that is being made: the further targets must still be possible (N-TGT-02).
Refusal check_target_choice(const Position& position, const Context& context, std::size_t index, CardId card,
                            StillDue due = StillDue::nothing);

/// A target of this use lies in the zone that the use is paid from: then the order of payment and targets matters
/// (N-JUT-03, N-MISS-07).
bool targets_compete_with_payment(const CardDefinition& card, std::size_t ability);

/// Enough different legal targets for every target of the use (N-JUT-05, N-MISS-06). Where the cost is paid first, the
/// payment must leave them (N-JUT-03).
Refusal check_targets_exist(const Position& position, CardId card, PlayerId player, ObjectRef user);
Refusal check_targets_exist(const Position& position, const Context& context);

/// What of the targets is left when the use is applied (N-TGT-04, N-TGT-05): those gone or no longer fitting are
/// emptied in `context`. False if there were targets and none is left.
bool recheck_targets(const Position& position, Context& context);

/// Tells those who wait for it which cards have become targets of this use.
void tell_targets(Change& change, const Context& context);

/// The context of a use that begins.
Context use_context(const Position& position, CardId card, PlayerId player, std::uint8_t ability, ObjectRef user);

}  // namespace naruto
