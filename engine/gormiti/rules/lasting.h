// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/events/change.h"

/// Effects that last, and their ends (G-448, G-451). What a static ability says is none of them: it holds as long as
/// the card is there (G-456), and `effects/field` looks for it each time.
namespace gormiti {

/// Until the end of `span`, as the owner of the text sees it. Outside a clash what lasts until its end has no effect.
void begin_lasting(Change& change, LastingEffect effect, Span span, PlayerId owner);

/// What ends at this moment of the present turn or clash ends. No check. False: nothing did.
bool end_lasting(Change& change, EndKind end);

}  // namespace gormiti
