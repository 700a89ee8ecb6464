// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <map>
#include <set>

#include "engine/players/random_player.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/hidden_cards.h"
#include "tests/ui/match_fixture.h"
#include "ui/log/log_view.h"
#include "ui/table/card_reader.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/side_panel.h"
#include "ui/widgets/action_button.h"

/// Shows matches twice, the second time with other hidden cards,
/// and everything that a person could tell them apart by is compared.
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

/// Who looks on: both, at a covered table; or one player at the own open hand while the other one looks away.
struct Situation {
  Secrecy secrecy;
  bool looks;         ///< whoever decides
  bool asks = false;  ///< a take-back was asked for: hands are covered until it is answered
};
inline constexpr std::array<Situation, 6> kSituations{{{Secrecy::Open, true},
                                                       {Secrecy::Hold, false},
                                                       {Secrecy::Hold, true},
                                                       {Secrecy::Hold, false, true},
                                                       {Secrecy::Curtain, false},
                                                       {Secrecy::Curtain, true}}};

/// Decisions of several matches that were played at random, each kind of question several times.
inline const std::vector<naruto::Match>& samples(const naruto::Match& beginning) {
  static const auto all = [&] {
    std::vector<naruto::Match> found;
    for (const std::uint64_t seed : {3U, 4U, 5U}) {
      naruto::MatchSetup setup = beginning.setup();
      setup.seed = seed;
      naruto::Match match(shippedCards(), setup);
      players::RandomPlayer player(seed);
      std::map<naruto::ChoiceKind, int> met;
      for (int i = 0; i < 700 && !match.over(); ++i) {
        const int times = ++met[match.state().choice.kind];
        if (times == 2 || i % 70 == 35) found.push_back(match);
        if (match.act(match.decider(), player.choose(match.state(), match.rules()))) break;
      }
    }
    return found;
  }();
  return all;
}

class Leaks : public MatchWindowTest {
 protected:
  using Before = std::function<void()>;

  PlayerId decider() { return match().match().decider(); }
  Sheet& sheet() { return *table().sheet(); }

  /// Hands that whoever looks on may see.
  static table::PerPlayer<bool> openHands(const Situation& situation, PlayerId decider) {
    if (situation.secrecy == Secrecy::Open) return {true, true};
    table::PerPlayer<bool> open{};
    open[decider] = situation.looks;
    return open;
  }

  void put(const naruto::Match& other) {
    const_cast<naruto::Match&>(match().match()) = other;
    match().clearSelection();
  }
  /// The decision on the screen as if it had just come: nothing is left of what was there before.
  void show(const naruto::Match& sample, const Situation& situation) {
    match().cover();
    put(*beginning_);
    put(sample);
    if (situation.looks && match().secrecy().atPad()) match().press({CommandKind::Respond});
    if (situation.looks && situation.secrecy == Secrecy::Curtain) match().openCurtain();
    if (situation.looks && situation.secrecy == Secrecy::Hold) match().holdKey(decider(), true);
    if (situation.asks) table().pressUndo();
    for (LogView* log : window_->findChildren<LogView*>()) QCoreApplication::sendPostedEvents(log);  // its scroll bar
  }

  // --- channels ---

  Evidence capture(Channel channel) {
    switch (channel) {
      case Channel::Pixels:
        return {{}, {window_->grab().toImage()}};
      case Channel::Tree:
        return tree();
      case Channel::ToolTips:
        return toolTips();
      case Channel::Title:
        return {{window_->windowTitle(), window_->windowIconText(), window_->windowFilePath()}, {}};
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

  Evidence tree() {
    Evidence all;
    for (const Told& told : readTree(window_.get())) all.words << told.whole();
    return all;
  }

  /// On a grid over the window, and those that widgets have for themselves.
  Evidence toolTips() {
    Evidence all;
    for (const QWidget* widget : window_->findChildren<QWidget*>())
      if (widget->isVisible() && !widget->isWindow()) all.words << widget->toolTip();  // the tip itself is a window
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
    for (const LogView* view : window_->findChildren<LogView*>())
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
    const PlayerId rival = table::other(decider());
    std::vector<QPoint> from{handZone(rival).center()};
    if (match().secrecy().handShown(decider())) from.push_back(handZone(decider()).center());
    from.push_back(sheet().zoneRect(SheetPlace::Deck, decider()).center());
    from.push_back(sheet().zoneRect(SheetPlace::Rewards, rival).center());
    for (const QPoint& at : from) {
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
    for (QAbstractButton* button : window_->findChildren<QAbstractButton*>()) {
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
    const Prompt& asked = match().prompt();
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

  // --- comparing ---

  struct Result {
    int compared = 0;
    QStringList differences;
  };
  using Results = std::map<Channel, Result>;

  /// Shows every sample twice. `closed`: hands that are not to be told although they lie open. `before`: done each time
  /// before the window is looked at.
  void compare(const Situation& situation, const std::vector<Channel>& channels, Results& results,
               const table::PerPlayer<bool>& closed = {}, const Before& before = {}, unsigned most = 1000) {
    unsigned number = 0;
    for (const naruto::Match& sample : samples(*beginning_)) {
      if (++number > most) break;
      table::PerPlayer<bool> open = openHands(situation, sample.decider());
      for (const PlayerId player : table::kPlayers) open[player] = open[player] && !closed[player];
      const Exchange rings = exchangeOf(sample, open, number);
      const auto known = [&] {
        return std::pair(publicView(sample, PlayerId::south, open), publicView(sample, PlayerId::north, open));
      };
      const auto first = known();
      auto seen = captureAll(channels, sample, situation, before);
      exchange(sample, rings, false);
      if (!rings.empty() && known() == first)
        for (auto& [channel, evidence] : captureAll(channels, sample, situation, before)) {
          Result& result = results[channel];
          ++result.compared;
          if (evidence == seen[channel]) continue;
          keepEvidence(seen[channel], evidence, number, channel);
          result.differences << QStringLiteral("sample %1, level %2, hand %3: %4")
                                        .arg(number)
                                        .arg(static_cast<int>(situation.secrecy))
                                        .arg(situation.looks ? "open" : "covered", match().prompt().sentence) +
                                    difference(seen[channel], evidence);
        }
      exchange(sample, rings, true);
    }
  }

  std::map<Channel, Evidence> captureAll(const std::vector<Channel>& channels, const naruto::Match& sample,
                                         const Situation& situation, const Before& before) {
    const auto touches = [](Channel channel) {
      return channel == Channel::Drag || channel == Channel::Cursor || channel == Channel::Clipboard;
    };
    std::map<Channel, Evidence> all;
    bool fresh = false;
    for (const Channel channel : channels) {
      if (!fresh || touches(channel)) {
        show(sample, situation);
        if (before) before();
      }
      all[channel] = capture(channel);
      fresh = !touches(channel);
    }
    return all;
  }

  static QString difference(const Evidence& first, const Evidence& second) {
    for (qsizetype i = 0; i < std::max(first.words.size(), second.words.size()); ++i)
      if (first.words.value(i) != second.words.value(i))
        return QStringLiteral("\n  %1\n  %2").arg(first.words.value(i), second.words.value(i));
    return {};
  }
  /// Both pictures, for a look at what differs.
  static void keepEvidence(const Evidence& first, const Evidence& second, unsigned number, Channel channel) {
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (folder.isEmpty()) return;
    const QString name = QStringLiteral("%1/leak-%2-%3").arg(folder).arg(static_cast<int>(channel)).arg(number);
    if (!first.pictures.empty()) first.pictures.front().save(name + QStringLiteral("-a.png"));
    if (!second.pictures.empty()) second.pictures.front().save(name + QStringLiteral("-b.png"));
  }

  /// In one pass for all tests of this program, or for this channel alone when nothing else is run.
  void expectNothing(Channel channel) {
    static Results known;
    if (!known.count(channel)) {
      const bool alone = ::testing::UnitTest::GetInstance()->test_to_run_count() == 1;
      const std::vector<Channel> channels =
          alone ? std::vector<Channel>{channel} : std::vector<Channel>(kChannels.begin(), kChannels.end());
      for (const Situation& situation : kSituations) {
        beginAt(situation.secrecy);
        compare(situation, channels, known);
      }
    }
    const Result& result = known[channel];
    EXPECT_GT(result.compared, 80);
    EXPECT_TRUE(result.differences.isEmpty()) << result.differences.size() << " of " << result.compared << ":\n"
                                              << result.differences.mid(0, 6).join("\n").toStdString();
  }

  /// How often a channel tells, when the hand of whoever decides lies open although it should not.
  int told(Channel channel, const Before& before = {}) {
    Results results;
    compare({Secrecy::Hold, true}, {channel}, results, {true, true}, before, 20);
    EXPECT_GT(results[channel].compared, 10);
    return static_cast<int>(results[channel].differences.size());
  }
  /// What this card of the open hand is called; empty if there is none.
  QString inHand(std::size_t place = 0) {
    const auto& hand = match().view().players[decider()].hand.cards;
    return place < hand.size() ? match().words().face(hand[place].definition, QStringLiteral("en")).name : QString();
  }
  void selectInHand() {
    const auto& hand = match().view().players[decider()].hand.cards;
    const auto kind = match().view().choice.kind;
    if (!hand.empty() && kind == naruto::ChoiceKind::mission_action) match().clickCard(hand.front().id);
  }

  void beginAt(Secrecy secrecy) {
    begin(secrecy);
    beginning_ = std::make_unique<naruto::Match>(match().match());
  }

  std::unique_ptr<naruto::Match> beginning_;
};

}  // namespace playsheet::testing
