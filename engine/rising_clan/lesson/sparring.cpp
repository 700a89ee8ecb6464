// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/lesson/sparring.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/table/allowed.h"

namespace rising_clan {
namespace {

constexpr int kLikely = 4;  ///< a die shows at least so much in three of six cases

class Sparring {
 public:
  Sparring(const PlayerView& view, std::vector<Action> allowed, const Catalog& cards, table::RandomStream luck)
      : view_(view), cards_(cards), allowed_{std::move(allowed)}, luck_(luck) {}

  Action choose() {
    switch (view_.question.kind) {
      case QuestionKind::window:
        return help().value_or(quiet());
      case QuestionKind::prepare:
        return arm().value_or(quiet());
      case QuestionKind::act:
        if (const auto armed = arm()) return *armed;
        return attack().value_or(rest());
      case QuestionKind::join:
        return allowed_.first_of({Answer{likely() ? Reply::yes : Reply::no}});
      case QuestionKind::opponent:
      case QuestionKind::choose_target:
        return allowed_.best<Choose>([this](const Choose& a) { return worth_of(a.seat); }).value_or(quiet());
      case QuestionKind::natural_six:
        return allowed_.first_of({Answer{Reply::deck}});
      case QuestionKind::flee:
        return allowed_.first_of({Answer{Reply::fight}});
      case QuestionKind::attempt:
        return allowed_.first_of({Answer{Reply::roll}});
      default:
        return quiet();
    }
  }

 private:
  SeatId me() const { return view_.viewer; }
  const SeenPlayer& of(SeatId seat) const { return view_.players[table::index(seat)]; }
  int value(SeatId seat, Stat stat) const { return of(seat).values[static_cast<std::size_t>(stat)]; }

  /// What changes nothing; else the first that is allowed.
  Action quiet() const { return allowed_.first_of({Pass{}, Answer{Reply::no}, Answer{Reply::seen}, Done{}}); }

  /// A permanent for which nothing has to go.
  std::optional<Action> arm() const {
    return allowed_.best<Play>([](const Play& a) { return a.discards.empty() ? std::optional(0) : std::nullopt; });
  }

  Action rest() const {
    return allowed_.first_of({Rest{RestKind::heal, kNoCard}, Rest{RestKind::draw, kNoCard}, Done{}});
  }

  bool is_rival(SeatId seat) const {
    const RoleDefinition& own = cards_.roles()[of(me()).role];
    const RoleId known = of(seat).role;
    if (known == kNoRole) return false;
    return view_.seats == 2 ? known == own.two : known == own.primary || known == own.secondary;
  }
  /// A rival before all others, and whose clan is not known before whose is.
  int worth_of(SeatId seat) {
    const int chance = static_cast<int>(luck_.below(10));
    return chance + (is_rival(seat) ? 200 : of(seat).role == kNoRole ? 100 : 0);
  }
  std::optional<Action> attack() {
    return allowed_.best<Attack>([this](const Attack& a) -> std::optional<int> {
      if (value(me(), Stat::ATT) + kLikely < value(a.target, Stat::DIF)) return std::nullopt;
      const bool harmless = of(a.target).role == kNoRole && of(a.target).substitutions > 0;  // no dishonour
      if (!is_rival(a.target) && !harmless) return std::nullopt;
      return worth_of(a.target);
    });
  }

  const CardDefinition* definition(CardId card) const {
    const auto in = [card](const SeenCards& cards) {
      const auto at = std::find_if(cards.begin(), cards.end(), [card](const SeenCard& c) { return c.id == card; });
      return at == cards.end() ? nullptr : &*at;
    };
    for (const SeenCards* cards : {&of(me()).hand, &of(me()).play, &of(me()).status, &view_.open_cards})
      if (const SeenCard* found = in(*cards)) return &cards_[found->definition];
    return nullptr;
  }

  /// Each roll of the event that is up is likely to be passed.
  bool likely() const {
    const CardDefinition* event = definition(view_.event.card);
    return event != nullptr && std::all_of(event->rolls.begin(), event->rolls.end(), [this](const RollDemand& roll) {
             return value(me(), roll.stat) + kLikely >= roll.target;
           });
  }

  const NodeList& nodes(const Use& use) const {
    const CardDefinition* card = definition(use.card);
    const bool has = card != nullptr && use.ability < card->abilities.size();
    return cards_.list(has ? card->abilities[use.ability].doing : kNoList);
  }

  /// In a window: what decides an own roll, or stops the attack that would decide the game.
  std::optional<Action> help() const {
    const bool attacked = view_.asking.window == WindowKind::declaration && view_.asking.seat == me();
    if (attacked && of(me()).substitutions == 0)
      if (const auto stop = using_node(Op::cancel_attack, 1)) return stop;
    const bool rolled = view_.asking.window == WindowKind::roll && !view_.rolls.empty() && !view_.totals.empty();
    if (!rolled || view_.rolls.back().roller != me() || view_.rolls.back().kind == RollKind::creature)
      return std::nullopt;
    const int missing = view_.targets.back() - view_.totals.back();
    return missing > 0 ? using_node(Op::roll, missing) : std::nullopt;
  }

  /// The card that gives at least so much, and as little more as there is.
  std::optional<Action> using_node(Op op, int least) const {
    return allowed_.best<Use>([&](const Use& use) -> std::optional<int> {
      int sum = 0;
      for (const Node& node : nodes(use))
        if (node.op == op) sum += op == Op::roll ? node.n : least;
      return sum >= least ? std::optional(-sum) : std::nullopt;
    });
  }

  const PlayerView& view_;
  const Catalog& cards_;
  table::Allowed<Action> allowed_;
  table::RandomStream luck_;
};

}  // namespace

Action spar(const PlayerView& view, std::vector<Action> allowed, const Catalog& cards, table::RandomStream luck) {
  if (allowed.empty()) return Concede{};  // a fault of the rules is seen, and nothing hangs
  return Sparring(view, std::move(allowed), cards, luck).choose();
}

Action spar(const GameState& state, const Rulebook& rules) {
  std::vector<Action> allowed;
  allowed_actions(state, rules, allowed);
  return spar(view_for(state, rules, state.question.seat), std::move(allowed), *rules.cards,
              state.luck[static_cast<std::size_t>(Luck::chance)]);
}

}  // namespace rising_clan
