// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_reader.h"

#include <fmt/format.h>

#include "engine/naruto/cards/toml_document.h"
#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

constexpr int kFormat = 1;
constexpr int kMostCopies = 99;
constexpr std::size_t kMostEntries = 500;
constexpr std::string_view kGame = "naruto";

class DeckReader {
 public:
  DeckReader(const TomlDocument& document, std::string_view source, std::vector<CardMessage>& messages)
      : document_(document),
        root_(document.root()),
        reporter_(messages, source, &document),
        reader_(words_, reporter_) {}

  Deck read() {
    reader_.unknown_keys(root_, {"format", "game", "name", "note", "cards"});
    part("format", true, [this](const Json& json) {
      if (json != kFormat) reader_.add(MessageCode::unknown_game, json.dump(), fmt::format("format {}", kFormat));
    });
    part("game", true, [this](const Json& json) {
      if (json != kGame) reader_.add(MessageCode::unknown_game, json.dump(), fmt::format("\"{}\"", kGame));
    });
    part("name", true, [this](const Json& json) { text(json, deck_.name); });
    part("note", false, [this](const Json& json) { text(json, deck_.note); });
    part("cards", true, [this](const Json& json) { cards(json); });
    return std::move(deck_);
  }

 private:
  template <class Use>
  void part(std::string_view key, bool must, Use&& use) {
    const auto found = root_.find(key);
    if (found == root_.end()) {
      if (must) reader_.missing(key);
      return;
    }
    const Reporter::Enter enter(reporter_, {key, 0});
    use(*found);
  }

  /// One text for all languages, or a table with a text for each.
  void text(const Json& json, LocalText& out) {
    if (json.is_string()) return reader_.read(json, out.en);
    if (!json.is_object()) return reader_.wrong_type(json, "a text, or a table of languages");
    reader_.unknown_keys(json, {"en", "it", "pt_BR"});
    if (!json.contains("en")) reader_.missing("en");
    const auto language = [&](std::string_view key, std::string& value) {
      if (const auto found = json.find(key); found != json.end()) {
        const Reporter::Enter enter(reporter_, {key, 0});
        reader_.read(*found, value);
      }
    };
    language("en", out.en);
    language("it", out.it);
    language("pt_BR", out.pt_br);
  }

  void cards(const Json& json) {
    if (!json.is_object()) return reader_.wrong_type(json, "a table of codes");
    if (json.size() > kMostEntries)
      return reader_.add(MessageCode::too_large, fmt::format("{} entries", json.size()), "fewer entries");
    for (const std::string& code : document_.keys_in_order("cards")) {
      const Reporter::Enter enter(reporter_, {code, 0});
      const auto errors = reporter_.errors();
      int count = 0;
      reader_.read(json[code], count);
      if (reporter_.errors() > errors) continue;
      if (count < 1 || count > kMostCopies) {
        reader_.add(MessageCode::out_of_range, fmt::format("{}", count), fmt::format("1 to {}", kMostCopies));
        continue;
      }
      deck_.cards.push_back({code, count});
    }
  }

  const TomlDocument& document_;
  const Json& root_;
  Words words_;
  Reporter reporter_;
  TreeReader reader_;
  Deck deck_;
};

std::string id_of(std::string_view source) {
  if (const auto slash = source.find_last_of("/\\"); slash != std::string_view::npos) source.remove_prefix(slash + 1);
  if (const auto dot = source.rfind('.'); dot != std::string_view::npos && dot > 0) source = source.substr(0, dot);
  return std::string(source);
}

std::string quoted(const std::string& text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string section(std::string_view title, const LocalText& text) {
  if (text == LocalText{}) return {};
  std::string out = fmt::format("\n[{}]\nen = {}\n", title, quoted(text.en));
  if (!text.it.empty()) out += fmt::format("it = {}\n", quoted(text.it));
  if (!text.pt_br.empty()) out += fmt::format("pt_BR = {}\n", quoted(text.pt_br));
  return out;
}

}  // namespace

DeckReading read_deck(std::string_view text, std::string_view source) {
  DeckReading reading;
  const TomlDocument document(text, source, reading.messages);
  if (!document.good()) return reading;
  Deck deck = DeckReader(document, source, reading.messages).read();
  deck.id = id_of(source);
  if (!has_errors(reading.messages)) reading.deck = std::move(deck);
  return reading;
}

std::string write_deck(const Deck& deck) {
  std::string out = fmt::format("format = {}\ngame = \"{}\"\n", kFormat, kGame);
  out += section("name", deck.name);
  out += section("note", deck.note);
  out += "\n[cards]\n";
  for (const DeckEntry& entry : deck.cards) out += fmt::format("{} = {}\n", entry.code, entry.count);
  return out;
}

}  // namespace naruto
