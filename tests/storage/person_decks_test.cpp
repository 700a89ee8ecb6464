// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/person_decks.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "engine/naruto/decks/deck_reader.h"
#include "engine/table/clean_name.h"

namespace playsheet {
namespace {

namespace fs = std::filesystem;

class PersonDecks : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / ("person_decks_" + std::string(info->name()));
    fs::remove_all(folder_);
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
    ASSERT_TRUE(person_->writable());
  }
  void TearDown() override {
    person_.reset();
    fs::remove_all(folder_);
  }
  void start_again() {
    person_.reset();
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
  }
  static DeckContent tide() {
    DeckContent content;
    content.deck.name = {"Tide", "Marea", ""};
    content.deck.note.en = "Wait.\nThen \"strike\"; '--";
    content.deck.edition = "usa-1.3";
    content.deck.cards = {{"N-001", 2}};
    content.tags = {"water", "slow"};
    return content;
  }
  static void one_more(DeckContent& content) { ++content.deck.cards.front().count; }
  int copies(std::int64_t id) { return person_deck(*person_, id)->content.deck.cards.front().count; }

  fs::path folder_;
  std::optional<PersonDatabase> person_;
};

TEST_F(PersonDecks, EverythingComesBack) {
  const auto added = add_person_deck(*person_, tide());
  ASSERT_TRUE(added) << text_of(added.problem());
  start_again();
  const auto all = person_decks(*person_);
  ASSERT_EQ(all->size(), 1U);
  DeckContent wanted = tide();
  wanted.deck.id = "own-1";
  EXPECT_EQ(all->front().content, wanted);
  EXPECT_FALSE(all->front().can_undo);
  EXPECT_FALSE(all->front().can_redo);
}

TEST_F(PersonDecks, NamesWhateverTheyHoldComeBackClean) {
  for (const char* name :
       {" # A", "   ", "", "\n\n", "a\nb\t c", "\"\"\"", "'; DROP TABLE decks; --", "\x01\x1B[2J\x7F",
        "\xE2\x80\xAEgnp.exe", "\xF0\x9F\x8D\xA5\xEF\xB8\x8F", "\\", "\xFF\xFE"}) {
    DeckContent content = tide();
    content.deck.name = {name, name, name};
    content.deck.note.en = std::string(name) + "\n\x7F " + name;
    content.tags = {name, "slow"};
    const auto added = add_person_deck(*person_, content);
    ASSERT_TRUE(added) << name << text_of(added.problem());
    const auto id = added->id;
    ASSERT_TRUE(edit_person_deck(*person_, id, one_more)) << name;
    const auto version = keep_deck_version(*person_, id, name);
    ASSERT_TRUE(version) << name;
    start_again();
    const auto back = person_deck(*person_, id);
    ASSERT_TRUE(back) << name << text_of(back.problem());
    const std::string clean = table::clean_name(name);
    EXPECT_EQ(back->content.deck.name.en, clean.empty() ? "own-" + std::to_string(id) : clean) << name;
    EXPECT_EQ(back->content.deck.name.it, clean) << name;
    EXPECT_EQ(back->content.tags.back(), "slow") << name;
    EXPECT_EQ(back->content.tags.front(), clean.empty() ? "slow" : clean) << name;
    EXPECT_EQ(deck_versions(*person_, id)->back().title, clean) << name;
    EXPECT_EQ(deck_versions(*person_, id)->back().title, version->title) << name;
    ASSERT_TRUE(undo_person_deck(*person_, id)) << name;
  }
}

TEST_F(PersonDecks, EveryEditIsTakenBackAndDoneAgainAfterARestart) {
  const auto id = add_person_deck(*person_, tide())->id;
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(edit_person_deck(*person_, id, one_more));
  EXPECT_EQ(copies(id), 7);
  start_again();
  for (int left = 6; left >= 2; --left) {
    EXPECT_TRUE(person_deck(*person_, id)->can_undo);
    EXPECT_EQ(undo_person_deck(*person_, id)->content.deck.cards.front().count, left);
    start_again();
  }
  EXPECT_FALSE(person_deck(*person_, id)->can_undo);
  EXPECT_EQ(undo_person_deck(*person_, id)->content.deck.cards.front().count, 2) << "nothing is before the first";
  EXPECT_EQ(redo_person_deck(*person_, id)->content.deck.cards.front().count, 3);
  EXPECT_TRUE(edit_person_deck(*person_, id, [](DeckContent& c) { c.tags = {"quick"}; }));
  EXPECT_FALSE(person_deck(*person_, id)->can_redo) << "a new edit takes the place of those that were taken back";
  EXPECT_EQ(undo_person_deck(*person_, id)->content.tags, tide().tags);
}

TEST_F(PersonDecks, AnEditThatChangesNothingIsNone) {
  const auto id = add_person_deck(*person_, tide())->id;
  EXPECT_TRUE(edit_person_deck(*person_, id, [](DeckContent&) {}));
  EXPECT_FALSE(person_deck(*person_, id)->can_undo);
}

TEST_F(PersonDecks, TheLastThousandEditsAreKept) {
  const auto id = add_person_deck(*person_, tide())->id;
  ASSERT_FALSE(person_->write([&](SQLite::Database& db) {  // as if there had been so many
    for (int i = 2; i <= kMostDeckEdits; ++i)
      db.exec("INSERT INTO deck_edits SELECT deck, " + std::to_string(i) +
              ", content, tags FROM deck_edits WHERE deck = 1 AND number = 1");
    db.exec("UPDATE decks SET position = " + std::to_string(kMostDeckEdits));
  }));
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(edit_person_deck(*person_, id, one_more));
  int rows = 0;
  person_->read([&](SQLite::Database& db) { rows = db.execAndGet("SELECT count(*) FROM deck_edits").getInt(); });
  EXPECT_EQ(rows, kMostDeckEdits);
  EXPECT_EQ(copies(id), 12);
}

TEST_F(PersonDecks, TwoProgramsAtOnceKeepEachOthersEdits) {
  const auto id = add_person_deck(*person_, tide())->id;
  auto other = PersonDatabase::open(folder_ / "person.db");
  ASSERT_TRUE(edit_person_deck(*person_, id, [](DeckContent& c) { c.deck.cards.push_back({"N-085", 1}); }));
  ASSERT_TRUE(edit_person_deck(other, id, [](DeckContent& c) { c.deck.cards.push_back({"J-001", 1}); }));
  EXPECT_EQ(person_deck(*person_, id)->content.deck.cards.size(), 3U);
  EXPECT_EQ(undo_person_deck(*person_, id)->content.deck.cards.size(), 2U);
}

TEST_F(PersonDecks, AKilledProgramLosesAtMostTheEditItWasAbout) {
  const auto id = add_person_deck(*person_, tide())->id;
  person_.reset();
  int pipe_ends[2];
  ASSERT_EQ(::pipe(pipe_ends), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    auto person = PersonDatabase::open(folder_ / "person.db");
    for (int i = 0; i < 500; ++i) {
      edit_person_deck(person, id, [i](DeckContent& c) { c.deck.name.en = "Tide " + std::to_string(i); });
      if (::write(pipe_ends[1], &i, sizeof i) != sizeof i) break;
    }
    ::pause();
  }
  int last = -1;
  for (int seen = 0; seen < 40; ++seen) ASSERT_EQ(::read(pipe_ends[0], &last, sizeof last), sizeof last);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  ::close(pipe_ends[1]);
  for (int more = 0; ::read(pipe_ends[0], &more, sizeof more) == sizeof more;) last = more;
  ::close(pipe_ends[0]);
  person_.emplace(PersonDatabase::open(folder_ / "person.db"));
  ASSERT_TRUE(person_->writable());
  const std::string name = person_deck(*person_, id)->content.deck.name.en;
  EXPECT_TRUE(name == "Tide " + std::to_string(last) || name == "Tide " + std::to_string(last + 1)) << name << last;
  EXPECT_TRUE(undo_person_deck(*person_, id)->can_undo);
}

TEST_F(PersonDecks, VersionsStayWhateverIsEdited) {
  const auto id = add_person_deck(*person_, tide())->id;
  EXPECT_EQ(keep_deck_version(*person_, id, "before the tournament")->number, 1);
  ASSERT_TRUE(edit_person_deck(*person_, id, one_more));
  EXPECT_EQ(keep_deck_version(*person_, id, "")->number, 2);
  const auto versions = deck_versions(*person_, id);
  ASSERT_EQ(versions->size(), 2U);
  EXPECT_EQ((*versions)[0].title, "before the tournament");
  EXPECT_EQ((*versions)[0].deck.cards.front().count, 2);
  EXPECT_EQ((*versions)[1].deck.cards.front().count, 3);
  EXPECT_EQ(person_deck(*person_, id)->versions, 2);
  EXPECT_FALSE(remove_person_deck(*person_, id));
  EXPECT_TRUE(deck_versions(*person_, id)->empty()) << "they go with the deck";
  EXPECT_TRUE(person_decks(*person_)->empty());
}

TEST_F(PersonDecks, WhatIsNotThereOrCannotBeWrittenIsSaid) {
  EXPECT_FALSE(person_deck(*person_, 7));
  EXPECT_FALSE(edit_person_deck(*person_, 7, one_more));
  EXPECT_FALSE(undo_person_deck(*person_, 7));
  EXPECT_FALSE(keep_deck_version(*person_, 7, "x"));
  const auto id = add_person_deck(*person_, tide())->id;
  auto reader = PersonDatabase::open(folder_ / "person.db", PersonAccess::read);
  const auto refused = edit_person_deck(reader, id, one_more);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.problem().fault, StorageFault::read_only);
  EXPECT_EQ(person_deck(reader, id)->content.deck.cards.front().count, 2);
  ASSERT_FALSE(person_->write([](SQLite::Database& db) { db.exec("UPDATE deck_edits SET content = 'x = <b>'"); }));
  const auto damaged = person_deck(*person_, id);
  ASSERT_FALSE(damaged);
  EXPECT_NE(text_of(damaged.problem()).find("own-1.toml:1"), std::string::npos) << text_of(damaged.problem());
}

}  // namespace
}  // namespace playsheet
