// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/limited.h"

#include <algorithm>

#include "engine/naruto/decks/codes.h"
#include "engine/naruto/editions/agreed_list.h"
#include "engine/naruto/editions/rulings.h"

namespace naruto {
namespace {

/// The code of the disputed printing of Naruto Uzumaki; the ruling has the list of its codes.
std::string_view disputed_code(const Edition& edition) {
  const Ruling* ruling = find_ruling("A-18");
  return ruling == nullptr ? std::string_view{} : ruling->values[ruling->get(edition)];
}

}  // namespace

LimitedCards::LimitedCards(const Catalog& catalog, const Edition& edition) : catalog_(catalog) {
  for (const LimitedCard& card : edition.limited)
    if (card.counts(edition.limited_lists)) entries_.push_back(card);
  const auto agreed = agreed_list(edition.agreed_list);
  entries_.insert(entries_.end(), agreed.begin(), agreed.end());
  for (LimitedCard& entry : entries_)
    if (entry.code.empty() && entry.code_it.empty()) entry.code_it = disputed_code(edition);
  if (edition.limit_binds != LimitBinds::name) return;
  names_.resize(entries_.size());
  for (const CardDefinition& card : catalog)
    for (std::size_t i = 0; i < entries_.size(); ++i)
      if (binds_printing(entries_[i], card) != Bound::no || catalog.words().text(card.name) == entries_[i].name)
        names_[i].push_back(card.name);
}

Bound LimitedCards::binds_printing(const LimitedCard& entry, const CardDefinition& card) {
  if (same_code(entry.code_it, card.code) || same_code(entry.code_it, card.code_it)) return Bound::by_list;
  return same_code(entry.code, card.code) ? Bound::by_english : Bound::no;
}

Bound LimitedCards::binds(std::size_t entry, const CardDefinition& card) const {
  if (const Bound bound = binds_printing(entries_[entry], card); bound != Bound::no || names_.empty()) return bound;
  const auto& names = names_[entry];
  return std::find(names.begin(), names.end(), card.name) == names.end() ? Bound::no : Bound::by_list;
}

}  // namespace naruto
