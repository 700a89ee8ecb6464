// SPDX-License-Identifier: GPL-3.0-or-later
// The commands with --game gormiti, and what each game says of files of the other.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "app/cards_command.h"
#include "app/deck_command.h"
#include "app/gormiti/gormiti_cards.h"
#include "app/gormiti/gormiti_cards_command.h"
#include "app/gormiti/gormiti_deck_command.h"
#include "app/gormiti/gormiti_scenarios.h"
#include "app/lesson_command.h"
#include "app/rules_command.h"
#include "app/storage/text_file.h"
#include "tests/storage/game_commands.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class GormitiCommands : public GameCommands {
 protected:
  GormitiCommands() : GameCommands("gormiti") {
    simulate_.gormiti.cards = cards_;
    simulate_.games = 30;
  }

  int replay(const fs::path& file, const std::string& game = "gormiti", bool json = false) {
    return clear(), run_replay({file, json, game, cards_}, out_, err_);
  }
  int check(const std::string& deck) { return clear(), run_gormiti_deck_check({cards_, deck}, out_, err_); }

  const fs::path cards_ = support::source_path("cards.db");
};

TEST_F(GormitiCommands, RandomGamesInBothModesKeepTheLaws) {
  simulate_.laws = simulate_.json = true;
  for (const std::string mode : {"", "strategic", "quick"}) {
    simulate_.gormiti.mode = mode;
    ASSERT_EQ(simulate(), 0) << err_.str();
    EXPECT_EQ(json()["mode"], mode.empty() ? "strategic" : mode);
    EXPECT_EQ(json()["games"], 30);
    EXPECT_EQ(json()["wins_south"].get<int>() + json()["wins_north"].get<int>() + json()["draws"].get<int>(), 30);
  }
}

TEST_F(GormitiCommands, HowManyAtATimeChangesNothing) {
  simulate_.json = true;
  simulate_.games = 60;
  ASSERT_EQ(simulate(), 0);
  const auto alone = json()["signature"];
  simulate_.at_a_time = 3;
  ASSERT_EQ(simulate(), 0);
  EXPECT_EQ(json()["signature"], alone);
  simulate_.seed = 2;
  ASSERT_EQ(simulate(), 0);
  EXPECT_NE(json()["signature"], alone);
}

TEST_F(GormitiCommands, BalancePlaysEachDeckAgainstEach) {
  simulate_.balance = simulate_.json = true;
  simulate_.games = 4;
  ASSERT_EQ(simulate(), 0) << err_.str();
  ASSERT_EQ(json().size(), 2U);
  EXPECT_EQ(json()[0]["mode"], "strategic");
  EXPECT_EQ(json()[0]["pairings"].size(), 10U) << "four decks, each against itself, too";
  EXPECT_EQ(json()[1]["pairings"].size(), 3U);
  const auto pairing = json()[0]["pairings"][1];
  EXPECT_EQ(pairing["row"], "D1");
  EXPECT_EQ(pairing["column"], "D2");
  EXPECT_EQ(pairing["wins_row"].get<int>() + pairing["wins_column"].get<int>() + pairing["draws"].get<int>(), 4);
  simulate_.json = false;
  simulate_.gormiti.mode = "quick";
  ASSERT_EQ(simulate(), 0);
  EXPECT_TRUE(prints("quick mode, 4 games a pairing")) << out_.str();
  EXPECT_TRUE(prints("Q1 Q2")) << out_.str();
  EXPECT_FALSE(prints("D1")) << out_.str();
}

TEST_F(GormitiCommands, AGameIsRecordedAndReplayed) {
  for (const std::string mode : {"strategic", "quick"}) {
    simulate_.gormiti.mode = mode;
    simulate_.record = folder_ / (mode + ".match");
    simulate_.house = {"fighterZones=3"};
    simulate_.games = 1;
    ASSERT_EQ(simulate(), 0) << err_.str();
    ASSERT_EQ(replay(simulate_.record), 0) << err_.str();
    EXPECT_TRUE(prints("all as recorded.")) << out_.str();
    ASSERT_EQ(replay(simulate_.record, "gormiti", true), 0);
    EXPECT_TRUE(json()["over"].get<bool>());
    EXPECT_FALSE(json()["truncated"].get<bool>());
    const std::string record = *read_text_file(simulate_.record);
    ASSERT_EQ(replay(written("torn.match", record.substr(0, record.size() - 2)), "gormiti", true), 0) << err_.str();
    EXPECT_TRUE(json()["truncated"].get<bool>());
    std::string changed = record;
    changed.replace(changed.find("seed 1"), 6, "seed 2");
    EXPECT_EQ(replay(written("changed.match", changed)), 1);
    EXPECT_TRUE(says("changed.match:")) << err_.str();
  }
}

TEST_F(GormitiCommands, ARecordOfTheOtherGameIsNamed) {
  simulate_.record = folder_ / "a.match";
  simulate_.games = 1;
  ASSERT_EQ(simulate(), 0);
  EXPECT_EQ(replay(folder_ / "a.match", ""), 1);
  EXPECT_TRUE(says("a match of gormiti, not of naruto; --game gormiti replays it")) << err_.str();
  EXPECT_EQ(replay(written("n.match", "playsheet match 5\ngame naruto\nedition usa-1.3\n")), 1);
  EXPECT_TRUE(says("a match of naruto, not of gormiti; --game naruto replays it")) << err_.str();
  EXPECT_EQ(replay(written("p.match", "playsheet match 1\ngame pokemon\n")), 1);
  EXPECT_TRUE(says("a match of pokemon, not of gormiti\n")) << err_.str();
  EXPECT_EQ(replay(written("letter.match", "Dear Naomi\n")), 1);
  EXPECT_TRUE(says("a match record")) << err_.str();
  EXPECT_EQ(replay(folder_ / "none.match"), 1);
}

TEST_F(GormitiCommands, AnUnknownGameIsNamed) {
  simulate_.game = "pokemon";
  EXPECT_EQ(simulate(), 2);
  EXPECT_TRUE(says("unknown game \"pokemon\"; there are naruto, gormiti and rising-clan")) << err_.str();
  EXPECT_EQ(replay(folder_ / "a.match", "pokemon"), 2);
  EXPECT_EQ(run_rules({support::source_path(), false, "pokemon"}, out_, err_), 2);
}

TEST_F(GormitiCommands, OptionsOfTheOtherGameAreWrongUse) {
  const auto refused = [&](auto&& change, std::string_view words) {
    const SimulateOptions before = simulate_;
    change(simulate_);
    EXPECT_EQ(simulate(), 2) << words;
    EXPECT_TRUE(says(words)) << err_.str();
    simulate_ = before;
  };
  refused([](auto& o) { o.edition = "panini"; }, "an edition is there with --game naruto only");
  refused([](auto& o) { o.rulings = {"A-16=no"}; }, "--ruling is there with --game naruto only");
  refused([](auto& o) { o.gormiti.mode = "slow"; }, "unknown mode \"slow\"");
  refused([](auto& o) { o.house = {"zones=3"}; }, "--option \"zones=3\": unknown");
  refused([](auto& o) { o.house = {"fighterZones=9"}; }, "a number from 2 to 8 (G-309)");
  refused([](auto& o) { o.house = {"quietTurns=0", "turnLimit=0"}; }, "would not end (G-710)");
  refused([](auto& o) { o.balance = true, o.decks = {"D1", "D2"}; }, "goes with neither");
  refused([](auto& o) { o.game.clear(), o.gormiti.greedy = true; }, "--greedy is there with --game gormiti only");
  refused([](auto& o) { o.game.clear(), o.balance = true; },
          "--balance is there with --game gormiti or rising-clan only");
}

TEST_F(GormitiCommands, DecksAreCheckedByTheirMode) {
  for (const std::string deck : {"D1", "D4", "Q1", "Q2"}) EXPECT_EQ(check(deck), 0) << err_.str();
  EXPECT_TRUE(prints("legal in the quick mode"));
  const std::string head = "format = 1\ngame = \"gormiti\"\nmode = \"quick\"\nname = \"Mine\"\n";
  EXPECT_EQ(check(written("few.toml", head + "cards = [\"FI-01\"]\n")), 1);
  EXPECT_TRUE(prints("Mine: 1 cards, not legal in the quick mode: deckSize (G-209)")) << out_.str();
  EXPECT_EQ(check(written("unknown.toml", head + "cards = [\"FI-01\",\n\"XX-01\"]\n")), 1);
  EXPECT_TRUE(says("line 6")) << err_.str();
  EXPECT_TRUE(says("found XX-01, expected the code of a card")) << err_.str();
  EXPECT_EQ(check(written("more.toml", head + "cards = []\nsideboard = []\n")), 1);
  EXPECT_TRUE(says("\"sideboard\"")) << err_.str();
  EXPECT_EQ(check(written("broken.toml", "format = ")), 1);
  EXPECT_EQ(check("D9"), 1);
  simulate_.decks = {"D1", "Q1"};
  EXPECT_EQ(simulate(), 1);
  EXPECT_TRUE(says("Q1: not legal in the strategic mode: deckSize (G-201)")) << err_.str();
}

TEST_F(GormitiCommands, ADeckOfTheOtherGameIsNamed) {
  const fs::path clones = support::source_path("resources/decks/clones.toml");
  EXPECT_EQ(check(clones.string()), 1);
  EXPECT_TRUE(says("a deck of naruto, not of gormiti")) << err_.str();
  simulate_.decks = {clones.string(), "D1"};
  EXPECT_EQ(simulate(), 1);
  EXPECT_TRUE(says("a deck of naruto, not of gormiti")) << err_.str();
  std::ostringstream out, err;
  const std::string own =
      written("own.toml", "format = 1\ngame = \"gormiti\"\nmode = \"quick\"\nname = \"Mine\"\ncards = [\"FI-01\"]\n");
  EXPECT_EQ(run_deck_check({own, "", support::source_path("resources/cards")}, out, err), 1);
  EXPECT_NE(err.str().find("gormiti"), std::string::npos) << err.str();
}

TEST_F(GormitiCommands, DecksAreConvertedBetweenFileListAndCode) {
  const auto convert = [&](const std::string& deck, const std::string& to, const fs::path& file = {},
                           const std::string& mode = {}) {
    return clear(), run_gormiti_deck_convert({cards_, deck, to, mode, file, true}, out_, err_);
  };
  for (const std::string ready : {"D1", "D4", "Q1", "Q2"}) {
    const fs::path code = folder_ / "code.txt", file = folder_ / "file.toml", list = folder_ / "list.txt";
    ASSERT_EQ(convert(ready, "code", code), 0) << err_.str();
    ASSERT_EQ(convert(code.string(), "text", file), 0) << err_.str();
    ASSERT_EQ(convert(ready, "text"), 0);
    EXPECT_EQ(*read_text_file(file), out_.str()) << "a code says all that a deck file says";
    ASSERT_EQ(convert(file.string(), "code"), 0);
    EXPECT_EQ(*read_text_file(code), out_.str());
    ASSERT_EQ(convert(file.string(), "list", list), 0);
    ASSERT_EQ(convert(list.string(), "list"), 0) << err_.str();
    EXPECT_EQ(*read_text_file(list), out_.str());
    EXPECT_EQ(check(code.string()), 0) << err_.str();
  }
  const std::string some = written("some.txt", "FI-01\nriver Ferrywoman\n");
  EXPECT_EQ(convert(some, "code"), 1);
  EXPECT_TRUE(says("FI-01 stands there more than once; expected each card once (G-202)")) << err_.str();
  EXPECT_EQ(convert(written("odd.txt", "FI-01\nNaruto Uzumaki\n"), "code"), 1);
  EXPECT_TRUE(says("found Naruto Uzumaki, expected a card of gormiti by its code or name")) << err_.str();
  EXPECT_EQ(out_.str(), "");
  EXPECT_EQ(convert(written("two.txt", "FI-02\nFI-01\n"), "text", {}, "strategic"), 0);
  EXPECT_TRUE(prints("mode = \"strategic\"\nname = \"two\"\n")) << out_.str();
  EXPECT_EQ(convert("D1", "csv"), 2);
  EXPECT_TRUE(says("unknown format \"csv\" of gormiti; known: text, list, code")) << err_.str();
  EXPECT_EQ(convert("D1", "code", {}, "slow"), 2);
}

TEST_F(GormitiCommands, ACodeThatCannotBeReadIsTold) {
  std::ostringstream out;
  ASSERT_EQ(
      run_deck_convert(
          {support::source_path("resources/decks/clones.toml"), "code", {}, support::source_path("resources/cards")},
          out, err_),
      0);
  EXPECT_EQ(check(written("n.txt", out.str())), 1);
  EXPECT_TRUE(says("the share code holds a deck of Naruto, not of Gormiti")) << err_.str();
  EXPECT_EQ(check(written("b.txt", "PG1-AQJBQgEDRkktAgACAQEBDC4f9BF")), 1);
  EXPECT_TRUE(says("b.txt: the share code is damaged")) << err_.str();
  EXPECT_EQ(check(written("v.txt", "PG3-AQJBQgEDRkktAgACAQEBDC4f9BE")), 1);
  EXPECT_TRUE(says("version 3")) << err_.str();
  std::ostringstream none, err;
  const std::string ours = written("g.txt", "PG1-AQJBQgEDRkktAgACAQEBDC4f9BE");
  EXPECT_EQ(run_deck_check({ours, "", support::source_path("resources/cards")}, none, err), 1);
  EXPECT_NE(err.str().find("the share code holds a deck of Gormiti, not of Naruto"), std::string::npos) << err.str();
}

TEST_F(GormitiCommands, CardsAreListedShownAndChecked) {
  ASSERT_EQ(run_gormiti_cards_list({cards_, {}, {}, true}, out_, err_), 0);
  EXPECT_EQ(json().size(), 87U);
  EXPECT_EQ(json()[0]["code"], "FI-01");
  out_.str({});
  ASSERT_EQ(run_gormiti_cards_show({cards_, "FI-02", {}}, out_, err_), 0);
  EXPECT_TRUE(out_.str().starts_with("FI-02 ")) << out_.str();
  EXPECT_TRUE(prints("code = \"FI-02\"")) << out_.str();
  EXPECT_FALSE(prints("code = \"FI-03\"")) << out_.str();
  for (const std::string_view words :
       {"heal each of your other Fighters for 5 HP", "cura 5 HP a ogni altro tuo", "cure 5 PV de cada um"})
    EXPECT_TRUE(prints(words)) << out_.str();
  out_.str({});
  ASSERT_EQ(run_gormiti_cards_show({cards_, "FI-02", {}, true}, out_, err_), 0);
  EXPECT_EQ(json()["text"].size(), 3U);
  EXPECT_NE(json()["text"]["it"].get<std::string>().find("cura 5 HP"), std::string::npos) << out_.str();
  EXPECT_EQ(run_gormiti_cards_show({cards_, "N-001", {}}, out_, err_), 1);
  EXPECT_TRUE(says("N-001: no card of gormiti has this code"));
  out_.str({});
  for (const std::vector<fs::path>& files :
       {std::vector<fs::path>{}, {support::source_path("resources/gormiti/cards.toml")}}) {
    out_.str({});
    ASSERT_EQ(run_gormiti_cards_check({cards_, {}, files}, out_, err_), 0);
    EXPECT_TRUE(prints("87 cards, 6 ready decks, no problems")) << out_.str();
  }
  const fs::path bad = written("bad.toml", "[[card]]\ncode = \"X-1\"\n");
  EXPECT_EQ(run_gormiti_cards_check({cards_, {}, {bad}}, out_, err_), 1);
  EXPECT_TRUE(says("bad.toml: line ")) << err_.str();
  std::ostringstream list;
  ASSERT_EQ(run_gormiti_deck_list({cards_}, list, err_), 0);
  EXPECT_NE(list.str().find("Q2"), std::string::npos);
}

TEST_F(GormitiCommands, OwnCardsAreCheckedBesideThoseOfTheProgram) {
  const auto check_cards = [&](const std::vector<fs::path>& files) {
    return clear(), run_gormiti_cards_check({cards_, {}, files}, out_, err_);
  };
  const auto fighter = [](const std::string& code) {
    return "[[card]]\ncode = \"" + code +
           "\"\nname = { en = \"Foam\", it = \"Schiuma\", pt = \"Espuma\" }\ntype = \"fighter\"\nelement = "
           "\"water\"\ncategory = \"gormiti\"\natk = 20\nhp = 60\n";
  };
  const std::string head = "format = 1\ngame = \"gormiti\"\n";
  const std::string ready =
      "[[deck]]\ncode = \"OQ\"\nmode = \"quick\"\nname = { en = \"x\", it = \"x\", pt = \"x\" }\ncards = [\"OW-01\", "
      "\"FI-01\"]\n";
  const fs::path good = written("good.toml", head + fighter("OW-01") + ready);
  EXPECT_EQ(check_cards({good}), 0) << err_.str();
  EXPECT_TRUE(prints("good.toml: 1 own cards, 1 ready decks, no problems")) << out_.str();
  const fs::path source = support::source_path("resources/gormiti/cards.toml");
  EXPECT_EQ(check_cards({good, source}), 0) << err_.str();
  EXPECT_TRUE(prints("87 cards, 6 ready decks")) << "the source of the program is no file of a person";
  EXPECT_EQ(check_cards({written("taken.toml", head + fighter("FI-01")), good}), 1);
  EXPECT_TRUE(says("taken.toml: line 4: FI-01, code: duplicate-code")) << err_.str();
  EXPECT_TRUE(says("FI-01: River Ferrywoman")) << err_.str();
  EXPECT_TRUE(prints("good.toml: 1 own cards"));
  EXPECT_EQ(check_cards({written("both.toml", head + "[[card]]\ncode = \"N-1\"\ntype = \"ninja\"\n")}), 1);
  EXPECT_TRUE(says("\"ninja\", a card of naruto")) << err_.str();
  EXPECT_EQ(check_cards({folder_ / "none.toml"}), 1);
  // The command of the other game says so.
  clear();
  EXPECT_EQ(run_cards_check({{good}, {}}, out_, err_), 1);
  EXPECT_TRUE(says("unknown-game")) << err_.str();
}

TEST_F(GormitiCommands, ScenariosArePlayedAndTold) {
  ScenarioOptions options;
  options.cards = cards_;
  options.json = true;
  options.files = {support::source_path("tests/gormiti/scenarios")};
  ASSERT_EQ(run_gormiti_scenarios(options, out_, err_), 0) << err_.str();
  EXPECT_GE(json()["passed"].get<int>(), 136);
  EXPECT_EQ(json()["failed"], 0);
  EXPECT_EQ(json()["runs"][0]["id"], "G-E01");
  const std::string position = "scenario A-1\nA hero FI-02\nB hero FI-14\n";  // the shipped cards are there
  const auto run = [&](const std::string& text) {
    clear();
    options.json = false;
    options.files = {written("own.scenario", text)};
    return run_gormiti_scenarios(options, out_, err_);
  };
  EXPECT_EQ(run(position + "expect FI-02 110/110\n"), 0) << err_.str();
  EXPECT_TRUE(prints("1 passed, 0 failed"));
  EXPECT_EQ(run(position + "expect FI-02 111/110\n"), 1);
  EXPECT_TRUE(says("own.scenario:4: A-1 failed")) << err_.str();
  EXPECT_EQ(run(position + "expcet FI-02 110/110\n"), 1);
  EXPECT_TRUE(says("did you mean \"expect\"?")) << err_.str();
  EXPECT_EQ(run("# nothing\n"), 1);
  EXPECT_TRUE(says("own.scenario:1: no scenario in the file")) << err_.str();
  options.cards = folder_ / "none.db";
  EXPECT_EQ(run(position), 1);
  EXPECT_TRUE(says("none.db: missing")) << err_.str();
}

TEST_F(GormitiCommands, LessonsArePlayedInEveryWay) {
  const auto lesson = support::source_path("resources/lessons/gormiti/1-two-cards.toml");
  clear();
  EXPECT_EQ(run_gormiti_lesson_check({{lesson}, cards_}, out_, err_), 0) << err_.str();
  EXPECT_TRUE(prints("1-two-cards: 11 steps")) << out_.str();
  std::string text = *read_text_file(lesson);
  const std::string swapped = "A swaps FI-23";
  text.replace(text.find(swapped), swapped.size(), "A swaps FI-19");  // which is not in the hand then
  const std::string file = written("swap.toml", text);
  EXPECT_EQ(run_gormiti_lesson_check({{lesson, file}, cards_}, out_, err_), 1);
  EXPECT_TRUE(says(file + ": step 7: \"A swaps FI-19\"")) << err_.str();
}

/// Of a lesson of the other game one sentence says where in which file the game stands.
TEST_F(GormitiCommands, ALessonOfTheOtherGameIsNamed) {
  const auto gormiti = support::source_path("resources/lessons/gormiti/1-two-cards.toml");
  const auto naruto = support::source_path("resources/lessons/1-the-sheet.toml");
  clear();
  EXPECT_EQ(run_gormiti_lesson_check({{naruto}, cards_}, out_, err_), 1);
  EXPECT_EQ(err_.str(), naruto.string() + ":3:8: error: unknown-game: game: found \"naruto\", expected \"gormiti\"\n");
  clear();
  EXPECT_EQ(run_lesson_check({{gormiti}, cards_}, out_, err_), 1);
  EXPECT_EQ(err_.str(), gormiti.string() + ":4:8: error: unknown-game: game: found \"gormiti\", expected \"naruto\"\n");
  clear();
  EXPECT_EQ(run_gormiti_lesson_check({{folder_ / "none.toml"}, cards_}, out_, err_), 1);
  EXPECT_TRUE(says("none.toml")) << err_.str();
}

TEST_F(GormitiCommands, EveryRuleHasAFileAndATest) {
  EXPECT_EQ(run_rules({support::source_path(), false, "gormiti"}, out_, err_), 0) << err_.str();
  EXPECT_TRUE(prints("G-201 ")) << out_.str();
}

}  // namespace
}  // namespace playsheet
