// SPDX-License-Identifier: GPL-3.0-or-later
// An event that was run elsewhere becomes a journal as a whole or not at all (T-409), and a fault names its place.
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/tournament/tournament_command.h"
#include "app/tournament/tournament_json.h"

namespace playsheet {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

json club_evening() {
  return json::parse(R"({
    "version": 1, "title": "Club evening", "shop": "Leaf", "date": "2026-11-27", "kind": "club", "type": "swiss",
    "seed": 7, "options": {"rounds": "2"},
    "players": ["Ann", {"name": "Ben", "nickname": "B", "person": "p2", "code": "123", "enters_in_round": 1}, "Cid", "Dee"],
    "rounds": [
      {"stage": "swiss", "tables": [{"a": 1, "b": 2, "games": [2, 0], "drawn": 0, "cause": "played", "record": "r1"},
                                    {"a": 3, "b": 4, "games": [1, 2]}]},
      {"tables": [{"a": 1, "b": 4, "games": [2, 1]}, {"a": 2, "b": 3, "games": [1, 0], "cause": "time_out"}]}]
  })");
}

/// What is said of a file; empty: it was taken over.
std::string fault_of(const std::string& text) {
  const auto made = journal_of_json(text);
  const auto* fault = std::get_if<std::string>(&made);
  return fault == nullptr ? std::string() : *fault;
}
std::string fault_of(const json& file) { return fault_of(file.dump()); }

/// Every place of a value, the deepest ones too.
void places(const json& value, const json::json_pointer& at, std::vector<json::json_pointer>& out) {
  if (!at.empty()) out.push_back(at);
  if (value.is_object())
    for (const auto& [key, inner] : value.items()) places(inner, at / key, out);
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) places(value[i], at / i, out);
}

/// "/rounds/0/tables/1/a" as the messages write it.
std::string written(const json::json_pointer& at) {
  std::string out;
  std::istringstream parts(at.to_string());
  for (std::string part; std::getline(parts, part, '/');) {
    if (part.empty()) continue;
    if (part.find_first_not_of("0123456789") == std::string::npos)
      out += "[" + part + "]";
    else
      out += (out.empty() ? "" : ".") + part;
  }
  return out;
}

TEST(TournamentImport, AnEventRunElsewhereBecomesAJournal) {
  const auto made = journal_of_json(club_evening().dump());
  ASSERT_TRUE(std::holds_alternative<tournament::Journal>(made)) << std::get<std::string>(made);
  const tournament::Event& event = std::get<tournament::Journal>(made).event();
  EXPECT_EQ(event.entries.size(), 4U);
  ASSERT_EQ(event.rounds.size(), 2U);
  EXPECT_EQ(event.rounds[1].matches.size(), 2U);
  EXPECT_EQ(event.rounds[0].matches[0].record, "r1");
}

// Whatever stands in a place: taken over, or told with the place. It never ends the program.
TEST(TournamentImport, AValueOfAnotherKindIsToldWithItsPlace) {
  const std::vector<json> wrong{
      true, -5, 2.5, "yes", json::array({1, {{"deep", json::array()}}}), {{"x", 1}}, 18446744073709551615U};
  std::vector<json::json_pointer> all;
  places(club_evening(), json::json_pointer(), all);
  int told = 0;
  for (const json::json_pointer& at : all)
    for (const json& value : wrong) {
      json file = club_evening();
      if (file[at].type() == value.type()) continue;  // another value of the same kind may well be right
      if (file[at].is_number() && value.is_number_integer() && value.type() != json::value_t::number_integer &&
          at.to_string() == "/seed")
        continue;
      file[at] = value;
      const bool of_any_word = at.parent_pointer().to_string() == "/options";
      const bool may_be_object = at.parent_pointer().to_string() == "/players";
      const std::string fault = fault_of(file);
      if (of_any_word || (may_be_object && value.is_string())) continue;
      EXPECT_TRUE(fault.starts_with(written(at))) << at.to_string() << " = " << value << ": " << fault;
      ++told;
    }
  EXPECT_GT(told, 150);
}

TEST(TournamentImport, NothingIsReadOverInSilence) {
  std::vector<json::json_pointer> all;
  places(club_evening(), json::json_pointer(), all);
  for (const json::json_pointer& at : all) {
    json file = club_evening();
    if (!file[at].is_object() || at.to_string() == "/options") continue;
    file[at]["winner"] = 1;
    EXPECT_TRUE(fault_of(file).starts_with(written(at) + ".\"winner\"")) << fault_of(file);
  }
  json file = club_evening();
  file["round"] = json::array();
  EXPECT_TRUE(fault_of(file).starts_with("\"round\"")) << fault_of(file);
  EXPECT_NE(fault_of(file).find("rounds"), std::string::npos);
}

TEST(TournamentImport, WhatHasToBeThereIsAskedFor) {
  json file = club_evening();
  file["rounds"][0]["tables"][1].erase("a");
  EXPECT_EQ(fault_of(file), "rounds[0].tables[1].a: missing");
  file = club_evening();
  file["players"][1].erase("name");
  EXPECT_EQ(fault_of(file), "players[1].name: missing");
  file = club_evening();
  file["rounds"][1].erase("tables");
  EXPECT_EQ(fault_of(file), "rounds[1].tables: missing");
}

TEST(TournamentImport, NumbersAreNotCutOff) {
  json file = club_evening();
  file["rounds"][0]["tables"][0]["a"] = 4294967297;  // 1, if 32 bits were all that is looked at
  EXPECT_EQ(fault_of(file), "rounds[0].tables[0].a: found 4294967297, expected a whole number from 1 to 4");
  file = club_evening();
  file["seed"] = 18446744073709551615U;
  const auto made = journal_of_json(file.dump());
  ASSERT_TRUE(std::holds_alternative<tournament::Journal>(made)) << std::get<std::string>(made);
  EXPECT_EQ(std::get<tournament::Journal>(made).event().seed, 18446744073709551615U);
  file["seed"] = -5;
  EXPECT_TRUE(fault_of(file).starts_with("seed: found -5")) << fault_of(file);
}

// T-603: a match for the third place belongs to elimination and play-offs.
TEST(TournamentImport, ASwissRoundHasNoMatchForTheThirdPlace) {
  json file = club_evening();
  file["rounds"][1]["tables"][1]["third_place"] = true;
  EXPECT_TRUE(fault_of(file).starts_with("rounds[1].tables[1].third_place: found true")) << fault_of(file);
  file["rounds"][1]["tables"][1]["third_place"] = "yes";
  EXPECT_EQ(fault_of(file), "rounds[1].tables[1].third_place: found \"yes\", expected true or false");
  file["rounds"][1]["tables"][1]["third_place"] = false;
  EXPECT_EQ(fault_of(file), "");
}

TEST(TournamentImport, AResultOfAByeOrWithoutGamesIsRefused) {
  json file = club_evening();
  file["rounds"][0]["tables"][0] = {{"a", 1}, {"games", {2, 0}}};
  file["rounds"][0]["tables"].push_back({{"a", 2}});
  EXPECT_NE(fault_of(file), "");
  file = club_evening();
  file["rounds"][1]["tables"][1].erase("games");
  EXPECT_TRUE(fault_of(file).starts_with("rounds[1].tables[1].cause: found \"time_out\"")) << fault_of(file);
}

TEST(TournamentImport, WhatIsNoJsonIsToldWithItsLine) {
  EXPECT_EQ(fault_of(std::string("{\n \"title\": \"x\",\n \"seed\": 1,,\n}")), "line 3: this is no JSON from here on");
  EXPECT_EQ(fault_of(std::string("")), "line 1: this is no JSON from here on");
  EXPECT_EQ(fault_of(std::string("[]")), "the file: found a list of 0, expected an object");
  EXPECT_EQ(fault_of(std::string(R"({"seed": 1, "seed": 2})")), "\"seed\" stands twice in one object, expected once");
  EXPECT_NE(fault_of(std::string(100000, '[')), "");
  EXPECT_NE(fault_of(std::string(100000, '[') + std::string(100000, ']')), "");
}

class TournamentFiles : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  fs::path file(const std::string& name, const std::string& text) {
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }
  std::ostringstream out_, err_;
  const fs::path folder_ = fs::temp_directory_path() / ("playsheet_tournament_" + std::to_string(getpid()));
};

TEST_F(TournamentFiles, AnImportedEventIsCheckedAndWhatIsWrongNamesTheFile) {
  const fs::path source = file("event.json", club_evening().dump(1));
  const fs::path journal = folder_ / "event.journal";
  EXPECT_EQ(run_tournament_import({source, false, journal}, out_, err_), 0) << err_.str();
  EXPECT_EQ(run_tournament_check({journal, false, {}}, out_, err_), 0) << err_.str();
  json bad = club_evening();
  bad["players"] = 3;
  EXPECT_NE(run_tournament_import({file("bad.json", bad.dump()), false, {}}, out_, err_), 0);
  EXPECT_NE(err_.str().find("bad.json: players: found 3, expected a list"), std::string::npos) << err_.str();
}

TEST_F(TournamentFiles, TheNextRoundOfAJournalWithAFaultIsNoSuccess) {
  TournamentSimulateOptions simulate;
  simulate.players = 6;
  simulate.out = folder_ / "whole.journal";
  ASSERT_EQ(run_tournament_simulate(simulate, out_, err_), 0);
  std::ifstream whole(simulate.out);
  std::string text, line;
  for (int i = 0; i < 14 && std::getline(whole, line); ++i) text += line + "\n";
  EXPECT_EQ(run_tournament_pair({file("begun.journal", text), false, {}}, out_, err_), 0) << err_.str();
  EXPECT_NE(run_tournament_pair({file("faulty.journal", text + "14 - - dance\n"), false, {}}, out_, err_), 0);
  EXPECT_NE(err_.str().find("faulty.journal:15:"), std::string::npos) << err_.str();
}

}  // namespace
}  // namespace playsheet
