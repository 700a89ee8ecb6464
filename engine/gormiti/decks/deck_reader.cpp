// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/deck_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/table/clean_name.h"
#include "engine/table/source_value.h"

namespace gormiti {
namespace {

using table::SourceValue;

class DeckReader {
 public:
  DeckReader(DeckReading& out, const Catalog& cards) : out_(out), cards_(cards) {}

  void file(const SourceValue& root) {
    static constexpr std::array<std::string_view, 5> known{"format", "game", "mode", "name", "cards"};
    for (const auto& [key, value] : *root.table())
      if (std::find(known.begin(), known.end(), key) == known.end())
        fail(MessageCode::unknown_key, value.line, key, fmt::format("\"{}\"", key), "format, game, mode, name, cards");
    if (const auto* format = must(root, "format"))
      if (const auto* number = std::get_if<long long>(&format->value); number == nullptr || *number != 1)
        fail(MessageCode::out_of_range, format->line, "format", "another format", "format 1");
    if (const auto* game = must_text(root, "game"); game != nullptr && *game->text() != "gormiti")
      fail(MessageCode::unknown_word, game->line, "game", *game->text(), "a deck of gormiti");
    if (const auto* mode = must_text(root, "mode")) read_mode(*mode);
    if (const auto* name = must_text(root, "name")) deck_.name = table::clean_name(*name->text());
    if (const auto* cards = must(root, "cards")) read_cards(*cards);
    if (out_.messages.empty()) out_.deck = std::move(deck_);
  }

 private:
  void fail(MessageCode code, int line, std::string_view path, std::string found, std::string expected) {
    out_.messages.push_back({code, line, 0, {}, std::string(path), std::move(found), std::move(expected), {}});
  }
  const SourceValue* must(const SourceValue& root, std::string_view key) {
    const SourceValue* value = root.find(key);
    if (value == nullptr) fail(MessageCode::missing_key, root.line, key, "nothing", fmt::format("\"{}\"", key));
    return value;
  }
  const SourceValue* must_text(const SourceValue& root, std::string_view key) {
    const SourceValue* value = must(root, key);
    if (value == nullptr || value->text() != nullptr) return value;
    fail(MessageCode::wrong_type, value->line, key, "no text", "a text");
    return nullptr;
  }

  void read_mode(const SourceValue& value) {
    if (const auto mode = table::from_name<Mode>(*value.text()))
      deck_.mode = *mode;
    else
      fail(MessageCode::unknown_word, value.line, "mode", *value.text(), "strategic or quick");
  }

  void read_cards(const SourceValue& value) {
    const auto* items = value.list();
    if (items == nullptr) return fail(MessageCode::wrong_type, value.line, "cards", "no list", "a list of codes");
    if (items->size() > kMostCardsOfAFile)
      return fail(MessageCode::too_large, value.line, "cards", fmt::format("{} cards", items->size()),
                  fmt::format("at most {}", kMostCardsOfAFile));
    for (const SourceValue& item : *items) {
      const std::string* code = item.text();
      if (code == nullptr)
        fail(MessageCode::wrong_type, item.line, "cards", "no text", "the code of a card");
      else if (!cards_.find(*code))
        fail(MessageCode::unknown_card, item.line, "cards", *code, "the code of a card");
      else
        deck_.cards.push_back(*code);
    }
  }

  DeckReading& out_;
  const Catalog& cards_;
  DeckFile deck_;
};

}  // namespace

DeckReading read_deck(std::string_view text, const Catalog& cards) {
  DeckReading out;
  const table::SourceValue root = table::read_source(text, kMostSourceBytes, {}, out.messages);
  if (out.messages.empty()) DeckReader(out, cards).file(root);
  return out;
}

std::string write_deck(const DeckFile& deck) {
  std::string name;
  for (const char c : table::clean_name(deck.name)) {
    if (c == '"' || c == '\\') name += '\\';
    name += c;
  }
  std::string out = fmt::format("format = 1\ngame = \"gormiti\"\nmode = \"{}\"\nname = \"{}\"\ncards = [\n",
                                table::name_of(deck.mode), name);
  for (const std::string& code : deck.cards) out += fmt::format("  \"{}\",\n", code);
  return out + "]\n";
}

std::string game_of_deck(std::string_view text) {
  std::vector<CardMessage> messages;
  const table::SourceValue root = table::read_source(text, kMostSourceBytes, {}, messages);
  const table::SourceValue* game = root.find("game");
  return game != nullptr && game->text() != nullptr ? *game->text() : std::string();
}

}  // namespace gormiti
