// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/gormiti/cards/definition.h"

/// What a card says, as clauses with slots and without a language: the planner makes it from the effect trees, and
/// `ui/wording/gormiti` turns it into sentences. What is the same in every language is decided here: what stands
/// first, where a sentence ends, which mention of a thing is a later one.
namespace gormiti::describe {

/// The types that it asks for leave room for Fighters.
inline bool may_be_fighter(const Filter& filter) { return filter.type.empty() || filter.type.has(CardType::fighter); }

/// How a noun phrase names what it means.
enum class Naming : std::uint8_t {
  this_card,         ///< "this Fighter"
  bearer,            ///< "the equipped Fighter"
  own_fighter,       ///< "your Fighter": the one in the clash, in a Move
  opposing_fighter,  ///< "the opposing Fighter": likewise
  that_fighter,      ///< the one of the event before
  other_fighter,     ///< "the other Fighter", of that clash
  it,                ///< named just before
  each,              ///< "each of your Fighters"
  group,             ///< "your Fighters": of whom a rule is true
  counted,           ///< "2 of your Fighters"
  some,              ///< "a Fighter", in an event
};

struct Phrase {
  Naming naming = Naming::this_card;
  CardType type = CardType::fighter;  ///< of what a word points at
  Filter filter;                      ///< of the others; with `ref` the object has to fit, too
  int n = 1;                          ///< counted
  bool by_opponent = false;           ///< counted: the opponent chooses them
  Naming ref = Naming::this_card;     ///< what `filter.ref` points at

  /// "your Hero": there is one.
  bool is_one_hero() const {
    return may_be_fighter(filter) && filter.hero == true && filter.controller != Whose::any &&
           filter.zone == Place::field && n == 1;
  }
  bool many() const { return (naming == Naming::group && !is_one_hero()) || (naming == Naming::counted && n != 1); }
};

/// A number, perhaps "for each ...": `counted.filter`.
struct Quantity {
  Amount amount;
  Naming ref = Naming::this_card;  ///< what the `ref` of a counted filter points at
};

struct Test {
  enum class Kind : std::uint8_t {
    there_are,  ///< so many that fit: "you have at least 2 Water Fighters"
    fits,       ///< `who` is or has something: "the opposing Fighter has 70 or more HP"
    outnumber,  ///< "the opponent has more Fighters than you": `filter` without a controller; `whose` has them
    compare,    ///< any two amounts
  };
  Kind kind = Kind::there_are;
  Phrase who;
  Filter filter;
  Bounds bounds;
  Whose whose = Whose::opponent;
  Quantity left, right;
  CompareOp op = CompareOp::greater;
};

enum class Verb : std::uint8_t {
  damage,
  heal,
  change,  ///< of ATK (`n`) or HP (`hp`)
  take_less,
  draw,
  discard,
  to_hand,
  to_deck,
  search,
  put_token,
  destroy,
  put_counters,
  extra_attack,
  attach,  ///< to `other`
  cannot_attack,
  attack_at_once,
  cannot_defend,  ///< against `other`
  no_moves,       ///< of the opponent, in clashes with `who`
};

/// `who` is what it is done to, or what is said to be so.
struct Act {
  Verb verb = Verb::damage;
  Phrase who;
  Phrase other;
  Quantity n, hp;
  bool has_atk = false, has_hp = false;
  DamageCause cause = DamageCause::any;
  Role as = Role::any;
  Whose player = Whose::you;  ///< draw, discard
  bool random = false;
  DefinitionId token = 0;
  CounterKind counter = 0;
};

/// One step: something that is done, or steps that depend on a test or on somebody's wish.
struct Clause {
  enum class Kind : std::uint8_t { act, test, wish };
  Kind kind = Kind::act;
  Act act;
  std::optional<Span> until;
  Test test;
  Whose asked = Whose::you;  ///< wish
  std::vector<Clause> then, otherwise;
};

/// `until`: said once, for all its clauses.
struct Sentence {
  std::vector<Clause> clauses;
  std::optional<Span> until;
};

/// What sets an ability off.
struct Event {
  EventTest test;
  Phrase who;
};

struct Paragraph {
  enum class Kind : std::uint8_t {
    condition,  ///< of deploying or playing it
    payment,
    fits,  ///< for whom the Weapon or Move is: `filter`, `side`
    duration,
    ability,
  };
  Kind kind = Kind::ability;
  CardType type = CardType::fighter;  ///< of the card
  std::optional<Test> test;           ///< of an ability "if", of a static one "while"
  Cost pay;
  Filter filter;
  Role side = Role::any;
  int duration = 0;
  AbilityKind ability = AbilityKind::use;
  std::optional<Event> event;
  int limit = 0;
  std::vector<Sentence> sentences;
};

/// The whole text of a card in the order in which it stands there. Empty for a card that says nothing.
std::vector<Paragraph> plan(const CardDefinition& card);

/// Nothing is asked of the bearer of a Weapon or the user of a Move but what it always is (G-433, G-535).
bool asks_nothing(const Filter& needs);

/// What can only be said of a Fighter is asked, or the type says so.
bool is_about_fighters(const Filter& filter);

/// The filter without its type, if that is only what a Fighter is anyhow.
Filter without_fighter(Filter filter);

}  // namespace gormiti::describe
