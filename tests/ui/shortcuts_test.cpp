// SPDX-License-Identifier: GPL-3.0-or-later
// One key, one meaning, on every page: where two things want a key that is pressed, Qt does neither.
#include <QAbstractButton>
#include <QAction>
#include <QShortcut>
#include <QTableView>
#include <map>

#include "tests/ui/whole_program.h"
#include "ui/collection/query_bar.h"
#include "ui/widgets/line_field.h"

namespace playsheet::testing {
namespace {

class Shortcuts : public WholeProgramTest {
 protected:
  /// What would answer each key now, for a person whose focus is there.
  std::map<QString, QStringList> meanings() const {
    std::map<QString, QStringList> all;
    const auto add = [&](const QKeySequence& key, const QString& what) {
      if (!key.isEmpty()) all[key.toString()].append(what);
    };
    for (const auto* action : window_->findChildren<QAction*>())
      if (action->isEnabled() && action->isVisible())
        for (const QKeySequence& key : action->shortcuts()) add(key, action->text());
    for (const auto* button : window_->findChildren<QAbstractButton*>())
      if (button->isVisible() && button->isEnabled()) add(button->shortcut(), button->text());
    for (const auto* shortcut : window_->findChildren<QShortcut*>())
      if (const auto* owner = qobject_cast<const QWidget*>(shortcut->parent());
          shortcut->isEnabled() && reaches(*shortcut, *owner))
        add(shortcut->key(), owner->objectName());
    return all;
  }
  static bool reaches(const QShortcut& shortcut, const QWidget& owner) {
    const QWidget* there = QApplication::focusWidget();
    if (!owner.isVisible()) return false;
    switch (shortcut.context()) {
      case Qt::WidgetShortcut:
        return there == &owner;
      case Qt::WidgetWithChildrenShortcut:
        return there != nullptr && (there == &owner || owner.isAncestorOf(there));
      default:
        return true;
    }
  }
  void everyKeyHasOneMeaning(const std::string& where) const {
    for (const auto& [key, meant] : meanings())
      EXPECT_EQ(meant.size(), 1) << key.toStdString() << " on " << where << ": " << meant.join(", ").toStdString();
  }
};

TEST_F(Shortcuts, EveryKeyHasOneMeaningOnEveryPage) {
  for (const Page& page : pages()) {
    open(page);
    everyKeyHasOneMeaning(page.name);
    for (QWidget* widget : window_->centralWidget()->findChildren<QWidget*>())
      if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
        widget->setFocus();
        everyKeyHasOneMeaning(std::string(page.name) + ", " + widget->metaObject()->className());
      }
    if (HasFailure()) return;
  }
}

/// The table of players turned in its place, or nothing did: the key belonged to both.
TEST_F(Shortcuts, TheCollectionAsATableHasItsKey) {
  window_->showCollection();
  CollectionPage& page = *window_->collectionPage();
  ASSERT_TRUE(QTest::qWaitFor([&] { return page.answered(); }, 60000));
  QTest::keyClick(page.bar()->field(), Qt::Key_T, Qt::ControlModifier);
  EXPECT_TRUE(page.table()->isVisible());
  QTest::keyClick(page.table(), Qt::Key_T, Qt::ControlModifier);
  EXPECT_FALSE(page.table()->isVisible());
  EXPECT_FALSE(window_->arrangement().seating.turning);
  window_->closeCollection();
  QTest::keyClick(window_, Qt::Key_T, Qt::ControlModifier);
  EXPECT_TRUE(window_->arrangement().seating.turning) << "everywhere else it is the key of the table of players";
}

}  // namespace
}  // namespace playsheet::testing
