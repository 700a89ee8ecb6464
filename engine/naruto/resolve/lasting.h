// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Putting lasting effects in force (N-EFF-07, N-EFF-17, N-EFF-20).
namespace naruto {

/// A rule that is one lasting effect on all that it means, not one on each card that fits now: bans on groups, which
/// are looked at anew while they last, and bans on a group of targets as long as another use has a group left for its
/// own.
bool is_one_for_all(const Position& position, const Context& context, const Rule& rule, const Selector& who);

/// Puts the rule of this effect in force on `subject` (or on nobody in particular). Its amounts are those of `before`,
/// the position before the effect began. `which`: of the characteristics that a trait could be copied of.
void begin_rule(Change& change, const Position& before, const Context& context, const Effect& effect, ObjectRef subject,
                std::size_t which = 0);
/// Control taken for a time. `lender`: who has the card without any loan (N-OWN-07).
void begin_control(Change& change, const Context& context, const Effect& effect, ObjectRef subject, PlayerId lender,
                   Until until);
/// A place in this team, lent for a time (`lend_place`). False: it cannot be.
bool begin_place(Change& change, const Context& context, const Effect& effect, CardId ninja, TeamId team, Until until);
void begin_delayed(Change& change, const Context& context, const Effect& effect);
/// A triggered ability that no card has.
void begin_watch(Change& change, const Context& context, const Effect& effect);
void begin_trigger(Change& change, const Context& context, const Effect& effect, ObjectRef subject);

}  // namespace naruto
