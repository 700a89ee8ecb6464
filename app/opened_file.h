// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

#include "app/storage/outcome.h"
#include "engine/naruto/cards/catalog.h"

/// What a file is that somebody opens with the program: by what stands in it, whatever it is called.
namespace playsheet {

enum class OpenedKind : std::uint8_t {
  record,      ///< of a match; also the report of a ruling
  tournament,  ///< the journal of an event
  deck,  ///< of Naruto, in any form that can be read, a share code included; perhaps with a fault that its page tells
  gormiti_deck,  ///< a deck file of Gormiti or a share code of one, likewise
  unknown,       ///< nothing of ours
};

/// Or why it cannot be read.
Outcome<OpenedKind> kind_of_file(const std::filesystem::path& file, const naruto::Catalog& cards);

}  // namespace playsheet
