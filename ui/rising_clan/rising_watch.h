// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/rising_clan/match/card_game.h"
#include "engine/table/recording.h"
#include "ui/rising_clan/rising_log.h"
#include "ui/rising_clan/rising_scene.h"
#include "ui/rising_clan/rising_sheet.h"
#include "ui/table/watched_match.h"

namespace playsheet {

/// A record of Rising Clan that is watched: through the eyes of one seat, as everybody saw it, or openly (R-1114).
class RisingWatch : public WatchedMatch {
 public:
  /// The cards outlive it.
  RisingWatch(std::string_view record, const rising_clan::Catalog& cards);

  const table::Recording<rising_clan::Game>& recording() const { return recording_; }
  const rising_clan::GameState& state() const { return stateAt(place_); }
  rising_clan::Match matchHere() const { return recording_.match_at(static_cast<std::size_t>(place_)); }

  bool tellsOn() const override { return false; }
  std::vector<std::size_t> pathTo(int place) const override;
  std::size_t playerCount() const override { return recording_.setup().names.size(); }
  bool inRing() const override { return true; }
  QString playerName(table::PlayerId player) const override;
  QString deckName(table::PlayerId, const QString&) const override { return {}; }
  RulePlace rulePlace() const override { return {QStringLiteral("rising-clan"), {}}; }
  QString rulesLine(const QString& language) const override;
  std::optional<table::Secrecy> secrecy() const override { return recording_.setup().secrecy; }
  bool isOf(const GameDesk& desk) const override;

  void setReading(const ReadingChoice&) override {}
  void look(int place, ReplayView eyes) override;
  const SheetSpec& sheetSpec() const override { return risingSheet(); }
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  ReaderPage readerPage(int card) const override;
  std::vector<CardCount> counts(table::PlayerId player) const override;
  const std::vector<LogRow>& log(const QString& language) override;
  QString decision() const override;

 private:
  const rising_clan::GameState& stateAt(int place) const;
  RisingTable tableOf(const rising_clan::GameState& state) const;
  std::vector<std::string> names() const;
  table::AtTable<QString> called() const;

  table::Recording<rising_clan::Game> recording_;
  RisingLog log_;
  int place_ = 0;
  ReplayView eyes_ = ReplayView::Covered;
  RisingTable table_;
};

/// Nothing if the record is one of another game.
const RisingWatch* risingWatchOf(const WatchedMatch* match);

}  // namespace playsheet
