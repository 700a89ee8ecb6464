// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says and asks on sheets of its own: a title, a sentence, verbs, and the safe one by Enter and Esc.
#include <QAction>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "tests/ui/match_fixture.h"
#include "ui/widgets/message_sheet.h"

namespace playsheet::testing {
namespace {

/// Asks, and answers by a key or with a press on the button of these words.
bool answered(const std::function<void(MessageSheet&)>& how) {
  QTimer::singleShot(0, [&how] {
    auto* sheet = qobject_cast<MessageSheet*>(QApplication::activeModalWidget());
    ASSERT_TRUE(sheet);
    how(*sheet);
  });
  return askOnSheet(nullptr, {}, QStringLiteral("Leave?"), QStringLiteral("It is kept."), QStringLiteral("Leave A & B"),
                    QStringLiteral("Stay"));
}

TEST(MessageSheets, WhatChangesNothingIsTheDefaultAndWhatEscMeans) {
  EXPECT_FALSE(answered([](MessageSheet& sheet) { QTest::keyClick(&sheet, Qt::Key_Return); }));
  EXPECT_FALSE(answered([](MessageSheet& sheet) { QTest::keyClick(&sheet, Qt::Key_Escape); }));
  EXPECT_FALSE(answered([](MessageSheet& sheet) { sheet.leaveButton()->click(); }));
  EXPECT_TRUE(answered([](MessageSheet& sheet) { sheet.actButton()->click(); }));
  EXPECT_TRUE(answered([](MessageSheet& sheet) { QTest::keyClick(sheet.actButton(), Qt::Key_Space); }));
  EXPECT_TRUE(answered([](MessageSheet& sheet) {
    sheet.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&sheet));
    sheet.actButton()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(&sheet, Qt::Key_Return);
  })) << "Enter is what has the focus";
}

TEST(MessageSheets, TellTheirTitleToEyesAndEars) {
  MessageSheet sheet({}, QStringLiteral("Leave?"), QStringLiteral("It is kept."));
  sheet.offer(QStringLiteral("Leave A & B"), QStringLiteral("Stay"));
  EXPECT_EQ(sheet.windowTitle(), QStringLiteral("Leave?"));
  EXPECT_EQ(sheet.accessibleDescription(), QStringLiteral("It is kept."));
  EXPECT_EQ(sheet.actButton()->text(), QStringLiteral("Leave A && B")) << "a name is no key";
  MessageSheet untitled({}, {}, QStringLiteral("The disk is full."));
  EXPECT_EQ(untitled.windowTitle(), QStringLiteral("Playsheet"));
}

/// The doors of a match ask on it.
class AskedOnSheets : public MatchWindowTest {};

TEST_F(AskedOnSheets, ToConcedeAndToLeave) {
  begin(Secrecy::Open);
  ASSERT_TRUE(stepOn());
  window_->setQuestions(true);
  QStringList titles;
  QTimer closer;
  QObject::connect(&closer, &QTimer::timeout, [&titles] {
    if (auto* sheet = qobject_cast<MessageSheet*>(QApplication::activeModalWidget())) {
      titles << sheet->title();
      sheet->reject();
    }
  });
  closer.start(1);
  for (QAction* action : window_->findChildren<QAction*>())
    if (action->text().startsWith(QStringLiteral("Concede for"))) action->trigger();
  EXPECT_FALSE(match().over()) << "nothing was conceded";
  EXPECT_FALSE(window_->close()) << "nobody wanted to leave";
  EXPECT_EQ(titles,
            (QStringList{QStringLiteral("Concede?"), QStringLiteral("Concede?"), QStringLiteral("Leave this match?")}));
}

}  // namespace
}  // namespace playsheet::testing
