// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/probe/trace.h"

namespace naruto::probe {

/// What a text alone brings about, at the first moment at which it does.
struct Proof {
  std::size_t deed = 0;                     ///< the decision that it came of, from 1; 0: before any
  Events happened;                          ///< these events, and without the text none of them
  Events prevented;                         ///< the other way round
  std::vector<Action> can, cannot;          ///< what may be decided next only with it, only without it
  std::vector<Figures> figures, otherwise;  ///< combat and support with it, and without it

  bool empty() const {
    return happened.empty() && prevented.empty() && can.empty() && cannot.empty() && figures.empty() &&
           otherwise.empty();
  }
};

/// The card without what this text does: of a text that is used, or waits, all but its effect stays.
CardDefinition without_text(const CardDefinition& card, std::size_t text);

/// Of a text that is used, or waits, only an event is a proof; what is simply true shows in what can be decided, too.
bool proved_by_events(const CardDefinition& card, std::size_t text);

/// The first difference between the probe as it goes and as it goes without the text.
std::optional<Proof> find_proof(const Trace& with, const Trace& without, bool by_events);

/// The same, played. The catalog is as before afterwards.
std::optional<Proof> prove(const Probe& probe, Catalog& cards, const Trace& with);

}  // namespace naruto::probe
