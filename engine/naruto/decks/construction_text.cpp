// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "engine/naruto/decks/construction.h"

namespace naruto {
namespace {

std::string_view pile_text(DeckPile pile) {
  switch (pile) {
    case DeckPile::deck:
      return "the deck";
    case DeckPile::sideboard:
      return "the sideboard";
    case DeckPile::reinforcement:
      return "the reinforcement deck";
    case DeckPile::deck_and_sideboard:
      return "deck and sideboard together";
  }
  return {};
}

std::string cards(int count) { return fmt::format("{} {}", count, count == 1 ? "card" : "cards"); }

std::string breach_text(const DeckViolation& v, const std::string& card) {
  const auto pile = pile_text(v.pile);
  switch (v.code) {
    case DeckBreach::wrong_size:
      return fmt::format("the deck has {}, it needs exactly {}", cards(v.found), v.allowed);
    case DeckBreach::squad_in_deck:
      return fmt::format("{} is a squad and cannot be in {}", card, pile);
    case DeckBreach::too_many_ninja:
      return fmt::format("{} Ninja that are no platoons, at most {}", v.found, v.allowed);
    case DeckBreach::too_many_copies:
      return fmt::format("{} cards named {} in {}, at most {}", v.found, v.name, pile, v.allowed);
    case DeckBreach::unsupported_keyword:
      return fmt::format("{} has a keyword from a later set that no edition here uses", card);
    case DeckBreach::pending_card:
      return fmt::format("{} is not playable yet", card);
    case DeckBreach::unknown_card:
      return fmt::format("there is no card {}", card);
    case DeckBreach::foreign_keyword:
      return fmt::format("{} has {}, a keyword that this edition does not use", card, v.word);
    case DeckBreach::foreign_symbol:
      return fmt::format("{} needs the symbol {}, which this match does not use", card, v.word);
    case DeckBreach::limited_card:
      return fmt::format("{} is a limited card: {} in {}, at most {}", card, v.found, pile, v.allowed);
    case DeckBreach::outside_pool:
      return fmt::format("{} is not in this edition's sets", card);
    case DeckBreach::form_card:
      return fmt::format("{} is the form that {} turns into and cannot be in a deck", card, v.word);
    case DeckBreach::sideboard_size:
      return fmt::format("the sideboard has {}, it needs none or exactly {}", cards(v.found), v.allowed);
    case DeckBreach::no_sideboard:
      return fmt::format("the sideboard has {}, but this edition has no sideboard", cards(v.found));
    case DeckBreach::reinforcement_size:
      return fmt::format("the reinforcement deck has {}, at most {}", cards(v.found), v.allowed);
    case DeckBreach::no_reinforcement:
      return fmt::format("the reinforcement deck has {}, but this edition has no reinforcement deck", cards(v.found));
    case DeckBreach::not_a_squad:
      return fmt::format("{} is not a squad; the reinforcement deck may hold only squads", card);
    case DeckBreach::squad_copies:
      return fmt::format("{} squads named {} in the reinforcement deck, at most {}", v.found, v.name, v.allowed);
    case DeckBreach::squad_component:
      return fmt::format("{} squads with {} in the reinforcement deck, at most {}", v.found, v.word, v.allowed);
  }
  return {};
}

std::string fix_text(const DeckViolation& v) {
  const DeckFix& fix = v.fix;
  const auto pile = pile_text(v.pile);
  switch (fix.kind) {
    case DeckFixKind::add_cards:
      return fmt::format("add {} to {}", cards(fix.count), pile);
    case DeckFixKind::remove_cards:
      return fmt::format("remove {} from {}", cards(fix.count), pile);
    case DeckFixKind::remove_ninja:
      return fmt::format("remove {} Ninja", fix.count);
    case DeckFixKind::remove_copies:
      return fmt::format("remove {} of them", fix.count);
    case DeckFixKind::remove_card:
      return fmt::format("remove it from {}", pile);
    case DeckFixKind::move_to_reinforcement:
      return "move it to the reinforcement deck";
    case DeckFixKind::remove_sideboard:
      return "remove the sideboard";
    case DeckFixKind::remove_reinforcement:
      return "remove the reinforcement deck";
    case DeckFixKind::replace_card:
      return fmt::format("did you mean {}?", v.nearest);
  }
  return {};
}

}  // namespace

std::string text_of(const DeckViolation& v) {
  const std::string card = v.name.empty() ? v.card : fmt::format("{} {}", v.card, v.name);
  return fmt::format("{}: {}; {}", v.rule, breach_text(v, card), fix_text(v));
}

}  // namespace naruto
