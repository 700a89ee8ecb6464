// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMultiHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <type_traits>
#include <utility>

namespace playsheet {

/// What may take longer than a picture, on a thread of its own: one job after the other, in the order in which they
/// were asked for. Answers come by the event loop of the thread that this belongs to; from there alone it is asked.
///
/// A read may be abandoned: of each asker only the newest one counts, one whose asker is gone is not answered, and what
/// nobody waits for is told to stop. A write is always carried out, also when the program ends meanwhile; what came of
/// it is told to somebody else where its asker has gone.
class JobThread : public QObject {
  Q_OBJECT
 public:
  JobThread();
  /// Ends when the writes are done.
  ~JobThread() override;

  /// `work` gets a `std::stop_token` and must own what it uses; `told` gets what it gave.
  template <class Work, class Told>
  void read(const QObject* asker, Work work, Told told) {
    dropReads(asker);
    add(asker, false, answered(std::move(work), std::move(told)));
  }
  /// `unheard` gets what the work gave if the asker is gone by then.
  template <class Work, class Told, class Unheard>
  void write(const QObject* asker, Work work, Told told, Unheard unheard) {
    auto either = [asker = QPointer<const QObject>(asker), told = std::move(told),
                   unheard = std::move(unheard)](std::invoke_result_t<const Work&> result) {
      if (asker)
        told(std::move(result));
      else
        unheard(std::move(result));
    };
    add(nullptr, true,
        answered([work = std::move(work)](const std::stop_token&) { return work(); }, std::move(either)));
  }
  /// A write that nobody waits for.
  void write(std::function<void()> work);

  /// Something was asked for and has neither been answered nor dropped.
  bool busy() const { return pending_ > 0; }
  /// Reads that were begun and ended before they had an answer: what tests count.
  int ended() const;

 signals:
  void idle();  ///< no longer busy

 private:
  using Answer = std::function<void()>;
  using Work = std::function<Answer(const std::stop_token&)>;
  struct Job {
    const QObject* asker = nullptr;
    bool write = false;
    Work work;
    std::stop_source stop;
    bool wanted = true;  ///< this and the answer are guarded by the mutex
    Answer answer;
  };

  template <class Ask, class Told>
  static Work answered(Ask ask, Told told) {
    return [ask = std::move(ask), told = std::move(told)](const std::stop_token& stop) -> Answer {
      using Result = std::invoke_result_t<const Ask&, const std::stop_token&>;
      auto result = std::make_shared<Result>(ask(stop));  // it may be one that cannot be copied
      return [result, told] { told(std::move(*result)); };
    };
  }

  void add(const QObject* asker, bool write, Work work);
  void dropReads(const QObject* asker);
  void forget(const QObject* asker);
  void drop(const std::shared_ptr<Job>& job);
  void deliver(const std::shared_ptr<Job>& job);
  void settled();
  void work();

  QMultiHash<const QObject*, std::shared_ptr<Job>> asked_;  ///< not answered yet, by those who are there to hear it
  QSet<const QObject*> watched_;
  int pending_ = 0;

  mutable std::mutex mutex_;  ///< guards what follows
  std::condition_variable wake_;
  std::deque<std::shared_ptr<Job>> jobs_;
  std::shared_ptr<Job> under_way_;
  int ended_ = 0;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace playsheet
