// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck.h"

#include "engine/table/clean_name.h"

namespace naruto {

LocalText clean_name(const LocalText& name) {
  return {table::clean_name(name.en), table::clean_name(name.it), table::clean_name(name.pt_br)};
}

}  // namespace naruto
