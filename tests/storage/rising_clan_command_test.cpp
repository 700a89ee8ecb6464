// SPDX-License-Identifier: GPL-3.0-or-later
// The commands with --game rising-clan (R-008, R-801, R-802, R-1204).
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "app/rising_clan/rising_clan_cards.h"
#include "app/rising_clan/rising_clan_scenarios.h"
#include "app/rules_command.h"
#include "app/storage/text_file.h"
#include "tests/storage/game_commands.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

class RisingClanCommands : public GameCommands {
 protected:
  RisingClanCommands() : GameCommands("rising-clan") {
    simulate_.rising_clan.cards = cards_;
    simulate_.games = 16;
    simulate_.json = true;
  }

  int replay(const std::filesystem::path& file, const std::string& game = "rising-clan", bool json = false) {
    ReplayOptions options{file, json, game};
    options.cards = cards_;
    return clear(), run_replay(options, out_, err_);
  }

  const std::filesystem::path cards_ = support::source_path("cards.db");
};

TEST_F(RisingClanCommands, RandomGamesOfAllNumbersOfPlayersKeepTheLaws) {
  simulate_.laws = true;
  ASSERT_EQ(simulate(), 0) << err_.str();
  EXPECT_EQ(json()["games"], 16);
  EXPECT_GE(json()["won_by_goal"].get<int>() + json()["won_by_rival"].get<int>() + json()["without_winner"].get<int>(),
            16);
}

TEST_F(RisingClanCommands, HowManyAtATimeChangesNothing) {
  ASSERT_EQ(simulate(), 0);
  const auto alone = json()["signature"];
  simulate_.at_a_time = 3;
  ASSERT_EQ(simulate(), 0);
  EXPECT_EQ(json()["signature"], alone);
  simulate_.seed = 2;
  ASSERT_EQ(simulate(), 0);
  EXPECT_NE(json()["signature"], alone);
  simulate_.json = false;
  ASSERT_EQ(simulate(), 0);
  EXPECT_TRUE(prints("won by goal")) << out_.str();
}

TEST_F(RisingClanCommands, TheBalanceIsATableByNumberOfPlayers) {
  simulate_.balance = true;
  simulate_.games = 6;
  ASSERT_EQ(simulate(), 0) << err_.str();
  ASSERT_EQ(json().size(), 8U);
  int ended = 0;
  for (int i = 0; i < 8; ++i) {
    const auto row = json()[static_cast<std::size_t>(i)];
    EXPECT_EQ(row["players"], i + 2);
    EXPECT_EQ(row["games"], 6);
    EXPECT_GT(row["turns_per_game"].get<double>(), 1);
    ended += row["won_by_goal"].get<int>() + row["won_by_rival"].get<int>();
    for (const auto& share : row["roles"]) EXPECT_GE(share.get<double>(), 0);
  }
  EXPECT_GT(ended, 0);
  EXPECT_FALSE(json()[0]["roles"].contains("HIB"));  // not in a game of two
  simulate_.json = false;
  simulate_.rising_clan.players = 4;
  ASSERT_EQ(simulate(), 0);
  for (const std::string_view words : {"nobody", "SHU", "decisions", "\n      4      6"})
    EXPECT_TRUE(prints(words)) << words << out_.str();
}

TEST_F(RisingClanCommands, TheFirstGameIsRecordedAndReplayed) {
  for (const int players : {2, 3, 9}) {
    simulate_.rising_clan.players = players;
    simulate_.record = folder_ / (std::to_string(players) + ".match");
    simulate_.house = {"dawn=1"};
    simulate_.games = 1;
    ASSERT_EQ(simulate(), 0) << err_.str();
    ASSERT_EQ(replay(simulate_.record), 0) << err_.str();
    EXPECT_TRUE(prints("all as recorded")) << out_.str();
    ASSERT_EQ(replay(simulate_.record, "rising-clan", true), 0);
    EXPECT_TRUE(json()["over"].get<bool>());
    EXPECT_FALSE(json()["winner"].get<std::string>().empty());
    const std::string record = *read_text_file(simulate_.record);
    ASSERT_EQ(replay(written("cut.match", record.substr(0, record.size() - 1)), "rising-clan", true), 0) << err_.str();
    EXPECT_TRUE(json()["truncated"].get<bool>());
    std::string changed = record;
    changed.replace(changed.find("seed 1"), 6, "seed 2");
    EXPECT_EQ(replay(written("changed.match", changed)), 1);
    EXPECT_TRUE(says("changed.match:")) << err_.str();
    changed = record;
    changed.replace(changed.find("match 1"), 7, "match 2");
    EXPECT_EQ(replay(written("newer.match", changed)), 1);
    EXPECT_TRUE(says("newer.match:1")) << err_.str();
    EXPECT_EQ(simulate(), 1);  // it is there already
    simulate_.force = true;
    EXPECT_EQ(simulate(), 0);
    simulate_.force = false;
  }
  EXPECT_EQ(replay(simulate_.record, ""), 1);
  EXPECT_TRUE(says("a match of rising-clan, not of naruto; --game rising-clan replays it")) << err_.str();
}

TEST_F(RisingClanCommands, WrongUseIsRefused) {
  const auto refused = [&](auto&& change, std::string_view words) {
    const SimulateOptions before = simulate_;
    change(simulate_);
    EXPECT_EQ(simulate(), 2) << words;
    EXPECT_TRUE(says(words)) << err_.str();
    simulate_ = before;
  };
  refused([](auto& o) { o.rising_clan.players = 1; }, "--players: 2 to 9 (R-801)");
  refused([](auto& o) { o.rising_clan.players = 10; }, "--players: 2 to 9 (R-801)");
  refused([](auto& o) { o.rising_clan.group = 1; }, "--group: 1 or 2, with --players 3 (R-802)");
  refused([](auto& o) { o.rising_clan.players = 3, o.rising_clan.group = 3; }, "(R-802)");
  refused([](auto& o) { o.rising_clan.players = 3, o.rising_clan.group = 1, o.house = {"threeGroup=1"}; }, "by lot");
  refused([](auto& o) { o.house = {"down=1"}; }, "--option \"down=1\": unknown; docs/rules/rising-clan.md, R-14");
  refused([](auto& o) { o.house = {"dawn=2"}; }, "dawn is a number from 0 to 1 (R-235)");
  refused([](auto& o) { o.balance = true, o.record = "a.match"; }, "does not go with --record");
  refused([](auto& o) { o.gormiti.mode = "quick"; }, "--mode is there with --game gormiti only");
  refused([](auto& o) { o.decks = {"D1", "D2"}; }, "--decks");
  refused([](auto& o) { o.edition = "panini"; }, "an edition is there with --game naruto only");
  refused([](auto& o) { o.game = "gormiti", o.rising_clan.players = 4; },
          "--players is there with --game rising-clan only");
  simulate_.rising_clan.cards = folder_ / "none.db";
  EXPECT_EQ(simulate(), 1);
  EXPECT_TRUE(says("none.db: missing")) << err_.str();
}

TEST_F(RisingClanCommands, CardsAreListedShownAndChecked) {
  ASSERT_EQ(run_rising_clan_cards_list({cards_, {}, {}, true}, out_, err_), 0);
  EXPECT_GT(json().size(), 100U);
  EXPECT_EQ(json()[0]["code"], "A01");
  out_.str({});
  ASSERT_EQ(run_rising_clan_cards_list({cards_, {}, {}}, out_, err_), 0);
  EXPECT_TRUE(prints("cards of our own")) << out_.str().substr(0, 100);
  out_.str({});
  ASSERT_EQ(run_rising_clan_cards_show({cards_, "A27", {}}, out_, err_), 0);
  EXPECT_TRUE(out_.str().starts_with("A27 Adrenaline")) << out_.str();
  EXPECT_TRUE(prints("id = \"A27\"") && !prints("id = \"A28\"") && !prints("id = \"A26\"")) << out_.str();
  for (const std::string_view words : {"add 2 to the roll", "aggiungi 2 al tiro", "some 2 à rolagem"})
    EXPECT_TRUE(prints(words)) << out_.str();
  out_.str({});
  ASSERT_EQ(run_rising_clan_cards_show({cards_, "G10", {}, true}, out_, err_), 0);
  EXPECT_EQ(json()["text"].size(), 3U);
  EXPECT_EQ(run_rising_clan_cards_show({cards_, "FI-01", {}}, out_, err_), 1);
  EXPECT_TRUE(says("FI-01: no card of rising-clan has this code"));
  out_.str({});
  for (const std::vector<std::filesystem::path>& files :
       {std::vector<std::filesystem::path>{}, {support::source_path("resources/rising_clan/cards.toml")}}) {
    out_.str({});
    ASSERT_EQ(run_rising_clan_cards_check({cards_, {}, files}, out_, err_), 0);
    EXPECT_TRUE(prints("13 goals, no problems")) << out_.str();
  }
  const std::filesystem::path bad = written("bad.toml", "[[advantage]]\nid = 7\n");
  EXPECT_EQ(run_rising_clan_cards_check({cards_, {}, {bad}}, out_, err_), 1);
  EXPECT_TRUE(says("bad.toml: line ")) << err_.str();
}

TEST_F(RisingClanCommands, ScenariosArePlayedAndTold) {
  ScenarioOptions options;
  options.cards = cards_;
  options.json = true;
  options.files = {support::source_path("tests/rising_clan/scenarios")};
  clear();
  ASSERT_EQ(run_rising_clan_scenarios(options, out_, err_), 0) << err_.str();
  EXPECT_GE(json()["passed"].get<int>(), 137);
  EXPECT_EQ(json()["failed"], 0);
  EXPECT_EQ(json()["runs"][0]["id"], "R-E01");
  const std::string position = "scenario A-1\nA play katana\n";
  const auto run = [&](const std::string& text) {
    clear();
    options.json = false;
    options.files = {written("own.scenario", text)};
    return run_rising_clan_scenarios(options, out_, err_);
  };
  EXPECT_EQ(run(position + "expect A ATT 7\n"), 0) << err_.str();
  EXPECT_TRUE(prints("1 passed, 0 failed"));
  EXPECT_EQ(run(position + "expect A ATT 8\n"), 1);
  EXPECT_TRUE(says("own.scenario:3: A-1 failed")) << err_.str();
  EXPECT_EQ(run(position + "expcet A ATT 7\n"), 1);
  EXPECT_TRUE(says("did you mean \"expect\"?")) << err_.str();
  EXPECT_EQ(run("# nothing\n"), 1);
  EXPECT_TRUE(says("own.scenario:1: no scenario in the file; expected a line such as scenario R-E01")) << err_.str();
  options.cards = folder_ / "none.db";
  EXPECT_EQ(run(position), 1);
  EXPECT_TRUE(says("none.db: missing")) << err_.str();
}

TEST_F(RisingClanCommands, EveryRuleHasAFileAndATest) {
  EXPECT_EQ(run_rules({support::source_path(), false, "rising-clan"}, out_, err_), 0) << err_.str();
  EXPECT_TRUE(prints("R-1023 ")) << out_.str();
}

}  // namespace
}  // namespace playsheet
