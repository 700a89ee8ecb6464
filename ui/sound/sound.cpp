// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sound/sound.h"

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

}  // namespace

std::optional<Sound> soundOf(const naruto::Event& event) { return std::visit(HeardOf{}, event); }

std::optional<Sound> soundOf(const naruto::Events& events) {
  std::optional<Sound> heard;
  for (const auto& event : events)
    if (const auto sound = soundOf(event); sound && (!heard || *sound > *heard)) heard = sound;
  return heard;
}

}  // namespace playsheet
