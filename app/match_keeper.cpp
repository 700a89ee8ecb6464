// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match_keeper.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/collection_desk.h"
#include "app/journal_recorder.h"
#include "app/storage/text_file.h"
#include "app/table_form.h"
#include "engine/naruto/match/series.h"
#include "ui/replay/decision_words.h"
#include "ui/shell/seat_form.h"
#include "ui/widgets/clean_name.h"

namespace playsheet {
namespace {

using table::PlayerId;

QString say(const char* text) { return QCoreApplication::translate("MatchKeeper", text); }

QString told(const std::optional<StorageProblem>& problem) { return problem ? personTrouble(*problem) : QString(); }

/// A later game of the same match is there: this one is played to its end.
bool wentOn(const naruto::SeriesPart& series, const std::vector<MatchFile>& all) {
  return std::any_of(all.begin(), all.end(), [&](const MatchFile& other) {
    return other.summary && other.summary->series && other.summary->series->seed == series.seed &&
           other.summary->series->games.size() > series.games.size();
  });
}

KeptMatch::State stateOf(const naruto::RecordSummary& sum, bool seriesOver, const std::vector<MatchFile>& all) {
  if (!sum.winner) return KeptMatch::State::Running;
  if (sum.series && !seriesOver && !wentOn(*sum.series, all)) return KeptMatch::State::BetweenGames;
  return sum.reason == naruto::EndReason::concession ? KeptMatch::State::Conceded : KeptMatch::State::Won;
}

/// A record that is damaged is not the affair of today's rules.
QString whyNotOn(const naruto::RecordProblem& problem, bool watchable) {
  if (naruto::is_of_today(problem.fault))
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

}  // namespace

MatchKeeper::MatchKeeper(const std::filesystem::path& data, std::function<PersonDatabase&()> person)
    : files_(data), person_(std::move(person)) {}

std::vector<MatchFile> MatchKeeper::files(std::size_t most) {
  std::optional<StorageProblem> problem;
  auto all = files_.newest(problem, most);
  trouble_ = told(problem);
  return all;
}

KeptMatch MatchKeeper::kept(const MatchFile& file, const std::vector<MatchFile>& all) const {
  KeptMatch out;
  out.file = QString::fromStdString(file.name);
  out.path = QString::fromStdString((files_.folder() / file.name).string());
  out.elsewhere = file.in_use;
  if (const auto found = notes_.find(file.name); found != notes_.end()) {
    out.title = QString::fromStdString(found->second.title);
    out.aside = found->second.aside;
  }
  if (!file.summary || file.summary->whole == 0) {
    out.state = KeptMatch::State::Broken;
    out.problem =
        file.summary
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
  out.edition = QString::fromStdString(sum.edition);
  out.began = QString::fromStdString(began_at(file));
  out.copyOf = QString::fromStdString(file.copy_of);
  out.turn = sum.turn;
  out.decisions = sum.decisions;
  if (sum.winner) out.winner = *sum.winner;
  if (sum.series) {
    out.game = static_cast<int>(sum.series->games.size()) + 1;
    for (const auto& game : sum.series->games) ++out.wins[game.winner];
    if (sum.winner) ++out.wins[*sum.winner];
  }
  out.state = stateOf(sum, !sum.series || naruto::decided(*sum.series, sum.winner), all);
  return out;
}

std::vector<KeptMatch> MatchKeeper::matches() { return newest(SIZE_MAX); }

std::vector<KeptMatch> MatchKeeper::newest(std::size_t most) {
  const auto all = files(most);
  if (auto notes = match_notes(person_()))
    notes_ = std::move(*notes);
  else if (trouble_.isEmpty())
    trouble_ = personTrouble(notes.problem());
  std::vector<KeptMatch> out;
  out.reserve(all.size());
  for (const MatchFile& file : all) out.push_back(kept(file, all));
  return out;
}

std::optional<KeptMatch> MatchKeeper::unfinished() {
  for (KeptMatch& match : newest(kLookedAt)) {
    if (match.state == KeptMatch::State::Broken || !begun(match)) continue;
    const bool open = match.state == KeptMatch::State::Running || match.state == KeptMatch::State::BetweenGames;
    return open && !match.aside ? std::optional(std::move(match)) : std::nullopt;
  }
  return std::nullopt;
}

ResumedMatch MatchKeeper::resume(const QString& file, const naruto::Catalog& cards) {
  ResumedMatch out;
  auto opened = files_.open(file.toStdString());
  if (!opened) {
    out.problem = opened.problem().fault == StorageFault::locked
                      ? say(QT_TRANSLATE_NOOP("MatchKeeper", "This match is open in another window of Playsheet."))
                      : personTrouble(opened.problem());
    return out;
  }
  out.path = QString::fromStdString(opened->journal.path().string());
  if (opened->report) {
    out.watchable = true;
    out.problem = say(QT_TRANSLATE_NOOP("MatchKeeper", "This is a ruling report. It can only be watched."));
    return out;
  }
  auto replayed = naruto::replay(opened->text, cards);
  if (replayed.problem) {
    const naruto::RecordProblem& problem = *replayed.problem;
    out.watchable = replayed.match || problem.fault == naruto::RecordFault::cards_changed;  // else not even its head
    out.problem = whyNotOn(problem, out.watchable) + QLatin1Char('\n') + problemInFile(problem, file, false);
    return out;
  }
  // only now: a record that does not go on stays as it is
  if (const auto problem = opened->journal.keep_only(opened->text)) {
    out.problem = personTrouble(*problem);
    return out;
  }
  out.match = std::move(replayed.match);
  out.recorder = std::make_unique<JournalRecorder>(std::move(opened->journal));
  const auto note_of = notes_.find(file.toStdString());  // who goes on with it wants it again
  if (note_of != notes_.end() && note_of->second.aside) (void)note(note_of->first, {note_of->second.title, false});
  return out;
}

QString MatchKeeper::note(const std::string& file, const MatchNote& note) {
  if (const auto problem = note_match(person_(), file, note)) return personTrouble(*problem);
  notes_[file] = note;
  return {};
}

QString MatchKeeper::setTitle(const QString& file, const QString& title) {
  MatchNote now = notes_[file.toStdString()];
  now.title = cleanName(title).toStdString();
  return note(file.toStdString(), now);
}

QString MatchKeeper::putAside(const QString& file) {
  MatchNote now = notes_[file.toStdString()];
  now.aside = true;
  return note(file.toStdString(), now);
}

QString MatchKeeper::saveCopy(const QString& file, const QString& path) {
  return told(files_.copy(file.toStdString(), path.toStdString()));
}

QString MatchKeeper::remove(const QString& file) {
  const std::string name = file.toStdString();
  const auto moved = files_.remove(name);
  if (!moved && moved.problem().fault == StorageFault::locked)
    return say(QT_TRANSLATE_NOOP("MatchKeeper", "This match is open: it cannot be deleted now."));
  if (!moved) return personTrouble(moved.problem());
  removed_.push_back({*moved, notes_[name]});
  return note(name, {});
}

QString MatchKeeper::restore() {
  if (removed_.empty()) return {};
  const auto back = files_.restore(removed_.back().in_trash);
  if (!back) return personTrouble(back.problem());
  const MatchNote was = removed_.back().note;
  removed_.pop_back();
  return note(*back, was);
}

bool MatchKeeper::seriesDecided(std::uint64_t seed) { return decided_series(files(SIZE_MAX)).contains(seed); }

std::vector<naruto::PlayedGame> MatchKeeper::history() {
  const auto all = files(SIZE_MAX);
  if (const auto problem = update_games(person_(), all)) {
    // what cannot be kept can still be counted
    trouble_ = personTrouble(*problem);
    return games_that_count(all);
  }
  auto games = played_games(person_());
  if (games) return std::move(*games);
  trouble_ = personTrouble(games.problem());
  return {};
}

bool MatchKeeper::tablesForSpreadsheet() { return playsheet::tablesForSpreadsheet(person_()); }

void MatchKeeper::setTablesForSpreadsheet(bool spreadsheet) {
  playsheet::setTablesForSpreadsheet(person_(), spreadsheet);
}

QString MatchKeeper::writeTable(const QString& path, const std::string& table) {
  const auto written = write_text_file(path.toStdString(), table);
  return written ? QString() : personTrouble(written.problem());
}

}  // namespace playsheet
