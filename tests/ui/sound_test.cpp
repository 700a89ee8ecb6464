// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>

#include "app/sound_player.h"
#include "tests/ui/gormiti_cards.h"
#include "tests/ui/match_fixture.h"
#include "ui/gormiti/gormiti_desk.h"
#include "ui/sound/tones.h"

namespace playsheet::testing {
namespace {

using naruto::Cause;
using naruto::Zone;

naruto::Event moved(Zone from, Zone to, Cause cause, naruto::CardId card = 3) {
  return naruto::CardMoved{card, from, to, PlayerId::south, false, cause};
}

TEST(SoundOfEvents, CardsTurnsUsesTeamsDamageRewardsAndTheEndAreHeard) {
  EXPECT_EQ(soundOf(moved(Zone::hand, Zone::village, Cause::deploy)), Sound::Card);
  EXPECT_EQ(soundOf(moved(Zone::deck, Zone::rewards, Cause::reward)), Sound::Reward);
  EXPECT_EQ(soundOf(naruto::Event(naruto::TurnBegan{PlayerId::north, 2})), Sound::Turn);
  EXPECT_EQ(soundOf(naruto::Event(naruto::Damaged{4, 1, true})), Sound::Hurt);
  EXPECT_EQ(soundOf(naruto::Event(naruto::TeamSent{PlayerId::south, 4, 0, true})), Sound::Battle);
  EXPECT_EQ(soundOf(naruto::Event(naruto::GameEnded{})), Sound::End);
}

TEST(SoundOfEvents, LooksPassesAndWhatIsPutTogetherAreSilent) {
  EXPECT_EQ(soundOf(naruto::Event(naruto::Looked{})), std::nullopt);
  EXPECT_EQ(soundOf(naruto::Event(naruto::Passed{})), std::nullopt);
  EXPECT_EQ(soundOf(naruto::Event(naruto::Announcing{})), std::nullopt);
  EXPECT_EQ(soundOf(naruto::Events{naruto::Passed{}, naruto::PriorityMoved{}}), std::nullopt);
}

TEST(SoundOfEvents, OfADecisionTheMostImportantIsHeard) {
  EXPECT_EQ(soundOf(naruto::Events{moved(Zone::village, Zone::discard, Cause::damage), naruto::Damaged{4, 1, true},
                                   moved(Zone::deck, Zone::hand, Cause::draw)}),
            Sound::Hurt);
}

TEST(SoundOfEvents, WhichCardItIsIsNeverHeard) {
  for (naruto::CardId card = 0; card < 90; ++card)
    EXPECT_EQ(soundOf(moved(Zone::deck, Zone::hand, Cause::draw, card)), Sound::Card);
}

/// The other game is heard by the same sounds.
TEST(SoundOfEvents, GormitiHasItsOwn) {
  EXPECT_EQ(soundOf(gormiti::Event(gormiti::CardMoved{.card = 3, .to = gormiti::Zone::hand})), Sound::Card);
  EXPECT_EQ(soundOf(gormiti::Event(gormiti::AttackDeclared{})), Sound::Battle);
  EXPECT_EQ(soundOf(gormiti::Event(gormiti::RoundScored{gormiti::Outcome::north, 10, 20})), Sound::Reward);
  EXPECT_EQ(soundOf(gormiti::Event(gormiti::HeroChosen{})), std::nullopt) << "nobody knows yet which";
  EXPECT_EQ(soundOf(gormiti::Event(gormiti::SwapDecided{})), std::nullopt);
  EXPECT_EQ(soundOf(gormiti::Events{gormiti::Damaged{}, gormiti::AttackDeclared{}}), Sound::Hurt);
}

TEST(Tones, AreShortQuietAndEndInSilence) {
  for (std::size_t i = 0; i < kSounds; ++i) {
    const auto samples = samplesOf(static_cast<Sound>(i));
    ASSERT_GT(samples.size(), kSampleRate / 50U) << i;
    EXPECT_LT(samples.size(), static_cast<std::size_t>(kSampleRate * 1.3)) << i;
    const auto loudest =
        std::max_element(samples.begin(), samples.end(), [](auto a, auto b) { return std::abs(a) < std::abs(b); });
    EXPECT_GT(std::abs(*loudest), 2000) << i;
    EXPECT_LT(std::abs(*loudest), 30'000) << i;  // nothing is cut off
    EXPECT_LT(std::abs(samples.front()), 100) << i;
    EXPECT_LT(std::abs(samples.back()), 100) << i;
    EXPECT_EQ(samples, samplesOf(static_cast<Sound>(i))) << i;
    for (std::size_t other = 0; other < i; ++other) EXPECT_NE(samples, samplesOf(static_cast<Sound>(other)));
  }
}

TEST(Tones, AreAFileThatSaysHowLongItIs) {
  const std::string file = waveFileOf(Sound::Card);
  EXPECT_EQ(file.substr(0, 4), "RIFF");
  EXPECT_EQ(file.substr(8, 8), "WAVEfmt ");
  EXPECT_EQ(file.size(), 44 + samplesOf(Sound::Card).size() * 2);
}

TEST(SoundPlayerTest, TakesEverySoundAndAMachineWithoutSoundIsSilent) {
  SoundPlayer player("alsa", "null");  // a device that takes everything
  for (std::size_t i = 0; i < kSounds; ++i) player.play(static_cast<Sound>(i));
  EXPECT_EQ(player.taken(), static_cast<int>(kSounds));
  SoundPlayer nowhere("a driver that does not exist");
  nowhere.play(Sound::Card);
  EXPECT_EQ(nowhere.taken(), 0);
}

class SoundAtTheTable : public MatchWindowTest {
 protected:
  void start(bool on) {
    WindowNeeds needs;
    needs.cards = &shippedCards();
    needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
    needs.sound = [this](Sound sound) { heard_.push_back(sound); };
    MatchPlan plan = planOf(Secrecy::Open);
    plan.sound = on;
    openWindow(std::move(needs), plan);
  }
  std::vector<Sound> heard_;
};

TEST_F(SoundAtTheTable, DecisionsAreHeardAndTakingThemBackIsSilent) {
  start(true);
  const int card = goOnToPlayable();
  ASSERT_GE(card, 0);
  heard_.clear();
  ASSERT_TRUE(match().play(naruto::Play{static_cast<naruto::CardId>(card), naruto::kNoCard}));
  const auto after = heard_;
  EXPECT_FALSE(after.empty());
  const std::size_t decisions = match().match().moments().size();
  match().press({CommandKind::Undo});
  ASSERT_LT(match().match().moments().size(), decisions);
  EXPECT_EQ(heard_, after);
}

TEST_F(SoundAtTheTable, AMatchOfGormitiIsHeardToItsEnd) {
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  needs.gormiti = &gormitiCards();
  needs.sound = [this](Sound sound) { heard_.push_back(sound); };
  window_ = std::make_unique<Shell>(std::move(needs), planOf(Secrecy::Open));
  window_->setQuestions(false);
  GormitiPlan plan;
  plan.seats[PlayerId::south].deckId = QStringLiteral("D1");
  plan.seats[PlayerId::north].deckId = QStringLiteral("D2");
  plan.secrecy = Secrecy::Open;
  window_->startGormiti(plan);
  GormitiDesk& desk = *gormitiDeskOf(&table());
  EXPECT_TRUE(heard_.empty()) << "the deal is not heard";
  auto decide = desk.randomPlayer(4);
  while (!desk.over()) {
    while (desk.still()) desk.goOn();
    ASSERT_TRUE(decide());
  }
  for (const Sound sound : {Sound::Card, Sound::Turn, Sound::Battle, Sound::Hurt})
    EXPECT_TRUE(std::count(heard_.begin(), heard_.end(), sound) > 0) << static_cast<int>(sound);
  EXPECT_EQ(heard_.back(), Sound::End);
  EXPECT_EQ(std::count(heard_.begin(), heard_.end(), Sound::End), 1);
}

TEST_F(SoundAtTheTable, IsSilentWhenItIsSwitchedOff) {
  start(false);
  ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
  EXPECT_TRUE(heard_.empty());
}

}  // namespace
}  // namespace playsheet::testing
