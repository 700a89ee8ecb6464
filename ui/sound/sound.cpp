// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"

#include <algorithm>

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
  template <class T>
  Heard operator()(const T&) const {
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
  template <class T>
  Heard operator()(const T&) const {
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
  template <class T>
  Heard operator()(const T&) const {
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
