// SPDX-License-Identifier: GPL-3.0-or-later
// The collection page over the shipped cards and a person's database of its own.
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>
#include <QUrl>
#include <fstream>

#include "app/collection_desk.h"
#include "app/storage/cards_database.h"
#include "app/storage/person_decks.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/match_fixture.h"
#include "ui/collection/card_details.h"
#include "ui/collection/card_facets.h"
#include "ui/collection/card_grid.h"
#include "ui/collection/card_rules.h"
#include "ui/collection/collection_page.h"
#include "ui/collection/facet_button.h"
#include "ui/collection/naruto_shelf.h"
#include "ui/collection/query_bar.h"
#include "ui/collection/search_help.h"
#include "ui/faces/face_budget.h"
#include "ui/rules/rule_store.h"
#include "ui/rules/rules_page.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/line_field.h"

namespace playsheet::testing {
namespace {

namespace fs = std::filesystem;
using naruto::search::Field;

fs::path builtCards() { return fs::path(PLAYSHEET_BINARY_DIR) / "cards.db"; }

const naruto::Catalog& searchedCards() {
  static const auto cards = [] {
    auto catalog = std::make_unique<naruto::Catalog>();
    EXPECT_TRUE(open_cards_database(builtCards(), *catalog));
    return catalog;
  }();
  return *cards;
}

class CollectionTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(::testing::TempDir()) / (std::string("collection_") + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    open();
  }
  void TearDown() override {
    page_.reset();
    desk_.reset();
    person_.reset();
    fs::remove_all(folder_);
  }
  void open() {
    page_.reset();
    desk_.reset();
    person_ = PersonDatabase::open(folder_ / "person.db");
    desk_ = std::make_unique<CollectionDesk>(searchedCards(), std::vector{builtCards()}, *person_);
    page_ = std::make_unique<CollectionPage>(std::make_unique<NarutoShelf>(searchedCards(), *desk_));
    page_->setStyleSheet(styleSheetOf({}));  // the window has it
    page_->setLook({});
    page_->resize(1366, 690);
    page_->show();
    page_->open();
    found();
    QCoreApplication::processEvents();
  }
  /// What stands in the field is answered.
  void found() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return page_->answered(); }, 60000)) << page_->query().toStdString();
  }
  void ask(const QString& query) {
    page_->setQuery(query);
    found();
  }
  /// The faces that are seen are painted.
  void settle() {
    page_->repaint();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
          page_->grab();
          return page_->pictures().idle();
        },
        60000));
    QCoreApplication::processEvents();
  }
  void look(const QString& name) {
    settle();
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (!folder.isEmpty()) page_->grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }
  void type(const QString& text) {
    page_->bar()->field()->clear();
    QTest::keyClicks(page_->bar()->field(), text);
    found();
  }
  void click(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
    found();
  }
  QString code(int row) const { return QString::fromStdString(searchedCards()[page_->model().card(row)].code); }
  int rows() const { return page_->model().rowCount(); }

  fs::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<CollectionDesk> desk_;
  std::unique_ptr<CollectionPage> page_;
};

TEST_F(CollectionTest, EveryCardIsThereAndTheFirstIsChosen) {
  EXPECT_EQ(rows(), static_cast<int>(searchedCards().size()));
  EXPECT_EQ(page_->details()->card(), page_->model().card(0));
  EXPECT_EQ(code(0), QStringLiteral("J-001")) << "what can be played stands first";
  EXPECT_EQ(searchedCards()[page_->model().card(1000)].readiness, naruto::Readiness::ready);
  EXPECT_TRUE(page_->count()->text().startsWith(QString::number(searchedCards().size())));
  look(QStringLiteral("collection"));
  EXPECT_GT(page_->pictures().count(), 10);
}

TEST_F(CollectionTest, TheListFollowsWhatIsTypedLetterByLetter) {
  type(QStringLiteral("rasenga"));
  const int some = rows();
  EXPECT_GT(some, 0);
  EXPECT_LT(some, 200);
  QTest::keyClicks(page_->bar()->field(), QStringLiteral("n t:jutsu"));
  found();
  EXPECT_LE(rows(), some);
  EXPECT_EQ(page_->details()->card(), page_->model().card(page_->model().rowOf(*page_->details()->card())));
  EXPECT_EQ(page_->bar()->chips().size(), 2U);
}

TEST_F(CollectionTest, AChipIsTakenAway) {
  ask(QStringLiteral("s:fire (sakura OR ino) power>=2"));
  ASSERT_EQ(page_->bar()->chips().size(), 3U);
  const int before = rows();
  click(page_->bar()->chips()[2]);
  EXPECT_EQ(page_->query(), QStringLiteral("s:fire (sakura OR ino)"));
  EXPECT_GE(rows(), before);
  EXPECT_EQ(page_->bar()->chips().size(), 2U);
}

TEST_F(CollectionTest, AnErrorStandsInItsPlaceAndIsMendedByAClick) {
  ask(QStringLiteral("t:ninja"));
  const int before = rows();
  ask(QStringLiteral("t:ninja pwer>=4"));
  EXPECT_EQ(rows(), before) << "the list stays while something is being typed";
  EXPECT_EQ(page_->bar()->sentence(), QStringLiteral("There is no field “pwer”. Did you mean “power”?"));
  look(QStringLiteral("collection-error"));
  page_->bar()->mend();
  found();
  EXPECT_EQ(page_->query(), QStringLiteral("t:ninja power>=4"));
  EXPECT_TRUE(page_->bar()->sentence().isEmpty());
  EXPECT_LT(rows(), before);
}

TEST_F(CollectionTest, AWordThatNoCardHasIsProposedAnother) {
  ask(QStringLiteral("Música narutoo"));
  EXPECT_EQ(rows(), 0);
  ask(QStringLiteral("t:ninja narutoo"));
  EXPECT_EQ(rows(), 0);
  EXPECT_FALSE(page_->details()->card());
  EXPECT_TRUE(page_->bar()->sentence().contains(QStringLiteral("naruto")));
  page_->bar()->mend();
  found();
  EXPECT_EQ(page_->query(), QStringLiteral("t:ninja naruto"));
  EXPECT_GT(rows(), 10);
}

TEST_F(CollectionTest, QuantitiesByKeysAndButtonsAreKept) {
  ask(QStringLiteral("code=N-013"));
  ASSERT_EQ(rows(), 1);
  page_->grid()->setFocus();
  QTest::keyClick(page_->grid(), Qt::Key_Plus);
  QTest::keyClick(page_->grid(), Qt::Key_Plus);
  QTest::keyClick(page_->grid(), Qt::Key_Minus);
  QTest::mouseClick(page_->details()->more(), Qt::LeftButton);
  EXPECT_EQ(page_->details()->owned()->text(), QStringLiteral("2"));
  EXPECT_EQ(page_->model().index(0, CardListModel::Owned).data().toString(), QStringLiteral("2"));
  EXPECT_TRUE(page_->count()->text().contains(QStringLiteral("1 owned")));
  open();  // another start
  ask(QStringLiteral("is:owned"));
  ASSERT_EQ(rows(), 1);
  EXPECT_EQ(code(0), QStringLiteral("N-013"));
  QTest::mouseClick(page_->details()->fewer(), Qt::LeftButton);
  QTest::mouseClick(page_->details()->fewer(), Qt::LeftButton);
  EXPECT_FALSE(page_->details()->fewer()->isEnabled());
  EXPECT_EQ(owned_cards(*person_)->size(), 0U);
}

TEST_F(CollectionTest, WhatAnotherProgramChangesIsSeen) {
  auto other = PersonDatabase::open(folder_ / "person.db");
  ASSERT_TRUE(change_owned(other, "N-013", 4));
  page_->open();
  found();
  ask(QStringLiteral("owned:4"));
  EXPECT_EQ(rows(), 1);
}

TEST_F(CollectionTest, TheDecksOfThePersonAreAskedForAndToldInTheDetails) {
  DeckContent content;
  content.deck.name.en = "River <i>patrol</i>";
  content.deck.cards = {{"N-013", 2}};
  ASSERT_TRUE(add_person_deck(*person_, content));
  page_->open();
  ask(QStringLiteral("in:river"));
  ASSERT_EQ(rows(), 1);
  EXPECT_EQ(code(0), QStringLiteral("N-013"));
  EXPECT_TRUE(page_->details()->facts()->toPlainText().contains(QStringLiteral("River <i>patrol</i> ×2")));
  EXPECT_EQ(page_->model().index(0, CardListModel::InDecks).data().toString(), QStringLiteral("2"));
  ask(QStringLiteral("is:missing"));
  EXPECT_EQ(rows(), 1);
  ASSERT_TRUE(desk_->changeOwned(page_->model().card(0), 2).isEmpty());
  ask(QStringLiteral("in:deck is:missing"));
  EXPECT_EQ(rows(), 0);
}

TEST_F(CollectionTest, TheFiltersWriteTheQueryAndTheQueryLightsThem) {
  click(page_->facets()->button(Field::symbol, QStringLiteral("fire")));
  EXPECT_EQ(page_->query(), QStringLiteral("s:fire"));
  click(page_->facets()->button(Field::symbol, QStringLiteral("water")));
  EXPECT_EQ(page_->query(), QStringLiteral("s:fire OR s:water"));
  click(page_->facets()->button(Field::type, QStringLiteral("jutsu")));
  EXPECT_EQ(page_->query(), QStringLiteral("(s:fire OR s:water) t:jutsu"));
  EXPECT_TRUE(page_->facets()->button(Field::symbol, QStringLiteral("water"))->isChecked());
  ask(QStringLiteral("t:tecnica"));
  EXPECT_FALSE(page_->facets()->button(Field::symbol, QStringLiteral("water"))->isChecked());
  EXPECT_TRUE(page_->facets()->button(Field::type, QStringLiteral("jutsu"))->isChecked());
}

TEST_F(CollectionTest, TheFiltersCountWhatTheyWouldFind) {
  const auto count = [&](Field field, const char* value) {
    return page_->facets()->button(field, QLatin1String(value))->count();
  };
  ask(QStringLiteral("set:1"));
  EXPECT_EQ(count(Field::type, "ninja") + count(Field::type, "mission") + count(Field::type, "jutsu"),
            rows() - count(Field::type, "client"));
  const int jutsu = count(Field::type, "jutsu");
  ask(QStringLiteral("set:1 t:ninja"));
  EXPECT_EQ(rows(), count(Field::type, "ninja"));
  EXPECT_EQ(count(Field::type, "jutsu"), jutsu) << "the other types are alternatives";
  click(page_->facets()->button(Field::type, QStringLiteral("jutsu")));
  EXPECT_EQ(rows(), count(Field::type, "ninja") + jutsu);
}

/// A row of what cards do counts what the list shows when it is pressed, whatever else is asked; one meaning has one
/// answer.
TEST_F(CollectionTest, WhatCardsDoIsARowEachThatCountsWhatItFinds) {
  const auto row = [&](const std::string& deed) {
    return page_->facets()->button(Field::does, QString::fromStdString(deed));
  };
  for (const std::string& deed : page_->facets()->values(Field::does))
    ASSERT_TRUE(QTest::qWaitFor([&] { return row(deed)->count() > 0; }, 60000)) << deed;
  for (const QString query : {"", "t:jutsu s:water", "set:1 t:ninja", "kakashi"}) {
    for (const std::string& deed : page_->facets()->values(Field::does)) {
      ask(query);
      const int promised = row(deed)->count();
      click(row(deed));
      EXPECT_EQ(rows(), promised) << query.toStdString() << " does:" << deed;
      EXPECT_TRUE(row(deed)->isChecked());
      EXPECT_EQ(row(deed)->count(), promised);
    }
  }
  ask(QStringLiteral("t:jutsu s:water does:damage"));
  const int damage = rows();
  EXPECT_GT(damage, 20);
  ask(QStringLiteral("t:jutsu s:water does:injure"));
  EXPECT_EQ(rows(), damage) << "a Ninja is injured by damage";
  ask(QStringLiteral("J-893 does:injure"));
  EXPECT_EQ(rows(), 1) << "of a card that is not automated its short note says so";
  ask(QStringLiteral("does:search"));
  const int search = rows();
  ask(QStringLiteral("does:look"));
  EXPECT_EQ(rows(), search);
  ask(QStringLiteral("t:jutsu s:water"));
  look(QStringLiteral("collection-does"));
}

TEST_F(CollectionTest, WhatIsAskedOfTheCollectionIsAskedAllAtOnce) {
  ASSERT_TRUE(desk_->changeOwned(*searchedCards().find("N-013"), 1).isEmpty());
  ASSERT_TRUE(desk_->changeOwned(*searchedCards().find("PR-US010B"), 1).isEmpty());  // pending
  click(page_->facets()->button(Field::is, QStringLiteral("owned")));
  EXPECT_EQ(rows(), 2);
  EXPECT_EQ(page_->facets()->button(Field::is, QStringLiteral("ready"))->count(), 1);
  click(page_->facets()->button(Field::is, QStringLiteral("ready")));
  EXPECT_EQ(page_->query(), QStringLiteral("is:owned is:ready"));
  EXPECT_EQ(rows(), 1);
  click(page_->facets()->button(Field::is, QStringLiteral("owned")));
  EXPECT_EQ(page_->query(), QStringLiteral("is:ready"));
}

TEST_F(CollectionTest, OrdersAndGroups) {
  ask(QStringLiteral("t:ninja set:1"));
  page_->model().setOrder(CardListModel::Order::Figures);
  for (int row = 1; row < rows(); ++row)
    EXPECT_GE(searchedCards()[page_->model().card(row - 1)].healthy.combat,
              searchedCards()[page_->model().card(row)].healthy.combat);
  ask(QStringLiteral("set:1"));
  page_->model().setGrouping(CardListModel::Grouping::Type);
  page_->grid()->groupingChanged();
  QStringList titles;
  for (int row = 0; row < rows(); ++row)
    if (const QString title = page_->model().index(row, 0).data(CardListModel::GroupRole).toString(); !title.isEmpty())
      titles.append(title);
  EXPECT_EQ(titles, (QStringList{QStringLiteral("Ninja"), QStringLiteral("Mission"), QStringLiteral("Jutsu")}));
  look(QStringLiteral("collection-groups"));
}

TEST_F(CollectionTest, EachRowIsSaidThatTheKeysComeTo) {
  page_->activateWindow();
  page_->showTable(true);
  page_->table()->setFocus();
  EXPECT_TRUE(QTest::qWaitFor([&] { return page_->table()->hasFocus(); }));
  const Listener listener;
  QTest::keyClick(page_->table(), Qt::Key_Down);
  QTest::keyClick(page_->table(), Qt::Key_Down);
  const auto spoken = [&](int row) { return page_->model().index(row, 0).data(Qt::AccessibleTextRole).toString(); };
  EXPECT_EQ(listener.announcements(), (QStringList{spoken(1), spoken(2)}));
}

TEST_F(CollectionTest, TheTableShowsTheSameCardsAndSorts) {
  ask(QStringLiteral("t:ninja set:2"));
  page_->showTable(true);
  EXPECT_TRUE(page_->table()->isVisible());
  page_->table()->sortByColumn(CardListModel::Name, Qt::AscendingOrder);
  const auto name = [&](int row) { return page_->model().index(row, CardListModel::Name).data().toString(); };
  for (int row = 1; row < rows(); ++row) EXPECT_LE(name(row - 1).localeAwareCompare(name(row)), 0);
  QTest::keyClick(page_->table(), Qt::Key_Down);
  EXPECT_EQ(page_->details()->card(), page_->model().card(page_->table()->currentIndex().row()));
  QTest::keyClick(page_->table(), Qt::Key_Plus);
  EXPECT_EQ(desk_->owned(*page_->details()->card()), 1);
  look(QStringLiteral("collection-table"));
}

TEST_F(CollectionTest, TheHelpAsksItsExamples) {
  QTest::mouseClick(page_->bar()->help(), Qt::LeftButton);
  ASSERT_TRUE(page_->help()->isVisible());
  look(QStringLiteral("collection-help"));
  int examples = 0;
  for (int row = 0; row < page_->help()->count(); ++row) examples += page_->help()->query(row).isEmpty() ? 0 : 1;
  EXPECT_GE(examples, 25);
  page_->help()->setCurrentRow(1);
  QTest::keyClick(page_->help(), Qt::Key_Return);
  found();
  EXPECT_EQ(page_->query(), page_->help()->query(1));
  EXPECT_TRUE(page_->grid()->isVisible());
}

TEST_F(CollectionTest, DetailsTellTextInAnyLanguageRulesPrintingsAndDecks) {
  ask(QStringLiteral("is:growth is:reprint"));
  ASSERT_GT(rows(), 0);
  QSignalSpy rule(page_.get(), &CollectionPage::ruleClicked);
  const auto text = [&] { return page_->details()->facts()->toPlainText(); };
  EXPECT_TRUE(text().contains(QStringLiteral("N-GROW-01")));
  EXPECT_TRUE(text().contains(QStringLiteral("All printings")));
  const QString english = text();
  page_->details()->languages()->setCurrentIndex(1);
  emit page_->details()->languages()->activated(1);
  EXPECT_NE(text(), english);
  emit page_->details()->facts()->anchorClicked(QUrl(QStringLiteral("rule:N-GROW-01")));
  ASSERT_EQ(rule.size(), 1);
  EXPECT_EQ(rule.front().front().toString(), QStringLiteral("N-GROW-01"));
  const auto printings = printingsOf(searchedCards(), *page_->details()->card());
  ASSERT_GE(printings.size(), 2U);
  emit page_->details()->facts()->anchorClicked(QUrl(QStringLiteral("card:%1").arg(printings.front())));
  EXPECT_EQ(page_->details()->card(), printings.front());
}

TEST_F(CollectionTest, EveryRuleOfACardIsOneOfTheRulesPage) {
  for (const auto& card : searchedCards())
    for (const std::string_view id : rulesOfCard(card)) ASSERT_TRUE(shippedRules().contains(id)) << id;
}

TEST_F(CollectionTest, ScrollingNeverWaitsForAPicture) {
  page_->grid()->verticalScrollBar()->setValue(page_->grid()->verticalScrollBar()->maximum());
  page_->grab();  // plates in the place of faces
  settle();
  const auto last = page_->grid()->visualRect(page_->model().index(rows() - 1, 0));
  EXPECT_TRUE(page_->grid()->viewport()->rect().intersects(last));
}

TEST_F(CollectionTest, ADamagedDatabaseIsToldAndItsBackupTaken) {
  ASSERT_TRUE(desk_->changeOwned(*searchedCards().find("N-013"), 3).isEmpty());
  page_.reset();
  desk_.reset();
  person_.reset();
  fs::remove(folder_ / "person.db.bak");
  { auto kept = PersonDatabase::open(folder_ / "person.db"); }
  std::ofstream(folder_ / "person.db", std::ios::binary | std::ios::trunc) << std::string(9000, '\xa5');
  open();
  EXPECT_TRUE(page_->trouble()->text().contains(QStringLiteral("damaged"))) << page_->trouble()->text().toStdString();
  ask(QStringLiteral("is:owned"));
  EXPECT_EQ(rows(), 1) << "what the backup has is read";
  EXPECT_FALSE(page_->details()->more()->isEnabled());
  look(QStringLiteral("collection-damaged"));
  QTest::mouseClick(page_->trouble(), Qt::LeftButton);
  EXPECT_FALSE(page_->trouble()->isVisible());
  QTest::mouseClick(page_->details()->more(), Qt::LeftButton);
  EXPECT_EQ(desk_->owned(*searchedCards().find("N-013")), 4);
}

TEST_F(CollectionTest, EscapeClearsAndThenCloses) {
  QSignalSpy closed(page_.get(), &CollectionPage::closed);
  ask(QStringLiteral("naruto"));
  QTest::keyClick(page_->bar()->field(), Qt::Key_Escape);
  EXPECT_TRUE(page_->query().isEmpty());
  EXPECT_EQ(closed.size(), 0);
  QTest::keyClick(page_->bar()->field(), Qt::Key_Escape);
  EXPECT_EQ(closed.size(), 1);
}

// --- long texts and slow answers ------------------------------------------------------------------------------------

TEST_F(CollectionTest, AThousandEqualWordsAreOne) {
  ask(QStringLiteral("a"));
  const int cards = rows();
  ask({});
  QGuiApplication::clipboard()->setText(QStringLiteral("a ").repeated(1000));
  QTest::keyClick(page_->bar()->field(), Qt::Key_V, Qt::ControlModifier);
  found();
  EXPECT_EQ(page_->query().size(), 2000);
  EXPECT_EQ(rows(), cards);
  EXPECT_EQ(page_->bar()->chips().size(), 1U);
  EXPECT_TRUE(page_->bar()->sentence().isEmpty());
}

TEST_F(CollectionTest, ThirtyThreeDifferentWordsAreTooMany) {
  ask(QStringLiteral("naruto"));
  const int before = rows();
  QString words;
  for (int i = 0; i < 33; ++i) words += QStringLiteral("w%1 ").arg(i);
  ask(words);
  EXPECT_EQ(rows(), before) << "the list stays";
  EXPECT_EQ(page_->bar()->sentence(),
            QStringLiteral("A search has room for 32 different terms: “w32” is one too many."));
}

/// What a filter adds is not cut off at the end of the field: it would mean something else.
TEST_F(CollectionTest, AFilterThatHasNoRoomIsTold) {
  const QString full(1998, QLatin1Char('x'));
  ask(full);
  click(page_->facets()->button(Field::type, QStringLiteral("jutsu")));
  EXPECT_EQ(page_->query(), full);
  EXPECT_FALSE(page_->bar()->field()->told().isEmpty());
  EXPECT_FALSE(page_->facets()->button(Field::type, QStringLiteral("jutsu"))->isChecked());
}

/// A search whose answers the test gives when it wants to.
class SlowDesk : public CollectionDesk {
 public:
  using CollectionDesk::CollectionDesk;
  void ask(const QObject* asker, const QString& query, Answer answer) override {
    asked.append(query);
    if (!slow) return CollectionDesk::ask(asker, query, std::move(answer));
    waiting = [this, asker, query, answer = std::move(answer)] { CollectionDesk::ask(asker, query, answer); };
  }
  bool slow = false;
  QStringList asked;
  std::function<void()> waiting;
};

class SlowCollection : public CollectionTest {
 protected:
  void SetUp() override {
    CollectionTest::SetUp();
    page_.reset();
    auto desk = std::make_unique<SlowDesk>(searchedCards(), std::vector{builtCards()}, *person_);
    slow_ = desk.get();
    desk_ = std::move(desk);
    page_ = std::make_unique<CollectionPage>(std::make_unique<NarutoShelf>(searchedCards(), *desk_));
    page_->setLook({});
    page_->resize(1366, 690);
    page_->show();
    found();
    slow_->slow = true;
  }
  void answer() {
    slow_->waiting();
    found();
  }
  SlowDesk* slow_ = nullptr;
};

TEST_F(SlowCollection, TypingNeverWaitsForAnAnswer) {
  const int all = rows();
  const auto before = slow_->asked.size();  // the page and its rows have been counted
  page_->bar()->field()->setFocus();
  QTest::keyClicks(page_->bar()->field(), QStringLiteral("rasengan"));
  EXPECT_EQ(page_->query(), QStringLiteral("rasengan"));
  EXPECT_EQ(slow_->asked.mid(before),
            (QStringList{"r", "ra", "ras", "rase", "rasen", "raseng", "rasenga", "rasengan"}));
  EXPECT_EQ(rows(), all) << "the list stays";
  EXPECT_FALSE(page_->answered());
  ASSERT_TRUE(QTest::qWaitFor([&] { return page_->count()->text() == QStringLiteral("Searching…"); }, 60000));
  answer();
  EXPECT_LT(rows(), all);
  EXPECT_TRUE(page_->count()->text().startsWith(QString::number(rows())));
}

/// Enter goes into the list of what was typed, not of what was there before: the next key counts a card.
TEST_F(SlowCollection, EnterWaitsForTheListThatIsMeant) {
  page_->bar()->field()->setFocus();
  QTest::keyClicks(page_->bar()->field(), QStringLiteral("code=N-013"));
  QTest::keyClick(page_->bar()->field(), Qt::Key_Return);
  EXPECT_TRUE(page_->bar()->field()->hasFocus());
  answer();
  EXPECT_TRUE(page_->grid()->hasFocus());
  QTest::keyClick(page_->grid(), Qt::Key_Plus);
  EXPECT_EQ(desk_->owned(*searchedCards().find("N-013")), 1);
}

TEST_F(SlowCollection, TwoFiltersInARowAreBothAskedFor) {
  QTest::mouseClick(page_->facets()->button(Field::symbol, QStringLiteral("fire")), Qt::LeftButton);
  QTest::mouseClick(page_->facets()->button(Field::symbol, QStringLiteral("water")), Qt::LeftButton);
  EXPECT_EQ(page_->query(), QStringLiteral("s:fire OR s:water"));
  answer();
  EXPECT_TRUE(page_->facets()->button(Field::symbol, QStringLiteral("water"))->isChecked());
}

TEST_F(SlowCollection, AProposalIsNotPutIntoAnotherText) {
  slow_->slow = false;
  ask(QStringLiteral("t:ninja pwer>=4"));
  slow_->slow = true;
  page_->setQuery(QStringLiteral("sasuke"));
  page_->bar()->mend();
  EXPECT_EQ(page_->query(), QStringLiteral("sasuke"));
}

// --- what it takes --------------------------------------------------------------------------------------------------

/// The whole collection is gone through, and no more faces are kept than all pages together may keep.
TEST_F(CollectionTest, AllFacesPassByWithinTheBudget) {
  FaceBudget& budget = FaceBudget::ofProcess();
  QScrollBar* bar = page_->grid()->verticalScrollBar();
  qint64 most = 0;
  for (int place = 0; place <= bar->maximum(); place += 3 * page_->grid()->viewport()->height()) {
    bar->setValue(place);
    settle();
    most = std::max(most, budget.bytes());
  }
  EXPECT_GT(most, budget.mostBytes() / 2) << "it was enough to fill it";
  EXPECT_LE(most, budget.mostBytes());
  EXPECT_LE(page_->pictures().bytes(), budget.bytes());
  EXPECT_LE(budget.mostBytes(), qint64{32} * 1024 * 1024) << "on a screen of usual size";
  page_.reset();
  EXPECT_EQ(budget.bytes(), 0) << "and nothing stays with the page gone";
}

TEST_F(CollectionTest, TheWindowOpensItFromTheStartPageAndOverAMatch) {
  WindowNeeds needs;
  needs.cards = &searchedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  needs.collection = [&](const naruto::Catalog& cards) -> std::shared_ptr<CollectionStore> {
    return std::make_shared<CollectionDesk>(cards, std::vector{builtCards()}, *person_);
  };
  const MatchPlan plan = planOf(Secrecy::Open);
  Shell window(std::move(needs), plan);
  window.setQuestions(false);
  window.resize(1366, 690);
  window.show();
  QTest::mouseClick(window.startPage()->collection(), Qt::LeftButton);
  ASSERT_TRUE(window.collectionPage());
  EXPECT_TRUE(window.collectionPage()->isVisible());
  emit window.collectionPage()->ruleClicked(QStringLiteral("N-GROW-01"));
  EXPECT_TRUE(window.rulesPage()->isVisible());
  window.closeRules();
  EXPECT_TRUE(window.collectionPage()->isVisible()) << "back where the rule was asked for";
  window.closeCollection();
  EXPECT_TRUE(window.startPage()->isVisible());
  window.startMatch(plan);
  window.showCollection();
  EXPECT_FALSE(window.table()->isVisible());
  QTest::keyClick(window.collectionPage()->bar()->field(), Qt::Key_Escape);
  EXPECT_TRUE(window.table()->isVisible());
}

TEST_F(CollectionTest, WhatACardIsCalledIsNeverMarkup) {
  naruto::Catalog cards;
  naruto::read_cards(
      "format = 1\nset = \"<b>Own</b>\"\n[[card]]\ncode = \"N-9901\"\nname = \"<img src=x> & 'Neo'\"\ntype = "
      "\"ninja\"\n"
      "symbols = [\"Fire\"]\nentrance_cost = 0\nhand_cost = 0\nhealthy = [1, 0]\ninjured = [0, 0]\ntext = \"none\"\n",
      "own.toml", cards);
  const fs::path database = folder_ / "own.db";
  ASSERT_TRUE(write_cards_database(cards, database));
  CollectionDesk desk(cards, {database}, *person_);
  CollectionPage page(std::make_unique<NarutoShelf>(cards, desk));
  page.setLook({});
  ASSERT_TRUE(QTest::qWaitFor([&] { return page.answered(); }, 60000));
  const QString text = page.details()->facts()->toPlainText();
  EXPECT_TRUE(text.contains(QStringLiteral("<img src=x> & 'Neo'"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("<b>Own</b>")));
}

}  // namespace
}  // namespace playsheet::testing
