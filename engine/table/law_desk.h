// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/table/ids.h"
#include "engine/table/random.h"

namespace table {

/// Two players of a random game who now and then agree to change something at the judge's desk, whatever it is. Not for
/// ever: the game must end.
class LawDesk {
 public:
  LawDesk(int most, std::uint64_t seed) : luck_(seed, kStream), left_(most) {}

  /// `open`: whether the desk may be; `of_card`, `of_player`: what can be changed of one of `cards` cards, or of a
  /// player.
  template <class Open, class OfCard, class OfPlayer>
  auto next(std::size_t cards, Open&& open, OfCard&& of_card, OfPlayer&& of_player)
      -> std::optional<typename decltype(of_player(PlayerId::south))::value_type> {
    if (left_ == 0 || luck_.below(kSeldom) != 0 || !open()) return std::nullopt;
    const bool is_a_card = luck_.below(kSeldom) != 0;
    const auto list = is_a_card ? of_card(static_cast<CardId>(luck_.below(static_cast<std::uint32_t>(cards))))
                                : of_player(kPlayers[luck_.below(2)]);
    if (list.empty()) return std::nullopt;
    --left_;
    return list[luck_.below(static_cast<std::uint32_t>(list.size()))];
  }

 private:
  static constexpr std::uint64_t kStream = 9;
  static constexpr std::uint32_t kSeldom = 8;

  RandomStream luck_;
  int left_;
};

}  // namespace table
