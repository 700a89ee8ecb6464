// SPDX-License-Identifier: GPL-3.0-or-later
// Names, ranks, attributes and characteristics as effects have left them (sections 2.3 and 2.4).
#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/values.h"

namespace naruto {
namespace {

bool holds_word(const std::vector<Word>& list, Word value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

/// Calls `f(R)` for every rule of this kind that acts upon the card in play.
template <class R, class F>
void for_each_on(const Position& position, CardId card, F&& f) {
  if (!position.has_rule<R>()) return;  // a group outside play can be meant as well: "Ninja in your hand"
  for_each_rule<R>(position, [&](const R& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, card)) f(rule);
  });
}

/// A text that gives the name to several Ninja of one side gives it to the first of them, and to none where another has
/// it in print (N-NAME-10). An effect has looked at that when it began.
bool text_may_give(const Position& position, const GrantName& rule, const RuleSource& source, CardId card) {
  bool before = true;
  for (const CardId other : position[position[card].controller].village) {
    if (other == card) before = false;
    if (other == card || !position.is(other, CardType::ninja)) continue;
    if (holds_word(position.definition(other).names, rule.name)) return false;
    if (before && applies(position, rule.who, source, other)) return false;
  }
  return true;
}

bool granted_name(const Position& position, CardId card, Word name) {
  if (!position.has_rule<GrantName>() || !position.in_play(card)) return false;
  bool granted = false;
  for_each_rule<GrantName>(position, [&](const GrantName& rule, const RuleSource& source) {
    if (rule.name != name || !applies(position, rule.who, source, card)) return;
    granted = granted || source.lasting != nullptr || text_may_give(position, rule, source, card);
  });
  return granted;
}

}  // namespace

namespace {

/// The only name of a card that was given a name in the place of its own (N-NAME-10); 0: it has its own.
Word only_name(const Position& position, CardId card) {
  Word name = 0;
  for_each_on<SetNames>(position, card, [&](const SetNames& rule) { name = rule.name; });
  return name;
}

}  // namespace

bool bears_name(const Position& position, CardId card, Word name) {
  if (const Word only = only_name(position, card); only != 0) return only == name || granted_name(position, card, name);
  return holds_word(position.definition(card).names, name) || granted_name(position, card, name);
}

bool has_name(const Position& position, CardId card, Word name) {
  if (position.edition.search_finds_base_name && position.definition(card).base_name == name &&
      only_name(position, card) == 0)
    return true;
  return bears_name(position, card, name);
}

bool share_name(const Position& position, CardId a, CardId b) {
  if (const Word only = only_name(position, a); only != 0 && bears_name(position, b, only)) return true;
  if (const Word only = only_name(position, b); only != 0 && bears_name(position, a, only)) return true;
  const auto& names = position.definition(a).names;
  bool shared = only_name(position, a) == 0 &&
                std::any_of(names.begin(), names.end(), [&](Word name) { return bears_name(position, b, name); });
  if (shared) return true;
  for_each_rule<GrantName>(position, [&](const GrantName& rule, const RuleSource&) {
    shared = shared || (bears_name(position, a, rule.name) && bears_name(position, b, rule.name));
  });
  return shared;
}

bool name_is_free(const Position& position, CardId card) {
  const Pile& village = position[position[card].owner].village;
  return std::none_of(village.begin(), village.end(), [&](CardId other) {
    return other != card && position.is(other, CardType::ninja) && share_name(position, other, card);
  });
}

bool has_characteristic(const Position& position, CardId card, Word characteristic) {
  return keyword_instances(position, card, characteristic) > 0;
}

namespace {

/// An effect that copies a trait, on this card; `f(DefinitionId, which of its characteristics)` of the card copied.
template <class F>
void for_each_copy(const Position& position, CardId card, CopiedTrait trait, F&& f) {
  for_each_rule<CopyTrait>(position, [&](const CopyTrait& rule, const RuleSource& source) {
    if (rule.trait != trait || !applies(position, rule.who, source, card)) return;
    const ObjectRef from = resolve(position, rule.from, source.context);
    if (from) f(position[from.card].definition, source.lasting != nullptr ? std::size_t(source.lasting->a) : 0);
  });
}

/// The same of characteristics; `f(DefinitionId, Word)`.
template <class F>
void for_each_copied_characteristic(const Position& position, CardId card, F&& f) {
  for_each_copy(position, card, CopiedTrait::characteristic, [&](DefinitionId from, std::size_t which) {
    const auto& characteristics = position.cards[from].characteristics;
    if (which < characteristics.size()) f(from, characteristics[which]);
  });
}

/// Calls `f(DefinitionId)` of the card for each text or effect that gives this keyword, and each copy of it.
template <class F>
void for_each_giver(const Position& position, CardId card, Word keyword, F&& f) {
  for_each_rule<GrantCharacteristic>(position, [&](const GrantCharacteristic& rule, const RuleSource& source) {
    if (rule.characteristic == keyword && applies(position, rule.who, source, card)) f(source.context.definition);
  });
  for_each_copied_characteristic(position, card, [&](DefinitionId from, Word copied) {
    if (copied == keyword) f(from);
  });
}

/// The printed attribute counts no more: another one has taken its place. The later one stands.
std::optional<bool> replaced_attribute(const Position& position, CardId card, Word attribute) {
  std::optional<bool> is_it;
  for_each_on<SetAttribute>(position, card, [&](const SetAttribute& rule) { is_it = rule.attribute == attribute; });
  for_each_copy(position, card, CopiedTrait::attribute, [&](DefinitionId from, std::size_t) {
    is_it = holds_word(position.cards[from].attributes, attribute);
  });
  return is_it;
}

}  // namespace

int keyword_instances(const Position& position, CardId card, Word keyword) {
  const CardDefinition& definition = position.definition(card);
  const bool printed = holds_word(definition.characteristics, keyword) || holds_word(definition.occupations, keyword);
  int instances = printed ? 1 : 0;
  for_each_giver(position, card, keyword, [&](DefinitionId) { ++instances; });
  for_each_on<LoseCharacteristic>(position, card, [&](const LoseCharacteristic& rule) {
    if (rule.characteristic == keyword) instances = 0;
  });
  return instances;
}

std::optional<DefinitionId> giver_of(const Position& position, CardId card, Word keyword) {
  std::optional<DefinitionId> giver;
  for_each_giver(position, card, keyword, [&](DefinitionId from) { giver = from; });
  return giver;
}

SymbolSet symbols_of(const Position& position, CardId card) {
  SymbolSet symbols = position.hot(card).symbols;
  if (position[card].zone != Zone::chakra || !position.has_rule<ChakraCounts>()) return symbols;
  for_each_rule_on<ChakraCounts>(
      position, position[card].owner, [&](const ChakraCounts& rule, const RuleSource& source) {
        const auto named = static_cast<Symbol>(source.context.x);
        if (fits_use(asked_for(position, source.kinds), rule.chakra, card, {}, source.context))
          symbols.add(rule.as.value_or(named));
      });
  return symbols;
}

/// Of all that are printed, two on a platoon; likewise its symbols (N-PLAT-12).
bool has_attribute(const Position& position, CardId card, Word attribute) {
  const auto replaced = replaced_attribute(position, card, attribute);
  if (replaced.value_or(holds_word(position.definition(card).attributes, attribute))) return true;
  bool granted = false;
  for_each_on<GrantAttribute>(position, card,
                              [&](const GrantAttribute& rule) { granted = granted || rule.attribute == attribute; });
  return granted;
}

Ranks ranks_of(const Position& position, CardId card) {
  Ranks ranks;
  const CardDefinition& definition = position.definition(card);
  for (const Rank rank : definition.ranks)
    if (!ranks.contains(rank)) ranks.push_back(rank);
  if (definition.special_forces && position.edition.special_forces_are_rank && !ranks.contains(Rank::special_jonin))
    ranks.push_back(Rank::special_jonin);  // N-RANK-08
  for_each_copied_characteristic(position, card, [&](DefinitionId, Word copied) {
    const Rank rank = rank_of(position.cards.words().text(copied));
    if (rank != Rank::none && !ranks.contains(rank)) ranks.push_back(rank);
  });
  for_each_on<SetRank>(position, card, [&](const SetRank& rule) {
    ranks.clear();
    ranks.push_back(rule.rank);
  });
  for_each_on<GrantRank>(position, card, [&](const GrantRank& rule) {
    if (!ranks.contains(rule.rank)) ranks.push_back(rule.rank);
  });
  return ranks;
}

std::optional<int> copied_mental_power(const Position& position, CardId card) {
  std::optional<int> most;
  for_each_copied_characteristic(position, card, [&](DefinitionId, Word copied) {
    const int power = mental_power_of(position.cards.words().text(copied));
    if (power > 0) most = std::max(most.value_or(power), power);
  });
  return most;
}

std::optional<int> entrance_cost_of(const Position& position, CardId card) {
  auto cost = position.definition(card).entrance_cost;
  if (!position.in_play(card)) return cost;
  for_each_rule<ChangeEntranceCost>(position, [&](const ChangeEntranceCost& rule, const RuleSource& source) {
    if (!rule.in_play || !applies(position, rule.who, source, card)) return;
    if (rule.set) cost = amount_of(position, rule, source, 1);
    if (cost) cost = std::max(0, *cost + amount_of(position, rule, source));
  });
  return cost;
}

}  // namespace naruto
