// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/table/source_value.h"

namespace table {

/// Over what a part of a card file means: entries whose keys are `untold`, such as names and pictures, are not in it.
std::uint64_t digest_of(const SourceValue& value, std::span<const std::string_view> untold);

}  // namespace table
