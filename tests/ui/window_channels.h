// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QTest>
#include <QToolTip>
#include <array>
#include <map>

#include "tests/ui/access_reader.h"
#include "ui/log/log_view.h"
#include "ui/sheet/sheet.h"
#include "ui/shell/shell.h"
#include "ui/table/card_reader.h"
#include "ui/table/match_table.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Everything that comes out of a window with a match, whatever game it is.
namespace playsheet::testing {

enum class Channel { Pixels, Tree, ToolTips, Title, Log, Clipboard, Cursor, Drag, Buttons, Prompt, Reader };
inline constexpr std::array<Channel, 11> kChannels{
    Channel::Pixels, Channel::Tree, Channel::ToolTips, Channel::Title,  Channel::Log,   Channel::Clipboard,
    Channel::Cursor, Channel::Drag, Channel::Buttons,  Channel::Prompt, Channel::Reader};

/// What came out of one channel.
struct Evidence {
  QStringList words;
  std::vector<QImage> pictures;
  friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// It presses and moves: what is compared afterwards is shown again.
inline bool touchesTheWindow(Channel channel) {
  return channel == Channel::Drag || channel == Channel::Cursor || channel == Channel::Clipboard;
}

inline QString difference(const Evidence& first, const Evidence& second) {
  for (qsizetype i = 0; i < std::max(first.words.size(), second.words.size()); ++i)
    if (first.words.value(i) != second.words.value(i))
      return QStringLiteral("\n  %1\n  %2").arg(first.words.value(i), second.words.value(i));
  return {};
}
/// Both pictures, for a look at what differs.
inline void keepEvidence(const Evidence& first, const Evidence& second, unsigned number, Channel channel) {
  const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
  if (folder.isEmpty()) return;
  const QString name = QStringLiteral("%1/leak-%2-%3").arg(folder).arg(static_cast<int>(channel)).arg(number);
  if (!first.pictures.empty()) first.pictures.front().save(name + QStringLiteral("-a.png"));
  if (!second.pictures.empty()) second.pictures.front().save(name + QStringLiteral("-b.png"));
}

/// Looks at a window, and presses there as `touchesTheWindow` says.
class WindowChannels {
 public:
  explicit WindowChannels(Shell& window) : window_(window) {}

  Evidence capture(Channel channel) {
    switch (channel) {
      case Channel::Pixels:
        return {{}, {window_.grab().toImage()}};
      case Channel::Tree:
        return tree();
      case Channel::ToolTips:
        return toolTips();
      case Channel::Title:
        return {{window_.windowTitle(), window_.windowIconText(), window_.windowFilePath()}, {}};
      case Channel::Log:
        return log();
      case Channel::Clipboard:
        for (const auto key : {Qt::Key_C, Qt::Key_X, Qt::Key_A, Qt::Key_Insert})
          QTest::keyClick(&sheet(), key, Qt::ControlModifier);
        return {{QGuiApplication::clipboard()->text()}, {}};
      case Channel::Cursor:
        return cursors();
      case Channel::Drag:
        return drags();
      case Channel::Buttons:
        return buttons();
      case Channel::Prompt:
        return prompt();
      case Channel::Reader:
        return reader();
    }
    return {};
  }

 private:
  MatchTable& table() { return *window_.table(); }
  GameDesk& desk() { return *table().desk(); }
  Sheet& sheet() { return *table().sheet(); }

  Evidence tree() {
    Evidence all;
    for (const Told& told : readTree(&window_)) all.words << told.whole();
    return all;
  }

  /// The tip of where the pointer was before, which would go a moment later.
  static void closeToolTip() {
    for (QWidget* window : QApplication::topLevelWidgets())
      if (window->windowType() == Qt::ToolTip) window->hide();
  }

  /// On a grid over the window, and those that widgets have for themselves.
  Evidence toolTips() {
    Evidence all;
    closeToolTip();
    for (const QWidget* widget : window_.findChildren<QWidget*>())
      if (widget->isVisible() && !widget->isWindow())  // the tip itself is a window
        all.words << QStringLiteral("%1 %2: %3")
                         .arg(widget->metaObject()->className(), widget->objectName(), widget->toolTip());
    for (int y = 16; y < sheet().height(); y += 32)
      for (int x = 16; x < sheet().width(); x += 32) {
        if (sheet().spotAt({x, y}).place == SheetPlace::None) continue;
        QHelpEvent help(QEvent::ToolTip, {x, y}, sheet().mapToGlobal(QPoint(x, y)));
        QCoreApplication::sendEvent(&sheet(), &help);
        all.words << QToolTip::text();
      }
    QToolTip::hideText();
    return all;
  }

  Evidence log() {
    Evidence all;
    for (const LogView* view : window_.findChildren<LogView*>())
      for (const LogRow& row : view->rows())
        all.words << QStringLiteral("%1 %2 %3").arg(static_cast<int>(row.kind)).arg(row.text, row.rule);
    return all;
  }

  /// Rule ids can be clicked where they were painted.
  void paintOnce() { sheet().grab(QRect(0, 0, 1, 1)); }

  Evidence cursors() {
    Evidence all;
    paintOnce();
    all.words << QString::number(sheet().cursor().shape());
    for (int y = 28; y < sheet().height(); y += 56)
      for (int x = 28; x < sheet().width(); x += 56) {
        const QPointF at(x, y);
        QMouseEvent move(QEvent::MouseMove, at, sheet().mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&sheet(), &move);
        all.words << QString::number(sheet().cursor().shape());
      }
    return all;
  }

  QRect handZone(PlayerId player) { return sheet().zoneRect(SheetPlace::Hand, player); }

  /// What is in the air when somebody pulls at hidden cards. Pressing on the own covered hand shows it: that is meant.
  Evidence drags() {
    Evidence all;
    paintOnce();
    const PlayerId asked = desk().decider();
    std::vector<QRect> from;
    for (const PlayerId player : desk().players())
      if (player != asked || desk().secrecy().handShown(asked)) from.push_back(handZone(player));
    from.push_back(sheet().zoneRect(SheetPlace::Deck, asked));
    for (const PlayerId player : desk().players())
      if (player != asked) from.push_back(sheet().zoneRect(SheetPlace::Rewards, player));
    if (desk().inRing())
      for (const QRect& card : sheet().cardRects()) from.push_back(card);
    for (const QRect& zone : from) {
      if (zone.isEmpty()) continue;
      const QPoint at = zone.center();
      QTest::mousePress(&sheet(), Qt::LeftButton, {}, at);
      QTest::mouseMove(&sheet(), at + QPoint(40, -20));
      QTest::mouseMove(&sheet(), sheet().rect().center());
      QRect air(0, 0, 220, 260);
      air.moveCenter(sheet().rect().center());
      all.pictures.push_back(sheet().grab(air).toImage());
      QTest::mouseMove(&sheet(), at);
      QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, {1, 1});
      sheet().closeDrawers();
    }
    return all;
  }

  Evidence buttons() {
    Evidence all;
    for (QAbstractButton* button : window_.findChildren<QAbstractButton*>()) {
      if (!button->isVisible()) continue;
      const auto* own = qobject_cast<ActionButton*>(button);
      const QRect place = button->geometry();
      all.words << QStringLiteral("%1|%2|%3|%4|%5,%6 %7x%8")
                       .arg(button->text(), button->toolTip(), own ? own->keyText() : QString())
                       .arg(button->isEnabled())
                       .arg(place.x())
                       .arg(place.y())
                       .arg(place.width())
                       .arg(place.height());
    }
    return all;
  }

  Evidence prompt() {
    Evidence all;
    const Prompt& asked = desk().prompt();
    all.words << asked.sentence << asked.rule << asked.namesHint << table().bar()->accessibleName();
    std::vector<PromptButton> buttons{asked.primary};
    for (const auto* list : {&asked.others, &asked.choices, &asked.names})
      buttons.insert(buttons.end(), list->begin(), list->end());
    for (const PromptButton& button : buttons)
      all.words << QStringLiteral("%1|%2|%3|%4").arg(button.label, button.hint, button.key).arg(button.enabled);
    std::map<int, CardMark> marks;
    for (auto mark = asked.marks.begin(); mark != asked.marks.end(); ++mark) marks[mark.key()] = mark.value();
    for (const auto& [card, mark] : marks)
      all.words << QStringLiteral("%1: %2%3%4%5%6%7 %8")
                       .arg(card)
                       .arg(mark.legal)
                       .arg(mark.target)
                       .arg(mark.selected)
                       .arg(mark.payment)
                       .arg(mark.refused)
                       .arg(mark.chargeable)
                       .arg(mark.targetNumber);
    for (const int card : asked.tray) all.words << QStringLiteral("tray %1").arg(card);
    return all;
  }

  Evidence reader() {
    CardReader* reader = table().side()->reader();
    return {{reader->accessibleName(), reader->accessibleDescription(), reader->page().face.name},
            {reader->grab().toImage()}};
  }

  Shell& window_;
};

}  // namespace playsheet::testing
