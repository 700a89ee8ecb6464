// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/cards/mentions.h"
#include "engine/naruto/cards/surge.h"

namespace naruto {
namespace {

constexpr std::string_view kAnbu = "Anbu";
constexpr std::string_view kSpecialForces = "Special Forces";

/// Words of a card that stand for a step of N-RANK-02; N-RANK-08 tells which words mean the same step.
constexpr std::array<std::pair<std::string_view, Rank>, 12> kRankWords{{
    {"Genin", Rank::genin},
    {"Jonin", Rank::jonin},
    {"Chunin", Rank::chunin},
    {"Satoosa", Rank::village_leader},  // one step, one value (N-RANK-03)
    {"Sannin", Rank::village_leader},
    {kAnbu, Rank::special_jonin},
    {kSpecialForces, Rank::special_jonin},
    {"Special Jonin", Rank::special_jonin},
    {"Ninja Academy Student", Rank::academy_student},
    {"Academy Student", Rank::academy_student},
    {"Village Leader", Rank::village_leader},
    {"Supreme Ninja", Rank::village_leader},
}};

/// Keywords of later sets, with rules of their own that none of the editions has (N-DECK-11).
constexpr std::array<std::string_view, 10> kMissingKeywords{"Reinforcement", "Expert",     "Combination", "Senjutsu",
                                                            "Revitalize",    "Inherit",    "Burst",       "Flashpoint",
                                                            "Sacrifice",     "Desperation"};
constexpr std::string_view kNonUnique = "Non-Unique";

constexpr std::string_view kNamePrefix = "Name: ";
constexpr std::string_view kMentalPrefix = "Mental Power: ";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == ',')) text.remove_suffix(1);
  return text;
}

/// The text without a final part in parentheses: "Sakon & Ukon (State 2)" is "Sakon & Ukon" (N-NAME-07).
std::string_view without_parenthesis(std::string_view text) {
  if (text.empty() || text.back() != ')') return text;
  const auto open = text.rfind('(');
  return open == std::string_view::npos || open == 0 ? text : trimmed(text.substr(0, open));
}

/// What stands in parentheses at the end, or else the whole (N-RANK-05).
std::string_view rank_word(std::string_view trait) {
  if (trait.empty() || trait.back() != ')') return trait;
  const auto open = trait.rfind('(');
  return open == std::string_view::npos ? trait : trait.substr(open + 1, trait.size() - open - 2);
}

/// N-RANK-08, A-91: a rank only where the edition has it.
bool is_special_forces(std::string_view trait) {
  const auto word = rank_word(trait);
  return word == kAnbu || word == kSpecialForces;
}

}  // namespace

Rank rank_of(std::string_view trait) {
  trait = rank_word(trait);
  for (const auto& [word, rank] : kRankWords)
    if (word == trait) return rank;
  return Rank::none;
}

int mental_power_of(std::string_view trait) {
  int power = 0;
  if (!trait.starts_with(kMentalPrefix)) return power;
  const auto number = trait.substr(kMentalPrefix.size());
  std::from_chars(number.data(), number.data() + number.size(), power);  // a printed X stays 0
  return power;
}

namespace {

void add_once(std::vector<Word>& names, Word name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

/// The component names of a platoon or squad; printings differ in the mark between them (N-NAME-03).
void add_components(CardDefinition& card, Words& words) {
  constexpr std::array<std::string_view, 6> kMarks{" & ", " - ", " – ", " — ", ", & ", ", "};
  std::string_view rest = words.text(card.base_name);
  std::vector<std::string_view> parts;
  while (!rest.empty()) {
    std::size_t at = std::string_view::npos;
    std::size_t length = 0;
    for (const auto mark : kMarks)
      if (const auto found = rest.find(mark);
          found < at || (found == at && at != std::string_view::npos && mark.size() > length)) {
        at = found;
        length = mark.size();
      }
    parts.push_back(trimmed(rest.substr(0, at)));
    if (at == std::string_view::npos) break;
    rest.remove_prefix(at + length);
  }
  if (parts.size() < 2) return;
  for (const auto part : parts) add_once(card.names, words.intern(part));
}

/// All that Non-Unique means stands in its tree.
bool may_be_beside_its_name(const CardDefinition& card) {
  return std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
    const auto* rule = std::get_if<PlayRule>(&ability.body);
    return rule != nullptr && rule->beside_same_name && rule->how == Entry::any && !rule->condition;
  });
}

void read_characteristic(CardDefinition& card, std::string_view trait, Words& words) {
  if (trait.starts_with(kNamePrefix)) {
    add_once(card.names, words.intern(trait.substr(kNamePrefix.size())));
  } else if (trait.starts_with(kMentalPrefix)) {
    card.mental_power = mental_power_of(trait);
  } else if (trait == "Growth") {
    card.growth = true;
  } else if (trait == "Platoon") {
    card.platoon = true;
  } else if (trait == "Ambush") {
    card.ambush = true;
  } else if (trait == "Squad") {
    card.squad = true;
  } else if (trait == "Surge") {
    card.surge = true;
  } else if (trait == "Mastery") {
    card.mastery = true;
  } else if (trait == "Tracking") {
    card.tracking = true;
  } else if (is_special_forces(trait)) {
    card.special_forces = true;
  } else if (const Rank rank = rank_of(trait); rank != Rank::none) {
    if (std::find(card.ranks.begin(), card.ranks.end(), rank) == card.ranks.end()) card.ranks.push_back(rank);
    if (const auto bracket = trait.find(" ("); bracket != std::string_view::npos)
      add_once(card.occupations, words.intern(trait.substr(0, bracket)));
  } else if (trait == kNonUnique
                 ? !may_be_beside_its_name(card)
                 : std::find(kMissingKeywords.begin(), kMissingKeywords.end(), trait) != kMissingKeywords.end()) {
    card.unsupported_keyword = true;
  }
}

/// Gives every effect and every list of effects of a card its number, in reading order.
class Numbering {
 public:
  explicit Numbering(CardDefinition& card) : card_(card) {}

  void ability(Ability& ability) {
    const std::size_t first = card_.effects.size();
    std::visit([this](auto& body) { body.fields(body, *this); }, ability.body);
    if (auto* replacement = std::get_if<Replacement>(&ability.body)) {
      card_.has_replacement = true;
      replacement->lowers = std::any_of(card_.effects.begin() + static_cast<std::ptrdiff_t>(first), card_.effects.end(),
                                        [](const Effect* effect) {
                                          return std::holds_alternative<LowerDamage>(effect->node) ||
                                                 std::holds_alternative<NegateDamage>(effect->node) ||
                                                 std::holds_alternative<NegateEffect>(effect->node);
                                        });
      replacement->only_lowers =
          replacement->lowers && std::none_of(card_.effects.begin() + static_cast<std::ptrdiff_t>(first),
                                              card_.effects.end(), [](const Effect* effect) {
                                                return std::holds_alternative<NegateDamage>(effect->node) ||
                                                       std::holds_alternative<NegateEffect>(effect->node);
                                              });
    }
  }

  void operator()(std::string_view, Effects& list) {
    card_.lists.push_back(list);
    for (Effect& effect : list.items) {
      card_.effects.push_back(effect);
      std::visit([this](auto& node) { descend(node); }, effect.node);
    }
  }
  void operator()(std::string_view key, std::vector<Effects>& lists) {
    for (Effects& list : lists) (*this)(key, list);
  }
  void operator()(std::string_view, std::vector<Ability>& granted) {
    for (Ability& each : granted) {
      ability(each);
      if (const auto* text = std::get_if<Static>(&each.body))
        for (const Rule& rule : text->rules) card_.rule_kinds.add(rule.index());
    }
  }
  template <class Other>
  void operator()(std::string_view, Other&) {}

 private:
  template <class Node>
  void descend(Node& node) {
    if constexpr (std::is_same_v<Node, Lasting>)
      card_.rule_kinds.add(node.rule.index());
    else
      Node::fields(node, *this);
  }

  CardDefinition& card_;
};

std::optional<JutsuCost> read_one_cost(std::string_view text) {
  if (text.empty()) return std::nullopt;
  JutsuCost cost;
  bool number_seen = false;
  for (std::size_t i = 0; i < text.size();) {
    if (const auto symbol = kSymbolLetters.find(text[i]); symbol != std::string_view::npos) {
      if (cost.symbols[symbol] == 99) return std::nullopt;
      ++cost.symbols[symbol];
      ++i;
    } else if (text[i] == 'X') {
      if (cost.x == 9) return std::nullopt;
      ++cost.x;
      ++i;
    } else {
      unsigned value = 0;
      const auto [end, error] = std::from_chars(text.data() + i, text.data() + text.size(), value);
      if (error != std::errc{} || value > 99 || number_seen) return std::nullopt;
      cost.any = static_cast<std::uint8_t>(value);
      number_seen = true;
      i = static_cast<std::size_t>(end - text.data());
    }
  }
  return cost;
}

/// The use has no targets, and one of its effects acts upon the user.
bool aims_at_user(const CardDefinition& card) {
  for (const Ability& ability : card.abilities)
    if (const auto* use = std::get_if<Use>(&ability.body); use != nullptr && !use->targets.empty()) return false;
  const auto is_user = [](const Selector& s) { return s.kind == Selector::Kind::ref && s.ref == Ref::user; };
  return std::any_of(card.effects.begin(), card.effects.end(), [&](const Effect* effect) {
    const auto selectors = effect->selectors();
    return std::any_of(selectors.begin(), selectors.end(), [&](const Selector* each) { return is_user(*each); });
  });
}

}  // namespace

std::optional<std::vector<JutsuCost>> read_jutsu_cost(std::string_view text) {
  std::vector<JutsuCost> costs;
  while (true) {
    const auto slash = text.find('/');
    const auto cost = read_one_cost(text.substr(0, slash));
    if (!cost) return std::nullopt;
    costs.push_back(*cost);
    if (slash == std::string_view::npos) return costs;
    text.remove_prefix(slash + 1);
  }
}

std::string text_of(const JutsuCost& cost) {
  std::string text;
  for (std::size_t i = 0; i < kSymbolCount; ++i) text.append(cost.symbols[i], kSymbolLetters[i]);
  text.append(cost.x, 'X');
  if (cost.any > 0 || text.empty()) text += std::to_string(cost.any);
  return text;
}

bool aims_at_chain(const CardDefinition& card) {
  return std::any_of(card.abilities.begin(), card.abilities.end(), [](const Ability& ability) {
    const auto* use = std::get_if<Use>(&ability.body);
    return use != nullptr && std::any_of(use->targets.begin(), use->targets.end(),
                                         [](const Target& target) { return target.of.zone == Zone::chain; });
  });
}

void finish_definition(CardDefinition& card, Words& words) {
  const std::string_view printed = words.text(card.name);
  const std::string_view base = without_parenthesis(printed);
  card.base_name = base.size() == printed.size() ? card.name : words.intern(base);
  card.names.assign(1, card.name);
  card.ranks.clear();
  card.mental_power = 0;
  card.growth = card.platoon = card.ambush = card.squad = card.surge = card.mastery = card.tracking = false;
  card.special_forces = card.unsupported_keyword = false;
  for (const Word trait : card.characteristics) read_characteristic(card, words.text(trait), words);
  if (card.platoon || card.squad) add_components(card, words);
  std::erase_if(card.abilities, [](const Ability& ability) { return ability.keyword != 0; });
  card.gives_surge = !card.surge && gives(card.abilities, words.intern("Surge"));
  if (card.surge || card.gives_surge) card.abilities.push_back(surge_ability(words));
  if (card.gives_surge) std::get<Activated>(card.abilities.back().body).bearer.emplace();  // not its own
  if (card.tracking) card.abilities.push_back(tracking_ability(words));

  card.triggers = 0;
  card.rule_kinds = {};
  card.has_static = card.has_activated = card.has_replacement = false;
  card.effects.clear();
  card.lists.clear();
  card.target_priced.clear();
  Numbering numbering(card);
  for (Ability& ability : card.abilities) {
    numbering.ability(ability);
    if (const auto* triggered = std::get_if<Triggered>(&ability.body))
      card.triggers |= 1U << static_cast<unsigned>(triggered->on.event);
    if (const auto* text = std::get_if<Static>(&ability.body)) {
      card.has_static = true;
      for (const Rule& rule : text->rules) card.rule_kinds.add(rule.index());
    }
    const auto* activated = std::get_if<Activated>(&ability.body);
    card.has_activated = card.has_activated || activated != nullptr;
    card.target_priced.push_back(activated != nullptr && activated->pay && mentions_targets(*activated->pay));
  }
  card.aims_at_user = card.type == CardType::jutsu && aims_at_user(card);
}

}  // namespace naruto
