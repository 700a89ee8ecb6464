// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTest>
#include <filesystem>
#include <functional>
#include <optional>
#include <utility>

#include "app/job_thread.h"
#include "app/match_keeper.h"

namespace playsheet::testing {

/// Whatever was asked for has been answered, and what the answers asked for, too.
inline bool answered(const JobThread& jobs) {
  QCoreApplication::processEvents();  // what is queued asks first
  const bool done = QTest::qWaitFor([&] { return !jobs.busy(); }, 60000);
  QCoreApplication::processEvents();
  return done;
}

/// Kept matches as a test asks for them, which waits for its answers.
class WaitedKeeper {
 public:
  WaitedKeeper(JobThread& jobs, const std::filesystem::path& data) : keeper_(jobs, data) {}

  ResumableMatches* store() { return &keeper_; }

  std::vector<KeptMatch> matches() {
    return wait<KeptMatches>([&](auto told) { keeper_.matches(&asker_, told); }).matches;
  }
  ResumedMatch resume(const QString& file, const naruto::Catalog& cards) {
    return wait<ResumedMatch>([&](auto told) { keeper_.resume(&asker_, file, cards, told); });
  }
  QString setTitle(const QString& file, const QString& title) {
    return wait<QString>([&](auto told) { keeper_.setTitle(&asker_, file, title, told); });
  }
  QString saveCopy(const QString& file, const QString& path) {
    return wait<QString>([&](auto told) { keeper_.saveCopy(&asker_, file, path, told); });
  }
  QString remove(const QString& file) {
    return wait<QString>([&](auto told) { keeper_.remove(&asker_, file, told); });
  }
  QString writeTable(const QString& path, const std::string& table) {
    return wait<QString>([&](auto told) { keeper_.writeTable(&asker_, path, table, false, told); });
  }
  std::vector<table::PlayedGame> history() {
    auto kept = wait<KeptGames>([&](auto told) { keeper_.history(&asker_, told); });
    trouble_ = kept.trouble;
    return std::move(kept.games);
  }
  QString trouble() const { return trouble_; }  ///< of the history that was asked for last

 private:
  template <class What>
  static What wait(const std::function<void(MatchStore::Told<What>)>& ask) {
    std::optional<What> got;
    ask([&](What what) { got = std::move(what); });
    if (!QTest::qWaitFor([&] { return got.has_value(); }, 60000)) {
      ADD_FAILURE() << "no answer";
      return {};
    }
    return std::move(*got);
  }

  MatchKeeper keeper_;
  QObject asker_;
  QString trouble_;
};

}  // namespace playsheet::testing
