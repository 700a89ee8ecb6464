// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QTimer>

#include "app/job_thread.h"
#include "app/tournament/event_desk.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/waited_store.h"
#include "ui/shell/start_page.h"
#include "ui/tournament/event_list.h"
#include "ui/tournament/event_table.h"
#include "ui/tournament/event_view.h"
#include "ui/tournament/players_tab.h"
#include "ui/tournament/result_pad.h"
#include "ui/tournament/round_tab.h"
#include "ui/tournament/tournament_page.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/line_field.h"

namespace playsheet::testing {

/// The events of a folder, with a clock that a test sets.
class ClockedDesk : public EventDesk {
 public:
  using EventDesk::EventDesk;
  QDateTime now() const override { return time; }
  QDateTime time{QDate(2026, 11, 27), QTime(18, 0), QTimeZone(3600)};
};

/// The window with the page of organised play, and a folder of events of its own.
class TournamentWindowTest : public ::testing::Test {
 protected:
  void start() {
    window_.reset();
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.events = &desk_;
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Hold));
    window_->setQuestions(false);
    window_->resize(1366, 740);
    window_->show();
    window_->activateWindow();
    QCoreApplication::processEvents();
  }
  void showPage() {
    window_->showTournaments();
    ASSERT_TRUE(answered(jobs_));
  }
  void TearDown() override { window_.reset(); }

  TournamentPage& page() { return *window_->tournamentPage(); }
  EventView& view() { return *page().view(); }
  EventSession& session() { return view().session(); }
  const tournament::Event& event() { return session().event(); }
  QString message() { return page().message(); }
  std::filesystem::path events() const { return folder_.path().toStdString() + "/events"; }

  template <class Widget = ActionButton>
  Widget* named(const char* name, QWidget* in = nullptr) {
    auto* found = (in ? in : window_.get())->findChild<Widget*>(QLatin1String(name));
    EXPECT_TRUE(found) << name;
    return found;
  }
  void click(const char* name, QWidget* in = nullptr) {
    QWidget* button = named<QWidget>(name, in);
    ASSERT_TRUE(button);
    ASSERT_TRUE(button->isVisible() && button->isEnabled()) << name;
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void clickRow(EventTable* table, int row) {
    QTreeWidgetItem* item = table->topLevelItem(row);
    table->scrollToItem(item);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(item).center());
    QCoreApplication::processEvents();
  }

  /// Answers the next sheet that is opened, once, when it has the keys.
  void whenAsked(std::function<void(QDialog*)> answer) {
    constexpr int kMostTries = 500;
    auto* timer = new QTimer(window_.get());
    timer->setInterval(2);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, tries = 0, answer = std::move(answer)]() mutable {
      auto* sheet = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (!sheet) return;
      if (!sheet->isAncestorOf(QApplication::focusWidget()) && ++tries < kMostTries) return sheet->activateWindow();
      timer->stop();
      timer->deleteLater();
      answer(sheet);
    });
    timer->start();
  }

  /// A new event, without a hand on the sheet: what is asked of it stays as it is proposed.
  void newEvent(const QString& title = QStringLiteral("Friday club"),
                const std::vector<std::pair<std::string, std::string>>& options = {},
                tournament::Kind kind = tournament::Kind::club, const std::string& edition = {},
                tournament::Type type = tournament::Type::swiss) {
    tournament::Journal journal;
    tournament::Open open;
    open.title = title.toStdString();
    open.date = "2026-11-27";
    open.seed = 7;
    open.kind = kind;
    open.edition = edition;
    open.type = type;
    ASSERT_FALSE(journal.add(open, "2026-11-27T18:00:00+01:00"));
    for (const auto& [key, value] : options)
      ASSERT_FALSE(journal.add(tournament::ChooseOption{key, value}, "2026-11-27T18:00:00+01:00"));
    const auto made = desk_.create(journal);
    ASSERT_TRUE(made.file);
    file_ = made.file->name();
  }
  void openEvent() {
    if (!window_) start();
    showPage();
    page().openEvent(file_);
    ASSERT_TRUE(page().view()) << message().toStdString();
  }
  void enrol(int count) {
    for (int i = 0; i < count; ++i) {
      const int number = static_cast<int>(event().entries.size()) + 1;
      tournament::Enrol one;
      one.entry.id = number;
      one.entry.name = "Player " + std::to_string(number);
      ASSERT_TRUE(session().give(one));
      ASSERT_TRUE(session().give(tournament::CheckIn{number, true}));
    }
  }
  /// Drafted, published, started.
  void openRound() {
    for (int i = 0; i < 3; ++i) view().pressNext();
    ASSERT_EQ(event().rounds.back().state, tournament::RoundState::open) << message().toStdString();
  }
  /// Who has the keys; no window manager gives them back after a sheet here.
  QWidget* focus() {
    if (!QApplication::focusWidget()) {
      window_->activateWindow();
      QCoreApplication::processEvents();
    }
    EXPECT_TRUE(QApplication::focusWidget());
    return QApplication::focusWidget() ? QApplication::focusWidget() : window_.get();
  }
  void type(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
  }
  void type(const QString& text) { QTest::keyClicks(focus(), text); }
  /// Table and result by the keypad alone.
  void result(int table, int key) {
    type(QString::number(table));
    type(Qt::Key_Return);
    type(Qt::Key_0 + key);
    type(Qt::Key_Return);
  }
  /// What the file says, read by itself.
  tournament::FileReading onDisk() const {
    const auto text = read_text_file(events() / file_.toStdString());
    EXPECT_TRUE(text);
    return tournament::read_journal(text ? *text : std::string());
  }

  QTemporaryDir folder_;
  JobThread jobs_;
  ClockedDesk desk_{jobs_, folder_.path().toStdString()};
  std::unique_ptr<Shell> window_;
  QString file_;
};

}  // namespace playsheet::testing
