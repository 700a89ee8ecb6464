// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gormiti/gormiti_watch.h"

#include "ui/gormiti/gormiti_decision.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/gormiti/gormiti_face.h"
#include "ui/gormiti/gormiti_reader.h"
#include "ui/gormiti/gormiti_sheet.h"
#include "ui/gormiti/seen.h"
#include "ui/speech/words.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet {

using gormiti::GameState;
using gormiti::Mode;
using gormiti::Still;

GormitiWatch::GormitiWatch(std::string_view record, const gormiti::Catalog& cards) : recording_(record, cards) {
  problems_ = recording_.problems();
  truncated_ = recording_.truncated();
  for (std::size_t frame = 0; frame < recording_.frames().size(); ++frame) {
    std::vector<Still> stills;
    const auto& there = recording_.at(frame);
    if (recording_.frames()[frame].step == table::RecordStep::decision)
      stills = gormiti::stills(recording_.moment(there.before).moment.state, there.moment.events);
    int before = 0;
    for (const Still& still : stills) addPlace(frame, still, before++);
    addPlace(frame, std::nullopt, before);
  }
  const auto& series = recording_.setup().series;
  belongTo(series ? &*series : nullptr);
}

void GormitiWatch::addPlace(std::size_t frame, const std::optional<Still>& still, int stills) {
  where_.push_back({frame, still, stills});
  const auto& line = recording_.frames()[frame];
  const GameState& state = stateAt(static_cast<int>(where_.size()) - 1);
  WatchedPlace place;
  place.kind = kindOfStep(line.step);
  place.line = line.line;
  place.moment = line.moment;
  place.turn = state.mode == Mode::quick ? state.round : state.turn;
  place.part = phaseOf(state.step, state.mode);
  place.still = still.has_value();
  place.over = state.over();
  place.decider = state.question.player;
  for (const PlayerId player : table::kPlayers)
    if (place.over && state.outcome == gormiti::win_of(player)) place.winner = player;
  places_.push_back(place);
}

const GormitiWatch* gormitiWatchOf(const WatchedMatch* match) { return dynamic_cast<const GormitiWatch*>(match); }

// --- the record -----------------------------------------------------------------------------------------------------

std::vector<std::size_t> GormitiWatch::pathTo(int place) const {
  return recording_.path_to(where_[static_cast<std::size_t>(place)].frame);
}

QString GormitiWatch::playerName(PlayerId player) const {
  return QString::fromStdString(recording_.setup().seats[player].name);
}

/// A record has the one name alone; that of a ready deck is known in each language.
QString GormitiWatch::deckName(PlayerId player, const QString& language) const {
  const auto& setup = recording_.setup();
  const std::string& written = setup.seats[player].deck;
  for (const gormiti::ReadyDeck& deck : recording_.cards().decks())
    if (deck.mode == setup.mode && deck.name.en == written)
      return QString::fromStdString(gormiti_wording::in_language(deck.name, wordingLanguage(language)));
  return QString::fromStdString(written);
}

RulePlace GormitiWatch::rulePlace() const { return gormitiRulePlace(recording_.setup().mode); }

QString GormitiWatch::rulesLine(const QString& language) const { return gormitiRules(recording_.setup(), language); }

bool GormitiWatch::isOf(const GameDesk& desk) const {
  const auto* gormiti = qobject_cast<const GormitiDesk*>(&desk);
  return gormiti && gormiti::same_match(gormiti->match().setup(), recording_.setup());
}

const GameState& GormitiWatch::stateAt(int place) const {
  const Where& there = where_[static_cast<std::size_t>(place)];
  return there.still ? there.still->state : recording_.at(there.frame).moment.state;
}

/// Before what led here; of the deal the state itself.
const GameState& GormitiWatch::before() const {
  const bool decision = recording_.frames()[where().frame].step == table::RecordStep::decision;
  if (where().stills > 0 || (!decision && place_ > 0)) return stateAt(place_ - 1);
  return recording_.moment(recording_.at(where().frame).before).moment.state;
}

// --- what is shown --------------------------------------------------------------------------------------------------

void GormitiWatch::look(int place, ReplayView eyes) {
  place_ = place;
  eyes_ = eyes;
  table_ = gormitiTable(state(), recording_.rules(), eyes == ReplayView::North ? PlayerId::north : PlayerId::south);
  table_.view = viewOf(state());
}

gormiti::PlayerView GormitiWatch::viewOf(const GameState& state) const {
  const gormiti::Hands hands = eyes_ == ReplayView::Open      ? gormiti::Hands::open
                               : eyes_ == ReplayView::Covered ? gormiti::Hands::covered
                                                              : gormiti::Hands::own;
  const PlayerId viewer = eyes_ == ReplayView::North ? PlayerId::north : PlayerId::south;
  return gormiti::view_for(state, recording_.rules(), viewer, hands);
}

const SheetSpec& GormitiWatch::sheetSpec() const { return gormitiSheet(recording_.setup().mode); }

CardFace GormitiWatch::face(int number, const QString& language) const {
  return gormitiFace(recording_.cards(), static_cast<gormiti::DefinitionId>(number), language, recording_.setup().mode);
}

void GormitiWatch::showOn(Sheet& sheet, SheetDressing& dressing) const {
  playsheet::showOn(sheet, table_, dressing, recording_.cards());
}

ReaderPage GormitiWatch::readerPage(int card) const {
  const gormiti::SeenCard* seen = findSeen(view(), card);
  if (seen == nullptr) return {};
  return gormitiReaderPage({view(), recording_.cards(), programLanguage()}, seen->definition, seen);
}

std::vector<CardCount> GormitiWatch::counts(PlayerId player) const { return gormitiCounts(view(), player); }

/// Of a decision that is not through as far as it has come.
const std::vector<LogRow>& GormitiWatch::log(const QString& language) {
  std::vector<gormiti::Match::Moment> history;
  for (const std::size_t moment : recording_.path_to(where().frame))
    history.push_back(recording_.moment(moment).moment);
  if (where().still) {
    history.back().events.resize(where().still->events);
    history.back().state = where().still->state;
  }
  const table::PerPlayer<QString> names{playerName(PlayerId::south), playerName(PlayerId::north)};
  return log_.update({recording_.cards(), recording_.setup(), std::move(history)}, names, language, UndoAsked::Never);
}

QString GormitiWatch::decision() const {
  const auto& frame = recording_.frames()[where().frame];
  GormitiDecision told;
  told.step = frame.step;
  if (where().stills > 0) {
    told.after = where().still ? GormitiDecision::After::NextStill : GormitiDecision::After::Still;
  }
  const gormiti::PlayerView before = viewOf(this->before());
  told.before = &before;
  told.now = &view();
  told.by = recording_.at(where().frame).moment.by;
  told.action = &recording_.at(where().frame).moment.action;
  return gormitiDecisionSentence(told, recording_.cards(), {playerName(PlayerId::south), playerName(PlayerId::north)});
}

QString GormitiWatch::comingNext() const {
  return where().still ? gormitiAfterStill(recording_.setup().mode) : QString();
}

}  // namespace playsheet
