// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <cmath>

#include "engine/players/random_player.h"
#include "tests/ui/access_reader.h"
#include "tests/ui/match_fixture.h"
#include "ui/choices/choice_row.h"
#include "ui/table/curtain.h"

/// Two people opposite each other: the table turns to whoever decides, and cards lie towards their player.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

constexpr auto kSouth = PlayerId::south;
constexpr auto kNorth = PlayerId::north;
const QVector<QSize> kTurningWindows{{1024, 560}, {1366, 690}, {1920, 1080}};

class TurningTable : public MatchWindowTest {
 protected:
  Sheet& sheet() { return *table().sheet(); }
  QRect village(PlayerId player) { return sheet().zoneRect(SheetPlace::Village, player); }

  void beginTurning(Secrecy secrecy, bool turned_cards = false) {
    begin(secrecy);
    window_->setSeating({true, turned_cards});
  }

  /// Random decisions until this player is asked this.
  bool playTo(ChoiceKind kind, PlayerId player, int least_turn = 4) {
    players::RandomPlayer random(9);
    for (int i = 0; i < 1500 && !match().over(); ++i) {
      match().goOn();
      if (asked() == kind && match().match().decider() == player && state().turn >= least_turn) return true;
      match().play(random.choose(state(), match().match().rules()));
    }
    return false;
  }

  void expectBelow(PlayerId player) {
    EXPECT_EQ(sheet().bottom(), player);
    EXPECT_GT(village(player).top(), village(table::other(player)).bottom());
    for (const SheetPlace place : {SheetPlace::Hand, SheetPlace::Deck, SheetPlace::Chakra, SheetPlace::Rewards}) {
      EXPECT_GT(sheet().zoneRect(place, player).top(), sheet().rect().center().y()) << static_cast<int>(place);
      EXPECT_LT(sheet().zoneRect(place, table::other(player)).top(), sheet().rect().center().y());
    }
  }
};

TEST_F(TurningTable, AtFixedSeatsSouthIsAlwaysBelow) {
  begin(Secrecy::Open);
  for (const PlayerId player : {kNorth, kSouth}) {
    ASSERT_TRUE(playTo(ChoiceKind::mission_action, player));
    expectBelow(kSouth);
  }
}

TEST_F(TurningTable, WhoeverDecidesIsBelowAtEverySize) {
  beginTurning(Secrecy::Open);
  for (const QSize& size : kTurningWindows)
    for (const PlayerId player : {kNorth, kSouth}) {
      window_->resize(size);
      QCoreApplication::processEvents();
      ASSERT_TRUE(playTo(ChoiceKind::mission_action, player, state().turn + 1));
      expectBelow(player);
    }
}

/// What is pointed at is what lies there, for the mouse, for the keys and for whoever listens.
TEST_F(TurningTable, ClicksKeysDrawersAndTheTreeFindTheCardsWhereTheyLie) {
  beginTurning(Secrecy::Open, true);
  ASSERT_TRUE(playTo(ChoiceKind::mission_action, kNorth, 6));
  for (const auto& card : match().view().players[kNorth].hand.cards) {
    const QPoint at = sheet().cardRect(card.id).topLeft() + QPoint(8, 12);
    EXPECT_EQ(sheet().spotAt(at).card, card.id);
    EXPECT_EQ(sheet().spotAt(at).player, kNorth);
    EXPECT_GT(at.y(), sheet().rect().center().y());
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&sheet());
    const QPoint global = sheet().mapToGlobal(at);
    while (QAccessibleInterface* inner = told->childAt(global.x(), global.y())) told = inner;
    EXPECT_TRUE(told->rect().contains(global));
  }
  sheet().setFocus();
  QTest::keyClick(&sheet(), Qt::Key_N);  // the next legal card is one of North's, below
  ASSERT_GE(sheet().focusedCard(), 0);
  EXPECT_GT(sheet().cardRect(sheet().focusedCard()).top(), sheet().rect().center().y());
  sheet().openDrawer(SheetPlace::Chakra, kNorth);
  for (const auto& card : match().view().players[kNorth].chakra.cards)
    EXPECT_GT(sheet().cardRect(card.id).center().y(), sheet().zoneRect(SheetPlace::Band, kSouth).top());
  sheet().closeDrawers();
}

TEST_F(TurningTable, ACardIsDraggedFromTheHandBelow) {
  beginTurning(Secrecy::Open, true);
  int card = -1;
  while (card < 0) {
    ASSERT_TRUE(playTo(ChoiceKind::mission_action, kNorth, 2));
    card = playable();
    if (card < 0) {
      ASSERT_TRUE(match().play(naruto::Done{}));
    }
  }
  const auto before = match().match().moments().size();
  drag(card, village(kNorth).center());
  EXPECT_GT(match().match().moments().size(), before);
}

/// A pad is answered by a key; the table stays as it is until somebody has to look at it.
TEST_F(TurningTable, APadDoesNotTurnIt) {
  for (const Secrecy secrecy : {Secrecy::Open, Secrecy::Hold}) {
    beginTurning(secrecy);
    int pads = 0;
    players::RandomPlayer random(11);
    for (int i = 0; i < 600 && !match().over(); ++i) {
      match().goOn();
      const PlayerId before = sheet().bottom();
      match().play(random.choose(state(), match().match().rules()));
      if (match().over() || match().still()) continue;
      const PlayerId decider = match().match().decider();
      if (isPad(asked())) {
        pads += decider != before;
        EXPECT_EQ(sheet().bottom(), before);
      } else {
        EXPECT_EQ(sheet().bottom(), decider);
      }
    }
    EXPECT_GT(pads, 5);
  }
}

TEST_F(TurningTable, WhoeverWantsToRespondHasTheTable) {
  beginTurning(Secrecy::Hold);
  players::RandomPlayer random(11);
  while (!match().over() && !(match().secrecy().atPad() && match().match().decider() != sheet().bottom())) {
    match().goOn();
    match().play(random.choose(state(), match().match().rules()));
  }
  ASSERT_FALSE(match().over());
  match().press({CommandKind::Respond});
  EXPECT_EQ(sheet().bottom(), match().match().decider());
}

TEST_F(TurningTable, TurnsUnderTheCurtain) {
  beginTurning(Secrecy::Curtain);
  window_->setPace(2);
  players::RandomPlayer random(11);
  int curtains = 0;
  for (int i = 0; i < 300 && !match().over(); ++i) {
    match().goOn();
    match().play(random.choose(state(), match().match().rules()));
    if (!match().secrecy().curtain()) continue;
    ++curtains;
    EXPECT_TRUE(table().curtain()->isVisible());
    EXPECT_EQ(sheet().bottom(), *match().secrecy().curtain());
    match().openCurtain();
    EXPECT_EQ(sheet().bottom(), match().match().decider());
  }
  EXPECT_GT(curtains, 3);
}

TEST_F(TurningTable, NotInTheMiddleOfADrag) {
  beginTurning(Secrecy::Open);
  ASSERT_TRUE(playTo(ChoiceKind::mission_action, kSouth, 3));
  const int held = match().view().players[kSouth].hand.cards.front().id;
  QTest::mousePress(&sheet(), Qt::LeftButton, {}, sheet().cardRect(held).center());
  QTest::mouseMove(&sheet(), sheet().rect().center());
  for (int i = 0; i < 60 && match().match().decider() == kSouth; ++i) {
    match().goOn();
    ASSERT_TRUE(match().play(naruto::Done{}) || match().play(naruto::Pass{}) || stepOn());
  }
  while (!match().over() && !(match().match().decider() == kNorth && !isPad(asked()))) ASSERT_TRUE(stepOn());
  EXPECT_EQ(sheet().bottom(), kSouth);
  QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, {2, 2});
  EXPECT_EQ(sheet().bottom(), kNorth);
}

/// The press that ends the motion is meant for the table as it lay: it clicks nothing.
TEST_F(TurningTable, NotInTheMiddleOfAMotionAndThePressThatEndsItClicksNothing) {
  beginTurning(Secrecy::Open);
  ASSERT_TRUE(playTo(ChoiceKind::mission_action, kSouth, 3));
  window_->setPace(2);
  QSignalSpy clicked(&sheet(), &Sheet::cardClicked);
  QSignalSpy turned(&sheet(), &Sheet::turned);
  for (int i = 0; i < 200 && !match().over(); ++i) {
    match().goOn();
    ASSERT_TRUE(stepOn());
    if (!sheet().animating() || match().match().decider() == sheet().bottom() || isPad(asked())) {
      sheet().finishAnimations();
      continue;
    }
    const PlayerId before = sheet().bottom();
    const auto turns = turned.count();
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, village(before).center());
    EXPECT_EQ(turned.count(), turns + 1);
    EXPECT_NE(sheet().bottom(), before);
    EXPECT_EQ(clicked.count(), 0);
    return;
  }
  FAIL() << "nothing moved while the decision was handed over";
}

TEST_F(TurningTable, ALessonKeepsItsSeats) {
  beginTurning(Secrecy::Open);
  match().setGuide([](const naruto::Action&) { return true; });
  ASSERT_TRUE(playTo(ChoiceKind::mission_action, kNorth, 2));
  expectBelow(kSouth);
}

TEST_F(TurningTable, TheEndStaysAsItLay) {
  beginTurning(Secrecy::Open);
  ASSERT_TRUE(playTo(ChoiceKind::mission_action, kNorth, 2));
  match().concede(kSouth);
  expectBelow(kNorth);
}

// --- cards towards their player -------------------------------------------------------------------------------------

/// How far two pictures are apart, 0 to 255 in the mean.
double apart(const QImage& a, const QImage& b) {
  double sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
  return sum / (a.width() * a.height());
}

TEST_F(TurningTable, CardsAtTheTopLieRoundAndThoseBelowUpright) {
  for (const QSize& size : kTurningWindows) {
    begin(Secrecy::Open);
    window_->resize(size);
    QCoreApplication::processEvents();
    ASSERT_TRUE(playTo(ChoiceKind::mission_action, kSouth, 7));
    const auto pictures = [&](PlayerId player) {
      std::vector<QImage> all;
      for (const auto& card : match().view().players[player].village.cards)
        if (card.attached_to == naruto::kNoCard)
          all.push_back(sheet().grab(sheet().cardRect(card.id).adjusted(6, 6, -6, -6)).toImage());
      return all;
    };
    const auto north = pictures(kNorth);
    const auto south = pictures(kSouth);
    ASSERT_FALSE(north.empty());
    const QSize as_large = sheet().size();
    window_->setSeating({false, true});
    // The upper edge has a bar as well: in a window so much larger the cards are as large as before.
    for (int i = 0; i < 6 && sheet().size() != as_large; ++i) {
      window_->resize(window_->size() + as_large - sheet().size());
      QCoreApplication::processEvents();
    }
    ASSERT_EQ(sheet().size(), as_large);
    const auto turned = pictures(kNorth);
    EXPECT_EQ(pictures(kSouth), south);
    for (std::size_t i = 0; i < north.size(); ++i) {
      EXPECT_GT(apart(north[i], turned[i]), 20) << "card " << i << " lies as before";
      EXPECT_LT(apart(north[i].mirrored(true, true), turned[i]), 14) << "card " << i << " is another picture";
    }
    window_->setSeating({false, false});
    window_->resize(size);
    QCoreApplication::processEvents();
    EXPECT_EQ(pictures(kNorth), north);
    keepPicture(*window_, QStringLiteral("upright-%1").arg(size.width()));
    window_->setSeating({true, true});
    keepPicture(*window_, QStringLiteral("turned-%1").arg(size.width()));
  }
}

TEST_F(TurningTable, AnswersLieAboveWhoeverIsBelow) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 12 && seen < 8; ++seed) {
    begin(Secrecy::Open, seed);
    window_->setSeating({true, false});
    players::RandomPlayer random(seed);
    for (int i = 0; i < 500 && !match().over() && seen < 8; ++i) {
      match().goOn();
      match().play(random.choose(state(), match().match().rules()));
      if (match().over() || table().choices()->count() == 0) continue;
      ++seen;
      const QRect row = table().choices()->geometry().translated(-sheet().pos());
      for (const SheetPlace place : {SheetPlace::Deck, SheetPlace::Graveyard, SheetPlace::Chakra, SheetPlace::Hand})
        EXPECT_FALSE(row.intersects(sheet().zoneRect(place, sheet().bottom()))) << static_cast<int>(place);
    }
  }
  EXPECT_GT(seen, 0);
}

TEST_F(TurningTable, KeysAndMenuSwitchItAndTheNextMatchKeepsIt) {
  begin(Secrecy::Open);
  QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
  EXPECT_EQ(table().seating(), (Seating{true, false}));
  QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(table().seating(), (Seating{true, true}));
  window_->startMatch(window_->plan());
  EXPECT_EQ(table().seating(), (Seating{true, true}));
  QTest::keyClick(window_.get(), Qt::Key_T, Qt::ControlModifier);
  EXPECT_EQ(table().seating(), (Seating{false, true}));
}

}  // namespace
}  // namespace playsheet::testing
