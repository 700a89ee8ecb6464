// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "app/job_thread.h"
#include "app/kept_records.h"
#include "ui/shell/resumed_match.h"

namespace playsheet {

/// The matches of a data folder as the window asks for them: read and written beside it, told in words.
class MatchKeeper : public ResumableMatches {
 public:
  /// The thread outlives all that is asked; what it works with it keeps.
  MatchKeeper(JobThread& jobs, const std::filesystem::path& data);

  void matches(const QObject* asker, Told<KeptMatches> told) override;
  void unfinished(const QObject* asker, Told<std::optional<KeptMatch>> told) override;
  void resume(const QObject* asker, const QString& file, const naruto::Catalog& cards,
              Told<ResumedMatch> told) override;
  void resumeGormiti(const QObject* asker, const QString& file, const gormiti::Catalog& cards,
                     Told<ResumedGormiti> told) override;
  void resumeRising(const QObject* asker, const QString& file, const rising_clan::Catalog& cards,
                    Told<ResumedRising> told) override;
  void setTitle(const QObject* asker, const QString& file, const QString& title, Told<QString> told) override;
  void putAside(const QObject* asker, const QString& file, Told<QString> told) override;
  void saveCopy(const QObject* asker, const QString& file, const QString& path, Told<QString> told) override;
  void remove(const QObject* asker, const QString& file, Told<QString> told) override;
  void restore(const QObject* asker, Told<QString> told) override;
  void seriesDecided(const QObject* asker, std::uint64_t seed, Told<bool> told) override;
  void history(const QObject* asker, Told<KeptGames> told) override;
  void writeTable(const QObject* asker, const QString& path, const std::string& table, bool forSpreadsheet,
                  Told<QString> told) override;
  void tellUnheard(Told<QString> told) override { *unheard_ = std::move(told); }

 private:
  using Outcome = std::optional<StorageProblem>;

  template <class Game>
  void resumeGame(const QObject* asker, const QString& file, const typename Game::Catalog& cards,
                  Told<Resumed<table::Match<Game>>> told);
  template <class Work>
  void write(const QObject* asker, Work work, Told<QString> told, QString (*words)(const Outcome&));

  JobThread& jobs_;
  std::shared_ptr<Told<QString>> unheard_ = std::make_shared<Told<QString>>();
  std::shared_ptr<KeptRecords> records_;
};

}  // namespace playsheet
