// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/events/change.h"

/// Putting lasting effects in force (N-EFF-07, N-EFF-17, N-EFF-20).
namespace naruto {

/// A rule that is looked at anew while it lasts (bans on groups), not put on the cards that fit now.
bool looks_anew(const Rule& rule, const Selector& who);

/// Puts the rule of this effect in force on `subject` (or on nobody in particular).
/// `which`: of the characteristics that a trait could be copied of.
void begin_rule(Change& change, const Context& context, const Effect& effect, ObjectRef subject, std::size_t which = 0);
/// Control taken for a time (N-OWN-07).
void begin_control(Change& change, const Context& context, const Effect& effect, ObjectRef subject, Until until);
void begin_delayed(Change& change, const Context& context, const Effect& effect);
/// A triggered ability that no card has.
void begin_watch(Change& change, const Context& context, const Effect& effect);
void begin_trigger(Change& change, const Context& context, const Effect& effect, ObjectRef subject);

}  // namespace naruto
