// SPDX-License-Identifier: GPL-3.0-or-later
// Who may include whom (ARCHITECTURE.md), and what the engine must not touch.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/source_path.h"

namespace {
namespace fs = std::filesystem;

struct Include {
  std::string file;  ///< relative to the root
  int line = 0;
  std::string target;
  bool own = false;  ///< in quotes
};

std::vector<Include> includes_below(const std::string& folder) {
  static const std::regex pattern(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
  std::vector<Include> found;
  for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path(folder))) {
    const auto ending = entry.path().extension();
    if (ending != ".h" && ending != ".cpp") continue;
    std::ifstream in(entry.path());
    std::string text;
    for (int line = 1; std::getline(in, text); ++line) {
      std::smatch match;
      if (std::regex_search(text, match, pattern))
        found.push_back(
            {fs::relative(entry.path(), playsheet::support::source_path()).string(), line, match[2], match[1] == "\""});
    }
  }
  EXPECT_FALSE(found.empty()) << "nothing found below " << folder;
  return found;
}

std::string place(const Include& i) { return i.file + ":" + std::to_string(i.line) + " includes " + i.target; }

bool starts_with_any(const std::string& text, const std::vector<std::string>& heads) {
  return std::any_of(heads.begin(), heads.end(), [&](const std::string& head) { return text.starts_with(head); });
}

TEST(Architecture, EngineIncludesOnlyItself) {
  for (const Include& i : includes_below("engine")) EXPECT_TRUE(!i.own || i.target.starts_with("engine/")) << place(i);
}

/// A field that Qt cuts off in silence, or that an empty clipboard ends the program in.
TEST(Architecture, WhatAPersonWritesInHasALimitThatItTells) {
  static const std::regex made(R"(new Q(LineEdit|PlainTextEdit|TextEdit)\b|#include <QInputDialog>)");
  for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path("ui"))) {
    const std::string file = fs::relative(entry.path(), playsheet::support::source_path()).string();
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream in(entry.path());
    std::string text;
    for (int line = 1; std::getline(in, text); ++line)
      EXPECT_FALSE(std::regex_search(text, made)) << file << ':' << line << " makes none of ui/widgets/*_field";
  }
}

TEST(Architecture, UiIncludesOnlyUiAndEngine) {
  for (const Include& i : includes_below("ui"))
    EXPECT_TRUE(!i.own || i.target.find('/') == std::string::npos || starts_with_any(i.target, {"engine/", "ui/"}))
        << place(i);
}

TEST(Architecture, StorageIncludesOnlyStorageAndEngine) {
  for (const Include& i : includes_below("app/storage"))
    EXPECT_TRUE(!i.own || i.target.find('/') == std::string::npos ||
                starts_with_any(i.target, {"engine/", "app/storage/"}))
        << place(i);
}

TEST(Architecture, EngineKnowsNoQtNoDatabaseNoFileNoClock) {
  const std::set<std::string> banned{"fstream", "filesystem", "chrono", "ctime",     "iostream", "thread",
                                     "mutex",   "random",     "cstdio", "sqlite3.h", "time.h",   "stdio.h"};
  for (const Include& i : includes_below("engine")) {
    if (i.own) continue;
    EXPECT_FALSE(banned.contains(i.target)) << place(i);
    EXPECT_FALSE(starts_with_any(i.target, {"Q", "SQLiteCpp", "sys/"})) << place(i);
  }
}

TEST(Architecture, WordingKnowsNoQt) {
  for (const Include& i : includes_below("ui/wording")) EXPECT_FALSE(!i.own && i.target.starts_with("Q")) << place(i);
}

/// The folders of the window. Each uses only itself and those of the rows above it; those of one row know nothing of
/// each other.
const std::vector<std::vector<std::string>>& window_rows() {
  static const std::vector<std::vector<std::string>> rows{
      {"wording", "faces", "sound"},
      {"widgets"},
      {"speech"},
      {"sheet"},
      {"log", "rules", "choices"},
      {"table"},
      {"naruto", "gormiti", "rising_clan"},
      {"collection"},
      {"decks"},
      {"series", "replay", "lessons", "matches", "problems", "tournament"},
      {"shell"}};
  return rows;
}

/// Number of the row; nothing for a folder that has none.
std::optional<std::size_t> window_row(const std::string& folder) {
  const auto& rows = window_rows();
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (std::find(rows[i].begin(), rows[i].end(), folder) != rows[i].end()) return i;
  return std::nullopt;
}

bool may_use(const std::string& from, const std::string& to) {
  const auto below = window_row(from), above = window_row(to);
  return below && above && (from == to || *above < *below);
}

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Architecture, EachFolderOfTheWindowHasARowAndALibrary) {
  std::set<std::string> there;
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path("ui"))) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_directory()) {
      EXPECT_EQ(name, "CMakeLists.txt") << "a file outside the folders";
      continue;
    }
    there.insert(name);
    EXPECT_TRUE(window_row(name)) << "ui/" << name << " has no row";
    const std::string made = text_of(entry.path() / "CMakeLists.txt");
    EXPECT_TRUE(made.find("playsheet_folder(" + name + ' ') != std::string::npos ||
                made.find("add_library(playsheet_" + name + ' ') != std::string::npos)
        << "ui/" << name << " is no library of its own";
  }
  for (const auto& row : window_rows())
    for (const std::string& folder : row) EXPECT_TRUE(there.contains(folder)) << "there is no ui/" << folder;
}

TEST(Architecture, FoldersOfTheWindowUseOnlyThoseAboveThem) {
  static const std::regex own_folder("^ui/([^/]+)/");
  for (const Include& i : includes_below("ui")) {
    std::smatch from, to;
    if (!i.own || !std::regex_search(i.target, to, own_folder)) continue;
    ASSERT_TRUE(std::regex_search(i.file, from, own_folder)) << i.file;
    EXPECT_TRUE(may_use(from[1], to[1])) << place(i);
  }
}

/// The libraries are linked as the headers are included: none knows one below it, and none is missing.
TEST(Architecture, LibrariesOfTheWindowLinkOnlyThoseAboveThem) {
  static const std::regex named("playsheet_([a-z_]+)"), own_folder("^ui/([^/]+)/");
  std::map<std::string, std::set<std::string>> links;
  for (const auto& row : window_rows())
    for (const std::string& folder : row) {
      const std::string made = text_of(playsheet::support::source_path("ui/" + folder + "/CMakeLists.txt"));
      for (auto word = std::sregex_iterator(made.begin(), made.end(), named); word != std::sregex_iterator(); ++word) {
        const std::string other = (*word)[1];
        if (other == folder || !window_row(other)) continue;
        EXPECT_TRUE(may_use(folder, other)) << "ui/" << folder << " links " << other;
        links[folder].insert(other);
        links[folder].insert(links[other].begin(), links[other].end());
      }
    }
  for (const Include& i : includes_below("ui")) {
    std::smatch from, to;
    if (!i.own || !std::regex_search(i.target, to, own_folder)) continue;
    ASSERT_TRUE(std::regex_search(i.file, from, own_folder)) << i.file;
    EXPECT_TRUE(from[1] == to[1] || links[from[1]].contains(to[1])) << place(i) << ", which it does not link";
  }
}

/// The sheet draws the scene of any game, the log its rows: they include, name and link none of them, nor their
/// sentences.
class DrawsAnyGame : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Architecture, DrawsAnyGame, ::testing::Values("sheet", "log"));

TEST_P(DrawsAnyGame, AndKnowsNone) {
  const std::string folder = "ui/" + GetParam();
  for (const Include& i : includes_below(folder))
    EXPECT_TRUE(!i.own || starts_with_any(i.target, {folder + "/", "ui/faces/", "ui/widgets/", "engine/table/"}))
        << place(i);
  static const std::regex game(R"(\b(naruto|gormiti|rising_clan)\b)"), comment("//[^\n]*|#[^\n]*");
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path(folder))) {
    const std::string code = std::regex_replace(text_of(entry.path()), comment, "");
    EXPECT_FALSE(std::regex_search(code, game)) << entry.path() << " names a game";
  }
  const std::string made = text_of(playsheet::support::source_path(folder + "/CMakeLists.txt"));
  for (const std::string library : {"engine", "speech", "wording"})
    EXPECT_EQ(made.find("playsheet_" + library), std::string::npos) << folder << " links " << library;
}

/// Records of any game are watched on one page, which asks the game of each for what it shows; lessons are played on
/// another, in the same way.
class AsksAnyGame : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Architecture, AsksAnyGame, ::testing::Values("replay", "lessons"));

TEST_P(AsksAnyGame, AndKnowsNone) {
  static const std::regex game(R"(\b(naruto|gormiti|rising_clan)\b)"), comment("//[^\n]*|#[^\n]*");
  const std::string folder = "ui/" + GetParam();
  for (const Include& i : includes_below(folder)) EXPECT_FALSE(i.own && std::regex_search(i.target, game)) << place(i);
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path(folder)))
    EXPECT_FALSE(std::regex_search(std::regex_replace(text_of(entry.path()), comment, ""), game))
        << entry.path() << " names a game";
}

/// What shows and keeps matches of every game knows none of them: it asks a desk, a watched match, a store.
TEST(Architecture, RoomsForEveryGameKnowNone) {
  for (const std::string room : {"sheet", "log", "choices", "table", "replay", "lessons", "matches"})
    for (const Include& i : includes_below("ui/" + room))
      EXPECT_FALSE(starts_with_any(
          i.target, {"engine/naruto/", "engine/gormiti/", "engine/rising_clan/", "ui/naruto/", "ui/gormiti/"}))
          << place(i);
}

/// Who makes the scene of a game knows that game alone.
TEST(Architecture, TheMakerOfASceneKnowsOneGame) {
  for (const std::string game : {"naruto", "gormiti"})
    for (const Include& i : includes_below("ui/" + game))
      EXPECT_TRUE(!i.target.starts_with("engine/") ||
                  starts_with_any(i.target, {"engine/" + game + "/", "engine/table/"}) ||
                  (game == "naruto" && i.target.starts_with("engine/players/")))
          << place(i);
}

/// Inside a game each folder uses only itself and the folders above it in this list.
void expect_only_those_above(const std::string& game, const std::vector<std::string>& order) {
  std::map<std::string, std::size_t> height;
  for (std::size_t i = 0; i < order.size(); ++i) height[order[i]] = i;
  for (const Include& i : includes_below(game)) {
    if (!i.target.starts_with(game + "/")) continue;
    const auto folder = [&](const std::string& path) {
      const auto rest = path.substr(game.size() + 1);
      const auto slash = rest.find('/');
      return slash == std::string::npos ? std::string{} : rest.substr(0, slash);
    };
    const auto from = folder(i.file);
    const auto to = folder(i.target);
    if (!height.contains(from) || !height.contains(to)) continue;  // the door (game.h) and the laws use everything
    EXPECT_LE(height[to], height[from]) << place(i);
  }
}

TEST(Architecture, FoldersOfTheGameUseOnlyThoseAboveThem) {
  expect_only_those_above("engine/naruto",
                          {"cards", "contrast", "search", "editions", "decks", "describe", "state", "events", "effects",
                           "rules", "resolve", "actions", "match", "scenario", "lesson", "probe"});
}

TEST(Architecture, FoldersOfGormitiUseOnlyThoseAboveThem) {
  expect_only_those_above("engine/gormiti", {"cards", "decks", "describe", "state", "events", "effects", "rules",
                                             "resolve", "actions", "match", "scenario", "lesson", "players"});
  std::set<std::string> there;
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path("engine/gormiti")))
    if (entry.is_directory()) there.insert(entry.path().filename());
  EXPECT_EQ(there, (std::set<std::string>{"cards", "decks", "describe", "state", "events", "effects", "rules",
                                          "resolve", "actions", "match", "scenario", "lesson", "players", "laws"}));
}

TEST(Architecture, FoldersOfRisingClanUseOnlyThoseAboveThem) {
  expect_only_those_above("engine/rising_clan", {"cards", "options", "describe", "state", "events", "effects", "rules",
                                                 "resolve", "actions", "match", "tournament", "scenario", "lesson"});
  std::set<std::string> there;
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path("engine/rising_clan")))
    if (entry.is_directory()) there.insert(entry.path().filename());
  EXPECT_EQ(there, (std::set<std::string>{"cards", "options", "describe", "state", "events", "effects", "rules",
                                          "resolve", "actions", "match", "tournament", "scenario", "lesson", "laws"}));
}

TEST(Architecture, FoldersOfTheTournamentUseOnlyThoseAboveThem) {
  const std::vector<std::string> order{"words",    "event",   "results", "ranking", "pairing",
                                       "knockout", "journal", "roster",  "laws"};
  expect_only_those_above("engine/tournament", order);
  std::set<std::string> there;
  for (const auto& entry : fs::directory_iterator(playsheet::support::source_path("engine/tournament")))
    there.insert(entry.path().filename());
  EXPECT_EQ(there, std::set<std::string>(order.begin(), order.end()));
  // It knows results, no game; and one file of it knows LEMON (T-553).
  for (const Include& i : includes_below("engine/tournament")) {
    EXPECT_TRUE(!i.own || starts_with_any(i.target, {"engine/tournament/", "engine/table/"})) << place(i);
    EXPECT_TRUE(!i.target.starts_with("lemon/") || i.file.ends_with("/matching_by_lemon.cpp")) << place(i);
  }
  for (const std::string folder : {"engine/naruto", "engine/gormiti", "engine/players"})
    for (const Include& i : includes_below(folder))
      EXPECT_FALSE(i.target.starts_with("engine/tournament/")) << place(i);
}

/// What all games share knows none of them, nor who plays them.
TEST(Architecture, TheTableKnowsOnlyItself) {
  for (const Include& i : includes_below("engine/table"))
    EXPECT_TRUE(!i.own || i.target.starts_with("engine/table/")) << place(i);
}

/// A game may use the table, and nothing of another game.
TEST(Architecture, GamesDoNotKnowEachOther) {
  for (const std::string game : {"engine/gormiti", "engine/rising_clan"})
    for (const Include& i : includes_below(game))
      EXPECT_TRUE(!i.own || starts_with_any(i.target, {game + "/", "engine/table/"})) << place(i);
  for (const Include& i : includes_below("engine/naruto"))
    EXPECT_FALSE(starts_with_any(i.target, {"engine/gormiti/", "engine/rising_clan/"})) << place(i);
}

/// The sentences of a game know that game and what every wording needs, and no sentence of another game.
TEST(Architecture, WordingsOfGamesDoNotKnowEachOther) {
  const std::vector<std::string> shared{"ui/wording/joining.h",
                                        "ui/wording/language.h",
                                        "ui/wording/lexicon.h",
                                        "ui/wording/patterns.h",
                                        "ui/wording/slots.h",
                                        "ui/wording/typeset.h",
                                        "ui/wording/share_fault_text.h",
                                        "ui/wording/source_problem_text.h"};
  const std::vector<std::string> games{"gormiti", "rising_clan"};
  const auto game_of = [&](const std::string& path) {
    const auto of = [&](const std::string& game) {
      return starts_with_any(path, {"ui/wording/" + game + "/", "engine/" + game + "/"});
    };
    const auto at = std::find_if(games.begin(), games.end(), of);
    return at == games.end() ? std::string() : *at;
  };
  for (const Include& i : includes_below("ui/wording")) {
    if (!i.own) continue;
    const bool for_all =
        i.target.starts_with("engine/table/") || std::find(shared.begin(), shared.end(), i.target) != shared.end();
    const std::string game = game_of(i.file);
    EXPECT_TRUE(game.empty() ? game_of(i.target).empty() : game_of(i.target) == game || for_all) << place(i);
  }
}

TEST(Architecture, EveryFileNamesItsLicence) {
  for (const std::string folder : {"engine", "ui", "app", "tests", "bench"})
    for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path(folder))) {
      const auto ending = entry.path().extension();
      if (ending != ".h" && ending != ".cpp") continue;
      std::ifstream in(entry.path());
      std::string first;
      std::getline(in, first);
      EXPECT_EQ(first, "// SPDX-License-Identifier: GPL-3.0-or-later") << entry.path();
    }
}

/// Qt's own checks end a test of GoogleTest in silence, as if it had passed.
TEST(Architecture, TestsFailByGoogleTestAlone) {
  const std::regex check(R"(\bQ(TRY_|VERIFY|COMPARE|FAIL)\w*\()");
  for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path("tests"))) {
    const auto ending = entry.path().extension();
    if (ending != ".h" && ending != ".cpp") continue;
    std::ifstream in(entry.path());
    std::string line;
    while (std::getline(in, line)) EXPECT_FALSE(std::regex_search(line, check)) << entry.path() << ": " << line;
  }
}

/// A list of fixed size that may be full is added to with `push_or_tell`, so that nothing is left out in silence. Who
/// asks for room otherwise refuses, ends a search, or writes the state.
TEST(Architecture, NothingIsLeftOutInSilence) {
  const std::map<std::string, int> may_ask{
      {"events/change.h", 2},            // here it is told
      {"events/card_changes.cpp", 1},    // told before (`count_use`)
      {"events/memory_changes.cpp", 1},  // told before (`name_said`)
      {"effects/turn_marks.h", 1},       // refused
      {"resolve/perform_flow.cpp", 1},   // the next ones
      {"resolve/resolve.cpp", 1},        // likewise
      {"resolve/replace.cpp", 2},        // told
      {"rules/jutsu.cpp", 1},            // refused, as the next two
      {"rules/mission.cpp", 1},         {"rules/effect_use.cpp", 1},
      {"rules/public_facts.cpp", 1},  // nobody is asked for what would be refused
      {"rules/squad.cpp", 1},         // a search that ends
      {"rules/cost_first.cpp", 1},    // a search that ends: more than any payment takes, as the next one
      {"actions/payment.cpp", 1},       {"rules/jutsu_cost.cpp", 2},  // more chakra than any cost takes
      {"rules/sacrifice.cpp", 1},  // the reader of cards holds that there are no more
      {"actions/adjust.cpp", 1},   // refused
      {"actions/advance.cpp", 1},  // a triggered effect waits until there is room
  };
  const std::string root = playsheet::support::source_path("engine/naruto");
  std::map<std::string, int> asks;
  for (const std::string folder : {"effects", "events", "rules", "resolve", "actions"})
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(root) / folder)) {
      std::ifstream in(entry.path());
      std::string text;
      while (std::getline(in, text))
        if (text.find(".full()") != std::string::npos) ++asks[fs::relative(entry.path(), root).string()];
    }
  for (const auto& [file, n] : asks) {
    const auto known = may_ask.find(file);
    EXPECT_LE(n, known == may_ask.end() ? 0 : known->second) << file << " asks whether there is room; use push_or_tell";
  }
}

/// What has no room is told, and a test meets it: each cap of `Cap` stands in a scenario or in a test of the rules.
TEST(Architecture, EveryCapIsMetByATest) {
  const auto text_of = [](const fs::path& path) {
    std::ifstream in(path);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string events = text_of(playsheet::support::source_path("engine/naruto/events/turn_events.h"));
  const auto begin = events.find("enum class Cap ");
  ASSERT_NE(begin, std::string::npos);
  std::string tests;
  for (const std::string folder : {"tests/scenarios", "tests/effects", "tests/rules"})
    for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path(folder)))
      if (entry.is_regular_file()) tests += text_of(entry.path());
  std::istringstream lines(events.substr(begin, events.find("};", begin) - begin));
  std::string line;
  std::getline(lines, line);
  int caps = 0;
  while (std::getline(lines, line)) {
    const auto first = line.find_first_not_of(' ');
    if (first == std::string::npos || line.compare(first, 2, "//") == 0) continue;
    const std::string cap = line.substr(first, line.find(',') - first);
    ++caps;
    EXPECT_TRUE(tests.find("cap_reached cap=" + cap + "\n") != std::string::npos ||
                tests.find("(told(Cap::" + cap + ")") != std::string::npos)
        << cap;
  }
  EXPECT_GE(caps, 13) << "none is passed over";
}

TEST(Architecture, RulesNeverAskForTheNameOfAnEdition) {
  for (const auto& entry : fs::recursive_directory_iterator(playsheet::support::source_path("engine/naruto"))) {
    if (entry.path().extension() != ".cpp" || entry.path().filename() == "editions.cpp") continue;
    std::ifstream in(entry.path());
    std::string text;
    while (std::getline(in, text))
      for (const std::string name : {"\"usa-1.3\"", "\"panini\"", "\"bandai-pt\""})
        EXPECT_EQ(text.find(name), std::string::npos) << entry.path() << " asks for " << name;
  }
}

}  // namespace
