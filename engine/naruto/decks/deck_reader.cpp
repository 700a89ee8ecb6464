// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_reader.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/naruto/cards/toml_document.h"
#include "engine/naruto/cards/tree_reader.h"
#include "engine/naruto/decks/codes.h"
#include "engine/naruto/editions/edition.h"
#include "engine/table/clean_name.h"

namespace naruto {
namespace {

constexpr int kFormat = 1;
constexpr int kMostCopies = 99;
constexpr std::size_t kMostEntries = 500;
constexpr std::string_view kGame = "naruto";

class DeckReader {
 public:
  DeckReader(const TomlDocument& document, std::string_view source, const Catalog* catalog,
             std::vector<CardMessage>& messages)
      : document_(document),
        catalog_(catalog),
        root_(document.root()),
        reporter_(messages, source, &document),
        reader_(words_, reporter_) {}

  Deck read() {
    reader_.unknown_keys(root_, {"format", "game", "edition", "name", "note", "cards", "sideboard", "reinforcement"});
    part("format", true, [this](const Json& json) {
      if (!json.is_number_integer()) return reader_.wrong_type(json, "a whole number");
      if (json != kFormat) reader_.add(MessageCode::unknown_game, json.dump(), fmt::format("format {}", kFormat));
    });
    part("game", true, [this](const Json& json) {
      if (!json.is_string()) return reader_.wrong_type(json, fmt::format("\"{}\"", kGame));
      if (json != kGame) reader_.add(MessageCode::unknown_game, json.dump(), fmt::format("\"{}\"", kGame));
    });
    part("edition", false, [this](const Json& json) { edition(json); });
    part("name", true, [this](const Json& json) { text(json, deck_.name); });
    deck_.name = clean_name(deck_.name);
    part("note", false, [this](const Json& json) { text(json, deck_.note); });
    part("cards", true, [this](const Json& json) { cards("cards", json, deck_.cards); });
    part("sideboard", false, [this](const Json& json) { cards("sideboard", json, deck_.sideboard); });
    part("reinforcement", false, [this](const Json& json) { cards("reinforcement", json, deck_.reinforcement); });
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

  void edition(const Json& json) {
    const auto errors = reporter_.errors();
    std::string id;
    reader_.read(json, id);
    if (reporter_.errors() > errors) return;
    if (find_edition(id) != nullptr) {
      deck_.edition = std::move(id);
      return;
    }
    std::vector<std::string_view> known;
    std::string all;
    for (const Edition& each : editions()) {
      known.push_back(each.id);
      all += (all.empty() ? "" : ", ") + std::string(each.id);
    }
    reader_.add(MessageCode::unknown_word, fmt::format("\"{}\"", id), "one of " + all, nearest_word(id, known));
  }

  void cards(std::string_view table, const Json& json, std::vector<DeckEntry>& out) {
    if (!json.is_object()) return reader_.wrong_type(json, "a table of codes");
    if (json.size() > kMostEntries)
      return reader_.add(MessageCode::too_large, fmt::format("{} entries", json.size()), "fewer entries");
    for (const std::string& code : document_.keys_in_order(table)) {
      const Reporter::Enter enter(reporter_, {code, 0});
      if (code.empty() || has_control(code)) {
        reader_.add(MessageCode::bad_code, fmt::format("\"{}\"", shown(code)), "the code of a card");
        continue;
      }
      if (catalog_ != nullptr && !catalog_->find(code)) unknown_card(code);
      const auto errors = reporter_.errors();
      int count = 0;
      reader_.read(json[code], count);
      if (reporter_.errors() > errors) continue;
      if (count < 1 || count > kMostCopies) {
        reader_.add(MessageCode::out_of_range, fmt::format("{}", count), fmt::format("1 to {}", kMostCopies));
        continue;
      }
      out.push_back({code, count});
    }
  }

  /// The deck can still be read: `check_deck` tells it among all the other breaches.
  void unknown_card(const std::string& code) {
    std::string nearest = ++lookups_ > kMostLookups ? std::string() : nearest_card(code, *catalog_);
    reporter_.add(MessageCode::unknown_name, fmt::format("\"{}\"", code), "the code of a known card",
                  std::move(nearest), Severity::warning);
  }

  static bool has_control(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 32; });
  }
  static std::string shown(std::string text) {
    for (char& c : text)
      if (static_cast<unsigned char>(c) < 32) c = '?';
    return text;
  }

  const TomlDocument& document_;
  const Catalog* catalog_;
  const Json& root_;
  Words words_;
  Reporter reporter_;
  TreeReader reader_;
  Deck deck_;
  int lookups_ = 0;
};

std::string quoted(const std::string& text) {
  std::string out = Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
  for (auto at = out.find('\x7F'); at != std::string::npos; at = out.find('\x7F', at))
    out.replace(at, 1, "\\u007F");  // JSON lets it stand there, TOML does not
  return out;
}

std::string section(std::string_view title, const LocalText& text) {
  if (text == LocalText{}) return {};
  std::string out = fmt::format("\n[{}]\nen = {}\n", title, quoted(text.en));
  if (!text.it.empty()) out += fmt::format("it = {}\n", quoted(text.it));
  if (!text.pt_br.empty()) out += fmt::format("pt_BR = {}\n", quoted(text.pt_br));
  return out;
}

/// Codes are bare keys; whatever else somebody wrote needs quotes.
std::string key_of(const std::string& code) {
  const bool bare = !code.empty() && std::all_of(code.begin(), code.end(), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
  return bare ? code : quoted(code);
}

std::string table_of(std::string_view title, const std::vector<DeckEntry>& cards) {
  std::string out = fmt::format("\n[{}]\n", title);
  for (const DeckEntry& entry : cards) out += fmt::format("{} = {}\n", key_of(entry.code), entry.count);
  return out;
}

}  // namespace

DeckReading read_deck(std::string_view text, std::string_view source, const Catalog* catalog) {
  DeckReading reading;
  const TomlDocument document(text, source, reading.messages);
  if (!document.good()) return reading;
  Deck deck = DeckReader(document, source, catalog, reading.messages).read();
  deck.id = id_of_source(source);
  if (deck.name.en.empty()) deck.name.en = table::clean_name(deck.id);
  if (!has_errors(reading.messages)) reading.deck = std::move(deck);
  return reading;
}

std::string write_deck(const Deck& deck) {
  std::string out = fmt::format("format = {}\ngame = \"{}\"\n", kFormat, kGame);
  if (!deck.edition.empty()) out += fmt::format("edition = {}\n", quoted(deck.edition));
  const LocalText name = clean_name(deck.name);
  out += name == LocalText{} ? "name = \"\"\n" : section("name", name);
  out += section("note", deck.note);
  out += table_of("cards", deck.cards);
  if (!deck.sideboard.empty()) out += table_of("sideboard", deck.sideboard);
  if (!deck.reinforcement.empty()) out += table_of("reinforcement", deck.reinforcement);
  return out;
}

}  // namespace naruto
