// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <fstream>

#include "app/deck_shelf.h"
#include "app/storage/text_file.h"
#include "engine/naruto/decks/formats/deck_export.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/collection/face_window.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/guide_dialog.h"
#include "ui/decks/pool_view.h"
#include "ui/decks/removal_dialog.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/shelf_offer.h"
#include "ui/widgets/action_button.h"

/// The page of decks: what is done with the mouse, what it says of a damaged file, how ready decks are played.
namespace playsheet::testing {
namespace {

class DeckPageTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(::testing::TempDir()) / (std::string("deck_page_") + info->name());
    std::filesystem::remove_all(folder_);
    open();
  }
  void TearDown() override {
    page_.reset();
    store_.reset();
    person_.reset();
    std::filesystem::remove_all(folder_);
  }
  void open() {
    page_.reset();
    store_.reset();
    person_.reset();
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
    store_ = deckShelf(*person_);
    ready_ = {shippedDeck("clones"), shippedDeck("panini-clones")};
    page_ = std::make_unique<DeckBuilder>(shippedCards(), *store_, ready_);
    page_->setLook({});
    page_->resize(1366, 700);
    page_->show();
  }
  const naruto::Deck& deck() const { return page_->current()->deck; }
  int copies(const char* code) const {
    for (const auto& entry : deck().cards)
      if (entry.code == code) return entry.count;
    return 0;
  }
  QTreeWidgetItem* row(const char* code) { return page_->tree()->itemOf(naruto::DeckPile::deck, code); }
  /// Lets go of the card over the pool or a row of the tree, as a drag out of the deck does.
  void dropDeckCard(const char* code, QAbstractItemView* onto, const QPoint& at) {
    QMimeData data;
    data.setData(kCardsMime, code);
    data.setData(kPileMime, "0");
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(onto->viewport(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(onto->viewport(), &drop);
  }

  std::filesystem::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<DeckStore> store_;
  std::vector<naruto::Deck> ready_;
  std::unique_ptr<DeckBuilder> page_;
};

/// The pool shows what a match deck can have, and says how many cards it leaves out.
TEST_F(DeckPageTest, ThePoolShowsFirstWhatCanBePlayed) {
  const auto shown = [&] {
    EXPECT_TRUE(QTest::qWaitFor([&] { return page_->poolFound(); }));
    std::size_t ready = 0;
    const int rows = page_->pool()->model()->rowCount();
    for (int row = 0; row < rows; ++row)
      ready += shippedCards()[page_->pool()->pool()->card(row)].readiness == naruto::Readiness::ready ? 1 : 0;
    return std::pair(ready, static_cast<std::size_t>(rows));
  };
  const auto [ready, rows] = shown();
  EXPECT_EQ(ready, rows);
  EXPECT_GT(rows, 1000U);
  page_->playable()->setChecked(false);
  const auto [ready_of_all, all] = shown();
  EXPECT_EQ(ready_of_all, ready);
  EXPECT_GT(all, rows);
  for (std::size_t row = 0; row < ready; ++row)
    ASSERT_EQ(shippedCards()[page_->pool()->pool()->card(static_cast<int>(row))].readiness, naruto::Readiness::ready)
        << row;
  page_->playable()->setChecked(true);
  page_->filter()->setText(QStringLiteral("no card is called so"));
  EXPECT_EQ(shown().second, 0U);
}

/// A deck as a table goes out for programs or for the spreadsheet of one's language, chosen where it is saved; the
/// choice is proposed the next time.
TEST_F(DeckPageTest, ADeckIsSavedAsATableForProgramsOrForASpreadsheet) {
  const ProgramLanguage italian(QStringLiteral("it"));
  open();
  page_->openCopyOf(ready_.front());
  const auto save = [&](const QString& file, const QString& filter) {
    QString proposed;
    QTimer::singleShot(0, [&] {  // over the menu
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      ASSERT_TRUE(menu);
      QAction* table = nullptr;
      for (QMenu* below : menu->findChildren<QMenu*>())
        if (below->title() == QStringLiteral("Salva come"))
          for (QAction* action : below->actions())
            if (action->text() == QStringLiteral("Tabella (CSV)")) table = action;
      ASSERT_TRUE(table);
      menu->close();
      QTimer::singleShot(0, [&] {  // over the dialog
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_TRUE(dialog);
        proposed = dialog->selectedNameFilter();
        if (!filter.isEmpty()) dialog->selectNameFilter(filter);
        dialog->selectFile(QString::fromStdString((folder_ / file.toStdString()).string()));
        static_cast<QDialog*>(dialog)->accept();
      });
      table->trigger();
    });
    page_->findChild<ActionButton*>(QStringLiteral("more"))->click();
    return proposed;
  };
  const QString programs = QStringLiteral("Tabella per altri programmi (*.csv)");
  const QString spreadsheet = QStringLiteral("Tabella per un foglio di calcolo (*.csv)");
  EXPECT_EQ(save(QStringLiteral("a.csv"), {}), programs);
  EXPECT_EQ(*read_file_bytes(folder_ / "a.csv"), naruto::export_deck(deck(), naruto::DeckFormat::csv, shippedCards()));
  EXPECT_EQ(save(QStringLiteral("b.csv"), spreadsheet), programs);
  const std::string table = *read_file_bytes(folder_ / "b.csv");
  EXPECT_TRUE(table.starts_with("\xEF\xBB\xBFpile;count;code;name\r\n")) << table;
  const auto cards = deck().cards;
  open();
  page_->openList(QString::fromStdString((folder_ / "b.csv").string()));
  EXPECT_EQ(deck().cards, cards) << "and comes in again";
  EXPECT_EQ(save(QStringLiteral("c.csv"), {}), spreadsheet);
}

TEST_F(DeckPageTest, ACardIsDraggedOutOfTheDeckAndFromPileToPile) {
  page_->openCopyOf(shippedDeck("clones"));
  ASSERT_EQ(copies("J-001"), 3);
  dropDeckCard("J-001", page_->pool(), {40, 40});
  EXPECT_EQ(copies("J-001"), 2);
  QTreeWidgetItem* sideboard = page_->tree()->topLevelItem(1);
  dropDeckCard("J-001", page_->tree(), page_->tree()->visualItemRect(sideboard).center());
  EXPECT_EQ(copies("J-001"), 1);
  EXPECT_EQ(deck().sideboard, (std::vector<naruto::DeckEntry>{{"J-001", 1}}));
}

TEST_F(DeckPageTest, TheSignsBesideTheNumberChangeIt) {
  page_->openCopyOf(shippedDeck("clones"));
  const auto click = [&](bool plus) {
    page_->tree()->scrollToItem(row("J-001"));
    const QModelIndex cell = page_->tree()->model()->index(0, 0, QModelIndex());
    QRect place = page_->tree()->visualItemRect(row("J-001"));
    place.setWidth(page_->tree()->columnWidth(0));
    place.setLeft(place.left());
    const QPoint at(plus ? page_->tree()->columnWidth(0) - 8 : place.left() + 8, place.center().y());
    QTest::mouseClick(page_->tree()->viewport(), Qt::LeftButton, {}, at);
    return cell.isValid();
  };
  EXPECT_TRUE(click(false));
  EXPECT_EQ(copies("J-001"), 2);
  click(true);
  click(true);
  EXPECT_EQ(copies("J-001"), 4);
  page_->filter()->setText("J-001");
  const QRect cell = page_->pool()->visualRect(page_->pool()->model()->index(0, PoolModel::InDeck));
  QTest::mouseClick(page_->pool()->viewport(), Qt::LeftButton, {}, {cell.right() - 6, cell.center().y()});
  EXPECT_EQ(copies("J-001"), 5);
}

TEST_F(DeckPageTest, WhatGoesIsChosenWhereSomebodyHasToChoose) {  // N-DECK-01
  page_->openCopyOf(shippedDeck("clones"));
  page_->setEdition("panini");
  page_->change("N-049", 1, naruto::DeckPile::deck);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  page_->setEdition("panini");
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  const auto& breaches = page_->checks()->breaches();
  const auto size = std::find_if(breaches.begin(), breaches.end(),
                                 [](const auto& each) { return each.code == naruto::DeckBreach::wrong_size; });
  ASSERT_NE(size, breaches.end());
  const QString name = QStringLiteral("choose%1").arg(size - breaches.begin());
  auto* choose = page_->checks()->findChild<ActionButton*>(name);
  ASSERT_TRUE(choose);
  const int before = deck().size();
  int wanted = 0;
  QTimer::singleShot(0, [&] {
    auto* dialog = page_->findChild<RemovalDialog*>();
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->list()->count(), before) << "every copy is a row";
    EXPECT_FALSE(dialog->removeButton()->isEnabled()) << "nothing is chosen yet";
    dialog->list()->item(0)->setCheckState(Qt::Checked);
    dialog->list()->item(1)->setCheckState(Qt::Checked);
    wanted = static_cast<int>(dialog->chosen().size());
    dialog->removeButton()->click();
  });
  choose->click();
  EXPECT_GT(wanted, 0);
  EXPECT_EQ(deck().size(), before - 2);
  page_->undo();
  EXPECT_EQ(deck().size(), before) << "one edit";
}

TEST_F(DeckPageTest, ADamagedDatabaseIsToldAtOnceAndItsBackupTaken) {
  page_->openCopyOf(shippedDeck("clones"));
  page_.reset();
  store_.reset();
  person_.reset();
  std::filesystem::remove(folder_ / "person.db.bak");
  { auto kept = PersonDatabase::open(folder_ / "person.db"); }
  std::ofstream(folder_ / "person.db", std::ios::binary | std::ios::trunc) << std::string(9000, '\xa5');
  open();
  EXPECT_TRUE(page_->message().contains("damaged")) << page_->message().toStdString();
  ASSERT_TRUE(page_->backupButton()->isVisible());
  ASSERT_TRUE(page_->current()) << "what the backup has is read";
  page_->change("J-001", -1, naruto::DeckPile::deck);
  EXPECT_EQ(copies("J-001"), 3) << "nothing can be kept";
  EXPECT_TRUE(page_->message().contains("damaged"));
  page_->backupButton()->click();
  EXPECT_FALSE(page_->backupButton()->isVisible());
  page_->change("J-001", -1, naruto::DeckPile::deck);
  EXPECT_EQ(copies("J-001"), 2);
}

/// A file that is whole is never put away for its backup, whatever keeps this program from using it.
TEST_F(DeckPageTest, NoBackupIsOfferedForAFileThatIsWhole) {
  page_->openCopyOf(shippedDeck("clones"));
  page_.reset();
  store_.reset();
  person_.reset();
  std::filesystem::remove(folder_ / "person.db.bak");
  { auto kept = PersonDatabase::open(folder_ / "person.db"); }
  ASSERT_TRUE(std::filesystem::exists(folder_ / "person.db.bak"));
  {
    std::fstream file(folder_ / "person.db", std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(60);  // the version of its tables: that of a program to come
    file << std::string("\0\0\x7f\xff", 4);
  }
  open();
  EXPECT_TRUE(page_->message().contains("newer")) << page_->message().toStdString();
  EXPECT_FALSE(page_->backupButton()->isVisible());
  page_.reset();
  store_.reset();
  person_.reset();
  std::filesystem::rename(folder_ / "person.db", folder_ / "away.db");
  std::filesystem::create_directory(folder_ / "person.db");
  open();
  EXPECT_FALSE(page_->message().isEmpty());
  EXPECT_FALSE(page_->backupButton()->isVisible());
}

TEST_F(DeckPageTest, TheCardThatIsPointedAtIsRead) {
  page_->filter()->setText("N-013");
  EXPECT_EQ(page_->face()->face().code, QStringLiteral("N-013"));
  page_->openCopyOf(shippedDeck("clones"));
  emit page_->tree()->itemEntered(row("N-172"), 1);
  EXPECT_EQ(page_->face()->face().code, QStringLiteral("N-172"));
  page_->tree()->setCurrentItem(row("J-001"));
  EXPECT_EQ(page_->face()->face().code, QStringLiteral("J-001"));
}

TEST_F(DeckPageTest, AGuideShowsItsCardsInEveryLanguage) {
  for (const QString& language : {QStringLiteral("en"), QStringLiteral("it"), QStringLiteral("pt_BR")}) {
    GuideDialog dialog(shippedCards(), ready_, "panini-clones", {}, language);
    ASSERT_EQ(dialog.list()->count(), 2);
    EXPECT_EQ(dialog.shown()->id, "panini-clones");
    EXPECT_EQ(dialog.face()->face().code, QStringLiteral("N-085")) << "the first key card";
    EXPECT_FALSE(dialog.page()->toPlainText().contains('{'));
    emit dialog.page()->highlighted(QUrl(QStringLiteral("card:J-005")));
    EXPECT_EQ(dialog.face()->face().code, QStringLiteral("J-005"));
    dialog.list()->setCurrentRow(0);
    EXPECT_EQ(dialog.shown()->id, "clones");
  }
}

TEST_F(DeckPageTest, ACopyIsTakenFromTheGuide) {
  QTimer::singleShot(0, [&] {
    auto* dialog = page_->findChild<GuideDialog*>();
    ASSERT_TRUE(dialog);
    dialog->copyButton()->click();
  });
  page_->guideButton()->click();
  ASSERT_TRUE(page_->current());
  EXPECT_EQ(deck().cards, shippedDeck("clones").cards);
}

TEST_F(DeckPageTest, TheMatchFormOpensTheGuideOfTheChosenDeck) {
  DeckShelf shelf;
  shelf.ready = ready_;
  naruto::Deck own = ready_.front();
  own.id = "own-1";
  shelf.ready.push_back(own);
  ShelfOffer offer(shelf);
  SeatForm seat(PlayerId::south, offer);
  seat.show();
  QSignalSpy asked(&seat, &SeatForm::guideAsked);
  seat.chooseDeck(1);
  seat.guideButton()->click();
  ASSERT_EQ(asked.size(), 1);
  EXPECT_EQ(asked.front().front().toString(), QStringLiteral("panini-clones"));
  seat.chooseDeck(2);
  EXPECT_FALSE(seat.guideButton()->isVisible()) << "there is none for a deck of one's own";
}

}  // namespace
}  // namespace playsheet::testing
