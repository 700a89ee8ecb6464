// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/naruto_watch.h"

#include "engine/naruto/actions/battle_outlook.h"
#include "engine/naruto/actions/seen_team.h"
#include "ui/naruto/decision_words.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/naruto/naruto_scene.h"
#include "ui/naruto/naruto_sheet.h"
#include "ui/naruto/reader_page.h"
#include "ui/naruto/seen.h"
#include "ui/speech/deck_titles.h"
#include "ui/speech/from_view.h"
#include "ui/speech/rules_title.h"

namespace playsheet {
namespace {

WatchedPlace::Kind kindOfFrame(naruto::RecordFrame::Kind kind) {
  using enum naruto::RecordFrame::Kind;
  switch (kind) {
    case deal:
      return WatchedPlace::Kind::Deal;
    case undo:
      return WatchedPlace::Kind::Undo;
    case redo:
      return WatchedPlace::Kind::Redo;
    case decision:
      break;
  }
  return WatchedPlace::Kind::Decision;
}

}  // namespace

NarutoWatch::NarutoWatch(std::string_view record, const naruto::Catalog& cards,
                         std::vector<naruto::LocalText> deckNames)
    : recording_(record, cards), deck_names_(std::move(deckNames)) {
  problems_ = recording_.problems();
  truncated_ = recording_.truncated();
  for (const naruto::RecordNote& note : recording_.notes()) notes_.push_back({static_cast<int>(note.frame), note.text});
  for (const naruto::RecordFrame& frame : recording_.frames()) {
    const naruto::RecordMoment& there = recording_.moment(frame.moment);
    const naruto::GameState& state = there.moment.state;
    WatchedPlace place;
    place.kind = kindOfFrame(frame.kind);
    place.line = frame.line;
    place.moment = frame.moment;
    place.turn = state.turn;
    place.part = phaseOf(state.step);
    place.told = there.told;
    place.over = state.over();
    place.decider = state.choice.player;
    if (place.over) place.winner = state.winner;
    places_.push_back(place);
  }
  if (!recording_) return;
  const auto& series = recording_.setup().series;
  belongTo(series ? &*series : nullptr);
  table::PerPlayer<QString> names;
  for (const PlayerId player : table::kPlayers)
    names[player] = QString::fromStdString(recording_.setup().seats[player].name);
  words_ = std::make_unique<Words>(cards, names);
}

const NarutoWatch* narutoWatchOf(const WatchedMatch* match) { return dynamic_cast<const NarutoWatch*>(match); }

// --- the record -----------------------------------------------------------------------------------------------------

std::vector<std::size_t> NarutoWatch::pathTo(int place) const {
  return recording_.path_to(static_cast<std::size_t>(place));
}

QString NarutoWatch::deckName(PlayerId player, const QString& language) const {
  return deckTitle(recording_.setup().seats[player].deck.name.en, deck_names_, language);
}

RulePlace NarutoWatch::rulePlace() const {
  return {QStringLiteral("naruto"), fromView(recording_.setup().edition->id)};
}

QString NarutoWatch::rulesLine(const QString& language) const {
  return rulesTitle(fromView(recording_.setup().edition->id), recording_.setup().rulings, language);
}

bool NarutoWatch::isOf(const GameDesk& desk) const {
  const auto* naruto = qobject_cast<const NarutoDesk*>(&desk);
  return naruto && naruto::same_match(naruto->match().setup(), recording_.setup());
}

std::optional<naruto::Match> NarutoWatch::matchHere() const {
  if (moment().told) return std::nullopt;
  return recording_.match_at(static_cast<std::size_t>(place_));
}

// --- what is shown --------------------------------------------------------------------------------------------------

void NarutoWatch::setReading(const ReadingChoice& reading) {
  reading_ = reading;
  words_->callCards(wording::CardNames{reading.names});
  log_ = NarutoLog();
}

void NarutoWatch::look(int place, ReplayView eyes) {
  place_ = place;
  eyes_ = eyes;
  view_ = viewOf(state());
}

naruto::PlayerView NarutoWatch::viewOf(const naruto::GameState& state) const {
  const PlayerId viewer = eyes_ == ReplayView::North ? PlayerId::north : PlayerId::south;
  const naruto::Hands hands = eyes_ == ReplayView::Open      ? naruto::Hands::open
                              : eyes_ == ReplayView::Covered ? naruto::Hands::covered
                                                             : naruto::Hands::own;
  return naruto::view_for(state, recording_.rules(), viewer, hands);
}

/// Before what led here; of the deal the state itself.
const naruto::GameState& NarutoWatch::before() const {
  const WatchedPlace::Kind kind = places_[static_cast<std::size_t>(place_)].kind;
  if (kind == WatchedPlace::Kind::Deal) return state();
  if (kind != WatchedPlace::Kind::Decision) return recording_.at(static_cast<std::size_t>(place_ - 1)).moment.state;
  return recording_.moment(moment().before).moment.state;
}

const SheetSpec& NarutoWatch::sheetSpec() const { return narutoSheet(); }

CardFace NarutoWatch::face(int number, const QString& language) const {
  return words_->face(static_cast<naruto::DefinitionId>(number), language);
}

void NarutoWatch::showOn(Sheet& sheet, SheetDressing& dressing) const {
  const naruto::Position here{state(), recording_.rules()};
  playsheet::showOn(sheet, {view_, naruto::seen_teams(here), naruto::battle_outlooks(here)}, dressing);
}

ReaderPage NarutoWatch::readerPage(int card) const {
  const auto& rules = recording_.rules();
  return makeReaderPage(
      {state(), rules, view_, *words_, programLanguage(), naruto::seen_teams({state(), rules}), reading_.reminders},
      card);
}

std::vector<CardCount> NarutoWatch::counts(PlayerId player) const { return narutoCounts(view_, player); }

std::vector<ChainRow> NarutoWatch::chain() const {
  return makeChainRows({state(), recording_.rules(), view_, *words_, programLanguage()});
}

const std::vector<LogRow>& NarutoWatch::log(const QString& language) {
  return log_.update(recording_.match_at(static_cast<std::size_t>(place_)), *words_, language, UndoAsked::Never);
}

QString NarutoWatch::decision() const {
  const naruto::PlayerView before = viewOf(this->before());
  return decisionSentence({recording_.frames()[static_cast<std::size_t>(place_)], moment(), before, view_}, *words_);
}

}  // namespace playsheet
