// SPDX-License-Identifier: GPL-3.0-or-later
// Every answer of the house rules of both games is wholly read in its field, in each language.
#include <gtest/gtest.h>

#include <QLabel>
#include <QStyleOptionComboBox>
#include <algorithm>

#include "tests/ui/match_fixture.h"
#include "tests/ui/program_language.h"
#include "ui/shell/gormiti_rules_dialog.h"
#include "ui/shell/ruling_row.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/widgets/choice_box.h"

namespace playsheet::testing {
namespace {

/// Room for the chosen answer as the box writes it: what the style leaves beside its picture, left of the arrow that
/// the box draws itself.
qreal roomIn(const ChoiceBox& box, const Look& look) {
  QStyleOptionComboBox option;
  option.initFrom(&box);
  option.currentIcon = box.itemIcon(box.currentIndex());
  option.iconSize = box.iconSize();
  option.subControls = QStyle::SC_All;
  const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
  const qreal left = field.left() + (option.currentIcon.isNull() ? 0 : option.iconSize.width() + 4);
  return std::min<qreal>(field.right() + 1, box.width() - look.px(15) - 5) - left;
}

/// How many answers there are.
template <class Dialog>
int measure(Dialog& dialog, const Look& look, const std::string& where) {
  dialog.show();
  QCoreApplication::processEvents();
  int measured = 0;
  for (RulingRow* row : dialog.template findChildren<RulingRow*>()) {
    ChoiceBox* box = row->box();
    if (box == nullptr) continue;
    EXPECT_TRUE(row->rect().contains(box->geometry())) << where << ", " << row->question().id.toStdString();
    for (int answer = 0; answer < box->count(); ++answer) {
      box->setCurrentIndex(answer);
      const QString words = box->currentText();
      EXPECT_LE(box->fontMetrics().horizontalAdvance(words), roomIn(*box, look))
          << where << ", " << row->question().sign.toStdString() << ": " << words.toStdString();
      ++measured;
    }
    for (const QLabel* label : row->template findChildren<QLabel*>())
      EXPECT_FALSE(label->isVisible() && label->geometry().intersects(box->geometry())) << where;
  }
  return measured;
}

TEST(HouseAnswers, AreWhollyReadAtEverySizeInEveryLanguage) {
  for (const char* language : {"en", "it", "pt_BR"}) {
    const ProgramLanguage speaks(QString::fromLatin1(language));
    for (const QSize& size : {QSize(1024, 600), QSize(1366, 690), QSize(1920, 1080)}) {
      QWidget window;
      window.resize(size);
      Look look;
      look.scale = scaleForHeight(size.height());
      const std::string where = std::string(language) + " " + std::to_string(size.width());
      RulingsDialog naruto({naruto::editions().front(), shippedCards(), {}, QString::fromLatin1(language), false}, look,
                           &window);
      int measured = measure(naruto, look, where + ", Naruto");
      EXPECT_LE(naruto.width(), size.width());
      for (const gormiti::Mode mode : {gormiti::Mode::strategic, gormiti::Mode::quick}) {
        GormitiRulesDialog gormiti({mode, {}, QString::fromLatin1(language)}, look, &window);
        measured += measure(gormiti, look, where + ", Gormiti");
      }
      EXPECT_GT(measured, 60) << where;
    }
  }
}

}  // namespace
}  // namespace playsheet::testing
