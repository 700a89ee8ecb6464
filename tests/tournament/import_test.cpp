// SPDX-License-Identifier: GPL-3.0-or-later
// Events that were run elsewhere (T-409): taken over as a whole, or refused with place, what was found and what is
// right.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/tournament/tournament_json.h"
#include "engine/table/one_line.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/laws/laws.h"

namespace tournament_tests::import_cases {
namespace {

using nlohmann::json;
using namespace tournament;

/// Every key of docs/formats.md, section 11: one Swiss round of five, semi-finals, the final with the match for third
/// place.
json whole_event() {
  return json::parse(R"({
    "version": 1, "title": "Friday", "shop": "Corner", "date": "2026-11-27", "game": "naruto", "edition": "panini",
    "format": "open", "season": "autumn", "kind": "club", "type": "swiss", "seed": 1,
    "options": {"rounds": 1, "playoff_rounds": 2, "computed_ties": "percentages", "agreed_draw": true},
    "players": [{"name": "Ada", "nickname": "A", "person": "p1", "code": "c1", "enters_in_round": 1},
                "Bea", "Cleo", "Dora", "Elsa"],
    "rounds": [
      {"stage": "swiss", "tables": [{"a": 1, "b": 2, "games": [2, 1], "drawn": 0, "cause": "played", "record": "r"},
                                    {"a": 3, "b": 4, "games": [1, 1], "cause": "agreed", "third_place": false},
                                    {"a": 5, "b": null}]},
      {"stage": "playoff", "tables": [{"a": 1, "b": 5, "games": [2, 0]}, {"a": 3, "b": 4, "games": [2, 0]}]},
      {"stage": "playoff", "tables": [{"a": 1, "b": 3, "games": [2, 0]},
                                      {"a": 5, "b": 4, "games": [2, 0], "third_place": true}]}],
    "cut": [1, 5, 3, 4]})");
}

/// What is wrong; empty if it was taken over.
std::string fault_of(const std::string& text) {
  const auto made = playsheet::journal_of_json(text);
  if (const auto* fault = std::get_if<std::string>(&made)) {
    EXPECT_FALSE(fault->empty()) << text;
    EXPECT_EQ(table::one_line(*fault), *fault);
    EXPECT_NE(fault->find(": "), std::string::npos) << *fault;
    EXPECT_NE(fault->find("expected "), std::string::npos) << *fault;
    return *fault;
  }
  const Journal& journal = std::get<Journal>(made);
  EXPECT_TRUE(broken_laws(journal.event()).empty()) << text;
  return {};
}
std::string fault_of(const json& event) { return fault_of(event.dump()); }

/// The whole event with one value changed.
std::string with(const std::string& pointer, const json& value) {
  json event = whole_event();
  event[json::json_pointer(pointer)] = value;
  return fault_of(event);
}

/// `/rounds/0/tables` as the faults write it: `rounds[0].tables`.
std::string place_of(const std::string& pointer) {
  std::string out;
  for (std::size_t at = 1; at < pointer.size();) {
    const auto end = std::min(pointer.find('/', at), pointer.size());
    const std::string word = pointer.substr(at, end - at);
    const bool number = word.find_first_not_of("0123456789") == std::string::npos;
    out += number ? "[" + word + "]" : (out.empty() ? "" : ".") + word;
    at = end + 1;
  }
  return out;
}

void for_each_value(const json& value, const std::string& pointer,
                    const std::function<void(const std::string&, const json&)>& visit) {
  if (!pointer.empty()) visit(pointer, value);
  if (value.is_object())
    for (const auto& [key, inner] : value.items()) for_each_value(inner, pointer + "/" + key, visit);
  if (value.is_array())
    for (std::size_t i = 0; i < value.size(); ++i) for_each_value(value[i], pointer + "/" + std::to_string(i), visit);
}

bool same_kind(const json& a, const json& b) {
  return a.type() == b.type() || (a.is_number_integer() && b.is_number_integer());
}

TEST(Import, AWholeEvent_T409) {
  const auto made = playsheet::journal_of_json(whole_event().dump());
  ASSERT_TRUE(std::holds_alternative<Journal>(made)) << std::get<std::string>(made);
  const Event& event = std::get<Journal>(made).event();
  EXPECT_EQ(event.title, "Friday");
  EXPECT_EQ(event.season, "autumn");
  EXPECT_TRUE(event.options.agreed_draw);
  ASSERT_EQ(event.rounds.size(), 3U);
  EXPECT_EQ(event.entry(1).code, "c1");
  EXPECT_TRUE(event.rounds[2].matches[1].third_place);
  EXPECT_EQ(event.rounds[0].matches[1].score->cause, Cause::agreed);
  EXPECT_EQ(event.cut, (std::vector<EntryId>{1, 5, 3, 4}));
}

TEST(Import, EveryValueOfAnotherTypeIsRefusedAtItsPlace) {
  const std::vector<json> others{nullptr, true, 7, 1.5, "zz", json::array(), json::object()};
  for_each_value(whole_event(), {}, [&](const std::string& pointer, const json& value) {
    for (const json& other : others) {
      if (same_kind(value, other)) continue;
      if (pointer.starts_with("/players/") && pointer.rfind('/') == 8 && other.is_string()) continue;  // a name
      const bool bye = pointer.ends_with("/b") && (other.is_null() || value.is_null());
      const std::string fault = with(pointer, other);
      ASSERT_FALSE(fault.empty()) << pointer << " = " << other;
      const std::string place = bye ? place_of(pointer.substr(0, pointer.find("/tables"))) : place_of(pointer);
      EXPECT_TRUE(fault.starts_with(place)) << pointer << " = " << other << ": " << fault;
    }
  });
}

TEST(Import, EveryNumberOutOfItsRangeIsRefused) {
  for_each_value(whole_event(), {}, [&](const std::string& pointer, const json& value) {
    if (!value.is_number()) return;
    for (const json& other : {json(-7), json(1e30), json(2147483648), json(4294967297), json(9223372036854775808U)}) {
      if (pointer == "/seed" && other.is_number_integer() && other != -7) continue;
      EXPECT_TRUE(with(pointer, other).starts_with(place_of(pointer))) << pointer << " = " << other;
    }
  });
  EXPECT_EQ(with("/seed", -5), "seed: found -5, expected a whole number from 0 to 18446744073709551615");
  const auto made = playsheet::journal_of_json(R"({"seed": 18446744073709551615, "players": ["A"]})");
  EXPECT_EQ(std::get<Journal>(made).event().seed, 18446744073709551615U);
  EXPECT_FALSE(fault_of(std::string(R"({"seed": 18446744073709551616, "players": ["A"]})")).empty());
}

TEST(Import, EveryKeyThatIsNeededIsMissed) {
  for_each_value(whole_event(), {}, [&](const std::string& pointer, const json&) {
    const json::json_pointer at(pointer);
    if (pointer.find_first_not_of("0123456789", pointer.rfind('/') + 1) == std::string::npos) return;  // of a list
    json event = whole_event();
    event[at.parent_pointer()].erase(at.back());
    const std::string fault = fault_of(event);
    const std::string key = at.back();
    const bool needed = key == "players" || key == "name" || key == "tables" || key == "a" || key == "cut";
    EXPECT_EQ(fault.starts_with(place_of(pointer) + ": found nothing, expected "), needed) << pointer << ": " << fault;
    const bool free = key == "version" || key == "title" || key == "shop" || key == "date" || key == "game" ||
                      key == "edition" || key == "format" || key == "season" || key == "kind" || key == "nickname" ||
                      key == "person" || key == "code" || key == "enters_in_round" || key == "drawn" || key == "record";
    EXPECT_TRUE(!free || fault.empty()) << pointer << ": " << fault;
  });
}

TEST(Import, EveryUnknownKeyIsRefused) {
  for_each_value(json::array({whole_event()}), {}, [&](const std::string& pointer, const json& value) {
    if (!value.is_object()) return;
    const std::string inside = pointer.substr(2);
    json event = whole_event();
    event[json::json_pointer(inside)]["colour"] = 1;
    const std::string place = place_of(inside + "/colour");
    const std::string fault = fault_of(event);
    EXPECT_TRUE(fault.starts_with(place + (inside == "/options" ? ": option_unknown" : ": found an unknown key")))
        << inside << ": " << fault;
  });
  EXPECT_EQ(with("/titel", "x"), "titel: found an unknown key, expected title");
}

TEST(Import, WhatIsNoJsonIsToldWithItsLine) {
  EXPECT_EQ(fault_of(std::string("{\n  \"players\": [\"A\",\n  oops]\n}\n")),
            "line 3, column 3: found \"o\", expected JSON");
  EXPECT_EQ(fault_of(std::string("{\"players\": [")), "line 1, column 14: found the end of the file, expected JSON");
  EXPECT_EQ(fault_of(std::string()), "line 1, column 1: found the end of the file, expected JSON");
  EXPECT_EQ(fault_of(std::string("{} x")), "line 1, column 4: found \"x\", expected JSON");
  EXPECT_TRUE(fault_of(std::string("{\n\"seed\": 1e999}")).starts_with("line 2, column "));
  EXPECT_EQ(fault_of(std::string("[1]")),
            "the file: found a list of 1, expected an object with \"players\" and \"rounds\"");
  EXPECT_EQ(fault_of(std::string(R"({"players": ["A"], "rounds": [{"tables": [], "tables": []}]})")),
            "rounds[0].tables: found a key that stands twice, expected each key once");
  EXPECT_TRUE(fault_of(std::string(100000, '[')).starts_with("[0][0]"));
}

TEST(Import, WhatCannotBeInAnEventIsRefusedAtItsPlace) {
  EXPECT_EQ(with("/rounds/1/tables/1/third_place", "yes"),
            "rounds[1].tables[1].third_place: found \"yes\", expected true or false");
  EXPECT_EQ(with("/rounds/0/tables/0/third_place", true),
            "rounds[0].tables[0].third_place: found true, expected false in a Swiss round");
  EXPECT_EQ(with("/rounds/2/tables/0/third_place", true),
            "rounds[2].tables[1]: found an object, expected no table behind that of the match for third place");
  EXPECT_EQ(with("/rounds/0/tables/2/games", {2, 0}),
            "rounds[0].tables[2].games: found a list of 2, expected no games of the bye");
  EXPECT_EQ(with("/rounds/0/tables/0/games", {2, 0, 0}),
            "rounds[0].tables[0].games: found a list of 3, expected the games that a and b have won: two numbers");
  EXPECT_EQ(with("/rounds/0/tables/0/games", {2, 3}),
            "rounds[0].tables[0].games[1]: found 3, expected a whole number from 0 to 2");
  EXPECT_EQ(with("/rounds/0/tables/0/cause", "timeout"),
            "rounds[0].tables[0].cause: found \"timeout\", expected one of played, time_out, sudden_death, penalty, "
            "drop, agreed; meant time_out");
  EXPECT_EQ(with("/rounds/0/tables/0/games", {2, 2}).substr(0, 57),
            "rounds[0].tables[0]: result_impossible (T-P11): found 2-2");
  EXPECT_EQ(with("/rounds/0/tables/1/b", 1),
            "rounds[0].tables[1].b: found 1 (Ada), who is rounds[0].tables[0].a too, expected each player once in a "
            "round (T-555)");
  EXPECT_EQ(with("/rounds/0/tables/0/b", 1),
            "rounds[0].tables[0].b: found 1 (Ada), who is rounds[0].tables[0].a too, expected each player once in a "
            "round (T-555)");
  EXPECT_EQ(
      with("/players/2", "Bea"),
      "players[2]: found name \"Bea\", which players[1] (Bea) has too, expected each name once, or a \"nickname\" "
      "or \"code\" that tells the two apart (T-P04)");
  EXPECT_EQ(with("/players/2", {{"name", "Cleo"}, {"code", "c1"}}),
            "players[2]: found code \"c1\", which players[0] (Ada) has too, expected each code once (T-206)");
  EXPECT_EQ(with("/players/2", {{"name", "Cleo"}, {"person", "p1"}}),
            "players[2]: found person \"p1\", which players[0] (Ada) has too, expected each person once (T-P04)");
  EXPECT_EQ(with("/cut", {1, 3, 5, 4}),
            "cut: found 1 (Ada), 3 (Cleo), 5 (Elsa), 4 (Dora), expected 1 (Ada), 5 (Elsa), 3 (Cleo), 4 (Dora) (T-601), "
            "those with equal points in any order (T-612); who left before the cut says \"leaves_after_round\"");
  EXPECT_EQ(with("/options/rounds", 99), "options.rounds: option_value (T-108): found rounds=99, expected 0..16");
  EXPECT_TRUE(with("/title", std::string(500, 'x')).ends_with("expected a text of at most 400 letters"));
  json event = whole_event();
  event["rounds"] = json::array();
  EXPECT_EQ(fault_of(event), "cut: found a list of 4, expected no cut without play-offs");
}

/// `1-2 3-4 5`: the first of each two wins by 2-0; a number alone has the bye, `T` stands before third place.
json round_of(const std::string& tables, const char* stage = nullptr) {
  json out{{"tables", json::array()}};
  if (stage != nullptr) out["stage"] = stage;
  std::istringstream words(tables);
  for (std::string word; words >> word;) {
    json table = json::object();
    if (word.front() == 'T') table["third_place"] = true, word.erase(0, 1);
    const auto dash = word.find('-');
    table["a"] = std::stoi(word.substr(0, dash));
    if (dash != std::string::npos) table["b"] = std::stoi(word.substr(dash + 1)), table["games"] = {2, 0};
    out["tables"].push_back(table);
  }
  return out;
}

json players_of(int count) {
  json out = json::array();
  for (int i = 1; i <= count; ++i) out.push_back("P" + std::to_string(i));
  return out;
}

/// Places as "1 1 5: 2 2 3": place, last place, entry.
std::string ranking_of(const json& event) {
  const auto made = playsheet::journal_of_json(event.dump());
  if (const auto* fault = std::get_if<std::string>(&made)) return *fault;
  std::string out;
  for (const Ranked& one : final_ranking(std::get<Journal>(made).event()).order)
    out += (out.empty() ? "" : ", ") + std::to_string(one.id) + ":" + std::to_string(one.place) +
           (one.last_place == one.place ? "" : "-" + std::to_string(one.last_place));
  return out;
}

TEST(Import, WhatIsMissingInARoundIsToldAtItsTable) {
  json event{{"players", players_of(5)}, {"rounds", {round_of("1-2 3-4 5"), round_of("1-3 2-5 4")}}};
  EXPECT_EQ(fault_of(event), "");
  json other = event;
  other["rounds"][0]["tables"][0].erase("games");
  EXPECT_EQ(fault_of(other),
            "rounds[0].tables[0]: found no \"games\", expected the games that 1 (P1) and 2 (P2) have won: rounds[1] "
            "follows");
  other = event;
  other["rounds"][0] = round_of("1-2 3 4");
  EXPECT_EQ(
      fault_of(other),
      "rounds[0].tables[2]: found 4 (P4) with the bye (no \"b\"), which 3 (P3) has at rounds[0].tables[1], expected "
      "one bye at most in a round (T-P39)");
  other = event;
  other["rounds"].push_back({{"tables", json::array()}});
  EXPECT_EQ(fault_of(other), "rounds[2].tables: found a list of 0, expected at least one table, or no such round");
  other = event;
  other["rounds"][0]["tables"][0]["a"] = "P4";
  EXPECT_EQ(fault_of(other), "rounds[0].tables[0].a: found \"P4\", expected the number of the player, which is 4");
  other = event;
  for (int i = 0; i < 3; ++i) other["rounds"].push_back(round_of("1-2 3-4 5"));
  EXPECT_EQ(
      fault_of(other),
      "rounds[4]: found a Swiss round 5, expected 4 of this field, or \"rounds\" of \"options\" that says another "
      "number (T-514)");
  EXPECT_EQ(fault_of(json{{"players", json::array()}, {"rounds", json::array({round_of("1-2")})}}),
            "players: found a list of 0, expected at least one player");
  EXPECT_EQ(fault_of(json{{"version", 2}, {"players", players_of(2)}}),
            "version: found 2, the version of a newer program, expected 1, or a newer version of this program");
  EXPECT_EQ(fault_of(json{{"version", 0}, {"players", players_of(2)}}), "version: found 0, expected 1");
  EXPECT_EQ(
      fault_of(std::string(R"({"players": ["\ud800"]})")),
      "line 1, column 21: found half of a surrogate pair (\\uD800 to \\uDFFF), expected both halves of it, or the "
      "letter itself");
}

TEST(Import, WhoEntersAndLeavesIsObeyedOrRefused_T532) {
  json event{{"players", players_of(5)}, {"rounds", {round_of("1-2 3-4"), round_of("1-3 2-5 4")}}};
  event["players"][4] = {{"name", "P5"}, {"enters_in_round", 2}};
  EXPECT_EQ(fault_of(event), "");
  json other = event;
  other["players"][0] = {{"name", "P1"}, {"enters_in_round", 2}};
  EXPECT_EQ(fault_of(other), "players[0].enters_in_round: found 2, expected 1: rounds[0].tables[0].a seats 1 (P1)");
  other = event;
  other["players"][0] = {{"name", "P1"}, {"leaves_after_round", 1}};
  EXPECT_EQ(fault_of(other),
            "players[0].leaves_after_round: found 1, expected 2 or later: rounds[1].tables[0].a seats 1 (P1)");
  other["players"][0]["leaves_after_round"] = 2;
  const auto made = playsheet::journal_of_json(other.dump());
  ASSERT_TRUE(std::holds_alternative<Journal>(made)) << std::get<std::string>(made);
  EXPECT_TRUE(std::get<Journal>(made).event().entry(1).dropped);
  EXPECT_FALSE(std::get<Journal>(made).event().entry(2).dropped);
}

// Eight players, three rounds, a cut of four: 1 has won all, 3, 5 and 7 two each.
json three_rounds() {
  return {{"players", players_of(8)},
          {"options", {{"rounds", 3}, {"playoff_rounds", 2}}},
          {"rounds", {round_of("1-2 3-4 5-6 7-8"), round_of("1-3 5-7 2-4 6-8"), round_of("1-5 3-2 7-6 4-8")}}};
}

TEST(Import, QualifiersWithEqualPointsStandInTheOrderOfTheFile_T612) {
  for (const std::vector<int>& cut : {std::vector<int>{1, 3, 5, 7}, {1, 7, 5, 3}, {1, 5, 7, 3}}) {
    json event = three_rounds();
    event["cut"] = cut;
    const auto pair = [&](int i) { return std::to_string(cut[i]) + "-" + std::to_string(cut[i + 1]); };
    event["rounds"].push_back(round_of(pair(0) + " " + pair(2), "playoff"));
    event["rounds"].push_back(round_of("1-" + std::to_string(cut[2]), "playoff"));  // nobody played for third place
    std::vector<std::string> remarks;
    const auto made = playsheet::journal_of_json(event.dump(), &remarks);
    ASSERT_TRUE(std::holds_alternative<Journal>(made)) << std::get<std::string>(made);
    const Event& taken = std::get<Journal>(made).event();
    EXPECT_EQ(taken.cut, std::vector<EntryId>(cut.begin(), cut.end()));
    const auto ranking = final_ranking(taken).order;
    EXPECT_EQ(ranking[0].id, 1);
    EXPECT_EQ(ranking[1].id, cut[2]);
    const bool own = std::all_of(taken.entries.begin(), taken.entries.end(), [](const Entry& e) { return e.lot == 0; });
    EXPECT_EQ(own, remarks.empty());
    event["cut"] = {1, cut[1], 2, cut[3]};  // 2 has won one match only
    EXPECT_TRUE(fault_of(event).starts_with("cut: found 1 (P1), ")) << fault_of(event);
  }
}

TEST(Import, TieBreakGamesAtTheCutAreTakenOver_T610) {
  json event = three_rounds();
  event["options"]["playoff_rounds"] = 1;  // 1, and one of 3, 5 and 7
  event["cut"] = {1, 7};
  event["rounds"].push_back(round_of("7-1", "playoff"));
  EXPECT_EQ(
      fault_of(event),
      "cut: found 3 (P3), 5 (P5), 7 (P7) with equal points for 1 place at the line, expected their tie-break games "
      "in \"ties\" with \"line\": 0, or the option computed_ties (T-610)");
  event["ties"] = json::parse(R"([{"line": 0, "games": [{"a": 7, "b": 5, "winner": 7}], "sits_out": 3},
                                  {"games": [{"a": 3, "b": 7, "winner": 7}]}])");
  EXPECT_EQ(ranking_of(event).substr(0, 8), "7:1, 1:2");
  json other = event;
  other["ties"][1]["games"][0]["winner"] = 5;
  EXPECT_EQ(fault_of(other), "ties[1].games[0].winner: found 5, expected 3 or 7");
  other = event;
  other["ties"][1]["games"][0]["b"] = 5;
  other["ties"][1]["games"][0]["winner"] = 5;
  EXPECT_EQ(fault_of(other), "ties[1]: tie_players (T-545): found 3-5, expected each of 3 (P3), 7 (P7) once");
}

TEST(Import, LeaversOfAnEliminationAndAMissingMatchForThirdPlace_T411) {
  const auto elimination = [](int players, const std::vector<json>& rounds) {
    return json{{"type", "elimination"}, {"players", players_of(players)}, {"rounds", rounds}};
  };
  const json first = round_of("1-2 3-4 5-6 7-8");
  EXPECT_EQ(ranking_of(elimination(8, {first, round_of("1-3 5-7"), round_of("1-5")})).substr(0, 20),
            "1:1, 5:2, 3:3-4, 7:3");
  EXPECT_EQ(ranking_of(elimination(8, {first, round_of("1-3 5-7"), round_of("1-5 T3-7")})).substr(0, 18),
            "1:1, 5:2, 3:3, 7:4");
  // 7 has left, and counts as beaten in round 2, like 3.
  EXPECT_EQ(ranking_of(elimination(8, {first, round_of("1-3 5"), round_of("1-5")})).substr(0, 20),
            "1:1, 5:2, 3:3-4, 7:3");
  EXPECT_EQ(ranking_of(elimination(6, {round_of("1-2 3-4 5-6"), round_of("1-3")})).substr(0, 8), "1:1, 3:2");
  EXPECT_EQ(fault_of(elimination(5, {round_of("1-2 3-4"), round_of("1-3 T2-4")})), "");  // 5 never came
  EXPECT_EQ(fault_of(elimination(4, {round_of("1-2 3-4"), round_of("2-4")})),
            "rounds[1].tables[0].a: found 2 (P2), expected who is still in it: 1 (P1), 3 (P3)");
  EXPECT_EQ(fault_of(elimination(8, {first, round_of("1-3 5-7"), round_of("1-5 T3-6")})),
            "rounds[2].tables[1].b: found 6 (P6), expected the losers of the semi-finals");
}

TEST(Import, GroupsAreTakenOver_T513) {
  json event{{"players", json::array()}, {"rounds", json::array()}};
  std::string tables;
  for (int i = 1; i <= 64; ++i)
    event["players"].push_back({{"name", "P" + std::to_string(i)}, {"group", (i + 1) / 2 % 2 + 1}});
  for (int i = 1; i <= 64; i += 2) tables += std::to_string(i) + "-" + std::to_string(i + 1) + " ";
  event["rounds"].push_back(round_of(tables));
  EXPECT_EQ(fault_of(event), "");
  json other = event;
  other["players"][4]["group"] = 1;
  EXPECT_EQ(fault_of(other), "players: found groups of 33, 31, expected groups of 32, 32 (T-513)");
  other["players"][4].erase("group");
  EXPECT_EQ(fault_of(other), "players[4].group: found 0, expected the group of 5 (P5), from 1 to 2");
  EXPECT_EQ(
      fault_of(json{{"players", {{{"name", "A"}, {"group", 1}}, "B"}}, {"rounds", json::array({round_of("1-2")})}}),
      "players[0].group: found 1, expected no groups of fewer than 64 players (T-513)");
}

}  // namespace
}  // namespace tournament_tests::import_cases
