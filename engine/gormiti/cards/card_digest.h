// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/table/source_value.h"

namespace gormiti {

/// Of all that stands there, whatever the layout, but for names and what only pictures and collectors ask for.
std::uint64_t digest_of(const table::SourceValue& card);

}  // namespace gormiti
