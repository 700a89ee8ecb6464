// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/effects/memory.h"

#include <algorithm>
#include <cctype>

namespace naruto {

bool contains_letters(std::string_view whole, std::string_view part) {
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  };
  return std::search(whole.begin(), whole.end(), part.begin(), part.end(), same) != whole.end();
}

namespace {

/// The name that was named for the text; 0: none.
Word named_for(const Position& position, const Context& context) {
  for (const NamedCard& named : position.state.named)
    if (named.by == context.source) return named.name;
  return 0;
}

}  // namespace

bool is_of_named(const Position& position, Nameable what, CardId id, const Context& context) {
  const CardDefinition& card = position.definition(id);
  switch (what) {
    case Nameable::symbol:
      return symbols_of(position, id).has(static_cast<Symbol>(context.x));
    case Nameable::card_type:
      return card.type == static_cast<CardType>(context.x);
    case Nameable::card_name: {
      const Word name = named_for(position, context);
      return name != 0 && has_name(position, id, name);
    }
  }
  return false;
}

bool is_tracked(const Position& position, CardId id) {
  const Word wanted = position.state.tracked[table::other(position[id].controller)];
  if (wanted == 0 || !position.is(id, CardType::ninja)) return false;
  const Words& words = position.cards.words();
  const auto& names = position.definition(id).names;
  return has_name(position, id, wanted) || std::any_of(names.begin(), names.end(), [&](Word name) {
           return contains_letters(words.text(name), words.text(wanted));
         });
}

bool has_done(const Position& position, TurnDeed deed, CardId card) {
  const CardState& state = position[card];
  const bool own_turn = state.controller == position.state.active;
  switch (deed) {
    case TurnDeed::sent_out:
      return state.sent_this_turn;
    case TurnDeed::attacked:
      return state.sent_this_turn && own_turn;
    case TurnDeed::blocked:
      return state.sent_this_turn && !own_turn;
    case TurnDeed::opposed:
      return state.opposed_this_turn;
    case TurnDeed::used_jutsu:
      return state.jutsu_used > 0;
    case TurnDeed::deployed:
      return state.deployed_this_turn;
    case TurnDeed::led:
      return state.noted_this_turn && position.in_play(card);
    case TurnDeed::applied:
      return state.noted_this_turn && position.is(card, CardType::jutsu);
    case TurnDeed::defeated:
      return state.noted_this_turn && !position.is(card, CardType::jutsu) && !position.in_play(card);
  }
  return false;
}

bool is_applying(const Position& position, CardId card) {
  return std::any_of(position.state.work.begin(), position.state.work.end(), [&](const Work& work) {
    return work.is<FinishLink>() && work.context.user && work.context.user == position.object(card);
  });
}

}  // namespace naruto
