// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/gormiti_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/naruto/search/fold.h"
#include "engine/table/nearest_word.h"
#include "ui/wording/gormiti/card_text.h"

namespace playsheet::gormiti_search {
namespace {

bool holds(const Term& term, int value) {
  switch (term.relation) {
    case Relation::equal:
      return value == term.low;
    case Relation::less:
      return value < term.low;
    case Relation::less_equal:
      return value <= term.low;
    case Relation::greater:
      return value > term.low;
    case Relation::greater_equal:
      return value >= term.low;
    case Relation::range:
      break;
  }
  return value >= term.low && value <= term.high;
}

/// What is written stands there in this order; the last word may be but begun.
bool has_words(const std::string& text, const Term& term) {
  const std::string wanted = words_with_blanks(term.words);
  return !wanted.empty() && text.find(wanted) != std::string::npos;
}

}  // namespace

int paid_cards(const gormiti::CardDefinition& card) {
  int sum = 0;
  for (const gormiti::CostLine& line : card.pay) sum += std::visit([](const auto& each) { return each.n; }, line);
  return sum;
}

Index::Index(const gormiti::Catalog& cards, Owned owned, Owned in_deck)
    : cards_(cards), owned_(std::move(owned)), in_deck_(std::move(in_deck)) {
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto id = static_cast<gormiti::DefinitionId>(i);
    const gormiti::CardDefinition& card = cards[id];
    if (card.token) continue;
    Row row{id, {}, {}, {}};
    for (const wording::Language language : wording::kLanguages) {
      row.names += words_with_blanks(gormiti_wording::in_language(card.name, language));
      row.texts += words_with_blanks(gormiti_wording::card_text(card, cards, language));
      row.all += words_with_blanks(gormiti_wording::type_line(card, language));
    }
    row.all = words_with_blanks(card.code) + row.names + row.all + row.texts;
    rows_.push_back(std::move(row));
  }
}

bool Index::has(const Row& row, const Term& term) const {
  const gormiti::CardDefinition& card = cards_[row.card];
  const bool fighter = card.type == gormiti::CardType::fighter;
  const auto among = [&](auto value) {
    return std::find(term.values.begin(), term.values.end(), static_cast<int>(value)) != term.values.end();
  };
  switch (term.field) {
    case Field::any:
      return has_words(row.all, term);
    case Field::name:
      return has_words(row.names, term);
    case Field::text:
      return has_words(row.texts, term);
    case Field::type:
      return among(card.type);
    case Field::element:
      return card.element && among(*card.element);
    case Field::category:
      return card.category && among(*card.category);
    case Field::rarity:
      return card.rarity != gormiti::Rarity::none && among(static_cast<int>(card.rarity) - 1);
    case Field::is:
      return (among(Property::owned) && owned_(row.card)) || (among(Property::hero) && card.may_be_hero()) ||
             (among(Property::fusion) && card.trait == gormiti::Trait::fusion) ||
             (among(Property::overlord) && card.trait == gormiti::Trait::overlord) ||
             (among(Property::deck) && in_deck_(row.card));
    case Field::atk:
      return fighter && holds(term, card.atk);
    case Field::hp:
      return fighter && holds(term, card.hp);
    case Field::pay:
      break;
  }
  return holds(term, paid_cards(card));
}

bool Index::fits(const Row& row, const Term& term) const { return has(row, term) == term.wanted; }

bool Index::fits(gormiti::DefinitionId card, const Term& term) const {
  const auto row = std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.card == card; });
  return row != rows_.end() && fits(*row, term);
}

std::vector<gormiti::DefinitionId> Index::find(const Query& query) const {
  std::vector<std::pair<int, gormiti::DefinitionId>> found;
  for (const Row& row : rows_) {
    if (!std::all_of(query.begin(), query.end(), [&](const Term& term) { return fits(row, term); })) continue;
    int best = 0;
    for (const Term& term : query)
      if (term.field == Field::any && term.wanted && has_words(row.names, term)) --best;
    found.emplace_back(best, row.card);
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<gormiti::DefinitionId> out;
  for (const auto& each : found) out.push_back(each.second);
  return out;
}

std::optional<naruto::search::Problem> Index::unknown_word(const Query& query) const {
  for (const Term& term : query) {
    if (!term.wanted || term.phrase || term.field != Field::any) continue;
    if (std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) { return fits(row, term); })) continue;
    std::vector<std::string> all;
    for (const Row& row : rows_)
      for (std::string& word : naruto::search::words_in(row.all)) all.push_back(std::move(word));
    const std::string wanted = fmt::format("{}", fmt::join(naruto::search::words_in(term.words), "_"));
    const std::vector<std::string_view> known(all.begin(), all.end());
    std::string nearest = table::nearest_word(wanted, known);
    if (!nearest.empty())
      return naruto::search::Problem{
          naruto::search::Fault::unknown_value, term.begin, term.end, term.words, std::move(nearest), {}};
  }
  return std::nullopt;
}

}  // namespace playsheet::gormiti_search
