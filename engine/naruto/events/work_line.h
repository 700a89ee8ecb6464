// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/naruto/state/work.h"

/// A piece of work as a line of text has it: all kinds in the same fields, so that the lines of old records stay what
/// they are. Private to this folder.
namespace naruto {

/// The kinds of work by the names that the lines have.
enum class WorkName : std::uint8_t {
  run,
  for_each,
  pay,
  place,
  replace_damage,
  replace_leaving,
  replace_toss,
  finish_link,
  aim,
};

/// Whatever the kind does not use has its default.
struct WorkLine {
  WorkName kind = WorkName::run;
  bool other_pays = false;    ///< `pay`: OpponentPays
  bool part_by_part = false;  ///< `run`: RunInTurn
  bool to_chain = false;      ///< `run`, `pay`: RunToChain, PayToChain
  // What these three are the kind says: `work_line.cpp`.
  std::uint8_t list = 0;
  std::uint8_t index = 0;
  std::uint8_t node = 0;
};

/// The line of this work; `kind_of` gives its kind back.
WorkLine line_of(const Work& work);

/// What a line says; what its kind has no use for is passed over.
Work::Kind kind_of(const WorkLine& line);

}  // namespace naruto
