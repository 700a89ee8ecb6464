// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace tournament {

enum class BirthReading : std::uint8_t {
  of_age,
  minor,
  unclear,  ///< day and month can be read in two ways, or only a year is there, and it matters
  bad,
  undated,  ///< the day of the event is not known: nobody's age is
};

/// Whether somebody of this birth is a minor, younger than 18, on a day ("2026-11-27"). Read are 2012-05-31,
/// 31.5.2012, 31/05/2012, 5/31/2012 and a year, none of them after the day. Nothing of it is kept but the answer
/// (T-208).
BirthReading minor_by_birth(std::string_view birth, std::string_view day);

}  // namespace tournament
