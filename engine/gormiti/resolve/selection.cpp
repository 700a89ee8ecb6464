// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/gormiti/resolve/selection.h"

#include <algorithm>

#include "engine/gormiti/rules/entering.h"

namespace gormiti {
namespace {

/// The selector of an effect that acts upon objects.
struct Acting {
  const Selector* selector = nullptr;
  bool barred_heroes = false;
};

Acting acting(const Effect& effect) {
  if (const auto* e = std::get_if<DamageEffect>(&effect)) return {&e->to};
  if (const auto* e = std::get_if<HealEffect>(&effect)) return {&e->who};
  if (const auto* e = std::get_if<ModifyEffect>(&effect)) return {&e->who};
  if (const auto* e = std::get_if<ReduceEffect>(&effect)) return {&e->who};
  if (const auto* e = std::get_if<MoveEffect>(&effect)) return {&e->what, true};
  if (const auto* e = std::get_if<DestroyEffect>(&effect)) return {&e->what, true};
  if (const auto* e = std::get_if<CounterEffect>(&effect)) return {&e->on};
  if (const auto* e = std::get_if<ExtraAttackEffect>(&effect)) return {&e->who};
  return {};
}

Objects objects_offered(const Position& position, const Work& work) {
  const Effect& effect = effect_now(position);
  if (const auto* attach = std::get_if<AttachEffect>(&effect))
    return work.stage == 1 ? own_weapons(position, attach->what, work.context)
                           : new_bearers(position, attach->to, work.context, position.state.picks[0]);
  const Acting found = acting(effect);
  return found.selector == nullptr ? Objects{}
                                   : candidates(position, *found.selector, work.context, found.barred_heroes);
}

}  // namespace

const Effect& effect_now(const Position& position) {
  const Work& work = position.state.work.back();
  return position.definition(work.context.source.card).lists[work.list][work.index];
}

Objects candidates(const Position& position, const Selector& selector, const Context& context, bool barred_heroes) {
  Objects out;
  if (selector.kind == Selector::Kind::ref) {
    if (const ObjectRef object = object_of(position.state, selector.ref, context)) out.push_back(object.card);
    return out;
  }
  for_each_fitting(position, selector.filter, context, [&](CardId card) {
    if (!barred_heroes || position.state[card].zone != Zone::hero) out.push_back(card);
  });
  return out;
}

Objects own_weapons(const Position& position, const Selector& what, const Context& context) {
  Objects out;
  const PlayerId owner = position.state[context.source.card].owner;
  for (const CardId card : candidates(position, what, context, true))
    if (position.state[card].zone == Zone::weapons && position.state[card].owner == owner) out.push_back(card);
  return out;
}

Objects new_bearers(const Position& position, const Selector& to, const Context& context, CardId weapon) {
  Objects out;
  const PlayerId owner = position.state[weapon].owner;
  for (const CardId card : candidates(position, to, context, false)) {
    const bool another =
        position.is_fighter(card) && position.state[card].owner == owner && position.state[weapon].attached_to != card;
    if (another && may_bear(position, weapon, card) && has_room(position, card)) out.push_back(card);
  }
  return out;
}

Objects deck_by_code(const Position& position, PlayerId player) {
  Objects out;
  for (const CardId card : position.state[player].deck) out.push_back(card);
  std::sort(out.begin(), out.end(),
            [&](CardId a, CardId b) { return position.definition(a).code < position.definition(b).code; });
  return out;
}

Objects findable(const Position& position, const SearchEffect& search, PlayerId player) {
  Objects out;
  for (const CardId card : deck_by_code(position, player))
    if (fits_in_deck(position, search.of, card)) out.push_back(card);
  return out;
}

Objects offered(const Position& position) {
  const GameState& state = position.state;
  Objects all;
  if (state.question.kind == QuestionKind::choose_objects) {
    all = objects_offered(position, state.work.back());
  } else if (state.question.kind == QuestionKind::choose_discard) {
    for (const CardId card : state[state.question.player].hand) all.push_back(card);
  } else if (state.question.kind == QuestionKind::choose_found) {
    all = findable(position, std::get<SearchEffect>(effect_now(position)), state.question.player);
  }
  Objects out;
  for (const CardId card : all)
    if (!state.picks.contains(card)) out.push_back(card);
  return out;
}

}  // namespace gormiti
