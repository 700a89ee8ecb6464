// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opened_file.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "app/storage/text_file.h"
#include "engine/naruto/decks/formats/deck_import.h"
#include "engine/rising_clan/tournament/journal.h"
#include "engine/table/share_code.h"
#include "engine/tournament/journal/share.h"

namespace playsheet {
namespace {

bool begins(std::string_view text, std::string_view head) { return text.substr(0, head.size()) == head; }

OpenedKind kind_of_deck(const std::string& text, const std::string& name, const naruto::Catalog& cards) {
  const naruto::CardIndex index(cards);
  const naruto::DeckImport import = naruto::import_deck(text, name, index);
  // A form of its own: what is wrong with it is told where decks are.
  const bool own = import.format == naruto::DeckFormat::text || import.format == naruto::DeckFormat::code;
  if (own || (import.good() && !import.deck.cards.empty())) return OpenedKind::deck;
  return OpenedKind::unknown;
}

}  // namespace

Outcome<OpenedKind> kind_of_file(const std::filesystem::path& file, const naruto::Catalog& cards) {
  const auto text = read_record_file(file);
  if (!text) return text.problem();
  if (begins(*text, "playsheet match ")) return OpenedKind::record;
  if (begins(*text, "playsheet-tournament ") || tournament::is_share(*text) || rising_clan::is_points_journal(*text))
    return OpenedKind::tournament;
  const table::ShareMark* shared = table::share_mark(trimmed(*text));
  if (text->find("\ngame = \"gormiti\"") != std::string::npos || (shared && shared->game == "gormiti"))
    return OpenedKind::gormiti_deck;
  return kind_of_deck(*text, file.filename().string(), cards);
}

}  // namespace playsheet
