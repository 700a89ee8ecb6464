// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_games.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "engine/naruto/match/series.h"
#include "engine/table/clean_name.h"

namespace playsheet {
namespace {

using naruto::PlayedGame;
using table::PlayerId;

constexpr std::int64_t kLongestThought = 600;  ///< seconds; a longer one was a break

/// Seconds of "2026-11-22 19:31:07"; nothing if it is something else.
std::optional<std::int64_t> seconds_of(const std::string& time) {
  int year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0;
  if (std::sscanf(time.c_str(), "%4d-%2d-%2d %2d:%2d:%2d", &year, &month, &day, &hour, &minute, &second) != 6)
    return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                         std::chrono::day(static_cast<unsigned>(day))};
  if (!date.ok()) return std::nullopt;
  return std::chrono::sys_days(date).time_since_epoch().count() * 86400LL + 3600LL * hour + 60LL * minute + second;
}

/// A clock that was set back takes nothing away.
int length_of(const std::vector<std::string>& times) {
  std::int64_t sum = 0;
  for (std::size_t i = 1; i < times.size(); ++i) {
    const auto from = seconds_of(times[i - 1]), to = seconds_of(times[i]);
    if (from && to) sum += std::clamp<std::int64_t>(*to - *from, 0, kLongestThought);
  }
  return static_cast<int>(sum);
}

/// Of a record without times: what its name says, "2026-11-22-191700".
std::string began_by_name(const std::string& name) {
  int year = 0, month = 0, day = 0, time = 0;
  if (std::sscanf(name.c_str(), "%4d-%2d-%2d-%6d", &year, &month, &day, &time) != 4) return {};
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", year, month, day, time / 10000, time / 100 % 100,
                     time % 100);
}

void add_game(SQLite::Database& db, const MatchFile& file, const PlayedGame& game) {
  SQLite::Statement row(db, "INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  int at = 0;
  for (const std::string& text :
       {file.name, file.stamp, game.began, game.edition, game.names[PlayerId::south], game.names[PlayerId::north],
        game.decks[PlayerId::south], game.decks[PlayerId::north], game.codes[PlayerId::south],
        game.codes[PlayerId::north], std::string(table::name_of(game.winner)), std::string(table::name_of(game.reason)),
        std::string(table::name_of(game.starter))})
    row.bind(++at, text);
  for (const int number : {game.turns, game.decisions, game.seconds}) row.bind(++at, number);
  row.exec();
  const std::int64_t id = db.getLastInsertRowid();
  SQLite::Statement card(db, "INSERT INTO game_cards VALUES (?, ?, ?, ?, ?, ?)");
  for (const PlayerId player : table::kPlayers)
    for (const naruto::CardTally& tally : game.cards[player]) {
      card.reset();
      card.bind(1, id);
      card.bind(2, std::string(table::name_of(player)));
      card.bind(3, tally.code);
      card.bind(4, tally.copies);
      card.bind(5, tally.drawn);
      card.bind(6, tally.played);
      card.exec();
    }
}

bool counts(const MatchFile& file, const std::set<std::uint64_t>& decided) {
  return file.summary && file.copy_of.empty() &&
         (!file.summary->series || decided.contains(file.summary->series->seed));
}

PlayerId player_of(const SQLite::Column& column) {
  return table::from_name<PlayerId>(column.getString()).value_or(PlayerId::south);
}

}  // namespace

std::string began_at(const MatchFile& file) {
  const table::RecordOutline* outline = file.outline();
  const bool timed = outline != nullptr && !outline->times.empty() && seconds_of(outline->times.front());
  return timed ? outline->times.front() : began_by_name(file.name);
}

std::optional<PlayedGame> played_game(const MatchFile& file) {
  if (!file.summary || !file.summary->winner) return std::nullopt;
  const naruto::RecordSummary& sum = *file.summary;
  PlayedGame game;
  game.file = file.name;
  game.began = began_at(file);
  game.edition = sum.edition;
  game.names = sum.names;
  for (const PlayerId player : table::kPlayers) {
    game.decks[player] = sum.decks[player].name.en;
    game.codes[player] = naruto::cards_code(sum.decks[player]);
  }
  game.winner = *sum.winner;
  game.starter = sum.starter.value_or(PlayerId::south);
  game.reason = sum.reason;
  game.turns = sum.turn;
  game.decisions = sum.decisions;
  game.seconds = length_of(sum.times);
  game.cards = sum.cards;
  return game;
}

std::set<std::uint64_t> decided_series(const std::vector<MatchFile>& files) {
  std::set<std::uint64_t> seeds;
  for (const MatchFile& file : files)
    if (file.summary && file.summary->series && naruto::decided(*file.summary->series, file.summary->winner))
      seeds.insert(file.summary->series->seed);
  return seeds;
}

std::vector<PlayedGame> games_that_count(const std::vector<MatchFile>& files) {
  const auto decided = decided_series(files);
  std::vector<PlayedGame> games;
  for (const MatchFile& file : files)
    if (auto game = counts(file, decided) ? played_game(file) : std::nullopt) games.push_back(std::move(*game));
  return games;
}

/// Of a long history that is new, so many in one transaction: who edits a deck meanwhile waits for no more.
constexpr std::size_t kGamesAtOnce = 50;

std::optional<StorageProblem> update_games(PersonDatabase& person, const std::vector<MatchFile>& files) {
  std::map<std::string, std::string> known;
  auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement rows(db, "SELECT file, stamp FROM games");
    while (rows.executeStep()) known[rows.getColumn(0).getString()] = rows.getColumn(1).getString();
  });
  if (problem) return problem;
  std::vector<std::pair<const MatchFile*, PlayedGame>> fresh;
  std::vector<std::string> stale;
  const auto decided = decided_series(files);
  for (const MatchFile& file : files) {
    const auto before = known.find(file.name);
    const bool count = counts(file, decided);
    const bool same = before != known.end() && before->second == file.stamp && count;
    if (!same && count)
      if (auto game = played_game(file)) fresh.emplace_back(&file, std::move(*game));
    if (before == known.end()) continue;
    if (!same) stale.push_back(file.name);
    known.erase(before);
  }
  for (const auto& [name, stamp] : known) stale.push_back(name);  // their files are gone
  if (fresh.empty() && stale.empty()) return std::nullopt;
  for (std::size_t from = 0; from == 0 || from < fresh.size(); from += kGamesAtOnce) {
    const std::size_t end = std::min(fresh.size(), from + kGamesAtOnce);
    problem = person.write([&](SQLite::Database& db) {
      SQLite::Statement gone(db, "DELETE FROM games WHERE file = ?");
      const auto remove = [&](const std::string& name) {
        gone.reset();
        gone.bind(1, name);
        gone.exec();
      };
      if (from == 0)
        for (const std::string& name : stale) remove(name);
      for (std::size_t i = from; i < end; ++i) {
        const auto& [file, game] = fresh[i];
        remove(file->name);  // another program may have brought it in meanwhile
        add_game(db, *file, game);
      }
    });
    if (problem) return problem;
  }
  return std::nullopt;
}

Outcome<std::vector<PlayedGame>> played_games(const PersonDatabase& person) {
  std::vector<PlayedGame> games;
  const auto problem = person.read([&](SQLite::Database& db) {
    std::map<std::int64_t, std::size_t> places;
    SQLite::Statement rows(db,
                           "SELECT id, file, began, edition, south, north, south_deck, north_deck, south_code, "
                           "north_code, winner, reason, starter, turns, decisions, seconds FROM games "
                           "ORDER BY began DESC, file DESC");
    while (rows.executeStep()) {
      PlayedGame game;
      int at = 0;
      const std::int64_t id = rows.getColumn(at).getInt64();
      for (std::string* text :
           {&game.file, &game.began, &game.edition, &game.names[PlayerId::south], &game.names[PlayerId::north],
            &game.decks[PlayerId::south], &game.decks[PlayerId::north], &game.codes[PlayerId::south],
            &game.codes[PlayerId::north]})
        *text = rows.getColumn(++at).getString();
      game.winner = player_of(rows.getColumn(++at));
      game.reason =
          table::from_name<naruto::EndReason>(rows.getColumn(++at).getString()).value_or(naruto::EndReason::none);
      game.starter = player_of(rows.getColumn(++at));
      for (int* number : {&game.turns, &game.decisions, &game.seconds}) *number = rows.getColumn(++at).getInt();
      places[id] = games.size();
      games.push_back(std::move(game));
    }
    SQLite::Statement cards(db, "SELECT game, player, code, copies, drawn, played FROM game_cards");
    while (cards.executeStep()) {
      const auto place = places.find(cards.getColumn(0).getInt64());
      if (place == places.end()) continue;
      games[place->second].cards[player_of(cards.getColumn(1))].push_back(
          {cards.getColumn(2).getString(), cards.getColumn(3).getInt(), cards.getColumn(4).getInt(),
           cards.getColumn(5).getInt()});
    }
  });
  if (problem) return *problem;
  return games;
}

Outcome<std::map<std::string, MatchNote>> match_notes(const PersonDatabase& person) {
  std::map<std::string, MatchNote> notes;
  const auto problem = person.read([&](SQLite::Database& db) {
    SQLite::Statement rows(db, "SELECT file, title, aside FROM match_notes");
    while (rows.executeStep())
      notes[rows.getColumn(0).getString()] = {rows.getColumn(1).getString(), rows.getColumn(2).getInt() != 0};
  });
  if (problem) return *problem;
  return notes;
}

std::optional<StorageProblem> note_match(PersonDatabase& person, const std::string& file, const MatchNote& note) {
  return person.write([&](SQLite::Database& db) {
    if (note == MatchNote{}) {
      SQLite::Statement gone(db, "DELETE FROM match_notes WHERE file = ?");
      gone.bind(1, file);
      gone.exec();
      return;
    }
    SQLite::Statement row(db, "INSERT OR REPLACE INTO match_notes VALUES (?, ?, ?)");
    row.bind(1, file);
    row.bind(2, table::clean_name(note.title));
    row.bind(3, note.aside ? 1 : 0);
    row.exec();
  });
}

}  // namespace playsheet
