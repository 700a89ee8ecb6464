// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says and asks on sheets of its own: a title, a sentence, verbs, and the safe one by Enter and Esc.
// What standard parts of windows show there is ours.
#include <QAbstractItemView>
#include <QAction>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QProxyStyle>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "tests/ui/match_fixture.h"
#include "ui/widgets/ask_line.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/look.h"
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

/// As desktops have it that want a picture of theirs on each standard button.
class PicturesOnButtons : public QProxyStyle {
 public:
  using QProxyStyle::QProxyStyle;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* more) const override {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 1;
    return QProxyStyle::styleHint(hint, option, widget, more);
  }
};

TEST(MessageSheets, NoButtonHasAPictureOfTheDesktop) {
  QApplication::setStyle(new PicturesOnButtons(QStringLiteral("fusion")));
  {
    QDialogButtonBox bare(QDialogButtonBox::Close);
    EXPECT_FALSE(bare.button(QDialogButtonBox::Close)->icon().isNull()) << "or nothing is tried";
    MessageSheet sheet({}, {}, QStringLiteral("The disk is full."));
    sheet.offerClose();
    EXPECT_TRUE(sheet.leaveButton()->icon().isNull());
    QTimer::singleShot(0, [] {
      QWidget* dialog = QApplication::activeModalWidget();
      ASSERT_TRUE(dialog);
      const auto buttons = dialog->findChildren<QPushButton*>();
      EXPECT_EQ(buttons.size(), 2);
      for (const QPushButton* button : buttons) EXPECT_TRUE(button->icon().isNull()) << button->text().toStdString();
      dialog->close();
    });
    askLine(nullptr, {}, QStringLiteral("Copy"), QStringLiteral("Name"), 20);
    QWidget page;
    page.setStyleSheet(styleSheetOf({}));
    QFileDialog files(&page);  // Qt's own, where the desktop has none
    files.setOption(QFileDialog::DontUseNativeDialog);
    for (const auto* box : files.findChildren<QDialogButtonBox*>())
      for (const QAbstractButton* button : box->buttons())
        EXPECT_TRUE(button->icon().isNull()) << button->text().toStdString();
  }
  QApplication::setStyle(QStringLiteral("fusion"));
}

/// What a box unfolds lies on a window of its own, in the colours of the desktop unless it is told ours.
TEST(ChoiceBoxes, WhatTheyUnfoldHasOurColourAllAround) {
  QWidget page;
  page.setStyleSheet(styleSheetOf({}));
  ChoiceBox box(&page);
  box.setLook({});
  box.addItems({QStringLiteral("Clones"), QStringLiteral("Mist")});
  page.show();
  box.showPopup();
  QWidget* popup = box.view()->window();
  ASSERT_NE(popup, &page);
  const QImage picture = popup->grab().toImage();
  const QRgb edges[] = {picture.pixel(picture.width() / 2, 1),
                        picture.pixel(picture.width() / 2, picture.height() - 2)};
  for (const QRgb edge : edges) EXPECT_LT(qGray(edge), 128) << "the dark look";
  box.hidePopup();
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
