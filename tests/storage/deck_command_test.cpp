// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_command.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cards_command.h"
#include "app/edition_option.h"
#include "app/storage/text_file.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class DeckCheck : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    std::ostringstream out;
    db_ = folder() / "deck_check_cards.db";
    ASSERT_EQ(run_cards_build({support::source_path("resources/cards"), db_, false, {}, {}}, out, out), 0) << out.str();
  }
  static void TearDownTestSuite() { fs::remove_all(folder()); }

  int run(const fs::path& file, const std::string& edition, std::vector<std::string> rulings = {}, bool json = false) {
    out_.str({});
    err_.str({});
    return run_deck_check({file, edition, db_, json, std::move(rulings)}, out_, err_);
  }
  static fs::path ready(const std::string& id) { return support::source_path("resources/decks") / (id + ".toml"); }
  /// Of this run alone: tests may run side by side.
  static fs::path folder() {
    const auto path = fs::path(testing::TempDir()) / ("deck_check_" + std::to_string(::getpid()));
    fs::create_directories(path);
    return path;
  }
  static fs::path written(const std::string& text) {
    const auto path = folder() / "deck_check.toml";
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }

  static fs::path db_;
  std::ostringstream out_;
  std::ostringstream err_;
};
fs::path DeckCheck::db_;

TEST_F(DeckCheck, LegalDecksInTheirEditions) {
  EXPECT_EQ(run(ready("mist"), "usa-1.3"), 0) << out_.str();
  EXPECT_EQ(run(ready("mist"), "bandai-pt"), 0) << out_.str();
  EXPECT_EQ(run(ready("panini-clones"), ""), 0) << "the edition of the deck itself\n" << out_.str();
  EXPECT_NE(out_.str().find("panini"), std::string::npos);
  EXPECT_EQ(err_.str(), "");
}

TEST_F(DeckCheck, EveryViolationWithItsRuleOnTheOutput) {  // N-DECK-01, N-DECK-12, N-DECK-13
  EXPECT_EQ(run(ready("mist"), "panini"), 1);
  EXPECT_NE(out_.str().find("N-DECK-01: the deck has 50 cards, it needs exactly 40; remove 10 cards"),
            std::string::npos)
      << out_.str();
  EXPECT_NE(out_.str().find("N-DECK-13: M-051"), std::string::npos) << out_.str();
  EXPECT_EQ(run(ready("panini-clones"), "usa-1.3"), 1);
  EXPECT_NE(out_.str().find("N-SIDE-01"), std::string::npos) << out_.str();
}

TEST_F(DeckCheck, ForPrograms) {
  EXPECT_EQ(run(ready("mist"), "panini", {}, true), 1);
  const auto report = nlohmann::json::parse(out_.str());
  EXPECT_EQ(report["edition"], "panini");
  EXPECT_EQ(report["legal"], false);
  ASSERT_GE(report["violations"].size(), 2U);
  EXPECT_EQ(report["violations"][0]["rule"], "N-DECK-01");
  EXPECT_EQ(report["violations"][0]["fix"]["kind"], "remove_cards");
  EXPECT_EQ(report["violations"][0]["fix"]["count"], 10);
}

TEST_F(DeckCheck, HouseRulings) {  // N-DECK-07, A-16
  const auto deck =
      written("format = 1\ngame = \"naruto\"\nname = \"x\"\n[cards]\nN-001 = 2\n[sideboard]\nN-001 = 2\n");
  EXPECT_EQ(run(deck, "usa-1.3"), 1);
  EXPECT_NE(out_.str().find("N-DECK-07"), std::string::npos) << out_.str();
  EXPECT_EQ(run(deck, "usa-1.3", {"A-16=no"}), 1);
  EXPECT_EQ(out_.str().find("N-DECK-07"), std::string::npos) << out_.str();
  EXPECT_NE(out_.str().find("A-16=no"), std::string::npos) << out_.str();
}

TEST_F(DeckCheck, UnknownEditionsRulingsAndValuesAreWrongUse) {
  EXPECT_EQ(run(ready("mist"), "panino"), 2);
  EXPECT_NE(err_.str().find("did you mean \"panini\"?"), std::string::npos) << err_.str();
  EXPECT_EQ(run(ready("mist"), "usa-1.3", {"A-166=no"}), 2);
  EXPECT_NE(err_.str().find("did you mean \"A-16\"?"), std::string::npos) << err_.str();
  EXPECT_EQ(run(ready("mist"), "usa-1.3", {"A-16=on"}), 2);
  EXPECT_NE(err_.str().find("did you mean \"no\"?"), std::string::npos) << err_.str();
  for (const char* wrong : {"A-16", "", "=", "A-16=", "A-16=no=no"})
    EXPECT_EQ(run(ready("mist"), "usa-1.3", {wrong}), 2) << wrong;
  EXPECT_EQ(out_.str(), "");
}

TEST_F(DeckCheck, FilesThatAreNoDecks) {
  EXPECT_EQ(run(support::source_path("absent.toml"), ""), 1);
  EXPECT_EQ(run(written("crads = 1"), ""), 1);
  EXPECT_NE(err_.str().find("deck_check.toml:1:1"), std::string::npos) << err_.str();
  EXPECT_EQ(
      run(written("format = 1\ngame = \"naruto\"\nname = \"x\"\n[cards]\nRock-Lee = 1\n\"Rock Lee\" = 2\n"), "usa-1.3"),
      1);
  EXPECT_NE(err_.str().find("deck_check.toml:6:1: warning: unknown-name"), std::string::npos) << err_.str();
  EXPECT_NE(out_.str().find("did you mean N-"), std::string::npos) << out_.str();
}

TEST_F(DeckCheck, ConvertBetweenAllForms) {
  fs::path file = ready("mist");
  for (const char* form : {"json", "list", "csv", "community", "tts", "code", "text"}) {
    const fs::path next = folder() / ("mist." + std::string(form));
    out_.str({});
    err_.str({});
    ASSERT_EQ(run_deck_convert({file, form, next, db_}, out_, err_), 0) << form << err_.str();
    EXPECT_EQ(out_.str() + err_.str(), "");
    file = next;
  }
  EXPECT_EQ(run(file, "usa-1.3"), 0) << "still the legal deck\n" << out_.str() << err_.str();
}

TEST_F(DeckCheck, ListsOfEveryFormAreChecked) {
  for (const char* form : {"json", "list", "csv", "community", "tts", "code"}) {
    const fs::path file = folder() / ("checked." + std::string(form));
    ASSERT_EQ(run_deck_convert({ready("mist"), form, file, db_}, out_, err_), 0) << form << err_.str();
    EXPECT_EQ(run(file, "usa-1.3"), 0) << form << out_.str() << err_.str();
    EXPECT_NE(out_.str().find("legal in usa-1.3"), std::string::npos) << out_.str();
    EXPECT_EQ(run(file, "panini"), 1) << form;
    EXPECT_NE(out_.str().find("N-DECK-01"), std::string::npos) << out_.str();
  }
}

TEST_F(DeckCheck, WhatIsNotClearIsAskedAboutAndNothingIsLegal) {
  const auto list = folder() / "asked.txt";
  for (const char* line :
       {"3 N-001 2", "N-001 page 3", "// Extras\n2 N-031", "// Maybeboard\n2 N-031", "3 Naruto Uzumaki", "0 N-001",
        "99999999999 N-001", "3 N-001 N-031", "sb: 1 N-303, 2 N-001"}) {
    std::ofstream(list, std::ios::binary) << "1 N-085\n" << line << "\n";
    EXPECT_EQ(run(list, "usa-1.3"), 1) << line;
    EXPECT_NE(err_.str().find("asked.txt:"), std::string::npos) << line << err_.str();
    EXPECT_NE(out_.str().find("not checked"), std::string::npos) << line << out_.str();
    err_.str({});
    EXPECT_EQ(run_deck_convert({list, "csv", {}, db_}, out_, err_), 1) << line;
    EXPECT_NE(err_.str().find("asked.txt:"), std::string::npos) << line << err_.str();
  }
  EXPECT_EQ(run(list, "usa-1.3", {}, true), 1);
  const auto report = nlohmann::json::parse(out_.str());
  EXPECT_EQ(report["legal"], false);
  ASSERT_EQ(report["questions"].size(), 1U);
  EXPECT_EQ(report["questions"][0]["line"], 2);
  EXPECT_EQ(report["questions"][0]["candidates"], nlohmann::json::array({"N-001"}));
  std::ofstream(list, std::ios::binary) << "";
  EXPECT_EQ(run(list, "usa-1.3"), 1);
  EXPECT_NE(err_.str().find("the list is empty"), std::string::npos) << err_.str();
}

TEST_F(DeckCheck, AnswersSayNumbersAndPiles) {
  const auto list = folder() / "answered.txt";
  std::ofstream(list, std::ios::binary) << "1 N-085\n3 N-001 2\nExtras:\n2 N-031\n1 Nobody, 2 No One\n";
  const std::vector<std::string> answers{"2=2 N-001", "3=sideboard", "5=N-002", "5=none"};
  EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, answers}, out_, err_), 0) << err_.str();
  EXPECT_EQ(out_.str(),
            "pile,count,code,name\ndeck,1,N-085,Naruto Uzumaki\ndeck,2,N-001,Naruto Uzumaki\n"
            "sideboard,2,N-031,Rock Lee\nsideboard,1,N-002,Sasuke Uchiha\n");
  for (const char* wrong : {"2=0 N-001", "2=N-001 + ", "3=side", "3=deck_and_sideboard"})
    EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, {wrong}}, out_, err_), 2) << wrong;
  out_.str({});
  EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, {"2=N-001", "3=N-031", "5=none"}}, out_, err_), 1);
  EXPECT_EQ(out_.str(), "") << "a card is no answer to which pile it is";
}

TEST_F(DeckCheck, TablesForTheSpreadsheetOfALanguageComeInAgain) {
  const auto list = folder() / "spreadsheet.txt";
  std::ofstream(list, std::ios::binary) << "1 N-085\n";
  for (const auto& [language, table] : {std::pair<const char*, const char*>{"en", "pile,count,code,name\r\ndeck,1,"},
                                        {"it", "pile;count;code;name\r\ndeck;1;"},
                                        {"pt_BR", "pile;count;code;name\r\ndeck;1;"}}) {
    const auto file = folder() / (std::string(language) + ".csv");
    ASSERT_EQ(run_deck_convert({list, "csv", file, db_, {}, true, language}, out_, err_), 0) << err_.str();
    const std::string bytes = *read_file_bytes(file);
    EXPECT_TRUE(bytes.starts_with(std::string("\xEF\xBB\xBF") + table)) << bytes;
    out_.str({});
    EXPECT_EQ(run_deck_convert({file, "list", {}, db_}, out_, err_), 0) << err_.str();
    EXPECT_NE(out_.str().find("1 Naruto Uzumaki [N-085]"), std::string::npos) << out_.str();
  }
  EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, {}, false, "fr"}, out_, err_), 2);
  EXPECT_EQ(run_deck_convert({list, "list", {}, db_, {}, false, "it"}, out_, err_), 2) << "a list is no table";
}

TEST_F(DeckCheck, ConvertAsksAndTakesAnswers) {
  const auto list = written("3 Naruto Uzumaki\n2 Nobody At All\n1 N-085\n");
  EXPECT_EQ(run_deck_convert({list, "csv", {}, db_}, out_, err_), 1);
  EXPECT_EQ(out_.str(), "") << "nothing is written while a line is open";
  EXPECT_NE(err_.str().find("deck_check.toml:1: several cards are named \"3 Naruto Uzumaki\"; one of "),
            std::string::npos)
      << err_.str();
  EXPECT_NE(err_.str().find("deck_check.toml:2: no card is named"), std::string::npos);
  EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, {"1=n085", "2=none"}}, out_, err_), 0) << err_.str();
  EXPECT_EQ(out_.str(), "pile,count,code,name\ndeck,4,N-085,Naruto Uzumaki\n");
  for (const char* wrong : {"1", "x=N-001", "1=", "0=N-001", "1=Nobody"})
    EXPECT_EQ(run_deck_convert({list, "csv", {}, db_, {wrong}}, out_, err_), 2) << wrong;
  EXPECT_EQ(run_deck_convert({list, "xml", {}, db_}, out_, err_), 2);
  EXPECT_EQ(run_deck_convert({folder() / "absent", "csv", {}, db_}, out_, err_), 1);
}

TEST(EditionOption, TheDefaultAndTheRulings) {
  std::ostringstream err;
  const auto choice = choose_edition("", {"A-16=no", "A-06=no"}, err);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->edition, &naruto::editions().front());
  EXPECT_EQ(choice->rulings.size(), 2U);
  EXPECT_FALSE(choice->played.copies_counted_with_sideboard);
  EXPECT_FALSE(choice->played.hand_cost_mixes_symbols);
  EXPECT_EQ(err.str(), "");
}

TEST(EditionOption, RulingsThatBelongTogether) {
  std::ostringstream err;
  const auto choice = choose_edition("usa-1.3", {"2011", "A-54=in_play"}, err);
  ASSERT_TRUE(choice) << err.str();
  EXPECT_FALSE(choice->played.cost_before_target);
  EXPECT_TRUE(choice->played.control_must_stay);
  EXPECT_EQ(choice->played.user_must_be, naruto::UserMustBe::in_play);  // the later word counts
  EXPECT_FALSE(choose_edition("usa-1.3", {"2012"}, err));
  EXPECT_NE(err.str().find("2011"), std::string::npos) << err.str();
}

}  // namespace
}  // namespace playsheet
