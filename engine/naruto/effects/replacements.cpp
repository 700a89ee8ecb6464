// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/replacements.h"

#include <algorithm>
#include <utility>

#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/effects/protection.h"

namespace naruto {
namespace {

bool fits_now(const Position& position, const Replacement& text, const Happened& facts, const Context& context) {
  Happened told = facts;
  told.summary = text.instead_of.once_for_all;  // of coins: once for all of them
  if (!matches(position, text.instead_of, told, context)) return false;
  Context asked = context;
  if (facts.who != kNoCard) asked.event = position.object(facts.who);
  asked.amount = static_cast<std::uint8_t>(std::clamp(facts.after, 0, 255));
  return !text.condition || holds(position, *text.condition, asked);
}

/// For once it has dealt with a coin that the text being carried out has tossed.
bool has_dealt_with_coin(const GameState& state, CardId card) {
  const auto& texts = state.noted.coin_texts;
  return std::find(texts.begin(), texts.end(), card) != texts.end();
}

class Finder {
 public:
  Finder(const Position& position, const Happened& facts, std::span<const ObjectRef> used)
      : position_(position), facts_(facts), used_(used) {}

  void texts_of(CardId card) {
    std::size_t first = 0;
    texts_of(card, position_[card].definition, first);
    for_each_copied_text(position_, card, [&](DefinitionId whose) { texts_of(card, whose, first); });
  }

  /// `first`: the number of the first of these paragraphs among all that the card has.
  void texts_of(CardId card, DefinitionId whose, std::size_t& first) {
    const CardDefinition& definition = position_.cards[whose];
    const std::size_t number = std::exchange(first, first + definition.abilities.size());
    if (!definition.has_replacement) return;
    for (std::size_t i = 0; i < definition.abilities.size(); ++i) {
      const Ability& ability = definition.abilities[i];
      const auto* text = std::get_if<Replacement>(&ability.body);
      if (text == nullptr || !text_valid(position_, card, ability)) continue;
      if (text->times > 0 && uses_this_turn(position_, card, Paragraph{whose, i}) >= text->times) continue;
      if (!stacks_or_is_first(position_, card, ability)) continue;
      consider({position_.object(card),
                static_cast<std::uint8_t>(number + i),
                text,
                context_of(position_, card, i, whose),
                {}});
    }
  }

  void given() {
    std::uint8_t number = 0;  // each is a text of its own: a card that has the same one twice can apply it twice
    for (const LastingEffect& lasting : position_.state.lasting) {
      if (lasting.kind != LastingKind::trigger) continue;
      const Effect& effect = *position_.cards[lasting.context.definition].effects[lasting.effect];
      const auto* grant = std::get_if<GrantTrigger>(&effect.node);
      if (grant == nullptr) continue;
      const Ability& ability = grant->ability.front();
      const auto* text = std::get_if<Replacement>(&ability.body);
      if (text == nullptr) continue;
      const auto mark = static_cast<std::uint8_t>(Replacing::kGiven | (number++ & 0x7fU));
      for_each_subject(position_.state, lasting, [&](CardId card) {
        if (text_valid(position_, card, ability))
          consider({position_.object(card), mark, text, as_text_of(position_, lasting, card), lasting.effect});
      });
    }
  }

  Replacings found;

 private:
  void consider(const Replacing& one) {
    if (facts_.by.source == one.bearer) return;
    if (std::find(used_.begin(), used_.end(), one.name()) != used_.end()) return;
    if (one.text->only_lowers && facts_.what == Happening::damaged && damage_stays(position_, facts_.by)) return;
    if (one.text->instead_of.once_for_all && has_dealt_with_coin(position_.state, one.bearer.card)) return;
    if (fits_now(position_, *one.text, facts_, one.context)) found.push_back(one);
  }

  const Position& position_;
  const Happened& facts_;
  std::span<const ObjectRef> used_;
};

}  // namespace

Replacings replacements_for(const Position& position, const Happened& facts, std::span<const ObjectRef> used) {
  if (!position.cards.has_replacements()) return {};
  Finder finder(position, facts, used);
  for (const PlayerId player : {position.state.active, table::other(position.state.active)})
    for (const CardId card : position[player].village) finder.texts_of(card);
  finder.given();
  return finder.found;
}

}  // namespace naruto
