// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/probe/foils.h"

#include <algorithm>
#include <array>
#include <utility>

namespace naruto::probe {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// A rule, and what shows it.
constexpr std::array kRules{Pair{"cannot_be_negated", "negate"},
                            Pair{"damage_stays", "reduce_damage"},
                            Pair{"damage_stays", "prevent_damage"},
                            Pair{"damage_stays", "lower_damage"},
                            Pair{"mental_battle", "mental_battle"},
                            Pair{"mental_power", "mental_battle"},
                            Pair{"jutsu_cost_kept", "change_jutsu_cost"},
                            Pair{"jutsu_cost_kept", "free_use"},
                            Pair{"untargetable", "damage"},
                            Pair{"untargetable", "move"},
                            Pair{"unaffected", "damage"},
                            Pair{"unaffected", "modify_power"},
                            Pair{"unremovable", "move"},
                            Pair{"goes_to", "damage"},
                            Pair{"goes_to", "move"},
                            Pair{"heal_lock", "heal"},
                            Pair{"prevent_damage", "damage"},
                            Pair{"reduce_damage", "damage"},
                            Pair{"more_damage", "damage"},
                            Pair{"no_draw", "draw"},
                            Pair{"coin_worth", "add_coin"},
                            Pair{"lock_power", "modify_power"},
                            Pair{"lower_damage", "damage"},
                            Pair{"negate_damage", "damage"}};

constexpr std::array kHappenings{std::pair{Happening::healed, std::string_view("heal")},
                                 std::pair{Happening::coin_tossed, std::string_view("toss")},
                                 std::pair{Happening::targeted, std::string_view("damage")},
                                 std::pair{Happening::drawn, std::string_view("draw")},
                                 std::pair{Happening::power_gained, std::string_view("modify_power")},
                                 std::pair{Happening::injured, std::string_view("damage")},
                                 std::pair{Happening::damaged, std::string_view("damage")},
                                 std::pair{Happening::leaves_play, std::string_view("move")},
                                 std::pair{Happening::coin_gained, std::string_view("add_coin")},
                                 std::pair{Happening::last_coin_removed, std::string_view("remove_coin")}};

void add(std::vector<std::string_view>& list, std::string_view op) {
  if (std::find(list.begin(), list.end(), op) == list.end()) list.push_back(op);
}

void add_rule(std::vector<std::string_view>& list, const Rule& rule) {
  std::visit([&]<class Node>(const Node&) { add(list, Node::op); }, rule);
}

}  // namespace

std::vector<std::string_view> ops_of(const CardDefinition& card) {
  std::vector<std::string_view> ops;
  for (const Effect* effect : card.effects)
    std::visit(
        [&]<class Node>(const Node& node) {
          if constexpr (std::is_same_v<Node, Lasting>)
            add_rule(ops, node.rule);
          else
            add(ops, Node::op);
        },
        effect->node);
  for (const Ability& ability : card.abilities)
    if (const auto* text = std::get_if<Static>(&ability.body))
      for (const Rule& rule : text->rules) add_rule(ops, rule);
  return ops;
}

std::vector<std::string_view> foils_of(const CardDefinition& card, const Ability& text) {
  std::vector<std::string_view> foils;
  const auto ops = ops_of(card);
  for (const auto& [rule, foil] : kRules)
    if (std::find(ops.begin(), ops.end(), rule) != ops.end()) add(foils, foil);
  const EventPattern* pattern = nullptr;
  if (const auto* waiting = std::get_if<Triggered>(&text.body)) pattern = &waiting->on;
  if (const auto* instead = std::get_if<Replacement>(&text.body)) pattern = &instead->instead_of;
  if (pattern != nullptr)
    for (const auto& [event, foil] : kHappenings)
      if (event == pattern->event) add(foils, foil);
  return foils;
}

}  // namespace naruto::probe
