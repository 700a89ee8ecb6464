// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/naruto/open_use.h"

#include <algorithm>

#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/secret_choice.h"

namespace playsheet {

std::vector<naruto::Word> missingNames(const naruto::Match& match) {
  std::vector<naruto::Word> missing;
  const auto& use = match.state().announcement;
  if (use.kind != naruto::Announced::squad) return missing;
  const naruto::Position position(match.state(), match.rules());
  const auto& names = position.definition(use.card).names;
  for (std::size_t i = 1; i < names.size(); ++i)  // the first one is the complete name
    if (std::none_of(use.targets.begin(), use.targets.end(),
                     [&](const auto& ninja) { return naruto::has_name(position, ninja.card, names[i]); }))
      missing.push_back(names[i]);
  return missing;
}

bool isArranging(const naruto::Match& match) {
  const auto& state = match.state();
  if (state.choice.kind != naruto::ChoiceKind::pick || state.work.empty()) return false;
  const auto& work = state.work.back();
  const naruto::RunList* run = naruto::run_of(work);
  if (run == nullptr) return false;
  const auto& lists = (*match.rules().cards)[work.context.definition].lists;
  if (!lists.has(run->list) || run->index >= lists[run->list]->items.size()) return false;
  return std::holds_alternative<naruto::Arrange>(lists[run->list]->items[run->index].node);
}

std::vector<naruto::CardId> pickedSoFar(const naruto::Match& match) {
  const auto& state = match.state();
  if (state.choice.kind != naruto::ChoiceKind::pick || state.work.empty()) return {};
  const auto& picks = state.work.back().picks;
  return {picks.begin() + naruto::picked_by_other({state, match.rules()}), picks.end()};
}

std::vector<naruto::CardId> struckCards(const naruto::Match& match) {
  const auto& state = match.state();
  std::vector<naruto::CardId> cards;
  if (state.work.empty()) return cards;
  const naruto::Position position(state, match.rules());
  for (const naruto::ObjectRef target : state.work.back().context.targets) {
    if (!naruto::is_group(target) && !position.alive(target)) continue;
    naruto::for_each_target_in(state, target, [&](naruto::CardId card) {
      if (position.in_play(card)) cards.push_back(card);
    });
  }
  return cards;
}

int targetsInGroup(const naruto::Match& match) {
  const auto& use = match.state().announcement;
  int count = 0;
  if (use.picking && !use.targets.empty())
    naruto::for_each_target_in(match.state(), use.targets.back(), [&count](naruto::CardId) { ++count; });
  return count;
}

}  // namespace playsheet
