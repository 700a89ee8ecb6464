// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QImage>
#include <algorithm>
#include <csignal>
#include <fstream>
#include <map>

#include "app/collection_desk.h"
#include "app/deck_shelf.h"
#include "app/plan_settings.h"
#include "app/storage/own_cards.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "engine/table/random.h"
#include "tests/crash/killed_player.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/mutation.h"
#include "tests/support/catalogs.h"

/// Everything that a person has lies in a folder, one file of it is damaged by luck, and the whole program walks
/// through it (walker/walker.cpp): it never breaks, everything that stands in other files is there as ever, and the
/// damaged file is left as it was found. PLAYSHEET_DAMAGES is the number of damages to each file, PLAYSHEET_SEED where
/// chance begins.
namespace playsheet::damage {
namespace {

namespace fs = std::filesystem;
using crash::CrashFolder;
using fuzz::file_bytes;
using fuzz::write_file;
using naruto::DeckFormat;
using support::ready_deck;
using support::shipped_cards;
using support::source_path;

constexpr int kTold = 3;
constexpr int kMostSeconds = 240;  ///< for one walk, under a sanitizer too

/// What the walker said, by page or file.
using Seen = std::map<std::string, int>;

/// A file, and the pages that may show something else when it is damaged.
struct Damaged {
  const char* name;
  const char* file;
  std::vector<std::string> shown_by;
  bool everything = false;  ///< without it there is nothing
};

const Damaged kFiles[] = {
    {"Settings", "data/settings.ini", {}},
    {"PersonDatabase", "data/person.db", {"owned", "decks", "deck.toml", "deck.json", "list.txt", "table.csv"}},
    {"RunningRecord", "data/matches/running.match", {"running.match", "goes on"}},
    {"RecordThatIsOver", "data/matches/over.match", {"over.match", "goes on"}},
    {"Report", "data/reports/report.match", {"report.match"}},
    {"OwnCards", "data/cards/own.toml", {"cards", "ninja"}},
    {"OwnCardsDatabase", "data/own-cards.db", {}},
    {"Picture", "data/pictures/N-001.png", {"pictures"}},
    {"DeckFile", "lists/deck.toml", {"deck.toml"}},
    {"DeckInJson", "lists/deck.json", {"deck.json"}},
    {"DeckList", "lists/list.txt", {"list.txt"}},
    {"DeckTable", "lists/table.csv", {"table.csv"}},
    {"ReadyDeck", "program/decks/clones.toml", {"decks"}},
    {"CardsDatabase", "program/cards.db", {}, true},
};

std::string record_of_game(const char* name) {
  return *read_text_file(source_path("tests/games") / (std::string(name) + ".match"));
}

/// Half of its decisions.
std::string first_half(const std::string& record) {
  const auto ends = crash::entry_ends(record);
  return record.substr(0, ends[ends.size() / 2]);
}

std::string report() {
  auto replayed = naruto::replay(first_half(record_of_game("sand-sound")), shipped_cards());
  return naruto::record_report(*replayed.match, "N-BLK-03: should this block have been refused?");
}

/// A folder in which everything is well: `program` with the cards and ready decks, `data`, and `lists` of decks.
void make_healthy(const fs::path& root) {
  const fs::path built = PLAYSHEET_BINARY_DIR, data = root / "data";
  for (const char* folder : {"program", "data/matches", "data/reports", "data/cards", "data/pictures", "lists"})
    fs::create_directories(root / folder);
  fs::copy(built / "cards.db", root / "program/cards.db");
  fs::copy(built / "decks", root / "program/decks");
  fs::copy(built / "tests/damage_walker", root / "program/walker");
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(data / "settings.ini", problem);
  MatchPlan plan;
  plan.seats[naruto::PlayerId::south] = {"Naomi", "en", "peak", "clones", ready_deck("clones")};
  plan.seats[naruto::PlayerId::north] = {"Tiago", "it", "moon", "embers", ready_deck("embers")};
  plan.edition = QStringLiteral("usa-1.3");
  keepPlan(settings, plan);
  ASSERT_FALSE(settings.save());
  PersonDatabase person = PersonDatabase::open(data / "person.db");
  const auto shelf = deckShelf(person);
  ASSERT_TRUE(shelf->add(ready_deck("clones")));
  CollectionDesk collection(shipped_cards(), {root / "program/cards.db"}, person);
  for (const char* code : {"N-001", "N-002", "J-011"})
    ASSERT_EQ(collection.changeOwned(*shipped_cards().find(code), 2), QString());
  write_file(data / "matches/over.match", record_of_game("mist-sand"));
  write_file(data / "matches/running.match", first_half(record_of_game("clones-embers")));
  write_file(data / "reports/report.match", report());
  write_file(data / "cards/own.toml", *read_text_file(source_path("resources/scenarios/test_cards.toml")));
  naruto::Catalog with_own_cards;
  ASSERT_TRUE(open_cards_database(root / "program/cards.db", with_own_cards));
  ASSERT_GT(add_own_cards(data, with_own_cards).cards, 0U);
  QImage picture(60, 84, QImage::Format_RGB32);
  picture.fill(0xff884422);
  ASSERT_TRUE(picture.save(QString::fromStdString((data / "pictures/N-001.png").string())));
  const naruto::Deck deck = ready_deck("mist");
  for (const auto& [name, format] : {std::pair{"deck.toml", DeckFormat::text},
                                     {"deck.json", DeckFormat::json},
                                     {"list.txt", DeckFormat::list},
                                     {"table.csv", DeckFormat::csv}})
    write_file(root / "lists" / name, naruto::export_deck(deck, format, shipped_cards()));
}

/// A few changes in one place of it, or its end is missing.
std::string damaged(const std::string& bytes, table::RandomStream& luck) {
  constexpr std::size_t kPlace = 16 * 1024;
  const std::size_t begin = bytes.empty() ? 0 : luck.below(static_cast<std::uint32_t>(bytes.size()));
  const std::size_t from = begin < kPlace / 2 ? 0 : begin - kPlace / 2;
  const std::string place = fuzz::mutated({bytes.substr(from, kPlace)}, luck);
  const bool cut = luck.below(5) == 0;
  return bytes.substr(0, from) + place + (cut ? std::string() : bytes.substr(std::min(from + kPlace, bytes.size())));
}

class DamagedFiles : public ::testing::TestWithParam<std::size_t> {
 protected:
  static void SetUpTestSuite() {
    healthy_ = new CrashFolder("healthy-files");
    make_healthy(healthy_->path);
  }
  static void TearDownTestSuite() { delete std::exchange(healthy_, nullptr); }

  /// Everything anew; what is not damaged is shared.
  void lay() {
    fs::remove_all(folder_.path);
    fs::create_directories(folder_.path / "program/decks");
    for (const char* file : {"program/cards.db", "program/walker"})
      fs::create_hard_link(healthy_->path / file, folder_.path / file);
    for (const char* part : {"program/decks", "data", "lists"})
      fs::copy(healthy_->path / part, folder_.path / part,
               fs::copy_options::recursive | fs::copy_options::overwrite_existing);
  }

  /// The exit code of a walk, or minus the signal that ended it.
  int walk() {
    const pid_t child = ::fork();
    if (child == 0) {
      ::alarm(kMostSeconds);
      const fs::path root = folder_.path;
      if (!std::freopen((root / "said").c_str(), "w", stdout) || !std::freopen((root / "told").c_str(), "w", stderr))
        ::_exit(5);
      const std::string walker = root / "program/walker", data = root / "data", lists = root / "lists";
      ::execl(walker.c_str(), "walker", data.c_str(), lists.c_str(), static_cast<char*>(nullptr));
      ::_exit(6);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    seen_.clear();
    std::ifstream said(folder_.path / "said");
    for (std::string line; std::getline(said, line);) {
      const auto end = line.rfind(' ');
      seen_[line.substr(0, end)] += std::atoi(line.c_str() + std::min(end, line.size()));
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

  std::string told() const { return *read_text_file(folder_.path / "told"); }

  /// What was found stands there still, or what could not be read of it beside it.
  bool is_kept(const fs::path& file, const std::string& bytes) const {
    const std::string name = file.filename();
    const fs::path spare = file.string() + ".bak";
    if (name == "settings.ini" && fs::exists(spare)) return file_bytes(spare) == bytes;
    const std::string now = file_bytes(file);
    if (file.extension() == ".match") return now.starts_with(naruto::whole_part(bytes));  // half a decision is cut off
    if (name == "own-cards.db") return true;                                              // made anew from the sources
    const bool edited = (name == "settings.ini" || name == "person.db") && told().find(name) == std::string::npos;
    return edited || now == bytes;
  }

  static inline CrashFolder* healthy_ = nullptr;
  const Damaged& damaged_ = kFiles[GetParam()];
  CrashFolder folder_{"damaged-files-" + std::string(damaged_.name)};
  Seen seen_;
};

TEST_P(DamagedFiles, StopNothingAndStayAsTheyWere) {
  lay();
  ASSERT_EQ(walk(), 0) << told();
  const Seen healthy = seen_;
  for (const auto& [page, things] : healthy) EXPECT_GT(things, 0) << page;
  const std::uint64_t seed = crash::seed_wanted(20261123);
  table::RandomStream luck(seed, GetParam());
  for (int round = 0; round < crash::kills_wanted("PLAYSHEET_DAMAGES", 2); ++round) {
    lay();
    const fs::path file = folder_.path / damaged_.file;
    const std::string bytes = damaged(file_bytes(file), luck);
    fs::remove(file);  // it may be shared
    write_file(file, bytes);
    const int code = walk();
    const std::string where = std::string(damaged_.name) + ", seed " + std::to_string(seed) + ", damage " +
                              std::to_string(round) + ": " + told();
    EXPECT_TRUE(code == 0 || (code == kTold && damaged_.everything && !told().empty())) << code << " " << where;
    EXPECT_TRUE(is_kept(file, bytes)) << where;
    if (code != 0 || damaged_.everything) continue;
    for (const auto& [page, things] : healthy) {
      const auto& may = damaged_.shown_by;
      const bool touched = std::find(may.begin(), may.end(), page) != may.end();
      EXPECT_TRUE(touched || seen_[page] == things) << page << " " << seen_[page] << " of " << things << ": " << where;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, DamagedFiles, ::testing::Range(std::size_t{0}, std::size(kFiles)),
                         [](const auto& file) { return std::string(kFiles[file.param].name); });

}  // namespace
}  // namespace playsheet::damage
