// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>

#include "app/storage/match_files.h"
#include "app/storage/person_games.h"
#include "ui/matches/match_store.h"

namespace playsheet {

/// The matches of a data folder: their records, what the person has noted of them, and the history that is made of
/// them.
class MatchKeeper : public MatchStore {
 public:
  /// `person` is asked for when it is first needed; what it gives outlives the keeper.
  MatchKeeper(const std::filesystem::path& data, std::function<PersonDatabase&()> person);

  std::vector<KeptMatch> matches() override;
  std::optional<KeptMatch> unfinished() override;
  ResumedMatch resume(const QString& file, const naruto::Catalog& cards) override;
  QString setTitle(const QString& file, const QString& title) override;
  QString putAside(const QString& file) override;
  QString saveCopy(const QString& file, const QString& path) override;
  QString remove(const QString& file) override;
  bool canRestore() const override { return !removed_.empty(); }
  QString restore() override;
  bool seriesDecided(std::uint64_t seed) override;
  std::vector<naruto::PlayedGame> history() override;
  QString writeTable(const QString& path, const std::string& table) override;
  bool tablesForSpreadsheet() override;
  void setTablesForSpreadsheet(bool spreadsheet) override;
  QString trouble() const override { return trouble_; }

 private:
  struct Removed {
    std::string in_trash;
    MatchNote note;
  };

  std::vector<MatchFile> files(std::size_t most);
  std::vector<KeptMatch> newest(std::size_t most);
  QString note(const std::string& file, const MatchNote& note);
  KeptMatch kept(const MatchFile& file, const std::vector<MatchFile>& all) const;

  MatchFiles files_;
  std::function<PersonDatabase&()> person_;
  std::map<std::string, MatchNote> notes_;
  std::vector<Removed> removed_;
  QString trouble_;
};

}  // namespace playsheet
