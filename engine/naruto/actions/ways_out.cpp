// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/ways_out.h"

#include <algorithm>

namespace naruto {
namespace {

using Options = std::vector<Option>;

bool same_team(const Position& position, CardId a, CardId b) {
  return a == b || (position[a].team != kNoTeam && position[a].team == position[b].team);
}

/// Some allowed action of this kind that the test likes.
template <class A, class Test>
bool possible(const Options& options, Test&& test) {
  return std::any_of(options.begin(), options.end(), [&](const Option& option) {
    const A* action = std::get_if<A>(&option.action);
    return action != nullptr && option.allowed() && test(*action);
  });
}

Fix way_out(const Position&, const Options& options, const Join& join) {
  const bool other = possible<Join>(options, [&](const Join& each) { return each.ninja == join.ninja; });
  return other ? Fix::other_team : Fix::none;
}

Fix way_out(const Position& position, const Options& options, const Send& send) {
  const bool other =
      possible<Send>(options, [&](const Send& each) { return !same_team(position, each.head, send.head); });
  return other ? Fix::other_team : Fix::none;
}

Fix way_out(const Position& position, const Options& options, const Block& block) {
  const bool another_attacker = possible<Block>(options, [&](const Block& each) { return each.head == block.head; });
  const bool another_blocker = possible<Block>(options, [&](const Block& each) {
    return each.attacker == block.attacker && !same_team(position, each.head, block.head);
  });
  return another_attacker || another_blocker ? Fix::other_team : Fix::none;
}

Fix way_out(const Position&, const Options& options, const Pick&) {
  return possible<Pick>(options, [](const Pick&) { return true; }) ? Fix::choose_other : Fix::none;
}

template <class A>
Fix way_out(const Position&, const Options&, const A&) {
  return Fix::none;
}

}  // namespace

void add_ways_out(const Position& position, std::vector<Option>& options) {
  for (Option& option : options) {
    Refusal& refusal = option.refusal;
    if (option.allowed() || refusal.fix != Fix::none) continue;
    if (refusal.code == RefusalCode::must_be_sent)
      refusal.fix = Fix::send_team;
    else
      refusal.fix = std::visit([&](const auto& action) { return way_out(position, options, action); }, option.action);
    if (refusal.fix == Fix::none && refusal.code == RefusalCode::team_already_sent) refusal.fix = Fix::next_turn;
  }
}

}  // namespace naruto
