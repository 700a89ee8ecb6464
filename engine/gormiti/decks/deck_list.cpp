// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/decks/deck_list.h"

#include <fmt/format.h>

#include <optional>

#include "engine/table/clean_name.h"
#include "engine/table/plain_letters.h"

namespace gormiti {
namespace {

constexpr std::size_t kLongestLine = 400;  ///< of letters that are looked at

std::string plain_words(std::string_view text) { return table::plain_letters(table::clean_name(text, kLongestLine)); }

class ListReader {
 public:
  explicit ListReader(const Catalog& cards) : cards_(cards) {}

  std::optional<std::string> meant_by(const std::string& line) const {
    if (auto code = called(line)) return code;
    const auto blank = line.find(' ');
    if (blank == std::string::npos) return std::nullopt;
    const std::string first = line.substr(0, blank), rest = line.substr(blank + 1);
    if (first == "1" || first == "1x") return called(rest);
    const auto code = called(first);
    return code && called(rest) == code ? code : std::nullopt;  // "FI-01  River Ferrywoman"
  }

 private:
  std::optional<std::string> called(const std::string& words) const {
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      const CardDefinition& card = cards_[static_cast<DefinitionId>(i)];
      if (card.token) continue;
      for (const std::string* name : {&card.code, &card.name.en, &card.name.it, &card.name.pt})
        if (plain_words(*name) == words) return card.code;
    }
    return std::nullopt;
  }

  const Catalog& cards_;
};

}  // namespace

DeckList read_deck_list(std::string_view text, const Catalog& cards) {
  DeckList out;
  const ListReader reader(cards);
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view each = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    const std::string line = plain_words(each);
    if (line.empty() || line.starts_with('#')) continue;
    if (auto code = reader.meant_by(line))
      out.cards.push_back(std::move(*code));
    else
      out.unknown.push_back(table::clean_name(each));
  }
  return out;
}

std::string write_deck_list(const DeckFile& deck, const Catalog& cards, std::string Names::*language) {
  std::string text;
  for (const std::string& code : deck.cards)
    if (const auto id = cards.find(code)) {
      const Names& names = cards[*id].name;
      text += fmt::format("{}  {}\n", code, (names.*language).empty() ? names.en : names.*language);
    }
  return text;
}

}  // namespace gormiti
