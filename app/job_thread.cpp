// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/job_thread.h"

#include <algorithm>

namespace playsheet {

JobThread::JobThread() : thread_([this] { work(); }) {}

JobThread::~JobThread() {
  std::deque<std::shared_ptr<Job>> gone;  // what they hold goes without the lock
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    for (auto& job : jobs_)
      if (!job->write) gone.push_back(job);
    std::erase_if(jobs_, [](const auto& job) { return !job->write; });
    if (under_way_) under_way_->stop.request_stop();
  }
  wake_.notify_all();
  thread_.join();
}

void JobThread::write(std::function<void()> work) {
  add(nullptr, true, [work = std::move(work)](const std::stop_token&) -> Answer {
    work();
    return {};
  });
}

void JobThread::add(const QObject* asker, bool write, Work work) {
  auto job = std::make_shared<Job>();
  job->asker = asker;
  job->write = write;
  job->work = std::move(work);
  if (asker) {
    if (!watched_.contains(asker)) connect(asker, &QObject::destroyed, this, [this, asker] { forget(asker); });
    watched_.insert(asker);
    asked_.insert(asker, job);
  }
  ++pending_;
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void JobThread::dropReads(const QObject* asker) {
  const auto all = asked_.values(asker);
  for (const auto& job : all)
    if (!job->write) drop(job);
}

void JobThread::forget(const QObject* asker) {
  watched_.remove(asker);
  const auto all = asked_.values(asker);
  for (const auto& job : all) drop(job);
}

/// What is waiting is not begun, what is under way is told to stop, and an answer that has not come yet will not come:
/// what it holds, an open file for one, is given up at once.
void JobThread::drop(const std::shared_ptr<Job>& job) {
  asked_.remove(job->asker, job);
  Answer answer;
  bool never = false;
  {
    const std::lock_guard lock(mutex_);
    job->wanted = false;
    answer.swap(job->answer);
    if (!job->write) {
      job->stop.request_stop();
      never = std::erase(jobs_, job) > 0;
    }
  }
  if (!never) return;
  --pending_;
  settled();
}

void JobThread::settled() {
  if (pending_ == 0) QMetaObject::invokeMethod(this, &JobThread::idle, Qt::QueuedConnection);
}

void JobThread::deliver(const std::shared_ptr<Job>& job) {
  asked_.remove(job->asker, job);
  Answer answer;
  {
    const std::lock_guard lock(mutex_);
    answer.swap(job->answer);
  }
  --pending_;
  if (answer) answer();  // it may ask the next question
  settled();
}

void JobThread::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stop_ || !jobs_.empty(); });
    if (jobs_.empty()) return;
    under_way_ = std::move(jobs_.front());
    jobs_.pop_front();
    const std::shared_ptr<Job> job = under_way_;
    lock.unlock();
    Answer answer = job->work(job->stop.get_token());
    job->work = nullptr;
    lock.lock();
    under_way_.reset();
    if (!job->write && job->stop.stop_requested()) ++ended_;
    if (job->wanted) answer.swap(job->answer);
    lock.unlock();
    answer = nullptr;  // nobody wants it
    QMetaObject::invokeMethod(
        this, [this, job] { deliver(job); }, Qt::QueuedConnection);
    lock.lock();
  }
}

int JobThread::ended() const {
  const std::lock_guard lock(mutex_);
  return ended_;
}

}  // namespace playsheet
