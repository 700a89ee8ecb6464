// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QSignalSpy>

#include "tests/ui/invented_fixture.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/still_panel.h"

/// A team that blocks two, and a Client that counts as a Ninja, on the window.
namespace playsheet::testing {
namespace {

using naruto::ChoiceKind;
using naruto::Zone;

class TwoTeamsBlocked : public InventedMatchTest {
 protected:
  /// Saved to be looked at if PLAYSHEET_PICTURES names a folder.
  void keepPicture(const QString& name) {
    QCoreApplication::processEvents();
    const QImage picture = window_->grab().toImage();
    EXPECT_GE(colourCount(picture), 60);
    const QString folder = qEnvironmentVariable("PLAYSHEET_PICTURES");
    if (!folder.isEmpty()) picture.save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }

  /// The card in the place of one that the deck holds.
  CardId putInstead(const std::string& code, const std::string& of_deck, Zone zone, PlayerId player) {
    const CardId card = put(of_deck, zone, player);
    const auto definition = *inventedCards().find(code);
    const bool ninja = inventedCards()[definition].type == naruto::CardType::ninja;
    naruto::apply_event(position(), naruto::Transformed{card, definition, ninja});
    if (zone == Zone::village && !ninja) position().cards[card].team = naruto::kNoTeam;
    return card;
  }

  /// South attacks with three teams; north has the Wide Gate with a fellow, and is asked to block.
  void toBlock(const QString& language = QStringLiteral("en")) {
    toMission(QStringLiteral("usa-1.3"), Secrecy::Open, language);
    for (const char* code : {"T-01", "T-02", "T-10"}) attackers_.push_back(put(code, Zone::village));
    gate_ = putInstead("T-98", "T-00", Zone::village, PlayerId::north);
    fellow_ = put("T-08", Zone::village, PlayerId::north);
    naruto::apply_event(position(), naruto::TeamChanged{fellow_, state()[gate_].team});
    showPosition();
    ASSERT_TRUE(answerTo(ChoiceKind::attack));
    for (const CardId attacker : attackers_) ASSERT_TRUE(match().play(naruto::Send{attacker}));
    ASSERT_TRUE(answerTo(ChoiceKind::block));
  }

  const naruto::PlayerView& view() { return match().view(); }

  std::vector<CardId> attackers_;
  CardId gate_ = kNoCard, fellow_ = kNoCard;
};

TEST_F(TwoTeamsBlocked, TheHeadIsClickedOntoTheOneAttackerAndTheOther) {
  toBlock();
  click(gate_);
  click(attackers_[0]);
  ASSERT_EQ(state().battles[0].blockers, state()[gate_].team);
  click(gate_);  // it lies in its lane now
  click(attackers_[2]);
  ASSERT_EQ(state().battles[2].blockers, state()[gate_].team);
  EXPECT_TRUE(view().battles[2].joined);
  EXPECT_EQ(view().battles[0].attackers, (std::vector<CardId>{attackers_[0], attackers_[2]}));
  EXPECT_EQ(view().battles[0].attack_power, 4);  // 2 and 2
  EXPECT_EQ(view().battles[0].block_power, 6);
  QSignalSpy explained(&match(), &NarutoDesk::explained);
  drag(gate_, table().sheet()->cardRect(attackers_[1]).center());
  EXPECT_EQ(state().battles[1].blockers, naruto::kNoTeam) << "a third one is refused";
  ASSERT_EQ(explained.size(), 1);
  EXPECT_EQ(explained.front().at(2).toString(), "N-BLK-13");
  for (const CardId attacker : attackers_) EXPECT_FALSE(table().sheet()->cardRect(attacker).isEmpty());
  keepPicture(QStringLiteral("two-teams-blocked"));
}

TEST_F(TwoTeamsBlocked, TheShowdownStandsAsOneLane) {
  toBlock();
  ASSERT_TRUE(match().play(naruto::Block{gate_, attackers_[0]}));
  ASSERT_TRUE(match().play(naruto::Block{gate_, attackers_[1]}));
  ASSERT_TRUE(match().play(naruto::Done{}));
  while (!match().still() && !match().match().state().over()) ASSERT_TRUE(stepOn());
  ASSERT_TRUE(match().still());
  EXPECT_EQ(view().battles[0].attack_power, 5);
  EXPECT_EQ(view().battles[0].attackers.size(), 2U);
  EXPECT_EQ(view().battles[0].heads.size(), 3U);
  EXPECT_TRUE(view().battles[1].joined);
  EXPECT_TRUE(state()[attackers_[0]].injured);
  EXPECT_TRUE(state()[attackers_[1]].injured);
  keepPicture(QStringLiteral("two-teams-showdown"));
}

TEST_F(TwoTeamsBlocked, AClientThatFightsIsDrawnWithItsPower) {
  toMission(QStringLiteral("usa-1.3"));
  const CardId client = putInstead("T-12", "T-08", Zone::village, PlayerId::south);
  putInstead("T-99", "T-14", Zone::hand, PlayerId::south);
  const CardId mission = state()[PlayerId::south].hand.back();
  showPosition();
  ASSERT_FALSE(match().clickCard(mission));
  ASSERT_TRUE(match().doubleClickCard(mission));
  ASSERT_TRUE(answerTo(ChoiceKind::mission_action));
  ASSERT_TRUE(state()[client].is_ninja);
  const naruto::SeenCard* seen = match().seen(client);
  ASSERT_NE(seen, nullptr);
  EXPECT_TRUE(seen->is_ninja);
  EXPECT_EQ(seen->power.combat, 4);
  keepPicture(QStringLiteral("client-fights"));
  ASSERT_TRUE(answerTo(ChoiceKind::attack));
  ASSERT_TRUE(match().play(naruto::Send{client}));
  EXPECT_FALSE(table().sheet()->cardRect(client).isEmpty());
  keepPicture(QStringLiteral("client-attacks"));
}

}  // namespace
}  // namespace playsheet::testing
