// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "tests/gormiti/board.h"

namespace gormiti_tests::vocabulary_cases {

/// Two Heroes, and a Magic to say a word with.
struct Words : TwoHeroes {
  explicit Words(const std::string& more = {}, Options options = {})
      : TwoHeroes(fighter("HA", 10, 90) + fighter("HB", 10, 90) + fighter("M", 10, 40) +
                      fighter("K", 15, 40, "element = \"fire\"\n") + more,
                  options) {}
  void spell(std::string_view code = "spell") { act(PlayMagic{hand(A, code)}); }
};

/// A Magic that does this.
inline std::string spell(std::string_view doing) { return card("magic", "spell", use(doing)); }

}  // namespace gormiti_tests::vocabulary_cases
