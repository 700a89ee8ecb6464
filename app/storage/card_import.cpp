// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/card_import.h"

#include <csv.h>
#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "app/storage/text_file.h"
#include "engine/naruto/cards/card_code.h"
#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"

namespace playsheet {
namespace {

using Json = nlohmann::json;
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

/// One card of the list: column -> what stands there.
struct Row {
  std::string place;
  std::string sheet;  ///< of a JSON object of arrays
  std::map<std::string, std::string> values;
};

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

/// Cells of a CSV file, row by row; the library calls back.
struct CsvCells {
  std::vector<std::vector<std::string>> rows{1};
  static void cell(void* text, std::size_t length, void* self) {
    static_cast<CsvCells*>(self)->rows.back().emplace_back(static_cast<const char*>(text), length);
  }
  static void line(int, void* self) { static_cast<CsvCells*>(self)->rows.emplace_back(); }
};

Outcome<std::vector<Row>> csv_rows(std::string_view list, const std::string& file) {
  if (list.starts_with("\xEF\xBB\xBF")) list.remove_prefix(3);
  csv_parser parser;
  if (csv_init(&parser, 0) != 0)
    return StorageProblem{StorageFault::unreadable, file, {}, "no memory for the reader", "a smaller list"};
  CsvCells cells;
  const bool read =
      csv_parse(&parser, list.data(), list.size(), CsvCells::cell, CsvCells::line, &cells) == list.size() &&
      csv_fini(&parser, CsvCells::cell, CsvCells::line, &cells) == 0;
  const std::string error = read ? std::string() : csv_strerror(csv_error(&parser));
  csv_free(&parser);
  if (!read)
    return StorageProblem{StorageFault::bad_content, file, fmt::format("row {}", cells.rows.size()), error,
                          "comma separated values"};
  std::vector<Row> rows;
  const auto header = cells.rows.front();
  for (std::size_t i = 1; i < cells.rows.size(); ++i) {
    if (cells.rows[i].empty()) continue;
    Row row;
    row.place = fmt::format("row {}", i + 1);
    for (std::size_t c = 0; c < header.size() && c < cells.rows[i].size(); ++c)
      row.values[std::string(trimmed(header[c]))] = trimmed(cells.rows[i][c]);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string cell_text(const Json& value) {
  if (value.is_string()) return std::string(trimmed(value.get_ref<const std::string&>()));
  if (value.is_null() || value.is_structured()) return {};
  return value.dump();
}

void add_json_rows(const Json& array, const std::string& sheet, std::vector<Row>& rows) {
  for (std::size_t i = 0; i < array.size(); ++i) {
    Row row;
    row.sheet = sheet;
    row.place = sheet.empty() ? fmt::format("entry {}", i + 1) : fmt::format("{}, entry {}", sheet, i + 1);
    if (array[i].is_object())
      for (const auto& [key, value] : array[i].items()) row.values[key] = cell_text(value);
    rows.push_back(std::move(row));
  }
}

Outcome<std::vector<Row>> json_rows(std::string_view list, const std::string& file) {
  const Json json = Json::parse(list, nullptr, false);
  std::vector<Row> rows;
  if (json.is_array()) {
    add_json_rows(json, {}, rows);
    return rows;
  }
  if (!json.is_object())
    return StorageProblem{
        StorageFault::bad_content, file, {}, "no JSON list", "an array of cards, or an object of arrays"};
  for (const auto& [sheet, array] : json.items())
    if (array.is_array()) add_json_rows(array, sheet, rows);
  return rows;
}

bool is_error(const naruto::CardMessage& message) { return message.severity == naruto::Severity::error; }

/// Makes one card of a row; what is wrong is told.
class CardMaker {
 public:
  CardMaker(const ImportMapping& mapping, naruto::Words& words, std::vector<ImportProblem>& problems)
      : mapping_(mapping), words_(words), problems_(problems) {}

  std::optional<CardDefinition> card(const Row& row) {
    row_ = &row;
    good_ = true;
    CardDefinition card;
    card.code = value("code");
    if (!naruto::is_card_code(card.code)) wrong(fmt::format("code \"{}\"", card.code), "a code such as N-001");
    card.name = words_.intern(value("name"));
    if (value("name").empty()) wrong("no name", "the name of the card");
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
    const auto found = row_->values.find(column->second);
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
    if (card.symbol_order.empty()) wrong("no symbol", "Lightning, Fire, Water, Wind, Earth or Void");
  }

  /// A number of the list; absent and X are no fault.
  std::optional<int> number(const std::string& field, naruto::Figure figure, CardDefinition& card) {
    const std::string text = value(field);
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
  const Row* row_ = nullptr;
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
  const auto first = list.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  const bool json = first != std::string_view::npos && (list[first] == '{' || list[first] == '[');
  const auto rows = json ? json_rows(list, file) : csv_rows(list, file);
  if (!rows) return rows.problem();
  const std::string& code_column = mapping.columns.at("code");
  if (!rows->empty() &&
      std::none_of(rows->begin(), rows->end(), [&](const Row& r) { return r.values.contains(code_column); }))
    return StorageProblem{StorageFault::bad_content, file, "columns", fmt::format("no column \"{}\"", code_column),
                          "a mapping that names the columns of this list"};
  Imported imported;
  naruto::Catalog catalog;
  CardMaker maker(mapping, catalog.words(), imported.problems);
  std::set<std::string> codes;
  std::vector<CardDefinition> cards;
  for (const Row& row : *rows) {
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
