// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_stack.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QStringList>
#include <utility>

#include "ui/rules/rule_store.h"
#include "ui/rules/rules_page.h"

namespace playsheet {
namespace {

/// Four pages over a ground: two of the ordinary kind, one that may lie over the first, and one over all.
class Pages : public ::testing::Test {
 protected:
  void SetUp() override {
    stack_.setGround(ground_);
    first_ = add("first", first_page_, {});
    second_ = add("second", second_page_, {});
    PageWays ways;
    ways.over = {first_};
    on_first_ = add("on first", on_first_page_, ways);
    ways = {};
    ways.overAll = true;
    ways.ofCards = false;
    ways.wordsChanged = [this] { told_ << QStringLiteral("over all: words"); };
    over_all_ = add("over all", over_all_page_, ways);
  }
  void TearDown() override { stack_.clear(); }

  Page* add(const QString& name, RulesPage*& at, PageWays ways) {
    const auto tell = [this, name](const char* what) { told_ << name + QLatin1String(what); };
    ways.enter = [tell] { tell(": enter"); };
    ways.leave = [tell] { tell(": leave"); };
    return stack_.add(
        at,
        [tell] {
          tell(": made");
          return new RulesPage(shippedBooks());
        },
        std::move(ways));
  }
  QStringList told() { return std::exchange(told_, {}); }

  PageStack stack_;
  QWidget* ground_ = new QWidget(&stack_);
  QStringList told_;
  RulesPage* first_page_ = nullptr;
  RulesPage* second_page_ = nullptr;
  RulesPage* on_first_page_ = nullptr;
  RulesPage* over_all_page_ = nullptr;
  Page* first_ = nullptr;
  Page* second_ = nullptr;
  Page* on_first_ = nullptr;
  Page* over_all_ = nullptr;
};

TEST_F(Pages, OneIsMadeWhenItIsOpenedFirstAndKeptWhenItIsClosed) {
  EXPECT_EQ(stack_.currentWidget(), ground_);
  EXPECT_EQ(first_page_, nullptr);
  stack_.open(first_);
  EXPECT_EQ(told(), (QStringList{"first: made", "first: enter"}));
  EXPECT_EQ(stack_.currentWidget(), first_page_);
  emit first_page_->closed();
  EXPECT_EQ(told(), (QStringList{"first: leave"}));
  EXPECT_EQ(stack_.currentWidget(), ground_);
  stack_.close(first_);
  stack_.open(first_);
  EXPECT_EQ(told(), (QStringList{"first: enter"}));
}

TEST_F(Pages, WhatMayNotStayUnderAPageIsClosed) {
  stack_.open(first_);
  stack_.open(on_first_);
  stack_.open(over_all_);
  EXPECT_TRUE(stack_.isOpen(first_));
  EXPECT_EQ(stack_.top(), on_first_) << "what lies over all hides no page";
  EXPECT_EQ(stack_.currentWidget(), over_all_page_);
  told();
  stack_.open(second_);
  EXPECT_EQ(told(),
            (QStringList{"over all: leave", "on first: leave", "first: leave", "second: made", "second: enter"}));
  EXPECT_FALSE(stack_.isOpen(first_));
  stack_.open(on_first_);
  EXPECT_FALSE(stack_.isOpen(second_));
}

TEST_F(Pages, ClosingOneClosesWhatLiesOverItAndShowsWhatLiesUnderIt) {
  stack_.open(first_);
  stack_.open(on_first_);
  const QSignalSpy closed(&stack_, &PageStack::closed);
  stack_.close(on_first_);
  EXPECT_EQ(stack_.currentWidget(), first_page_);
  stack_.open(over_all_);
  stack_.close(first_);
  EXPECT_EQ(stack_.currentWidget(), ground_);
  EXPECT_EQ(closed.count(), 2);
  stack_.open(over_all_);
  stack_.closePages();
  EXPECT_TRUE(stack_.isShown(over_all_)) << "nothing is open that it lies over";
  stack_.closeAll();
  EXPECT_EQ(stack_.currentWidget(), ground_);
}

TEST_F(Pages, OpenedOnceMoreItComesToTheTop) {
  stack_.open(first_);
  stack_.open(on_first_);
  told();
  stack_.open(first_);
  EXPECT_EQ(told(), (QStringList{"on first: leave", "first: enter"}));
  EXPECT_EQ(stack_.currentWidget(), first_page_);
}

TEST_F(Pages, WithOtherWordsAPageIsMadeAnewOrToldOfThem) {
  QStringList places;
  first_->ways.place = [&places] {
    places << QStringLiteral("kept");
    return [&places] { places << QStringLiteral("back"); };
  };
  stack_.open(second_);
  stack_.open(first_);
  stack_.open(on_first_);
  stack_.open(over_all_);
  told();
  stack_.changeWords();
  EXPECT_EQ(places, (QStringList{"kept", "back"}));
  EXPECT_EQ(second_page_, nullptr) << "it was closed, and nobody was anywhere on it";
  EXPECT_EQ(told(),
            (QStringList{"over all: words", "first: made", "on first: made", "first: enter", "on first: enter"}));
  EXPECT_EQ(stack_.currentWidget(), over_all_page_) << "whoever reads the rules goes on reading";
  EXPECT_EQ(told(), QStringList()) << "and is told of nothing else";
  stack_.close(over_all_);
  EXPECT_EQ(stack_.currentWidget(), on_first_page_);
}

TEST_F(Pages, WithOtherCardsOnlyThosePagesStayThatAreNotMadeOfThem) {
  stack_.open(first_);
  stack_.open(over_all_);
  stack_.dropOfCards();
  EXPECT_EQ(first_page_, nullptr);
  EXPECT_NE(over_all_page_, nullptr);
  EXPECT_EQ(stack_.currentWidget(), ground_);
}

TEST_F(Pages, AnotherGroundIsShownUnlessAPageIsOpen) {
  QWidget other;
  stack_.open(first_);
  stack_.setGround(&other);
  EXPECT_EQ(stack_.currentWidget(), first_page_);
  stack_.close(first_);
  EXPECT_EQ(stack_.currentWidget(), &other);
  stack_.setGround(ground_);
  EXPECT_EQ(stack_.currentWidget(), ground_);
}

}  // namespace
}  // namespace playsheet
