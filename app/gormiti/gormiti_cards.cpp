// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gormiti/gormiti_cards.h"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <ostream>
#include <utility>

#include "app/card_file.h"
#include "app/storage/game_cards.h"
#include "app/storage/text_file.h"
#include "engine/gormiti/cards/card_reader.h"
#include "engine/gormiti/decks/share_code.h"
#include "engine/table/one_line.h"
#include "ui/wording/gormiti/card_text.h"

namespace playsheet {

std::optional<gormiti::Catalog> load_gormiti_cards(const std::filesystem::path& cards_db, std::ostream& err) {
  return told(load_gormiti(cards_db), err);
}

std::optional<gormiti::Catalog> read_gormiti_source(const std::filesystem::path& file, std::ostream& err) {
  return read_card_source(
      file, [](std::string_view text) { return gormiti::read_cards(text); }, err);
}

std::optional<GameEntries> gormiti_entries(const std::filesystem::path& source, std::ostream& err) {
  const auto cards = read_gormiti_source(source, err);
  if (!cards) return std::nullopt;
  return card_source_entries(
      source, "gormiti",
      [&cards = *cards](std::string_view section, const std::string& code, wording::Language language) {
        const auto id = section == "card" ? cards.find(code) : std::nullopt;
        return id ? gormiti_wording::card_text(cards[*id], cards, language) : std::string();
      },
      err);
}

std::optional<gormiti::DeckFile> load_gormiti_deck(const std::string& code_or_file, const gormiti::Catalog& cards,
                                                   std::ostream& err) {
  if (const gormiti::ReadyDeck* ready = cards.deck(code_or_file))
    return gormiti::DeckFile{ready->mode, ready->name.en, ready->cards};
  const auto text = read_text_file(code_or_file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  if (gormiti::is_any_share_code(*text)) {
    gormiti::ShareReading shared = gormiti::read_share_code(*text, cards);
    if (shared.refusal) fmt::print(err, "{}: {}\n", code_or_file, gormiti::text_of(*shared.refusal));
    return std::move(shared.deck);
  }
  gormiti::DeckReading reading = gormiti::read_deck(*text, cards);
  const std::string game = gormiti::game_of_deck(*text);
  if (!game.empty() && game != "gormiti") {
    fmt::print(err, "{}: a deck of {}, not of gormiti\n", code_or_file, table::one_line(game));
    return std::nullopt;
  }
  for (const gormiti::CardMessage& message : reading.messages)
    fmt::print(err, "{}: {}\n", code_or_file, gormiti::text_of(message));
  return std::move(reading.deck);
}

}  // namespace playsheet
