// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace playsheet::wording {

/// What a sentence of play can speak of. A wording names the slots it needs: "{player} deploys {card}".
struct Slots {
  std::string player, other, card, with, text;
  int n = 0;
  int m = 0;
};

inline std::string filled(std::string_view wording, const Slots& s) {
  return fmt::format(fmt::runtime(wording), fmt::arg("player", s.player), fmt::arg("other", s.other),
                     fmt::arg("card", s.card), fmt::arg("with", s.with), fmt::arg("text", s.text), fmt::arg("n", s.n),
                     fmt::arg("m", s.m));
}

}  // namespace playsheet::wording
