// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/deck_fix.h"

#include <algorithm>

#include "engine/naruto/decks/formats/deck_import.h"

namespace naruto {
namespace {

/// The card of the entry counts together with that of the breach: by code, or by its complete name (N-DECK-05).
bool counts_with(const DeckEntry& entry, const DeckViolation& v, const Catalog& catalog) {
  if (entry.code == v.card) return true;
  if (v.code != DeckBreach::too_many_copies && v.code != DeckBreach::squad_copies && v.code != DeckBreach::limited_card)
    return false;
  const auto id = catalog.find(entry.code);
  return id && !v.name.empty() && catalog.words().text(catalog[*id].name) == v.name;
}

void take_out(std::vector<DeckEntry>& entries, int& count, const DeckViolation& v, const Catalog& catalog) {
  for (std::size_t i = entries.size(); i-- > 0 && count > 0;) {
    if (!counts_with(entries[i], v, catalog)) continue;
    const int taken = std::min(count, entries[i].count);
    entries[i].count -= taken;
    count -= taken;
    if (entries[i].count == 0) entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

/// All copies of the card of the breach, out of the pile.
int take_all(std::vector<DeckEntry>& entries, const std::string& code) {
  int copies = 0;
  for (const DeckEntry& entry : entries)
    if (entry.code == code) copies += entry.count;
  std::erase_if(entries, [&](const DeckEntry& entry) { return entry.code == code; });
  return copies;
}

std::string first_of(const std::string& codes) { return codes.substr(0, codes.find(',')); }

}  // namespace

bool can_apply_fix(const DeckViolation& v) {
  switch (v.fix.kind) {
    case DeckFixKind::add_cards:
    case DeckFixKind::remove_cards:
    case DeckFixKind::remove_ninja:
      return false;
    case DeckFixKind::remove_copies:
      return v.code != DeckBreach::squad_component;  // of which squad is for somebody to say
    case DeckFixKind::replace_card:
      return !v.nearest.empty();
    case DeckFixKind::remove_card:
    case DeckFixKind::move_to_reinforcement:
    case DeckFixKind::remove_sideboard:
    case DeckFixKind::remove_reinforcement:
      break;
  }
  return true;
}

std::vector<DeckEntry> cards_that_could_go(const Deck& deck, const DeckViolation& v, const Catalog& catalog) {
  if (can_apply_fix(v) || v.fix.kind == DeckFixKind::add_cards) return {};
  std::vector<DeckEntry> out;
  for (const DeckEntry& entry : entries_of(deck, v.pile)) {
    const auto id = catalog.find(entry.code);
    const CardDefinition* card = id ? &catalog[*id] : nullptr;
    bool may = true;
    if (v.fix.kind == DeckFixKind::remove_ninja) may = card && card->type == CardType::ninja && !card->platoon;
    if (v.fix.kind == DeckFixKind::replace_card) may = entry.code == v.card;
    if (v.code == DeckBreach::squad_component) {
      const auto names = card ? component_names(*card, catalog) : std::vector<Word>();
      may = std::any_of(names.begin(), names.end(), [&](Word name) { return catalog.words().text(name) == v.word; });
    }
    if (may) out.push_back(entry);
  }
  return out;
}

bool apply_fix(Deck& deck, const DeckViolation& v, const Catalog& catalog) {
  if (!can_apply_fix(v)) return false;
  auto& pile = entries_of(deck, v.pile);
  int count = v.fix.count;
  switch (v.fix.kind) {
    case DeckFixKind::remove_copies:
      if (v.pile == DeckPile::deck_and_sideboard) take_out(deck.sideboard, count, v, catalog);
      take_out(pile, count, v, catalog);
      return true;
    case DeckFixKind::remove_card:
      if (v.pile == DeckPile::deck_and_sideboard) take_all(deck.sideboard, v.card);
      take_all(pile, v.card);
      return true;
    case DeckFixKind::move_to_reinforcement: {
      const int copies = take_all(pile, v.card);
      if (copies > 0) add_copies(deck.reinforcement, v.card, copies);
      return true;
    }
    case DeckFixKind::remove_sideboard:
      deck.sideboard.clear();
      return true;
    case DeckFixKind::remove_reinforcement:
      deck.reinforcement.clear();
      return true;
    case DeckFixKind::replace_card: {
      const int copies = take_all(pile, v.card);
      if (copies > 0) add_copies(pile, first_of(v.nearest), copies);
      return true;
    }
    case DeckFixKind::add_cards:
    case DeckFixKind::remove_cards:
    case DeckFixKind::remove_ninja:
      break;
  }
  return false;
}

}  // namespace naruto
