// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace playsheet {

/// Who keeps what was decided in a match, whatever game it is of.
class RecordKeeper {
 public:
  virtual ~RecordKeeper() = default;

  /// The file that is written to; empty if there is none.
  virtual QString path() const { return {}; }

  /// A copy of the record at a place of a person's choice. Empty if it went well, else what went wrong.
  virtual QString saveCopy(const QString& path) = 0;

  /// What went wrong with the last call; empty if nothing.
  virtual QString trouble() const = 0;
};

/// The same of one game. Called before the screen changes: when a call returns, the decision is safe.
template <class Match>
class RecorderOf : public RecordKeeper {
 public:
  /// The match as it stands now, which may be in the middle of it: a branch is a record of its own from its deal on.
  virtual void begun(const Match& match) = 0;
  virtual void decided(const Match& match) = 0;  ///< the last moment is new
  virtual void undone(const Match& match) = 0;   ///< the last moment was taken back
  virtual void redone(const Match& match) = 0;   ///< the last moment is one that had been taken back
};

}  // namespace playsheet
