// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/gormiti/match/card_game.h"
#include "engine/gormiti/match/stills.h"
#include "engine/table/recording.h"
#include "ui/gormiti/gormiti_log.h"
#include "ui/gormiti/gormiti_scene.h"
#include "ui/table/watched_match.h"

namespace playsheet {

/// A record of Gormiti that is watched. Between its decisions there is a place for each clash as it stands before its
/// damage and for each round as it is scored: nobody is asked there, and they would be gone unseen.
class GormitiWatch : public WatchedMatch {
 public:
  /// The cards outlive it.
  GormitiWatch(std::string_view record, const gormiti::Catalog& cards);

  const table::Recording<gormiti::Game>& recording() const { return recording_; }
  /// At the place that is looked at.
  const gormiti::GameState& state() const { return stateAt(place_); }
  /// As it is shown: what is covered is not in it.
  const gormiti::PlayerView& view() const { return table_.view; }
  gormiti::Match matchHere() const { return recording_.match_at(where().frame); }

  bool tellsOn() const override { return false; }
  std::vector<std::size_t> pathTo(int place) const override;
  QString playerName(PlayerId player) const override;
  QString deckName(PlayerId player, const QString& language) const override;
  RulePlace rulePlace() const override;
  QString rulesLine(const QString& language) const override;
  std::optional<Secrecy> secrecy() const override { return recording_.setup().secrecy; }
  bool isOf(const GameDesk& desk) const override;
  bool inRounds() const override { return recording_.setup().mode == gormiti::Mode::quick; }
  bool hasClashes() const override { return !inRounds(); }

  void setReading(const ReadingChoice&) override {}
  void look(int place, ReplayView eyes) override;
  const SheetSpec& sheetSpec() const override;
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  ReaderPage readerPage(int card) const override;
  std::vector<CardCount> counts(PlayerId player) const override;
  const std::vector<LogRow>& log(const QString& language) override;
  QString decision() const override;
  QString comingNext() const override;

 private:
  /// A place as the record has it.
  struct Where {
    std::size_t frame = 0;
    std::optional<gormiti::Still> still = {};
    int stills = 0;  ///< of its decision, that were before it
  };

  const Where& where() const { return where_[static_cast<std::size_t>(place_)]; }
  const gormiti::GameState& stateAt(int place) const;
  const gormiti::GameState& before() const;
  void addPlace(std::size_t frame, const std::optional<gormiti::Still>& still, int stills);
  gormiti::PlayerView viewOf(const gormiti::GameState& state) const;

  table::Recording<gormiti::Game> recording_;
  std::vector<Where> where_;  ///< for each of the places
  GormitiLog log_;
  int place_ = 0;
  ReplayView eyes_ = ReplayView::Covered;
  GormitiTable table_;
};

/// Nothing if the record is one of another game.
const GormitiWatch* gormitiWatchOf(const WatchedMatch* match);

}  // namespace playsheet
