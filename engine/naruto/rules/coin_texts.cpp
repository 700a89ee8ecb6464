// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/coin_texts.h"

#include <algorithm>

#include "engine/naruto/effects/power.h"
#include "engine/naruto/rules/duration.h"

namespace naruto {
namespace {

/// The use that put the effect in force also put coins of such a kind, which stand for it.
template <class Test>
bool stands_for_coins(const Position& position, const LastingEffect& lasting, Test&& is_meant) {
  if (lasting.until != Until::for_good && lasting.until != Until::while_in_play) return false;
  const CardDefinition& card = position.cards[lasting.context.definition];
  if (lasting.context.ability >= card.abilities.size() ||
      !std::holds_alternative<Use>(card.abilities[lasting.context.ability].body))
    return false;
  return std::any_of(card.effects.begin(), card.effects.end(), [&](const Effect* effect) {
    const auto* coins = std::get_if<AddCoin>(&effect->node);
    return coins != nullptr && coin_worth(coins->kind) == Power{} && is_meant(coins->kind);
  });
}

/// What waits for the one Ninja waits for the other.
void speak_of(LastingEffect& lasting, ObjectRef from, ObjectRef to) {
  if (lasting.subject == from) lasting.subject = to;
  for (ObjectRef& target : lasting.context.targets)
    if (target == from) target = to;
}

}  // namespace

void carry_coin_texts(Change& change, CardId from, CardId to, bool keeps) {
  const ObjectRef before = change.position().object(from);
  const ObjectRef after = change.position().object(to);
  const auto lies_there = [&](CoinKind kind) { return coins_on(change.position(), to, kind) > 0; };
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    LastingEffect lasting = change.state().lasting[i];
    const bool on_it = is_subject(change.state(), lasting, from);
    const auto& targets = lasting.context.targets;
    const bool about_it = !lasting.subject && std::find(targets.begin(), targets.end(), before) != targets.end();
    if ((!on_it && !about_it) || !stands_for_coins(change.position(), lasting, lies_there)) continue;
    if (on_it) lasting.subject = after;
    speak_of(lasting, before, after);
    if (!keeps && on_it)
      take_subject(change, i, from);
    else if (!keeps)
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
    push_or_tell(change, lasting);
  }
}

void end_coin_texts(Change& change, CardId card, CoinKind kind) {
  for (std::size_t i = change.state().lasting.size(); i-- > 0;) {
    if (i >= change.state().lasting.size()) continue;
    const LastingEffect& lasting = change.state().lasting[i];
    if (!stands_for_coins(change.position(), lasting, [kind](CoinKind put) { return put == kind; })) continue;
    const auto& targets = lasting.context.targets;
    if (is_subject(change.state(), lasting, card))
      end_lasting_on(change, i, card);
    else if (!lasting.subject &&
             std::find(targets.begin(), targets.end(), change.position().object(card)) != targets.end())
      change.emit(LastingEnded{static_cast<std::uint8_t>(i)});
  }
}

}  // namespace naruto
