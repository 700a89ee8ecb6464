// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

/// Work that waits, and abilities that wait (G-437, G-443, G-447).
namespace gormiti {

/// One piece of the work on top, which there is.
void work_on(Change& change);

/// One waiting ability begins, or somebody is asked which. There is one.
void resolve_waiting(Change& change);

/// The ability of this place of the batch begins to resolve (G-442).
void take_trigger(Change& change, std::size_t index);

/// A list of effects begins.
void begin(Change& change, ListId list, const Context& context);
/// The text of a Magic or a Move.
void begin_use(Change& change, CardId card, ObjectRef user);

}  // namespace gormiti
