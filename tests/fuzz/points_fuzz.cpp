// SPDX-License-Identifier: GPL-3.0-or-later
// Journals of tournaments for points: read up to the first fault; what was read is written and read again the same, and
// its totals are never below 0 (R-1015).
#include "engine/rising_clan/tournament/journal.h"

#include "engine/rising_clan/tournament/line_text.h"
#include "engine/table/one_line.h"
#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;
using namespace rising_clan;

std::vector<std::string> fuzz::made_seeds() {
  PointsJournal journal;
  journal.add(OpenPoints{"Evening", "2026-11-29", {"Ada", "Bruno", "Carla; D", "Dino"}, 40}, "2026-11-29T20:00:00");
  journal.add(DrawSeats{{3, 1, 4, 2}, 77});
  GameEntry game;
  game.seats = {3, 1, 4, 2};
  game.rival = {1, 2};
  game.supreme = {1};
  game.victim = 4;
  game.events = {1, 2, 0, 3};
  game.statuses = {1, 0, 0, 2};
  journal.add(EnterGame{game, 77, "a.match"});
  journal.add(LeaveTable{3}, {}, "the last train");
  const std::string first = journal_text(journal);
  game.goal = {2};
  journal.add(CorrectGame{3, game});
  journal.add(StrikeStep{4});
  return {first, journal_text(journal)};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text_of(data, size);
  const PointsReading reading = read_points_journal(text);
  if (reading.fault) {
    fuzz::law(reading.fault->line >= 1, "a fault has a line");
    for (const std::string& said : {reading.fault->refusal.found, reading.fault->refusal.meant})
      fuzz::law(table::one_line(said) == said, "a fault is one line", said);
  }
  const PointsEvent& event = reading.journal.event();
  const std::string written = journal_text(reading.journal);
  const PointsReading again = read_points_journal(written);
  const bool empty = reading.journal.lines().empty();
  fuzz::law(empty || !again.fault, "what was read is read again", written);
  fuzz::law(empty || journal_text(again.journal) == written, "and written the same", written);
  fuzz::law(event.games.size() == event.standing.played().size(), "each game that counts was played", text);
  for (const Tournament::Entrant& each : event.standing.entrants())
    fuzz::law(each.total >= 0, "no total is below 0", text);
  for (const Tournament::Played& game : event.standing.played())
    fuzz::law(!wrong_fact(game.facts), "every game that was entered can be", text);
  if (event.standing.over() && event.standing.winner())
    fuzz::law(!event.standing.entrants()[*event.standing.winner()].left, "who has left does not win", text);
  return 0;
}
