// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has chosen stays so: by the doors of the program, from the form and the menus to the file of settings.
#include <QAction>
#include <QMenuBar>
#include <QPushButton>
#include <QTimer>

#include "app/storage/settings.h"
#include "tests/ui/match_fixture.h"
#include "tests/ui/whole_program.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/problems/problem_notice.h"
#include "ui/problems/problems_dialog.h"
#include "ui/shell/match_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/table/end_sheet.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/message_sheet.h"

namespace playsheet::testing {
namespace {

/// An entry of the menus, by its words: "View/Theme/Light".
QAction* entry(const QMenuBar& bar, const QString& path) {
  QList<QAction*> level = bar.actions();
  QAction* found = nullptr;
  for (const QString& part : path.split(QLatin1Char('/'))) {
    found = nullptr;
    for (QAction* action : level)
      if (action->text().remove(QLatin1Char('&')).remove(QChar(0x2026)) == part) found = action;
    if (!found) return nullptr;
    level = found->menu() ? found->menu()->actions() : QList<QAction*>();
  }
  return found;
}

class KeptWord : public WholeProgramTest {
 protected:
  void SetUp() override {
    WholeProgramTest::SetUp();
    QObject::connect(&answers_, &QTimer::timeout, [this] {
      if (QWidget* dialog = QApplication::activeModalWidget(); dialog && answer_) answer_(dialog);
    });
    answers_.start(5);
  }
  void TearDown() override {
    answers_.stop();
    WholeProgramTest::TearDown();
  }

  void choose(const QString& path) {
    QAction* action = entry(*window_->menuBar(), path);
    ASSERT_NE(action, nullptr) << path.toStdString();
    action->trigger();
    settle();
  }
  void settle() {
    for (int i = 0; i < 4; ++i) QCoreApplication::processEvents();
  }
  MatchForm& form() { return *window_->startPage()->form(); }
  void start() {
    QTest::mouseClick(form().startButton(), Qt::LeftButton);
    settle();
    ASSERT_NE(window_->table(), nullptr) << form().message().toStdString();
  }
  /// As the next run of the program would find it.
  std::string setting(const char* name) {
    std::optional<StorageProblem> problem;
    return Settings::load(data_ / "settings.ini", problem).get(name);
  }
  /// What is asked meanwhile is answered so; nothing: it stays open.
  std::function<void(QWidget*)> answer_;
  static void press(QWidget* dialog, const QString& text) {
    for (auto* button : dialog->findChildren<QAbstractButton*>())
      if (button->text().remove(QLatin1Char('&')) == text) return button->click();
    ADD_FAILURE() << "no button " << text.toStdString();
    dialog->close();
  }

 private:
  QTimer answers_;
};

// --- what is chosen in the menus before the first match -------------------------------------------------------------

TEST_F(KeptWord, SoundThatIsOffIsOffAfterAStartFromTheForm) {
  choose("View/Sound");
  EXPECT_FALSE(window_->plan().sound);
  start();
  EXPECT_FALSE(window_->plan().sound);
  EXPECT_EQ(setting("sound"), "no");
}

TEST_F(KeptWord, WhatIsChosenInTheMenusOfTheStartPageIsNotTakenBackByStart) {
  choose("View/Theme/Light");
  choose("View/Table/Tatami");
  choose("View/Motion/Fast");
  choose("View/After a showdown/Continue at once");
  choose("View/Card names/Italian where known");
  choose("View/Language of the log/Italiano");
  start();
  const MatchPlan& plan = window_->plan();
  EXPECT_EQ(plan.themeName, "light");
  EXPECT_EQ(plan.tableName, "tatami");
  EXPECT_EQ(plan.pace, 1);
  EXPECT_EQ(plan.showdown, ShowdownStop::Never);
  EXPECT_EQ(plan.reading.names, wording::CardNames::italian);
  EXPECT_EQ(plan.reading.log, "it");
  EXPECT_EQ(setting("theme"), "light");
  EXPECT_EQ(setting("table"), "tatami");
  EXPECT_EQ(setting("pace"), "1");
  EXPECT_EQ(setting("showdown"), "never");
}

/// The other way round, too: what the form says is in the menus, and no choice takes back another one.
TEST_F(KeptWord, WhatIsChosenInTheFormStaysBesideWhatIsChosenInTheMenus) {
  const auto pick = [&](const QString& name, const QString& id) {
    for (auto* box : form().findChildren<ChoiceBox*>())
      if (box->accessibleName() == name) {
        box->setCurrentIndex(box->findData(id));
        emit box->activated(box->currentIndex());
        settle();
        return;
      }
    ADD_FAILURE() << name.toStdString();
  };
  pick("Motion", "0");
  pick("Theme", "light");
  choose("View/Table/Tatami");
  pick("Table", "lacquer");
  choose("View/Sound");
  EXPECT_TRUE(entry(*window_->menuBar(), "View/Theme/Light")->isChecked());
  EXPECT_TRUE(entry(*window_->menuBar(), "View/Motion/Off")->isChecked());
  EXPECT_TRUE(entry(*window_->menuBar(), "View/Table/Lacquer")->isChecked());
  start();
  EXPECT_EQ(window_->plan().pace, 0);
  EXPECT_EQ(window_->plan().themeName, "light");
  EXPECT_EQ(window_->plan().tableName, "lacquer");
  EXPECT_FALSE(window_->plan().sound);
}

TEST_F(KeptWord, AnotherLanguageOfTheProgramTakesNothingBack) {
  choose("View/Sound");
  choose("View/Motion/Fast");
  choose("View/Language/Italiano");
  ASSERT_EQ(form().startButton()->text(), "Inizia la partita");
  start();
  EXPECT_FALSE(window_->plan().sound);
  EXPECT_EQ(window_->plan().pace, 1);
}

// --- what is done beside a running match ----------------------------------------------------------------------------

TEST_F(KeptWord, CardsReadAgainLeaveThePlanOfTheRunningMatch) {
  window_->startMatch(plan());
  const MatchPlan before = window_->plan();
  answer_ = [](QWidget* dialog) {
    if (auto* problems = qobject_cast<ProblemsDialog*>(dialog)) problems->againButton()->click();
    dialog->close();
  };
  choose("Help/Card problems");
  EXPECT_EQ(window_->plan().seats[PlayerId::south].name, "Naomi");
  EXPECT_EQ(window_->plan().pace, before.pace);
  EXPECT_EQ(window_->plan().edition, before.edition);
  EXPECT_EQ(window_->plan().seats[PlayerId::north].deckId, before.seats[PlayerId::north].deckId);
  EXPECT_NE(entry(*window_->menuBar(), "Game/Concede for Naomi"), nullptr) << "and is still called so";
  choose("View/Sound");  // whatever is chosen next is saved with it
  EXPECT_EQ(setting("south.name"), "Naomi");
}

/// The deck comes to the table with the match that is begun with it, and not before.
TEST_F(KeptWord, PlayWithItChangesNothingUntilAMatchIsBegun) {
  window_->setQuestions(true);
  window_->startMatch(plan());
  window_->table()->setGuard(0);
  const std::string deck = window_->plan().seats[PlayerId::south].deck.id;
  for (int i = 0; i < 3; ++i) window_->table()->desk()->pressPrimary();
  struct Way {
    const char* name;
    const char* box;
    const char* dialog;
  };
  for (const Way& way : {Way{"stays", "Stay", ""}, Way{"leaves, and cancels the form", "Leave", "Cancel"}}) {
    SCOPED_TRACE(way.name);
    int asked = 0;
    answer_ = [&](QWidget* dialog) {
      ++asked;
      press(dialog, qobject_cast<MatchDialog*>(dialog) ? way.dialog : way.box);
    };
    window_->showDecks();
    window_->deckBuilder()->newDeck();
    ASSERT_TRUE(window_->deckBuilder()->current());
    QTest::mouseClick(window_->deckBuilder()->findChild<ActionButton*>("play"), Qt::LeftButton);
    settle();
    EXPECT_GE(asked, 1);
    EXPECT_EQ(window_->plan().seats[PlayerId::south].deck.id, deck);
  }
  answer_ = nullptr;
  window_->table()->desk()->concede(PlayerId::north);
  QTest::mouseClick(window_->table()->endSheet()->againButton(), Qt::LeftButton);
  settle();
  EXPECT_EQ(narutoDeskOf(window_->table())->match().setup().seats[PlayerId::south].deck.id, deck)
      << "once more with the deck that was checked";
}

TEST_F(KeptWord, PlayWithItOffersTheDeckInTheForm) {
  window_->startMatch(plan());
  std::string offered;
  answer_ = [&](QWidget* dialog) {
    if (auto* match = qobject_cast<MatchDialog*>(dialog))
      offered = match->form()->plan().seats[PlayerId::south].deck.id;
    dialog->close();
  };
  window_->showDecks();
  window_->deckBuilder()->newDeck();
  QTest::mouseClick(window_->deckBuilder()->findChild<ActionButton*>("play"), Qt::LeftButton);
  settle();
  EXPECT_TRUE(offered.starts_with("own-")) << offered;
}

// --- a record that cannot be written --------------------------------------------------------------------------------

/// A disk that is full at some calls.
class FullDisk : public MatchRecorder {
 public:
  explicit FullDisk(std::function<bool(const char*)> full) : full_(std::move(full)) {}
  void begun(const naruto::Match&) override { told("begun"); }
  void decided(const naruto::Match&) override { told("decided"); }
  void undone(const naruto::Match&) override { told("undone"); }
  void redone(const naruto::Match&) override { told("redone"); }
  QString saveCopy(const QString&) override { return {}; }
  QString trouble() const override { return trouble_; }

 private:
  void told(const char* what) { trouble_ = full_(what) ? QStringLiteral("no room for: ") + what : QString(); }
  std::function<bool(const char*)> full_;
  QString trouble_;
};

class LostRecord : public MatchWindowTest {
 protected:
  void open(const std::function<bool(const char*)>& full, const naruto::PerPlayer<StopSet>& stops) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.recorder = [full] { return std::make_unique<FullDisk>(full); };
    MatchPlan plan = planOf(Secrecy::Open);
    plan.stops = stops;
    openWindow(std::move(needs), plan);
    window_->setQuestions(true);
    QObject::connect(&closer_, &QTimer::timeout, [this] {
      auto* box = qobject_cast<MessageSheet*>(QApplication::activeModalWidget());
      if (!box) return;
      told_ << box->sentence();
      current_ = match().view().choice.kind == state().choice.kind && match().view().step == state().step;
      box->close();
    });
    closer_.start(1);
  }
  bool hears(const QString& what) {
    return QTest::qWaitFor([&] { return told_.contains(what); }, 2000);
  }
  QTimer closer_;
  QStringList told_;
  bool current_ = false;  ///< under the message the table is as it is now
};

TEST_F(LostRecord, IsToldWhereAPassByItselfFoundNoRoom) {
  int passes = 0;
  const auto full = [&](const char* what) {
    if (std::string_view(what) != "decided") return false;
    const auto& last = match().match().moments().back();
    passes += last.press == naruto::Press::no_stop;
    return last.press == naruto::Press::no_stop && passes == 1;
  };
  open(full, {StopSet{}, StopSet{}});
  for (int i = 0; i < 60 && passes == 0; ++i) ASSERT_TRUE(stepOn());
  ASSERT_GE(passes, 1);
  EXPECT_TRUE(hears("no room for: decided"));
  EXPECT_TRUE(current_);
}

TEST_F(LostRecord, IsToldWhereATakeBackAndARestoreFoundNoRoom) {
  open([](const char* what) { return std::string_view(what) == "undone" || std::string_view(what) == "redone"; },
       {StopSet::all(), StopSet::all()});
  ASSERT_TRUE(stepOn());
  table().pressUndo();
  if (match().consentAsked()) match().press({CommandKind::AllowUndo});
  EXPECT_TRUE(hears("no room for: undone"));
  table().pressRedo();
  EXPECT_TRUE(hears("no room for: redone"));
}

TEST_F(LostRecord, IsToldWhenTheTableIsRight) {
  open([](const char* what) { return std::string_view(what) == "decided"; }, {StopSet::all(), StopSet::all()});
  match().pressPrimary();
  EXPECT_TRUE(hears("no room for: decided"));
  EXPECT_TRUE(current_);
}

// --- full screen ----------------------------------------------------------------------------------------------------

TEST_F(KeptWord, TheKeyOfTheFullScreenIsInStepWithTheWindow) {
  const auto full = [&] { return entry(*window_->menuBar(), "View/Full screen"); };
  QTest::keyClick(window_, Qt::Key_F11);
  EXPECT_TRUE(window_->isFullScreen());
  choose("View/Language/Italiano");
  ASSERT_EQ(full(), nullptr);
  QTest::keyClick(window_, Qt::Key_F11);
  EXPECT_FALSE(window_->isFullScreen()) << "one press after a change of language";
  choose("Visualizza/Lingua/English");
  window_->showFullScreen();  // by whoever else has a say: the manager of windows
  settle();
  EXPECT_TRUE(full()->isChecked());
  QTest::keyClick(window_, Qt::Key_F11);
  EXPECT_FALSE(window_->isFullScreen());
  window_->showMaximized();
  QTest::keyClick(window_, Qt::Key_F11);
  EXPECT_TRUE(window_->isFullScreen());
  QTest::keyClick(window_, Qt::Key_F11);
  EXPECT_TRUE(window_->isMaximized()) << "as large as it was before";
}

}  // namespace
}  // namespace playsheet::testing
