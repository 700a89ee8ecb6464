// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "app/storage/person_database.h"
#include "ui/collection/copy_store.h"

namespace playsheet {

/// Copies of the cards of one game in the person's database, where a code has the name of the game before it:
/// "gormiti/FI-18". Codes of Naruto have none.
class CopyDesk : public CopyStore {
 public:
  /// The database outlives the desk.
  CopyDesk(const std::string& game, PersonDatabase& person);

  int owned(const std::string& code) const override;
  QString changeOwned(const std::string& code, int by) override;
  bool refresh() override;
  QString trouble() const override;
  bool backupOffered() const override;
  QString takeBackup() override;

 private:
  std::string prefix_;
  PersonDatabase& person_;
  std::map<std::string, int> owned_;  ///< by code, without the name of the game
};

}  // namespace playsheet
