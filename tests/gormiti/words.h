// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "tests/gormiti/board.h"

namespace gormiti_tests::vocabulary_cases {

inline const std::string kDraw1 = R"({ op = "draw", who = "you", n = 1 })";

/// Two Heroes, and a Magic to say a word with.
struct Words : Board {
  explicit Words(const std::string& more = {}, Options options = {})
      : Board(fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("M", 10, 40) +
                  fighter("K", 15, 40, "element = \"fire\"\n") + more,
              options) {
    ha = hero(A, "HA");
    hb = hero(B, "HB");
  }
  void spell(std::string_view code = "spell") { act(PlayMagic{hand(A, code)}); }
  CardId ha, hb;
};

/// A Magic that does this.
inline std::string spell(std::string_view doing) { return card("magic", "spell", use(doing)); }

}  // namespace gormiti_tests::vocabulary_cases
