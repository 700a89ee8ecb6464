// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/laws/closed_list.h"

#include <algorithm>
#include <vector>

#include "engine/naruto/actions/check.h"

namespace naruto {
namespace {

constexpr int kTries = 16;  // at each decision

/// Any action, those about cards more often: there are more of them.
class AnyAction {
 public:
  AnyAction(const GameState& state, const Rulebook& rules, table::RandomStream& luck)
      : state_(state), rules_(rules), luck_(luck) {}

  Action operator()() {
    switch (luck_.below(20)) {
      case 0:
        return CallToss{coin()};
      case 1:
        return ChooseStarter{coin() ? PlayerId::south : PlayerId::north};
      case 2:
        return ChangeHand{coin()};
      case 3:
        return Charge{card()};
      case 4:
        return Join{card(), card()};
      case 5:
        return LeaveOut{card()};
      case 6:
        return Send{card()};
      case 7:
        return Block{card(), card()};
      case 8:
        return PickNumber{static_cast<std::uint8_t>(luck_.below(16))};
      case 9:
        return name();
      case 10:
        return Answer{coin()};
      case 11:
        return coin() ? Action(Done{}) : Action(Pass{});
      case 12:
      case 13:
      case 14:
        return Pick{card()};
      case 15:
      case 16:
        return UseEffect{card(), static_cast<std::uint8_t>(luck_.below(6))};
      case 17:
        return Play{card(), kNoCard};
      default:
        return Play{card(), card()};
    }
  }

 private:
  bool coin() { return luck_.below(2) == 0; }

  /// Of the game; seldom one that there is not.
  CardId card() {
    if (luck_.below(16) == 0) return static_cast<CardId>(luck_.below(256));
    const PlayerState& asked = state_[state_.choice.player];
    const auto of = [&](const Pile& pile) {
      return pile.empty() ? any() : pile[luck_.below(static_cast<std::uint32_t>(pile.size()))];
    };
    switch (luck_.below(6)) {
      case 0:
      case 1:
        return of(asked.hand);
      case 2:
      case 3:
        return of(asked.village);
      case 4:
        return of(asked.chakra);
      default:
        return any();
    }
  }
  CardId any() { return static_cast<CardId>(luck_.below(std::max<std::uint32_t>(1, state_.card_count))); }

  Action name() {
    const auto n = static_cast<std::uint32_t>(rules_.cards->size());
    return NameCard{(*rules_.cards)[static_cast<DefinitionId>(luck_.below(n))].code};
  }

  const GameState& state_;
  const Rulebook& rules_;
  table::RandomStream& luck_;
};

/// It does what something listed does.
bool is_synonym(const GameState& state, const Rulebook& rules, const Action& action,
                const std::vector<Action>& listed) {
  const GameState then = applied(state, rules, action).state;
  return std::any_of(listed.begin(), listed.end(), [&](const Action& each) {
    return each.index() == action.index() && applied(state, rules, each).state == then;
  });
}

}  // namespace

std::string closed_list_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  const Position position(state, rules);
  std::vector<Action> listed;
  AnyAction any(state, rules, luck);
  for (int i = 0; i < kTries; ++i) {
    const Action action = any();
    if (check(position, action)) continue;
    if (listed.empty()) allowed_actions(state, rules, listed);
    if (std::find(listed.begin(), listed.end(), action) != listed.end()) continue;
    if (!is_synonym(state, rules, action, listed)) return "closed list: accepted, but not listed: " + to_text(action);
  }
  return {};
}

}  // namespace naruto
