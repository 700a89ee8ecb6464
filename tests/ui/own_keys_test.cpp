// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeWidget>
#include <filesystem>
#include <set>

#include "app/key_settings.h"
#include "tests/ui/invented_fixture.h"
#include "ui/shell/keys_dialog.h"
#include "ui/shell/start_page.h"
#include "ui/table/key_table.h"
#include "ui/table/key_titles.h"
#include "ui/table/own_keys.h"
#include "ui/widgets/action_button.h"

/// Most keys can be others, if somebody wants them so; none is lost, and none means two things.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

const KeyRow& rowCalled(const char* name) {
  for (const KeyRow* row : keyRows())
    if (nameOf(*row) == QLatin1String(name)) return *row;
  ADD_FAILURE() << "no row " << name;
  return *keyRows().front();
}

std::optional<KeyUse> useOf(const QKeySequence& key) {
  const auto hit = keyHit(key[0].key(), key[0].keyboardModifiers());
  return hit ? std::optional(hit->row->use) : std::nullopt;
}

const QKeySequence kU(Qt::Key_U);
const QKeySequence kCtrlU(Qt::CTRL | Qt::Key_U);
const QKeySequence kX(Qt::Key_X);
const QKeySequence kC(Qt::Key_C);

class OwnKeysTest : public ::testing::Test {
 protected:
  void TearDown() override { setOwnKeys({}); }
};

TEST_F(OwnKeysTest, EveryRowHasANameOfItsOwn) {
  std::set<QString> names;
  for (const KeyRow* row : keyRows()) EXPECT_TRUE(names.insert(nameOf(*row)).second) << nameOf(*row).toStdString();
  EXPECT_TRUE(names.count(QStringLiteral("pass.south")) && names.count(QStringLiteral("undo")));
}

TEST_F(OwnKeysTest, AnotherKeyTakesThePlaceOfTheUsualOne) {
  EXPECT_TRUE(setOwnKeys({{QStringLiteral("charge"), kU}}).isEmpty());
  EXPECT_EQ(useOf(kU), KeyUse::Charge);
  EXPECT_EQ(useOf(kC), std::nullopt) << "the usual one means nothing now";
  EXPECT_EQ(keyTitleOf(KeyUse::Charge), QStringLiteral("U"));
  setOwnKeys({});
  EXPECT_EQ(useOf(kC), KeyUse::Charge);
  EXPECT_EQ(useOf(kU), std::nullopt);
}

TEST_F(OwnKeysTest, TwoRowsMayChangePlaces) {
  EXPECT_TRUE(setOwnKeys({{QStringLiteral("charge"), kX}, {QStringLiteral("leave_out"), kC}}).isEmpty());
  EXPECT_EQ(useOf(kX), KeyUse::Charge);
  EXPECT_EQ(useOf(kC), KeyUse::LeaveOut);
}

TEST_F(OwnKeysTest, WhatCannotBeIsSaidAndTheUsualKeyStays) {
  const auto refused = [](const char* name, const QKeySequence& key) {
    const bool said = !whyNot(rowCalled(name), key).isEmpty();
    const bool left = setOwnKeys({{QString::fromLatin1(name), key}}) == QStringList{QString::fromLatin1(name)};
    EXPECT_EQ(said, left) << name << ' ' << key.toString().toStdString();
    return said && left;
  };
  EXPECT_TRUE(refused("charge", kX)) << "it leaves out";
  EXPECT_EQ(useOf(kC), KeyUse::Charge);
  EXPECT_TRUE(refused("pass.south", kCtrlU)) << "let go of Ctrl first, and the hand would stay open";
  EXPECT_TRUE(refused("confirm", kU)) << "Enter is Enter everywhere";
  EXPECT_TRUE(refused("number", kU));
  EXPECT_TRUE(refused("undo", QKeySequence(QKeySequence::Copy))) << "fields copy";
  EXPECT_TRUE(refused("undo", QKeySequence(Qt::CTRL | Qt::Key_T)));
  EXPECT_TRUE(refused("undo", QKeySequence(Qt::Key_Home))) << "fields have it";
  EXPECT_TRUE(refused("undo", kU)) << "it is typed";
  EXPECT_TRUE(refused("undo", QKeySequence(Qt::ALT | Qt::Key_G))) << "it opens a menu";
  EXPECT_TRUE(refused("rules", QKeySequence(Qt::CTRL | Qt::Key_Y))) << "the page of decks restores with it";
  EXPECT_TRUE(refused("keywords", QKeySequence(Qt::Key_Home))) << "it is heard on every page";
  EXPECT_TRUE(refused("replay_last", QKeySequence(Qt::Key_Tab))) << "Tab leads through every page";
  EXPECT_TRUE(refused("charge", QKeySequence(Qt::SHIFT | Qt::Key_S))) << "Shift may be pressed while S is held";
  EXPECT_TRUE(refused("pass.north", QKeySequence(Qt::Key_Comma))) << "with Shift it is another key";
  EXPECT_TRUE(refused("undo", {}));
  EXPECT_EQ(setOwnKeys({{QStringLiteral("no_such_row"), kU}}), QStringList{QStringLiteral("no_such_row")});
  EXPECT_TRUE(ownKeys().isEmpty());
  EXPECT_TRUE(whyNot(rowCalled("charge"), QKeySequence(Qt::Key_Home)).isEmpty()) << "there is no table on that page";
}

TEST_F(OwnKeysTest, NoRowIsLeftWithoutAKey) {
  EXPECT_EQ(setOwnKeys({{QStringLiteral("charge"), QKeySequence(Qt::Key_Tab)}, {QStringLiteral("leave_out"), kC}}),
            (QStringList{"charge", "leave_out"}));
  EXPECT_EQ(useOf(kC), KeyUse::Charge) << "whoever took its key has given it back";
  EXPECT_EQ(useOf(kX), KeyUse::LeaveOut);
}

TEST_F(OwnKeysTest, AreKeptInTheSettings) {
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath(QStringLiteral("settings.ini")).toStdString();
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(file, problem);
  setOwnKeys({{QStringLiteral("undo"), kCtrlU}, {QStringLiteral("respond.north"), kU}});
  keepKeys(settings);
  ASSERT_FALSE(settings.save());
  setOwnKeys({});
  Settings again = Settings::load(file, problem);
  EXPECT_TRUE(keysFrom(again).isEmpty());
  EXPECT_EQ(useOf(kCtrlU), KeyUse::Undo);
  EXPECT_EQ(seatKeyTitle(KeyUse::Respond, PlayerId::north), QStringLiteral("U"));
  setOwnKeys({});
  keepKeys(again);
  ASSERT_FALSE(again.save());
  keysFrom(Settings::load(file, problem));
  EXPECT_TRUE(ownKeys().isEmpty()) << "usual again, and kept so";
}

TEST_F(OwnKeysTest, SettingsThatCannotBeAreToldAndKept) {
  const QTemporaryDir folder;
  const std::filesystem::path file = folder.filePath(QStringLiteral("settings.ini")).toStdString();
  std::optional<StorageProblem> problem;
  Settings settings = Settings::load(file, problem);
  settings.set("key.undo", "Bogus+Nothing");
  settings.set("key.charge", "X");
  settings.set("key.redo", "Ctrl+U");
  EXPECT_EQ(keysFrom(settings), (QStringList{"key.charge = X", "key.undo = Bogus+Nothing"}));
  EXPECT_EQ(useOf(QKeySequence(Qt::CTRL | Qt::Key_Z)), KeyUse::Undo);
  EXPECT_EQ(useOf(kCtrlU), KeyUse::Redo);
  keepKeys(settings);
  EXPECT_EQ(settings.get("key.undo"), "Bogus+Nothing");
}

// --- by hand --------------------------------------------------------------------------------------------------------

class KeysByHand : public InventedMatchTest {
 protected:
  void TearDown() override {
    setOwnKeys({});
    InventedMatchTest::TearDown();
  }
  static void press(KeysDialog& dialog, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(dialog.list(), key, modifiers);
    QCoreApplication::processEvents();
  }
  bool bound(const QKeySequence& key) {
    for (const QAction* action : window_->findChildren<QAction*>())
      if (action->shortcuts().contains(key)) return true;
    return false;
  }
};

TEST_F(KeysByHand, TheNextKeyIsThatOfTheLine) {
  KeysDialog dialog{Look()};
  dialog.show();
  const QSignalSpy chosen(&dialog, &KeysDialog::keysChosen);
  ASSERT_TRUE(dialog.choose(QStringLiteral("charge")));
  press(dialog, Qt::Key_Return);
  EXPECT_TRUE(dialog.told().startsWith(QStringLiteral("Press the new key"))) << dialog.told().toStdString();
  keepPicture(dialog, "keys_asked");
  press(dialog, Qt::Key_X);
  EXPECT_TRUE(dialog.told().startsWith(QStringLiteral("X is already in use"))) << dialog.told().toStdString();
  EXPECT_EQ(chosen.count(), 0) << "and it goes on asking";
  press(dialog, Qt::Key_U);
  EXPECT_EQ(chosen.count(), 1);
  EXPECT_EQ(useOf(kU), KeyUse::Charge);
  EXPECT_EQ(dialog.list()->currentItem()->text(0), QStringLiteral("U"));
  keepPicture(dialog, "keys_chosen");
  press(dialog, Qt::Key_Return);
  press(dialog, Qt::Key_Escape);
  EXPECT_TRUE(dialog.isVisible()) << "Esc left the key as it is, and the list open";
  EXPECT_EQ(useOf(kU), KeyUse::Charge);
  ASSERT_TRUE(dialog.choose(QStringLiteral("leave_out")));
  press(dialog, Qt::Key_Return);
  press(dialog, Qt::Key_C);
  EXPECT_EQ(useOf(kC), KeyUse::LeaveOut);
  ASSERT_TRUE(dialog.choose(QStringLiteral("charge")));
  dialog.giveUsual();
  EXPECT_EQ(dialog.told(), QStringLiteral("Its default key is now used by another line."));
  EXPECT_EQ(useOf(kC), KeyUse::LeaveOut) << "nothing is taken away in silence";
  dialog.giveAllUsual();
  EXPECT_EQ(useOf(kC), KeyUse::Charge);
  EXPECT_EQ(chosen.count(), 3);
}

TEST_F(KeysByHand, AKeyThatStaysSaysSo) {
  KeysDialog dialog{Look()};
  dialog.show();
  ASSERT_TRUE(dialog.choose(QStringLiteral("confirm")));
  press(dialog, Qt::Key_Return);
  EXPECT_EQ(dialog.told(), QStringLiteral("This key cannot be changed."));
  press(dialog, Qt::Key_U);
  EXPECT_TRUE(ownKeys().isEmpty());
}

/// Menus, buttons and the start page show it, and the table hears it.
TEST_F(KeysByHand, TheWindowTakesTheKeysThatWereChosen) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const QSignalSpy told(window_.get(), &Shell::keysChosen);
  QTimer looks;
  QObject::connect(&looks, &QTimer::timeout, window_.get(), [&] {
    auto* dialog = window_->findChild<KeysDialog*>();
    if (!dialog) return;
    looks.stop();
    const auto give = [&](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
      ASSERT_TRUE(dialog->choose(QString::fromLatin1(name)));
      dialog->ask();
      press(*dialog, key, modifiers);
    };
    give("undo", Qt::Key_U, Qt::ControlModifier);
    give("charge", Qt::Key_U);
    give("rules", Qt::Key_F12, Qt::ControlModifier);
    dialog->accept();
  });
  looks.start(1);
  for (QAction* action : window_->findChildren<QAction*>())
    if (action->shortcuts() == keysOf(KeyUse::Keys)) {
      action->trigger();
      break;
    }
  ASSERT_TRUE(QTest::qWaitFor([&] { return told.count() == 3 && !window_->findChild<KeysDialog*>(); }));
  EXPECT_EQ(told.count(), 3);
  EXPECT_TRUE(bound(kCtrlU));
  EXPECT_FALSE(bound(QKeySequence(Qt::CTRL | Qt::Key_Z)));
  EXPECT_EQ(window_->startPage()->findChild<ActionButton*>(QStringLiteral("rules"))->keyText(),
            QStringLiteral("Ctrl+F12"));
  const auto hand = state()[PlayerId::south].hand;
  table().sheet()->setFocus();
  for (const PromptButton& button : match().prompt().others) EXPECT_NE(button.key, QStringLiteral("C"));
  QTest::keyClick(table().sheet(), Qt::Key_1);
  QTest::keyClick(table().sheet(), Qt::Key_C);
  EXPECT_EQ(state()[PlayerId::south].hand.size(), hand.size()) << "C means nothing any more";
  QTest::keyClick(table().sheet(), Qt::Key_U);
  EXPECT_EQ(state()[PlayerId::south].hand.size() + 1, hand.size());
}

}  // namespace
}  // namespace playsheet::testing
