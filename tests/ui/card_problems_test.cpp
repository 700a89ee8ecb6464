// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTableWidget>
#include <QTimer>
#include <fstream>

#include "app/storage/own_cards.h"
#include "tests/ui/match_fixture.h"
#include "ui/problems/problem_notice.h"
#include "ui/problems/problems_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/seat_form.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"

/// A faulty card source is named in the program and stops nothing.
namespace playsheet::testing {
namespace {

naruto::CardMessage wrongKey() {
  naruto::CardMessage message;
  message.code = naruto::MessageCode::unknown_key;
  message.source = "mine.toml";
  message.line = 7;
  message.column = 3;
  message.card = "N-9902";
  message.path = "ability[0].kindd";
  message.found = "\"kindd\"";
  message.expected = "one of kind, valid";
  message.nearest = "kind";
  return message;
}

naruto::CardMessage noTable() {
  naruto::CardMessage message;
  message.code = naruto::MessageCode::wrong_type;
  message.source = "other.toml";
  message.found = "3";
  message.expected = "a list of effects";
  return message;
}

/// Problems that reading again does away with one by one.
struct Desk {
  std::vector<naruto::CardMessage> messages{wrongKey(), noTable()};
  int opened = 0;

  ProblemDesk desk() {
    ProblemDesk made;
    made.folder = QStringLiteral("/home/naomi/cards");
    made.list = [this](const QString& language) {
      std::vector<CardProblem> problems;
      for (const auto& message : messages) problems.push_back(problemOf(message, language));
      return problems;
    };
    made.openFolder = [this] { ++opened; };
    made.readAgain = [this] { messages.pop_back(); };
    return made;
  }
};

TEST(CardProblems, TheListSaysWhereWhatAndWhatWouldBeRight) {
  Desk desk;
  const Look look;
  ProblemsDialog dialog(desk.desk(), QStringLiteral("en"), look);
  ASSERT_EQ(dialog.shownRows(), 2);
  EXPECT_EQ(dialog.list()->item(0, 0)->text(), "mine.toml");
  EXPECT_EQ(dialog.list()->item(0, 1)->text(), "line 7, column 3 · N-9902 · ability[0].kindd");
  EXPECT_EQ(dialog.list()->item(0, 2)->text(), "unknown-key");
  EXPECT_EQ(dialog.list()->item(0, 3)->text(), "A key that has no meaning here: \"kindd\"");
  EXPECT_EQ(dialog.list()->item(0, 4)->text(), "One of kind, valid. Did you mean “kind”?");
  EXPECT_EQ(dialog.list()->item(0, 0)->data(Qt::AccessibleTextRole).toString(),
            problemOf(wrongKey(), QStringLiteral("en")).asText());
}

TEST(CardProblems, WithoutAnyCardsNoDeckIsBlamed) {
  const naruto::Catalog none;
  WindowNeeds needs;
  needs.cards = &none;
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  Shell window(std::move(needs), planOf(Secrecy::Open));
  window.setQuestions(false);
  const SeatForm* seat = window.startPage()->form()->seat(PlayerId::south);
  EXPECT_EQ(seat->breaches(0), QStringList("The cards cannot be loaded: see Help, Card problems."));
}

TEST(CardProblems, MessagesAreInTheLanguageOfTheProgram) {
  EXPECT_EQ(problemOf(noTable(), QStringLiteral("it")).message, "Tipo di valore sbagliato: 3");
  EXPECT_EQ(problemOf(noTable(), QStringLiteral("it")).remedy, "Una lista di effetti");
  EXPECT_EQ(problemOf(noTable(), QStringLiteral("pt_BR")).remedy, "Uma lista de efeitos");
  EXPECT_EQ(problemOf(wrongKey(), QStringLiteral("pt_BR")).code, "unknown-key");
}

TEST(CardProblems, ReadingAgainCopyingAndTheFolder) {
  Desk desk;
  const Look look;
  ProblemsDialog dialog(desk.desk(), QStringLiteral("en"), look);
  dialog.show();
  dialog.folderButton()->click();
  EXPECT_EQ(desk.opened, 1);
  dialog.copyButton()->click();
  const QString copied = QApplication::clipboard()->text();
  EXPECT_EQ(copied.count(QLatin1Char('\n')), 1);
  EXPECT_TRUE(copied.contains("mine.toml | line 7"));
  EXPECT_EQ(dialog.againButton()->shortcut(), QKeySequence(Qt::Key_F5));
  dialog.againButton()->click();
  EXPECT_EQ(dialog.shownRows(), 1);
  EXPECT_TRUE(dialog.nothing()->isHidden());
  dialog.againButton()->click();
  EXPECT_EQ(dialog.shownRows(), 0);
  EXPECT_TRUE(dialog.nothing()->isVisible());
  EXPECT_FALSE(dialog.copyButton()->isEnabled());
}

class ProblemWindow : public MatchWindowTest {
 protected:
  void open(Desk& desk) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.problems = desk.desk();
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
    window_->setQuestions(false);
    window_->resize(1366, 690);
    window_->show();
  }
};

TEST_F(ProblemWindow, TheStartPageHasAQuietNotice) {
  Desk desk;
  open(desk);
  auto* notice = window_->startPage()->notice();
  ASSERT_TRUE(notice->isVisible());
  EXPECT_TRUE(notice->sentence().contains("2"));
  EXPECT_FALSE(notice->geometry().intersects(window_->startPage()->form()->geometry()));
  EXPECT_TRUE(window_->startPage()->rect().contains(notice->geometry()));
  int rows = -1;
  QTimer watch;  // the page opens when the click is over
  QObject::connect(&watch, &QTimer::timeout, [&] {
    auto* dialog = window_->findChild<ProblemsDialog*>();
    if (dialog == nullptr) return;
    watch.stop();
    rows = dialog->shownRows();
    dialog->accept();
  });
  watch.start(0);
  QTest::mouseClick(notice->button(), Qt::LeftButton);
  EXPECT_TRUE(QTest::qWaitFor([&] { return rows == 2; })) << rows;
}

TEST_F(ProblemWindow, WithoutProblemsThereIsNoNotice) {
  Desk desk;
  desk.messages.clear();
  open(desk);
  EXPECT_FALSE(window_->startPage()->notice()->isVisible());
}

TEST_F(ProblemWindow, AMatchKeepsItsCardsWhenTheyAreReadAgain) {
  begin(Secrecy::Open);
  naruto::Catalog fresh;
  const auto* before = window_->cardsInPlay();
  window_->setCards(fresh);
  EXPECT_EQ(window_->cardsInPlay(), before);
  EXPECT_TRUE(match().pressPrimary() || stepOn());
  window_.reset();  // before the cards
}

}  // namespace
}  // namespace playsheet::testing
