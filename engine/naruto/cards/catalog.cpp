// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/catalog.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace naruto {
namespace {

HotCard hot_of(const CardDefinition& card) {
  HotCard hot;
  hot.ambush = card.ambush;
  hot.symbols = card.symbols;
  for (std::size_t i = 0; i < card.names.size(); ++i) {
    const auto bit = std::uint64_t{1} << (card.names[i] % 64U);
    hot.names |= bit;
    if (card.squad && i > 0) hot.components |= bit;
  }
  for (const Ability& ability : card.abilities) {
    if (const auto* text = std::get_if<Static>(&ability.body)) {
      const bool in_play = text->from.value_or(Zone::village) == Zone::village;
      for (const Rule& rule : text->rules) (in_play ? hot.in_play : hot.outside).add(rule.index());
      hot.any_outside = hot.any_outside || !in_play;
    }
    hot.play_rules = hot.play_rules || std::holds_alternative<PlayRule>(ability.body);
    if (const auto* text = std::get_if<Triggered>(&ability.body)) {
      const bool in_play = text->from.value_or(Zone::village) == Zone::village;
      (in_play ? hot.triggers : hot.outside_triggers) |= 1U << static_cast<unsigned>(text->on.event);
      hot.any_outside = hot.any_outside || !in_play;
    }
    if (const auto* text = std::get_if<Activated>(&ability.body);
        text != nullptr && (ability.keyword == 0 || !card.gives_surge)) {
      hot.lends = hot.lends || text->bearer;
      hot.activated_zones = static_cast<std::uint16_t>(
          hot.activated_zones | (1U << static_cast<unsigned>(text->from.value_or(Zone::village))));
      hot.activated_windows = static_cast<std::uint16_t>(hot.activated_windows | bit_of(text->when));
    }
  }
  return hot;
}

}  // namespace

std::optional<DefinitionId> Catalog::add(CardDefinition card) {
  if (by_code_.contains(card.code) || cards_.size() >= std::numeric_limits<DefinitionId>::max()) return std::nullopt;
  const auto id = static_cast<DefinitionId>(cards_.size());
  // Copied: a copy takes no more room than its lists need, and thousands of cards stay for as long as the program runs.
  CardDefinition& kept = cards_.emplace_back(std::as_const(card));
  finish_definition(kept, words_);
  by_code_.emplace(kept.code, id);
  at_.push_back(&kept);
  hot_.push_back(hot_of(kept));
  has_replacements_ = has_replacements_ || kept.has_replacement;
  any_gives_surge_ = any_gives_surge_ || kept.gives_surge;
  answers_.join(kept, id);
  note_name(kept, id);
  return id;
}

void Catalog::replace(DefinitionId id, const CardDefinition& card) {
  CardDefinition& kept = cards_[id];
  kept.mission = card.mission;
  kept.jutsu = card.jutsu;
  kept.abilities = card.abilities;
  finish_definition(kept, words_);
  hot_[id] = hot_of(kept);
  has_replacements_ = has_replacements_ || kept.has_replacement;
}

void Catalog::note_name(const CardDefinition& card, DefinitionId id) {
  if (!card.form_of.empty()) return;  // in no deck (N-MAST-08)
  const auto before = [this](DefinitionId a, DefinitionId b) {
    const std::string_view left = words_.text(cards_[a].name);
    const std::string_view right = words_.text(cards_[b].name);
    return left != right ? left < right : cards_[a].type < cards_[b].type;
  };
  const auto at = std::lower_bound(names_.begin(), names_.end(), id, before);
  if (at == names_.end() || before(id, *at)) names_.insert(at, id);
}

std::optional<DefinitionId> Catalog::find(std::string_view code) const {
  const auto found = by_code_.find(code);
  if (found == by_code_.end()) return std::nullopt;
  return found->second;
}

}  // namespace naruto
