// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/probe/proof.h"

namespace naruto::probe {

/// How long to look for probes.
struct Effort {
  int positions = 200;   ///< that are tried in each edition
  int decisions = 60;    ///< in each of them
  int candidates = 24;   ///< probes of which the best ones are taken
  int taken = 3;         ///< at most
  int behind_proof = 8;  ///< decisions that are kept after the proof: how long it lasts shows there
};

/// Probes of this text: random play from positions made for it, by a player who likes to use the card. Of several those
/// are taken that together notice most changes of the tree. Always the same for the same cards; none if none was found.
/// The catalog is as before afterwards.
std::vector<Probe> find_probes(Catalog& cards, Subject subject, const Effort& effort);

/// The leaves of a text (contrast/leaves.h) whose change a probe of it does not notice, by their paths and neighbours.
/// What stands in the header of the card belongs to its first text.
struct Unnoticed {
  int leaves = 0;  ///< of the text, those that have a neighbour
  std::vector<std::string> names;
};
Unnoticed unnoticed_by(const Probe& probe, Catalog& cards, const Trace& trace);

/// What neither of them notices.
void keep_common(std::vector<std::string>& names, const std::vector<std::string>& others);

}  // namespace naruto::probe
