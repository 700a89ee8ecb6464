// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QMenuBar>

#include "engine/naruto/match/way_back.h"
#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Undo and redo on the table: who takes back what, who allows it, what comes back.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class TakeBackOnScreen : public MatchWindowTest {
 protected:
  std::size_t made() { return match().match().moments().size(); }
  const naruto::Match::Moment& last() { return match().match().moments().back(); }
  naruto::WayBack way(PlayerId player) { return naruto::way_back(match().match(), player); }

  void press(int key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(table().sheet(), static_cast<Qt::Key>(key), modifiers);
  }
  /// Keys of the menu, which the test platform does not send through shortcuts.
  void undo() { table().pressUndo(); }
  void redo() { table().pressRedo(); }

  static Qt::Key allowKey(PlayerId player) { return player == PlayerId::south ? Qt::Key_F : Qt::Key_J; }
  static Qt::Key refuseKey(PlayerId player) { return player == PlayerId::south ? Qt::Key_D : Qt::Key_K; }

  /// A mission phase that began with a draw: nothing is free.
  void beginAfterADraw(Secrecy secrecy = Secrecy::Open, const QString& language = QStringLiteral("en")) {
    begin(secrecy, 7, language);
    while (state().turn < 2 || asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
    ASSERT_FALSE(match().match().can_undo_freely());
  }
};

TEST_F(TakeBackOnScreen, WhatNobodyAnsweredGoesAtOnceAndComesBack) {
  begin(Secrecy::Open);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  const auto before = state();
  const auto count = made();
  while (made() == count) ASSERT_TRUE(match().clickCard(card) || match().clickCard(card));
  ASSERT_TRUE(match().match().can_undo_freely());
  const auto after = state();
  undo();
  EXPECT_FALSE(match().consentAsked());
  EXPECT_EQ(state(), before);
  ASSERT_TRUE(match().canRedo());
  EXPECT_NE(table().bar()->find(CommandKind::Redo), nullptr);
  QTest::mouseClick(table().bar()->find(CommandKind::Redo), Qt::LeftButton);
  EXPECT_EQ(state(), after);
  EXPECT_FALSE(match().canRedo());
  EXPECT_EQ(table().bar()->find(CommandKind::Redo), nullptr);
}

TEST_F(TakeBackOnScreen, WhoeverDecidesAsksAndTheOtherOneAnswers) {
  beginAfterADraw();
  const PlayerId decider = state().choice.player;
  undo();
  ASSERT_TRUE(match().consentAsked());
  EXPECT_EQ(match().prompt().player, table::other(decider)) << "never the one who asks";
  EXPECT_TRUE(match().prompt().sentence.contains(match().words().playerName(decider)));
}

/// After a pass of the one, the other takes back an own deployment: the first one is asked, nobody else answers.
TEST_F(TakeBackOnScreen, OnlyTheKeysOfTheSeatThatIsAskedAnswer) {
  beginAfterADraw();
  const PlayerId asker = state().choice.player;
  const PlayerId asked_one = table::other(asker);
  const auto count = made();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, allowKey(asker), refuseKey(asker), Qt::Key_C}) {
    undo();
    press(key);
    EXPECT_TRUE(match().consentAsked()) << "key " << key << " belongs to nobody who is asked";
    EXPECT_EQ(made(), count);
  }
  press(refuseKey(asked_one));
  EXPECT_FALSE(match().consentAsked());
  EXPECT_EQ(made(), count);
  undo();
  press(Qt::Key_Escape);
  EXPECT_FALSE(match().consentAsked()) << "Esc refuses";
  EXPECT_EQ(made(), count);
  const int decisions = way(asker).decisions;
  undo();
  press(allowKey(asked_one));
  EXPECT_EQ(made(), count - static_cast<std::size_t>(decisions));
  EXPECT_EQ(state().choice.player, asker) << "the asker decides anew";
}

TEST_F(TakeBackOnScreen, AClickAllowsNothingAHeldButtonDoes) {
  beginAfterADraw();
  const auto count = made();
  undo();
  auto* allow = table().bar()->primary();
  QTest::mouseClick(allow, Qt::LeftButton);
  EXPECT_TRUE(match().consentAsked());
  EXPECT_EQ(made(), count);
  QTest::mousePress(allow, Qt::LeftButton);
  QTest::qWait(PromptBar::kHoldMilliseconds / 2);
  EXPECT_TRUE(match().consentAsked()) << "not long enough";
  QTest::qWait(PromptBar::kHoldMilliseconds);
  EXPECT_FALSE(match().consentAsked());
  EXPECT_LT(made(), count);
  const auto now = made();
  QTest::mouseRelease(allow, Qt::LeftButton);
  EXPECT_EQ(made(), now) << "letting go decides nothing";
}

TEST_F(TakeBackOnScreen, TheQuestionCanBeTurnedRound) {
  beginAfterADraw();
  const PlayerId decider = state().choice.player;
  const PlayerId rival = table::other(decider);
  ASSERT_TRUE(way(rival));
  undo();
  QTest::mouseClick(table().bar()->find(CommandKind::OtherAsks), Qt::LeftButton);
  EXPECT_EQ(match().prompt().player, decider) << "now the rival asks";
  const auto count = made();
  const int decisions = way(rival).decisions;
  press(allowKey(decider));
  EXPECT_EQ(made(), count - static_cast<std::size_t>(decisions));
  EXPECT_EQ(state().choice.player, rival);
}

TEST_F(TakeBackOnScreen, AKeptHandIsNotTakenBackByTheOtherOneAlone) {
  begin(Secrecy::Open);
  while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  const PlayerId keeper = state().choice.player;
  ASSERT_TRUE(match().play(naruto::ChangeHand{false}));
  ASSERT_NE(state().choice.player, keeper);
  const auto count = made();
  EXPECT_FALSE(match().match().can_undo_freely());
  undo();
  EXPECT_EQ(made(), count) << "it is asked for";
  EXPECT_TRUE(match().consentAsked());
}

TEST_F(TakeBackOnScreen, TheQuestionSaysHowFarAndWhatBecameKnown) {
  beginAfterADraw();
  undo();
  const QString sentence = match().prompt().sentence;
  EXPECT_TRUE(sentence.contains(QStringLiteral("cards left a deck or the rewards"))) << sentence.toStdString();
  const PlayerId asker = table::other(match().prompt().player);
  const int decisions = way(asker).decisions;
  EXPECT_TRUE(decisions == 1 || sentence.contains(QString::number(decisions))) << sentence.toStdString();
}

TEST_F(TakeBackOnScreen, TheQuestionSpeaksTheLanguageOfWhoeverIsAsked) {
  for (const char* language : {"it", "pt_BR"}) {
    beginAfterADraw(Secrecy::Open, QString::fromLatin1(language));
    undo();
    EXPECT_FALSE(match().prompt().sentence.contains(QStringLiteral("Since"))) << language;
    EXPECT_FALSE(match().prompt().primary.label.contains(QStringLiteral("Hold"))) << language;
    window_.reset();
  }
}

TEST_F(TakeBackOnScreen, ANewDecisionEndsRedo) {
  beginAfterADraw();
  const PlayerId asker = state().choice.player;
  undo();
  press(allowKey(table::other(asker)));
  ASSERT_TRUE(match().canRedo());
  ASSERT_TRUE(stepOn());
  EXPECT_FALSE(match().canRedo());
}

/// Everything that was taken back by one consent comes back, each decision by whoever made it.
TEST_F(TakeBackOnScreen, RedoRestoresStepByStep) {
  beginAfterADraw();
  const auto before = state();
  const PlayerId asker = state().choice.player;
  const int decisions = way(asker).decisions;
  undo();
  press(allowKey(table::other(asker)));
  for (int i = 0; i < decisions; ++i) {
    ASSERT_TRUE(match().canRedo());
    EXPECT_EQ(match().match().next_redo().by, state().choice.player);
    redo();
  }
  EXPECT_EQ(state(), before);
}

TEST_F(TakeBackOnScreen, AnEndCanBeTakenBackAndAConcessionIsNotRedoneByTheRival) {
  begin(Secrecy::Open);
  while (asked() != ChoiceKind::mission_action) ASSERT_TRUE(stepOn());
  const PlayerId decider = state().choice.player;
  const PlayerId loser = table::other(decider);
  match().concede(loser);
  ASSERT_TRUE(match().over());
  undo();
  ASSERT_TRUE(match().consentAsked());
  EXPECT_EQ(match().prompt().player, decider) << "the winner is asked";
  press(allowKey(decider));
  EXPECT_FALSE(match().over());
  EXPECT_FALSE(match().canRedo()) << "the one who decides now did not concede";
}

TEST_F(TakeBackOnScreen, TheRecorderHearsOfEveryStep) {
  ListRecorder recorder;
  NarutoDesk controller(shippedCards(), planOf(Secrecy::Open), &recorder);
  ASSERT_TRUE(controller.play(naruto::CallToss{true}));
  controller.press({CommandKind::Undo});
  ASSERT_TRUE(controller.consentAsked());
  controller.press({CommandKind::AllowUndo});
  controller.press({CommandKind::Redo});
  EXPECT_EQ(recorder.lines, (std::vector<std::string>{"begun", "decided", "undone", "redone"}));
}

/// Plays by chance to a pad at which somebody passes until the phase ends, while the phase goes on.
std::optional<std::size_t> passOnSomewhere(NarutoDesk& match, PlayerId& who) {
  players::RandomPlayer player(2);
  while (!match.over()) {
    match.goOn();
    const std::size_t before = match.match().moments().size();
    who = match.match().decider();
    if (isPad(match.match().state().choice.kind)) {
      match.press({CommandKind::PassOn});
      if (match.passingOn(who)) return before;
    } else if (!match.play(player.choose(match.match().state(), match.match().rules()))) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

TEST_F(TakeBackOnScreen, PassingOnComesBackAsItWasSet) {
  NarutoDesk controller(shippedCards(), planOf(Secrecy::Open), nullptr);
  PlayerId who = PlayerId::south;
  const auto before = passOnSomewhere(controller, who);
  ASSERT_TRUE(before);
  const auto moments = controller.match().moments().size();
  while (controller.match().moments().size() > *before) {
    controller.press({CommandKind::Undo});
    controller.press({CommandKind::AllowUndo});
  }
  EXPECT_FALSE(controller.passingOn(who)) << "at that time it was not set";
  while (controller.canRedo()) controller.press({CommandKind::Redo});
  ASSERT_EQ(controller.match().moments().size(), moments);
  EXPECT_TRUE(controller.passingOn(who)) << "set again with the pass that set it";
}

TEST_F(TakeBackOnScreen, TheMenuOffersRedoOnlyWhenThereIsSomething) {
  beginAfterADraw();
  QAction* redo_entry = nullptr;
  for (auto* menu : window_->menuBar()->actions())
    for (auto* entry : menu->menu() ? menu->menu()->actions() : QList<QAction*>())
      if (entry->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::Key_Y))) redo_entry = entry;
  ASSERT_NE(redo_entry, nullptr);
  EXPECT_TRUE(redo_entry->shortcuts().contains(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)));
  EXPECT_FALSE(redo_entry->isEnabled());
  const PlayerId asker = state().choice.player;
  undo();
  press(allowKey(table::other(asker)));
  EXPECT_TRUE(redo_entry->isEnabled());
  redo_entry->trigger();
  EXPECT_FALSE(match().match().can_redo() && way(asker).decisions == 0);
}

/// The log tells what stands, whatever was decided otherwise in between.
TEST_F(TakeBackOnScreen, TheLogTellsWhatWasDecidedAnew) {
  begin(Secrecy::Open);
  while (asked() != ChoiceKind::change_hand) ASSERT_TRUE(stepOn());
  const PlayerId keeper = state().choice.player;
  ASSERT_TRUE(match().play(naruto::ChangeHand{true}));
  const auto changed = table().side()->log()->rows();
  undo();
  if (match().consentAsked() && match().prompt().player == keeper) match().press({CommandKind::OtherAsks, {}});
  match().press({CommandKind::AllowUndo});
  while (state().choice.kind != ChoiceKind::change_hand || state().choice.player != keeper) ASSERT_TRUE(stepOn());
  ASSERT_TRUE(match().play(naruto::ChangeHand{false}));
  EXPECT_NE(table().side()->log()->rows(), changed);
}

}  // namespace
}  // namespace playsheet::testing
