// SPDX-License-Identifier: GPL-3.0-or-later
// The search beside the window: the newest question of each asker is answered, in order with what changes the cards.
#include "app/search_thread.h"

#include <gtest/gtest.h>

#include <QTest>
#include <QThread>
#include <latch>

#include "app/storage/cards_database.h"

namespace playsheet::testing {
namespace {

class SearchThreadTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(open_cards_database(database(), cards_));
    search_ = std::make_unique<SearchThread>(cards_, std::vector{database()});
  }
  static std::filesystem::path database() { return std::filesystem::path(PLAYSHEET_BINARY_DIR) / "cards.db"; }
  void ask(const QObject& asker, const QString& query) {
    search_->ask(&asker, query, [this, query](const FoundCards& found) {
      answered_.append(query);
      found_ = found;
    });
  }
  bool wait(qsizetype answers) {
    return QTest::qWaitFor([&] { return answered_.size() >= answers; }, 60000);
  }
  /// Whatever is still on its way has come.
  void settle() {
    QObject last;
    bool there = false;
    search_->ask(&last, QStringLiteral("naruto"), [&](const FoundCards&) { there = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return there; }, 60000));
  }
  /// The thread is busy until it is let go.
  void hold() {
    search_->change([this](CardSearch&) { held_.wait(); });
  }

  naruto::Catalog cards_;
  std::unique_ptr<SearchThread> search_;
  std::latch held_{1};
  QObject page_;
  QObject other_;
  QStringList answered_;
  FoundCards found_;
};

TEST_F(SearchThreadTest, AnswersComeByTheEventLoopAlone) {
  ask(page_, QStringLiteral("s:fire t:ninja"));
  QThread::msleep(1);
  EXPECT_TRUE(answered_.isEmpty());
  ASSERT_TRUE(wait(1));
  EXPECT_FALSE(found_.cards.empty());
  EXPECT_GT(found_.ofAnySymbol.size(), found_.cards.size());
  EXPECT_GT(found_.ofAnyType.size(), found_.cards.size());
}

TEST_F(SearchThreadTest, TheNewestQuestionWins) {
  hold();
  for (const char* typed : {"n", "na", "nar", "naruto t:jutsu"}) ask(page_, QLatin1String(typed));
  ask(other_, QStringLiteral("sasuke"));
  held_.count_down();
  ASSERT_TRUE(wait(2));
  settle();
  EXPECT_EQ(answered_, (QStringList{"naruto t:jutsu", "sasuke"})) << "each asker has its own";
}

/// A key is pressed while the answer is on its way: it is not shown for the text that stands there now.
TEST_F(SearchThreadTest, AnAnswerThatIsTooLateIsNone) {
  ask(page_, QStringLiteral("naruto"));
  std::latch done{1};
  search_->change([&](CardSearch&) { done.count_down(); });
  done.wait();  // it has been searched for, and nobody has looked yet
  ask(page_, QStringLiteral("sasuke"));
  ASSERT_TRUE(wait(1));
  settle();
  EXPECT_EQ(answered_, QStringList{"sasuke"});
}

TEST_F(SearchThreadTest, WhoIsGoneIsNotAnswered) {
  hold();
  auto asker = std::make_unique<QObject>();
  ask(*asker, QStringLiteral("naruto"));
  asker.reset();
  held_.count_down();
  settle();
  EXPECT_TRUE(answered_.isEmpty());
}

TEST_F(SearchThreadTest, ChangesAreSeenByWhatIsAskedLater) {
  ask(page_, QStringLiteral("is:owned"));
  search_->change([](CardSearch& search) { search.set_owned("N-013", 2); });
  ask(other_, QStringLiteral("is:owned"));
  ASSERT_TRUE(wait(2));
  EXPECT_EQ(found_.cards.size(), 1U);
}

/// A page of the window goes away with its store while the thread is at work.
TEST_F(SearchThreadTest, ItEndsInTheMiddleOfAQuestion) {
  QString either = QStringLiteral("a");
  for (char c = 'b'; c <= 'z'; ++c) either += QStringLiteral(" OR -%1").arg(QLatin1Char(c));
  for (int round = 0; round < 8; ++round) {
    ask(page_, either);
    search_ = std::make_unique<SearchThread>(cards_, std::vector{database()});
  }
  QCoreApplication::processEvents();
  EXPECT_TRUE(answered_.isEmpty());
}

TEST_F(SearchThreadTest, WithoutADatabaseEveryQuestionIsToldWhy) {
  search_ = std::make_unique<SearchThread>(cards_, std::vector<std::filesystem::path>{"/nowhere/cards.db"});
  ask(page_, QStringLiteral("naruto"));
  ASSERT_TRUE(wait(1));
  EXPECT_TRUE(found_.trouble.contains(QStringLiteral("cards.db"))) << found_.trouble.toStdString();
}

}  // namespace
}  // namespace playsheet::testing
