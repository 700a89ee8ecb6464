// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/cost_first.h"
#include "engine/naruto/rules/refusal.h"

/// Targets (section 10.3).
namespace naruto {

/// One target part of a use: what fits, and how many cards it takes.
struct TargetPart {
  const Filter* of = nullptr;
  const Target* target = nullptr;  ///< null for the host of an attached Mission
  bool many() const { return target != nullptr && target->many(); }
  bool team() const { return target != nullptr && target->team; }
};

/// The target parts of this paragraph, in order (an attached Mission asks for its host first). At most kTargetCount.
FixedVector<TargetPart, kTargetCount> targets_of(const CardDefinition& card, std::size_t ability);

/// How many cards, or teams, a part takes.
struct TargetBounds {
  std::size_t least = 1;
  std::size_t most = 1;
};
TargetBounds bounds_of(const Position& position, const TargetPart& part, const Context& context);

/// How many of them are in the group so far: cards, or teams.
std::size_t chosen_in(const Position& position, const TargetPart& part, ObjectRef place);

/// Which paragraph of a Jutsu or Mission is applied when the card is used; kNoAbility for a permanent that only stays.
inline constexpr std::uint8_t kNoAbility = 255;
std::uint8_t ability_used(const CardDefinition& card);

/// Why `card` cannot be in target part number `index` of the use described by `context` (earlier targets are in it).
Refusal check_target(const Position& position, const Context& context, std::size_t index, CardId card);

/// Cards among which all legal targets of this part are.
CardSet possible_targets(const Position& position, const Context& context, std::size_t index);

/// Calls `f(CardId)` for the legal targets that are not taken yet, those that can be targets once they are paid behind
/// the others, up to the first of which `f` is true; whether there is one. What comes after it is not looked at.
template <class F>
bool any_target(const Position& position, const Context& context, std::size_t index, const CardSet& taken, F&& f,
                const YetToPay& unpaid = {}) {
  const auto is_it = [&](CardId card) {
    return !taken.has(card) && !check_target(position, context, index, card) && f(card);
  };
  if (possible_targets(position, context, index).any_of(is_it)) return true;
  if (unpaid.cards.empty() || !can_lie_where_paid(position, context, index, unpaid)) return false;
  OncePaid later(position, unpaid.to);
  return unpaid.cards.any_of([&](CardId card) {
    return !taken.has(card) && !check_target(later.with(card), context, index, card) && f(card);
  });
}

/// Calls `f(CardId)` for every legal target that is not taken yet.
template <class F>
void for_each_target(const Position& position, const Context& context, std::size_t index, const CardSet& taken, F&& f) {
  any_target(position, context, index, taken, [&f](CardId card) {
    f(card);
    return false;
  });
}

/// The target parts from `index` on can be filled with different objects so that `accept(CardSet)` holds of them and
/// those that are `taken`; of part `index` so many are there already. Targets are few, so is the search; a group takes
/// one card after the other as long as they are accepted.
template <class F>
bool targets_fillable(const Position& position, const Context& context, std::size_t index, const CardSet& taken,
                      std::size_t have, F&& accept, const YetToPay& unpaid = {}) {
  const auto parts = targets_of(position.cards[context.definition], context.ability);
  if (index >= parts.size()) return accept(taken);
  if (!parts[index].many()) {
    const auto goes_with = [&](CardId card) {
      Context next = context;
      next.targets[index] = position.object(card);
      CardSet more = taken;
      more.add(card);
      return targets_fillable(position, next, index + 1, more, 0, accept, unpaid);
    };
    return any_target(position, context, index, taken, goes_with, unpaid);
  }
  CardSet more = taken;
  TeamSet teams;
  std::size_t n = have;
  const std::size_t least = bounds_of(position, parts[index], context).least;
  const auto is_last = [&](CardId card) {
    if (parts[index].team() && teams.has(position[card].team)) return false;
    CardSet with = more;
    with.add(card);
    if (!accept(with)) return false;
    more = with;
    teams.add(position[card].team);
    return ++n >= least;
  };
  return (n >= least || any_target(position, context, index, taken, is_last, unpaid)) &&
         targets_fillable(position, context, index + 1, more, 0, accept, unpaid);
}

/// What of the use is still to be paid while targets are named; all of it must remain possible (N-GEN-04).
enum class StillDue : std::uint8_t { nothing, tax, everything };

/// The cards that are targets so far.
CardSet targets_in(const Position& position, const Context& context);

/// As `check_target`, for a choice that is being made: the further targets must still be possible (N-TGT-02).
Refusal check_target_choice(const Position& position, const Context& context, std::size_t index, CardId card,
                            StillDue due = StillDue::nothing);

/// The group with this card: the card alone, or with the rest of its team.
CardSet group_with(const Position& position, const Context& context, std::size_t index, CardId card);

/// Which cards can be targets, or how many, depends on the X that is paid: it must be known first (N-COST-06).
bool targets_read_x(const CardDefinition& card, std::size_t ability);

/// From which X on, and up to which, from 1 to `most`, there are targets enough; no bounds: for none.
Bounds x_of_targets(const Position& position, CardId jutsu, ObjectRef user, std::size_t alternative, int most);

/// Enough different legal targets for every target of the use (N-JUT-05, N-MISS-06). Where the cost is paid first, the
/// payment must leave them (N-JUT-03).
Refusal check_targets_exist(const Position& position, CardId card, PlayerId player, ObjectRef user);
Refusal check_targets_exist(const Position& position, const Context& context);

/// What of the targets is left when the use is applied (N-TGT-04, N-TGT-05): those gone or no longer fitting are
/// emptied in `context`; of groups `drop_lost_targets` takes them out. False if there were targets and none is left.
bool recheck_targets(const Position& position, Context& context);
void drop_lost_targets(Change& change, const Context& context);

/// Tells those who wait for it which cards have become targets of this use.
void tell_targets(Change& change, const Context& context);

/// The context of a use that begins.
Context use_context(const Position& position, CardId card, PlayerId player, std::uint8_t ability, ObjectRef user);

}  // namespace naruto
