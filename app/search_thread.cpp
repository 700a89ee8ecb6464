// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search_thread.h"

#include <algorithm>
#include <utility>

#include "app/collection_desk.h"
#include "engine/naruto/search/reader.h"

namespace playsheet {
namespace {

namespace search = naruto::search;

/// What would be found without the choice of this field, where there is one.
void findWithout(const CardSearch& cards, search::Field field, std::size_t most, const std::stop_token& stop,
                 FoundCards& found, std::vector<naruto::DefinitionId>& others) {
  if (search::alternatives(*found.query, field).empty()) {
    others = found.cards;
  } else if (auto more = cards.find(search::choosing(*found.query, field, {}), most, stop)) {
    others = std::move(*more);
  }
}

/// Everything that a question is answered with; `problem` if the database cannot be asked.
FoundCards answerOf(const CardSearch& cards, const std::string& query, std::size_t most, const std::stop_token& stop,
                    std::optional<StorageProblem>& problem) {
  FoundCards found;
  auto reading = search::read_query(query, cards.vocabulary());
  found.problem = std::move(reading.problem);
  if (found.problem) return found;
  auto answer = cards.find(*reading.query, most, stop);
  if (!answer) {
    problem = answer.problem();
    return found;
  }
  found.cards = std::move(*answer);
  found.query = std::move(reading.query);
  if (found.cards.empty()) found.unknown = cards.unknown_word(*found.query, stop);
  findWithout(cards, search::Field::symbol, most, stop, found, found.ofAnySymbol);
  findWithout(cards, search::Field::type, most, stop, found, found.ofAnyType);
  return found;
}

}  // namespace

SearchThread::SearchThread(const naruto::Catalog& cards, std::vector<std::filesystem::path> databases)
    : cards_(cards), thread_([this, databases = std::move(databases)] { work(databases); }) {}

SearchThread::~SearchThread() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    if (under_way_) under_way_->stop.request_stop();
  }
  wake_.notify_all();
  thread_.join();
}

void SearchThread::change(Change change) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back({std::move(change), {}});
  }
  wake_.notify_one();
}

void SearchThread::ask(const QObject* asker, const QString& query, CollectionStore::Answer answer) {
  if (!waiting_.contains(asker)) connect(asker, &QObject::destroyed, this, [this, asker] { forget(asker); });
  waiting_.insert(asker, {++asked_, std::move(answer)});
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(jobs_, [&](const Job& job) { return !job.change && job.question.asker == asker; });
    if (under_way_ && under_way_->asker == asker) under_way_->stop.request_stop();
    jobs_.push_back({{}, {asker, asked_, query.toStdString(), {}}});
  }
  wake_.notify_one();
}

void SearchThread::forget(const QObject* asker) {
  waiting_.remove(asker);
  const std::lock_guard lock(mutex_);
  std::erase_if(jobs_, [&](const Job& job) { return !job.change && job.question.asker == asker; });
  if (under_way_ && under_way_->asker == asker) under_way_->stop.request_stop();
}

void SearchThread::work(const std::vector<std::filesystem::path>& databases) {
  auto search = CardSearch::open(cards_, databases);
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
    if (stop_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    if (!job.change) under_way_ = &job.question;
    lock.unlock();
    if (job.change) {
      if (search) job.change(*search);
      lock.lock();
      continue;
    }
    const std::stop_token stop = job.question.stop.get_token();
    std::optional<StorageProblem> problem;
    FoundCards found;
    if (search)
      found = answerOf(*search, job.question.query, cards_.size(), stop, problem);
    else
      problem = search.problem();
    lock.lock();
    under_way_ = nullptr;
    if (stop.stop_requested())
      ++ended_;
    else
      give(job.question, std::move(found), problem);
  }
}

void SearchThread::give(const Question& question, FoundCards found, const std::optional<StorageProblem>& problem) {
  auto answer = [this, asker = question.asker, number = question.number, found = std::move(found), problem]() mutable {
    const auto waiting = waiting_.constFind(asker);
    if (waiting == waiting_.constEnd() || waiting->number != number) return;  // a newer question is on its way
    if (problem) found.trouble = personTrouble(*problem);
    const CollectionStore::Answer tell = waiting->answer;  // it may ask the next question
    tell(std::move(found));
  };
  QMetaObject::invokeMethod(this, std::move(answer), Qt::QueuedConnection);
}

int SearchThread::ended() const {
  const std::lock_guard lock(mutex_);
  return ended_;
}

}  // namespace playsheet
