// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_guide.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "engine/naruto/cards/toml_document.h"
#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

constexpr int kGuideFormat = 1;
constexpr std::string_view kGuideGame = "naruto";
constexpr std::size_t kLongestGuideText = 1200;  ///< bytes: a page is read in a minute
constexpr std::size_t kMostKeys = 8;

class GuideReader {
 public:
  GuideReader(const TomlDocument& document, std::string_view source, const Deck& deck,
              std::vector<CardMessage>& messages)
      : root_(document.root()), deck_(deck), reporter_(messages, source, &document), reader_(words_, reporter_) {}

  DeckGuide read() {
    std::vector<std::string_view> known{"format", "game", "keys"};
    for (const auto topic : table::EnumNames<GuideTopic>::names) known.push_back(topic);
    reader_.unknown_keys(root_, known);
    part(root_, "format", [this](const Json& json) { constant(json, kGuideFormat); });
    part(root_, "game", [this](const Json& json) { constant(json, kGuideGame); });
    part(root_, "keys", [this](const Json& json) { keys(json); });
    for (std::size_t i = 0; i < kGuideTopics; ++i)
      part(root_, table::EnumNames<GuideTopic>::names[i], [&](const Json& json) { text(json, guide_.texts[i]); });
    return std::move(guide_);
  }

 private:
  template <class Use>
  void part(const Json& table, std::string_view key, Use&& use) {
    const auto found = table.find(key);
    if (found == table.end()) return reader_.missing(key);
    const Reporter::Enter enter(reporter_, {key, 0});
    use(*found);
  }

  template <class Value>
  void constant(const Json& json, const Value& value) {
    if (json != value) reader_.add(MessageCode::unknown_game, json.dump(), Json(value).dump());
  }

  bool in_deck(const std::string& code) const {
    const auto has = [&](const std::vector<DeckEntry>& list) {
      return std::any_of(list.begin(), list.end(), [&](const DeckEntry& entry) { return entry.code == code; });
    };
    return has(deck_.cards) || has(deck_.sideboard) || has(deck_.reinforcement);
  }

  void card(const std::string& code) {
    if (!in_deck(code))
      reader_.add(MessageCode::unknown_name, fmt::format("\"{}\"", code), "the code of a card of the deck");
  }

  void keys(const Json& json) {
    reader_.read(json, guide_.keys);
    if (guide_.keys.size() > kMostKeys)
      reader_.add(MessageCode::too_large, fmt::format("{} cards", guide_.keys.size()),
                  fmt::format("at most {}", kMostKeys));
    for (const std::string& code : guide_.keys) card(code);
  }

  static std::multiset<std::string> cards_in_words(std::string_view words) {
    std::multiset<std::string> codes;
    for (const GuidePiece& piece : pieces_of(words))
      if (piece.card) codes.insert(piece.text);
    return codes;
  }

  void text(const Json& json, LocalText& out) {
    if (!json.is_object()) return reader_.wrong_type(json, "a table with en, it and pt_BR");
    reader_.unknown_keys(json, {"en", "it", "pt_BR"});
    const auto language = [&](std::string_view key, std::string& value) {
      part(json, key, [&](const Json& words) {
        reader_.read(words, value);
        if (words.is_string() && value.find_first_not_of(" \n") == std::string::npos)
          reader_.add(MessageCode::missing_key, "no words", "words");
        if (value.size() > kLongestGuideText)
          reader_.add(MessageCode::too_large, fmt::format("{} bytes", value.size()),
                      fmt::format("at most {}", kLongestGuideText));
        for (const GuidePiece& piece : pieces_of(value))
          if (piece.card) card(piece.text);
        if (cards_in_words(value) != cards_in_words(out.en))
          reader_.add(MessageCode::unknown_name, "other cards", "the cards of the English text");
      });
    };
    language("en", out.en);
    language("it", out.it);
    language("pt_BR", out.pt_br);
  }

  const Json& root_;
  const Deck& deck_;
  Words words_;
  Reporter reporter_;
  TreeReader reader_;
  DeckGuide guide_;
};

}  // namespace

GuideReading read_guide(std::string_view text, std::string_view source, const Deck& deck) {
  GuideReading reading;
  const TomlDocument document(text, source, reading.messages);
  if (!document.good()) return reading;
  DeckGuide guide = GuideReader(document, source, deck, reading.messages).read();
  guide.deck = deck.id;
  if (!has_errors(reading.messages)) reading.guide = std::move(guide);
  return reading;
}

std::vector<GuidePiece> pieces_of(std::string_view words) {
  std::vector<GuidePiece> out;
  while (!words.empty()) {
    const auto open = words.find('{');
    const auto close = open == std::string_view::npos ? open : words.find('}', open);
    if (close == std::string_view::npos) {
      out.push_back({std::string(words)});
      break;
    }
    if (open > 0) out.push_back({std::string(words.substr(0, open))});
    out.push_back({std::string(words.substr(open + 1, close - open - 1)), true});
    words.remove_prefix(close + 1);
  }
  return out;
}

}  // namespace naruto
