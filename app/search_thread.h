// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "app/job_thread.h"
#include "app/storage/card_search.h"
#include "ui/collection/collection_store.h"

namespace playsheet {

/// The search over all cards on a thread of its own, so that nobody who types ever waits for it. Questions and changes
/// are carried out one after the other; of each asker only the newest question counts: the one before is ended where it
/// stands. Answers come by the event loop of the thread that this belongs to.
class SearchThread {
 public:
  /// What changes what can be asked for.
  using Change = std::function<void(CardSearch&)>;

  /// `databases`: those that the cards were read from. The cards outlive it.
  SearchThread(const naruto::Catalog& cards, std::vector<std::filesystem::path> databases);

  /// Before all that is asked for from now on.
  void change(Change change);
  /// An asker that is gone is not answered.
  void ask(const QObject* asker, const QString& query, CollectionStore::Answer answer);

  /// Questions that were begun and ended before they had an answer: what tests count.
  int ended() const { return jobs_.ended(); }

 private:
  const naruto::Catalog& cards_;
  std::optional<Outcome<CardSearch>> search_;  ///< touched by the jobs alone
  JobThread jobs_;                             ///< ends before what it works with
};

}  // namespace playsheet
