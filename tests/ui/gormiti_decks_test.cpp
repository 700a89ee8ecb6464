// SPDX-License-Identifier: GPL-3.0-or-later
// Decks of Gormiti that are a person's own: built beside the cards, kept as files, played with.
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <fstream>
#include <random>
#include <set>

#include "app/copy_desk.h"
#include "app/gormiti_deck_folder.h"
#include "app/journal_recorder.h"
#include "app/match_keeper.h"
#include "app/plan_settings.h"
#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/collection/card_details.h"
#include "ui/collection/card_facets.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/facet_button.h"
#include "ui/collection/gormiti_deck_bar.h"
#include "ui/collection/gormiti_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using gormiti::Mode;
using Facet = gormiti_search::Field;

class GormitiDeckTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(::testing::TempDir()) / (std::string("gormiti_decks_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    person_ = PersonDatabase::open(folder_ / "person.db");
    copies_ = std::make_unique<CopyDesk>("gormiti", *person_);
    store_ = std::make_unique<GormitiDeckFolder>(folder_ / "decks", gormitiCards(), shippedCards());
  }
  void TearDown() override {
    page_.reset();
    window_.reset();
    store_.reset();
    copies_.reset();
    person_.reset();
    fs::remove_all(folder_);
  }
  void openPage() {
    auto shelf = std::make_unique<GormitiShelf>(gormitiCards(), *copies_, store_.get());
    tray_ = shelf->tray();
    page_ = std::make_unique<CollectionPage>(std::move(shelf));
    page_->setStyleSheet(styleSheetOf({}));  // the window has it
    page_->setLook({});
    page_->resize(1366, 690);
    page_->show();
    page_->open();
    found();
    bar_ = static_cast<GormitiDeckBar*>(page_->deckBar());
    ASSERT_NE(bar_, nullptr);
  }
  void openWindow() {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.gormitiCopies = copies_.get();
    needs.gormitiDecks = store_.get();
    needs.gormitiRecorder = [this] { return std::make_unique<GormitiJournalRecorder>(folder_ / "matches"); };
    if (keeper_) needs.matches = keeper_.get();
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->setGame(GameKind::Gormiti);
  }
  void found() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return page_->answered(); }, 60000));
  }
  void ask(const QString& query) {
    page_->setQuery(query);
    found();
  }
  void choose(const QString& title) {
    const int at = bar_->decks()->findText(title);
    ASSERT_GE(at, 0) << title.toStdString();
    bar_->decks()->setCurrentIndex(at);
    emit bar_->decks()->activated(at);
    found();
  }
  void look(const QString& name) {
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
          page_->grab();
          return page_->pictures().idle();
        },
        60000));
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (!folder.isEmpty()) page_->grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }
  /// By the button and the menu that it opens.
  void copyAs(int which) {
    QTest::mouseClick(bar_->copyButton(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return bar_->copies()->isVisible(); }, 60000));
    QAction* action = bar_->copies()->actions().at(which);
    QTest::mouseClick(bar_->copies(), Qt::LeftButton, {}, bar_->copies()->actionGeometry(action).center());
    EXPECT_FALSE(bar_->copies()->isVisible());
  }
  void paste(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
    QTest::mouseClick(bar_->pasteButton(), Qt::LeftButton);
  }
  /// As they are on disk.
  std::vector<gormiti::DeckFile> onDisk() {
    std::vector<gormiti::DeckFile> out;
    for (const OwnGormitiDeck& each : store_->decks()) out.push_back(each.deck);
    return out;
  }
  OwnGormitiDeck kept(const std::string& name, Mode mode, std::vector<std::string> cards) {
    OwnGormitiDeck deck{{}, {mode, name, std::move(cards)}};
    EXPECT_EQ(store_->keep(deck), QString());
    return deck;
  }
  std::string at(const char* name) const { return (folder_ / name).string(); }
  void put(const char* name, const std::string& text) const { std::ofstream(folder_ / name) << text; }
  QString readFault(const char* name) {
    auto read = store_->read(QString::fromStdString(at(name)));
    return std::holds_alternative<QString>(read) ? std::get<QString>(read) : QString();
  }

  fs::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<CopyDesk> copies_;
  std::unique_ptr<GormitiDeckFolder> store_;
  JobThread jobs_;
  std::unique_ptr<MatchKeeper> keeper_;
  std::unique_ptr<Shell> window_;
  std::unique_ptr<CollectionPage> page_;
  GormitiTray* tray_ = nullptr;
  GormitiDeckBar* bar_ = nullptr;
};

// --- built on the page ----------------------------------------------------------------------------------------------

TEST_F(GormitiDeckTest, ADeckIsBuiltByKeysMouseAndButton) {
  openPage();
  EXPECT_FALSE(page_->details()->deck()->isVisible()) << "no deck is open";
  choose(QStringLiteral("New deck: Quick mode"));
  ASSERT_NE(tray_->current(), nullptr);
  ask(QStringLiteral("t:fighter e:water"));
  page_->grid()->setFocus();
  QTest::keyClick(page_->grid(), Qt::Key_D);
  EXPECT_EQ(tray_->current()->deck.cards, std::vector<std::string>{"FI-01"});
  found();
  const QRect second = page_->grid()->visualRect(page_->model().index(1, 0));
  QTest::mouseClick(page_->grid()->viewport(), Qt::LeftButton, {}, second.center());
  QTest::mouseDClick(page_->grid()->viewport(), Qt::LeftButton, {}, second.center());
  EXPECT_EQ(tray_->current()->deck.cards.size(), 2U);
  found();
  QTest::mouseClick(page_->details()->deck(), Qt::LeftButton);
  EXPECT_EQ(tray_->current()->deck.cards.size(), 1U) << "out again";
  EXPECT_TRUE(bar_->message().contains(QStringLiteral("Cards now: 1."))) << bar_->message().toStdString();
  EXPECT_TRUE(bar_->message().endsWith(QStringLiteral("(G-209)")));
  // It is on disk.
  ASSERT_EQ(store_->decks().size(), 1U);
  EXPECT_EQ(store_->decks().front().deck, tray_->current()->deck);
}

TEST_F(GormitiDeckTest, ACopyOfAReadyDeckIsLegalAndCanBeChanged) {
  openPage();
  for (const gormiti::ReadyDeck& ready : gormitiCards().decks()) {
    choose(QStringLiteral("Copy of “%1”")
               .arg(QString::fromStdString(gormiti_wording::in_language(ready.name, wording::Language::en))));
    ASSERT_NE(tray_->current(), nullptr);
    EXPECT_EQ(tray_->current()->deck.cards, ready.cards);
    EXPECT_TRUE(bar_->message().startsWith(QStringLiteral("This deck is legal."))) << bar_->message().toStdString();
  }
  look(QStringLiteral("gormiti-decks"));
  EXPECT_EQ(store_->decks().size(), gormitiCards().decks().size());
  const std::string code = tray_->current()->deck.cards.front();
  ask(QString::fromStdString(code));
  page_->moveInDeck();
  EXPECT_FALSE(tray_->has(code));
  EXPECT_FALSE(bar_->message().startsWith(QStringLiteral("This deck is legal.")));
  QTest::mouseClick(bar_->undoButton(), Qt::LeftButton);
  EXPECT_TRUE(tray_->has(code));
}

TEST_F(GormitiDeckTest, RenamedCopiedDeletedAndBroughtBack) {
  openPage();
  choose(QStringLiteral("New deck: Strategic mode"));
  bar_->name()->setText(QStringLiteral("  My \"river\"\\ deck  "));
  emit bar_->name()->editingFinished();
  EXPECT_EQ(store_->decks().front().deck.name, "My \"river\"\\ deck");
  found();
  choose(QStringLiteral("Copy of “My \"river\"\\ deck”"));
  ASSERT_EQ(store_->decks().size(), 2U);
  EXPECT_EQ(tray_->current()->deck.name, "My \"river\"\\ deck 2") << "no two of one name";
  QTest::mouseClick(bar_->removeButton(), Qt::LeftButton);
  EXPECT_EQ(store_->decks().size(), 1U);
  EXPECT_TRUE(bar_->message().contains(QStringLiteral("was deleted")));
  QTest::mouseClick(bar_->undoButton(), Qt::LeftButton);
  ASSERT_EQ(store_->decks().size(), 2U);
  EXPECT_EQ(tray_->current()->deck.name, "My \"river\"\\ deck 2");
  bar_->modes()->setCurrentIndex(1);
  emit bar_->modes()->activated(1);
  EXPECT_EQ(tray_->current()->deck.mode, Mode::quick);
}

TEST_F(GormitiDeckTest, TheFilterShowsTheOpenDeck) {
  const auto& ready = gormitiCards().decks().front();
  kept("Mine", ready.mode, ready.cards);
  openPage();
  FacetButton* mine = page_->facets()->button(Facet::is, QStringLiteral("deck"));
  ASSERT_NE(mine, nullptr);
  EXPECT_EQ(mine->count(), static_cast<int>(ready.cards.size()));
  QTest::mouseClick(mine, Qt::LeftButton);
  found();
  EXPECT_EQ(page_->model().rowCount(), static_cast<int>(ready.cards.size()));
  page_->moveInDeck();
  found();
  EXPECT_EQ(page_->model().rowCount(), static_cast<int>(ready.cards.size()) - 1) << "the list follows";
}

TEST_F(GormitiDeckTest, ListsGoOutAndComeBack) {
  const auto& ready = gormitiCards().decks().front();
  kept("Mine", ready.mode, ready.cards);
  openPage();
  copyAs(0);
  const QString list = QGuiApplication::clipboard()->text();
  ASSERT_EQ(list.count(QLatin1Char('\n')), static_cast<int>(ready.cards.size()));
  ASSERT_EQ(tray_->setCards({}), QString());
  QTest::mouseClick(bar_->pasteButton(), Qt::LeftButton);
  EXPECT_EQ(tray_->current()->deck.cards, ready.cards);
  QGuiApplication::clipboard()->setText(QStringLiteral("# mine\n1x River Ferrywoman\nportale aperto\nMO-03\n\n"));
  QTest::mouseClick(bar_->pasteButton(), Qt::LeftButton);
  EXPECT_EQ(tray_->current()->deck.cards, (std::vector<std::string>{"FI-01", "AR-06", "MO-03"}));
  QGuiApplication::clipboard()->setText(QStringLiteral("FI-02\nNaruto Uzumaki\n"));
  QTest::mouseClick(bar_->pasteButton(), Qt::LeftButton);
  EXPECT_EQ(tray_->current()->deck.cards.size(), 3U) << "nothing is lost";
  EXPECT_EQ(bar_->message(), QStringLiteral("Nothing was changed: no card of Gormiti is called “Naruto Uzumaki”."));
  QGuiApplication::clipboard()->setText(QStringLiteral("FI-02\n").repeated(101));
  QTest::mouseClick(bar_->pasteButton(), Qt::LeftButton);
  EXPECT_EQ(tray_->current()->deck.cards.size(), 3U);
}

// --- share codes ----------------------------------------------------------------------------------------------------

TEST_F(GormitiDeckTest, AShareCodeGoesOutAndComesBackAsANewDeck) {
  const auto& ready = gormitiCards().decks().front();
  const OwnGormitiDeck mine = kept("Mine", ready.mode, ready.cards);
  openPage();
  EXPECT_EQ(bar_->copies()->actions().at(1)->text(), QStringLiteral("Share code"));
  copyAs(1);
  EXPECT_EQ(bar_->message(), QStringLiteral("Share code copied to the clipboard."));
  const QString code = QGuiApplication::clipboard()->text();
  EXPECT_EQ(code.toStdString(), gormiti::write_share_code(mine.deck).code);
  paste(QStringLiteral("\n ") + code + QStringLiteral(" \n"));
  ASSERT_EQ(store_->decks().size(), 2U);
  EXPECT_EQ(tray_->current()->deck, (gormiti::DeckFile{ready.mode, "Mine 2", ready.cards}));
  EXPECT_EQ(bar_->message(), QStringLiteral("The share code is a new deck: “Mine 2”."));
  EXPECT_EQ(onDisk().front(), mine.deck) << "the deck that was open stays as it was";
}

TEST_F(GormitiDeckTest, ACodeNeedsNoOpenDeckAListDoes) {
  openPage();
  EXPECT_FALSE(bar_->copyButton()->isEnabled());
  paste(QStringLiteral("FI-01\nFI-02\n"));
  EXPECT_TRUE(onDisk().empty());
  EXPECT_EQ(bar_->message(), QStringLiteral("A list fills a deck: choose a new deck above, then paste it again."));
  paste(QString::fromStdString(gormiti::write_share_code({Mode::quick, "Theirs", {"FI-01"}}).code));
  EXPECT_EQ(onDisk(), (std::vector<gormiti::DeckFile>{{Mode::quick, "Theirs", {"FI-01"}}}));
}

TEST_F(GormitiDeckTest, ACodeThatCannotBeReadChangesNothing) {
  const OwnGormitiDeck mine = kept("Mine", Mode::quick, {"FI-01", "FI-02"});
  const QString code = QString::fromStdString(gormiti::write_share_code(mine.deck).code);
  openPage();
  const auto refused = [&](const QString& text, const char* words) {
    paste(text);
    EXPECT_EQ(onDisk(), std::vector<gormiti::DeckFile>{mine.deck}) << words;
    EXPECT_EQ(bar_->message(), QStringLiteral("Nothing was changed: ") + QString::fromUtf8(words));
  };
  refused(code.chopped(1), "The share code is damaged or incomplete: every character is needed.");
  refused(QStringLiteral("PG7-") + code.mid(4),
          "This share code has version 7. A newer version of Playsheet is needed to read it.");
  refused(QStringLiteral("PS1-") + code.mid(4),
          "This is the share code of a deck of Naruto: it can be pasted where decks of Naruto are built.");
  refused(QString::fromStdString(gormiti::write_share_code({Mode::quick, "x", {"ZZ-9"}}).code),
          "The share code names a card that is missing here: “ZZ-9”. If it is somebody’s own card, put its file into "
          "the folder of your own cards.");
  refused(QStringLiteral("PG1-") + QStringLiteral("A").repeated(70'000),
          "The share code is too long: it can have at most 65536 characters.");
}

TEST_F(GormitiDeckTest, ADeckWithACardTwiceHasNoCode) {  // G-202
  kept("Twins", Mode::quick, {"FI-01", "FI-02", "FI-01"});
  openPage();
  QGuiApplication::clipboard()->setText(QStringLiteral("before"));
  copyAs(1);
  EXPECT_EQ(bar_->message(),
            QStringLiteral("A share code has each card once: River Ferrywoman is in this deck more than once."));
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
}

TEST_F(GormitiDeckTest, AFileWithNothingButACodeIsADeck) {
  openPage();
  const gormiti::DeckFile theirs{Mode::quick, "Theirs", {"FI-01", "FI-02"}};
  const std::string code = gormiti::write_share_code(theirs).code;
  put("code.txt", "\n" + code + "\n");
  bar_->openFile(QString::fromStdString(at("code.txt")));
  EXPECT_EQ(onDisk(), std::vector<gormiti::DeckFile>{theirs});
  put("other.txt", "PS1-" + code.substr(4));
  bar_->openFile(QString::fromStdString(at("other.txt")));
  EXPECT_EQ(bar_->message(), QStringLiteral("other.txt: This is the share code of a deck of Naruto: it can be pasted "
                                            "where decks of Naruto are built."));
  put("half.txt", code.substr(0, 20));
  EXPECT_EQ(readFault("half.txt"),
            QStringLiteral("half.txt: The share code is damaged or incomplete: every character is needed."));
  EXPECT_EQ(onDisk().size(), 1U);
}

// --- the rules ------------------------------------------------------------------------------------------------------

TEST_F(GormitiDeckTest, EachRuleIsNamed) {
  std::vector<std::string> heroes, barred;
  for (std::size_t i = 0; i < gormitiCards().size(); ++i) {
    const auto& card = gormitiCards()[static_cast<gormiti::DefinitionId>(i)];
    if (card.token) continue;
    (card.may_be_hero() ? heroes : barred).push_back(card.code);
  }
  const auto fault = [&](Mode mode, const std::vector<std::string>& cards) {
    return gormitiDeckFault({mode, "x", cards}, gormitiCards());
  };
  const std::vector<std::string> twenty(heroes.begin(), heroes.begin() + 20), ten(heroes.begin(), heroes.begin() + 10);
  EXPECT_EQ(fault(Mode::strategic, twenty), QString());
  EXPECT_EQ(fault(Mode::quick, ten), QString());
  EXPECT_TRUE(fault(Mode::strategic, ten).endsWith(QStringLiteral("Cards now: 10. (G-201)")));
  auto twice = twenty;
  twice.back() = twice.front();
  EXPECT_TRUE(fault(Mode::strategic, twice).contains(QStringLiteral("River Ferrywoman. (G-202)")));
  const std::vector<std::string> nobody(barred.begin(), barred.begin() + 20);
  EXPECT_TRUE(fault(Mode::strategic, nobody).endsWith(QStringLiteral("(G-208)")));
  auto weapon = ten;
  weapon.back() = "WE-01";
  EXPECT_TRUE(fault(Mode::quick, weapon).contains(QStringLiteral("Cards that are not Fighters: 1. (G-209)")));
  auto twins = ten;
  twins.back() = twins.front();
  EXPECT_TRUE(fault(Mode::quick, twins).endsWith(QStringLiteral("(G-202)")));
}

/// By chance: a deck is told to be legal exactly if the rules say so.
TEST_F(GormitiDeckTest, LegalExactlyIfTheRulesSaySo) {
  std::mt19937 luck(11);
  int legal = 0;
  for (int i = 0; i < 3000; ++i) {
    gormiti::DeckFile deck{luck() % 2 == 0 ? Mode::strategic : Mode::quick, "x", {}};
    const std::size_t size = (deck.mode == Mode::quick ? 10 : 20) - luck() % 3 / 2;
    const unsigned pool = luck() % 4 == 0 ? 87 : 48;
    while (deck.cards.size() < size) {
      const auto& code = gormitiCards()[static_cast<gormiti::DefinitionId>(luck() % pool)].code;
      const bool there = std::find(deck.cards.begin(), deck.cards.end(), code) != deck.cards.end();
      if (gormitiCards().find(code) && (!there || luck() % 60 == 0)) deck.cards.push_back(code);
    }
    const bool fine = gormitiDeckFault(deck, gormitiCards()).isEmpty();
    const std::set<std::string> different(deck.cards.begin(), deck.cards.end());
    const auto all = [&](auto&& holds) {
      return std::all_of(deck.cards.begin(), deck.cards.end(),
                         [&](const std::string& code) { return holds(gormitiCards()[*gormitiCards().find(code)]); });
    };
    const bool fighters = all([](const auto& card) { return card.type == gormiti::CardType::fighter; });
    const bool nobody = all([](const auto& card) { return !card.may_be_hero(); });
    const bool quick = deck.mode == Mode::quick;
    EXPECT_EQ(fine, different.size() == deck.cards.size() && deck.cards.size() == (quick ? 10U : 20U) &&
                        (quick ? fighters : !nobody));  // G-201, G-202, G-208, G-209
    legal += fine ? 1 : 0;
  }
  EXPECT_GT(legal, 300);
  EXPECT_LT(legal, 2900);
}

// --- files ----------------------------------------------------------------------------------------------------------

/// Whatever a deck holds, legal or not: the file reads back as the same.
TEST_F(GormitiDeckTest, FilesReadBackAsWritten) {
  std::mt19937 luck(7);
  for (int i = 0; i < 200; ++i) {
    gormiti::DeckFile deck{luck() % 2 == 0 ? Mode::strategic : Mode::quick, "Deck \\ \"é\" " + std::to_string(i), {}};
    for (std::size_t n = luck() % 40; n > 0; --n) {
      const auto& card = gormitiCards()[static_cast<gormiti::DefinitionId>(luck() % gormitiCards().size())];
      if (!card.token) deck.cards.push_back(card.code);
    }
    const QString path = QString::fromStdString(at("some.deck.toml"));
    ASSERT_EQ(store_->write(path, deck), QString());
    const auto read = store_->read(path);
    ASSERT_TRUE(std::holds_alternative<gormiti::DeckFile>(read)) << std::get<QString>(read).toStdString();
    EXPECT_EQ(std::get<gormiti::DeckFile>(read), deck);
  }
}

TEST_F(GormitiDeckTest, WhatIsNoDeckOfThisGameIsNamedAndStays) {
  put("other.deck.toml", "format = 1\ngame = \"naruto\"\nname = \"x\"\n");
  EXPECT_EQ(readFault("other.deck.toml"), QStringLiteral("other.deck.toml: this is a deck of another game: naruto."));
  const std::string head = "format = 1\ngame = \"gormiti\"\nmode = \"quick\"\nname = \"x\"\ncards = [\n";
  put("both.deck.toml", head + "\"FI-01\",\n\"N-001\",\n]\n");
  EXPECT_EQ(readFault("both.deck.toml"),
            QStringLiteral("both.deck.toml, line 7: “N-001” is a card of Naruto. A deck has cards of one game."));
  put("none.deck.toml", head + "\"FI-99\",\n]\n");
  EXPECT_EQ(readFault("none.deck.toml"),
            QStringLiteral("none.deck.toml, line 6: no card of Gormiti has the code “FI-99”."));
  put("half.deck.toml", "format = 1\ngame = \"gormiti\"\nmode = \"quick\"\ncards = []\n");
  EXPECT_EQ(readFault("half.deck.toml"),
            QStringLiteral("half.deck.toml: a deck of Gormiti has a line “name”; here it is missing."));
  put("broken.deck.toml", "format = \n");
  EXPECT_FALSE(readFault("broken.deck.toml").isEmpty());
  EXPECT_FALSE(readFault("missing.deck.toml").isEmpty());
  // Among the person's own it is told, and no change of another one touches it.
  fs::create_directories(folder_ / "decks");
  put("decks/both.deck.toml", head + "\"N-001\",\n]\n");
  openPage();
  EXPECT_TRUE(bar_->message().contains(QStringLiteral("both.deck.toml")));
  choose(QStringLiteral("New deck: Quick mode"));
  std::ifstream in(folder_ / "decks/both.deck.toml");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), head + "\"N-001\",\n]\n");
}

TEST_F(GormitiDeckTest, AnIdMeansNoFileOutsideTheFolder) {
  put("mine.deck.toml", "mine");
  for (const char* id : {"own:../mine.deck.toml", "../mine.deck.toml", "own:/etc/x.deck.toml", "own:", "own:..", ""}) {
    store_->remove(QLatin1String(id));
    OwnGormitiDeck deck{QLatin1String(id), {}};
    if (!deck.id.isEmpty()) {
      EXPECT_NE(store_->keep(deck), QString()) << id;
    }
  }
  std::ifstream in(folder_ / "mine.deck.toml");
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "mine");
}

TEST_F(GormitiDeckTest, NamesOfEveryKindHaveFilesOfTheirOwn) {
  std::set<QString> ids;
  for (const char* name : {"", "..", "a/b", "A B", "a b", "ニンジャ", "con", "x.deck.toml"})
    ids.insert(kept(name, Mode::quick, {"FI-01"}).id);
  EXPECT_EQ(ids.size(), 8U);
  EXPECT_EQ(store_->decks().size(), 8U);
  EXPECT_EQ(store_->trouble(), QString());
}

TEST_F(GormitiDeckTest, AFileIsOpenedAndSavedOnThePage) {
  openPage();
  const auto& ready = gormitiCards().decks().front();
  put("theirs.deck.toml", gormiti::write_deck({ready.mode, "Theirs", ready.cards}));
  bar_->openFile(QString::fromStdString(at("theirs.deck.toml")));
  ASSERT_NE(tray_->current(), nullptr);
  EXPECT_EQ(tray_->current()->deck.name, "Theirs");
  bar_->saveFile(QString::fromStdString(at("again.deck.toml")));
  const auto again = store_->read(QString::fromStdString(at("again.deck.toml")));
  EXPECT_EQ(std::get<gormiti::DeckFile>(again), tray_->current()->deck);
  put("wrong.deck.toml", "format = 1\ngame = \"naruto\"\n");
  bar_->openFile(QString::fromStdString(at("wrong.deck.toml")));
  EXPECT_EQ(store_->decks().size(), 1U);
  EXPECT_TRUE(bar_->message().contains(QStringLiteral("another game")));
}

// --- played with ----------------------------------------------------------------------------------------------------

TEST_F(GormitiDeckTest, TheFormOffersOwnDecksAndSaysWhatIsWrong) {
  const auto& ready = gormitiCards().decks().front();
  const OwnGormitiDeck mine = kept("Mine", ready.mode, ready.cards);
  auto fewer = ready.cards;
  fewer.pop_back();
  const OwnGormitiDeck short_one = kept("Short", ready.mode, fewer);
  openWindow();
  GormitiForm* form = window_->startPage()->gormitiForm();
  GormitiPlan plan = form->plan();
  plan.seats[PlayerId::south].deckId = mine.id;
  plan.mode = ready.mode;
  form->setPlan(plan);
  EXPECT_EQ(form->plan().seats[PlayerId::south].deckId, mine.id);
  EXPECT_EQ(form->plan().own[PlayerId::south], mine.deck);
  EXPECT_TRUE(form->startButton()->isEnabled());
  plan.seats[PlayerId::south].deckId = short_one.id;
  form->setPlan(plan);
  EXPECT_FALSE(form->startButton()->isEnabled());
  EXPECT_TRUE(form->message().contains(QStringLiteral("(G-201)"))) << form->message().toStdString();
  // What is built on the page is offered when it is left.
  window_->showCollection();
  auto* bar = static_cast<GormitiDeckBar*>(window_->collectionPage(GameKind::Gormiti)->deckBar());
  const int copy = bar->decks()->findText(QStringLiteral("Copy of “Mine”"));
  ASSERT_GE(copy, 0);
  emit bar->decks()->activated(copy);
  window_->closeCollection();
  const OwnGormitiDeck made = store_->decks()[1];
  EXPECT_EQ(made.deck.name, "Mine 2");
  plan.seats[PlayerId::south].deckId = made.id;
  form->setPlan(plan);
  EXPECT_EQ(form->plan().own[PlayerId::south], made.deck);
}

TEST_F(GormitiDeckTest, AMatchWithAnOwnDeckIsKeptAndGoesOn) {
  const auto& ready = gormitiCards().decks().front();
  auto cards = ready.cards;
  std::swap(cards.front(), cards.back());
  const OwnGormitiDeck mine = kept("Mine", ready.mode, cards);
  keeper_ = std::make_unique<MatchKeeper>(jobs_, folder_);
  openWindow();
  GormitiForm* form = window_->startPage()->gormitiForm();
  GormitiPlan plan = form->plan();
  plan.mode = ready.mode;
  plan.seats[PlayerId::south].deckId = mine.id;
  plan.secrecy = Secrecy::Open;
  form->setPlan(plan);
  window_->startGormiti(form->plan());
  const auto before = gormitiDeskOf(window_->table())->match().setup().seats[PlayerId::south];
  EXPECT_EQ(before.deck, "Mine");
  EXPECT_EQ(before.cards, mine.deck.cards);
  window_.reset();
  EXPECT_EQ(store_->remove(mine.id), QString());  // the match does not need it any more
  openWindow();
  std::string file;
  for (const auto& entry : fs::directory_iterator(folder_ / "matches")) file = entry.path().filename().string();
  ASSERT_FALSE(file.empty());
  window_->goOnWith(QString::fromStdString(file));
  ASSERT_TRUE(QTest::qWaitFor([&] { return window_->table() != nullptr; }, 60000));
  const auto after = gormitiDeskOf(window_->table())->match().setup().seats[PlayerId::south];
  EXPECT_EQ(after, before);
}

TEST_F(GormitiDeckTest, TheChosenDeckIsRememberedAndAGoneOneIsNot) {
  const auto& ready = gormitiCards().decks().front();
  const OwnGormitiDeck mine = kept("Mine", ready.mode, ready.cards);
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(folder_ / "settings.ini", problem);
  GormitiPlan plan;
  plan.mode = ready.mode;
  plan.seats[PlayerId::south].deckId = mine.id;
  keepGormitiPlan(settings, plan);
  openWindow();
  QStringList unknown;
  window_->setGormitiPlan(gormitiPlanFrom(settings, QStringLiteral("en"), gormitiCards(), unknown));
  EXPECT_EQ(unknown, QStringList());
  GormitiForm* form = window_->startPage()->gormitiForm();
  EXPECT_EQ(form->plan().own[PlayerId::south], mine.deck);
  EXPECT_EQ(store_->remove(mine.id), QString());
  form->decksChanged();
  EXPECT_FALSE(form->plan().own[PlayerId::south] && form->plan().seats[PlayerId::south].deckId == mine.id);
  EXPECT_TRUE(form->startButton()->isEnabled()) << form->message().toStdString();
}

TEST_F(GormitiDeckTest, ThePageSpeaksEachLanguage) {
  const auto& ready = gormitiCards().decks().front();
  kept("Mine", ready.mode, ready.cards);
  for (const char* language : {"it", "pt_BR"}) {
    const ProgramLanguage spoken{QLatin1String(language)};
    openPage();
    EXPECT_FALSE(bar_->message().startsWith(QStringLiteral("This deck")));
    look(QStringLiteral("gormiti-decks-%1").arg(QLatin1String(language)));
    page_.reset();
  }
}

}  // namespace
}  // namespace playsheet::testing
