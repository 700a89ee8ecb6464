// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "engine/naruto/decks/deck.h"
#include "engine/naruto/match/recording.h"
#include "ui/naruto/naruto_log.h"
#include "ui/speech/words.h"
#include "ui/table/watched_match.h"

namespace playsheet {

/// A record of Naruto that is watched.
class NarutoWatch : public WatchedMatch {
 public:
  /// The cards outlive it. `deckNames`: of decks that have a name in each language; a record has the one alone.
  NarutoWatch(std::string_view record, const naruto::Catalog& cards, std::vector<naruto::LocalText> deckNames = {});

  const naruto::Recording& recording() const { return recording_; }
  /// At the place that is looked at.
  const naruto::GameState& state() const { return moment().moment.state; }
  /// As it is shown: what is covered is not in it.
  const naruto::PlayerView& view() const { return view_; }
  /// Nothing if the position is only told and the rules cannot go on from it.
  std::optional<naruto::Match> matchHere() const;

  bool tellsOn() const override { return true; }
  std::vector<std::size_t> pathTo(int place) const override;
  QString playerName(PlayerId player) const override { return words_->playerName(player); }
  QString deckName(PlayerId player, const QString& language) const override;
  QString rulesLine(const QString& language) const override;
  std::optional<Secrecy> secrecy() const override { return recording_.setup().secrecy; }
  bool isOf(const GameDesk& desk) const override;
  RulePlace rulePlace() const override;
  bool canReport() const override { return true; }

  void setReading(const ReadingChoice& reading) override;
  void look(int place, ReplayView eyes) override;
  const SheetSpec& sheetSpec() const override;
  CardFace face(int number, const QString& language) const override;
  void showOn(Sheet& sheet, SheetDressing& dressing) const override;
  ReaderPage readerPage(int card) const override;
  std::vector<CardCount> counts(PlayerId player) const override;
  std::vector<ChainRow> chain() const override;
  bool chainSettles() const override { return view_.settling; }
  const std::vector<LogRow>& log(const QString& language) override;
  QString decision() const override;

 private:
  const naruto::RecordMoment& moment() const { return recording_.at(static_cast<std::size_t>(place_)); }
  const naruto::GameState& before() const;
  naruto::PlayerView viewOf(const naruto::GameState& state) const;

  naruto::Recording recording_;
  std::vector<naruto::LocalText> deck_names_;
  std::unique_ptr<Words> words_;
  ReadingChoice reading_;
  NarutoLog log_;
  int place_ = 0;
  ReplayView eyes_ = ReplayView::Covered;
  naruto::PlayerView view_;
};

/// Nothing if the record is one of another game.
const NarutoWatch* narutoWatchOf(const WatchedMatch* match);

}  // namespace playsheet
