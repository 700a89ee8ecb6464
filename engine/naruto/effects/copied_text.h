// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "engine/naruto/effects/rules_in_force.h"
#include "engine/naruto/effects/turn_marks.h"

/// The effect text that a Ninja has for a while from another one (`copy_trait`): it is as good as printed on it, as the
/// other one had it when the effect began, and "this Ninja" in it is the one that has it now.
namespace naruto {

/// The same as the two numbers that the effect keeps.
inline void keep_text(LastingEffect& lasting, DefinitionId from) {
  lasting.a = static_cast<std::int8_t>(from & 0xFFU);
  lasting.b = static_cast<std::int8_t>(from >> 8U);
}

/// Calls `f(DefinitionId)` for every text that this card has from another.
template <class F>
void for_each_copied_text(const Position& position, CardId card, F&& f) {
  if (!position.has_rule<CopyTrait>()) return;
  for (const LastingEffect& lasting : position.state.lasting)
    if (is_subject(position.state, lasting, card) && position.in_play(card))
      if (const auto from = copied_text(position, lasting)) f(*from);
}

/// A paragraph: of which card, and which one.
struct Paragraph {
  DefinitionId definition = 0;
  std::size_t index = 0;
  bool borne = false;  ///< another card in play says that this one has it
};

/// Calls `f(Paragraph)` for every text that cards in play say this card has.
template <class F>
void for_each_borne_text(const Position& position, CardId card, F&& f) {
  if (!position.state.derived.lends || !position.in_play(card)) return;
  for (const PlayerId player : table::kPlayers)
    for (const CardId lender : position[player].village) {
      if (!position.hot(lender).lends) continue;
      const CardDefinition& definition = position.definition(lender);
      for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
        const auto* text = std::get_if<Activated>(&definition.abilities[i].body);
        if (text == nullptr || !text->bearer || !text_valid(position, lender, definition.abilities[i])) continue;
        if (fits(position, *text->bearer, card, context_of(position, lender, i)))
          f(Paragraph{position[lender].definition, i, true});
      }
    }
}

/// A text in force may give a keyword to a card, or copy it.
inline bool keywords_may_be_given(const Position& position) {
  return position.has_rule<CopyTrait>() ||
         (position.has_rule<GrantCharacteristic>() && position.cards.any_gives_surge());
}

/// Calls `f(Paragraph)` for the ability of a keyword that the card has from others alone: granted, or copied as a
/// characteristic (N-SURGE-01, N-SURGE-04).
template <class F>
void for_each_given_keyword(const Position& position, CardId card, F&& f) {
  if (!keywords_may_be_given(position)) return;
  if (!position.in_play(card) || position.definition(card).surge) return;
  const Word surge = position.cards.surge();
  const auto from = giver_of(position, card, surge);
  if (!from || keyword_instances(position, card, surge) == 0) return;
  const auto& abilities = position.cards[*from].abilities;
  for (std::size_t i = 0; i < abilities.size(); ++i)
    if (abilities[i].keyword == surge) f(Paragraph{*from, i, position.cards[*from].gives_surge});
}

/// The paragraphs of a card are counted on over those that it has from others.
template <class F>
void for_each_paragraph(const Position& position, CardId card, F&& f) {
  std::size_t number = 0;
  const auto all_of = [&](DefinitionId definition) {
    for (std::size_t i = 0; i < position.cards[definition].abilities.size(); ++i) f(number++, Paragraph{definition, i});
  };
  all_of(position[card].definition);
  for_each_copied_text(position, card, all_of);
  for_each_borne_text(position, card, [&](const Paragraph& paragraph) { f(number++, paragraph); });
  for_each_given_keyword(position, card, [&](const Paragraph& paragraph) { f(number++, paragraph); });
}

/// A card may have a text of another: copied, borne, or that of a keyword that was given.
inline bool texts_may_be_shared(const Position& position) {
  return position.state.derived.lends || keywords_may_be_given(position);
}

/// Some card of the game has a text that is used from this zone; texts that cards have from others are used from play.
inline bool any_activated_in(const Position& position, Zone zone) {
  return ((position.state.derived.activated_zones >> static_cast<unsigned>(zone)) & 1U) != 0 ||
         texts_may_be_shared(position);
}

/// The card may have a text that is used where it lies, one of its own or one that it has from another.
inline bool may_have_activated(const Position& position, CardId card) {
  return ((position.hot(card).activated_zones >> static_cast<unsigned>(position[card].zone)) & 1U) != 0 ||
         texts_may_be_shared(position);
}

/// The paragraph of this number; nothing if the card has not so many.
inline std::optional<Paragraph> paragraph_of(const Position& position, CardId card, std::size_t number) {
  std::optional<Paragraph> found;
  for_each_paragraph(position, card, [&](std::size_t at, const Paragraph& paragraph) {
    if (at == number) found = paragraph;
  });
  return found;
}

/// The place in the mark of the turn: texts of others come behind those of its own.
inline std::uint8_t mark_of(const Position& position, CardId card, const Paragraph& paragraph) {
  const CardDefinition& own = position.definition(card);
  if (paragraph.definition == position[card].definition && !paragraph.borne) return mark_of(own, paragraph.index);
  const auto counted = std::count_if(own.abilities.begin(), own.abilities.end(), is_counted);
  const auto behind = mark_of(position.cards[paragraph.definition], paragraph.index);
  return static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(counted + behind, 2));
}

inline int uses_this_turn(const Position& position, CardId card, const Paragraph& paragraph) {
  return uses_in(position.state, card, mark_of(position, card, paragraph));
}

}  // namespace naruto
