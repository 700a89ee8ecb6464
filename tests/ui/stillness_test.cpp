// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/stillness.h"
#include "engine/players/random_player.h"
#include "tests/ui/match_fixture.h"
#include "ui/sheet/sheet.h"
#include "ui/table/curtain.h"
#include "ui/table/end_sheet.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/still_panel.h"
#include "ui/widgets/action_button.h"

/// The showdown stands on the table until it is read.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;

class StillnessOnScreen : public MatchWindowTest {
 protected:
  /// Plays both seats by chance up to the next showdown that is shown; false if the game is over without one.
  bool playToShowdown(const std::function<bool()>& wanted = [] { return true; }) {
    while (!match().over()) {
      if (match().secrecy().curtain()) match().openCurtain();
      if (!match().play(player_.choose(state(), match().match().rules()))) return false;
      if (match().still() && wanted()) return true;
      match().goOn();
    }
    return match().still() && wanted();
  }

  void beginAtShowdown(Secrecy secrecy, const QString& language = QStringLiteral("en")) {
    player_ = players::RandomPlayer(5);
    begin(secrecy, 7, language);
    ASSERT_TRUE(playToShowdown());
  }

  const naruto::PlayerView& view() { return match().view(); }
  QString words() {
    QStringList lines;
    for (const LogView* log : {table().stillness()->result(), table().stillness()->since()})
      for (const LogRow& row : log->rows()) lines.append(row.text);
    return lines.join(QLatin1Char('\n'));
  }

  players::RandomPlayer player_{5};
};

TEST_F(StillnessOnScreen, TheTeamsAndTheSumsStandAfterTheLastPass) {
  beginAtShowdown(Secrecy::Open);
  EXPECT_EQ(view().step, naruto::Step::showdown);
  EXPECT_NE(state().step, naruto::Step::showdown) << "the game itself has gone on";
  ASSERT_FALSE(view().battles.empty());
  for (const auto& battle : view().battles) {
    EXPECT_TRUE(battle.battle.resolved);
    for (const auto& team : {battle.attackers, battle.blockers})
      for (const auto card : team) {
        EXPECT_NE(match().seen(card), nullptr);
        EXPECT_FALSE(table().sheet()->cardRect(card).isEmpty()) << "card " << int(card) << " lies in its lane";
      }
  }
  EXPECT_EQ(match().prompt().primary.command.kind, CommandKind::GoOn);
  EXPECT_TRUE(table().stillness()->isVisible());
}

/// What is shown is what the showdown fixed, addend by addend.
TEST_F(StillnessOnScreen, TheLedgersAddUpToThePowersThatWereFixed) {
  int ledgers = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    naruto::MatchSetup setup = [&] {
      NarutoDesk controller(shippedCards(), planOf(Secrecy::Open, seed), nullptr);
      return controller.match().setup();
    }();
    naruto::Match game(shippedCards(), setup);
    players::RandomPlayer player(seed);
    while (!game.over()) {
      ASSERT_FALSE(game.act(game.decider(), player.choose(game.state(), game.rules())));
      const auto still = stillnessOf(game, game.moments().size() - 1);
      if (!still) continue;
      for (const auto& battle : still->battles) {
        ASSERT_TRUE(battle.battle.resolved);
        for (const auto& [lines, power] : {std::pair{battle.attack_ledger, battle.attack_power},
                                           std::pair{battle.block_ledger, battle.block_power}}) {
          int sum = 0;
          bool set = false;
          for (const auto& line : lines) {
            sum += line.value;
            set = set || line.kind == naruto::LedgerLine::Kind::set;
          }
          EXPECT_TRUE(lines.empty() || set || sum == power) << sum << " " << power << ", seed " << seed;
          ledgers += lines.empty() ? 0 : 1;
        }
      }
    }
  }
  EXPECT_GT(ledgers, 10);
}

TEST_F(StillnessOnScreen, GoingOnDecidesNothing) {
  beginAtShowdown(Secrecy::Open);
  const auto moments = match().match().moments().size();
  const auto before = state();
  QTest::mouseClick(table().bar()->primary(), Qt::LeftButton);
  EXPECT_FALSE(match().still());
  EXPECT_EQ(match().match().moments().size(), moments);
  EXPECT_EQ(state(), before);
  EXPECT_EQ(view().step, state().step);
  EXPECT_FALSE(table().stillness()->isVisible());
}

TEST_F(StillnessOnScreen, EnterSpaceAndThePassKeysGoOnAndNothingElseDoes) {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_D, Qt::Key_K}) {
    beginAtShowdown(Secrecy::Hold);
    const auto moments = match().match().moments().size();
    for (const Qt::Key other : {Qt::Key_F, Qt::Key_J, Qt::Key_1, Qt::Key_C}) QTest::keyClick(table().sheet(), other);
    EXPECT_TRUE(match().still());
    QTest::keyClick(table().sheet(), key);
    EXPECT_FALSE(match().still()) << "key " << key;
    EXPECT_EQ(match().match().moments().size(), moments) << "nothing was decided by it";
    window_.reset();
  }
}

TEST_F(StillnessOnScreen, CardsThatAreClickedDoNothingMeanwhile) {
  beginAtShowdown(Secrecy::Open);
  const auto moments = match().match().moments().size();
  for (const auto& card : view().players[state().choice.player].hand.cards) match().clickCard(card.id);
  for (const auto& card : view().players[state().choice.player].village.cards) match().clickCard(card.id);
  EXPECT_TRUE(match().still());
  EXPECT_EQ(match().match().moments().size(), moments);
  EXPECT_FALSE(match().selected());
}

/// A card that was drawn since is in nobody's picture, whoever holds which key.
TEST_F(StillnessOnScreen, NothingHiddenIsInIt) {
  for (const Secrecy secrecy : {Secrecy::Hold, Secrecy::Curtain}) {
    beginAtShowdown(secrecy);
    EXPECT_FALSE(match().secrecy().curtain()) << "both read it";
    for (const PlayerId player : table::kPlayers) match().holdKey(player, true);
    for (const PlayerId player : table::kPlayers) {
      EXPECT_FALSE(match().secrecy().handShown(player));
      EXPECT_TRUE(view().players[player].hand.cards.empty());
      EXPECT_TRUE(view().players[player].deck.cards.empty());
      EXPECT_GT(view().players[player].deck.count, 0U);
    }
    for (const PlayerId player : table::kPlayers) match().holdKey(player, false);
    match().goOn();
    for (const PlayerId player : table::kPlayers) EXPECT_FALSE(match().secrecy().handShown(player));
    window_.reset();
  }
}

TEST_F(StillnessOnScreen, TheRowsTellTheResultAndWhatWasDoneSince) {
  QString english;
  for (const char* language : {"en", "it", "pt_BR"}) {
    beginAtShowdown(Secrecy::Hold, QString::fromLatin1(language));
    EXPECT_GE(table().stillness()->result()->rows().size(), 2U);
    const auto headings = table().stillness()->since()->rows();
    const bool turn = std::any_of(headings.begin(), headings.end(),
                                  [](const LogRow& row) { return row.kind == LogRow::Kind::Heading; });
    EXPECT_TRUE(turn || match().over() || state().step != naruto::Step::mission) << "the next turn began";
    if (english.isEmpty())
      english = words();
    else
      EXPECT_NE(words(), english) << language;
    EXPECT_FALSE(match().prompt().sentence.isEmpty());
    window_.reset();
  }
}

TEST_F(StillnessOnScreen, WhatWasHurtIsMarked) {
  begin(Secrecy::Open);
  const auto fought = [this] {  // passes may have followed by themselves
    std::optional<Stillness> last;
    for (std::size_t i = match().moments(); i > 0 && !last; --i) last = stillnessOf(match().match(), i - 1);
    return *last;
  };
  ASSERT_TRUE(playToShowdown([&] { return !fought().injured.empty(); }));
  for (const auto card : fought().injured) {
    EXPECT_TRUE(match().prompt().marks.value(card).hurt);
    EXPECT_FALSE(match().seen(card)->injured) << "the face is that of the fight";
  }
}

TEST_F(StillnessOnScreen, TheEndSheetWaitsForTheLastBattle) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    player_ = players::RandomPlayer(seed);
    begin(Secrecy::Open, seed);
    while (playToShowdown() && !match().over()) match().goOn();
    if (match().over() && match().still()) {
      EXPECT_FALSE(table().endSheet()->isVisible());
      QTest::keyClick(table().sheet(), Qt::Key_Return);
      EXPECT_TRUE(table().endSheet()->isVisible());
      return;
    }
    window_.reset();
  }
  FAIL() << "no game ended in a showdown";
}

TEST_F(StillnessOnScreen, ItCanBeSwitchedOffOrGoOnByItself) {
  beginAtShowdown(Secrecy::Open);
  window_->setShowdownStop(ShowdownStop::Never);
  EXPECT_FALSE(match().still());
  EXPECT_FALSE(playToShowdown()) << "to the end without standing still";
  window_.reset();
  beginAtShowdown(Secrecy::Open);
  window_->setShowdownStop(ShowdownStop::Timed);
  QTest::qWait(3300);
  EXPECT_FALSE(match().still());
}

TEST_F(StillnessOnScreen, ATakeBackFromItAsksAtOnce) {
  beginAtShowdown(Secrecy::Hold);
  table().pressUndo();
  EXPECT_FALSE(match().still());
  EXPECT_TRUE(match().consentAsked() || match().match().can_redo());
}

}  // namespace
}  // namespace playsheet::testing
