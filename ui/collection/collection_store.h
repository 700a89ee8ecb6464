// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "engine/naruto/cards/catalog.h"
#include "engine/naruto/decks/deck.h"
#include "engine/naruto/search/query.h"

class QObject;

namespace playsheet {

/// What a query gives: the cards and its tree, or what is wrong with it.
struct FoundCards {
  std::vector<naruto::DefinitionId> cards;
  std::vector<naruto::DefinitionId> ofAnySymbol;  ///< those of it whatever symbol is asked for
  std::vector<naruto::DefinitionId> ofAnyType;    ///< and whatever type
  std::optional<naruto::search::Node> query;
  std::optional<naruto::search::Problem> problem;  ///< it is no query; `cards` is empty then
  std::optional<naruto::search::Problem> unknown;  ///< it finds nothing because of this word
  QString trouble;                                 ///< the search itself cannot be done
};

/// What the collection page needs from outside: the search, and what belongs to the person.
class CollectionStore {
 public:
  virtual ~CollectionStore() = default;

  using Answer = std::function<void(FoundCards)>;
  /// Asks for all cards that answer a query, the best first. The answer comes later, by the event loop; of each asker
  /// only the newest question is answered, and none once the asker is gone.
  virtual void ask(const QObject* asker, const QString& query, Answer answer) = 0;

  /// Copies of a card in the collection.
  virtual int owned(naruto::DefinitionId card) const = 0;
  /// So many more, or fewer. A sentence why not; empty if it was done.
  virtual QString changeOwned(naruto::DefinitionId card, int by) = 0;

  /// The person's decks.
  virtual const std::vector<naruto::Deck>& decks() const = 0;

  /// Reads again what another program or window has changed. True if something has.
  virtual bool refresh() = 0;

  /// Why nothing can be kept, as a sentence; empty if all is well.
  virtual QString trouble() const = 0;
  /// A backup could take the file's place; doing so gives a sentence why not, or nothing.
  virtual bool backupOffered() const = 0;
  virtual QString takeBackup() = 0;
};

}  // namespace playsheet
