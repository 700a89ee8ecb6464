// SPDX-License-Identifier: GPL-3.0-or-later
// Events that were run elsewhere (T-409): taken over as a whole, or refused with place, what was found and what is
// right.
#include <gtest/gtest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "app/tournament/tournament_json.h"
#include "engine/table/one_line.h"
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
  EXPECT_EQ(with("/rounds/0/tables/1/b", 1).substr(0, 38), "rounds[0]: draft_players (T-555): foun");
  EXPECT_EQ(with("/players/2", "Bea"), "players[2]: name_taken (T-P04): found Bea, expected 2");
  EXPECT_EQ(with("/cut", {1, 3, 5, 4}).substr(0, 36), "cut: cut_wrong (T-601): expected the");
  EXPECT_EQ(with("/options/rounds", 99), "options.rounds: option_value (T-108): found rounds=99, expected 0..16");
  EXPECT_TRUE(with("/title", std::string(500, 'x')).ends_with("expected a text of at most 400 letters"));
  json event = whole_event();
  event["rounds"] = json::array();
  EXPECT_EQ(fault_of(event), "cut: found a list of 4, expected no cut without play-offs");
}

}  // namespace
}  // namespace tournament_tests::import_cases
