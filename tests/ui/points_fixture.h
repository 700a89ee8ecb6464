// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QPushButton>

#include "app/journal_recorder.h"
#include "app/record_desk.h"
#include "tests/ui/program_language.h"
#include "tests/ui/rising_cards.h"
#include "tests/ui/tournament_fixture.h"
#include "ui/shell/game_chooser.h"
#include "ui/shell/ring_seat_row.h"
#include "ui/shell/rising_form.h"
#include "ui/tournament/new_points_sheet.h"
#include "ui/tournament/points_game_sheet.h"
#include "ui/tournament/points_view.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {

/// The window with Rising Clan chosen, a folder of events and one of matches.
class PointsWindowTest : public TournamentWindowTest {
 protected:
  void start() {
    window_.reset();
    keeper_ = std::make_unique<WaitedKeeper>(jobs_, data());
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.rising = &risingCards();
    needs.events = &desk_;
    needs.matches = keeper_->store();
    needs.records = &records_;
    needs.risingRecorder = [this] { return std::make_unique<RisingJournalRecorder>(data() / "matches"); };
    window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Hold));
    window_->setGame(GameKind::RisingClan);
    window_->setQuestions(false);
    window_->resize(1366, 740);
    window_->show();
    window_->activateWindow();
    ASSERT_TRUE(answered(jobs_));
  }
  std::filesystem::path data() const { return folder_.path().toStdString(); }

  PointsView& points() { return *page().points(); }
  const rising_clan::PointsEvent& evening() { return points().session().event(); }
  rising_clan::PointsReading kept() {
    const auto text = read_text_file(events() / points().session().file().toStdString());
    EXPECT_TRUE(text);
    return rising_clan::read_points_journal(text ? *text : std::string());
  }

  /// By the button of the start page and the sheet.
  void newEvening(const QStringList& people, const QString& target = {}) {
    if (!window_) start();
    click("tournamentPage", window_->startPage());
    ASSERT_TRUE(answered(jobs_));
    whenAsked([&](QDialog* sheet) {
      QTest::keyClicks(named<LineField>("title", sheet), QStringLiteral("Friday"));
      for (int i = 0; i < people.size(); ++i)
        QTest::keyClicks(named<LineField>(qPrintable(QStringLiteral("person%1").arg(i + 1)), sheet), people[i]);
      if (!target.isEmpty()) {
        named<LineField>("target", sheet)->clear();
        QTest::keyClicks(named<LineField>("target", sheet), target);
      }
      QTest::mouseClick(static_cast<EventSheet*>(sheet)->actButton(), Qt::LeftButton);
    });
    click("newEvent");
    ASSERT_TRUE(page().points()) << message().toStdString();
  }

  /// Presses the button and answers the sheet that it opens.
  void onSheet(const char* button, const std::function<void(PointsGameSheet&)>& fill) {
    whenAsked([fill](QDialog* sheet) {
      auto& game = static_cast<PointsGameSheet&>(*sheet);
      fill(game);
      ASSERT_TRUE(game.actButton()->isEnabled()) << game.told().toStdString();
      QTest::mouseClick(game.actButton(), Qt::LeftButton);
    });
    click(button);
  }
  static void tick(QCheckBox* box) { QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2)); }

  QString total(const QString& name) {
    const EventTable* list = points().list();
    for (int row = 0; row < list->rows(); ++row)
      if (list->cell(row, 1) == name) return list->cell(row, 2);
    return {};
  }
  int rowOf(const QString& name) {
    for (int row = 0; row < points().list()->rows(); ++row)
      if (points().list()->cell(row, 1) == name) return row;
    return -1;
  }

  ProgramLanguage english_{QStringLiteral("en")};  ///< with its plurals
  std::unique_ptr<WaitedKeeper> keeper_;
  RecordDesk records_{jobs_, folder_.path().toStdString()};
};

}  // namespace playsheet::testing
