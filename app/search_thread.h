// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "app/storage/card_search.h"
#include "ui/collection/collection_store.h"

namespace playsheet {

/// The search over all cards on a thread of its own, so that nobody who types ever waits for it. Questions and changes
/// are carried out one after the other; of each asker only the newest question counts: the one before is ended where it
/// stands. Answers come by the event loop of the thread that this belongs to.
class SearchThread : public QObject {
 public:
  /// What changes what can be asked for.
  using Change = std::function<void(CardSearch&)>;

  /// `databases`: those that the cards were read from. The cards outlive it.
  SearchThread(const naruto::Catalog& cards, std::vector<std::filesystem::path> databases);
  ~SearchThread() override;

  /// Before all that is asked for from now on.
  void change(Change change);
  /// An asker that is gone is not answered.
  void ask(const QObject* asker, const QString& query, CollectionStore::Answer answer);

  /// Questions that were begun and ended before they had an answer: what tests count.
  int ended() const;

 private:
  struct Question {
    const QObject* asker = nullptr;
    int number = 0;
    std::string query;
    std::stop_source stop;
  };
  struct Job {
    Change change;  ///< or
    Question question;
  };
  struct Waiting {
    int number = 0;
    CollectionStore::Answer answer;
  };

  void work(const std::vector<std::filesystem::path>& databases);
  void give(const Question& question, FoundCards found, const std::optional<StorageProblem>& problem);
  void forget(const QObject* asker);

  const naruto::Catalog& cards_;
  QHash<const QObject*, Waiting> waiting_;
  int asked_ = 0;

  mutable std::mutex mutex_;  ///< guards what follows
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  Question* under_way_ = nullptr;
  int ended_ = 0;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace playsheet
