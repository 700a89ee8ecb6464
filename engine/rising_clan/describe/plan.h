// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/cards/catalog.h"

/// What a card says, as clauses with slots and without a language (R-1204): the planner makes it from the effects, and
/// `ui/wording/rising_clan` turns it into sentences. What is the same in every language is decided here: who is meant,
/// which mention of somebody is a later one, what stands in one sentence.
namespace rising_clan::describe {

/// How somebody is named.
enum class Who : std::uint8_t {
  you,          ///< the user, or who has drawn the card
  another,      ///< a player of the user's choice
  that_player,  ///< named just before
  each,
  by_chance,
  left,
  roller,
  attacked,
  creature,
};

struct Sentence;

/// One node. What it says of whom; `pass`, `fail` and `branches` are those of the node.
struct Clause {
  Node node;
  Who who = Who::you;
  std::vector<Sentence> pass, fail;
  std::vector<std::vector<Sentence>> branches;
};

/// Clauses that are told in one breath: values of one player for one span, or things that one player does.
struct Sentence {
  std::vector<Clause> clauses;
};

struct Paragraph {
  enum class Kind : std::uint8_t {
    ability,    ///< `ability` says when
    rolls,      ///< of an event: `rolls`
    failure,    ///< of an event; without sentences a disadvantage is drawn (R-207)
    happens,    ///< of news and of disadvantages when they are drawn
    challenge,  ///< of an honour challenge
    leaving,    ///< of a lasting disadvantage; `sentences`: what happens when its roll fails
    captured,   ///< R-218, of a card that puts a player out
    recalled,   ///< R-219
    values,     ///< of an abomination
    flight,
    defence,
    attack,
    defeat,
    returns,    ///< R-614
    shared,     ///< R-615
    immune,     ///< R-244: `clans`
    no_winner,  ///< R-405
    nothing,
  };
  Kind kind = Kind::ability;
  Ability ability;  ///< of an ability: its moment, conditions, limit, cost, clans
  std::vector<RollDemand> rolls;
  Leave leave = Leave::cured;
  std::uint8_t abomination = 0;
  std::uint16_t clans = 0;
  std::vector<Sentence> sentences;
};

/// The whole text of a card in the order in which it stands there.
std::vector<Paragraph> plan(const CardDefinition& card, const Catalog& cards);

/// An order to the player, so that others can follow it in its sentence; the rest states what is so.
bool is_order(Op op);

}  // namespace rising_clan::describe
