// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/storage/person_database.h"
#include "ui/decks/deck_store.h"

namespace playsheet {

/// The decks in the person's database, for the window. The database outlives it.
std::unique_ptr<DeckStore> deckShelf(PersonDatabase& person);

}  // namespace playsheet
