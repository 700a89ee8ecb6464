// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessibleWidget>
#include <QSet>
#include <algorithm>

#include "tests/ui/access_reader.h"
#include "tests/ui/invented_fixture.h"
#include "tests/ui/keyboard_player.h"
#include "ui/choices/card_tray.h"
#include "ui/log/log_view.h"
#include "ui/table/chain_panel.h"
#include "ui/table/decks_panel.h"
#include "ui/table/end_sheet.h"
#include "ui/table/side_panel.h"

/// Who hears the table instead of seeing it: everything public can be read, nothing hidden is in it.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class Access : public InventedMatchTest {
 protected:
  void activate() {
    window_->activateWindow();
    table().curtain()->setHoldTime(0);
    table().sheet()->setFocus();
    QCoreApplication::processEvents();
  }
  QStringList names(QWidget* widget) {
    QStringList all;
    for (const Told& told : readTree(widget)) all << told.name;
    return all;
  }
  QStringList rowsOf(QWidget* widget) {
    QStringList all;
    for (const Told& told : readTree(widget))
      if (told.role == QAccessible::ListItem) all << told.name;
    return all;
  }
  QString nameOf(const naruto::SeenCard& card) {
    return match().words().face(card.definition, match().language()).name;
  }
};

TEST_F(Access, ZonesAreGroupsWithTheirCardsInThem) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  auto* sheet = QAccessible::queryAccessibleInterface(table().sheet());
  int hands = 0;
  for (int i = 0; i < sheet->childCount(); ++i) {
    QAccessibleInterface* zone = sheet->child(i);
    EXPECT_EQ(zone->role(), QAccessible::Grouping);
    EXPECT_EQ(zone->parent(), sheet);
    EXPECT_EQ(sheet->indexOfChild(zone), i);
    for (int k = 0; k < zone->childCount(); ++k) {
      EXPECT_EQ(zone->child(k)->role(), QAccessible::ListItem);
      EXPECT_EQ(zone->child(k)->parent(), zone);
      EXPECT_EQ(zone->indexOfChild(zone->child(k)), k);
    }
    if (!zone->text(QAccessible::Name).contains("’s hand: ")) continue;
    ++hands;
    EXPECT_EQ(zone->text(QAccessible::Name),
              QStringLiteral("%1’s hand: %2 card(s)").arg(hands == 1 ? "Tiago" : "Naomi").arg(zone->childCount()));
  }
  EXPECT_EQ(hands, 2);
}

TEST_F(Access, APileIsReadThoughItIsClosed) {
  toMission("usa-1.3");
  const CardId card = put("T-14", naruto::Zone::discard);
  put("T-01", naruto::Zone::discard);
  showPosition();
  ASSERT_TRUE(table().sheet()->cardRect(card).isEmpty());
  EXPECT_TRUE(names(table().sheet()).contains(nameOf(*match().seen(card))));
}

TEST_F(Access, ABattleTellsBothSums) {
  toExchange();
  const auto& battle = match().view().battles.front();
  const QString sums = QStringLiteral("Battle 1: %1’s team (Naomi) has power %2, %3’s team (Tiago) has power %4")
                           .arg(nameOf(*match().seen(battle.attackers.front())), QString::number(battle.attack_power),
                                nameOf(*match().seen(battle.blockers.front())), QString::number(battle.block_power));
  EXPECT_TRUE(names(table().sheet()).contains(sums)) << sums.toStdString();
}

TEST_F(Access, LogDecksAndTrayAreReadRowByRow) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  const auto& rows = table().side()->log()->rows();
  const QStringList read = rowsOf(table().side()->log());
  ASSERT_EQ(read.size(), static_cast<qsizetype>(rows.size()));
  EXPECT_EQ(read.last(), rows.back().text);
  table().showTab(SidePanel::Tab::Decks);
  const auto decks = rowsOf(table().side()->decks());
  const auto count = match().view().players[PlayerId::north].deck.count;
  EXPECT_TRUE(decks.contains(QStringLiteral("Tiago, Deck: %1").arg(count))) << decks.join("; ").toStdString();
}

TEST_F(Access, LinksOfTheChainAndTheEndAreReadRowByRow) {
  ChainRow link;
  link.face.name = QStringLiteral("Spark");
  link.user = QStringLiteral("Goro");
  ChainPanel chain;
  chain.setRows({link, link}, false, {});
  chain.show();
  EXPECT_EQ(rowsOf(&chain), (QStringList{"1. Spark, Goro", "2. Spark, Goro"}));
  EndSheet end;
  EndFacts facts;
  facts.names = {QStringLiteral("Naomi"), QStringLiteral("Tiago")};
  facts.lines.push_back({QStringLiteral("Rewards"), {QStringLiteral("10"), QStringLiteral("7")}});
  end.show(facts);
  EXPECT_EQ(rowsOf(&end), QStringList{"Rewards: Naomi 10, Tiago 7"});
}

TEST_F(Access, ANewQuestionIsAnnouncedWithNameAndSentence) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
  const Listener listener;
  ASSERT_TRUE(match().play(naruto::ChangeHand{false}));
  const QString said = QStringLiteral("Tiago. %1").arg(match().prompt().sentence);
  const QStringList announcements = listener.announcements();
  EXPECT_EQ(std::count_if(announcements.begin(), announcements.end(),
                          [&](const QString& one) { return one.startsWith(said); }),
            1);
  EXPECT_EQ(QAccessible::queryAccessibleInterface(table().bar())->role(), QAccessible::AlertMessage);
}

TEST_F(Access, TheSameQuestionIsNotReadTwice) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::change_hand, PlayerId::south));
  Listener listener;
  match().clearSelection();
  listener.forget();
  match().clearSelection();
  EXPECT_TRUE(listener.announcements().isEmpty());
}

TEST_F(Access, WhatTheKeysPointAtAndSelectIsTold) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  activate();
  Listener listener;
  QTest::keyClick(table().sheet(), Qt::Key_Tab);
  const int card = table().sheet()->focusedCard();
  ASSERT_GE(card, 0);
  const QString name = nameOf(*match().seen(card));
  ASSERT_FALSE(listener.names(QAccessible::Focus).isEmpty());
  EXPECT_TRUE(listener.names(QAccessible::Focus).last().startsWith(name));
  listener.forget();
  QTest::keyClick(table().sheet(), Qt::Key_Return);
  ASSERT_EQ(match().selected(), card);
  ASSERT_EQ(listener.names(QAccessible::SelectionAdd).size(), 1);
  EXPECT_TRUE(listener.names(QAccessible::SelectionAdd).first().contains(name));
  listener.forget();
  match().clearSelection();
  EXPECT_EQ(listener.names(QAccessible::SelectionRemove).size(), 1);
}

TEST_F(Access, ThePressOfACardIsAnAction) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  auto* sheet = QAccessible::queryAccessibleInterface(table().sheet());
  for (int i = 0; i < sheet->childCount(); ++i) {
    if (sheet->child(i)->text(QAccessible::Name) != QStringLiteral("Naomi’s hand: 6 card(s)")) continue;
    auto* card = sheet->child(i)->child(2)->actionInterface();
    ASSERT_NE(card, nullptr);
    card->doAction(QAccessibleActionInterface::pressAction());
  }
  EXPECT_EQ(match().selected(), state()[PlayerId::south].hand[2]);
}

/// Ids are given one after the other: what lies between two of them is how many things were put together meanwhile.
TEST_F(Access, NothingIsPutTogetherWhenNobodyListens) {
  begin(Secrecy::Open);
  ASSERT_TRUE(goOnTo(ChoiceKind::mission_action, PlayerId::south));
  ASSERT_FALSE(somebodyListens());
  activate();
  const auto mark = [] {
    QWidget widget;
    return QAccessible::registerAccessibleInterface(new QAccessibleWidget(&widget));
  };
  const auto first = mark();
  QTest::keyClick(table().sheet(), Qt::Key_Tab);
  ASSERT_TRUE(stepOn());
  const auto second = mark();
  EXPECT_EQ(second, first + 1);
  {
    const Listener listener;
    QTest::keyClick(table().sheet(), Qt::Key_Tab);
  }
  EXPECT_GT(mark(), second + 1);
}

// --- a match that is heard ------------------------------------------------------------------------------------------

class HeardMatch : public Access, public ::testing::WithParamInterface<Secrecy> {
 protected:
  /// Everything that a player may read at this moment stands in the tree.
  void expectPublicCards(const QStringList& heard) {
    for (const PlayerId player : table::kPlayers) {
      const auto& seen = match().view().players[player];
      const QString& who = match().plan().seats[player].name;
      const QString score = QStringLiteral("%1’s battle rewards: %2 card(s)").arg(who).arg(seen.rewards.count);
      EXPECT_TRUE(std::any_of(heard.begin(), heard.end(), [&](const QString& text) { return text.startsWith(score); }))
          << "the score of " << who.toStdString();
      for (const auto* zone : {&seen.village, &seen.chakra, &seen.discard, &seen.removed, &seen.hand})
        for (const auto& card : zone->cards) {
          const QString name = nameOf(card);
          const bool told = std::any_of(heard.begin(), heard.end(), [&name](const QString& text) {
            return text == name || text.startsWith(name + QStringLiteral(", "));
          });
          EXPECT_TRUE(told) << name.toStdString();
        }
    }
  }

  /// Names of cards that nobody may see now, but for those that are called alike.
  QSet<QString> hiddenNames() {
    QSet<QString> hidden, open;
    const auto& now = state();
    for (std::size_t i = 0; i < now.card_count; ++i) {
      const auto card = static_cast<int>(i);
      const QString name = match().words().face(now.cards[i].definition, match().language()).name;
      (match().seen(card) ? open : hidden).insert(name);
    }
    return hidden - open;
  }

  void expectNothingHidden(const QStringList& heard) {
    for (const QString& name : hiddenNames())
      for (const QString& text : heard)
        EXPECT_FALSE(text == name || text.startsWith(name + QStringLiteral(", "))) << text.toStdString();
  }
};

TEST_P(HeardMatch, TellsEveryPublicCardAndNoHiddenOne) {
  begin(GetParam(), 11);
  activate();
  KeyboardPlayer player(*window_, 5);
  int read = 0;
  for (int i = 0; i < 400 && !match().over() && !HasFailure(); ++i) {
    player.act();
    if (i % 12 != 0) continue;
    ++read;
    QStringList heard = names(table().sheet());
    expectPublicCards(heard);
    heard += names(table().tray()) + names(table().side()->chain());
    expectNothingHidden(heard);
    EXPECT_TRUE(names(window_.get())
                    .contains(QStringLiteral("%1. %2").arg(match().plan().seats[match().prompt().player].name,
                                                           match().prompt().heard())));
  }
  EXPECT_GT(read, 20);
}

INSTANTIATE_TEST_SUITE_P(Levels, HeardMatch, ::testing::Values(Secrecy::Open, Secrecy::Hold, Secrecy::Curtain));

}  // namespace
}  // namespace playsheet::testing
