// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/table/match_record.h"
#include "engine/table/players.h"
#include "engine/table/record_problem.h"
#include "engine/table/series.h"
#include "ui/rules/rule_place.h"
#include "ui/sheet/sheet.h"
#include "ui/table/card_reader.h"
#include "ui/table/chain_panel.h"
#include "ui/table/reading_choice.h"
#include "ui/table/secrecy.h"
#include "ui/table/table_facts.h"

namespace playsheet {

class GameDesk;

/// Whose eyes a record is watched with: of nobody, of all, or of one seat, by its number.
enum class ReplayView : int { Covered = -1, Open = -2, South = 0, North = 1 };

constexpr ReplayView viewOf(table::PlayerId player) { return static_cast<ReplayView>(table::index(player)); }
/// Nothing for the eyes of nobody and of all.
constexpr std::optional<table::PlayerId> seatOf(ReplayView view) {
  const int seat = static_cast<int>(view);
  return seat < 0 ? std::nullopt : std::optional(table::player_at(static_cast<std::size_t>(seat)));
}

/// How far the match has come that a record belongs to. What is hidden in it stays so until it is over.
enum class MatchStanding {
  Over,
  Running,  ///< or between two of its games
  OnTable,  ///< and is played here now
};

/// A place of a record, at which the table stands still to be looked at.
struct WatchedPlace {
  enum class Kind { Deal, Decision, Undo, Redo };
  Kind kind = Kind::Deal;
  int line = 0;                                ///< of the record
  std::size_t moment = 0;                      ///< of the record, in which the game stands then
  int turn = 0;                                ///< 0: none has begun
  int part = 0;                                ///< of the turn: another number is another phase
  bool still = false;                          ///< in the middle of a decision, for something that is to be seen
  bool told = false;                           ///< as recorded: nobody can play on from here
  bool over = false;                           ///< the game is
  table::PlayerId decider{};                   ///< who is asked here
  std::optional<table::PlayerId> winner = {};  ///< of a game that is over; nobody: it is drawn
  QString ending = {};                         ///< how it ended, where it is not one of two who wins
};

/// Of a line of a record, as every game but the first writes it.
constexpr WatchedPlace::Kind kindOfStep(table::RecordStep step) {
  switch (step) {
    case table::RecordStep::deal:
      return WatchedPlace::Kind::Deal;
    case table::RecordStep::undo:
      return WatchedPlace::Kind::Undo;
    case table::RecordStep::redo:
      return WatchedPlace::Kind::Redo;
    case table::RecordStep::decision:
      break;
  }
  return WatchedPlace::Kind::Decision;
}

/// What somebody wrote about a place of it.
struct WatchedNote {
  int place = 0;
  std::string text;
};

/// A record of any game that is watched: the places that it went through, and what the page shows of one of them. It
/// knows no widget, so that it can be read beside the window; each game makes its own (ui/naruto, ui/gormiti). Nothing
/// that is shown has a card in it which these eyes may not see.
class WatchedMatch {
 public:
  virtual ~WatchedMatch() = default;

  // --- the record ----------------------------------------------------------------------------------------------------

  /// Nothing to watch where there is none: `problems` says why.
  const std::vector<WatchedPlace>& places() const { return places_; }
  const std::vector<table::RecordProblem>& problems() const { return problems_; }
  const std::vector<WatchedNote>& notes() const { return notes_; }
  /// The last decision is not whole: the record of a crash.
  bool truncated() const { return truncated_; }
  bool over() const { return !places_.empty() && places_.back().over; }
  /// Where the rules of today differ it shows what is recorded; else it ends there.
  virtual bool tellsOn() const = 0;
  /// The moments that lead to a place, the deal first.
  virtual std::vector<std::size_t> pathTo(int place) const = 0;
  /// How many sit at the table, two to nine.
  virtual std::size_t playerCount() const { return 2; }
  std::span<const table::PlayerId> players() const { return table::players(playerCount()); }
  /// They sit around one table, as `GameDesk::inRing` says.
  virtual bool inRing() const { return playerCount() > 2; }
  virtual QString playerName(table::PlayerId player) const = 0;
  virtual QString deckName(table::PlayerId player, const QString& language) const = 0;
  virtual QString rulesLine(const QString& language) const = 0;
  /// How the hands were kept; nothing if that is not written.
  virtual std::optional<table::Secrecy> secrecy() const = 0;
  /// As the record alone tells it: a game of a match of several is not over before that match is.
  MatchStanding standing() const { return over() && decides_ ? MatchStanding::Over : MatchStanding::Running; }
  /// The match of several games that it belongs to, by the seed of the first one; nothing for a single game.
  std::optional<std::uint64_t> series() const { return series_; }
  /// It is the record of the match, or of one game of it, that is played there.
  virtual bool isOf(const GameDesk& desk) const = 0;
  /// Turns are called rounds.
  virtual bool inRounds() const { return false; }
  /// Beside phases there are clashes to stop at.
  virtual bool hasClashes() const { return false; }
  /// Where the rules stand by which it was played.
  virtual RulePlace rulePlace() const = 0;
  /// A doubtful ruling can be reported from it.
  virtual bool canReport() const { return false; }

  // --- what is shown: of one place, as these eyes see it -------------------------------------------------------------

  virtual void setReading(const ReadingChoice& reading) = 0;
  virtual void look(int place, ReplayView eyes) = 0;

  virtual const SheetSpec& sheetSpec() const = 0;
  virtual CardFace face(int number, const QString& language) const = 0;
  /// Fills in what the game has to say of the dressing.
  virtual void showOn(Sheet& sheet, SheetDressing& dressing) const = 0;
  virtual ReaderPage readerPage(int card) const = 0;
  virtual std::vector<CardCount> counts(table::PlayerId player) const = 0;
  virtual std::vector<ChainRow> chain() const { return {}; }
  virtual bool chainSettles() const { return false; }
  /// Up to this place. Cards that are hidden from either player are not named.
  virtual const std::vector<LogRow>& log(const QString& language) = 0;
  /// "Naomi plays Rock Lee": what led here, in the language of the program.
  virtual QString decision() const = 0;
  /// What comes behind a place that is still.
  virtual QString comingNext() const { return {}; }

 protected:
  /// Behind the places: it is a game of this match, after those that stand in it; nothing for a single game.
  template <class Reason>
  void belongTo(const table::SeriesGames<Reason>* series) {
    if (series == nullptr) return;
    series_ = series->seed;
    table::GameResult<Reason> result;
    if (over()) result.winner = places_.back().winner;
    decides_ = over() && table::decided(*series, result);
  }

  std::vector<WatchedPlace> places_;
  std::vector<table::RecordProblem> problems_;
  std::vector<WatchedNote> notes_;
  bool truncated_ = false;

 private:
  std::optional<std::uint64_t> series_;
  bool decides_ = true;  ///< its end is that of its match
};

}  // namespace playsheet
