// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/match/match.h"
#include "engine/rising_clan/match/card_game.h"
#include "ui/matches/match_store.h"
#include "ui/table/match_recorder.h"

namespace playsheet {

/// A match of one game that goes on, or why it cannot.
template <class Match>
struct Resumed {
  std::optional<Match> match;
  std::unique_ptr<RecorderOf<Match>> recorder;  ///< goes on in the same file
  QString problem;                              ///< a sentence, with the line where the record differs
  QString path;                                 ///< of the record
  bool watchable = false;                       ///< it cannot be played on, but what was recorded can be looked at
  QString otherGame;                            ///< it is a record of that one; empty: it is not
};

using ResumedMatch = Resumed<naruto::Match>;
using ResumedGormiti = Resumed<gormiti::Match>;
using ResumedRising = Resumed<rising_clan::Match>;

/// Kept matches that go on at this table. The cards outlive the question.
class ResumableMatches : public MatchStore {
 public:
  virtual void resume(const QObject* asker, const QString& file, const naruto::Catalog& cards,
                      Told<ResumedMatch> told) = 0;
  virtual void resumeGormiti(const QObject* asker, const QString& file, const gormiti::Catalog& cards,
                             Told<ResumedGormiti> told) = 0;
  virtual void resumeRising(const QObject* asker, const QString& file, const rising_clan::Catalog& cards,
                            Told<ResumedRising> told) = 0;
};

}  // namespace playsheet
