// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/players/greedy_player.h"

#include <algorithm>
#include <limits>

#include "engine/gormiti/effects/values.h"

namespace gormiti {
namespace {

// Worth is counted in fifths of a point of ATK. Tried against each other on equal decks, a thousand games a change.
constexpr int kAttack = 5;
constexpr int kHealth = 4;
constexpr int kHeroHealth = 12;
constexpr int kInHand = 10;
constexpr int kArena = 60;
constexpr int kCounter = 10;
constexpr int kWon = 1'000'000;

constexpr int kFairExchange = 20;  ///< an attack may cost so much: who waits gives the other one time
constexpr int kWorthAMove = 20;
constexpr int kWeakInQuick = 25;  ///< ATK under which a card is swapped
constexpr int kMostQuestions = 60;

std::vector<Action> allowed(const GameState& state, const Rulebook& rules) {
  std::vector<Action> out;
  allowed_actions(state, rules, out);
  return out;
}

int side_of(const Position& position, PlayerId player) {
  const PlayerState& side = position.state[player];
  int worth = kInHand * static_cast<int>(side.hand.size()) + kArena * static_cast<int>(side.arenas.size());
  const auto fighter = [&](CardId card, int health) {
    return kAttack * atk_outside_clash(position, card) + health * std::max(0, current_hp(position, card));
  };
  for (const CardId card : side.fighters)
    if (card != kNoCard) worth += fighter(card, kHealth);
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

GameState after(GameState state, const Rulebook& rules, const Action& action);

/// The defender that is best for whoever chooses it.
GameState best_defended(const GameState& state, const Rulebook& rules) {
  const PlayerId defends = state.question.player;
  GameState best = state;
  int most = std::numeric_limits<int>::min();
  for (const Action& action : allowed(state, rules)) {
    const GameState defended = after(state, rules, action);
    const int worth = worth_of(defended, rules, defends);
    if (worth <= most) continue;
    most = worth;
    best = defended;
  }
  return best;
}

/// The game behind this decision once everybody has passed and taken the first of what is asked.
GameState after(GameState state, const Rulebook& rules, const Action& action) {
  apply(state, rules, state.question.player, action);
  for (int i = 0; i < kMostQuestions && !is_open(state); ++i) {
    if (state.question.kind == QuestionKind::choose_defender) return best_defended(state, rules);
    const auto list = allowed(state, rules);
    if (list.empty()) break;
    const auto pass = std::find(list.begin(), list.end(), Action(Pass{}));
    const auto yes = std::find(list.begin(), list.end(), Action(Answer{true}));
    apply(state, rules, state.question.player, pass != list.end() ? *pass : yes != list.end() ? *yes : list.front());
  }
  return state;
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
        return better_than(now() - kFairExchange, ending());
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
