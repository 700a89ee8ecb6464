// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/card_reader.h"

#include <fmt/format.h>

#include "engine/naruto/cards/card_facts.h"
#include "engine/naruto/cards/toml_document.h"
#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

constexpr int kFormat = 1;
constexpr std::string_view kGame = "naruto";

/// Reads the tables of one source.
class SourceReader {
 public:
  SourceReader(const TomlDocument& document, std::string_view source, Catalog& catalog,
               std::vector<CardMessage>& messages, const Catalog* others)
      : others_(others),
        root_(document.root()),
        catalog_(catalog),
        reporter_(messages, source, &document),
        reader_(catalog.words(), reporter_) {}

  void read() {
    if (!of_this_game()) return;
    reader_.unknown_keys(root_, {"format", "game", "set", "card"});
    format();
    part("set", set_);
    const auto cards = root_.find("card");
    if (cards == root_.end()) return reader_.missing("card");
    const Reporter::Enter enter(reporter_, {"card", 0});
    if (!cards->is_array()) return reader_.wrong_type(*cards, "[[card]] tables");
    if (cards->size() > kMostCardsOfASource)
      return reader_.add(MessageCode::too_large, fmt::format("{} cards", cards->size()), "fewer cards in a file");
    for (std::size_t i = 0; i < cards->size(); ++i) card((*cards)[i], i);
  }

 private:
  template <class T>
  void part(std::string_view key, T& out) {
    const auto found = root_.find(key);
    if (found == root_.end()) return reader_.missing(key);
    const Reporter::Enter enter(reporter_, {key, 0});
    reader_.read(*found, out);
  }

  /// A source that names no game is one of ours; of another one nothing else is told.
  bool of_this_game() {
    const auto game = root_.find("game");
    if (game == root_.end() || *game == kGame) return true;
    const Reporter::Enter enter(reporter_, {"game", 0});
    reader_.add(MessageCode::unknown_game, game->dump(), fmt::format("\"{}\"", kGame));
    return false;
  }

  void format() {
    int number = kFormat;
    part("format", number);
    if (number != kFormat) {
      const Reporter::Enter enter(reporter_, {"format", 0});
      reader_.add(MessageCode::out_of_range, fmt::format("{}", number), fmt::format("{}", kFormat));
    }
  }

  void card(const Json& table, std::size_t index) {
    Reporter reporter = reporter_;
    reporter.root({{"card", 0}, {{}, index}});
    TreeReader reader(catalog_.words(), reporter);
    CardDefinition card;
    const bool named = read_facts(table, reader, card);
    card.set = set_;
    if (!named) return;  // without type and cost the tree cannot be judged
    reader.tree(table, card);
    read_status(table, reader, card);
    if (reporter.errors() > reporter_.errors()) return;
    const std::string code = card.code;
    const bool taken = others_ != nullptr && others_->find(code);
    if (taken || !catalog_.add(std::move(card))) {
      const Reporter::Enter enter(reporter, {"code", 0});
      reporter.add(MessageCode::duplicate_code, fmt::format("\"{}\"", code), "a code that no other card has");
    }
  }

  const Catalog* others_;  ///< cards whose codes are taken; may be null
  const Json& root_;
  Catalog& catalog_;
  Reporter reporter_;
  TreeReader reader_;
  std::string set_;
};

}  // namespace

std::vector<CardMessage> read_cards(std::string_view text, std::string_view source, Catalog& catalog,
                                    const Catalog* others) {
  std::vector<CardMessage> messages;
  const TomlDocument document(text, source, messages);
  if (document.good()) SourceReader(document, source, catalog, messages, others).read();
  return messages;
}

std::vector<CardMessage> read_tree(std::string_view json, std::string_view source, CardDefinition& card, Words& words) {
  constexpr std::size_t kMostBytes = std::size_t{64} * 1024;
  std::vector<CardMessage> messages;
  Reporter reporter(messages, source, nullptr);
  reporter.card(card.code);
  if (json.size() > kMostBytes) {
    reporter.add(MessageCode::too_large, fmt::format("{} bytes", json.size()), fmt::format("at most {}", kMostBytes));
    return messages;
  }
  const Json tree = Json::parse(json, nullptr, false);
  if (!tree.is_object()) {
    reporter.add(MessageCode::syntax, "not a JSON table", "the tree of a card");
    return messages;
  }
  TreeReader reader(words, reporter);
  reader.unknown_keys(tree, {"mission", "jutsu", "ability"});
  reader.tree(tree, card);
  return messages;
}

}  // namespace naruto
