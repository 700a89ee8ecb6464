// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/naruto/cards/filter.h"

/// Whom or what a text names, as a noun phrase without a language: by what words, how many of them, and which part of
/// it is meant.
namespace naruto::describe {

/// A counted number: "2", "X", "2X".
struct Quantity {
  int number = 1;   ///< or the factor in front of the letter
  char letter = 0;  ///< 0: a plain number
  bool plural() const { return letter != 0 || number != 1; }
};

/// How a noun phrase names what it means.
enum class Naming : std::uint8_t {
  you,
  opponent,
  each_player,
  active_player,
  that_player,  ///< the opponent, if the words before were about the opponent; with `ref` the player who used that
  this_card,    ///< "this Ninja", "this card"
  user,         ///< "the user"; with `ref` of the event the user of the Jutsu that is spoken of
  pronoun,      ///< "it", no word at all, "ele"
  that,         ///< "that Ninja"
  ordinal,      ///< "the first", of several targets of one kind
  some,         ///< "a Ninja", "1 of your Ninja": first mention in an event
  counted,      ///< "1 Ninja", "up to 2 of your Ninja"
  each,         ///< "each Ninja"
  no,           ///< "no Ninja", as the subject of a ban
  all,          ///< "all your Ninja", as an object
  group,        ///< "your Ninja", as a subject
  the_one,      ///< "the head Ninja fighting ...": there is one at most
  top_cards,    ///< "the top 2 cards of your deck", or the bottom ones
  any_number,   ///< "any number of your Ninja"
  superlative,  ///< "the Ninja with the highest combat", by `measure` and `least`
  several,      ///< "this Ninja and 1 of your Ninja": `parts`
  teams,        ///< "1 unblocked opposing team"
  as_many,      ///< "as many opposing Ninja" as of the target before
};

/// What the pronoun takes up; the languages differ in where they allow one.
enum class Link : std::uint8_t { same_subject, chosen, target };

/// What of the thing is meant. `player`: a rule that is said of a player, not of a card.
enum class Aspect : std::uint8_t {
  itself,
  team,
  jutsu,
  entrance_cost,
  hand_cost,
  both_costs,  ///< entrance cost and hand cost
  jutsu_cost,
  figures,  ///< combat and support
  damage,   ///< that it takes
  battle,
  player,
  combat,  ///< the combat alone
};

/// Where a counted card is taken from, if the words before have said so.
enum class Origin : std::uint8_t { none, zone, among_them, that_hand };

struct Phrase {
  Naming naming = Naming::this_card;
  Filter filter;  ///< what it is: gives the noun and what stands around it
  Quantity n;
  bool up_to = false;
  bool random = false;
  bool plural = false;   ///< of a pronoun or of "that"
  bool in_play = false;  ///< says "in play", because a card of the hand could be meant
  bool own = false;      ///< "their own", of the chooser
  Side whose = Side::you;
  int ordinal = 1;
  Link link = Link::same_subject;
  Aspect aspect = Aspect::itself;
  Origin origin = Origin::none;
  bool bottom = false;  ///< top_cards: of the bottom of the deck
  Measure measure = Measure::combat;
  bool least = false;
  std::vector<Phrase> parts;
  std::optional<Side> owner;  ///< whose zones the card belongs to, if that is sure
  std::optional<Ref> ref;     ///< the very object that is meant, however it is named
  std::optional<Ref> mate;    ///< the filter says "in its team": whose that is
  bool team = false;          ///< "that team", or with `all` "all teams": a team was chosen, not a card
  bool one_team = false;      ///< all of them in the same team

  bool many() const {
    switch (naming) {
      case Naming::counted:
      case Naming::top_cards:
      case Naming::teams:
        return n.plural();
      case Naming::all:
      case Naming::group:
      case Naming::any_number:
      case Naming::several:
      case Naming::as_many:
        return true;
      case Naming::pronoun:
      case Naming::that:
      case Naming::ordinal:
        return plural;
      default:
        return false;
    }
  }
};

}  // namespace naruto::describe
