// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/decks/deck_builder.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTimer>

#include "app/deck_shelf.h"
#include "tests/ui/match_fixture.h"
#include "ui/decks/compare_dialog.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/deck_plots.h"
#include "ui/decks/deck_print.h"
#include "ui/decks/hand_test_dialog.h"
#include "ui/decks/pool_view.h"
#include "ui/decks/questions_dialog.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// Decks are built on their page by mouse and by keys; every edit is on disk.
namespace playsheet::testing {
namespace {

class DeckBuilderTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(::testing::TempDir()) / (std::string("deck_builder_") + info->name());
    std::filesystem::remove_all(folder_);
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
    store_ = deckShelf(*person_);
    ready_ = {shippedDeck("clones"), shippedDeck("panini-clones")};
    page_ = std::make_unique<DeckBuilder>(shippedCards(), *store_, ready_);
    page_->setLook({});
    page_->resize(1366, 700);
    page_->show();
  }
  void TearDown() override {
    page_.reset();
    store_.reset();
    person_.reset();
    std::filesystem::remove_all(folder_);
  }
  const naruto::Deck& deck() const { return page_->current()->deck; }
  /// Presses keys in the pool, on the first card that the words find.
  void inPool(const QString& words, const QString& keys) {
    page_->filter()->setText(words);
    page_->pool()->setFocus();
    QTest::keyClicks(page_->pool(), keys);
  }

  std::filesystem::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<DeckStore> store_;
  std::vector<naruto::Deck> ready_;
  std::unique_ptr<DeckBuilder> page_;
};

using Entries = std::vector<naruto::DeckEntry>;

TEST_F(DeckBuilderTest, ADeckIsBuiltByKeys) {
  inPool("J-001", "+++-");
  ASSERT_TRUE(page_->current()) << "the first card makes a deck";
  EXPECT_EQ(deck().cards, (Entries{{"J-001", 2}}));
  page_->filter()->setText("rock lee n-041");
  QTest::keyClick(page_->pool(), Qt::Key_Return);
  QTest::keyClick(page_->pool(), Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_EQ(deck().cards, (Entries{{"J-001", 2}, {"N-041", 1}}));
  EXPECT_EQ(deck().sideboard, (Entries{{"N-041", 1}}));
  page_->playable()->setChecked(false);  // squads are not automated yet
  inPool("N-684", "+");
  EXPECT_EQ(deck().reinforcement, (Entries{{"N-684", 1}})) << "squads go to the reinforcement deck (N-DECK-02)";
  page_->tree()->setCurrentItem(page_->tree()->itemOf(naruto::DeckPile::deck, "J-001"));
  QTest::keyClicks(page_->tree(), "+m");
  EXPECT_EQ(deck().cards.front().count, 2);
  EXPECT_EQ(deck().sideboard, (Entries{{"N-041", 1}, {"J-001", 1}}));
  QTest::keyClick(page_->tree(), Qt::Key_Delete);
  EXPECT_EQ(deck().cards, (Entries{{"N-041", 1}}));
}

TEST_F(DeckBuilderTest, EveryEditIsTakenBackAlsoAfterARestart) {
  inPool("J-001", "+++");
  page_.reset();
  store_.reset();
  person_.reset();
  person_.emplace(PersonDatabase::open(folder_ / "person.db"));
  store_ = deckShelf(*person_);
  page_ = std::make_unique<DeckBuilder>(shippedCards(), *store_, ready_);
  ASSERT_TRUE(page_->current());
  EXPECT_EQ(deck().cards.front().count, 3);
  page_->undoButton()->click();
  page_->undo();
  EXPECT_EQ(deck().cards.front().count, 1);
  page_->undo();
  EXPECT_TRUE(deck().cards.empty());
  EXPECT_FALSE(page_->undoButton()->isEnabled());
  page_->redo();
  EXPECT_EQ(deck().cards.front().count, 1);
}

TEST_F(DeckBuilderTest, EveryBreachIsToldAndPutRight) {  // N-DECK-05, N-DECK-01
  page_->openCopyOf(shippedDeck("clones"));
  page_->setEdition("usa-1.3");
  EXPECT_TRUE(page_->checks()->breaches().empty());
  inPool("N-049", "++");
  ASSERT_EQ(page_->checks()->breaches().size(), 2U) << page_->checks()->lines().join('\n').toStdString();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // those of the state before are gone
  const auto buttons = page_->checks()->findChildren<ActionButton*>(QRegularExpression("^fix"));
  ASSERT_EQ(buttons.size(), 1) << "how many cards go is somebody's choice, which copies is not";
  buttons.front()->click();
  EXPECT_TRUE(page_->checks()->breaches().empty()) << page_->checks()->lines().join('\n').toStdString();
  page_->setEdition("panini");
  EXPECT_FALSE(page_->checks()->breaches().empty()) << "50 cards are 10 too many there";
}

TEST_F(DeckBuilderTest, PlotsAreTold) {
  page_->openCopyOf(shippedDeck("clones"));
  const QStringList told = page_->plots()->sentences();
  ASSERT_EQ(told.size(), 6);
  EXPECT_TRUE(told[0].contains("Ninja: 27") || told[0].contains("Ninja:")) << told[0].toStdString();
  EXPECT_EQ(page_->plots()->accessibleRows(), 6);
}

TEST_F(DeckBuilderTest, ListsGoOverTheClipboardBothWays) {
  page_->openCopyOf(shippedDeck("clones"));
  const Entries cards = deck().cards;
  for (const auto format : {naruto::DeckFormat::list, naruto::DeckFormat::code, naruto::DeckFormat::tts}) {
    page_->copyList(format);
    page_->newDeck();
    page_->pasteList();
    EXPECT_EQ(deck().cards, cards);
  }
  QGuiApplication::clipboard()->setText("\x01\x02 nothing of ours");
  const auto id = page_->current()->id;
  QTimer::singleShot(0, [] {
    if (auto* dialog = qobject_cast<QuestionsDialog*>(QApplication::activeModalWidget())) dialog->reject();
  });
  page_->pasteList();
  EXPECT_EQ(page_->current()->id, id) << "nothing is taken over";
}

TEST_F(DeckBuilderTest, UnclearLinesAreAskedAbout) {
  QTimer::singleShot(0, [] {
    auto* dialog = qobject_cast<QuestionsDialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->takeButton()->isEnabled()) << "before every line has an answer";
    dialog->answerBox(0)->setCurrentIndex(1);
    EXPECT_FALSE(dialog->takeButton()->isEnabled());
    dialog->answerBox(1)->setCurrentIndex(dialog->answerBox(1)->count() - 1);  // left out
    ASSERT_TRUE(dialog->takeButton()->isEnabled());
    dialog->takeButton()->click();
  });
  page_->takeOver("2 Rock Lee\n1 <b>Nobody</b>\n1 J-001\n", "list");
  ASSERT_TRUE(page_->current());
  ASSERT_EQ(deck().cards.size(), 2U);
  EXPECT_EQ(deck().size(), 3);
}

TEST_F(DeckBuilderTest, WhatIsNoListChangesNothing) {
  page_->takeOver(std::string("\x7F"
                              "ELF\0\0",
                              6),
                  "program");
  EXPECT_FALSE(page_->current());
  EXPECT_TRUE(page_->message().contains("program")) << page_->message().toStdString();
}

TEST_F(DeckBuilderTest, VersionsAreComparedAndComeBack) {
  inPool("J-001", "++");
  ASSERT_TRUE(store_->keepVersion(page_->current()->id, "two"));
  inPool("N-041", "+");
  CompareDialog dialog(shippedCards(), store_->versions(page_->current()->id), deck(), {}, "en");
  EXPECT_EQ(dialog.before()->count(), 2);
  ASSERT_TRUE(dialog.chosen());
  EXPECT_EQ(dialog.chosen()->cards, (Entries{{"J-001", 2}}));
}

TEST_F(DeckBuilderTest, HandsAreDealtAsTheEditionSays) {  // N-SETUP-05, N-MULL-01
  HandTestDialog dialog(shippedCards(), shippedDeck("clones"), *naruto::find_edition("usa-1.3"), {}, "en");
  dialog.setSeed(7);
  const auto hand = dialog.hand();
  EXPECT_EQ(hand.size(), 6U);
  dialog.mulligan();
  EXPECT_EQ(dialog.hand().size(), 5U);
  dialog.mulligan();
  EXPECT_EQ(dialog.hand().size(), 4U);
  EXPECT_EQ(dialog.mulligansLeft(), 0);
  dialog.mulligan();
  EXPECT_EQ(dialog.hand().size(), 4U);
  dialog.draw();
  EXPECT_EQ(dialog.hand().size(), 5U);
  dialog.setSeed(7);
  EXPECT_EQ(dialog.hand(), hand) << "the seed gives the hand";
  dialog.turnBox()->setValue(1);
  EXPECT_NEAR(dialog.shownOdds("J-001"), 32.4, 0.1) << "3 of 50 in 6";
}

TEST(DeckPrint, FacesLieAtTheirSizeOnA4AndLetter) {
  for (const auto id : {QPageSize::A4, QPageSize::Letter}) {
    const QSizeF paper = QPageSize(id).size(QPageSize::Millimeter);
    const ProxySheet sheet = proxySheet(paper);
    ASSERT_EQ(sheet.cards.size(), 9U);
    const QRectF page(QPointF(), paper);
    for (const QRectF& card : sheet.cards) {
      EXPECT_DOUBLE_EQ(card.width(), 63);
      EXPECT_DOUBLE_EQ(card.height(), 88);
      EXPECT_TRUE(page.contains(card));
    }
    EXPECT_EQ(sheet.marks.size(), 16U);
    for (const QLineF& mark : sheet.marks) {
      EXPECT_TRUE(page.contains(mark.p1()) && page.contains(mark.p2()));
      for (const QRectF& card : sheet.cards)
        EXPECT_FALSE(card.contains(mark.center())) << "marks lie outside the cards";
    }
    EXPECT_DOUBLE_EQ(sheet.bar.length(), 50);
  }
}

/// A card alone on a page, at ten dots a millimetre: what is painted is 63 by 88 of them, where the marks say.
TEST(DeckPrint, AFaceIsPaintedAtItsExactSize) {
  constexpr int kDots = 10;
  const QSizeF paper = QPageSize(QPageSize::A4).size(QPageSize::Millimeter);
  const ProxySheet sheet = proxySheet(paper);
  QImage page((paper * kDots).toSize(), QImage::Format_RGB32);
  page.fill(Qt::white);
  {
    QPainter painter(&page);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kDots, kDots);
    const std::vector<naruto::DefinitionId> one{*shippedCards().find("N-001")};
    paintFacePage(painter, sheet, shippedCards(), one, "en");
  }
  const QRectF place(sheet.cards.front().topLeft() * kDots, sheet.cards.front().size() * kDots);
  QRect inked;  // less than the millimetre around it in which no mark lies
  const QRect around = place.toAlignedRect().adjusted(-9, -9, 9, 9);
  for (int y = around.top(); y <= around.bottom(); ++y)
    for (int x = around.left(); x <= around.right(); ++x)
      if (page.pixelColor(x, y).lightness() < 200) inked |= QRect(x, y, 1, 1);
  EXPECT_NEAR(inked.width(), 63 * kDots, 2);
  EXPECT_NEAR(inked.height(), 88 * kDots, 2);
  EXPECT_NEAR(inked.left(), place.left(), 2);
  EXPECT_NEAR(inked.top(), place.top(), 2);
}

/// Kept where PLAYSHEET_PICTURES says, to be looked at.
void keepPdf(const QBuffer& pdf, const QString& name) {
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  QFile file(QDir(folder).filePath(name));
  if (!folder.isEmpty() && file.open(QIODevice::WriteOnly)) file.write(pdf.data());
}

TEST(DeckPrint, PdfPagesForADeck) {
  QBuffer file;
  file.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    paintFaces(writer, shippedCards(), shippedDeck("clones"), "en");
  }
  keepPdf(file, "faces.pdf");
  EXPECT_TRUE(file.data().startsWith("%PDF"));
  EXPECT_EQ(file.data().count("/Type /Page\n"), 6) << "50 cards, 9 on a page";
  QBuffer form;
  form.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&form);
    writer.setPageSize(QPageSize(QPageSize::Letter));
    writer.setPageMargins(QMarginsF());
    paintRegistration(writer, shippedCards(), shippedDeck("panini-clones"), *naruto::find_edition("panini"), "it");
  }
  keepPdf(form, "registration.pdf");
  EXPECT_EQ(form.data().count("/Type /Page\n"), 1);
}

}  // namespace
}  // namespace playsheet::testing
