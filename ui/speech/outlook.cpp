// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/speech/outlook.h"

#include <cstdlib>

namespace playsheet {

Outlook outlook(int attack, int block, bool opposed) {
  constexpr int kOutstanding = 5;
  if (!opposed) {
    return {Outlook::Kind::Rewards, attack >= kOutstanding ? 2 : 1, true, false};
  }
  const int difference = attack - block;
  if (difference == 0) {
    return {Outlook::Kind::Draw, 1, false, false};
  }
  const bool complete = std::abs(difference) >= kOutstanding;
  return {Outlook::Kind::Damage, complete ? 2 : 1, difference > 0, complete};
}

const char* ruleOf(const Outlook& outlook) {
  switch (outlook.kind) {
    case Outlook::Kind::Rewards:
      return outlook.amount > 1 ? "N-REW-02" : "N-REW-01";
    case Outlook::Kind::Draw:
      return "N-SHOW-09";
    case Outlook::Kind::Damage:
      break;
  }
  return outlook.backsToo ? "N-SHOW-11" : "N-SHOW-10";
}

}  // namespace playsheet
