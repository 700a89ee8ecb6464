// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/naruto/actions/option.h"
#include "ui/choices/prompt_button.h"

namespace playsheet {

using naruto::Action;
using naruto::CardId;
using naruto::kNoCard;

/// The press that means this action, and the action that a press means; nothing for one that means none.
Command commandOf(CommandKind kind, const Action& action);
std::optional<Action> actionOf(const Command& command);

/// The card that an action is about: what a person clicks first. kNoCard if there is none.
CardId subjectOf(const Action& action);

/// The second card of an action that has two: base, user, team mate, attacker.
CardId partnerOf(const Action& action);

/// The options of one question, sorted by what a person points at. It judges nothing: allowed and refused come from the
/// engine.
class OptionBook {
 public:
  OptionBook() = default;
  explicit OptionBook(std::vector<naruto::Option> options) : options_(std::move(options)) {}

  const std::vector<naruto::Option>& all() const { return options_; }

  /// Allowed actions with this card as subject, charging and leaving out apart: those are never meant by the card
  /// alone.
  std::vector<Action> uses(CardId card) const;
  /// The allowed charge of this card.
  const Action* charge(CardId card) const;
  /// The allowed action that leaves this Ninja out of the teams.
  const Action* leaveOut(CardId card) const;
  /// Whether some option plays this card, allowed or not.
  bool plays(CardId card) const;
  /// Whether the question lets Ninja be left out at all.
  bool leavesOut() const { return any<naruto::LeaveOut>() != nullptr; }
  /// Why nothing can be done with this card, if there is an option for it at all and none is allowed.
  const naruto::Refusal* refusal(CardId card) const;
  /// The option that joins two cards, in either order for teams; an allowed one first.
  const naruto::Option* between(CardId subject, CardId partner) const;
  /// Cards that an allowed action joins to this one.
  std::vector<CardId> partners(CardId subject) const;
  /// Every card that some option is about.
  std::vector<CardId> subjects() const;

  /// The allowed option of this kind without a card.
  template <class A>
  const A* find() const {
    for (const auto& option : options_)
      if (const A* action = std::get_if<A>(&option.action); action && option.allowed()) return action;
    return nullptr;
  }
  template <class A>
  const naruto::Option* any() const {
    for (const auto& option : options_)
      if (std::holds_alternative<A>(option.action)) return &option;
    return nullptr;
  }

 private:
  std::vector<naruto::Option> options_;
};

}  // namespace playsheet
