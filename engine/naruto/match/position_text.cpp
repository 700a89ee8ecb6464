// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/match/position_text.h"

#include <fmt/format.h>

#include "engine/naruto/match/record_text.h"

namespace naruto {
namespace {

class PositionWriter {
 public:
  PositionWriter(const GameState& state, const Catalog& cards) : state_(state), cards_(cards) {}

  std::vector<std::string> write() {
    add("turn {} of {} step {}", state_.turn, table::name_of(state_.active), table::name_of(state_.step));
    if (state_.over())
      add("won by {} {}", table::name_of(state_.winner), table::name_of(state_.end));
    else
      add("asks {} {} {} {}", table::name_of(state_.choice.player), table::name_of(state_.choice.kind),
          state_.choice.min, state_.choice.max);
    for (const PlayerId player : table::kPlayers) seat(player);
    for (const CoinStack& coins : state_.coins)
      with_card(fmt::format("coins {} {} {}", coins.card, table::name_of(coins.kind), coins.n), coins.card);
    for (const Battle& battle : state_.battles) fight(battle);
    for (const Link& link : state_.chain)
      with_card(fmt::format("chain {} {} of {}", table::name_of(link.kind), link.context.source.card,
                            table::name_of(link.context.controller)),
                link.context.source.card);
    return std::move(lines_);
  }

 private:
  template <class... Args>
  void add(fmt::format_string<Args...> form, Args&&... args) {
    lines_.push_back(fmt::format(form, std::forward<Args>(args)...));
  }
  void with_card(const std::string& line, CardId card) {
    lines_.push_back(with_remark(line, code_and_name(state_, cards_, card)));
  }

  void seat(PlayerId player) {
    const PlayerState& of = state_[player];
    const auto name = table::name_of(player);
    add("{} deck {} marker {}", name, of.deck.size(), of.marker);
    for (const CardId card : of.village) ninja(name, card);
    for (const Zone zone : {Zone::hand, Zone::chakra, Zone::discard, Zone::rewards, Zone::removed})
      for (const CardId card : *pile_of(of, zone))
        with_card(fmt::format("{} {} {}", name, table::name_of(zone), card), card);
  }

  void ninja(std::string_view name, CardId id) {
    const CardState& card = state_[id];
    std::string line = fmt::format("{} village {}", name, id);
    if (card.is_ninja) line += card.injured ? " injured" : " healthy";
    if (card.team != kNoTeam) line += fmt::format(" team {}", static_cast<int>(card.team));
    if (card.left_out) line += " left_out";
    if (card.attached_to != kNoCard) line += fmt::format(" on {}", card.attached_to);
    with_card(line, id);
  }

  void fight(const Battle& battle) {
    std::string line = fmt::format("battle {}", battle.attack_head.card);
    if (battle.blocked) line += fmt::format(" against {}", battle.block_head.card);
    if (battle.resolved) line += fmt::format(" {} to {}", battle.attack_power, battle.block_power);
    with_card(line, battle.attack_head.card);
  }

  const GameState& state_;
  const Catalog& cards_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> position_lines(const GameState& state, const Catalog& cards) {
  return PositionWriter(state, cards).write();
}

std::optional<RecordProblem> check_position(RecordLines& lines, const GameState& state, const Catalog& cards) {
  std::optional<RecordProblem> problem;
  const auto differs = [&](std::string_view found, std::string_view now) {
    if (problem) return;
    problem = problem_in(lines, RecordFault::position, found,
                         now.empty() ? std::string("nothing more in this position")
                                     : fmt::format("\"{}\", as the decisions give it now", now),
                         std::string(now));
  };
  for (const std::string& line : position_lines(state, cards)) {
    const auto now = without_remark(line);
    if (!lines.indented()) {
      differs(lines.done() ? "" : lines.peek(), now);
      if (problem && problem->found.empty()) problem->found = "the end";
      break;
    }
    if (const auto found = without_indent(lines.next()); found != now) differs(found, now);
  }
  while (lines.indented()) differs(without_indent(lines.next()), {});
  return problem;
}

}  // namespace naruto
