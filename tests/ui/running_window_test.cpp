// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/running_window.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QLocalServer>
#include <QLocalSocket>
#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <future>

#include "app/opened_file.h"
#include "engine/gormiti/decks/share_code.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "tests/ui/whole_program.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/gormiti_deck_bar.h"
#include "ui/replay/replay_page.h"

namespace playsheet {
namespace {

using Found = RunningWindow::Found;

class RunningWindowTest : public ::testing::Test {
 protected:
  /// Another start, as another program would be: this one answers meanwhile.
  Found handedOver(const WindowRequest& request, int patience = 5000) const {
    auto later = std::async(std::launch::async, [&] {
      RunningWindow door(place_);
      door.setPatience(patience);
      return door.handOver(request);
    });
    while (later.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready) QCoreApplication::processEvents();
    return later.get();
  }

  QTemporaryDir folder_;
  std::filesystem::path place_ = folder_.filePath(QStringLiteral("door")).toStdString();
};

TEST_F(RunningWindowTest, ALaterStartHandsOverWhatItWasAskedForAndTheWindowIsToldOnce) {
  RunningWindow first(place_);
  std::vector<WindowRequest> asked;
  QObject::connect(&first, &RunningWindow::asked, [&](const WindowRequest& request) { asked.push_back(request); });
  ASSERT_EQ(first.handOver({}), Found::nobody);
  const WindowRequest request{
      QStringLiteral("decks"), {QStringLiteral("/a b/für.match"), QStringLiteral("/line\nbreak")}, "token"};
  EXPECT_EQ(handedOver(request), Found::taken);
  EXPECT_EQ(handedOver({}), Found::taken) << "nothing asked for: it comes forward";
  ASSERT_EQ(asked.size(), 2U);
  EXPECT_EQ(asked[0], request);
}

TEST_F(RunningWindowTest, OneThatDoesNotAnswerIsToldAndNotReplaced) {
  QLocalServer deaf;
  ASSERT_TRUE(deaf.listen(QString::fromStdString(place_.string())));
  EXPECT_EQ(handedOver({}, 100), Found::silent);
  EXPECT_TRUE(std::filesystem::exists(place_));
}

TEST_F(RunningWindowTest, WhatIsLeftOfAKilledWindowIsPutAway) {
  std::ofstream(place_) << "left over";
  RunningWindow first(place_);
  EXPECT_EQ(first.handOver({}), Found::nobody);
  EXPECT_EQ(handedOver({}), Found::taken);
}

TEST_F(RunningWindowTest, NonsenseAsksForNothing) {
  RunningWindow first(place_);
  int asked = 0;
  QObject::connect(&first, &RunningWindow::asked, [&] { ++asked; });
  ASSERT_EQ(first.handOver({}), Found::nobody);
  for (const QByteArray& nonsense : {QByteArray("GET / HTTP/1.1\r\n\r\n"), QByteArray(3 << 20, '\xff'),
                                     QByteArray::fromHex("50535731ffffffff"), QByteArray(1, '\0')}) {
    QLocalSocket socket;
    socket.connectToServer(QString::fromStdString(place_.string()));
    ASSERT_TRUE(socket.waitForConnected(5000));
    socket.write(nonsense);
    socket.flush();
    QTest::qWait(20);
  }
  EXPECT_EQ(asked, 0);
  EXPECT_EQ(handedOver({}), Found::taken);
  EXPECT_EQ(asked, 1);
}

TEST_F(RunningWindowTest, WithoutAPlaceEachStartIsAWindowOfItsOwn) {
  RunningWindow first({});
  EXPECT_EQ(first.handOver({}), Found::nobody);
  RunningWindow second({});
  EXPECT_EQ(second.handOver({}), Found::nobody);
}

TEST_F(RunningWindowTest, ThePlaceBelongsToTheDataFolderAndIsShortEnough) {
  const std::filesystem::path folder = folder_.path().toStdString();
  const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
  qputenv("XDG_RUNTIME_DIR", QByteArray::fromStdString(folder.string()));
  const auto one = placeOfWindow(folder / "one");
  EXPECT_EQ(one.parent_path(), folder);
  EXPECT_EQ(placeOfWindow(folder / "." / "one"), one);
  EXPECT_NE(placeOfWindow(folder / "two"), one);
  EXPECT_EQ(placeOfWindow(folder / std::string(150, 'x')).parent_path(), folder);
  const auto deep = folder / std::string(100, 'y');
  std::filesystem::create_directories(deep);
  qputenv("XDG_RUNTIME_DIR", QByteArray::fromStdString(deep.string()));
  EXPECT_EQ(placeOfWindow(folder / "one"), std::filesystem::path()) << "too long for a socket";

  // Without a session it lies in a folder that is this account's alone, or nowhere.
  const QByteArray temporary = qgetenv("TMPDIR");
  qunsetenv("XDG_RUNTIME_DIR");
  qputenv("TMPDIR", QByteArray::fromStdString(folder.string()));
  const auto own = placeOfWindow(folder / "one").parent_path();
  EXPECT_EQ(own.parent_path(), folder);
  EXPECT_EQ(std::filesystem::status(own).permissions(), std::filesystem::perms::owner_all);
  std::filesystem::permissions(own, std::filesystem::perms::all);
  EXPECT_EQ(placeOfWindow(folder / "one"), std::filesystem::path()) << "anybody could be behind it";
  std::filesystem::remove(own);
  std::filesystem::create_symlink(folder, own);
  EXPECT_EQ(placeOfWindow(folder / "one"), std::filesystem::path());
  temporary.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", temporary);
  if (!before.isNull()) qputenv("XDG_RUNTIME_DIR", before);
}

/// Files that are opened from outside, in the whole program.
class OpenedFile : public testing::WholeProgramTest {
 protected:
  std::filesystem::path written(const std::string& name, const std::string& text) const {
    std::filesystem::path path = data_ / "elsewhere" / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  OpenedKind kindOf(const std::filesystem::path& path) const {
    static naruto::Catalog cards;
    if (cards.size() == 0 && !load_shipped_cards(cards)) ADD_FAILURE() << "there are no cards";
    const auto kind = kind_of_file(path, cards);
    EXPECT_TRUE(kind) << path;
    return kind ? *kind : OpenedKind::unknown;
  }
  void serve(const std::filesystem::path& path) {
    program_->serve({{}, {QString::fromStdString(path.string())}, {}});
    read();
  }
};

TEST_F(OpenedFile, IsKnownByWhatStandsInIt) {
  naruto::Catalog cards;
  ASSERT_TRUE(load_shipped_cards(cards));
  const naruto::Deck deck = *load_deck("clones");
  EXPECT_EQ(kindOf(record_), OpenedKind::record);
  EXPECT_EQ(kindOf(data_ / "events" / "club.tournament"), OpenedKind::tournament);
  EXPECT_EQ(kindOf(written("evening.txt", "playsheet-points 1\n")), OpenedKind::tournament);
  EXPECT_EQ(kindOf(shipped_decks() / "clones.toml"), OpenedKind::deck);
  for (const auto format :
       {naruto::DeckFormat::text, naruto::DeckFormat::json, naruto::DeckFormat::list, naruto::DeckFormat::csv,
        naruto::DeckFormat::community, naruto::DeckFormat::tts, naruto::DeckFormat::code})
    EXPECT_EQ(kindOf(written("deck.txt", naruto::export_deck(deck, format, cards))), OpenedKind::deck)
        << table::name_of(format);
  EXPECT_EQ(kindOf(written("broken.toml", "format = 1\ngame = \"naruto\"\n\n[cards]\nN-001 = 0\n")), OpenedKind::deck)
      << "its page tells what is wrong";
  EXPECT_EQ(kindOf(written("g.match", "playsheet match 1\ngame gormiti\nmode quick\n")), OpenedKind::record);
  EXPECT_EQ(kindOf(written("r.match", "playsheet match 1\ngame rising-clan\n")), OpenedKind::record);
  EXPECT_EQ(kindOf(written("g.toml", "format = 1\ngame = \"gormiti\"\n")), OpenedKind::gormiti_deck);
  EXPECT_EQ(kindOf(written("g.txt", " PG1-AQJBQgEDRkktAgACAQEBDC4f9BE\n")), OpenedKind::gormiti_deck);
  for (const char* nonsense : {"", "a poem\nof two lines\n", "\x89PNG\r\n\x1a\n", "{}", "1,2,3\n"})
    EXPECT_EQ(kindOf(written("nonsense", nonsense)), OpenedKind::unknown) << nonsense;
  EXPECT_FALSE(kind_of_file(data_ / "none.match", cards));
  EXPECT_FALSE(kind_of_file(data_, cards));
}

TEST_F(OpenedFile, DecksAndShareCodesOfGormitiAreAddedToItsDecks) {
  const auto decks = [&] {
    std::vector<std::string> names;
    auto* page = window_->collectionPage(GameKind::Gormiti);
    if (page == nullptr) return names;
    for (const auto& each : static_cast<GormitiDeckBar*>(page->deckBar())->tray().decks())
      names.push_back(each.deck.name);
    return names;
  };
  serve(written("code.txt", gormiti::write_share_code({gormiti::Mode::quick, "Shared", {"FI-01"}}).code));
  EXPECT_EQ(decks(), std::vector<std::string>{"Shared"});
  serve(written("g.deck.toml", gormiti::write_deck({gormiti::Mode::quick, "Written", {"FI-01"}})));
  EXPECT_EQ(decks(), (std::vector<std::string>{"Shared", "Written"}));
  serve(written("half.txt", "PG1-AQJBQ"));
  EXPECT_EQ(decks().size(), 2U);
  auto* bar = static_cast<GormitiDeckBar*>(window_->collectionPage(GameKind::Gormiti)->deckBar());
  EXPECT_TRUE(bar->message().startsWith(QStringLiteral("half.txt: The share code is damaged")))
      << bar->message().toStdString();
}

TEST_F(OpenedFile, ARecordIsWatchedADeckIsAddedAnEventIsTakenOver) {
  const auto copy = written("copy.match", *read_file_bytes(record_));
  serve(copy);
  ASSERT_TRUE(window_->replayPage());
  EXPECT_TRUE(window_->replayPage()->story());

  serve(shipped_decks() / "mist.toml");
  ASSERT_TRUE(window_->deckBuilder());
  ASSERT_TRUE(window_->deckBuilder()->current());
  EXPECT_EQ(window_->deckBuilder()->current()->deck.name.en, load_deck("mist")->name.en);

  window_->showTournaments();
  window_->tournamentPage()->showList();
  const auto event = written("guest.tournament", *read_file_bytes(data_ / "events" / "club.tournament"));
  std::filesystem::remove(data_ / "events" / "club.tournament");
  serve(event);
  EXPECT_TRUE(window_->tournamentPage()->view());
}

TEST_F(OpenedFile, WaitsBehindAQuestionThatIsOpen) {
  QDialog question(window_);
  question.setModal(true);
  question.show();
  serve(record_);
  EXPECT_FALSE(window_->replayPage()) << "the dialog is somebody's own";
  question.close();
  EXPECT_TRUE(QTest::qWaitFor([this] { return window_->replayPage() && window_->replayPage()->story(); }, 20000));
}

}  // namespace
}  // namespace playsheet
