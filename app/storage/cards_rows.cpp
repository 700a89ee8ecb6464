// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/cards_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/naruto/cards/card_reader.h"
#include "engine/naruto/cards/card_writer.h"

namespace playsheet {
namespace {

using naruto::CardDefinition;
using naruto::CardType;
using naruto::Figure;

/// Separates entries of a list in one column; no name or trait has it.
constexpr char kMark = '|';

/// Columns in the order of the schema, after `number`.
enum Column : int {
  kCode,
  kName,
  kType,
  kSymbols,
  kEntranceCost,
  kHandCost,
  kStrategicValue,
  kJutsuCost,
  kCombat,
  kSupport,
  kInjuredCombat,
  kInjuredSupport,
  kAttributes,
  kCharacteristics,
  kSetName,
  kRarity,
  kCodeIt,
  kNameIt,
  kRarityIt,
  kReprintOf,
  kFormOf,
  kEffectTitle,
  kSummary,
  kOpen,
  kStatus,
  kAbilities,
  kColumns
};

constexpr std::string_view kSelect =
    "SELECT code, name, type, symbols, entrance_cost, hand_cost, strategic_value, jutsu_cost, combat, support, "
    "injured_combat, injured_support, attributes, characteristics, set_name, rarity, code_it, name_it, rarity_it, "
    "reprint_of, form_of, effect_title, summary, open, status, abilities FROM cards ORDER BY number";
constexpr std::string_view kInsert =
    "INSERT INTO cards VALUES (NULL,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)";

std::string figure_text(const CardDefinition& card, Figure figure, std::optional<int> value) {
  if (card.prints_x(figure)) return "X";
  return value ? std::to_string(*value) : std::string();
}

}  // namespace

CardRowWriter::CardRowWriter(SQLite::Database& db, const naruto::Words& words)
    : words_(words), insert_(db, std::string(kInsert)) {}

std::string CardRowWriter::joined(const std::vector<naruto::Word>& list) const {
  std::string out;
  for (const auto word : list) {
    if (!out.empty()) out += kMark;
    out += words_.text(word);
  }
  return out;
}

void CardRowWriter::write(const CardDefinition& card, ContentHash& hash) {
  std::array<std::string, kColumns> row;
  row[kCode] = card.code;
  row[kName] = words_.text(card.name);
  row[kType] = table::name_of(card.type);
  for (const auto symbol : card.symbol_order) row[kSymbols] += naruto::kSymbolLetters[static_cast<std::size_t>(symbol)];
  row[kEntranceCost] = figure_text(card, Figure::entrance_cost, card.entrance_cost);
  row[kHandCost] = figure_text(card, Figure::hand_cost, card.hand_cost);
  if (card.strategic_value) row[kStrategicValue] = std::to_string(*card.strategic_value);
  row[kJutsuCost] = card.jutsu_cost;
  if (card.type == CardType::ninja) {
    row[kCombat] = figure_text(card, Figure::combat, card.healthy.combat);
    row[kSupport] = figure_text(card, Figure::support, card.healthy.support);
    row[kInjuredCombat] = figure_text(card, Figure::injured_combat, card.injured.combat);
    row[kInjuredSupport] = figure_text(card, Figure::injured_support, card.injured.support);
  }
  row[kAttributes] = joined(card.attributes);
  row[kCharacteristics] = joined(card.characteristics);
  row[kSetName] = card.set;
  row[kRarity] = card.rarity;
  row[kCodeIt] = card.code_it;
  row[kNameIt] = card.name_it;
  row[kRarityIt] = card.rarity_it;
  row[kReprintOf] = card.reprint_of;
  row[kFormOf] = card.form_of;
  row[kEffectTitle] = card.effect_title;
  row[kSummary] = card.summary;
  row[kOpen] = card.open;
  row[kStatus] = table::name_of(card.readiness);
  row[kAbilities] = naruto::write_tree(card, words_);
  insert_.reset();
  for (int i = 0; i < kColumns; ++i) {
    const std::string& value = row[static_cast<std::size_t>(i)];
    hash.add(value);
    const bool number =
        (i == kEntranceCost || i == kHandCost || i == kStrategicValue || (i >= kCombat && i <= kInjuredSupport)) &&
        !value.empty() && value != "X";
    if (value.empty())
      insert_.bind(i + 1);
    else if (number)
      insert_.bind(i + 1, std::stoi(value));
    else
      insert_.bind(i + 1, value);
  }
  insert_.exec();
}

CardRowReader::CardRowReader(SQLite::Database& db, naruto::Catalog& catalog)
    : catalog_(catalog), select_(db, std::string(kSelect)), row_(kColumns) {}

std::vector<naruto::Word> CardRowReader::word_list(int column) {
  std::string_view rest = text(column);
  std::vector<naruto::Word> out;
  if (rest.empty()) return out;
  out.reserve(static_cast<std::size_t>(std::count(rest.begin(), rest.end(), kMark)) + 1);
  while (true) {
    const auto mark = rest.find(kMark);
    out.push_back(catalog_.words().intern(rest.substr(0, mark)));
    if (mark == std::string_view::npos) return out;
    rest.remove_prefix(mark + 1);
  }
}

/// A printed number; nothing if it is unknown or an X.
std::optional<int> CardRowReader::figure(int column, Figure figure, CardDefinition& card) {
  const auto digits = text(column);
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error == std::errc{} && end == digits.data() + digits.size()) return value;
  card.figures_known = false;
  if (digits == "X")
    card.printed_x = static_cast<std::uint8_t>(card.printed_x | (1U << static_cast<unsigned>(figure)));
  else if (!digits.empty())
    fail("with a number");
  return std::nullopt;
}

void CardRowReader::read_costs(CardDefinition& card) {
  if (card.type == CardType::jutsu) {
    card.jutsu_cost = text(kJutsuCost);
    if (card.jutsu_cost.empty()) return;
    if (auto costs = naruto::read_jutsu_cost(card.jutsu_cost))
      card.costs = std::move(*costs);
    else
      fail("jutsu_cost");
    return;
  }
  card.entrance_cost = figure(kEntranceCost, Figure::entrance_cost, card);
  card.hand_cost = figure(kHandCost, Figure::hand_cost, card);
  if (const auto digits = text(kStrategicValue); !digits.empty()) {
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size()) return fail("strategic_value");
    card.strategic_value = value;
  }
  if (card.type != CardType::ninja) return;
  card.healthy.combat = figure(kCombat, Figure::combat, card).value_or(0);
  card.healthy.support = figure(kSupport, Figure::support, card).value_or(0);
  card.injured.combat = figure(kInjuredCombat, Figure::injured_combat, card).value_or(0);
  card.injured.support = figure(kInjuredSupport, Figure::injured_support, card).value_or(0);
}

void CardRowReader::fail(std::string_view what) {
  if (error_.empty()) error_ = fmt::format("column {}", what);
}

void CardRowReader::read_facts(CardDefinition& card) {
  card.code = text(kCode);
  card.name = catalog_.words().intern(text(kName));
  if (const auto type = table::from_name<CardType>(text(kType)))
    card.type = *type;
  else
    fail("type");
  for (const char letter : text(kSymbols)) {
    const auto symbol = naruto::kSymbolLetters.find(letter);
    if (symbol == std::string_view::npos) return fail("symbols");
    card.symbol_order.push_back(static_cast<naruto::Symbol>(symbol));
    card.symbols.add(card.symbol_order.back());
  }
  read_costs(card);
  card.attributes = word_list(kAttributes);
  card.characteristics = word_list(kCharacteristics);
  card.set = text(kSetName);
  card.rarity = text(kRarity);
  card.code_it = text(kCodeIt);
  card.name_it = text(kNameIt);
  card.rarity_it = text(kRarityIt);
  card.reprint_of = text(kReprintOf);
  card.form_of = text(kFormOf);
  card.effect_title = text(kEffectTitle);
  card.summary = text(kSummary);
  card.open = text(kOpen);
  if (const auto readiness = table::from_name<naruto::Readiness>(text(kStatus)))
    card.readiness = *readiness;
  else
    fail("status");
}

bool CardRowReader::next(ContentHash& hash) {
  if (!select_.executeStep()) return false;
  error_.clear();
  for (int i = 0; i < kColumns; ++i) {
    const auto value = select_.getColumn(i);
    const char* chars = value.getText();
    row_[static_cast<std::size_t>(i)] = {chars, static_cast<std::size_t>(value.getBytes())};
    hash.add(text(i));
  }
  code_ = text(kCode);
  CardDefinition card;
  read_facts(card);
  if (const auto tree = text(kAbilities); !tree.empty()) {
    const auto messages = naruto::read_tree(tree, "abilities", card, catalog_.words());
    if (!messages.empty()) error_ = naruto::text_of(messages.front());
  }
  if (!error_.empty()) return true;
  if (!catalog_.add(std::move(card))) fail("code");
  return true;
}

}  // namespace playsheet
