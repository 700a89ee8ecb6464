// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/round_clock.h"

#include <algorithm>
#include <variant>

namespace playsheet {
namespace {

using namespace tournament;

/// The clock as it runs through the lines of its round.
struct RunningClock {
  int round = 0;
  RoundClock clock = {};
  QDateTime start = {}, since = {};  ///< `since`: it has been running
  qint64 run = 0;
  int moreForAll = 0;

  void stop(const QDateTime& at) {
    if (clock.started && !clock.paused) run += std::max<qint64>(0, since.secsTo(at));  // a clock may have been set back
  }
  void take(const Start& step, const QDateTime& at) {
    if (step.round != round) return;
    clock.started = true;
    start = since = at;
  }
  void take(const Clock& step, const QDateTime& at) {
    if (step.round != round || !clock.started) return;
    if (step.step == ClockStep::more && step.table == 0) moreForAll += step.seconds;
    if (step.step == ClockStep::time) clock.called = true;
    if (step.table != 0) return;
    if (step.step == ClockStep::pause && !clock.paused) {
      stop(at);
      clock.paused = true;
    }
    if (step.step == ClockStep::resume && clock.paused) {
      clock.paused = false;
      since = at;
    }
  }
  template <class Step>
  void take(const Step&, const QDateTime&) {}
};

QDateTime momentOf(const std::string& at) { return QDateTime::fromString(QString::fromStdString(at), Qt::ISODate); }

}  // namespace

RoundClock clockOf(const Journal& journal, int round, const QDateTime& now) {
  RunningClock running{round};
  const Event& event = journal.event();
  if (round < 1 || round > static_cast<int>(event.rounds.size())) return running.clock;
  std::map<EntryId, QDateTime> seated;
  for (const std::size_t at : journal.counting()) {
    const Line& line = journal.lines()[at];
    const QDateTime moment = momentOf(line.at);
    std::visit([&](const auto& command) { running.take(command, moment); }, line.command);
    if (const auto* seat = std::get_if<Seat>(&line.command)) seated[seat->entry] = moment;
  }
  RoundClock clock = running.clock;
  if (!clock.started) return clock;
  running.stop(now);
  const Round& of = event.rounds[static_cast<std::size_t>(round) - 1];
  const int limit = of.stage == Stage::swiss ? event.options.round_seconds : event.options.knockout_seconds;
  clock.left = limit + running.moreForAll - running.run;
  clock.end = now.addSecs(clock.left);
  for (const Match& match : of.matches) {
    int extra = match.extra_seconds - running.moreForAll;
    if (const auto late = seated.find(match.b); match.seated_late && late != seated.end())  // its own end (T-532)
      extra = match.extra_seconds + static_cast<int>(std::max<qint64>(0, running.start.secsTo(late->second)));
    if (extra != 0) clock.extra[match.table] = extra;
  }
  return clock;
}

QString momentText(const QDateTime& moment) {
  return moment.toOffsetFromUtc(moment.offsetFromUtc()).toString(Qt::ISODate);
}

}  // namespace playsheet
