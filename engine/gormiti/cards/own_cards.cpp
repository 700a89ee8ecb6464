// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/cards/own_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "engine/gormiti/cards/tree_reader.h"
#include "engine/table/clean_name.h"
#include "engine/table/plain_letters.h"

namespace gormiti {
namespace {

constexpr std::size_t kMostOwnCards = 5000;
constexpr std::size_t kMostOwnDecks = 500;
constexpr std::size_t kMostCounterKinds = 100;  ///< as in a card source
constexpr std::size_t kMostOwnMessages = 200;   ///< of a file

/// A code that files, lists, records and share codes can all hold.
bool is_own_code(std::string_view code) {
  const auto plain = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  };
  return !code.empty() && code.size() <= kLongestOwnCode && std::all_of(code.begin(), code.end(), plain);
}

bool is_own_name(const std::string& name) { return !name.empty() && table::clean_name(name) == name; }

bool same_code(std::string_view a, std::string_view b) { return table::plain_letters(a) == table::plain_letters(b); }

}  // namespace

class OwnCardReader {
 public:
  OwnCardReader(Catalog& catalog, std::span<const OtherGame> others)
      : catalog_(catalog), others_(others), tree_(found_, catalog.cards_, catalog.counters_) {}

  std::vector<OwnCardMessage> read(std::span<const OwnCardFile> files) {
    std::vector<std::pair<std::string, SourceValue>> roots;
    for (const OwnCardFile& file : files) {
      begin_file(file.name);
      SourceValue root = table::read_source(file.text, kMostSourceBytes, {}, found_);
      const bool good = found_.empty() && head(root);
      tell();
      if (good) roots.emplace_back(file.name, std::move(root));
    }
    for (const auto& [name, root] : roots) begin_file(name), counters(root);
    for (const auto& [name, root] : roots) begin_file(name), cards(root);
    for (const auto& [name, root] : roots) begin_file(name), decks(root);
    return std::move(messages_);
  }

 private:
  void begin_file(const std::string& name) { file_ = name; }
  void fail(MessageCode code, int line, std::string card, std::string path, std::string found, std::string expected) {
    found_.push_back({.code = code,
                      .line = line,
                      .about = std::move(card),
                      .path = std::move(path),
                      .found = std::move(found),
                      .expected = std::move(expected),
                      .nearest = {}});
  }
  /// What was found of this part of the file; false if there was nothing.
  bool tell() {
    const bool faulty = !found_.empty();
    for (CardMessage& message : found_) {
      std::size_t& told = told_[file_];
      if (told++ < kMostOwnMessages) messages_.push_back({file_, std::move(message)});
    }
    found_.clear();
    return faulty;
  }

  /// False if it is no file for this reader as a whole.
  bool head(const SourceValue& root) {
    tree_.only_keys(root, {"format", "game", "set", "card", "counter", "deck"});
    const SourceValue* game = root.find("game");
    if (game != nullptr && (game->text() == nullptr || *game->text() != "gormiti"))
      fail(MessageCode::other_game, game->line, {}, "game", game->text() ? *game->text() : "no text",
           "game = \"gormiti\"");
    const SourceValue* format = root.find("format");
    const auto* number = format != nullptr ? std::get_if<long long>(&format->value) : nullptr;
    if (format == nullptr)
      fail(MessageCode::missing_key, 0, {}, "format", "nothing", "\"format\"");
    else if (number == nullptr || *number != 1)
      fail(MessageCode::out_of_range, format->line, {}, "format", "another format", "format = 1");
    if (const SourceValue* set = root.find("set"); set != nullptr && set->text() == nullptr)
      fail(MessageCode::wrong_type, set->line, {}, "set", std::string(kind_of(*set)), "a text");
    for (const std::string_view key : {"card", "deck"})
      if (const SourceValue* list = root.find(key); list != nullptr && list->list() == nullptr)
        fail(MessageCode::wrong_type, list->line, {}, std::string(key), std::string(kind_of(*list)),
             fmt::format("a list of tables [[{}]]", key));
    if (const SourceValue* table = root.find("counter"); table != nullptr && table->table() == nullptr)
      fail(MessageCode::wrong_type, table->line, {}, "counter", std::string(kind_of(*table)), "kinds of counters");
    return number != nullptr && *number == 1;
  }

  void counters(const SourceValue& root) {
    const SourceValue* section = root.find("counter");
    if (section == nullptr || section->table() == nullptr) return;
    for (const SourceValue::Entry& entry : *section->table()) {
      const auto& there = catalog_.counters_;
      if (std::any_of(there.begin(), there.end(), [&](const CounterName& each) { return each.word == entry.key; }))
        fail(MessageCode::duplicate_code, entry.value.line, "counter", entry.key, entry.key, "a word of its own");
      if (there.size() >= kMostCounterKinds)
        fail(MessageCode::too_large, entry.value.line, "counter", entry.key, "so many kinds of counters",
             "at most 100");
      std::vector<CounterName> read;
      SourceValue one;
      one.value = SourceValue::Table{entry};
      one.line = entry.value.line;
      tree_.counters(one, read);
      if (!tell()) catalog_.counters_.insert(catalog_.counters_.end(), read.begin(), read.end());
    }
  }

  void cards(const SourceValue& root) {
    const SourceValue* set = root.find("set");
    each(root, "card", [&](const SourceValue& value, const std::string& place) {
      std::vector<CardDefinition>& all = catalog_.cards_;
      const std::size_t before = all.size();
      taken(value);
      if (!found_.empty()) return;  // one reason is enough
      tree_.card(value, place);
      if (found_.empty()) check(value, all.back());
      if (found_.empty() && before - shipped_ >= kMostOwnCards)
        fail(MessageCode::too_large, value.line, all.back().code, {}, "so many cards", "at most 5000");
      if (!found_.empty()) return all.resize(before);
      if (set != nullptr && set->text() != nullptr && all.back().set.empty()) all.back().set = *set->text();
    });
  }

  /// A card of another game, or one whose code is taken, however it is written: whose it is is told.
  void taken(const SourceValue& value) {
    const SourceValue *type = value.find("type"), *code = value.find("code");
    const std::string written = code != nullptr && code->text() != nullptr ? *code->text() : std::string();
    for (const OtherGame& other : others_)
      if (type != nullptr && type->text() != nullptr &&
          std::find(other.types.begin(), other.types.end(), *type->text()) != other.types.end())
        return fail(MessageCode::other_game, type->line, written, "type",
                    fmt::format("\"{}\", a card of {}", *type->text(), other.name),
                    "cards of one game in a file: those of another game need a file of their own");
    for (const CardDefinition& card : catalog_.cards_)
      if (!card.token && !written.empty() && same_code(card.code, written))
        return fail(MessageCode::duplicate_code, code->line, written, "code",
                    fmt::format("{}: {}", card.code, card.name.en), "a code that no other card has");
  }

  void check(const SourceValue& value, const CardDefinition& card) {
    const auto line = [&](std::string_view key) {
      return value.find(key) != nullptr ? value.find(key)->line : value.line;
    };
    if (!is_own_code(card.code))
      fail(MessageCode::out_of_range, line("code"), card.code, "code", card.code,
           "letters, digits and dashes, at most 24 of them");
    check_names(line("name"), card.code, card.name);
  }

  void check_names(int line, const std::string& code, const Names& names) {
    for (const auto& [key, name] : {std::pair{"name.en", &names.en}, {"name.it", &names.it}, {"name.pt", &names.pt}})
      if (!is_own_name(*name))
        fail(MessageCode::out_of_range, line, code, key, fmt::format("\"{}\"", *name),
             "a name of one line, at most 80 letters");
  }

  void decks(const SourceValue& root) {
    each(root, "deck", [&](const SourceValue& value, const std::string& place) {
      ReadyDeck deck;
      tree_.deck(value, place, deck);
      if (!found_.empty()) return;
      for (const ReadyDeck& other : catalog_.decks_)
        if (same_code(other.code, deck.code))
          fail(MessageCode::duplicate_code, value.line, deck.code, "code",
               fmt::format("{}: {}", other.code, other.name.en), "a code that no other deck has");
      if (!is_own_code(deck.code))
        fail(MessageCode::out_of_range, value.line, deck.code, "code", deck.code,
             "letters, digits and dashes, at most 24 of them");
      check_names(value.line, deck.code, deck.name);
      if (catalog_.decks_.size() >= kMostOwnDecks)
        fail(MessageCode::too_large, value.line, deck.code, {}, "so many decks", "at most 500");
      if (found_.empty()) catalog_.decks_.push_back(std::move(deck));
    });
  }

  template <class F>
  void each(const SourceValue& root, std::string_view name, F&& f) {
    const SourceValue* section = root.find(name);
    const auto* items = section != nullptr ? section->list() : nullptr;
    for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
      f((*items)[i], fmt::format("number {}", i + 1));
      tell();
    }
  }

  Catalog& catalog_;
  std::span<const OtherGame> others_;
  std::vector<CardMessage> found_;  ///< of what is being read
  TreeReader tree_;
  std::size_t shipped_ = catalog_.cards_.size();
  std::string file_;
  std::map<std::string, std::size_t> told_;  ///< of each file
  std::vector<OwnCardMessage> messages_;
};

std::vector<OwnCardMessage> add_own_cards(Catalog& catalog, std::span<const OwnCardFile> files,
                                          std::span<const OtherGame> others) {
  return OwnCardReader(catalog, others).read(files);
}

}  // namespace gormiti
