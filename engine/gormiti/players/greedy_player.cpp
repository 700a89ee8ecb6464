// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/players/greedy_player.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

// Worth is counted in fifths of a point of ATK. Tried against each other on equal decks, 800 games a change.
constexpr int kAttack = 5;
constexpr int kHealth = 4;
constexpr int kHeroHealth = 18;
constexpr int kInHand = 10;
constexpr int kBody = 10;     ///< a Fighter that can stand before the Hero
constexpr int kAbility = 15;  ///< a text of a Fighter: what it does is seen when it happens, not before
constexpr int kArena = 60;
constexpr int kWeapon = 90;  ///< besides what it adds to the figures outside a clash: most do more in one
constexpr int kCounter = 10;
constexpr int kWon = 1'000'000;

constexpr int kFairExchange = 20;  ///< an attack may cost so much: who waits gives the other one time
constexpr int kNextExchange = 20;  ///< likewise of those that would follow in this turn
constexpr int kWorthAMove = 40;
constexpr int kWeakInQuick = 25;  ///< ATK under which a card is swapped
constexpr int kMostQuestions = 60;
constexpr int kAttacksAhead = 4;

std::vector<Action> allowed(const GameState& state, const Rulebook& rules) {
  std::vector<Action> out;
  allowed_actions(state, rules, out);
  return out;
}

int side_of(const Position& position, PlayerId player) {
  const PlayerState& side = position.state[player];
  int worth = kInHand * static_cast<int>(side.hand.size()) + kArena * static_cast<int>(side.arenas.size()) +
              kWeapon * static_cast<int>(side.weapons.size());
  const auto fighter = [&](CardId card, int health) {
    return kAttack * atk_outside_clash(position, card) + health * std::max(0, current_hp(position, card));
  };
  for (const CardId card : side.fighters)
    if (card != kNoCard)
      worth += fighter(card, kHealth) + kBody + kAbility * static_cast<int>(position.definition(card).abilities.size());
  if (side.hero != kNoCard) worth += fighter(side.hero, kHeroHealth);
  for (const CounterStack& stack : position.state.counters)
    if (position.state[stack.card].owner == player) worth += kCounter * stack.n;
  return worth;
}

/// How this player stands.
int worth_of(const GameState& state, const Rulebook& rules, PlayerId player) {
  if (state.over()) return state.outcome == win_of(player) ? kWon : state.outcome == Outcome::draw ? 0 : -kWon;
  const Position position{state, rules};
  return side_of(position, player) - side_of(position, table::other(player));
}

/// A phase in which its player may do anything: nothing follows by itself.
bool is_open(const GameState& state) {
  const QuestionKind kind = state.question.kind;
  return state.over() || kind == QuestionKind::strategic || kind == QuestionKind::combat || kind == QuestionKind::swap;
}

/// What is answered where nobody wants anything: nothing, yes, or the first of what is asked.
Action idle(const std::vector<Action>& list) {
  const auto pass = std::find(list.begin(), list.end(), Action(Pass{}));
  const auto yes = std::find(list.begin(), list.end(), Action(Answer{true}));
  return pass != list.end() ? *pass : yes != list.end() ? *yes : list.front();
}

/// The game from here on with such answers, until somebody may do anything, or until `stops`.
template <class Stops>
GameState played_until(GameState state, const Rulebook& rules, const Stops& stops) {
  for (int i = 0; i < kMostQuestions && !is_open(state) && !stops(state.question); ++i) {
    const auto list = allowed(state, rules);
    if (list.empty()) break;
    apply(state, rules, state.question.player, idle(list));
  }
  return state;
}

/// The game behind this decision and what follows by itself.
GameState decided(GameState state, const Rulebook& rules, const Action& action) {
  apply(state, rules, state.question.player, action);
  return played_until(std::move(state), rules, [](const Question&) { return false; });
}

/// The clash with the Move that brings its attacker the most, or with none.
GameState best_moved(const GameState& state, const Rulebook& rules) {
  const PlayerId attacks = state.question.player;
  GameState best = decided(state, rules, Pass{});
  int most = worth_of(best, rules, attacks) + kWorthAMove;
  for (const Action& action : allowed(state, rules)) {
    if (!std::holds_alternative<PlayMove>(action)) continue;
    GameState moved = decided(state, rules, action);
    const int worth = worth_of(moved, rules, attacks);
    if (worth <= most) continue;
    most = worth;
    best = std::move(moved);
  }
  return best;
}

/// An attack against the defender that is best for whoever chooses it, who knows of no Move: with that of the attacker.
GameState best_defended(const GameState& state, const Rulebook& rules) {
  const PlayerId defends = state.question.player;
  std::optional<Action> chosen;
  int most = std::numeric_limits<int>::min();
  for (const Action& action : allowed(state, rules)) {
    const int worth = worth_of(decided(state, rules, action), rules, defends);
    if (worth <= most) continue;
    most = worth;
    chosen = action;
  }
  if (!chosen) return state;
  GameState joined = state;
  apply(joined, rules, defends, *chosen);
  const auto asks_attacker = [&](const Question& question) {
    return question.kind == QuestionKind::play_move && question.player != defends;
  };
  joined = played_until(std::move(joined), rules, asks_attacker);
  return !is_open(joined) && asks_attacker(joined.question) ? best_moved(joined, rules) : joined;
}

/// The game behind this decision once everybody has answered what follows.
GameState after(GameState state, const Rulebook& rules, const Action& action) {
  apply(state, rules, state.question.player, action);
  const auto asks_defender = [](const Question& question) { return question.kind == QuestionKind::choose_defender; };
  state = played_until(std::move(state), rules, asks_defender);
  return !is_open(state) && asks_defender(state.question) ? best_defended(state, rules) : state;
}

class Choice {
 public:
  Choice(const GameState& state, const Rulebook& rules)
      : state_(state), rules_(rules), me_(state.question.player), list_(allowed(state, rules)) {}

  Action choose() const {
    if (list_.empty()) return Concede{};
    switch (state_.question.kind) {
      case QuestionKind::choose_hero:
        return best([this](const Action& action) { return printed(std::get<ChooseHero>(action).card); });
      case QuestionKind::cut:
        return list_.front();
      case QuestionKind::exchange:
        return Exchange{!any_fighter()};
      case QuestionKind::strategic:
        return better_than(now(), going_on());
      case QuestionKind::combat:
        return attack();
      case QuestionKind::play_move:
        return better_than(worth(Pass{}) + kWorthAMove, Pass{});
      case QuestionKind::swap:
        return swap();
      default:
        return best([this](const Action& action) { return worth(action); });
    }
  }

 private:
  const CardDefinition& definition(CardId card) const { return (*rules_.cards)[state_[card].definition]; }
  int printed(CardId card) const { return definition(card).atk + definition(card).hp; }
  int now() const { return worth_of(state_, rules_, me_); }
  int worth(const Action& action) const { return worth_of(after(state_, rules_, action), rules_, me_); }
  bool offers(const Action& action) const { return std::find(list_.begin(), list_.end(), action) != list_.end(); }

  bool any_fighter() const {
    return std::any_of(state_[me_].hand.begin(), state_[me_].hand.end(),
                       [this](CardId card) { return definition(card).type == CardType::fighter; });
  }
  Action going_on() const { return offers(ToCombat{}) ? Action(ToCombat{}) : ending(); }
  /// What ends the phase; else, where an attack must come first, the first that is allowed.
  Action ending() const {
    for (const Action& action : {Action(EndTurn{}), Action(EndCombat{})})
      if (offers(action)) return action;
    return list_.front();
  }

  /// What is reached from here by further attacks, each the best one, as long as it is fair.
  int pressed(GameState state) const {
    int worth = worth_of(state, rules_, me_);
    for (int i = 0; i < kAttacksAhead; ++i) {
      if (state.over() || state.question.kind != QuestionKind::combat || state.question.player != me_) break;
      int most = worth - kNextExchange;
      std::optional<GameState> next;
      for (const Action& action : allowed(state, rules_)) {
        if (!std::holds_alternative<DeclareAttacker>(action)) continue;
        GameState fought = after(state, rules_, action);
        const int each = worth_of(fought, rules_, me_);
        if (each <= most) continue;
        most = each;
        next = std::move(fought);
      }
      if (!next) break;
      state = *next;
      worth = most;
    }
    return worth;
  }

  /// The attack that brings the most with those that it makes possible.
  Action attack() const {
    Action found = ending();
    int least = now() - kFairExchange;
    for (const Action& action : list_) {
      if (!std::holds_alternative<DeclareAttacker>(action)) continue;
      const int each = pressed(after(state_, rules_, action));
      if (each <= least) continue;
      least = each;
      found = action;
    }
    return found;
  }

  template <class Worth>
  Action best(Worth&& worth) const {
    const Action* found = nullptr;
    int most = std::numeric_limits<int>::min();
    for (const Action& action : list_) {
      const int each = worth(action);
      if (each <= most) continue;
      most = each;
      found = &action;
    }
    return *found;
  }

  /// What ends the question is no play: it is taken when nothing else brings more than `least`.
  Action better_than(int least, const Action& otherwise) const {
    const Action* found = &otherwise;
    for (const Action& action : list_) {
      if (std::holds_alternative<ToCombat>(action) || std::holds_alternative<EndTurn>(action) ||
          std::holds_alternative<EndCombat>(action) || std::holds_alternative<Pass>(action))
        continue;
      const int each = worth(action);
      if (each <= least) continue;
      least = each;
      found = &action;
    }
    return *found;
  }

  Action swap() const {
    const Action weakest = best([this](const Action& action) {
      const auto* swapped = std::get_if<Swap>(&action);
      return swapped ? -definition(swapped->card).atk : std::numeric_limits<int>::min() + 1;
    });
    const auto* swapped = std::get_if<Swap>(&weakest);
    return swapped && definition(swapped->card).atk < kWeakInQuick ? weakest : Action(Keep{});
  }

  const GameState& state_;
  const Rulebook& rules_;
  PlayerId me_;
  std::vector<Action> list_;
};

}  // namespace

Action GreedyPlayer::choose(const GameState& state, const Rulebook& rules) const {
  return Choice(state, rules).choose();
}

}  // namespace gormiti
