// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_cards.h"

#include <fmt/format.h>

#include <utility>

#include "app/storage/game_entries.h"
#include "engine/gormiti/cards/card_reader.h"
#include "engine/rising_clan/cards/card_reader.h"

namespace playsheet {
namespace {

template <class Catalog, class Read>
Outcome<Catalog> load_game(const std::filesystem::path& cards_db, std::string_view game, Read&& read) {
  const auto root = read_game_entries(cards_db, game);
  if (!root) return root.problem();
  auto found = read(*root);
  if (found.messages.empty()) return std::move(found.catalog);
  const auto& first = found.messages.front();
  return StorageProblem{StorageFault::bad_content, cards_db.string(),
                        fmt::format("{}, {}, {}", game, first.about, first.path), first.found, first.expected};
}

}  // namespace

Outcome<gormiti::Catalog> load_gormiti(const std::filesystem::path& cards_db) {
  return load_game<gormiti::Catalog>(cards_db, "gormiti",
                                     [](const table::SourceValue& root) { return gormiti::read_cards(root); });
}

Outcome<rising_clan::Catalog> load_rising_clan(const std::filesystem::path& cards_db) {
  return load_game<rising_clan::Catalog>(cards_db, "rising-clan",
                                         [](const table::SourceValue& root) { return rising_clan::read_cards(root); });
}

}  // namespace playsheet
