// SPDX-License-Identifier: GPL-3.0-or-later
// A button outlives its own click: what is done by it may make pages anew, but not while the press is still being
// worked through (under AddressSanitizer each of these was a use after free).
#include <QAbstractButton>
#include <QPointer>
#include <QTimer>
#include <set>
#include <string>
#include <tuple>

#include "tests/ui/whole_program.h"
#include "ui/problems/problem_notice.h"
#include "ui/problems/problems_dialog.h"
#include "ui/replay/replay_page.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

constexpr std::size_t kPages = 16;  ///< of `pages()`

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
  virtual void answerDialogs() {
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
  before->desk()->concede(PlayerId::south);
  ASSERT_TRUE(before->endSheet()->isVisible());
  click(*before->endSheet()->newButton());
  ASSERT_TRUE(QTest::qWaitFor([&] { return before.isNull(); }, 60000)) << "another match is on the table";
  EXPECT_EQ(dialogs_, 1);
  EXPECT_FALSE(window_->table()->desk()->over());
}

/// Counts how often a page is shown.
class Shows : public QObject {
 public:
  explicit Shows(QObject* page) { page->installEventFilter(this); }
  int n = 0;

 private:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Show) ++n;
    return false;
  }
};

/// A table that goes away uncovers no other page: that one would ask about the match which is just being taken away.
TEST_F(Clicks, ANewMatchWhileARecordWasWatched) {
  window_->startMatch(plan());
  showRecord();
  ASSERT_TRUE(window_->replayPage()->isVisible());
  Shows shown(window_->replayPage());
  QTest::keyClick(window_->replayPage(), Qt::Key_Escape);
  ASSERT_FALSE(window_->replayPage()->isVisible());
  window_->startMatch(plan());
  EXPECT_TRUE(window_->table()->isVisible());
  EXPECT_EQ(shown.n, 0);
}

TEST_F(Clicks, TheCardsAreReadAgainFromTheNoticeOfTheStartPage) {
  const QPointer<StartPage> before(window_->startPage());
  ASSERT_TRUE(before->notice()->isVisible());
  click(*before->notice()->button());
  ASSERT_TRUE(QTest::qWaitFor([&] { return before.isNull(); }, 60000)) << "the start page is made of the new cards";
  EXPECT_TRUE(window_->startPage()->notice()->isVisible()) << "the fault is still there";
}

/// The buttons of one page after the other, in each language, and of every dialog that they open: none goes away under
/// its click, whatever it does. Dialogs of Qt (for files, for printing) are closed.
class EveryButton : public Clicks, public ::testing::WithParamInterface<std::tuple<std::size_t, const char*>> {
 protected:
  const char* language() const override { return std::get<1>(GetParam()); }

  std::vector<QPointer<ActionButton>> buttons() const {
    std::vector<QPointer<ActionButton>> all;
    for (auto* button : window_->centralWidget()->findChildren<ActionButton*>())
      if (button->isVisible() && button->isEnabled() && button->window() == window_) all.emplace_back(button);
    return all;
  }
  /// What has not been pressed in it is; a dialog may be open in which everything has.
  void answerDialogs() override {
    if (QWidget* menu = QApplication::activePopupWidget()) {
      menu->close();
      return;
    }
    QWidget* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr || pressing_) return;
    QAbstractButton* next = nextOf(*dialog);
    if (next == nullptr) {
      dialog->close();
      return;
    }
    ++pressedInDialogs_;
    pressing_ =
        true;  // not within the timer, which is silent until its work is done: the click may open another dialog
    QTimer::singleShot(0, &closer_, [this, button = QPointer<QAbstractButton>(next)] {
      pressing_ = false;
      if (button) click(*button);
    });
  }
  std::size_t pressedInDialogs() const { return pressedInDialogs_; }

 private:
  QAbstractButton* nextOf(const QWidget& dialog) {
    if (dialog.inherits("QFileDialog") || dialog.inherits("QAbstractPrintDialog") ||
        dialog.inherits("QPrintPreviewDialog"))
      return nullptr;
    for (auto* button : dialog.findChildren<QAbstractButton*>()) {
      if (!button->isVisible() || !button->isEnabled() || button->window() != &dialog) continue;
      const QString what = QLatin1String(dialog.metaObject()->className()) + dialog.windowTitle() +
                           dialog.accessibleName() + u'/' + button->text() + button->objectName() +
                           button->accessibleName();
      if (pressed_.insert(what).second) return button;
    }
    return nullptr;
  }

  std::set<QString> pressed_;
  std::size_t pressedInDialogs_ = 0;
  bool pressing_ = false;
};

TEST_P(EveryButton, OutlivesItsClick) {
  const auto all = pages();
  ASSERT_EQ(all.size(), kPages);
  const Page& page = all[std::get<0>(GetParam())];
  SCOPED_TRACE(page.name);
  open(page);
  const std::size_t n = buttons().size();
  ASSERT_GT(n, 0U);
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t before = 0;
    do {  // again, as long as it leads to buttons of dialogs that nobody has pressed
      open(page);
      before = pressedInDialogs();
      const auto there = buttons();
      if (i >= there.size()) break;  // what one has changed stays so
      click(*there[i]);
      settle();
    } while (pressedInDialogs() > before);
  }
  RecordProperty("pressed in dialogs", static_cast<int>(pressedInDialogs()));
}

INSTANTIATE_TEST_SUITE_P(Pages, EveryButton,
                         ::testing::Combine(::testing::Range<std::size_t>(0, kPages),
                                            ::testing::Values("en", "it", "pt_BR")),
                         [](const auto& of) {
                           return std::to_string(std::get<0>(of.param)) + '_' + std::get<1>(of.param);
                         });

}  // namespace
}  // namespace playsheet::testing
