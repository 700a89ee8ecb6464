// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace playsheet {

/// How many copies of the cards of one game a person has, by their codes.
class CopyStore {
 public:
  virtual ~CopyStore() = default;

  virtual int owned(const std::string& code) const = 0;
  /// So many more, or fewer. A sentence why not; empty if it was done.
  virtual QString changeOwned(const std::string& code, int by) = 0;
  /// Reads again what another program or window has changed. True if something has.
  virtual bool refresh() = 0;
  /// Why nothing can be kept, as a sentence; empty if all is well.
  virtual QString trouble() const = 0;
  /// A backup could take the file's place; doing so gives a sentence why not, or nothing.
  virtual bool backupOffered() const = 0;
  virtual QString takeBackup() = 0;
};

}  // namespace playsheet
