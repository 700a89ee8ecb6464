// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/probe/probe.h"

namespace naruto::probe {

/// Combat, support and mental power of a Ninja in play.
struct Figures {
  CardId ninja = kNoCard;
  int combat = 0;
  int support = 0;
  int mental = 0;
  friend bool operator==(const Figures&, const Figures&) = default;
};

/// The table before a decision, and what came of it.
struct Moment {
  PlayerId asked = PlayerId::south;
  ChoiceKind question = ChoiceKind::none;
  std::vector<Action> allowed;
  std::vector<Figures> figures;
  bool taken = false;  ///< the decision was legal; else nothing happened
  Events events;       ///< that tell a person something

  friend bool operator==(const Moment&, const Moment&) = default;
};

/// A probe played through. The last moment is the table behind the last decision.
struct Trace {
  bool begun = false;  ///< the position can be
  Events before;       ///< what happens by itself, before anybody decides
  std::vector<Moment> moments;
};

/// A probe that is being played: one decision after the other. The probe outlives it.
class Game {
 public:
  Game(const Probe& probe, const Catalog& cards);

  bool begun() const { return begun_; }
  bool over() const { return table_.state.over(); }
  const GameState& state() const { return table_.state; }
  const Rulebook& rules() const { return table_.rules; }
  const scenario::Table& table() const { return table_; }

  /// What tells a person something of the events since the last call.
  Events news();
  /// The table as it is now.
  Moment look() const;
  /// Whether the decision was legal.
  bool act(const scenario::Table::Acted& deed);

 private:
  scenario::Table table_;
  bool begun_ = false;
  std::size_t told_ = 0;
};

Trace trace_of(const Probe& probe, const Catalog& cards);

/// The probe goes with these cards as it went before; the first difference ends it.
bool goes_like(const Probe& probe, const Catalog& cards, const Trace& before);

}  // namespace naruto::probe
