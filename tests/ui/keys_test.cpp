// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QScrollBar>
#include <QTranslator>
#include <QTreeWidget>
#include <set>

#include "tests/ui/invented_fixture.h"
#include "tests/ui/keyboard_player.h"
#include "ui/choices/card_tray.h"
#include "ui/log/log_view.h"
#include "ui/shell/keys_dialog.h"
#include "ui/speech/seat_words.h"
#include "ui/table/chain_panel.h"
#include "ui/table/end_sheet.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/side_panel.h"

/// Everything can be done without a mouse, and one table says how.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

std::vector<const KeyRow*> allRows() {
  std::vector<const KeyRow*> rows;
  for (const KeyGroup& group : keyGroups())
    for (const KeyRow& row : group.rows) rows.push_back(&row);
  return rows;
}

// --- the table ------------------------------------------------------------------------------------------------------

TEST(KeyTable, NoKeyMeansTwoThings) {
  std::set<QString> known;
  for (const KeyRow* row : allRows())
    for (const QKeySequence& key : row->keys)
      EXPECT_TRUE(known.insert(key.toString()).second) << key.toString().toStdString();
}

TEST(KeyTable, NoKeyMeansTwoThingsWhereARecordIsWatched) {
  std::set<QString> known;
  for (const KeyGroup& group : {replayKeys(), keyGroups().back()})  // the window has its keys everywhere
    for (const KeyRow& row : group.rows)
      for (const QKeySequence& key : row.keys)
        EXPECT_TRUE(known.insert(key.toString()).second) << key.toString().toStdString();
}

TEST(KeyTable, WhatIsPressedIsFoundInIt) {
  EXPECT_EQ(keyHit(Qt::Key_S, {})->row->use, KeyUse::ShowHand);
  EXPECT_EQ(keyHit(Qt::Key_S, {})->row->seat, PlayerId::south);
  EXPECT_EQ(keyHit(Qt::Key_J, {})->row->seat, PlayerId::north);
  EXPECT_EQ(keyHit(Qt::Key_Backtab, Qt::ShiftModifier)->row->use, KeyUse::PreviousZone);
  EXPECT_EQ(keyHit(Qt::Key_N, Qt::ShiftModifier)->row->use, KeyUse::PreviousLegal);
  EXPECT_EQ(keyHit(Qt::Key_Enter, Qt::KeypadModifier)->row->use, KeyUse::Confirm);
  EXPECT_EQ(keyHit(Qt::Key_3, {})->index, 2);
  EXPECT_EQ(keyHit(Qt::Key_C, Qt::ShiftModifier)->row->use, KeyUse::Charge) << "Shift means nothing else with it";
  EXPECT_EQ(keyHit(Qt::Key_S, Qt::ControlModifier)->row->use, KeyUse::Save) << "no key of a seat";
  EXPECT_FALSE(keyHit(Qt::Key_D, Qt::ControlModifier).has_value());
  EXPECT_FALSE(keyHit(Qt::Key_D, Qt::AltModifier).has_value());
  EXPECT_FALSE(keyHit(Qt::Key_Q, {}).has_value());
}

TEST(KeyTable, KeysAreCalledByWhatIsPrintedOnThem) {
  EXPECT_EQ(keyTitle(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)), QStringLiteral("Ctrl+Shift+Z"));
  EXPECT_EQ(keyTitle(QKeySequence(Qt::CTRL | Qt::Key_Plus)), QStringLiteral("Ctrl++"));
  EXPECT_EQ(keyTitle(QKeySequence(Qt::Key_Left)), QStringLiteral("←"));
  for (const KeyRow* row : allRows()) {
    if (row->use == KeyUse::Number) {
      EXPECT_EQ(keyTitles(*row), QStringLiteral("1 – 9"));
    }
    if (row->use == KeyUse::Confirm) {
      EXPECT_EQ(keyTitles(*row), QStringLiteral("Enter")) << "both Enter keys are one";
    }
  }
}

TEST(KeyTable, IsListedWholeInThreeLanguages) {
  QStringList english;
  for (const QString& language : seatLanguages()) {
    QTranslator translator;
    ASSERT_TRUE(translator.load(QStringLiteral(":/i18n/playsheet_%1.qm").arg(language)));
    QCoreApplication::installTranslator(&translator);
    KeysDialog dialog{Look()};
    dialog.show();
    keepPicture(dialog, "keys_list_" + language);
    QStringList listed;
    for (QTreeWidgetItemIterator item(dialog.list()); *item; ++item)
      if ((*item)->parent()) {
        EXPECT_FALSE((*item)->text(0).isEmpty());
        listed << (*item)->text(1);
      }
    ASSERT_EQ(listed.size(), static_cast<qsizetype>(allRows().size() + replayKeys().rows.size()));
    for (QTreeWidgetItemIterator item(dialog.list()); *item; ++item)
      for (const int column : {0, 1})
        if ((*item)->parent()) {
          const int wide = QFontMetrics((*item)->font(column)).horizontalAdvance((*item)->text(column));
          EXPECT_LE(wide + 12, dialog.list()->columnWidth(column)) << (*item)->text(column).toStdString();
        }
    if (language == QLatin1String("en")) english = listed;
    for (qsizetype i = 0; language != QLatin1String("en") && i < listed.size(); ++i)
      EXPECT_NE(listed[i], english[i]) << language.toStdString();
    QCoreApplication::removeTranslator(&translator);
  }
}

// --- on the table ---------------------------------------------------------------------------------------------------

class Keys : public InventedMatchTest {
 protected:
  void beginActive(Secrecy secrecy, std::uint64_t seed = 7) {
    begin(secrecy, seed);
    activate();
  }
  void activate() {
    window_->activateWindow();
    table().curtain()->setHoldTime(0);
    table().sheet()->setFocus();
    QCoreApplication::processEvents();
  }
  Sheet& sheet() { return *table().sheet(); }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* focused = window_->focusWidget();
    QTest::keyClick(focused ? focused : &sheet(), key, modifiers);
  }
  bool playSpark() {
    return playFirst([this](const naruto::Action& action) {
      const auto* play = std::get_if<naruto::Play>(&action);
      return play && play->card == spark_;
    });
  }
  bool pickFirst() {
    return playFirst([](const naruto::Action& action) { return std::holds_alternative<naruto::Pick>(action); });
  }
  bool playFirst(const std::function<bool(const naruto::Action&)>& meant) {
    for (const auto& option : match().match().options(match().match().decider()))
      if (option.allowed() && meant(option.action)) return match().play(option.action);
    return false;
  }
};

TEST_F(Keys, TheMenusHaveTheirKeysFromTheTable) {
  begin(Secrecy::Open);
  std::set<KeyUse> inMenus;
  for (const QAction* action : window_->findChildren<QAction*>())
    for (const QKeySequence& key : action->shortcuts()) {
      ASSERT_EQ(key.count(), 1);
      const auto hit = keyHit(key[0].key(), key[0].keyboardModifiers());
      ASSERT_TRUE(hit.has_value()) << key.toString().toStdString() << " is not in the list";
      inMenus.insert(hit->row->use);
    }
  for (const KeyUse use :
       {KeyUse::LogTab, KeyUse::ChainTab, KeyUse::DecksTab, KeyUse::NextPhrase, KeyUse::PreviousPhrase,
        KeyUse::Keywords, KeyUse::Column, KeyUse::Rules, KeyUse::Keys, KeyUse::Undo, KeyUse::Redo, KeyUse::NewMatch,
        KeyUse::Save, KeyUse::LargerWords, KeyUse::SmallerWords, KeyUse::UsualWords, KeyUse::FullScreen, KeyUse::Quit})
    EXPECT_TRUE(inMenus.count(use)) << static_cast<int>(use) << " is listed and does nothing";
}

TEST_F(Keys, TabLeadsFromZoneToZoneAndEachKeepsItsCard) {
  beginActive(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto hand = state()[PlayerId::south].hand;
  press(Qt::Key_Tab);
  EXPECT_EQ(sheet().focusedCard(), hand.front());
  press(Qt::Key_Right);
  press(Qt::Key_Right);
  const int third = sheet().focusedCard();
  EXPECT_NE(third, hand.front());
  press(Qt::Key_Tab);
  EXPECT_NE(sheet().focusedCard(), third) << "no card is in the villages: on to the other hand or the piles";
  press(Qt::Key_Tab, Qt::ShiftModifier);
  EXPECT_EQ(sheet().focusedCard(), third);
}

TEST_F(Keys, TabLeadsThroughEverythingAndRoundTheTable) {
  beginActive(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  std::set<QWidget*> met;
  press(Qt::Key_Tab);
  const int first = sheet().focusedCard();
  int steps = 0;
  do {
    met.insert(window_->focusWidget());
    press(Qt::Key_Tab);
  } while (++steps < 60 && !(window_->focusWidget() == &sheet() && sheet().focusedCard() == first));
  EXPECT_LT(steps, 60) << "never back";
  for (QWidget* widget : {static_cast<QWidget*>(&sheet()), static_cast<QWidget*>(table().bar()->primary()),
                          static_cast<QWidget*>(table().side()->log())})
    EXPECT_TRUE(met.count(widget)) << widget->objectName().toStdString();
  int back = 0;
  do press(Qt::Key_Tab, Qt::ShiftModifier);
  while (++back < 60 && !(window_->focusWidget() == &sheet() && sheet().focusedCard() == first));
  EXPECT_EQ(back, steps) << "the same way back";
}

TEST_F(Keys, ArrowsStayInTheZoneFirst) {
  beginActive(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  press(Qt::Key_Tab);
  const auto hand = state()[PlayerId::south].hand;
  for (std::size_t i = 1; i < hand.size(); ++i) {
    press(Qt::Key_Right);
    EXPECT_TRUE(std::find(hand.begin(), hand.end(), sheet().focusedCard()) != hand.end());
  }
}

TEST_F(Keys, NStepsThroughWhatCanBeUsedAndNothingElse) {
  beginActive(Secrecy::Open);
  ASSERT_GE(goOnToPlayable(), 0);
  std::set<int> legal;
  const auto marks = match().prompt().marks;
  for (auto mark = marks.begin(); mark != marks.end(); ++mark)
    if (mark->legal || mark->target) legal.insert(mark.key());
  ASSERT_FALSE(legal.empty());
  std::set<int> met;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    press(Qt::Key_N);
    met.insert(sheet().focusedCard());
  }
  EXPECT_EQ(met, legal);
  const int last = sheet().focusedCard();
  press(Qt::Key_N);
  press(Qt::Key_N, Qt::ShiftModifier);
  EXPECT_EQ(sheet().focusedCard(), last);
}

/// No mark says that a card can be charged; the key finds it all the same, after what can be used.
TEST_F(Keys, NFindsWhatCanOnlyBeCharged) {
  beginActive(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  press(Qt::Key_N);
  EXPECT_EQ(sheet().focusedCard(), -1) << "the hand is covered";
  QTest::keyPress(&sheet(), Qt::Key_S);
  const auto hand = state()[PlayerId::south].hand;
  std::set<int> met;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    press(Qt::Key_N);
    met.insert(sheet().focusedCard());
  }
  EXPECT_EQ(met, std::set<int>(hand.begin(), hand.end()));
  press(Qt::Key_Return);
  press(Qt::Key_C);
  EXPECT_EQ(state()[PlayerId::south].chakra.size(), 1U);
  QTest::keyRelease(&sheet(), Qt::Key_S);
}

TEST_F(Keys, UnderACurtainNOpensNothing) {
  beginActive(Secrecy::Curtain);
  while (!match().secrecy().curtain()) ASSERT_TRUE(stepOn());
  press(Qt::Key_N);
  press(Qt::Key_1);
  press(Qt::Key_Tab);
  EXPECT_EQ(sheet().focusedCard(), -1);
  EXPECT_FALSE(match().selected().has_value());
  EXPECT_EQ(window_->focusWidget(), table().curtain());
}

/// Chakra lies in a closed pile: the key opens it, and Esc leaves the ring on the pile.
TEST_F(Keys, NReachesIntoPilesAndEscLeavesThem) {
  toExchange();
  activate();
  while (asked() != ChoiceKind::pay_chakra) {
    ASSERT_TRUE(playSpark() || asked() == ChoiceKind::pay_chakra || stepOn());
  }
  sheet().closeDrawers();
  ASSERT_FALSE(sheet().drawerIsOpen(PlayerId::south));
  press(Qt::Key_N);
  EXPECT_TRUE(sheet().drawerIsOpen(PlayerId::south) || table().tray()->pointed() >= 0);
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "Enter exchanges it in the proposal";
  press(Qt::Key_Space);
  EXPECT_EQ(decisions(), before + 1) << "and Space pays";
}

TEST_F(Keys, EnterOpensAPileAndEscClosesIt) {
  toMission("usa-1.3");
  for (const char* code : {"T-01", "T-14"}) put(code, naruto::Zone::discard);
  showPosition();
  activate();
  const auto before = decisions();
  bool opened = false;
  for (int i = 0; i < 20 && !opened; ++i) {
    press(Qt::Key_Tab);
    for (int k = 0; k < 6 && sheet().pointing() && sheet().focusedCard() < 0 && !opened; ++k) {
      press(Qt::Key_Return);
      opened = sheet().drawerIsOpen(PlayerId::south) && sheet().focusedCard() >= 0;
      if (!opened) press(Qt::Key_Right);
    }
  }
  ASSERT_TRUE(opened) << "the first card of the drawer is pointed at";
  keepPicture(*window_, "keys_drawer");
  press(Qt::Key_Escape);
  EXPECT_FALSE(sheet().drawerIsOpen(PlayerId::south));
  EXPECT_TRUE(sheet().pointing()) << "the ring is on the pile again";
  keepPicture(*window_, "keys_pile");
  EXPECT_EQ(sheet().focusedCard(), -1);
  EXPECT_EQ(decisions(), before) << "nothing of it was a decision";
}

TEST_F(Keys, DigitsSelectCardsOfTheHandThatIsShown) {
  beginActive(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  press(Qt::Key_2);
  EXPECT_FALSE(match().selected().has_value()) << "it is covered";
  QTest::keyPress(&sheet(), Qt::Key_S);
  press(Qt::Key_2);
  EXPECT_EQ(match().selected(), state()[PlayerId::south].hand[1]);
  press(Qt::Key_9);
  EXPECT_EQ(match().selected(), state()[PlayerId::south].hand[1]) << "there is no ninth card";
  QTest::keyRelease(&sheet(), Qt::Key_S);
}

TEST_F(Keys, ACoveredHandKeepsTheRingButNoCard) {
  beginActive(Secrecy::Hold);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  QTest::keyPress(&sheet(), Qt::Key_S);
  press(Qt::Key_3);
  ASSERT_GE(sheet().focusedCard(), 0);
  QTest::keyRelease(&sheet(), Qt::Key_S);
  EXPECT_EQ(sheet().focusedCard(), -1);
  EXPECT_TRUE(sheet().pointing());
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "Enter means the covered hand, which does nothing";
  EXPECT_EQ(table().bar()->primary()->keyText(), QStringLiteral("Space"));
}

TEST_F(Keys, TheColumnIsReadWithKeys) {
  beginActive(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::north));
  LogView& log = *table().side()->log();
  QScrollBar& bar = *log.verticalScrollBar();
  for (int i = 0; i < 6 && bar.maximum() == 0; ++i) {
    ASSERT_TRUE(stepOn());
    ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, table::other(state().active)));
  }
  ASSERT_GT(bar.maximum(), 0);
  press(Qt::Key_PageUp);
  EXPECT_LT(bar.value(), bar.maximum());
  press(Qt::Key_Home, Qt::ControlModifier);
  EXPECT_EQ(bar.value(), 0);
  press(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(bar.value(), bar.maximum());
  log.setFocus(Qt::TabFocusReason);
  press(Qt::Key_Up);
  const int row = log.current();
  ASSERT_GE(row, 0);
  press(Qt::Key_Up);
  EXPECT_EQ(log.current(), row - 1);
  keepPicture(*window_, "keys_log");
  const auto before = decisions();
  press(Qt::Key_Return);
  EXPECT_EQ(decisions(), before) << "Enter belongs to the row";
}

TEST_F(Keys, TheLinksOfTheChainAreReadOneByOne) {
  toExchange();
  activate();
  for (int i = 0; i < 40 && match().view().chain.empty(); ++i) {
    ASSERT_TRUE(playSpark() || pickFirst() || stepOn());
  }
  ASSERT_FALSE(match().view().chain.empty());
  table().showTab(SidePanel::Tab::Chain);
  press(Qt::Key_PageDown);
  EXPECT_EQ(table().side()->chain()->pointed(), match().view().chain.front().card.id);
}

// --- whole matches --------------------------------------------------------------------------------------------------

class MatchByKeys : public Keys, public ::testing::WithParamInterface<std::tuple<Secrecy, int>> {};

/// Two people without a mouse come to the end of a match, whatever is asked on the way.
TEST_P(MatchByKeys, IsPlayedToItsEnd) {
  const auto [secrecy, seed] = GetParam();
  beginActive(secrecy, static_cast<std::uint64_t>(seed));
  KeyboardPlayer player(*window_, static_cast<std::uint64_t>(seed) * 77);
  const auto kinds = letPlay(player, 400);
  EXPECT_TRUE(match().over()) << "stuck at " << match().prompt().sentence.toStdString() << " after " << decisions()
                              << " at "
                              << (window_->focusWidget() ? window_->focusWidget()->metaObject()->className() : "none");
  EXPECT_GT(decisions(), 60U);
  EXPECT_GE(kinds.size(), 8U) << "cards were played, charged, sent, paid with";
  for (int i = 0; i < 10 && !table().isVisible(); ++i) player.press(Qt::Key_Escape);
  if (match().still()) player.press(Qt::Key_Space);
  ASSERT_TRUE(table().endSheet()->isVisible());
  table().endSheet()->firstButton()->setFocus(Qt::TabFocusReason);
  const auto reached = [this](const QString& text) {
    const auto* button = qobject_cast<ActionButton*>(window_->focusWidget());
    return button && button->text() == text;
  };
  for (int i = 0; i < 6 && !reached(QStringLiteral("View the table")); ++i) player.press(Qt::Key_Tab);
  ASSERT_TRUE(reached(QStringLiteral("View the table")));
  player.press(Qt::Key_Return);
  EXPECT_FALSE(table().endSheet()->isVisible()) << "what can be reached looks at the table";
}

INSTANTIATE_TEST_SUITE_P(Seeds, MatchByKeys,
                         ::testing::Combine(::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain),
                                            ::testing::Values(1, 3)));

}  // namespace
}  // namespace playsheet::testing
