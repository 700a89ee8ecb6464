// SPDX-License-Identifier: GPL-3.0-or-later
// A person's files as other programs leave them: saved otherwise, behind links, in the way of what is to be written.
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <random>
#include <sstream>

#include "app/cards_command.h"
#include "app/deck_command.h"
#include "app/locations.h"
#include "app/storage/cards_database.h"
#include "app/storage/match_files.h"
#include "app/storage/person_games.h"
#include "app/storage/private_file.h"
#include "app/storage/settings.h"
#include "app/storage/text_file.h"
#include "app/tournament/tournament_command.h"
#include "tests/support/source_path.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class ForeignFiles : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("playsheet-foreign-" + std::to_string(std::random_device{}()));
    fs::create_directories(folder_ / "matches");
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path write(const std::string& name, std::string_view bytes) {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return folder_ / name;
  }
  static std::string bytes(const fs::path& path) {
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
  }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
  }
  static std::string with_ends(std::string_view text, std::string_view end) {
    std::string out;
    for (const char c : text) out += c == '\n' ? std::string(end) : std::string(1, c);
    return out;
  }
  static std::string as_utf16(std::string_view text) {
    std::string out = "\xFF\xFE";
    for (const char c : text) out += {c, '\0'};
    return out;
  }

  fs::path folder_;
  std::ostringstream out_, err_;
};

constexpr std::string_view kRecord =
    "playsheet match 2\ngame naruto\nedition usa-1.3\nseed 5\ncards 0\nsouth Ada\ndeck Clones\n  2 N-001\nnorth "
    "Bruno\ndeck Embers\n  1 N-002\nbegin\n.  # 2026-11-22 19:00:00\n> south call heads\n  starter_decided "
    "starter=north\n.  # 2026-11-22 19:01:00\n> north concede north\n  game_ended winner=south reason=concession\n.\n";

// --- one reader of texts --------------------------------------------------------------------------------------------

TEST_F(ForeignFiles, SettingsSavedWithAnotherEditorAreTheSameSettings) {
  const std::string text = "# Playsheet settings 1\ntheme = dark\nlanguage = it\n";
  for (const std::string& saved :
       {"\xEF\xBB\xBF" + with_ends(text, "\r\n"), as_utf16(text), with_ends(text, "\r"), text}) {
    const fs::path file = write("settings.ini", saved);
    std::optional<StorageProblem> problem;
    Settings settings = Settings::load(file, problem);
    EXPECT_FALSE(problem) << text_of(*problem);
    EXPECT_EQ(settings.get("theme"), "dark");
    EXPECT_EQ(settings.get("language"), "it");
    EXPECT_FALSE(settings.save());
    EXPECT_EQ(bytes(file).find('\r'), std::string::npos);
    EXPECT_EQ(files(), 2U) << "it is not put aside";
  }
}

TEST_F(ForeignFiles, ARecordSavedWithAnotherEditorIsTheSameRecord) {
  for (const std::string& saved : {"\xEF\xBB\xBF" + with_ends(kRecord, "\r\n"), as_utf16(kRecord),
                                   with_ends(kRecord, "\r"), "\xEF\xBB\xBF" + std::string(kRecord)}) {
    write("matches/a.match", saved);
    MatchFiles matches(folder_);
    std::optional<StorageProblem> problem;
    const auto all = matches.list(problem);
    ASSERT_EQ(all.size(), 1U);
    ASSERT_TRUE(all[0].summary) << all[0].problem;
    EXPECT_EQ(all[0].summary->names[table::PlayerId::north], "Bruno");
    EXPECT_EQ(all[0].summary->decisions, 2);
    {  // it goes on in its own file
      auto opened = matches.open("a.match");
      ASSERT_TRUE(opened);
      EXPECT_EQ(opened->text, kRecord);
      EXPECT_EQ(bytes(folder_ / "matches/a.match"), saved) << "nothing is changed by opening it";
      EXPECT_FALSE(opened->journal.keep_only(opened->text));
      EXPECT_TRUE(Journal::in_use(folder_ / "matches/a.match"));
      EXPECT_FALSE(opened->journal.append("undo\n"));
    }
    EXPECT_EQ(bytes(folder_ / "matches/a.match"), std::string(kRecord) + "undo\n");
  }
}

TEST_F(ForeignFiles, ZerosOfAPowerCutBehindARecordCostNothing) {
  write("matches/a.match", std::string(kRecord) + "> south" + std::string(40, '\0'));
  MatchFiles matches(folder_);
  auto opened = matches.open("a.match");
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->text, kRecord);
  EXPECT_FALSE(opened->journal.keep_only(opened->text));
  EXPECT_EQ(bytes(folder_ / "matches/a.match"), kRecord);
}

TEST_F(ForeignFiles, ATextFileIsReadOrRefusedWithItsPlace) {
  EXPECT_EQ(*read_text_file(write("a.toml", "\xEF\xBB\xBFname = \"Caff\xC3\xA8\"\r\n")), "name = \"Caff\xC3\xA8\"\n");
  const auto problem = read_text_file(write("b.toml", "a\nname = \"\xC3\xA8\x81\"\n"));
  ASSERT_FALSE(problem);
  EXPECT_NE(text_of(problem.problem()).find("b.toml: bad-content: line 2, column 10: found the byte 0x81"),
            std::string::npos)
      << text_of(problem.problem());
}

TEST_F(ForeignFiles, DeckFilesAndCardSourcesMayHaveAMarkAndOtherLineEnds) {
  const std::string deck = *read_text_file(support::source_path("resources/decks/clones.toml"));
  const fs::path cards = fs::path(PLAYSHEET_BINARY_DIR) / "cards.db";
  EXPECT_EQ(run_deck_check({write("mine.toml", "\xEF\xBB\xBF" + with_ends(deck, "\r\n")), {}, cards}, out_, err_), 0)
      << out_.str() << err_.str();
  const std::string source = *read_text_file(support::source_path("resources/cards/01-the-path-to-hokage.toml"));
  EXPECT_EQ(run_cards_check({{write("cards.toml", "\xEF\xBB\xBF" + with_ends(source, "\r\n"))}, {}}, out_, err_), 0)
      << err_.str();
}

// --- links and what is there ----------------------------------------------------------------------------------------

TEST_F(ForeignFiles, AFileBehindALinkIsWrittenAndTheLinkStays) {
  fs::create_directories(folder_ / "dotfiles");
  write("dotfiles/settings.ini", "# Playsheet settings 1\ntheme = dark\n");
  fs::create_symlink("dotfiles/settings.ini", folder_ / "settings.ini");
  std::optional<StorageProblem> none;
  Settings settings = Settings::load(folder_ / "settings.ini", none);
  settings.set("theme", "light");
  ASSERT_FALSE(settings.save());
  EXPECT_TRUE(fs::is_symlink(folder_ / "settings.ini"));
  EXPECT_EQ(bytes(folder_ / "dotfiles/settings.ini"), "# Playsheet settings 1\ntheme = light\n");
  EXPECT_EQ(fs::status(folder_ / "dotfiles/settings.ini").permissions(),
            fs::perms::owner_read | fs::perms::owner_write);

  write("list.txt", "old");
  write("LINK.new", "not ours");
  fs::create_symlink("list.txt", folder_ / "LINK");
  fs::permissions(folder_ / "list.txt", fs::perms::owner_all);
  ASSERT_TRUE(write_text_file(folder_ / "LINK", "new"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "LINK"));
  EXPECT_EQ(bytes(folder_ / "list.txt"), "new");
  EXPECT_EQ(fs::status(folder_ / "list.txt").permissions(), fs::perms::owner_all) << "it keeps its rights";
  EXPECT_EQ(bytes(folder_ / "LINK.new"), "not ours");
  // to where nothing is yet, and round and round
  fs::create_symlink("later.txt", folder_ / "first");
  ASSERT_TRUE(write_text_file(folder_ / "first", "made"));
  EXPECT_EQ(bytes(folder_ / "later.txt"), "made");
  fs::create_symlink("round", folder_ / "round");
  EXPECT_FALSE(write_text_file(folder_ / "round" / "file", "x"));
}

TEST_F(ForeignFiles, NothingThatIsThereIsOverwrittenWithoutForce) {
  const fs::path list = write("list.txt", "3 N-001\n"), cards = fs::path(PLAYSHEET_BINARY_DIR) / "cards.db";
  const fs::path there = write("there", "mine");
  const auto told = [&] {
    return err_.str().find(there.string() +
                           ": cannot-write: found an existing file; expected another name, or --force to replace it");
  };
  DeckConvertOptions convert{.file = list, .to = "list", .out_file = there, .cards = cards};
  EXPECT_EQ(run_deck_convert(convert, out_, err_), 1);
  EXPECT_NE(told(), std::string::npos) << err_.str();
  CardsImportOptions import{.list = list, .out = there, .cards = cards};
  EXPECT_EQ(run_cards_import(import, out_, err_), 1);
  EXPECT_EQ(run_cards_build({folder_, there, false, {}, {}}, out_, err_), 1);
  TournamentSimulateOptions event;
  event.players = 4;
  event.out = there;
  EXPECT_EQ(run_tournament_simulate(event, out_, err_), 1);
  EXPECT_EQ(bytes(there), "mine");
  EXPECT_EQ(files(), 3U) << "nothing beside it";
  convert.force = true;
  EXPECT_EQ(run_deck_convert(convert, out_, err_), 0) << err_.str();
  EXPECT_NE(bytes(there), "mine");
  convert.force = false;
  convert.out_file = folder_ / "fresh";
  EXPECT_EQ(run_deck_convert(convert, out_, err_), 0) << err_.str();
  convert.out_file = "/dev/null";
  EXPECT_EQ(run_deck_convert(convert, out_, err_), 0) << "a device is never lost";
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST_F(ForeignFiles, ACardDatabaseIsBuiltAnew) {
  const std::string source =
      "format = 1\nset = \"A\"\n\n[[card]]\ncode = \"N-001\"\nname = \"A\"\ntype = \"ninja\"\nsymbols = "
      "[\"Fire\"]\nhealthy = [0, 0]\ninjured = [0, 0]\n";
  fs::create_directories(folder_ / "sources");
  write("sources/a.toml", source);
  const CardsBuildOptions build{folder_ / "sources", folder_ / "cards.db", false, "", ""};
  EXPECT_EQ(run_cards_build(build, out_, err_), 0) << err_.str();
  EXPECT_TRUE(is_cards_database(build.out));
  EXPECT_TRUE(is_readable_cards_database(build.out));
  std::string newer = bytes(build.out);
  newer[63] = static_cast<char>(kCardsSchemaVersion + 1);
  write("newer.db", newer);
  EXPECT_TRUE(is_cards_database(folder_ / "newer.db"));
  EXPECT_FALSE(is_readable_cards_database(folder_ / "newer.db"));
  EXPECT_FALSE(is_cards_database(folder_ / "sources" / "a.toml"));
  EXPECT_FALSE(is_cards_database(folder_ / "none.db"));
  EXPECT_EQ(run_cards_build(build, out_, err_), 0) << "one of its own kind may be replaced" << err_.str();
}

TEST(DataFolder, RelativeValuesAreIgnoredAndWithoutHomeTheAccountsFolderIsUsed) {
  const fs::path account = "/home/ada";
  EXPECT_EQ(standard_data_folder("/data", "/home/x", account), "/data/playsheet");
  EXPECT_EQ(standard_data_folder("share", "/home/x", account), "/home/x/.local/share/playsheet");
  EXPECT_EQ(standard_data_folder("", "/home/x", account), "/home/x/.local/share/playsheet");
  EXPECT_EQ(standard_data_folder(nullptr, nullptr, account), "/home/ada/.local/share/playsheet");
  EXPECT_EQ(standard_data_folder("share", "", account), "/home/ada/.local/share/playsheet");
  EXPECT_EQ(standard_data_folder("share", "home", account), "/home/ada/.local/share/playsheet");
}

TEST_F(ForeignFiles, TheShippedFolderIsTheNamedThenThatOfTheEnvironmentThenTheInstalledThenThatOfTheProgram) {
  const fs::path program = folder_ / "usr" / "bin";
  const fs::path installed = folder_ / "usr" / "share" / "playsheet";
  EXPECT_EQ(shipped_folder({}, nullptr, program), program) << "as in a build";
  EXPECT_EQ(shipped_folder({}, "", program), program);
  fs::create_directories(installed);
  EXPECT_EQ(shipped_folder({}, nullptr, program), installed);
  EXPECT_EQ(shipped_folder({}, "/no/such/folder", program), "/no/such/folder") << "named: its problem is told";
  EXPECT_EQ(shipped_folder("elsewhere", "/no/such/folder", program), "elsewhere");
  const std::string help = shipped_folder_help();
  EXPECT_LT(help.find("--data-dir"), help.find("PLAYSHEET_DATA"));
  EXPECT_LT(help.find("PLAYSHEET_DATA"), help.find("../share/playsheet"));
}

// --- copies ---------------------------------------------------------------------------------------------------------

TEST_F(ForeignFiles, CopiesOfOneRecordAreOneGame) {
  write("matches/2026-11-22.match", kRecord);
  const auto earlier = fs::last_write_time(folder_ / "matches/2026-11-22.match");
  write("matches/2026-11-22 (copy).match", kRecord);
  write("matches/notepad.match", "\xEF\xBB\xBF" + with_ends(kRecord, "\r\n"));
  write("matches/other.match", with_ends(kRecord, "\n").replace(kRecord.find("19:01"), 5, "19:02"));
  for (const char* copy : {"2026-11-22 (copy).match", "notepad.match"})
    fs::last_write_time(folder_ / "matches" / copy, earlier);
  MatchFiles matches(folder_);
  std::optional<StorageProblem> problem;
  const auto all = matches.list(problem);
  ASSERT_EQ(all.size(), 4U);
  for (const MatchFile& file : all)
    EXPECT_EQ(file.copy_of.empty(), file.name == "notepad.match" || file.name == "other.match") << file.name;
  EXPECT_EQ(games_that_count(all).size(), 2U);
  auto person = PersonDatabase::open(folder_ / "person.db");
  ASSERT_FALSE(update_games(person, all));
  EXPECT_EQ(played_games(person)->size(), 2U);
  // the game stays when the file that stood for it goes
  fs::remove(folder_ / "matches/notepad.match");
  ASSERT_FALSE(update_games(person, matches.list(problem)));
  EXPECT_EQ(played_games(person)->size(), 2U);
}

}  // namespace
}  // namespace playsheet
