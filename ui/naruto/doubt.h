// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace playsheet {

/// Why a decision is asked about once before it is made: what would be given up by it. One press, and Enter least of
/// all, never throws away, skips or decides unseen.
enum class Doubt {
  Unseen,      ///< the cards that it rests on lie covered, and nobody has looked at them yet
  Hand,        ///< the whole hand is given up for another one
  Deployment,  ///< as the engine tells (naruto::GivenUp)
  Attack,
  Block,
};

}  // namespace playsheet
