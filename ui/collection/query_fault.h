// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/search/query.h"
#include "ui/collection/card_shelf.h"

namespace playsheet {

/// What is wrong with this query, with its sentence, as the field shows it.
QueryFault queryFault(const naruto::search::Problem& problem, const QString& sentence, const QString& query);

}  // namespace playsheet
