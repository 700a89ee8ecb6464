// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rising_clan/rising_watch.h"

#include "ui/rising_clan/rising_desk.h"
#include "ui/rising_clan/rising_face.h"
#include "ui/rising_clan/rising_reader.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/rising_clan/rising_seen.h"
#include "ui/speech/program_words.h"
#include "ui/speech/words.h"
#include "ui/wording/rising_clan/action_text.h"
#include "ui/wording/rising_clan/prompt_text.h"

namespace playsheet {

using namespace rising_clan;
using rising_clan_wording::SheetWord;
using table::PlayerId;

RisingWatch::RisingWatch(std::string_view record, const Catalog& cards) : recording_(record, cards) {
  problems_ = recording_.problems();
  truncated_ = recording_.truncated();
  for (std::size_t frame = 0; frame < recording_.frames().size(); ++frame) {
    const auto& line = recording_.frames()[frame];
    const GameState& state = stateAt(static_cast<int>(frame));
    WatchedPlace place;
    place.kind = kindOfStep(line.step);
    place.line = line.line;
    place.moment = line.moment;
    place.turn = state.turn;
    place.part = static_cast<int>(risingStep(state));
    place.over = state.over();
    place.decider = state.over() ? PlayerId::south : playerOf(state.question.seat);
    if (place.over) {
      place.ending = QString::fromStdString(rising_clan_wording::end_text(view_for(state, recording_.rules(), kNoSeat),
                                                                          cards, names(), programWording()));
      for (std::size_t i = state.seats; i-- > 0;)
        if (state.outcome.winners().has(table::seat_at(i))) place.winner = table::player_at(i);
    }
    places_.push_back(place);
  }
}

const RisingWatch* risingWatchOf(const WatchedMatch* match) { return dynamic_cast<const RisingWatch*>(match); }

const GameState& RisingWatch::stateAt(int place) const {
  return recording_.at(static_cast<std::size_t>(place)).moment.state;
}

std::vector<std::size_t> RisingWatch::pathTo(int place) const {
  return recording_.path_to(static_cast<std::size_t>(place));
}

std::vector<std::string> RisingWatch::names() const { return recording_.setup().names; }

table::AtTable<QString> RisingWatch::called() const {
  table::AtTable<QString> out;
  for (const PlayerId player : players()) out[player] = playerName(player);
  return out;
}

QString RisingWatch::playerName(PlayerId player) const {
  return QString::fromStdString(recording_.setup().names[table::index(player)]);
}

QString RisingWatch::rulesLine(const QString& language) const { return risingRules(recording_.setup(), language); }

bool RisingWatch::isOf(const GameDesk& desk) const {
  const auto* rising = qobject_cast<const RisingDesk*>(&desk);
  return rising && rising->match().setup() == recording_.setup();
}

RisingTable RisingWatch::tableOf(const GameState& state) const {
  if (eyes_ == ReplayView::Open) return openRisingTable(state, recording_.rules());
  const auto seat = seatOf(eyes_);
  return risingTable(state, recording_.rules(), seat ? seatOf(*seat) : kNoSeat);
}

void RisingWatch::look(int place, ReplayView eyes) {
  place_ = place;
  eyes_ = eyes;
  table_ = tableOf(state());
}

CardFace RisingWatch::face(int number, const QString& language) const {
  return risingFace(recording_.cards(), number, language, playerCount());
}

void RisingWatch::showOn(Sheet& sheet, SheetDressing& dressing) const {
  sheet.show(risingScene(table_, dressing, recording_.cards()), dressing);
}

ReaderPage RisingWatch::readerPage(int card) const {
  const auto number = risingFaceNumber(table_.view, recording_.cards(), card);
  if (!number) return {};
  return risingReaderPage({table_.view, called(), programLanguage()}, face(*number, programLanguage()), card);
}

std::vector<CardCount> RisingWatch::counts(PlayerId player) const { return risingCounts(table_.view, player); }

const std::vector<LogRow>& RisingWatch::log(const QString& language) {
  std::vector<Match::Moment> history;
  for (const std::size_t moment : recording_.path_to(static_cast<std::size_t>(place_)))
    history.push_back(recording_.moment(moment).moment);
  return log_.update({recording_.cards(), recording_.setup(), std::move(history)}, called(), language,
                     UndoAsked::Never);
}

/// As these eyes knew it before: a card that they did not know has no name.
QString RisingWatch::decision() const {
  const auto& frame = recording_.frames()[static_cast<std::size_t>(place_)];
  const auto& here = recording_.at(static_cast<std::size_t>(place_));
  if (frame.step == table::RecordStep::deal) return sheetText(SheetWord::setup_title, programWording());
  const RisingTable before = tableOf(recording_.moment(here.before).moment.state);
  const QString did = QString::fromStdString(
      rising_clan_wording::action_text(here.moment.action, before.view, recording_.cards(), names(), programWording()));
  const QString who = playerName(playerOf(here.moment.by));
  if (frame.step == table::RecordStep::decision) return QStringLiteral("%1: %2").arg(who, did);
  const bool back = frame.step == table::RecordStep::undo;
  return sheetText(back ? SheetWord::taken_back : SheetWord::restored, programWording());
}

}  // namespace playsheet
