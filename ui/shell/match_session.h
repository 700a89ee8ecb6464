// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "ui/gormiti/gormiti_desk.h"
#include "ui/naruto/match_plan.h"
#include "ui/naruto/match_recorder.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/sound/match_sounds.h"

class QWidget;

namespace playsheet {

class GameDesk;
class NarutoDesk;
class MatchTable;
class MatchSeries;
class SeriesDesk;

/// The match that is played in the window, one game after the other: its cards, who keeps it, what is heard of it, and
/// the table of the game that is on.
class MatchSession : public QObject {
  Q_OBJECT
 public:
  using NewRecorder = std::function<std::unique_ptr<MatchRecorder>()>;
  using NewGormitiRecorder = std::function<std::unique_ptr<GormitiRecorder>()>;
  using NewRisingRecorder = std::function<std::unique_ptr<RisingRecorder>()>;

  /// Neither a recorder nor an output has to be. The tables are the window's.
  MatchSession(NewRecorder newRecorder, MatchSounds::Output sound, QWidget* window);
  ~MatchSession() override;

  /// The first game of a new match. The catalog outlives it.
  void begin(const naruto::Catalog& cards, const MatchPlan& plan);
  /// Goes on with a match that has begun, hands covered. The recorder has the match already; without one it gets a
  /// record of its own from its deal on.
  void goOn(naruto::Match match, const MatchPlan& plan, std::unique_ptr<MatchRecorder> recorder);
  /// A match of Gormiti, and one that goes on; the recorders of that game come from elsewhere, and may be none.
  void begin(const gormiti::Catalog& cards, const GormitiPlan& plan);
  void goOn(gormiti::Match match, const GormitiPlan& plan, std::unique_ptr<GormitiRecorder> recorder);
  /// One of Rising Clan, which has one game.
  void begin(const rising_clan::Catalog& cards, const RisingPlan& plan);
  void goOn(rising_clan::Match match, const RisingPlan& plan, std::unique_ptr<RisingRecorder> recorder);
  void setRisingRecorders(NewRisingRecorder make) { new_rising_recorder_ = std::move(make); }
  void setGormitiRecorders(NewGormitiRecorder make) { new_gormiti_recorder_ = std::move(make); }
  /// Asks for the swaps before it; nothing without a table.
  void nextGame();
  /// The table goes, and before it whoever shows it is told.
  void leave();

  MatchTable* table() const { return table_; }  ///< of the game that is on, or the last one
  SeriesDesk* series() const;                   ///< of Naruto; nothing before its first match
  /// The match on the table wants another game after the one that is on.
  bool goesOn() const;
  RecordKeeper* recorder() const { return recorder_.get(); }
  const naruto::Catalog* cards() const { return cards_; }  ///< it keeps those it began with
  /// There is something to lose: the game has begun, or a game of the match has been played, and it is not decided.
  bool underWay() const;
  /// The game on the table, or the match that it is of, is not over.
  bool runs() const;

  // For the game that is on, and those that come.
  void setLook(const Look& look);
  void setSound(bool on) { sounds_.setOn(on); }
  void setPace(int pace);
  void setReading(const ReadingChoice& reading);
  void setShowdownStop(ShowdownStop stop);
  void setStops(const naruto::PerPlayer<StopSet>& stops);  ///< as they are set at the table
  void setSeatLanguage(PlayerId player, const QString& language);

 signals:
  void leaving();
  void seated();  ///< another table is there

 private:
  /// The match is this one from now on; gives what its next game is played with.
  template <class Series>
  auto playSeries(std::unique_ptr<Series> series);
  void startGame(const MatchPlan& game);
  void startGame(const GormitiPlan& game);
  /// Of the game on the table from now on; may be nothing.
  template <class Match>
  RecorderOf<Match>* keptBy(std::unique_ptr<RecorderOf<Match>> recorder);
  void sitDown(GameDesk* desk);
  void sitDownToNaruto(NarutoDesk* desk);
  void sitDownToGormiti(GormitiDesk* desk);
  void sitDownToRising(RisingDesk* desk);
  template <class Desk>
  void letHear(Desk* desk);
  void showSeries();
  void showEnd();
  void noteEvening(GameDesk* desk, std::uint64_t seed, std::optional<PlayerId> winner);
  bool seriesUnderWay() const;

  NewRecorder new_recorder_;
  MatchSounds sounds_;
  QWidget* window_;
  Look look_;
  const naruto::Catalog* cards_ = nullptr;
  const gormiti::Catalog* gormiti_ = nullptr;  ///< likewise of the other game
  NewGormitiRecorder new_gormiti_recorder_;
  NewRisingRecorder new_rising_recorder_;
  std::unique_ptr<RecordKeeper> recorder_;  ///< of the game on the table
  std::unique_ptr<MatchSeries> series_;     ///< of the match on the table; nothing where a match is one game
  MatchTable* table_ = nullptr;
  /// A game that was won since the window was opened, by its seed; one that is taken back is no longer there.
  struct Won {
    table::PerPlayer<QString> names;
    PlayerId winner = PlayerId::south;
  };
  std::map<std::uint64_t, Won> evening_;
};

}  // namespace playsheet
