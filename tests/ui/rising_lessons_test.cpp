// SPDX-License-Identifier: GPL-3.0-or-later
// Learning Rising Clan by playing, on the real table: one person sits there, the program plays all others; every lesson
// is played to its end by what it points at, other moves come to nothing and are answered, nothing that the others hide
// is shown, and the words have room beside what they are about.
#include <QDir>
#include <QSignalSpy>

#include "engine/rising_clan/lesson/sparring.h"
#include "tests/ui/lesson_window.h"
#include "tests/ui/rising_fixture.h"
#include "ui/lessons/lesson_store.h"
#include "ui/rising_clan/rising_lessons.h"
#include "ui/rising_clan/rising_seats.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"

namespace playsheet::testing {
namespace {

constexpr int kRising = 2;  ///< its place among the games of the page
constexpr int kLessons = 3;

TEST(RisingLessons, ThreeOfThemAreSound) {
  const auto files = shippedLessons(QStringLiteral("rising-clan"));
  EXPECT_EQ(files.size(), 3U);
  const QDir folder(QString::fromStdString(support::source_path("resources/lessons/rising-clan").string()));
  EXPECT_EQ(folder.entryList({QStringLiteral("*.toml")}).size(), kLessons);
  EXPECT_EQ(risingLessons(files, risingCards())->entries().size(), 3U);
  for (const LessonFile& file : files) {
    const auto reading = rising_clan::read_lesson(file.text, file.name, risingCards());
    ASSERT_TRUE(reading.lesson) << file.name;
    for (const std::string& trouble : rising_clan::rehearse(*reading.lesson, risingCards()))
      ADD_FAILURE() << file.name << trouble;
  }
}

class RisingLessonsInTheWindow : public LessonWindow<RisingMatchWindow, RisingDesk, RisingLesson> {
 protected:
  void open(const QSize& size = {1366, 690}) {
    openWindow();
    window_->setPace(0);
    window_->resize(size);
    window_->showLessons();
    page().setGame(kRising);
    QCoreApplication::processEvents();
  }

  /// As the program would play.
  void playFreely() override {
    if (player().decider() != PlayerId::south) return QTest::qWait(2);
    ASSERT_TRUE(player().play(rising_clan::spar(now(), player().match().rules())));
  }

  /// What the learner sees is what the seat may see (R-1111), and only who is asked has buttons.
  void lookForSecrets(const std::string& where) {
    const RisingDesk& desk = player();
    ASSERT_EQ(desk.view(), rising_clan::view_for(now(), desk.match().rules(), seatOf(PlayerId::south))) << where;
    EXPECT_FALSE(desk.secrecy().curtain()) << where << ": nobody else sits there";
    EXPECT_EQ(lesson().table()->sheet()->bottom(), PlayerId::south) << where;
    if (desk.over()) return;
    for (const PlayerId other : desk.players()) {
      if (other == PlayerId::south) continue;
      EXPECT_TRUE(desk.handCards(other).empty()) << where;
      EXPECT_EQ(desk.isSeen(roleCardOf(other)), rising_clan::knows_role(now(), seatOf(PlayerId::south), seatOf(other)))
          << where;
      EXPECT_FALSE(desk.isSeen(goalCardOf(other))) << where;
      for (const rising_clan::CardId card : now()[seatOf(other)].hand)
        EXPECT_EQ(desk.isSeen(card), rising_clan::knows_card(now(), seatOf(PlayerId::south), card)) << where;
    }
    if (desk.decider() == PlayerId::south) return;
    EXPECT_FALSE(desk.answers()) << where;
    EXPECT_FALSE(desk.prompt().primary.enabled) << where;
    EXPECT_TRUE(desk.prompt().choices.empty()) << where;
    EXPECT_TRUE(desk.prompt().marks.empty()) << where;
  }
};

TEST_F(RisingLessonsInTheWindow, EveryLessonIsPlayedToItsEndAndOtherMovesAreAnswered) {
  open();
  QSignalSpy done(window_.get(), &Shell::lessonsDone);
  for (int number = 0; number < kLessons; ++number) {
    begin(number);
    const auto [doing, answered] = learnAstray();
    EXPECT_EQ(doing > 0, number < 2) << "every move of a whole game is free";
    EXPECT_GE(answered + 2, doing) << "what has been seen, and an exchange, have no other answer";
    EXPECT_EQ(done.size(), number + 1);
    EXPECT_FALSE(lesson().table()->endSheet()->isVisible());
    EXPECT_EQ(player().over(), number > 0) << number;
    if (number == 1) {
      EXPECT_EQ(now().outcome.by_rival, table::SeatSet::of(seatOf(PlayerId::south)));
    }
    if (HasFailure()) return;
  }
  EXPECT_TRUE(done.back().front().toStringList().contains(QStringLiteral("rising-clan/1-who-sits-here")));
  QTest::mouseClick(lesson().panel()->go(), Qt::LeftButton);  // after the last one: the list
  EXPECT_EQ(page().lesson(), nullptr);
  for (const LessonRow* row : page().list()->rows()) EXPECT_TRUE(row->done());
}

/// Before every decision of all lessons (R-1101, R-1111).
TEST_F(RisingLessonsInTheWindow, TheLearnerSeesTheOwnSecretsAndNothingOfTheOthers) {
  open();
  for (int number = 0; number < kLessons; ++number) {
    begin(number);
    learn(
        [&] { lookForSecrets("lesson " + std::to_string(number + 1) + ", step " + std::to_string(course().step())); });
    if (HasFailure()) return;
  }
}

/// Nothing of the other players' is decided by the learner, and nobody looks at their secrets (R-1108).
TEST_F(RisingLessonsInTheWindow, ThePressesOfOthersAreNotTheLearners) {
  open();
  begin(1);
  lesson().panel()->go()->click();
  doIt();  // the event comes, and Sensei is asked
  ASSERT_NE(player().decider(), PlayerId::south);
  const auto before = player().moments();
  for (const Command& command :
       {Command{CommandKind::Act, "answer reply=yes"}, Command{CommandKind::WhoLooks},
        Command{CommandKind::LookAtOwn, "1"}, Command{CommandKind::ActBetween, "0"}, Command{CommandKind::HandsDone}})
    EXPECT_FALSE(player().press(command)) << static_cast<int>(command.kind);
  player().press({CommandKind::Undo});
  EXPECT_EQ(player().moments(), before);
  EXPECT_FALSE(player().looking());
  EXPECT_FALSE(player().canUndo());
}

/// Each game has its list; what is done in one is not done in another.
TEST_F(RisingLessonsInTheWindow, TheSwitchLeadsToTheLessonsOfEveryGame) {
  open();
  ASSERT_EQ(page().list()->games().size(), 3U);
  EXPECT_EQ(page().lessons().size(), 3U);
  begin(0);
  learn([] {});
  page().showList();
  EXPECT_TRUE(page().list()->rows().front()->done());
  for (const int other : {0, 1}) {
    QTest::mouseClick(page().list()->games()[static_cast<std::size_t>(other)], Qt::LeftButton);
    EXPECT_EQ(page().game(), other);
    for (const LessonRow* row : page().list()->rows()) EXPECT_FALSE(row->done());
  }
  QTest::mouseClick(page().list()->games()[kRising], Qt::LeftButton);
  EXPECT_EQ(page().lessons().front().id, "1-who-sits-here");
  EXPECT_TRUE(page().list()->rows().front()->done());
}

/// The page opens at the game that the start page offers.
TEST_F(RisingLessonsInTheWindow, TheDoorOfTheStartPageLeadsToItsGame) {
  openWindow();
  window_->setGame(GameKind::RisingClan);
  QCoreApplication::processEvents();
  ASSERT_TRUE(window_->startPage()->lessons()->isVisible());
  QTest::mouseClick(window_->startPage()->lessons(), Qt::LeftButton);
  EXPECT_EQ(page().game(), kRising);
  QTest::keyClick(page().list(), Qt::Key_Escape);
  window_->setGame(GameKind::Gormiti);
  window_->showLessons();
  EXPECT_EQ(page().game(), 1);
}

/// Without the cards of Gormiti the list has two games.
TEST_F(RisingLessonsInTheWindow, AGameThatIsNotThereHasNoList) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  needs.rising = &risingCards();
  window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
  window_->show();
  window_->setGame(GameKind::RisingClan);
  window_->showLessons();
  ASSERT_EQ(page().list()->games().size(), 2U);
  EXPECT_EQ(page().game(), 1);
  EXPECT_EQ(page().lessons().front().id, "1-who-sits-here");
}

TEST_F(RisingLessonsInTheWindow, AWrongMoveComesToNothingWithASentence) {
  open();
  begin(0);
  EXPECT_FALSE(lesson().table()->bar()->find(CommandKind::Undo));
  EXPECT_FALSE(player().play(rising_clan::Done{}));
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("read this first")));
  for (int i = 0; i < 5; ++i) lesson().panel()->go()->click();
  ASSERT_FALSE(course().tells());
  QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);  // "Ready for the event"
  EXPECT_TRUE(lesson().panel()->words().hint.contains(QStringLiteral("Katana"))) << "names are filled in";
  EXPECT_EQ(player().moments(), 1U);
  doIt();
  EXPECT_TRUE(lesson().panel()->words().hint.isEmpty());
  EXPECT_EQ(player().moments(), 2U);
}

/// The others are called as the words call them.
TEST_F(RisingLessonsInTheWindow, TheWordsNameWhoSitsThere) {
  open();
  begin(0);
  for (const std::size_t seat : {1U, 2U}) {
    EXPECT_EQ(player().seat(table::player_at(seat)).name, lessonCompanion(seat));
    EXPECT_TRUE(lesson().panel()->words().text.contains(lessonCompanion(seat)));
  }
  std::set<QString> marks;
  for (const PlayerId each : player().players()) marks.insert(player().seat(each).mark);
  EXPECT_EQ(marks.size(), 3U);
}

/// From every step of every lesson to the one before and on again: the game is as it was there.
TEST_F(RisingLessonsInTheWindow, BackLeadsToTheStepBeforeFromWhereverOneIs) {
  open();
  for (int number = 0; number < kLessons; ++number) {
    learnBackAndForth(number);
    if (HasFatalFailure()) return;
  }
}

/// The last lesson is a game: every move is free, and whatever is asked of the learner has its hint.
TEST_F(RisingLessonsInTheWindow, TheLastOneIsAWholeGameWithHints) {
  open();
  begin(2);
  for (int i = 0; i < 2; ++i) lesson().panel()->go()->click();
  ASSERT_TRUE(course().isFree());
  EXPECT_FALSE(lesson().panel()->back()->isVisible()) << "a game is not thrown away by one click";
  std::set<QString> hints;
  for (int i = 0; i < 6000 && !player().over(); ++i) {
    if (player().decider() == PlayerId::south) {
      hints.insert(lesson().panel()->words().text);
      EXPECT_FALSE(lesson().panel()->words().text.contains(QStringLiteral("is deciding")))
          << table::name_of(now().question.kind) << " is asked without a hint";
    }
    playFreely();
    if (HasFatalFailure()) return;
  }
  ASSERT_TRUE(player().over());
  EXPECT_GE(hints.size(), 5U);
  const bool won = now().outcome.winners().has(seatOf(PlayerId::south));
  EXPECT_EQ(lesson().panel()->words().text.contains(QStringLiteral("yours")), won);
}

TEST_F(RisingLessonsInTheWindow, TheWordsLeaveTheNamesOfThePlayersFree) {
  for (int number = 0; number < 2; ++number) lookForNames(number, [this](const QSize& size) { open(size); });
}

class RisingLessonWords : public RisingLessonsInTheWindow, public ::testing::WithParamInterface<const char*> {};

TEST_P(RisingLessonWords, HaveRoomAndCoverNothingThatTheySpeakOf) {
  lookAtAllWords(QStringLiteral("rising"), kLessons, GetParam(), [this](const QSize& size) { open(size); });
}
INSTANTIATE_TEST_SUITE_P(Languages, RisingLessonWords, ::testing::Values("en", "it", "pt_BR"));

}  // namespace
}  // namespace playsheet::testing
