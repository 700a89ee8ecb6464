// SPDX-License-Identifier: GPL-3.0-or-later
// Whole events out of the program and into it again (T-P30): through the door, `show --json` and `import`.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "app/exit_code.h"
#include "app/tournament/tournament_command.h"
#include "engine/tournament/journal/file.h"
#include "engine/tournament/laws/laws.h"
#include "engine/tournament/laws/organiser.h"
#include "tests/tournament/hall.h"

namespace tournament_tests::round_trip_cases {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using playsheet::kFine;
using playsheet::kWrong;

class RoundTrip : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / (std::string("round_trip_") + test->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }
  json shown(const std::string& journal) {
    out.str({});
    EXPECT_EQ(playsheet::run_tournament_show({write("event", journal), true, {}}, out, err), kFine) << err.str();
    return json::parse(out.str());
  }
  /// The journal that comes of it; what is said stands in `err`.
  std::string imported(const json& event) {
    out.str({});
    err.str({});
    const int code = playsheet::run_tournament_import({write("json", event.dump()), false, {}}, out, err);
    EXPECT_EQ(code, kFine) << err.str();
    return out.str();
  }
  std::string refused(const json& event) {
    out.str({});
    err.str({});
    EXPECT_EQ(playsheet::run_tournament_import({write("json", event.dump()), false, {}}, out, err), kWrong);
    return err.str().substr(file("json").size() + 2);
  }
  void expect_lossless(const Journal& journal, const std::string& what) {
    SCOPED_TRACE(what);
    const std::string text = journal_text(journal);
    const json before = shown(text);
    const std::string again = imported(before);
    EXPECT_EQ(err.str(), "");
    EXPECT_EQ(again, text);
    EXPECT_EQ(shown(again), before);
  }

  fs::path folder_;
  std::ostringstream out, err;
};

Simulation troubled(int players, std::uint64_t seed, Type type = Type::swiss) {
  return {players, seed, type, true, {}};
}

TEST_F(RoundTrip, WhatIsShownIsTakenOverWithNothingLost_TP30) {
  for (const int players : {2, 3, 5, 8, 13, 24})
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
      for (const Type type : {Type::swiss, Type::elimination}) {
        const Simulated event = simulate(troubled(players, seed, type));
        expect_lossless(event.journal, std::to_string(players) + " players, seed " + std::to_string(seed));
      }
  for (const char* ties : {"off", "meetings", "percentages"})
    expect_lossless(simulate({19, 7, Type::swiss, true, {{"computed_ties", ties}, {"second_reading", "yes"}}}).journal,
                    ties);
  expect_lossless(simulate(troubled(70, 3)).journal, "groups");
}

TEST_F(RoundTrip, NothingLostOfWhatNoSimulationDoes_TP30) {
  Hall hall(8, {{"rounds", "2"}});
  hall.give(CheckDeck{2, "NU1-abc", {"41 cards; 40 allowed", "second"}, true});
  Enrol full;
  full.entry.id = 9;
  full.entry.name = "Zoë “=1+1” \\ אב 👩‍👩‍👧";
  full.entry.nickname = "z";
  full.entry.person = "p";
  full.entry.code = "c";
  full.entry.minor = full.entry.consent = true;
  full.entry.fixed_table = 12;
  full.entry.lot = 5;
  hall.give(full);
  hall.give(CheckIn{9, true});
  hall.played("AB CD EF GH I-");
  hall.pair();
  hall.give(Drop{3}, "had to leave");
  expect_lossless(hall.journal, "a round that runs");
  hall.give(Penalise{2, Infraction::slow_play, Grade::M, 2, Moment::after, false});
  hall.give(Cancel{}, "rain");
  expect_lossless(hall.journal, "cancelled");
  Hall elimination(4, {}, 1, Type::elimination);
  elimination.seat("AB CD", Stage::elimination);
  elimination.win("AC");
  elimination.seat("AC BD", Stage::elimination, true);
  elimination.give(VoidMatch{2, 1, 2, 3}, "the wrong slip");
  expect_lossless(elimination.journal, "a match that is played again");
}

TEST_F(RoundTrip, WhatSomebodyChangedBesideTheJournalIsNotDroppedSilently_TP30) {
  const json event = shown(journal_text(simulate(troubled(9, 2)).journal));
  json other = event;
  other["entries"][3]["name"] = "Somebody";
  EXPECT_TRUE(refused(other).starts_with(
      "entries[3].name: found \"Somebody\", expected \"Player 4\" as the lines of \"journal\" give"))
      << err.str();
  other = event;
  other["rounds"].erase(0);
  EXPECT_TRUE(refused(other).starts_with("rounds: found a list of ")) << err.str();
  other = event;
  other["colour"] = 1;
  EXPECT_TRUE(refused(other).starts_with("colour: found an unknown key, expected ")) << err.str();
  other = event;
  other["journal"][4] = "5 - - dropp entry=1";
  EXPECT_EQ(refused(other), "journal[4]: command_unknown (T-P16): found dropp, expected drop\n");
  other = event;
  other["journal"] = json::array();
  EXPECT_EQ(refused(other), "journal: found a list of 0, expected at least the line that opens the event\n");
  other = event;
  other["version"] = 2;
  EXPECT_EQ(refused(other),
            "version: found 2, the version of a newer program, expected 1, or a newer version of this program\n");
  // What is worked out may come from a program that counts otherwise.
  other = event;
  other["standings"][0]["points"] = "99/1";
  EXPECT_EQ(imported(other), journal_text(simulate(troubled(9, 2)).journal));
  EXPECT_NE(err.str().find("remark: standings[0].points: found \"99/1\", worked out anew as "), std::string::npos)
      << err.str();
}

/// The event as another program would tell it, by players and rounds alone.
json as_from_elsewhere(const json& event) {
  json out{{"version", 1}, {"type", event["type"]}, {"seed", event["seed"]}, {"options", event["options"]}};
  std::map<int, int> first, last;
  for (const json& round : event["rounds"]) {
    json tables = json::array();
    for (const json& match : round["matches"]) {
      json table{{"a", match["a"]}, {"b", match["b"]}};
      for (const char* side : {"a", "b"})
        if (!match[side].is_null()) {
          first.emplace(match[side].get<int>(), round["round"].get<int>());
          last[match[side].get<int>()] = round["round"].get<int>();
        }
      if (!match["b"].is_null()) {
        table["games"] = match["games"];
        table["cause"] = match["cause"];
        if (match.contains("drawn_games")) table["drawn"] = match["drawn_games"];
      }
      if (match.contains("third_place")) table["third_place"] = true;
      tables.push_back(table);
    }
    out["rounds"].push_back({{"stage", round["stage"]}, {"tables", tables}});
  }
  for (const json& entry : event["entries"]) {
    const int id = entry["entry"];
    json player{{"name", entry["name"]}};
    if (entry["group"] != 0) player["group"] = entry["group"];
    if (first.contains(id)) player["enters_in_round"] = first[id];
    if (entry["dropped"] || entry["expelled"]) player["leaves_after_round"] = last.contains(id) ? last[id] : 0;
    out["players"].push_back(player);
  }
  out["ties"] = event["ties"];
  if (!event["cut"].is_null()) out["cut"] = event["cut"];
  return out;
}

/// What players and rounds do not say: when, by whom and how it was entered, penalties, papers, decks.
const std::set<std::string> kNotToldByRounds{"journal",   "penalties", "changes", "ended",   "reported",
                                             "cancelled", "rehearsal", "title",   "entries", "rounds"};

TEST_F(RoundTrip, PlayersAndRoundsAloneGiveTheSameStandingsCutAndRanking_T409) {
  int events = 0;
  int cuts = 0;
  const auto check = [&](const Simulation& simulation) {
    SCOPED_TRACE(std::to_string(simulation.players) + " players, seed " + std::to_string(simulation.seed));
    const json before = shown(journal_text(simulate(simulation).journal));
    const json after = shown(imported(as_from_elsewhere(before)));
    for (const auto& [key, value] : before.items()) {
      if (kNotToldByRounds.contains(key)) continue;
      EXPECT_EQ(after[key], value) << key;
    }
    for (std::size_t i = 0; i < before["rounds"].size(); ++i)
      for (std::size_t k = 0; k < before["rounds"][i]["matches"].size(); ++k)
        for (const char* key : {"a", "b", "outcome", "games"})
          EXPECT_EQ(after["rounds"][i]["matches"][k].value(key, json()),
                    before["rounds"][i]["matches"][k].value(key, json()));
    ++events;
    cuts += before["cut"].is_null() ? 0 : 1;
  };
  for (const int players : {4, 7, 9, 12, 16, 25})
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
      for (const char* ties : {"off", "meetings", "percentages"})
        check({players, seed, Type::swiss, false, {{"computed_ties", ties}}});
  for (const int players : {2, 3, 6, 9, 16})
    for (const char* fixed : {"yes", "no"})
      check({players, 5, Type::elimination, false, {{"fixed_bracket", fixed}, {"break_ties", "yes"}}});
  check({66, 2, Type::swiss, false, {}});
  EXPECT_GT(events, 90);
  EXPECT_GT(cuts, 60);
}

}  // namespace
}  // namespace tournament_tests::round_trip_cases
