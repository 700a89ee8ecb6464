// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRegularExpression>
#include <QTableWidget>
#include <QTimer>

#include "app/deck_shelf.h"
#include "engine/naruto/decks/deck_statistics.h"
#include "tests/ui/match_fixture.h"
#include "ui/collection/face_window.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/deck_checks.h"
#include "ui/decks/deck_plots.h"
#include "ui/decks/deck_print.h"
#include "ui/decks/fix_words.h"
#include "ui/decks/name_cell.h"
#include "ui/decks/pool_view.h"
#include "ui/decks/questions_dialog.h"
#include "ui/faces/card_painter.h"
#include "ui/faces/fonts.h"
#include "ui/speech/face_maker.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"

/// Decks with several cards of one name: which of them is meant can be read, and what is done to them is told.
namespace playsheet::testing {
namespace {

using Entries = std::vector<naruto::DeckEntry>;

class AlikeNames : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* info = ::testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::path(::testing::TempDir()) / (std::string("alike_names_") + info->name());
    std::filesystem::remove_all(folder_);
    person_.emplace(PersonDatabase::open(folder_ / "person.db"));
    store_ = deckShelf(*person_);
    page_ = std::make_unique<DeckBuilder>(shippedCards(), *store_, ready_);
    page_->setStyleSheet(styleSheetOf({}));
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
  void open(const Entries& cards) {
    naruto::Deck deck;
    deck.name.en = "Mist";
    deck.edition = "usa-1.3";
    deck.cards = cards;
    page_->openCopyOf(deck);
  }
  QString beside(const char* code) {
    const auto* item = page_->tree()->itemOf(naruto::DeckPile::deck, QLatin1String(code));
    return item ? item->data(1, kBesideNameRole).toString() : QStringLiteral("no row");
  }
  void keep(const QString& name) {
    QCoreApplication::processEvents();
    if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty())
      page_->grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }

  std::filesystem::path folder_;
  std::optional<PersonDatabase> person_;
  std::unique_ptr<DeckStore> store_;
  std::vector<naruto::Deck> ready_;
  std::unique_ptr<DeckBuilder> page_;
};

TEST_F(AlikeNames, HaveTheirCodesBesideThemAndNobodyElseHas) {
  open({{"N-016", 1}, {"N-017", 2}, {"N-041", 1}, {"J-014", 1}, {"J-107", 1}});
  EXPECT_EQ(beside("N-016"), "N-016");
  EXPECT_EQ(beside("N-017"), "N-017");
  EXPECT_EQ(beside("J-014"), "J-014");
  EXPECT_EQ(beside("N-041"), "") << "there is one Rock Lee";
  const auto* item = page_->tree()->itemOf(naruto::DeckPile::deck, "N-017");
  EXPECT_TRUE(item->toolTip(1).contains("The Path to Hokage"));
  page_->tree()->setCurrentItem(const_cast<QTreeWidgetItem*>(item));
  EXPECT_EQ(page_->face()->face().code, "N-017") << "and the face is beside the list";
  page_->filter()->setText("haku");
  const auto* pool = page_->pool()->pool();
  ASSERT_GT(pool->rowCount(), 3);
  EXPECT_EQ(pool->index(0, PoolModel::Name).data(kBesideNameRole).toString(), pool->codeAt(pool->index(0, 0)));
  keep("alike-names");
}

TEST_F(AlikeNames, TooManyCopiesAreTellableInTheirRow) {  // N-DECK-05
  open({{"N-016", 2}, {"N-017", 4}, {"N-041", 3}});
  EXPECT_EQ(beside("N-016"), QStringLiteral("⚠ 6/3 N-016"));
  EXPECT_EQ(beside("N-017"), QStringLiteral("⚠ 6/3 N-017"));
  EXPECT_EQ(beside("N-041"), "");
  page_->change("N-041", 1, naruto::DeckPile::deck);
  EXPECT_EQ(beside("N-041"), QStringLiteral("⚠ 4/3"));
}

TEST_F(AlikeNames, PuttingItRightSaysWhatGoesAndWhatStaysAndLeavesItsPlaceTaken) {
  open({{"N-016", 2}, {"N-017", 4}});
  const auto& breaches = page_->checks()->breaches();
  const auto copies = std::find_if(breaches.begin(), breaches.end(), [](const naruto::DeckViolation& each) {
    return each.code == naruto::DeckBreach::too_many_copies;
  });
  ASSERT_NE(copies, breaches.end());
  const QString told = fixWords(page_->current()->deck, *copies, shippedCards(), "en");
  EXPECT_EQ(told, QStringLiteral("Out: 3 × Haku · N-017. Kept: 2 × Haku · N-016, 1 × Haku · N-017."));
  EXPECT_TRUE(page_->checks()->lines().contains(told)) << page_->checks()->lines().join('\n').toStdString();
  keep("fix-told");
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  const auto fixes = page_->checks()->findChildren<ActionButton*>(QRegularExpression("^fix"));
  ASSERT_EQ(fixes.size(), 1);
  auto* fix = fixes.front();
  QCoreApplication::processEvents();
  const QPoint pressed = fix->mapTo(page_->checks(), fix->rect().center());
  fix->click();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QCoreApplication::processEvents();
  EXPECT_EQ(page_->current()->deck.cards, (Entries{{"N-016", 2}, {"N-017", 1}}));
  EXPECT_TRUE(page_->checks()->lines().contains(QStringLiteral("✓ ") + told));
  const auto* there = qobject_cast<ActionButton*>(page_->checks()->childAt(pressed));
  EXPECT_EQ(there, nullptr) << "a second click does nothing else: " << (there ? there->text().toStdString() : "");
  page_->change("N-041", 1, naruto::DeckPile::deck);
  EXPECT_FALSE(page_->checks()->lines().contains(QStringLiteral("✓ ") + told)) << "it is told as long as it is new";
}

TEST_F(AlikeNames, NinjaAreCountedInOneWayWhereverTheyAreTold) {  // N-DECK-03, N-DECK-04
  Entries cards;
  std::string platoon;
  for (std::size_t i = 0; i < shippedCards().size(); ++i) {
    const auto& card = shippedCards()[static_cast<naruto::DefinitionId>(i)];
    if (card.type != naruto::CardType::ninja || card.squad || card.readiness != naruto::Readiness::ready) continue;
    if (card.platoon && platoon.empty()) cards.push_back({platoon = card.code, 3});
    if (!card.platoon && cards.size() < 14) cards.push_back({card.code, 3});
  }
  ASSERT_FALSE(platoon.empty());
  open(cards);
  int ninja = 0;
  for (const auto& entry : cards) ninja += entry.code == platoon ? 0 : entry.count;
  ASSERT_GT(ninja, 30);
  const QString number = QString::number(ninja);
  EXPECT_TRUE(page_->checks()->lines().join('\n').contains("has " + number + " Ninja"))
      << page_->checks()->lines().join('\n').toStdString();
  EXPECT_TRUE(page_->plots()->sentences().front().contains("Ninja: " + number))
      << page_->plots()->sentences().front().toStdString();
  EXPECT_TRUE(page_->plots()->sentences().front().contains("Platoons: 3"));
  const auto* deck = page_->tree()->topLevelItem(0);
  EXPECT_EQ(deck->child(0)->text(1), "Ninja");
  EXPECT_EQ(deck->child(0)->text(0), number);
  EXPECT_EQ(deck->child(1)->text(1), "Platoons");
  EXPECT_EQ(deck->child(1)->text(0), "3");
}

TEST_F(AlikeNames, APastedListProposesAndShowsTheFace) {
  QTimer::singleShot(0, [] {
    auto* dialog = qobject_cast<QuestionsDialog*>(QApplication::activeModalWidget());
    ASSERT_TRUE(dialog);
    EXPECT_EQ(dialog->list()->rowCount(), 1);
    EXPECT_TRUE(dialog->answerBox(0)->currentText().contains("J-001 · The Path to Hokage"))
        << dialog->answerBox(0)->currentText().toStdString();
    EXPECT_EQ(dialog->face()->face().code, "J-001");
    EXPECT_TRUE(dialog->takeButton()->isEnabled());
    emit dialog->answerBox(0)->highlighted(2);
    EXPECT_EQ(dialog->face()->face().code, "J-127") << "the entry that is pointed at";
    if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty()) {
      QTest::qWait(300);
      dialog->grab().save(QDir(folder).filePath("paste-asked.png"));
    }
    dialog->takeButton()->click();
  });
  page_->takeOver("2 Kunai\n1 N-041\n", "list");
  ASSERT_TRUE(page_->current());
  EXPECT_EQ(page_->current()->deck.cards, (Entries{{"N-041", 1}, {"J-001", 2}}));
}

TEST_F(AlikeNames, TwoDecksAreNeverCalledTheSame) {
  page_->newDeck();
  EXPECT_EQ(page_->current()->deck.name.en, "New deck");
  page_->newDeck();
  EXPECT_EQ(page_->current()->deck.name.en, "New deck 2");
  for (const char* name : {"Clipboard", "Clipboard 2"}) {
    QGuiApplication::clipboard()->setText("1 N-041");
    page_->pasteList();
    EXPECT_EQ(page_->current()->deck.name.en, name) << "a list without a name of its own";
  }
}

TEST_F(AlikeNames, WhatWasToldGoesWithTheNextChange) {
  open({{"N-041", 1}});
  page_->copyList(naruto::DeckFormat::list);
  EXPECT_FALSE(page_->message().isEmpty());
  page_->change("N-041", 1, naruto::DeckPile::deck);
  EXPECT_TRUE(page_->message().isEmpty());
  page_->copyList(naruto::DeckFormat::list);
  page_->undo();
  EXPECT_TRUE(page_->message().isEmpty());
}

// --- print ----------------------------------------------------------------------------------------------------------

/// On paper nobody can open a text: every ready card has all of it, in each language, in type that can be read.
TEST(PrintedText, IsWholeOnEveryCard) {
  const QSizeF size(kFaceHigh * kCardWide / kCardTall, kFaceHigh);
  const auto letters = [](QString text) {
    return text.remove(QLatin1Char(' ')).remove(QLatin1Char('\n')).remove(QChar(0x00A0));
  };
  int smaller = 0;
  for (const QString language : {"en", "it", "pt_BR"}) {
    for (std::size_t i = 0; i < shippedCards().size(); ++i) {
      const auto id = static_cast<naruto::DefinitionId>(i);
      if (shippedCards()[id].readiness != naruto::Readiness::ready) continue;
      const CardFace face = makeFace(shippedCards(), id, language);
      if (face.text.isEmpty()) continue;
      const PrintedText text = printedText(face, size);
      const bool over = !text.lines.isEmpty();
      const QStringList lines = over ? text.lines : fullFaceText(text.face, size).lines;
      const QString shown = letters(lines.join(QString()));
      ASSERT_TRUE(shown.endsWith(letters(face.text))) << face.code.toStdString() << ": " << shown.toStdString();
      if (!over) continue;
      ++smaller;
      EXPECT_LE(text.step * static_cast<qreal>(lines.size()), text.place.height() + text.step)
          << face.code.toStdString() << " " << language.toStdString() << " leaves its room";
      EXPECT_GE(text.font.pixelSize(), 14) << face.code.toStdString();
    }
  }
  EXPECT_GT(smaller, 0);
}

TEST(PrintedText, ALineOfKindsThatIsCutStandsInFrontOfTheText) {
  const QSizeF size(kFaceHigh * kCardWide / kCardTall, kFaceHigh);
  CardFace face = makeFace(shippedCards(), *shippedCards().find("N-041"), "en");
  face.typeLine = QStringLiteral("Ninja · Leaf · Chunin · Sharingan Eye · Growth · Mental Power: 1 · Uchiha Clan");
  const PrintedText text = printedText(face, size);
  const QStringList lines = text.lines.isEmpty() ? fullFaceText(text.face, size).lines : text.lines;
  EXPECT_TRUE(lines.join(QLatin1Char(' ')).contains(QStringLiteral("Uchiha Clan")));
}

/// The words on its buttons are not of the colour of the buttons, in the dark theme either.
TEST_F(AlikeNames, WordsOfTheSystemsPrintDialogAreSeen) {
  for (const char* theme : {"dark", "light"}) {
    Look look;
    look.themeName = QLatin1String(theme);
    page_->setStyleSheet(styleSheetOf(look));
    QPrinter printer(QPrinter::HighResolution);
    QPrintDialog dialog(&printer, page_.get());
    dialog.show();
    QCoreApplication::processEvents();
    int looked = 0;
    for (auto* button : dialog.findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || !button->isEnabled() || button->text().isEmpty() || !button->inherits("QPushButton"))
        continue;
      const QImage picture = button->grab().toImage();
      const QColor ground = picture.pixelColor(6, picture.height() / 2);
      int far = 0;
      for (int y = 6; y < picture.height() - 6; ++y)
        for (int x = 8; x < picture.width() - 8; ++x)
          far = std::max(far, std::abs(qGray(picture.pixel(x, y)) - qGray(ground.rgb())));
      EXPECT_GT(far, 110) << theme << ": " << button->text().toStdString();
      ++looked;
    }
    EXPECT_GE(looked, 2) << theme;
    if (const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES"); !folder.isEmpty())
      dialog.grab().save(QDir(folder).filePath(QStringLiteral("print-dialog-%1.png").arg(QLatin1String(theme))));
  }
}

}  // namespace
}  // namespace playsheet::testing
