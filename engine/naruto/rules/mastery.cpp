// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/mastery.h"

#include <algorithm>

#include "engine/naruto/cards/ability.h"
#include "engine/naruto/effects/copied_text.h"
#include "engine/naruto/rules/leaving_play.h"

namespace naruto {
namespace {

/// Works while its Ninja is injured as well (N-MAST-10, A-69); the characteristic may have been taken away (N-MAST-06).
bool has_mastery(const Position& position, ObjectRef user) {
  if (!position.edition.mastery || !position.alive(user) || !position.in_play(user.card)) return false;
  if (position[user.card].injured && !position.edition.mastery_while_injured) return false;
  if (text_lost(position, user.card)) return false;  // N-MAST-06
  bool has = keyword_instances(position, user.card, position.cards.mastery()) > 0;
  for_each_copied_text(position, user.card, [&](DefinitionId from) { has = has || position.cards[from].mastery; });
  return has;
}

/// Still on the chain, or turned into a card in play by what it did (N-MAST-08, A-68).
bool can_still_return(const Position& position, ObjectRef jutsu) {
  const Zone zone = position[jutsu.card].zone;
  if (zone == Zone::chain) return true;
  return zone == Zone::village && !position.definition(jutsu.card).form_of.empty() &&
         position.edition.mastery_takes_back_entered;
}

/// "Its controller" is whoever has the user now; by agreement Mastery stays with the player of the Jutsu, who cannot
/// use that of a Ninja which has changed sides (CR-23, A-123).
PlayerId decider(const Position& position, const Context& context) {
  return position.edition.mastery_follows_user ? position[context.user.card].controller : context.controller;
}

/// A text that has seen this card enter is about to send it elsewhere, which replaces what Mastery does (N-MAST-09).
bool is_sent_elsewhere(const Position& position, CardId entered) {
  const auto sends = [](const Effect& effect) {
    const auto* move = std::get_if<Move>(&effect.node);
    return move != nullptr && move->what.kind == Selector::Kind::ref && move->what.ref == Ref::event;
  };
  const auto& waiting = position.state.triggers;
  return std::any_of(waiting.begin(), waiting.end(), [&](const PendingTrigger& one) {
    if (one.list == kNoList || one.context.event != position.object(entered)) return false;
    const auto& items = position.cards[one.context.definition].lists[one.list]->items;
    return std::any_of(items.begin(), items.end(), sends);
  });
}

}  // namespace

Refusal check_mastery_chakra(const Position& position, const Context& context, CardId chakra) {
  if (chakra >= position.state.card_count || position[chakra].zone != Zone::chakra ||
      position[chakra].owner != decider(position, context))
    return {.code = RefusalCode::not_an_option, .rule = "N-MAST-01", .card = chakra};
  if (!symbols_of(position, chakra).meets(position.cards[context.definition].symbols))
    return {.code = RefusalCode::pays_wrong_symbol, .rule = "N-MAST-01", .card = chakra, .fix = Fix::choose_other};
  return {};
}

bool offer_mastery(Change& change, const Context& context) {
  const Position position = change.position();
  if (position.cards[context.definition].type != CardType::jutsu || !can_still_return(position, context.source))
    return false;
  if (!has_mastery(position, context.user) || position[context.user.card].mastery_used) return false;
  const PlayerId player = decider(position, context);
  if (position[context.user.card].controller != player) return false;
  const Pile& chakra = position[player].chakra;
  if (std::none_of(chakra.begin(), chakra.end(),
                   [&](CardId card) { return !check_mastery_chakra(position, context, card); }))
    return false;
  change.ask(ChoiceKind::mastery, player, 0, 1);
  return true;
}

void use_mastery(Change& change, const Context& context, CardId chakra) {
  change.emit(MasteryUsed{context.user.card});
  move_card(change, chakra, Zone::discard, Cause::mastery);  // not a part of the cost of the Jutsu (N-MAST-05)
  const Position position = change.position();
  if (position.in_play(context.source.card) && is_sent_elsewhere(position, context.source.card)) return;
  move_card(change, context.source.card, Zone::hand, Cause::mastery);
}

}  // namespace naruto
