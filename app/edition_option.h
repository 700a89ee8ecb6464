// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/editions/rulings.h"

namespace playsheet {

/// An edition and house rulings as they were asked for on a command line.
struct EditionChoice {
  const naruto::Edition* edition = nullptr;  ///< as published
  std::vector<naruto::HouseRuling> rulings;
  naruto::Edition played;  ///< the edition with the rulings
};

/// `id` empty: the default edition. `rulings` as "A-16=no", or the name of a preset, "2011"; the later word on a ruling
/// counts. An unknown edition, ruling or value is told on `err` with the nearest known word, and there is no choice
/// then (wrong use, exit code 2).
std::optional<EditionChoice> choose_edition(const std::string& id, const std::vector<std::string>& rulings,
                                            std::ostream& err);

}  // namespace playsheet
