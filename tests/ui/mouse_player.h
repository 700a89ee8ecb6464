// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QListWidget>
#include <random>

#include "tests/ui/match_fixture.h"
#include "ui/choices/card_tray.h"
#include "ui/choices/choice_row.h"
#include "ui/choices/name_picker.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/table/curtain.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/response_pad.h"
#include "ui/table/still_panel.h"
#include "ui/widgets/action_button.h"

/// Somebody who has no keyboard: plays with the left mouse button alone, at random among what is on the screen. Each
/// press goes to whatever lies on top there.
namespace playsheet::testing {

class MousePlayer {
 public:
  MousePlayer(Shell& window, std::uint64_t seed) : window_(window), random_(static_cast<unsigned>(seed)) {}
  virtual ~MousePlayer() = default;

  void act() {
    MatchTable& table = *window_.table();
    if (!table.isVisible()) return clickButtonOf(window_);  // a rule was pressed: its page has a way back
    if (table.curtain()->isVisible()) return openCurtain();
    if (table.stillness()->isVisible() && chance(2)) return clickButtonOf(*table.stillness());
    if (table.names()->isVisible()) return clickName();
    if (table.desk()->consentAsked()) return clickButtonOf(*table.bar());  // nothing else answers it
    // At a table of many, where each says whether something is done, one button goes on for all.
    if (table.desk()->inRing() && table.desk()->padAsked() && table.bar()->primary()->isEnabled() && chance(2))
      return click(table.bar()->primary()->mapTo(&window_, table.bar()->primary()->rect().center()));
    if (table.desk()->selected() ||
        !table.desk()->markedCards().empty()) {  // what is chosen, face down or not, is used more often than not
      if (chance(2)) return clickButtonOf(*table.bar());
    } else if (chance(anyMarked() ? 6 : 2) && takeOutOfCoveredHand()) {
      return;
    } else if (chance(2) && !anyMarked()) {  // no card that is seen answers
      return clickButtonOf(*table.bar());
    }
    switch (below(8)) {
      case 0:
      case 1:
      case 2:
        return clickCard();
      case 3:
        return dragCard();
      case 4:
        return clickButtonOf(*table.pad(chance(2) ? PlayerId::south : PlayerId::north));
      case 5:
      case 6:
        return table.choices()->isVisible() ? clickButtonOf(*table.choices()) : clickCard();
      default:
        return clickButtonOf(*table.bar());
    }
  }

  void clickButtonOf(const QWidget& part) {
    std::vector<QAbstractButton*> buttons;
    for (auto* button : part.findChildren<ActionButton*>())
      if (button->isVisible() && button->isEnabled()) buttons.push_back(button);
    if (buttons.empty()) return;
    const auto any = [&] { return buttons[static_cast<std::size_t>(below(static_cast<int>(buttons.size())))]; };
    const QAbstractButton* button = any();
    if (button == window_.table()->bar()->find(CommandKind::Undo)) button = any();  // else a match takes its time
    click(button->mapTo(&window_, button->rect().center()));
  }

  void click(const QPoint& at) {
    press(at);
    release(at);
  }
  virtual void press(const QPoint& at) {
    under_ = window_.childAt(at);
    if (under_ == nullptr) under_ = &window_;
    QTest::mousePress(under_, Qt::LeftButton, {}, under_->mapFrom(&window_, at));
  }
  /// The widget that was pressed has the mouse until the button is up.
  virtual void move(const QPoint& at) {
    if (under_) QTest::mouseMove(under_, under_->mapFrom(&window_, at));
  }
  virtual void release(const QPoint& at) {
    if (under_) QTest::mouseRelease(under_, Qt::LeftButton, {}, under_->mapFrom(&window_, at));
    under_ = nullptr;
  }

  /// So soon that both are a double click.
  virtual void clickAgain(const QPoint& at) {
    QWidget* under = window_.childAt(at);
    QTest::mouseDClick(under, Qt::LeftButton, {}, under->mapFrom(&window_, at));
  }

  int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(std::max(1, end))); }
  bool chance(int of) { return below(of) == 0; }

 private:
  void openCurtain() {
    const Curtain* curtain = window_.table()->curtain();
    const QPoint mark = curtain->mapTo(&window_, QPoint(curtain->width() / 2, curtain->height() * 42 / 100 - 40));
    press(mark);
    QTest::qWait(1);
    release(mark);
    QTest::qWait(1);
  }

  void clickName() {
    QListWidget* list = window_.table()->names()->list();
    const QRect row = list->visualItemRect(list->item(below(std::min(list->count(), 4))));
    click(list->viewport()->mapTo(&window_, row.center()));
    clickAgain(list->viewport()->mapTo(&window_, row.center()));
  }

  bool anyMarked() const {
    const auto& marks = window_.table()->desk()->prompt().marks;
    return std::any_of(marks.begin(), marks.end(),
                       [](const auto& mark) { return mark.legal || mark.target || mark.payment; });
  }

  /// Where the cards lie that can be seen, those that something can be done with more often.
  std::vector<QPoint> cards() {
    MatchTable& table = *window_.table();
    std::vector<QPoint> marked, all;
    const auto note = [&](int card, std::vector<QPoint>& into) {
      if (const QRect place = table.tray()->isVisible() ? table.tray()->cardRect(card) : QRect(); !place.isEmpty())
        into.push_back(table.tray()->mapTo(&window_, place.center()));
      else if (const QRect lying = table.sheet()->cardRect(card); !lying.isEmpty())
        into.push_back(table.sheet()->mapTo(&window_, lying.center()));
    };
    for (int card = 0; card < naruto::kNoCard; ++card) note(card, all);
    const auto& marks = table.desk()->prompt().marks;
    for (auto mark = marks.begin(); mark != marks.end(); ++mark)
      if (mark->legal || mark->target || mark->payment) note(mark.key(), marked);
    return marked.empty() || chance(4) ? all : marked;
  }
  /// Where hands are held to be seen: presses there, and lets go on one of the cards. False: there is no such place.
  bool takeOutOfCoveredHand() {
    MatchTable& table = *window_.table();
    const NarutoDesk* naruto = narutoDeskOf(&table);
    const auto kind = naruto ? naruto->view().choice.kind : naruto::ChoiceKind::none;
    const bool on_table = kind == naruto::ChoiceKind::attack || kind == naruto::ChoiceKind::block;
    if (table.desk()->secrecy().level() != Secrecy::Hold || on_table) return false;
    const PlayerId player = table.desk()->prompt().player;
    const QWidget* button = table.bar()->find(CommandKind::ShowHand);
    if (button == nullptr && table.pad(player)->state() == ResponsePad::State::Asked)
      button = table.pad(player)->respondButton();
    if (button == nullptr) return false;
    const QPoint from = button->mapTo(&window_, button->rect().center());
    press(from);
    std::vector<QPoint> own, marked;
    const auto note = [&](int card, const QPoint& at) {
      own.push_back(at);
      if (table.desk()->prompt().marks.value(card).legal) marked.push_back(at);
    };
    for (const int card : table.desk()->handCards(player))
      note(card, table.sheet()->mapTo(&window_, table.sheet()->cardRect(card).center()));
    if (table.tray()->isVisible())
      for (const int card : table.desk()->prompt().tray)
        note(card, table.tray()->mapTo(&window_, table.tray()->cardRect(card).center()));
    if (!marked.empty() && !chance(4)) own = std::move(marked);
    const QPoint to = own.empty() ? from : own[static_cast<std::size_t>(below(static_cast<int>(own.size())))];
    move((from + to) / 2);
    move(to);
    release(to);
    return true;
  }

  void clickCard() {
    const auto places = cards();
    if (!places.empty()) click(places[static_cast<std::size_t>(below(static_cast<int>(places.size())))]);
  }
  void dragCard() {
    const auto places = cards();
    if (places.empty()) return;
    const QPoint from = places[static_cast<std::size_t>(below(static_cast<int>(places.size())))];
    const Sheet& sheet = *window_.table()->sheet();
    const QPoint to = sheet.mapTo(&window_, QPoint(below(sheet.width()), below(sheet.height())));
    press(from);
    move((from + to) / 2);
    move(to);
    release(to);
  }

  Shell& window_;
  QPointer<QWidget> under_;
  std::minstd_rand random_;
};

}  // namespace playsheet::testing
