// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_keeper.h"

#include <QCoreApplication>
#include <QWidget>
#include <algorithm>
#include <utility>

#include "app/collection_desk.h"
#include "app/journal_recorder.h"
#include "ui/replay/problem_words.h"
#include "ui/shell/ring_seat_row.h"
#include "ui/shell/seat_form.h"
#include "ui/speech/from_view.h"
#include "ui/speech/words.h"
#include "ui/widgets/clean_name.h"

namespace playsheet {
namespace {

using table::PlayerId;

QString say(const char* text) { return QCoreApplication::translate("MatchKeeper", text); }

QString wordsOf(const std::optional<StorageProblem>& problem) { return problem ? personTrouble(*problem) : QString(); }

QString wordsOfRemoval(const std::optional<StorageProblem>& problem) {
  const bool open = problem && problem->fault == StorageFault::locked;
  return open ? say(QT_TRANSLATE_NOOP("MatchKeeper", "This match is open: it cannot be deleted now."))
              : wordsOf(problem);
}

/// A page that was left is told, but nobody reads what it says.
bool isHidden(const QObject* asker) {
  const auto* widget = qobject_cast<const QWidget*>(asker);
  return widget != nullptr && !widget->isVisible();
}

/// A later game of the same match is there: this one is played to its end.
bool wentOn(const table::SeriesGames<std::string>& series, const std::vector<MatchFile>& all) {
  return std::any_of(all.begin(), all.end(), [&](const MatchFile& other) {
    const table::RecordOutline* outline = other.outline();
    return outline && outline->series && outline->series->seed == series.seed &&
           outline->series->games.size() > series.games.size();
  });
}

/// What is the same for every game whose record can be read: of which game of a match it is, how it stands or ended.
/// `concession`: the word of the game for it.
void tellResult(KeptMatch& out, const MatchFile& file, std::string_view concession, const std::vector<MatchFile>& all) {
  const table::RecordOutline& outline = *file.outline();
  const auto result = result_of(file);
  out.began = QString::fromStdString(began_at(file));
  out.copyOf = QString::fromStdString(file.copy_of);
  out.decisions = outline.decisions;
  if (outline.series) {
    table::SeriesGames<std::string> games = *outline.series;
    out.game = static_cast<int>(games.games.size()) + 1;
    if (result) games.games.push_back(*result);
    for (const PlayerId player : table::kPlayers) out.wins[player] = games.wins(player);
  }
  if (!result) return;
  if (result->winner) out.winner = *result->winner;
  out.state = outline.series && !table::decided(*outline.series, *result) && !wentOn(*outline.series, all)
                  ? KeptMatch::State::BetweenGames
              : !result->winner              ? KeptMatch::State::Drawn
              : result->reason == concession ? KeptMatch::State::Conceded
                                             : KeptMatch::State::Won;
}

/// A record that is damaged is not the affair of today's rules.
QString whyNotOn(const table::RecordProblem& problem, bool watchable, BeyondProblem beyond) {
  if (table::is_of_today(problem.fault) && beyond == BeyondProblem::Nothing)
    return say(QT_TRANSLATE_NOOP("MatchKeeper",
                                 "This match cannot be resumed: with the current rules and cards it would turn out "
                                 "differently. It can still be watched up to that point."));
  if (table::is_of_today(problem.fault))
    return say(QT_TRANSLATE_NOOP("MatchKeeper",
                                 "This match cannot be resumed: with the current rules and cards it would turn out "
                                 "differently. It can still be watched as it was recorded."));
  return watchable ? say(QT_TRANSLATE_NOOP("MatchKeeper",
                                           "This match cannot be resumed: its record is damaged. It can still be "
                                           "watched as far as it is readable."))
                   : say(QT_TRANSLATE_NOOP("MatchKeeper", "This match cannot be resumed: its record cannot be read."));
}

/// So many records are looked at for the one to be offered: a start does not wait for a long history.
constexpr std::size_t kLookedAt = 12;

/// With no decision there is nothing to go on with.
bool begun(const KeptMatch& match) { return match.decisions > 0 || match.game > 1; }

/// Of a game that nobody, one or several have won.
void tellWinners(KeptMatch& out, const std::vector<std::size_t>& winners) {
  out.state = winners.empty() ? KeptMatch::State::Unwon : KeptMatch::State::Won;
  if (winners.empty()) return;
  out.winner = table::player_at(winners.front());
  for (std::size_t i = 1; i < winners.size(); ++i) out.also.push_back(table::player_at(winners[i]));
}

/// A match of one of the other games: `out` has what is the same for every record.
KeptMatch ofOther(KeptMatch out, const MatchFile& file, const std::vector<MatchFile>& all) {
  const table::GameSummary& sum = *file.other;
  out.ofGame = QString::fromStdString(file.game);
  if (sum.whole == 0 || sum.seats.size() < 2 || sum.seats.size() > table::kMostPlayers) {
    out.state = KeptMatch::State::Broken;
    out.problem = say(QT_TRANSLATE_NOOP("MatchKeeper", "The record of this match is empty: it ends before the deal."));
    return out;
  }
  out.players = static_cast<int>(sum.seats.size());
  for (const PlayerId player : table::players(sum.seats.size())) {
    const table::SeatSummary& seat = sum.seats[table::index(player)];
    const QString unnamed = sum.seats.size() > 2 ? defaultRingName(player) : defaultPlayerName(player);
    out.names[player] = seat.name.empty() ? unnamed : QString::fromStdString(seat.name);
    out.decks[player] = QString::fromStdString(seat.deck);
  }
  out.form = QString::fromStdString(sum.mode);
  out.turn = sum.turn;
  tellResult(out, file, table::name_of(gormiti::EndReason::conceded), all);
  if (file.game == rising_clan::Game::name && sum.end) tellWinners(out, sum.end->winners);
  return out;
}

KeptMatch keptMatch(const MatchFile& file, const ListedRecords& listed, const std::filesystem::path& folder) {
  KeptMatch out;
  out.file = QString::fromStdString(file.name);
  out.path = QString::fromStdString((folder / file.name).string());
  out.elsewhere = file.in_use;
  if (const auto found = listed.notes.find(file.name); found != listed.notes.end()) {
    out.title = QString::fromStdString(found->second.title);
    out.aside = found->second.aside;
  }
  const bool other = file.game == gormiti::Game::name || file.game == rising_clan::Game::name;
  if (file.other && other) return ofOther(std::move(out), file, listed.files);
  if (!file.summary || file.summary->whole == 0) {
    out.state = KeptMatch::State::Broken;
    out.problem =
        file.other ? problemInFile({2, file.game, {}, table::RecordFault::other_game, "naruto"}, out.file, false)
        : file.summary
            ? say(QT_TRANSLATE_NOOP("MatchKeeper", "The record of this match is empty: it ends before the deal."))
        : file.wrong ? problemInFile(*file.wrong, out.file, false)
                     : QString::fromStdString(file.problem);
    return out;
  }
  const naruto::RecordSummary& sum = *file.summary;
  for (const PlayerId player : table::kPlayers) {
    out.names[player] =
        sum.names[player].empty() ? defaultPlayerName(player) : QString::fromStdString(sum.names[player]);
    out.decks[player] = QString::fromStdString(sum.decks[player].name.en);
  }
  out.form = QString::fromStdString(sum.edition);
  out.turn = sum.turn;
  tellResult(out, file, table::name_of(naruto::EndReason::concession), listed.files);
  return out;
}

KeptMatches keptMatches(const ListedRecords& listed, const std::filesystem::path& folder) {
  KeptMatches out;
  out.matches.reserve(listed.files.size());
  for (const MatchFile& file : listed.files) out.matches.push_back(keptMatch(file, listed, folder));
  out.trouble = wordsOf(listed.problem);
  out.canRestore = listed.can_restore;
  return out;
}

/// What is to be offered of these.
std::optional<KeptMatch> firstUnfinished(std::vector<KeptMatch> all) {
  for (KeptMatch& match : all) {
    if (match.state == KeptMatch::State::Broken || !begun(match)) continue;
    const bool open = match.state == KeptMatch::State::Running || match.state == KeptMatch::State::BetweenGames;
    return open && !match.aside ? std::optional(std::move(match)) : std::nullopt;
  }
  return std::nullopt;
}

/// Why a record does not go on; empty for one that does. `beyond`: how it would be watched.
template <class Match>
QString whyNot(const ReopenedMatch<Match>& record, const QString& file, BeyondProblem beyond) {
  if (record.problem)
    return record.problem->fault == StorageFault::locked
               ? say(QT_TRANSLATE_NOOP("MatchKeeper", "This match is open in another window of Playsheet."))
               : personTrouble(*record.problem);
  if (record.report) return say(QT_TRANSLATE_NOOP("MatchKeeper", "This is a ruling report. It can only be watched."));
  if (!record.wrong) return {};
  return whyNotOn(*record.wrong, record.watchable, beyond) + QLatin1Char('\n') +
         problemInFile(*record.wrong, file, false, beyond);
}

ResumedMatch resumed(ReopenedRecord record, const QString& file) {
  ResumedMatch out;
  out.path = QString::fromStdString(record.path);
  out.watchable = record.watchable;
  if (record.wrong && record.wrong->fault == table::RecordFault::other_game)
    out.otherGame = QString::fromStdString(record.wrong->found);
  out.problem = whyNot(record, file, BeyondProblem::Recorded);
  if (out.problem.isEmpty() && record.match && record.journal) {
    out.match = std::move(record.match);
    out.recorder = std::make_unique<JournalRecorder>(std::move(*record.journal));
  }
  return out;
}

/// A game that stops where the rules of today differ.
template <class Game>
Resumed<table::Match<Game>> resumedGame(ReopenedMatch<table::Match<Game>> record, const QString& file) {
  Resumed<table::Match<Game>> out;
  out.path = QString::fromStdString(record.path);
  out.watchable = record.watchable;
  out.problem = whyNot(record, file, BeyondProblem::Nothing);
  if (out.problem.isEmpty() && record.match && record.journal) {
    out.match = std::move(record.match);
    out.recorder = std::make_unique<JournalRecorderOf<GameRecorder<Game>>>(std::move(*record.journal));
  }
  return out;
}

}  // namespace

MatchKeeper::MatchKeeper(JobThread& jobs, const std::filesystem::path& data)
    : jobs_(jobs), records_(std::make_shared<KeptRecords>(data)) {}

void MatchKeeper::matches(const QObject* asker, Told<KeptMatches> told) {
  jobs_.read(
      asker, [records = records_](const std::stop_token& stop) { return records->list(SIZE_MAX, stop); },
      [told = std::move(told), folder = records_->folder()](const ListedRecords& listed) {
        told(keptMatches(listed, folder));
      });
}

void MatchKeeper::unfinished(const QObject* asker, Told<std::optional<KeptMatch>> told) {
  jobs_.read(
      asker, [records = records_](const std::stop_token& stop) { return records->list(kLookedAt, stop); },
      [told = std::move(told), folder = records_->folder()](const ListedRecords& listed) {
        told(firstUnfinished(keptMatches(listed, folder).matches));
      });
}

void MatchKeeper::resume(const QObject* asker, const QString& file, const naruto::Catalog& cards,
                         Told<ResumedMatch> told) {
  jobs_.read(
      asker,
      [records = records_, name = file.toStdString(), &cards](const std::stop_token& stop) {
        return records->reopen(name, cards, stop);
      },
      [told = std::move(told), file](ReopenedRecord record) { told(resumed(std::move(record), file)); });
}

template <class Game>
void MatchKeeper::resumeGame(const QObject* asker, const QString& file, const typename Game::Catalog& cards,
                             Told<Resumed<table::Match<Game>>> told) {
  jobs_.read(
      asker,
      [records = records_, name = file.toStdString(), &cards](const std::stop_token& stop) {
        return records->reopen_game<Game>(name, cards, stop);
      },
      [told = std::move(told), file](ReopenedMatch<table::Match<Game>> record) {
        told(resumedGame<Game>(std::move(record), file));
      });
}

void MatchKeeper::resumeGormiti(const QObject* asker, const QString& file, const gormiti::Catalog& cards,
                                Told<ResumedGormiti> told) {
  resumeGame<gormiti::Game>(asker, file, cards, std::move(told));
}

void MatchKeeper::resumeRising(const QObject* asker, const QString& file, const rising_clan::Catalog& cards,
                               Told<ResumedRising> told) {
  resumeGame<rising_clan::Game>(asker, file, cards, std::move(told));
}

/// Who asked is told in words; a failure is told to whoever is there, if they are gone or their page was left.
template <class Work>
void MatchKeeper::write(const QObject* asker, Work work, Told<QString> told, QString (*words)(const Outcome&)) {
  const auto fail = [unheard = unheard_](const QString& problem) {
    if (!problem.isEmpty() && *unheard) (*unheard)(problem);
  };
  jobs_.write(
      asker, std::move(work),
      [asker, told = std::move(told), words, fail](const Outcome& outcome) {
        const bool hidden = isHidden(asker);
        told(words(outcome));
        if (hidden) fail(words(outcome));
      },
      [words, fail](const Outcome& outcome) { fail(words(outcome)); });
}

void MatchKeeper::setTitle(const QObject* asker, const QString& file, const QString& title, Told<QString> told) {
  const auto work = [records = records_, name = file.toStdString(), clean = cleanName(title).toStdString()] {
    return records->set_title(name, clean);
  };
  write(asker, work, std::move(told), wordsOf);
}

void MatchKeeper::putAside(const QObject* asker, const QString& file, Told<QString> told) {
  write(
      asker, [records = records_, name = file.toStdString()] { return records->put_aside(name); }, std::move(told),
      wordsOf);
}

void MatchKeeper::saveCopy(const QObject* asker, const QString& file, const QString& path, Told<QString> told) {
  const auto work = [records = records_, name = file.toStdString(), target = path.toStdString()] {
    return records->copy(name, target);
  };
  write(asker, work, std::move(told), wordsOf);
}

void MatchKeeper::remove(const QObject* asker, const QString& file, Told<QString> told) {
  write(
      asker, [records = records_, name = file.toStdString()] { return records->remove(name); }, std::move(told),
      wordsOfRemoval);
}

void MatchKeeper::restore(const QObject* asker, Told<QString> told) {
  write(
      asker, [records = records_] { return records->restore(); }, std::move(told), wordsOf);
}

void MatchKeeper::seriesDecided(const QObject* asker, std::uint64_t seed, Told<bool> told) {
  jobs_.read(
      asker, [records = records_, seed](const std::stop_token& stop) { return records->decided(seed, stop); },
      std::move(told));
}

void MatchKeeper::history(const QObject* asker, Told<KeptGames> told) {
  jobs_.read(
      asker, [records = records_](const std::stop_token& stop) { return records->history(stop); },
      [told = std::move(told)](CountedGames counted) {
        told({std::move(counted.games), wordsOf(counted.problem), counted.for_spreadsheet});
      });
}

void MatchKeeper::writeTable(const QObject* asker, const QString& path, const std::string& table, bool forSpreadsheet,
                             Told<QString> told) {
  const auto work = [records = records_, file = path.toStdString(), table, forSpreadsheet] {
    return records->write_table(file, table, forSpreadsheet);
  };
  write(asker, work, std::move(told), wordsOf);
}

}  // namespace playsheet
