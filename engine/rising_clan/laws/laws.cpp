// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rising_clan/laws/laws.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/rising_clan/events/change.h"
#include "engine/rising_clan/laws/any_action.h"
#include "engine/rising_clan/laws/random_player.h"
#include "engine/rising_clan/laws/secrecy.h"
#include "engine/rising_clan/rules/game_facts.h"

namespace rising_clan {
namespace {

constexpr int kTries = 24;  ///< of the closed list, at each decision
constexpr int kLongestGame = 60000;

class Census {
 public:
  explicit Census(const GameState& state) : s_(state) {}

  std::string take() {
    lie(s_.advantage_deck, Zone::advantage_deck, kNoSeat);
    lie(s_.advantage_discard, Zone::advantage_discard, kNoSeat);
    lie(s_.event_deck, Zone::event_deck, kNoSeat);
    lie(s_.event_discard, Zone::event_discard, kNoSeat);
    lie(s_.disadvantage_deck, Zone::disadvantage_deck, kNoSeat);
    lie(s_.disadvantage_discard, Zone::disadvantage_discard, kNoSeat);
    lie(s_.returning, Zone::returning, kNoSeat);
    lie(s_.status_deck, Zone::status_deck, kNoSeat);
    for (std::size_t i = 0; i < s_.seats; ++i) {
      const SeatId seat = table::seat_at(i);
      const PlayerState& p = s_[seat];
      lie(p.hand, Zone::hand, seat);
      lie(p.play, Zone::play, seat);
      lie(p.gifts, Zone::gift, seat);
      lie(p.area, Zone::area, seat);
      lie(p.status, Zone::status, seat);
      lie(p.conquered, Zone::conquered, seat);
      lie(p.credits, Zone::credit, seat);
      if (p.old_area > p.area.size()) broken_ = "conservation: more old disadvantages than there are";
    }
    for (std::size_t i = 0; i < kMostCards; ++i) {
      const Zone zone = s_.cards[i].zone;
      const int expected = zone == Zone::aside || zone == Zone::up ? 0 : 1;
      if (seen_[i] != expected) broken_ = fmt::format("conservation: card {} lies in {} places", i, seen_[i]);
    }
    return broken_;
  }

 private:
  template <class Pile>
  void lie(const Pile& pile, Zone zone, SeatId seat) {
    for (const CardId card : pile) {
      ++seen_[card];
      if (s_[card].zone != zone || s_[card].seat != seat)
        broken_ = fmt::format("conservation: card {} does not lie where it says", card);
    }
  }

  const GameState& s_;
  std::array<int, kMostCards> seen_{};
  std::string broken_;
};

std::string options_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  const SeatId seat = state.question.seat;
  const std::vector<Option> list = options(state, rules, seat);
  std::vector<Action> allowed, unasked;
  for (const Option& option : list)
    if (option.allowed()) allowed.push_back(option.action);
  allowed_actions(state, rules, unasked);
  if (unasked != allowed) return "options: the list without reasons is another";
  if (allowed.empty()) return fmt::format("one decider: no allowed answer to {}", table::name_of(state.question.kind));
  // Very long lists are tried in part; which part is chance.
  const std::size_t stride = list.size() / 60 + 1;
  for (std::size_t i = luck.below(static_cast<std::uint32_t>(stride)); i < list.size(); i += stride) {
    const Option& option = list[i];
    for (std::size_t k = i + 1; k < list.size(); ++k)
      if (option.action == list[k].action) return "options: twice the same: " + to_text(option.action);
    if (read_action(to_text(option.action)) != option.action)
      return "text: does not read back: " + to_text(option.action);
    const Applied tried = applied(state, rules, seat, option.action);
    if (tried.refusal != option.refusal) return "options: apply disagrees on " + to_text(option.action);
    if (tried.refusal && (tried.state != state || !tried.events.empty() || tried.refusal.rule.empty()))
      return "refusal: it changes something, or names no rule: " + to_text(option.action);
  }
  for (std::size_t i = 0; i < state.seats; ++i) {
    if (table::seat_at(i) == seat) continue;
    for (const Option& option : options(state, rules, table::seat_at(i)))
      if (!std::holds_alternative<AskToAct>(option.action)) return "one decider: two are asked";
  }
  return {};
}

std::string closed_list_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  for (int i = 0; i < kTries; ++i) {
    const SeatId seat = luck.below(4) == 0 ? table::seat_at(luck.below(state.seats)) : state.question.seat;
    const Action action = any_action(state, seat, luck);
    if (read_action(to_text(action)) != action) return "text: does not read back: " + to_text(action);
    const Applied tried = applied(state, rules, seat, action);
    if (tried.refusal) {
      if (tried.state != state || tried.refusal.rule.empty())
        return "refusal: it changes something, or names no rule: " + to_text(action);
      continue;
    }
    const std::vector<Option> list = options(state, rules, seat);
    const bool listed = std::any_of(list.begin(), list.end(),
                                    [&](const Option& each) { return each.allowed() && each.action == action; });
    if (!listed) return "closed list: accepted, but not listed: " + to_text(action);
  }
  return {};
}

std::string events_law(const GameState& before, const GameState& after, const Events& events) {
  GameState replayed = before;
  for (const Event& event : events) {
    const auto read = read_event(to_text(event));
    if (!read || *read != event) return "text: does not read back: " + to_text(event);
    apply_event(replayed, *read);
  }
  return replayed == after ? std::string() : "events: they do not give the new state";
}

}  // namespace

std::string broken_law(const GameState& state, const Rulebook& rules, table::RandomStream& luck) {
  if (std::string what = Census(state).take(); !what.empty() || state.over()) return what;
  for (std::string what :
       {options_law(state, rules, luck), closed_list_law(state, rules, luck), secrecy_law(state, rules, luck)})
    if (!what.empty()) return what;
  return {};
}

LawReport check_laws(const Rulebook& rules, const Setup& setup, std::uint64_t player_seed, int every) {
  LawReport report;
  RandomPlayer player(player_seed);
  table::RandomStream tried(player_seed, 11);
  GameState state = new_game(rules, setup);
  const auto broken = [&](const std::string& what) {
    if (!what.empty())
      report.broken = fmt::format("{} players, seed {}, decision {}, asked {}: {}", setup.players, setup.seed,
                                  report.decisions, table::name_of(state.question.kind), what);
    return !what.empty();
  };
  for (; !state.over(); ++report.decisions) {
    if (report.decisions > kLongestGame && broken("end: the game has none")) return report;
    const bool looks = tried.below(static_cast<std::uint32_t>(every)) == 0;
    if (looks && broken(broken_law(state, rules, tried))) return report;
    const RandomPlayer::Move move = player.choose(state, rules);
    const GameState before = state;
    Events events;
    if (apply(state, rules, move.by, move.action, &events) && broken("refused: " + to_text(move.action))) return report;
    if (broken(events_law(before, state, events))) return report;
    if (looks && applied(before, rules, move.by, move.action).state != state && broken("copy: it goes another way"))
      return report;
  }
  broken(Census(state).take());
  if (const auto wrong = wrong_fact(facts_of({state, rules})))
    broken(fmt::format("facts: {}", table::name_of(wrong->fault)));
  report.turns = state.turn;
  report.outcome = state.outcome;
  return report;
}

}  // namespace rising_clan
