// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "app/search_thread.h"
#include "app/storage/person_database.h"
#include "ui/collection/collection_store.h"

namespace playsheet {

/// The collection as the window asks for it: the search over all cards, and the person's database.
class CollectionDesk : public CollectionStore {
 public:
  /// `databases`: those that the cards were read from. Cards and database outlive the desk.
  CollectionDesk(const naruto::Catalog& cards, const std::vector<std::filesystem::path>& databases,
                 PersonDatabase& person);

  void ask(const QObject* asker, const QString& query, Answer answer) override;
  int owned(naruto::DefinitionId card) const override;
  QString changeOwned(naruto::DefinitionId card, int by) override;
  const std::vector<naruto::Deck>& decks() const override { return decks_; }
  bool refresh() override;
  QString trouble() const override;
  bool backupOffered() const override;
  QString takeBackup() override;

 private:
  void read();

  const naruto::Catalog& cards_;
  SearchThread search_;
  PersonDatabase& person_;
  std::vector<int> owned_;  ///< of each card of the catalog
  std::vector<naruto::Deck> decks_;
};

/// The file itself is broken, and there is a whole copy. One that is locked or may only be read is as good as ever.
bool backupHelps(const PersonDatabase& person);
/// The backup takes the place of the damaged file, and the database is opened again. Why not, as a sentence.
QString takePersonBackup(PersonDatabase& person);

/// Why something of the person's cannot be read or kept, as a sentence in the program's language.
QString personTrouble(const StorageProblem& problem);

}  // namespace playsheet
