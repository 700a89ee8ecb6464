// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_games.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <SQLiteCpp/VariadicBind.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "engine/gormiti/decks/share_code.h"
#include "engine/gormiti/match/card_game.h"
#include "engine/naruto/decks/cards_code.h"
#include "engine/table/clean_name.h"

namespace playsheet {
namespace {

using table::PlayedGame;
using table::PlayedSeat;
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
  SQLite::Statement row(db, "INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  int at = 0;
  for (const std::string& text : {file.name, file.stamp, game.began, game.game, game.form}) row.bind(++at, text);
  if (game.starter)
    row.bind(++at, static_cast<int>(*game.starter));
  else
    row.bind(++at);
  row.bind(++at, game.reason);
  for (const int number : {game.turns, game.decisions, game.seconds}) row.bind(++at, number);
  row.exec();
  const std::int64_t id = db.getLastInsertRowid();
  SQLite::Statement seat(db, "INSERT INTO game_seats VALUES (?, ?, ?, ?, ?, ?)");
  SQLite::Statement card(db, "INSERT INTO game_cards VALUES (?, ?, ?, ?, ?, ?)");
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const PlayedSeat& sat = game.seats[i];
    const auto number = static_cast<int>(i);
    SQLite::bind(seat, id, number, sat.name, sat.deck, sat.code, game.won(i) ? 1 : 0);
    seat.exec();
    seat.reset();
    for (const table::CardTally& tally : sat.cards) {
      SQLite::bind(card, id, number, tally.code, tally.copies, tally.drawn, tally.played);
      card.exec();
      card.reset();
    }
  }
}

bool counts(const MatchFile& file, const std::set<std::uint64_t>& decided) {
  const table::RecordOutline* outline = file.outline();
  return outline != nullptr && file.copy_of.empty() && (!outline->series || decided.contains(outline->series->seed));
}

/// The same cards, the same code, in whatever order they are listed.
std::string gormiti_code(const table::GameSummary& sum, const table::SeatSummary& seat) {
  gormiti::DeckFile deck;
  deck.mode = table::from_name<gormiti::Mode>(sum.mode).value_or(gormiti::Mode::strategic);
  for (const table::CardTally& card : seat.cards) deck.cards.push_back(card.code);
  std::sort(deck.cards.begin(), deck.cards.end());
  return gormiti::write_share_code(deck).code;
}

PlayedGame played_naruto(const naruto::RecordSummary& sum) {
  PlayedGame game;
  game.game = "naruto";
  game.form = sum.edition;
  for (const PlayerId player : table::kPlayers) {
    const naruto::Deck& deck = sum.decks[player];
    game.seats.push_back({sum.names[player], deck.name.en, naruto::cards_code(deck), sum.cards[player]});
  }
  game.winners = {table::index(*sum.winner)};
  game.starter = table::index(sum.starter.value_or(PlayerId::south));
  game.reason = table::name_of(sum.reason);
  game.turns = sum.turn;
  return game;
}

PlayedGame played_other(const table::GameSummary& sum) {
  PlayedGame game;
  game.game = sum.game;
  game.form = sum.mode;
  for (const table::SeatSummary& seat : sum.seats)
    game.seats.push_back(
        {seat.name, seat.deck, sum.game == gormiti::Game::name ? gormiti_code(sum, seat) : "", seat.cards});
  game.winners = sum.end->winners;
  game.starter = sum.starter;
  game.reason = sum.end->reason;
  game.turns = sum.turn;
  return game;
}

}  // namespace

std::string began_at(const MatchFile& file) {
  const table::RecordOutline* outline = file.outline();
  const bool timed = outline != nullptr && !outline->times.empty() && seconds_of(outline->times.front());
  return timed ? outline->times.front() : began_by_name(file.name);
}

std::optional<table::GameLine> result_of(const MatchFile& file) {
  table::GameLine out;
  if (file.summary && file.summary->winner) {
    out.winner = file.summary->winner;
    out.reason = table::name_of(file.summary->reason);
    return out;
  }
  if (!file.other || !file.other->end) return std::nullopt;
  const table::EndSummary& end = *file.other->end;
  if (end.winners.size() == 1 && end.winners.front() < table::kPlayers.size())
    out.winner = table::kPlayers[end.winners.front()];
  out.reason = end.reason;
  return out;
}

std::optional<PlayedGame> played_game(const MatchFile& file) {
  if (!result_of(file)) return std::nullopt;
  PlayedGame game = file.summary ? played_naruto(*file.summary) : played_other(*file.other);
  game.file = file.name;
  game.began = began_at(file);
  game.decisions = file.outline()->decisions;
  game.seconds = length_of(file.outline()->times);
  return game;
}

std::set<std::uint64_t> decided_series(const std::vector<MatchFile>& files) {
  std::set<std::uint64_t> seeds;
  for (const MatchFile& file : files) {
    const table::RecordOutline* outline = file.outline();
    const auto result = result_of(file);
    if (outline && outline->series && result && table::decided(*outline->series, *result))
      seeds.insert(outline->series->seed);
  }
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
                           "SELECT id, file, began, game, form, reason, turns, decisions, seconds, starter FROM games "
                           "ORDER BY began DESC, file DESC");
    while (rows.executeStep()) {
      PlayedGame game;
      int at = 0;
      const std::int64_t id = rows.getColumn(at).getInt64();
      for (std::string* text : {&game.file, &game.began, &game.game, &game.form, &game.reason})
        *text = rows.getColumn(++at).getString();
      for (int* number : {&game.turns, &game.decisions, &game.seconds}) *number = rows.getColumn(++at).getInt();
      if (const auto starter = rows.getColumn(++at); !starter.isNull())
        game.starter = static_cast<std::size_t>(starter.getInt());
      places[id] = games.size();
      games.push_back(std::move(game));
    }
    const auto game_in = [&](const SQLite::Statement& row) {
      const auto place = places.find(row.getColumn(0).getInt64());
      return place == places.end() ? nullptr : &games[place->second];
    };
    SQLite::Statement seats(db, "SELECT game, seat, name, deck, code, won FROM game_seats ORDER BY game, seat");
    while (seats.executeStep())
      if (PlayedGame* game = game_in(seats)) {
        if (seats.getColumn(5).getInt() != 0) game->winners.push_back(game->seats.size());
        game->seats.push_back(
            {seats.getColumn(2).getString(), seats.getColumn(3).getString(), seats.getColumn(4).getString()});
      }
    SQLite::Statement cards(db, "SELECT game, seat, code, copies, drawn, played FROM game_cards");
    while (cards.executeStep())
      if (PlayedGame* game = game_in(cards))
        if (const auto seat = static_cast<std::size_t>(cards.getColumn(1).getInt()); seat < game->seats.size())
          game->seats[seat].cards.push_back({cards.getColumn(2).getString(), cards.getColumn(3).getInt(),
                                             cards.getColumn(4).getInt(), cards.getColumn(5).getInt()});
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
