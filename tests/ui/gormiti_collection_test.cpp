// SPDX-License-Identifier: GPL-3.0-or-later
// The collection of Gormiti on the page that every game has: search, filters, what a person owns, and the window.
#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <random>

#include "app/collection_desk.h"
#include "app/copy_desk.h"
#include "app/storage/person_collection.h"
#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/collection/card_details.h"
#include "ui/collection/card_facets.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/facet_button.h"
#include "ui/collection/gormiti_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/search_help.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"
#include "ui/wording/gormiti/words.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using Facet = gormiti_search::Field;

class GormitiCollection : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(::testing::TempDir()) / (std::string("gormiti_collection_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    person_ = PersonDatabase::open(folder_ / "person.db");
    copies_ = std::make_unique<CopyDesk>("gormiti", *person_);
    openPage();
  }
  void TearDown() override {
    page_.reset();
    window_.reset();
    copies_.reset();
    person_.reset();
    fs::remove_all(folder_);
  }
  void openPage() {
    page_ = std::make_unique<CollectionPage>(std::make_unique<GormitiShelf>(gormitiCards(), *copies_));
    page_->setStyleSheet(styleSheetOf({}));  // the window has it
    page_->setLook({});
    page_->resize(1366, 690);
    page_->show();
    page_->open();
    found();
  }
  void openWindow() {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.gormiti = &gormitiCards();
    needs.gormitiCopies = copies_.get();
    needs.collection = [this](const naruto::Catalog& cards) -> std::shared_ptr<CollectionStore> {
      return std::make_shared<CollectionDesk>(cards, std::vector{fs::path(PLAYSHEET_BINARY_DIR) / "cards.db"},
                                              *person_);
    };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
    window_->activateWindow();
  }
  void found() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return page_->answered(); }, 60000)) << page_->query().toStdString();
  }
  void ask(const QString& query) {
    page_->setQuery(query);
    found();
  }
  void click(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
    found();
  }
  void look(CollectionPage& page, QWidget& whole, const QString& name) {
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
          page.grab();
          return page.pictures().idle();
        },
        60000));
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (!folder.isEmpty()) whole.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }
  int rows() const { return page_->model().rowCount(); }
  std::string code(int row) const { return gormitiCards()[page_->model().card(row)].code; }
  QString sentence() const { return page_->bar()->sentence(); }

  fs::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<CopyDesk> copies_;
  std::unique_ptr<Shell> window_;
  std::unique_ptr<CollectionPage> page_;
};

TEST_F(GormitiCollection, EveryCardIsThereAndNoToken) {
  int cards = 0;
  for (std::size_t i = 0; i < gormitiCards().size(); ++i)
    cards += gormitiCards()[static_cast<gormiti::DefinitionId>(i)].token ? 0 : 1;
  EXPECT_EQ(rows(), cards);
  for (int row = 0; row < rows(); ++row) EXPECT_FALSE(gormitiCards()[page_->model().card(row)].token) << row;
  EXPECT_EQ(page_->details()->card(), page_->model().card(0));
  look(*page_, *page_, QStringLiteral("gormiti-collection"));
  EXPECT_GT(page_->pictures().count(), 10);
}

TEST_F(GormitiCollection, WordsOfAnyLanguageFindACard) {
  for (const char* word : {"ferrywoman", "Traghettatrice", "BARQUEIRA", "FI-01", "\"river ferry\""}) {
    ask(QString::fromUtf8(word));
    ASSERT_GE(rows(), 1) << word;
    EXPECT_EQ(code(0), "FI-01") << word;
  }
  ask(QStringLiteral("e:fuoco t:combattente"));
  const int fighters = rows();
  ask(QStringLiteral("element:fogo type:fighter"));
  EXPECT_EQ(rows(), fighters);
  EXPECT_GT(fighters, 0);
}

TEST_F(GormitiCollection, ANameIsBeforeAText) {
  ask(QStringLiteral("portal"));
  ASSERT_GT(rows(), 0);
  EXPECT_EQ(code(0), "AR-06");
}

/// What a filter counts is what the list shows when it is pressed, alone and beside another condition.
TEST_F(GormitiCollection, EachFilterCountsWhatItShows) {
  const GormitiShelf shelf(gormitiCards(), *copies_);
  for (const QString query : {"", "atk>=25", "e:water,fire"}) {
    for (const FacetGroup& group : shelf.facets())
      for (const ShelfFacet& facet : group.facets) {
        ask(query);
        FacetButton* button = page_->facets()->button(facet.kind, QString::fromStdString(facet.value));
        ASSERT_NE(button, nullptr) << facet.value;
        if (button->isChecked()) continue;
        const int counted = button->count();
        const bool alternative =
            query.startsWith(QStringLiteral("e:")) && facet.kind == static_cast<int>(Facet::element);
        const int before = rows();
        click(button);
        EXPECT_TRUE(button->isChecked()) << facet.value;
        EXPECT_EQ(rows(), counted + (alternative ? before : 0)) << facet.value << " beside " << query.toStdString();
        click(button);
        EXPECT_EQ(page_->query(), query) << facet.value;
      }
  }
}

TEST_F(GormitiCollection, ValuesOfOneKindAreAlternatives) {
  click(page_->facets()->button(Facet::element, QStringLiteral("fire")));
  EXPECT_EQ(page_->query(), QStringLiteral("e:fire"));
  const int fire = rows();
  click(page_->facets()->button(Facet::element, QStringLiteral("water")));
  EXPECT_EQ(page_->query(), QStringLiteral("e:water,fire"));
  EXPECT_GT(rows(), fire);
  click(page_->facets()->button(Facet::is, QStringLiteral("hero")));
  EXPECT_EQ(page_->query(), QStringLiteral("e:water,fire is:hero"));
  for (int row = 0; row < rows(); ++row) EXPECT_TRUE(gormitiCards()[page_->model().card(row)].may_be_hero());
  ASSERT_EQ(page_->bar()->chips().size(), 2U);
  click(page_->bar()->chips()[0]);
  EXPECT_EQ(page_->query(), QStringLiteral("is:hero"));
  EXPECT_FALSE(page_->facets()->button(Facet::element, QStringLiteral("fire"))->isChecked());
  ASSERT_EQ(page_->bar()->chips().size(), 1U);
  EXPECT_TRUE(page_->bar()->chips()[0]->parentWidget()->isEnabled());
}

TEST_F(GormitiCollection, AMinusLeavesOut) {
  ask(QStringLiteral("t:fighter"));
  const int fighters = rows();
  ask({});
  const int all = rows();
  ask(QStringLiteral("-t:fighter"));
  EXPECT_EQ(rows(), all - fighters);
  EXPECT_FALSE(page_->facets()->button(Facet::type, QStringLiteral("fighter"))->isChecked());
}

TEST_F(GormitiCollection, WhatIsWrongIsSaidAndMended) {
  ask(QStringLiteral("t:fighter"));
  const int before = rows();
  ask(QStringLiteral("elment:fire"));
  EXPECT_EQ(sentence(), QStringLiteral("There is no field “elment”. Did you mean “element”?"));
  EXPECT_EQ(rows(), before) << "the list stays";
  page_->bar()->mend();
  found();
  EXPECT_EQ(page_->query(), QStringLiteral("element:fire"));
  EXPECT_TRUE(sentence().isEmpty());
  ask(QStringLiteral("e:fier t:fighter"));
  EXPECT_EQ(sentence(), QStringLiteral("Nothing here is called “fier”. Did you mean “fire”?"));
  page_->bar()->mend();
  EXPECT_EQ(page_->query(), QStringLiteral("e:fire t:fighter"));
  ask(QStringLiteral("c:zzzzzzzz"));
  EXPECT_TRUE(sentence().contains(QStringLiteral("dark_knight"))) << sentence().toStdString();
  ask(QStringLiteral("atk>=much"));
  EXPECT_TRUE(sentence().startsWith(QStringLiteral("“much” is not a number")));
  ask(QStringLiteral("e>fire"));
  EXPECT_TRUE(sentence().contains(QStringLiteral("comparison sign")));
  ask(QStringLiteral("\"open portal"));
  EXPECT_TRUE(sentence().contains(QStringLiteral("not closed")));
  ask(QStringLiteral("t:"));
  EXPECT_TRUE(sentence().startsWith(QStringLiteral("Something must follow")));
  ask(QStringLiteral("ferrywomn"));
  EXPECT_EQ(rows(), 0);
  EXPECT_FALSE(page_->details()->card());
  page_->bar()->mend();
  found();
  EXPECT_EQ(page_->query(), QStringLiteral("ferrywoman"));
  EXPECT_GT(rows(), 0);
}

/// What is read is written so that it reads back as the same, whatever stands in it.
TEST_F(GormitiCollection, AQueryReadsBackAsWritten) {
  const std::array parts{"river",           "\"open portal\"", "-draw",    "name:knight",
                         "text:\"draw 1\"", "t:fighter,move",  "-e:fuoco", "c:\"dark minion\"",
                         "r:epica",         "is:hero",         "atk>=30",  "hp:70..90",
                         "pay<2",           "pv>90",           "is:owned", "-atk:20",
                         "e:acqua,dark_air"};
  const gormiti_search::Index index(
      gormitiCards(), [](auto) { return false; }, [](auto) { return false; });
  std::mt19937 luck(3);
  for (int i = 0; i < 400; ++i) {
    std::string text;
    for (int n = 0; n < 4; ++n) text += std::string(parts[luck() % parts.size()]) + ' ';
    const auto first = gormiti_search::read(text);
    ASSERT_TRUE(first.query) << text;
    const std::string written = gormiti_search::text_of(*first.query);
    const auto second = gormiti_search::read(written);
    ASSERT_TRUE(second.query) << written;
    EXPECT_EQ(gormiti_search::text_of(*second.query), written);
    EXPECT_EQ(index.find(*first.query), index.find(*second.query)) << text;
  }
}

/// Whatever bytes are pasted: a query, or a place in the text at which something is wrong.
TEST_F(GormitiCollection, AnyTextIsAQueryOrHasAPlaceThatIsWrong) {
  std::mt19937 luck(5);
  const std::string letters = "ate:=<>\"-,. \t09\xc3\xa9\xff";
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::size_t n = luck() % 24; n > 0; --n) text += letters[luck() % letters.size()];
    const auto reading = gormiti_search::read(text);
    ASSERT_NE(reading.query.has_value(), reading.problem.has_value()) << text;
    if (!reading.problem) continue;
    EXPECT_LE(reading.problem->begin, reading.problem->end) << text;
    EXPECT_LE(reading.problem->end, text.size()) << text;
  }
}

TEST_F(GormitiCollection, LongTextsHaveALimit) {
  QString words;
  for (int i = 0; i < 33; ++i) words += QStringLiteral("w%1 ").arg(i);
  ask(words);
  EXPECT_EQ(sentence(), QStringLiteral("A search has room for 32 different terms: “w32” is one too many."));
  ask(QStringLiteral("a ").repeated(1000));
  EXPECT_TRUE(sentence().isEmpty());
  EXPECT_EQ(page_->bar()->chips().size(), 1U) << "a thousand equal words are one";
}

TEST_F(GormitiCollection, EveryExampleOfTheHelpFindsCards) {
  click(page_->bar()->help());
  ASSERT_TRUE(page_->help()->isVisible());
  int examples = 0;
  for (int row = 0; row < page_->help()->count(); ++row) {
    const QString query = page_->help()->query(row);
    if (query.isEmpty()) continue;
    ++examples;
    ask(query);
    EXPECT_TRUE(sentence().isEmpty()) << query.toStdString();
    EXPECT_GT(rows(), 0) << query.toStdString();
    EXPECT_LT(rows(), 87) << query.toStdString();
  }
  EXPECT_GT(examples, 12);
}

TEST_F(GormitiCollection, ACardIsReadInEachLanguage) {
  ask(QStringLiteral("FI-01"));
  const auto text = [&] { return page_->details()->facts()->toPlainText(); };
  EXPECT_TRUE(text().contains(QStringLiteral("Fighter · Water · Human"))) << text().toStdString();
  EXPECT_TRUE(text().contains(QStringLiteral("In ready decks")));
  for (int language = 0; language < page_->details()->languages()->count(); ++language) {
    page_->details()->languages()->setCurrentIndex(language);
    emit page_->details()->languages()->activated(language);
    const auto words = wordingLanguage(page_->details()->languages()->currentData().toString());
    const auto& card = gormitiCards()[*page_->details()->card()];
    EXPECT_TRUE(text().contains(QString::fromStdString(gormiti_wording::in_language(card.name, words))));
  }
  ask(QStringLiteral("is:overlord"));
  EXPECT_TRUE(text().contains(QStringLiteral("cannot be chosen")));
}

TEST_F(GormitiCollection, CopiesAreKeptApartFromThoseOfTheOtherGame) {
  ask(QStringLiteral("FI-01"));
  page_->grid()->setFocus();
  QTest::keyClick(page_->grid(), Qt::Key_Plus);
  QTest::keyClick(page_->grid(), Qt::Key_Plus);
  QTest::mouseClick(page_->details()->fewer(), Qt::LeftButton);
  EXPECT_EQ(page_->details()->owned()->text(), QStringLiteral("1"));
  const auto kept = owned_cards(*person_);
  ASSERT_EQ(kept->size(), 1U);
  EXPECT_EQ(kept->front(), (OwnedCard{"gormiti/FI-01", 1}));
  ask(QStringLiteral("is:owned"));
  EXPECT_EQ(rows(), 1);
  // Another program writes while this one is open.
  auto other = PersonDatabase::open(folder_ / "person.db");
  ASSERT_TRUE(change_owned(other, "gormiti/MO-01", 3));
  ASSERT_TRUE(change_owned(other, "N-001", 2));
  page_->open();
  found();
  EXPECT_EQ(rows(), 2);
  const CopyDesk again("gormiti", *person_);
  EXPECT_EQ(again.owned("MO-01"), 3);
  EXPECT_EQ(again.owned("N-001"), 0);
  QTest::mouseClick(page_->details()->fewer(), Qt::LeftButton);
  page_->open();
  found();
  EXPECT_EQ(owned_cards(*person_)->size(), 2U) << "what the other game has stays";
}

TEST_F(GormitiCollection, OnlyItsColumnsAreShownAndEachSorts) {
  page_->showTable(true);
  EXPECT_TRUE(page_->table()->isColumnHidden(CardListModel::Set));
  EXPECT_TRUE(page_->table()->isColumnHidden(CardListModel::InDecks));
  for (int column = 0; column < CardListModel::Columns; ++column) {
    if (page_->table()->isColumnHidden(column)) continue;
    QSet<QString> tops;
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
      page_->table()->sortByColumn(column, order);
      tops.insert(page_->model().index(0, column).data().toString());
    }
    EXPECT_EQ(rows(), 87);
    if (column != CardListModel::Owned) {
      EXPECT_EQ(tops.size(), 2) << column;
    }
  }
  look(*page_, *page_, QStringLiteral("gormiti-collection-table"));
}

TEST_F(GormitiCollection, GroupsHaveTheirTitles) {
  page_->model().setGrouping(CardListModel::Grouping::Symbol);
  QStringList titles;
  for (int row = 0; row < rows(); ++row)
    if (const QString title = page_->model().index(row, 0).data(CardListModel::GroupRole).toString(); !title.isEmpty())
      titles << title;
  EXPECT_EQ(titles.size(), 9);
  EXPECT_EQ(titles.front(), QStringLiteral("Water"));
  EXPECT_EQ(titles.back(), QStringLiteral("No element"));
}

// --- in the window --------------------------------------------------------------------------------------------------

TEST_F(GormitiCollection, TheGameIsChosenOnThePage) {
  openWindow();
  window_->setGame(GameKind::Gormiti);
  ASSERT_TRUE(window_->startPage()->collection()->isVisible());
  QTest::mouseClick(window_->startPage()->collection(), Qt::LeftButton);
  CollectionPage* mine = window_->collectionPage(GameKind::Gormiti);
  ASSERT_NE(mine, nullptr);
  EXPECT_TRUE(mine->isVisible());
  EXPECT_EQ(window_->collectionPage(), nullptr) << "the other one was not asked for";
  mine->setQuery(QStringLiteral("e:fire"));
  ASSERT_EQ(mine->games().size(), 2U);
  QTest::mouseClick(mine->games()[0], Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([&] { return window_->collectionPage() && window_->collectionPage()->isVisible(); }));
  EXPECT_FALSE(mine->isVisible());
  CollectionPage* other = window_->collectionPage();
  ASSERT_TRUE(QTest::qWaitFor([&] { return other->answered(); }, 60000));
  EXPECT_EQ(other->model().rowCount(), static_cast<int>(shippedCards().size()));
  other->games()[1]->setFocus();
  QTest::keyClick(other->games()[1], Qt::Key_Space);
  ASSERT_TRUE(QTest::qWaitFor([&] { return mine->isVisible(); }));
  EXPECT_EQ(mine->query(), QStringLiteral("e:fire")) << "as it was left";
  window_->closeCollection();
  EXPECT_TRUE(window_->startPage()->isVisible());
  EXPECT_EQ(window_->startPage()->game(), GameKind::Gormiti);
  window_->setGame(GameKind::Naruto);
  window_->showCollection();
  EXPECT_TRUE(other->isVisible()) << "that of the game on the start page";
}

TEST_F(GormitiCollection, ItStaysOpenInAnotherLanguage) {
  openWindow();
  window_->setGame(GameKind::Gormiti);
  window_->showCollection();
  window_->collectionPage(GameKind::Gormiti)->setQuery(QStringLiteral("e:dark_water,dark_fire"));
  for (const char* language : {"it", "pt_BR", "en"}) {
    const ProgramLanguage spoken{QLatin1String(language)};
    QCoreApplication::processEvents();
    CollectionPage* page = window_->collectionPage(GameKind::Gormiti);
    ASSERT_NE(page, nullptr);
    EXPECT_TRUE(page->isVisible());
    EXPECT_EQ(page->query(), QStringLiteral("e:dark_water,dark_fire"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return page->answered(); }, 60000));
    EXPECT_EQ(page->model().rowCount(), 12);
    look(*page, *window_, QStringLiteral("gormiti-collection-%1").arg(QLatin1String(language)));
  }
}

}  // namespace
}  // namespace playsheet::testing
