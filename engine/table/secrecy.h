// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/table/enum_names.h"

namespace table {

/// How hands are kept secret at one screen. It changes no rule; it stands in the record of a match, so that a match is
/// never gone on with more openly than it began.
enum class Secrecy : std::uint8_t {
  Open,     ///< both hands are shown
  Hold,     ///< hands lie face down; whoever decides sees the own one while the own key is held
  Curtain,  ///< the table is replaced at each change of decider and opened by a deliberate hold
};

template <>
struct EnumNames<Secrecy> {
  static constexpr std::array<std::string_view, 3> names{"open", "hold", "curtain"};
};

}  // namespace table
