// SPDX-License-Identifier: GPL-3.0-or-later
// A button outlives its own click: what is done by it may make pages anew, but not while the press is still being
// worked through (under AddressSanitizer each of these was a use after free).
#include <QAbstractButton>
#include <QPointer>
#include <QTimer>

#include "tests/ui/whole_program.h"
#include "ui/match/end_sheet.h"
#include "ui/match/match_dialog.h"
#include "ui/match/match_form.h"
#include "ui/match/start_page.h"
#include "ui/problems/problem_notice.h"
#include "ui/problems/problems_dialog.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

class Clicks : public WholeProgramTest {
 protected:
  void SetUp() override {
    WholeProgramTest::SetUp();
    QObject::connect(&closer_, &QTimer::timeout, [this] { answerDialogs(); });
    closer_.start(5);
  }
  void TearDown() override {
    closer_.stop();
    WholeProgramTest::TearDown();
  }
  /// What is asked is answered by clicks: a match is begun, cards are read again, everything else is closed.
  void answerDialogs() {
    if (QWidget* menu = QApplication::activePopupWidget()) {
      menu->close();
      return;
    }
    QWidget* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr) return;
    ++dialogs_;
    if (auto* match = qobject_cast<MatchDialog*>(dialog)) return click(*match->form()->startButton());
    if (auto* problems = qobject_cast<ProblemsDialog*>(dialog)) click(*problems->againButton());
    dialog->close();
  }
  void click(QAbstractButton& button) {
    const QPointer<QAbstractButton> there(&button);
    const std::string what = button.text().toStdString() + ' ' + button.objectName().toStdString();
    QTest::mouseClick(&button, Qt::LeftButton);
    EXPECT_TRUE(there) << what << " went away under its own click";
  }
  void settle() {
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }

  QTimer closer_;
  int dialogs_ = 0;
};

TEST_F(Clicks, ANewMatchFromTheEndOfTheOne) {
  window_->startMatch(plan());
  const QPointer<MatchTable> before(window_->table());
  before->controller()->concede(PlayerId::south);
  ASSERT_TRUE(before->endSheet()->isVisible());
  click(*before->endSheet()->firstButton());
  ASSERT_TRUE(QTest::qWaitFor([&] { return before.isNull(); }, 60000)) << "another match is on the table";
  EXPECT_EQ(dialogs_, 1);
  EXPECT_FALSE(window_->table()->controller()->over());
}

TEST_F(Clicks, TheCardsAreReadAgainFromTheNoticeOfTheStartPage) {
  const QPointer<StartPage> before(window_->startPage());
  ASSERT_TRUE(before->notice()->isVisible());
  click(*before->notice()->button());
  ASSERT_TRUE(QTest::qWaitFor([&] { return before.isNull(); }, 60000)) << "the start page is made of the new cards";
  EXPECT_TRUE(window_->startPage()->notice()->isVisible()) << "the fault is still there";
}

}  // namespace
}  // namespace playsheet::testing
