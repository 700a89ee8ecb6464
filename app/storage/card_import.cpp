// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_import.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "app/storage/card_list.h"
#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_code.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"
#include "engine/naruto/search/fold.h"

namespace playsheet {
namespace {

using naruto::CardDefinition;
using naruto::CardType;

constexpr std::array<std::string_view, 17> kFields{"code",           "name",
                                                   "type",           "set",
                                                   "symbols",        "entrance_cost",
                                                   "hand_cost",      "jutsu_cost",
                                                   "combat",         "support",
                                                   "injured_combat", "injured_support",
                                                   "attributes",     "characteristics",
                                                   "effect_title",   "summary",
                                                   "rarity"};

constexpr std::size_t kMostWords = 60000;      // a Word is 16 bits wide
constexpr std::size_t kLongestSummary = 1000;  // what the reader of cards takes

/// Not longer than the reader takes, and not cut within a letter.
std::string shortened(std::string text) {
  if (text.size() <= kLongestSummary) return text;
  std::size_t end = kLongestSummary;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  text.resize(end);
  return text;
}

std::vector<std::string> split(const std::string& text, const std::string& mark) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  while (from <= text.size() && !text.empty()) {
    const auto to = mark.empty() ? std::string::npos : text.find(mark, from);
    if (std::string part(trimmed(std::string_view(text).substr(from, to - from))); !part.empty())
      parts.push_back(std::move(part));
    if (to == std::string::npos) break;
    from = to + mark.size();
  }
  return parts;
}

bool is_error(const naruto::CardMessage& message) { return message.severity == naruto::Severity::error; }

/// Makes one card of a row; what is wrong is told.
class CardMaker {
 public:
  CardMaker(const ImportMapping& mapping, naruto::Words& words, std::vector<ImportProblem>& problems)
      : mapping_(mapping), words_(words), problems_(problems) {}

  std::optional<CardDefinition> card(const ListedCard& row) {
    row_ = &row;
    good_ = true;
    CardDefinition card;
    card.code = value("code");
    if (card.code.find('-') != std::string::npos)
      for (char& c : card.code) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (!row.surplus.empty()) wrong(fmt::format("\"{}\" under no title", row.surplus), "a title for each column");
    if (!naruto::is_card_code(card.code)) wrong(fmt::format("code \"{}\"", card.code), "a code such as N-001");
    card.name = words_.intern(value("name"));
    if (value("name").empty()) wrong("a missing name", "the name of the card");
    type(card);
    symbols(card);
    if (good_) figures(card);
    for (const auto& trait : split(value("characteristics"), mapping_.list_mark))
      card.characteristics.push_back(words_.intern(trait));
    card.rarity = value("rarity");
    card.effect_title = value("effect_title");
    card.summary = shortened(value("summary"));
    card.readiness = naruto::Readiness::pending;
    if (!good_) return std::nullopt;
    return card;
  }

  /// The first thing that the reader of cards would not take is told, with the row of the card that was made last.
  bool reads_back(const CardDefinition& card) {
    naruto::Catalog alone;
    const auto messages = naruto::read_cards(naruto::write_cards("List", {&card}, words_), {}, alone);
    const auto error = std::find_if(messages.begin(), messages.end(), is_error);
    if (error != messages.end())
      wrong(error->found.empty() ? error->path : error->path + " " + error->found, error->expected);
    else if (words_.size() >= kMostWords)
      wrong("a list with too many names and traits", "a part of the list");
    return good_;
  }

 private:
  std::string value(const std::string& field) const {
    const auto column = mapping_.columns.find(field);
    if (column == mapping_.columns.end()) return {};
    const auto found = row_->values.find(column_of_list(column->second));
    return found == row_->values.end() ? std::string() : found->second;
  }

  void wrong(std::string found, std::string expected) {
    good_ = false;
    problems_.push_back({row_->place, std::move(found), std::move(expected)});
  }

  void type(CardDefinition& card) {
    std::string word = value("type");
    std::transform(word.begin(), word.end(), word.begin(), [](unsigned char c) { return std::tolower(c); });
    if (word == "platoon" || word == "squad") word = "ninja";
    if (const auto type = table::from_name<CardType>(word))
      card.type = *type;
    else
      wrong(fmt::format("type \"{}\"", value("type")), "Ninja, Jutsu, Mission or Client");
  }

  void symbols(CardDefinition& card) {
    for (const auto& word : split(value("symbols"), mapping_.symbol_mark)) {
      const auto symbol = table::from_name<naruto::Symbol>(word);
      if (!symbol) return wrong(fmt::format("symbol \"{}\"", word), "Lightning, Fire, Water, Wind, Earth or Void");
      if (card.symbols.has(*symbol)) continue;
      card.symbol_order.push_back(*symbol);
      card.symbols.add(*symbol);
    }
    if (card.symbol_order.empty()) wrong("a missing symbol", "Lightning, Fire, Water, Wind, Earth or Void");
  }

  /// As a person would write it: spreadsheets give a whole number a point, a missing one a word, a minus its own sign.
  static std::string plain_number(std::string text) {
    constexpr std::string_view kMinus = "\u2212";
    if (text.starts_with(kMinus)) text.replace(0, kMinus.size(), "-");
    const auto point = text.find_first_of(".,");
    if (point != std::string::npos && point > 0 && point + 1 < text.size() &&
        text.find_first_not_of('0', point + 1) == std::string::npos)
      text.resize(point);
    const std::string word = naruto::search::folded(text);
    return word == "nan" || word == "null" || word == "none" || word == "n/a" ? std::string() : text;
  }

  /// A number of the list; absent and X are no fault.
  std::optional<int> number(const std::string& field, naruto::Figure figure, CardDefinition& card) {
    const std::string text = plain_number(value(field));
    if (text.empty()) return std::nullopt;
    if (text == "X" || text == "x") {
      card.printed_x = static_cast<std::uint8_t>(card.printed_x | (1U << static_cast<unsigned>(figure)));
      return std::nullopt;
    }
    const bool digits = text.size() < 4 && std::all_of(text.begin() + (text[0] == '-' ? 1 : 0), text.end(),
                                                       [](unsigned char c) { return std::isdigit(c) != 0; });
    if (digits && text != "-") return std::stoi(text);
    wrong(fmt::format("{} \"{}\"", field, text), "a number, X or nothing");
    return std::nullopt;
  }

  void figures(CardDefinition& card) {
    using naruto::Figure;
    if (card.type == CardType::jutsu) {
      const std::string printed = value("jutsu_cost");
      std::copy_if(printed.begin(), printed.end(), std::back_inserter(card.jutsu_cost),
                   [](unsigned char c) { return std::isspace(c) == 0; });
      if (card.jutsu_cost.empty()) return;
      if (auto costs = naruto::read_jutsu_cost(card.jutsu_cost))
        card.costs = std::move(*costs);
      else
        wrong(fmt::format("jutsu cost \"{}\"", printed), "letters and a number, such as \"L L 1\"");
      return;
    }
    card.entrance_cost = number("entrance_cost", Figure::entrance_cost, card);
    card.hand_cost = number("hand_cost", Figure::hand_cost, card);
    if (card.type != CardType::ninja) return;
    card.healthy = {number("combat", Figure::combat, card).value_or(0),
                    number("support", Figure::support, card).value_or(0)};
    card.injured = {number("injured_combat", Figure::injured_combat, card).value_or(0),
                    number("injured_support", Figure::injured_support, card).value_or(0)};
    for (const auto& attribute : split(value("attributes"), mapping_.list_mark))
      card.attributes.push_back(words_.intern(attribute));
  }

  const ImportMapping& mapping_;
  naruto::Words& words_;
  std::vector<ImportProblem>& problems_;
  const ListedCard* row_ = nullptr;
  bool good_ = true;
};

}  // namespace

ImportMapping community_mapping() {
  ImportMapping mapping;
  mapping.columns = {{"code", "Collector Number"},
                     {"name", "Printed Name"},
                     {"type", "Type"},
                     {"set", "Set"},
                     {"symbols", "Symbols"},
                     {"entrance_cost", "Entrance Cost"},
                     {"hand_cost", "Hand Cost"},
                     {"jutsu_cost", "Chakra Cost"},
                     {"combat", "Healthy Combat"},
                     {"support", "Healthy Support"},
                     {"injured_combat", "Injured Combat"},
                     {"injured_support", "Injured Support"},
                     {"attributes", "Combat Attribute"},
                     {"characteristics", "Characteristics"},
                     {"effect_title", "Effect Title"},
                     {"summary", "Effect Text"}};
  return mapping;
}

Outcome<ImportMapping> read_mapping(std::string_view text, const std::string& file) {
  StorageProblem problem{StorageFault::bad_content, file, {}, {}, "[columns] with entries such as code = \"Number\""};
  toml::table table;
  try {
    table = toml::parse(text);
  } catch (const toml::parse_error& error) {
    problem.place = fmt::format("line {}", error.source().begin.line);
    problem.found = std::string(error.description());
    return problem;
  }
  ImportMapping mapping;
  mapping.symbol_mark = table["symbol_mark"].value_or(mapping.symbol_mark);
  mapping.list_mark = table["list_mark"].value_or(mapping.list_mark);
  const toml::table* columns = table["columns"].as_table();
  if (columns == nullptr) return problem;
  for (const auto& [key, node] : *columns) {
    const std::string field(key.str());
    const auto column = node.value<std::string>();
    if (std::find(kFields.begin(), kFields.end(), field) == kFields.end() || !column) {
      problem.place = fmt::format("line {}", node.source().begin.line);
      problem.found = fmt::format("\"{}\"", field);
      problem.expected = fmt::format("one of {} with the name of a column", fmt::join(kFields, ", "));
      return problem;
    }
    mapping.columns[field] = *column;
  }
  for (const char* needed : {"code", "name", "type"})
    if (!mapping.columns.contains(needed)) {
      problem.found = fmt::format("no column for \"{}\"", needed);
      return problem;
    }
  return mapping;
}

Outcome<Imported> import_cards(std::string_view list, const std::string& file, const ImportMapping& mapping,
                               const std::string& set, const naruto::Catalog* known) {
  const auto rows = read_card_list(list, file, mapping);
  if (!rows) return rows.problem();
  Imported imported;
  naruto::Catalog catalog;
  CardMaker maker(mapping, catalog.words(), imported.problems);
  std::set<std::string> codes;
  std::vector<CardDefinition> cards;
  for (const ListedCard& row : *rows) {
    auto card = maker.card(row);
    if (!card) continue;
    if (known != nullptr && known->find(card->code)) {
      ++imported.known;
      continue;
    }
    if (!maker.reads_back(*card)) continue;
    if (!codes.insert(card->code).second) {
      imported.problems.push_back({row.place, card->code, "a code that no other card of the list has"});
      continue;
    }
    if (cards.size() == naruto::kMostCardsOfASource) {
      imported.problems.push_back(
          {row.place, fmt::format("more than {} new cards", cards.size()), "a part of the list"});
      break;
    }
    cards.push_back(std::move(*card));
  }
  imported.cards = cards.size();
  imported.left_out = rows->size() - imported.cards - imported.known;
  if (cards.empty()) return imported;
  std::vector<const CardDefinition*> order;
  order.reserve(cards.size());
  for (const CardDefinition& card : cards) order.push_back(&card);
  imported.source = naruto::write_cards(set, std::move(order), catalog.words());
  naruto::Catalog whole;
  const auto messages = naruto::read_cards(imported.source, file, whole);
  // Each card can be read: it is the set, or all of them together.
  if (const auto error = std::find_if(messages.begin(), messages.end(), is_error); error != messages.end())
    return StorageProblem{StorageFault::bad_content, file, error->path, error->found, error->expected};
  return imported;
}

}  // namespace playsheet
