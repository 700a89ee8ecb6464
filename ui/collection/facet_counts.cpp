// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/collection/card_facets.h"
#include "ui/collection/collection_page.h"

/// How many cards each of the filters would find.
namespace playsheet {

/// What cards do is known to the search alone: it is asked once for each word, so that a row counts exactly what the
/// list shows when the row is pressed.
void CollectionPage::askDeeds() {
  for (const std::string& deed : facets_->deeds()) {
    auto* asker = new QObject(this);  // of each only the newest question is answered
    store_.ask(asker, QStringLiteral("does:") + QString::fromStdString(deed), [this, asker, deed](FoundCards found) {
      auto& does = deeds_[deed];
      does.assign(cards_.size(), false);
      for (const naruto::DefinitionId card : found.cards) does[card] = true;
      asker->deleteLater();
      if (deeds_.size() == facets_->deeds().size() && found_.query) countFacets(found_);
    });
  }
}

/// Symbols and types are alternatives: each is counted among what would be found without a choice of its kind. The
/// rest narrows what is found.
void CollectionPage::countFacets(const FoundCards& found) {
  using naruto::search::Field;
  std::vector<bool> missing(cards_.size());
  for (const naruto::Deck& deck : store_.decks())
    for (const auto* list : {&deck.cards, &deck.sideboard, &deck.reinforcement})
      for (const naruto::DeckEntry& entry : *list)
        if (const auto card = cards_.find(entry.code); card && entry.count > store_.owned(*card)) missing[*card] = true;
  facets_->setCounts([&](Field field, const std::string& value) {
    auto symbol = naruto::Symbol::fire;
    for (const auto& named : naruto::search::values_of(Field::symbol))
      if (named.name == value) symbol = static_cast<naruto::Symbol>(named.value);
    const auto has = [&](naruto::DefinitionId id) {
      const naruto::CardDefinition& card = cards_[id];
      if (field == Field::symbol) return card.symbols.has(symbol);
      if (field == Field::type) return table::name_of(card.type) == value;
      if (field == Field::does) {
        const auto does = deeds_.find(value);
        return does != deeds_.end() && does->second[id];
      }
      if (field == Field::in) return model_.inDecks(id) > 0;
      if (value == "owned") return store_.owned(id) > 0;
      return value == "ready" ? card.readiness == naruto::Readiness::ready : bool{missing[id]};
    };
    const auto& cards = field == Field::symbol ? found.ofAnySymbol
                        : field == Field::type ? found.ofAnyType
                                               : found.cards;
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), has));
  });
}

}  // namespace playsheet
