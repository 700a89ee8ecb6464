// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"

#include <algorithm>

#include "engine/table/event_kinds.h"

namespace playsheet {
namespace {

struct HeardOf {
  using Heard = std::optional<Sound>;

  Heard operator()(const naruto::TurnBegan&) const { return Sound::Turn; }
  Heard operator()(const naruto::CardMoved& moved) const {
    return moved.cause == naruto::Cause::reward ? Sound::Reward : Sound::Card;
  }
  Heard operator()(const naruto::Grown&) const { return Sound::Card; }
  Heard operator()(const naruto::Shuffled&) const { return Sound::Card; }
  Heard operator()(const naruto::Damaged&) const { return Sound::Hurt; }
  Heard operator()(const naruto::LinkAdded&) const { return Sound::Chain; }
  Heard operator()(const naruto::TeamSent&) const { return Sound::Battle; }
  Heard operator()(const naruto::GameEnded&) const { return Sound::End; }
  template <table::PassedOver<
      naruto::TeamVanished, naruto::BattleResolved, naruto::TeamsReturned, naruto::HeadChanged, naruto::Arranged,
      naruto::HealthChanged, naruto::CoinsChanged, naruto::TeamChanged, naruto::LeftOut, naruto::ControlChanged,
      naruto::Transformed, naruto::NinjaCounted, naruto::Attached, naruto::Looked, naruto::Revealed,
      naruto::LinkRemoved, naruto::LastingBegan, naruto::LastingEnded, naruto::EffectStopped, naruto::Tossed,
      naruto::CardNamed, naruto::StepBegan, naruto::StarterDecided, naruto::MarkerMoved, naruto::LeftUndone,
      naruto::Passed, naruto::HandChanged, naruto::Agreed, naruto::CapReached>
                E>
  Heard operator()(const E&) const {
    return std::nullopt;
  }
};

struct HeardOfGormiti {
  using Heard = std::optional<Sound>;

  Heard operator()(const gormiti::TurnBegan&) const { return Sound::Turn; }
  Heard operator()(const gormiti::CardMoved&) const { return Sound::Card; }
  Heard operator()(const gormiti::TokenEntered&) const { return Sound::Card; }
  Heard operator()(const gormiti::Shuffled&) const { return Sound::Card; }
  Heard operator()(const gormiti::MovePlayed&) const { return Sound::Chain; }
  Heard operator()(const gormiti::AttackDeclared&) const { return Sound::Battle; }
  Heard operator()(const gormiti::Damaged&) const { return Sound::Hurt; }
  Heard operator()(const gormiti::RoundScored& round) const {
    return round.winner == gormiti::Outcome::draw ? Sound::Battle : Sound::Reward;
  }
  Heard operator()(const gormiti::GameEnded&) const { return Sound::End; }
  template <table::PassedOver<
      gormiti::WeaponMoved, gormiti::DeckCut, gormiti::Healed, gormiti::Spared, gormiti::CountersChanged,
      gormiti::DurationChanged, gormiti::AbilityUsed, gormiti::CardShown, gormiti::ClashJoined, gormiti::MoveResolved,
      gormiti::ClashEnded, gormiti::ExtraAttackGiven, gormiti::LastingBegan, gormiti::LastingEnded,
      gormiti::TriggersDropped, gormiti::HeroChosen, gormiti::StarterDrawn, gormiti::StepBegan, gormiti::Passed,
      gormiti::Agreed, gormiti::AttackForced, gormiti::SwapDecided, gormiti::CapReached>
                E>
  Heard operator()(const E&) const {
    return std::nullopt;
  }
};

/// Nothing of a look, of a question or of what somebody holds is heard (R-1107).
struct HeardOfRisingClan {
  using Heard = std::optional<Sound>;

  Heard operator()(const rising_clan::TurnBegan&) const { return Sound::Turn; }
  Heard operator()(const rising_clan::CardMoved& moved) const {
    return moved.zone == rising_clan::Zone::conquered ? Sound::Reward : Sound::Card;
  }
  Heard operator()(const rising_clan::Shuffled&) const { return Sound::Card; }
  Heard operator()(const rising_clan::DieRolled&) const { return Sound::Chain; }
  Heard operator()(const rising_clan::AttackDeclared&) const { return Sound::Battle; }
  Heard operator()(const rising_clan::SubstitutionLost&) const { return Sound::Hurt; }
  Heard operator()(const rising_clan::WoundsSet&) const { return Sound::Hurt; }
  Heard operator()(const rising_clan::Eliminated&) const { return Sound::Hurt; }
  Heard operator()(const rising_clan::GameEnded&) const { return Sound::End; }
  template <table::PassedOver<
      rising_clan::HandBlurred, rising_clan::HandSeen, rising_clan::EventsSeen, rising_clan::EventPlaced,
      rising_clan::LuckSpent, rising_clan::RoleShown, rising_clan::RoleSeen, rising_clan::BaseChanged,
      rising_clan::MarkersSet, rising_clan::HalfMarksSet, rising_clan::EventMarkerTaken, rising_clan::LastingBegan,
      rising_clan::StepEnded, rising_clan::TurnEnded, rising_clan::AbilitySpent, rising_clan::LimitsRenewed,
      rising_clan::RoundBegan, rising_clan::RoundMarkerPassed, rising_clan::ActionsSet, rising_clan::LastStandSet,
      rising_clan::FramePushed, rising_clan::FrameSet, rising_clan::FramePopped, rising_clan::RollPushed,
      rising_clan::RollSet, rising_clan::RollPopped, rising_clan::ResultSet, rising_clan::OrderSet,
      rising_clan::EventSet, rising_clan::FightSet, rising_clan::RecallPending, rising_clan::ConcedePending,
      rising_clan::AskersSet, rising_clan::Asked, rising_clan::CardUsed, rising_clan::Passed, rising_clan::Looked,
      rising_clan::GiftOpened, rising_clan::Fled, rising_clan::ImmunityAnswered, rising_clan::Dishonoured>
                E>
  Heard operator()(const E&) const {
    return std::nullopt;
  }
};

template <class Events>
std::optional<Sound> loudestOf(const Events& events) {
  std::optional<Sound> heard;
  for (const auto& event : events) heard = std::max(heard, soundOf(event));  // nothing is less than any of them
  return heard;
}

}  // namespace

std::optional<Sound> soundOf(const naruto::Event& event) { return std::visit(HeardOf{}, event); }
std::optional<Sound> soundOf(const gormiti::Event& event) { return std::visit(HeardOfGormiti{}, event); }
std::optional<Sound> soundOf(const rising_clan::Event& event) { return std::visit(HeardOfRisingClan{}, event); }

std::optional<Sound> soundOf(const naruto::Events& events) { return loudestOf(events); }
std::optional<Sound> soundOf(const gormiti::Events& events) { return loudestOf(events); }
std::optional<Sound> soundOf(const rising_clan::Events& events) { return loudestOf(events); }

}  // namespace playsheet
