// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/naruto/cards/card_definition.h"
#include "engine/naruto/describe/filter_parts.h"
#include "engine/naruto/describe/phrase.h"

/// What a card says, as clauses with slots and without a language: the planner makes it from the ability trees, and
/// `ui/wording` turns it into sentences. Everything that is the same in every language is decided here: where a
/// sentence ends, what comes first, which mention of a thing is the first one and which a later one.
namespace naruto::describe {

/// What is done or holds. The first group is done by a player to the object; the second is said of the subject.
enum class Verb : std::uint8_t {
  heal,
  move,  ///< the words follow from `to`
  put_into_play,
  draw,
  draw_up_to,
  discard_from_hand,
  look,
  reveal,
  shuffle,
  win_rewards,
  let_win,  ///< the opponent wins rewards, as a price
  lose_rewards,
  negate,
  put_coin,
  make_standby,
  gain_control,  ///< `lasts`: for how long
  arrange,       ///< looks at the top of a deck and puts it back in any order
  reorganize,
  move_marker,  ///< `object.whose`, `back`
  skip,         ///< the next `skipped`
  extra_turn,
  win_game,
  toss,  ///< `call`: a side is called
  choose,
  choose_target,
  search,       ///< a deck for the object; what is done with it follows as a further act
  give_power,   ///< only behind "may": the subject's rule as an act of the player
  deal_damage,  ///< likewise
  injure,       ///< likewise
  discard_chakra,
  damage_self,
  name,         ///< `nameable`
  deploy,       ///< as a deployment, outside the limit
  swap,         ///< the object with `other`
  look_at,      ///< at the object
  remove_coin,  ///< `n` or `all`, from the object
  move_coin,    ///< likewise, onto `other`
  copy_use,     ///< applies the object's effect once more, perhaps with `other` as its user; with `paid` for its cost
  rearrange_team,  ///< the object is a team
  choose_number,   ///< from `n` to `support`
  lose_game,
  negate_damage,
  lower_damage,
  repeat,        ///< "repeat this"
  decide,        ///< "may decide that ..."
  apply_effect,  ///< "may apply this effect"
  attach,        ///< the object to `other`
  hide_among,    ///< shuffles the object in among the cards `by`
  reveal_until,  ///< shows cards `by` at random until one fits `at`
  bring_back,    ///< the object, to its place as it was
  drop_others,   ///< the other cards that were shown go `to`
  turn_coin,     ///< the coin counts as `side`
  toss_again,
  negate_effect,  ///< the one that is about to do what is spoken of

  gets_rule,  ///< a Rule said of the subject
  takes_damage,
  becomes_injured,
  becomes_standby,
  returns,       ///< to the hand of its owner
  joins_team,    ///< the object is a team
  joins_battle,  ///< against the object
  takes_place,   ///< head or back, by `role`
  transforms,    ///< into the card with the code `into`
};

/// What was done to the cards that an amount counts as "moved".
enum class Done : std::uint8_t { moved, discarded, charged, drawn, healed, damaged, coins };

/// What the words of an amount lean on: the effect and the event before, the letter of a chosen number.
struct Meanings {
  Done done = Done::moved;
  Happening event = Happening::enters_play;
  char chosen = 0;
  int tossed = 0;  ///< coins; 0: not a plain number
};

struct Act {
  Verb verb = Verb::draw;
  Phrase object;
  Quantity n;
  Quantity support;  ///< second figure of a power
  Destination to = Destination::discard;
  bool reveal = false;      ///< and show it
  bool charges = false;     ///< move: into the chakra area of whoever does it, as charging
  bool then = false;        ///< after the act before, not together with it
  bool additional = false;  ///< on top of what has been dealt, won or got before
  CoinKind coin = CoinKind::plus_1_1;
  LookAt look_at = LookAt::hand;
  std::vector<Symbol> symbols;
  std::optional<int> down_to;  ///< discard_from_hand, lose_rewards: until so many are left
  std::optional<int> on_top;   ///< arrange: so many on top, the others at the bottom
  std::optional<Until> lasts;
  std::optional<Role> role;  ///< place in a team; nothing where no battle is on: nobody has one (N-ATK-03)
  bool any_place = false;    ///< as the head or as a back Ninja, whichever the player likes
  bool any_name = false;     ///< put_into_play: the name rule is off
  bool seen = false;         ///< arrange: the cards that were looked at before; `rest`: those that are left of them
  bool rest = false;
  char letter = 0;  ///< choose_number: what the number is called
  Skipped skipped = Skipped::turn;
  bool back = false;
  bool call = false;
  bool up_to = false;
  bool random = false;
  bool chosen = false;       ///< lose_rewards: looked at and chosen
  bool all = false;          ///< coins: all of them
  bool until_tails = false;  ///< toss
  bool same_symbol = false;  ///< discard_chakra
  bool paid = false;         ///< copy_use: its cost is paid
  bool at_once = false;      ///< reveal: what each player has chosen is shown at the same time
  bool injured = false;      ///< put_into_play, as all that follow
  bool with_coins = false;
  EntryCosts pays = EntryCosts::none;
  Side whose = Side::you;     ///< put_into_play: whose village; move to the rewards: whose; gain_control: who gets it
  std::vector<Phrase> other;  ///< the second thing: the team it joins, what it is swapped with
  Nameable nameable = Nameable::symbol;
  bool tracks = false;       ///< name: the Ninja of this name are tracked
  std::vector<Phrase> onto;  ///< copy_use: its only target
  Word into = 0;
  std::vector<Word> choice;  ///< gets_rule: the attribute is one of these, as the player likes
  std::vector<Amount> each;  ///< so much for each of these: one amount, or none
  Meanings meanings;         ///< of `each`
  CoinSide side = CoinSide::heads;
  std::optional<Rule> rule;  ///< gets_rule
  Boxed<Filter> by;          ///< gets_rule: the filter of the rule, references replaced; name: which ones can be
  Boxed<Filter> at;          ///< gets_rule: another one, of what is aimed at
};

/// A condition with its references named and its negations at the leaves.
struct Test {
  Condition::Kind kind = Condition::Kind::exists;
  bool negated = false;
  Phrase who;
  Filter filter;
  int at_least = 1;
  Side side = Side::you;
  Bounds bounds;
  TurnTally tally = TurnTally::missions;
  Relation relation = Relation::at_least;
  std::vector<Amount> amounts;  ///< compare: two
  Meanings meanings;
  std::vector<Test> parts;
};

enum class LeadKind : std::uint8_t {
  moment,  ///< "At the end of the turn,"
  event,   ///< "When ...,"
  window,  ///< "In your mission phase,"
  limit,   ///< "Up to 2 times per turn,"
  if_,
  while_,
  as_soon_as,
  for_each,
  heads,
  tails,
  right_call,  ///< of a coin
  wrong_call,
  otherwise,
  if_you_do,
  if_you_do_not,
  if_they_do,  ///< the opponent, who had the choice
  then,
  numbered,     ///< "Effect 2:", one of several to choose from
  once_used,    ///< "after use,"
  each_player,  ///< "each player does this:", or only `who`, whichever of the two
  if_wanted,    ///< "if the opponent wants,", perhaps "and" pays `price`
  unless_paid,  ///< "unless the opponent discards 2 chakra,"
  lasting,      ///< "until the end of the turn,"
};

/// What stands in front of a clause.
struct Lead {
  LeadKind kind = LeadKind::moment;
  EventPattern event;   ///< moment, event
  Phrase who;           ///< event: to whom it happens
  bool player = false;  ///< event: told as an act of the player `event.whose`
  bool repeated = false;
  bool next_time = false;  ///< event: only the first time that it happens
  bool this_turn = false;
  bool of_this_turn = false;  ///< moment: "the turn", not "each turn"
  Window window = Window::any;
  int times = 1;
  Test test;
  bool would = false;      ///< event: it is about to happen, and the text comes before it
  bool instead = false;    ///< ... or takes its place
  Phrase group;            ///< for_each
  bool next = false;       ///< moment: of the next turn of that player
  bool last = false;       ///< each_player: the active one comes last
  bool during = false;     ///< moment: all that turn, not only its beginning
  std::vector<Act> price;  ///< if_wanted, unless_paid
  Side payer = Side::opponent;
  Until until = Until::turn_end;  ///< lasting
  std::vector<Lead> either;       ///< moment, event: or this one
};

/// How a clause joins the one before it in its sentence.
enum class Joint : std::uint8_t { first, then, and_, branch, chosen, option, that };

struct Clause {
  Joint joint = Joint::first;
  std::vector<Lead> leads;
  Phrase subject;
  bool may = false;
  std::vector<Act> price;  ///< behind "may", before "to"
  std::vector<Act> acts;
  std::optional<Until> until;
  bool next_too = false;  ///< this turn and the next one
};

enum class SentenceKind : std::uint8_t {
  statement,
  counter,
  permanent,
  requirement,
  further_cost,  ///< "Additional cost: ..."
  targets,
  attach,
  follows_controller,
  definition,  ///< "X is ..."
  x_paid_with,
  x_at_most,  ///< `amount`
  does_not_stack,
  modes,  ///< "Choose one: ...; or ..."
  leaves_to,
  outside_limit,
  beside_same_name,
  enters_injured,
  counts_as_deployment,
  only_if,         ///< its entry or use demands a circumstance (the first lead)
  sent_only_if,    ///< likewise its being sent out
  only_by,         ///< it enters in certain ways only
  only_through,    ///< ... put into play by certain cards only
  enters_with,     ///< coins
  enters_village,  ///< of which player
  once_per_turn,   ///< one Jutsu of this name
  user_side,       ///< the user attacks or blocks
  used_by,         ///< who can use an effect
  works_in,        ///< the zone where a text works
  not_negatable,
  one_of_coins,       ///< whoever has the text says which of several coins is meant
  paid_on_use,        ///< the price is due when the text is used
  part_by_part,       ///< both players do one part before the next
  total_at_least,     ///< what the cards that are picked come to
  sacrifice,          ///< what is given up for its entry (`targets`)
  over_growth_coins,  ///< it grows upon a Ninja that has growth coins, too
  counts_as_growth,   ///< coins from an effect
  for_both,           ///< the text is the opponent's as well
  further_use,        ///< `n` uses a turn in a circumstance (the first lead)
  granted,            ///< "... gets this turn: "...""
};

struct Paragraph;

struct Sentence {
  SentenceKind kind = SentenceKind::statement;
  std::vector<Clause> clauses;
  std::vector<Lead> leads;      ///< of the kinds that are no statement
  std::vector<Phrase> targets;  ///< targets
  Filter filter;                ///< requirement
  bool may = false;             ///< modes: nobody has to choose
  Permanence permanence = Permanence::none;
  int coins = 0;
  char letter = 'X';
  Amount amount;  ///< definition
  Meanings meanings;
  Phrase who;  ///< definition: whose figure; granted: who gets it
  std::optional<Symbol> symbol;
  Destination to = Destination::discard;
  Destination instead_of = Destination::discard;
  Until until = Until::turn_end;
  std::vector<Paragraph> quoted;  ///< granted
  std::vector<Entry> ways;        ///< only_by
  CoinKind coin = CoinKind::growth;
  Quantity n;  ///< enters_with
  Side side = Side::you;
  Zone zone = Zone::village;
  int depth = 0;  ///< of effects inside effects, where it begins
};

struct Paragraph {
  bool valid = false;
  std::vector<Sentence> sentences;
  std::optional<std::size_t> ability;  ///< to which it belongs; none: the header
};

/// The whole text of a card in the order in which it stands there; what its keywords stand for is not part of it.
std::vector<Paragraph> plan(const CardDefinition& card);

}  // namespace naruto::describe
