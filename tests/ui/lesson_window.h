// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTest>
#include <map>

#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/lessons/lesson_pointer.h"
#include "ui/lessons/lesson_table.h"
#include "ui/lessons/lessons_page.h"
#include "ui/shell/shell.h"
#include "ui/table/prompt_bar.h"
#include "ui/widgets/action_button.h"

/// Somebody who learns on the real window, whatever the game: `Base` has the window, `Desk` and `Play` are those of a
/// lesson of the game.
namespace playsheet::testing {

template <class Base, class Desk, class Play>
class LessonWindow : public Base {
 protected:
  LessonsPage& page() { return *this->window_->lessonsPage(); }
  LessonTable& lesson() { return *page().lesson(); }
  const LessonPlay& course() { return lesson().play(); }
  const auto& run() { return dynamic_cast<const Play&>(course()).run(); }
  Desk& player() { return dynamic_cast<Desk&>(*lesson().table()->desk()); }
  const auto& now() { return player().match().state(); }
  void begin(int number) {
    page().begin(number);
    lesson().table()->setGuard(0);
    QCoreApplication::processEvents();
  }

  void clickCard(int card) {
    Sheet* sheet = lesson().table()->sheet();
    if (const QRect place = sheet->cardRect(card); !place.isEmpty())
      return QTest::mouseClick(sheet, Qt::LeftButton, {}, place.center());
    const QRect place = lesson().table()->tray()->cardRect(card);
    ASSERT_FALSE(place.isEmpty()) << "card " << card << " is nowhere";
    QTest::mouseClick(lesson().table()->tray(), Qt::LeftButton, {}, place.center());
  }

  void pressFor(const Command& command) {
    const Prompt& prompt = player().prompt();
    auto* bar = lesson().table()->bar();
    const bool marked = prompt.primary.command.kind == CommandKind::ConfirmMarked;
    if (prompt.primary.command == command || marked) return QTest::mouseClick(bar->primary(), Qt::LeftButton);
    for (int i = 0; i < bar->others(); ++i)
      if (prompt.others[static_cast<std::size_t>(i)].command == command)
        return QTest::mouseClick(bar->other(i), Qt::LeftButton);
    for (std::size_t i = 0; i < prompt.choices.size(); ++i)
      if (prompt.choices[i].command == command)
        return QTest::mouseClick(lesson().table()->choices()->button(static_cast<int>(i)), Qt::LeftButton);
    ADD_FAILURE() << "no button for " << command.action;
  }

  /// A decision of the learner in a part that is played freely.
  virtual void playFreely() = 0;

  /// Does the first thing that the lesson wants, as a person: click the card, then the second card or the button.
  void doIt() {
    if (course().isFree()) return playFreely();
    const LessonMove move = course().moves().front();
    const auto before = player().moments();
    if (move.card >= 0) clickCard(move.card);
    if (player().moments() == before && move.partner >= 0) clickCard(move.partner);
    if (player().moments() == before) pressFor(move.command);
    EXPECT_GT(player().moments(), before) << move.command.action;
  }

  void waitForProgram() {
    for (int i = 0; i < 50 && course().programDecides() && !player().still(); ++i) QTest::qWait(2);
  }

  void oneMore() {
    if (player().still())
      QTest::mouseClick(lesson().table()->bar()->primary(), Qt::LeftButton);
    else if (course().tells())
      QTest::mouseClick(lesson().panel()->go(), Qt::LeftButton);
    else
      doIt();
  }

  bool ended() { return course().atEnd() && !player().still(); }

  /// One thing after the other up to the end of the lesson; `look` before each.
  template <class Look>
  void learn(Look&& look) {
    for (int i = 0; i < kLongest; ++i) {
      waitForProgram();
      look();
      if (ended()) return;
      oneMore();
      if (this->HasFatalFailure()) return;
    }
    FAIL() << "the lesson has no end";
  }

  /// Every legal move that is not wanted: how many there were.
  int stray() {
    int tried = 0;
    const auto before = player().moments();
    if (player().still() || player().over() || course().isFree() || course().programDecides()) return 0;
    for (const auto& option : player().match().options(player().match().decider())) {
      if (!option.allowed() || run().wants(option.action)) continue;
      EXPECT_FALSE(player().play(option.action)) << to_text(option.action);
      EXPECT_EQ(player().moments(), before) << to_text(option.action);
      EXPECT_FALSE(lesson().panel()->words().hint.isEmpty()) << to_text(option.action);
      ++tried;
    }
    return tried;
  }

  /// Plays a lesson with all that goes astray on the way: how many steps wait for the learner, and in how many of them
  /// another move was tried.
  struct Learnt {
    std::size_t doing = 0, answered = 0;
  };
  Learnt learnAstray() {
    Learnt out;
    std::size_t step = SIZE_MAX;
    learn([&] {
      const int tried = stray();
      if (step == course().step()) return;
      step = course().step();
      if (run().now().expected.empty()) return;
      ++out.doing;
      out.answered += tried > 0 ? 1 : 0;
    });
    return out;
  }

  /// From every step of a lesson to the one before and on again: the game is as it was there.
  void learnBackAndForth(int number) {
    begin(number);
    EXPECT_FALSE(lesson().panel()->back()->isVisible()) << "there is nothing before the first step";
    std::map<std::size_t, std::decay_t<decltype(now())>> states;
    std::size_t back_from = 1;
    for (int i = 0; i < kLongest; ++i) {
      waitForProgram();
      const std::size_t step = course().step();
      if (!player().still() && !states.contains(step) && !course().stands()) states.emplace(step, now());
      if (!player().still() && step == back_from && !course().isFree()) {
        ASSERT_TRUE(lesson().panel()->back()->isVisible());
        lesson().panel()->back()->click();
        lesson().table()->setGuard(0);
        QCoreApplication::processEvents();
        ++back_from;
        EXPECT_LT(course().step(), step);
        ASSERT_TRUE(states.contains(course().step())) << number << ", " << step;
        EXPECT_EQ(states.at(course().step()), now()) << "lesson " << number + 1 << ", step " << step + 1;
        continue;
      }
      if (ended()) break;
      oneMore();
      if (course().step() > back_from) back_from = course().step();
      if (this->HasFatalFailure()) return;
    }
    EXPECT_TRUE(course().atEnd()) << number;
  }

  /// The words have room, and cover nothing that they speak of.
  void lookAtPanel(const QString& where) {
    const QRect panel = lesson().panel()->geometry();
    const std::string told = where.toStdString();
    EXPECT_TRUE(lesson().panel()->showsAll()) << told;
    EXPECT_TRUE(lesson().rect().contains(panel)) << told;
    EXPECT_FALSE(lesson().panel()->words().text.contains(QLatin1Char('{'))) << told;
    for (const QRect& rect : lesson().pointer()->pointed()) EXPECT_FALSE(panel.intersects(rect)) << told;
  }

  /// On which windows, and how large the words are, in per cent.
  struct Looks {
    std::vector<QSize> sizes{{1024, 600}, {1366, 690}, {1920, 1080}};
    std::vector<int> percents{100};
  };
  /// At every step of the first lessons, with and without the sentence of a wrong move. Pictures of `game`, where they
  /// are wanted.
  template <class Open>
  void lookAtAllWords(const QString& game, int lessons, const QString& language, const Open& open,
                      const Looks& looks = {}) {
    for (const QSize& size : looks.sizes)
      for (const int percent : looks.percents) {
        open(size);
        page().setLanguage(language);
        QCoreApplication::processEvents();
        for (const LessonRow* row : page().list()->rows()) EXPECT_TRUE(row->showsAll()) << row->text().toStdString();
        for (int number = 0; number < lessons; ++number) {
          begin(number);
          WordSizes words;
          for (const Surface surface : kSurfaces) words.set(surface, percent);
          lesson().table()->setWordSizes(words);
          lookAtLesson(
              QStringLiteral("%1%2-%3-%4-%5").arg(game).arg(number + 1).arg(language).arg(percent).arg(size.width()));
          if (this->HasFatalFailure()) return;
        }
      }
  }

  /// At every step of a lesson, on the windows of many screens: the words leave the names of all players free.
  template <class Open>
  void lookForNames(int number, const Open& open) {
    for (const QSize& size :
         {QSize(1024, 600), QSize(1180, 640), QSize(1280, 680), QSize(1366, 690), QSize(1920, 1080)}) {
      open(size);
      begin(number);
      learn([&] {
        QTest::qWait(0);
        lesson().setLook(Look{});
        const Sheet* sheet = lesson().table()->sheet();
        for (const auto seat : this->player().players()) {
          const QRect name = sheet->nameRect(seat);
          ASSERT_FALSE(name.isEmpty());
          EXPECT_FALSE(
              lesson().panel()->geometry().intersects(QRect(sheet->mapTo(&lesson(), name.topLeft()), name.size())))
              << "lesson " << number + 1 << ", step " << course().step() + 1 << ", " << size.width() << ", "
              << "seat " << table::index(seat) + 1;
        }
      });
      if (this->HasFatalFailure()) return;
    }
  }

 private:
  /// Of the lesson that has begun; `name` is that of its pictures.
  void lookAtLesson(const QString& name) {
    constexpr int kPictures = 24;
    const QString pictures = qEnvironmentVariable("PLAYSHEET_PICTURES");
    int picture = 0;
    const auto look = [&] { lookAtPanel(QStringLiteral("%1, step %2").arg(name).arg(course().step() + 1)); };
    learn([&] {
      QTest::qWait(0);
      lesson().setLook(Look{});  // at once, without waiting for the timer
      look();
      if (!pictures.isEmpty() && picture < kPictures)
        this->window_->grab().save(
            QDir(pictures).filePath(QStringLiteral("%1-%2.png").arg(name).arg(picture++, 2, 10, QLatin1Char('0'))));
      if (stray() > 0) look();
    });
  }

  static constexpr int kLongest = 3000;
};

}  // namespace playsheet::testing
