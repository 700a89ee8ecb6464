// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/probe/proof.h"

namespace naruto::probe {

/// A probe as it is kept: a scenario with its decisions, and behind the decision that it came of what the text alone
/// brings about. `expect event` lines are what happens; what does not happen, what can or cannot be decided and which
/// figures are others are remarks in the same place.
std::string golden_text(const Probe& probe, const Proof& proof, const Catalog& cards);

/// The probe played today: its text as above, or why there is none.
struct Golden {
  std::string text;
  std::string trouble;  ///< "can no longer be laid out", "decision 7 is refused", "proves nothing"
};
Golden golden_of(const Probe& probe, Catalog& cards, const Trace& trace);

}  // namespace naruto::probe
