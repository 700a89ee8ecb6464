// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/naruto/describe/mentions.h"
#include "engine/naruto/describe/plan.h"

/// The inside of `plan()`: one object for one card. Nothing outside this folder includes it. What a function does that
/// has no line here is said where it is defined; the file is named by the group.
namespace naruto::describe {

/// The node is one of these kinds.
template <class Node, class... Of>
concept OneOf = (std::is_same_v<Node, Of> || ...);

inline Act act_of(Verb verb) {
  Act act;
  act.verb = verb;
  return act;
}

/// Picked when the text is applied, by a player or by luck.
inline bool is_chosen(const Selector& s) {
  return s.kind == Selector::Kind::choose || s.kind == Selector::Kind::random;
}

/// Of a rule on a player nothing.
inline const Selector& who_of(const Rule& rule) {
  static const Selector kNobody;  // the same one for all
  const Selector* who = subject_of(rule);
  return who != nullptr ? *who : kNobody;
}

inline bool is_target(Ref ref) { return ref >= Ref::t1 && ref <= Ref::t4; }

/// The rule as it is told: not by teams of only low entrance costs is only by a team with a higher one.
Rule told_rule(const Rule& rule);

/// Who acts when the event is said of both players.
std::optional<Naming> whoever_acts(const EventPattern& on);

/// A filter that says only what kind of card it is.
Filter noun_only(const Filter& filter);

/// Likewise of each kind that the filter leaves open.
std::vector<Filter> nouns_only(const Filter& filter);

/// Whose card it is, if the zone tells: a card in a village may be somebody else's.
std::optional<Side> owner_of(const Filter& filter);

/// The selector of an effect that acts on one thing; null for others.
const Selector* selector_in(const Effect& effect);

/// "Up to 2 times per turn,"
Lead limit_lead(int times);

inline Lead lead_of(LeadKind kind) {
  Lead lead;
  lead.kind = kind;
  return lead;
}

/// What it does hangs on a condition or a choice, so that the act behind it must not be read as hanging on it, too.
bool is_conditional(const Effect& effect);

/// One effect each, which puts a Ninja into a team: as its head or not.
bool differ_in_place(const Modes& modes);

/// A Ninja that had no name before is acted on.
bool names_another(const std::vector<Act>& acts);

/// What is done with the card that the words before have named.
Phrase taken_up(const Phrase& object);

/// Walks over the texts of a card in their order and puts down what is to be said as sentences, clauses and acts. On
/// the way it remembers what the words before have named and done: the same tree is told otherwise behind other words.
/// It knows no language, and nothing in it depends on a game.
class Planner {
 public:
  /// The card must outlive it.
  explicit Planner(const CardDefinition& card) : card_(card) {}
  /// All paragraphs of the card, once: the planner is used up.
  std::vector<Paragraph> whole();

 private:
  // abilities (abilities.cpp, paragraphs.cpp, header.cpp): each `body` makes the paragraph of one kind of text. Texts
  // that say the same, or the same of the other side, are told once; `first` is the place of the first of them.
  void header();
  void follows_controller();
  std::size_t mirrored(std::size_t first) const;
  const Condition* once_more(std::size_t first) const;
  const EventPattern* also_on(std::size_t first) const;
  void ability(const Ability& ability);
  static bool changes_both_costs(Clause& before, const Rule& rule);
  void works_in(const std::optional<Zone>& zone);
  void body(const Static& a);
  void body(const Triggered& a);
  void body(const Activated& a);
  void aimed(const Triggered& a, std::vector<Lead> leads);
  void choose_targets(const std::vector<Target>& targets, Clause& c);
  void borne(const Activated& a);
  bool used_by_opponent(const Activated& a);
  void used(const Activated& a);
  void body(const Use& a);
  void body(const LeavesTo& a);
  void body(const PlayRule& a);
  void body(const Replacement& a);
  void only_if(const Condition& condition);
  void target_sentence(const std::vector<Target>& targets);
  void attach_sentence(const Filter& filter);
  void cost_sentence(const Price& cost);
  void closing_sentences();
  bool said_for_each(std::size_t letter);
  void new_paragraph(bool valid);

  // sentences: where the next words go; `clause` opens a sentence where none is open
  Sentence& sentence();
  void end_sentence();
  Clause& clause(Joint joint, std::vector<Lead> leads);
  void plain_sentence(SentenceKind kind);

  // effects (effects.cpp, structure.cpp, options.cpp, acts.cpp, player_acts.cpp)
  /// How the effects that follow hang on what has been said.
  struct Scope {
    std::vector<Lead> leads;  ///< stand in front of the first clause
    bool held = false;        ///< the effects hang on something said before: joined by "then"
    bool branch = false;      ///< the leads open a branch of the sentence that is there
    bool apart = false;       ///< what was said last hangs on a condition of its own: the next act is a new sentence
    Joint first = Joint::first;
  };
  /// What one player does, as one clause.
  struct Acts {
    Side who = Side::you;
    std::vector<Act> acts;
  };
  void list(const Effects& effects, Scope scope);
  void effect(const Effect& effect, Scope& scope);

  // Each node of an effect: what is said of a card or holds other effects tells itself; what a player does is made of
  // acts, and `by_you` says whether the player to whom the card speaks does it. A node with none of them does not
  // compile.
  void tell(const Damage& e, Scope& scope);
  void tell(const Injure& e, Scope& scope);
  void tell(const JoinTeam& e, Scope& scope);
  void tell(const JoinBattle& e, Scope& scope);
  void tell(const MovePlace& e, Scope& scope);
  void tell(const Transform& e, Scope& scope);
  void tell(const AfterUse& e, Scope& scope);
  void tell(const RevealUntil& e, Scope& scope);
  void tell(const Lasting& e, Scope& scope);
  void tell(const Toss& e, Scope& scope);
  void tell(const ForEach& e, Scope& scope);
  void tell(const May& e, Scope& scope);
  void tell(const Unless& e, Scope& scope);
  void tell(const Repeat& e, Scope& scope);
  void tell(const EachPlayer& e, Scope& scope);
  void tell(const Watch& e, Scope& scope);
  void tell(const Pay& e, Scope& scope);
  void tell(const If& e, Scope& scope);
  void tell(const Delayed& e, Scope& scope);
  void tell(const GrantTrigger& e, Scope& scope);
  void tell(const BecomeStandby& e, Scope& scope);
  void tell(const Move& e, Scope& scope);
  void tell(const AddCoin& e, Scope& scope);
  void tell(const RemoveCoin& e, Scope& scope);
  void tell(const GainControl& e, Scope& scope);
  void tell(const PutIntoPlay& e, Scope& scope);
  void tell(const Modes& e, Scope& scope);
  template <class Node>
  void tell(const Node& node, Scope& scope);
  Acts acts(const Heal& e);
  Acts acts(const Move& e);
  Acts acts(const PutIntoPlay& e);
  Acts acts(const Deploy& e);
  Acts acts(const Choose& e);
  Acts acts(const LookAtCards& e);
  Acts acts(const Reveal& e);
  Acts acts(const BecomeStandby& e);
  Acts acts(const Negate& e);
  Acts acts(const Modes& e);
  Acts acts(const AddCoin& e);
  Acts acts(const GainControl& e);
  Acts acts(const SwapCards& e);
  Acts acts(const AttachTo& e);
  Acts acts(const RemoveCoin& e);
  Acts acts(const MoveCoin& e);
  Acts acts(const CopyUse& e);
  Acts acts(const RearrangeTeam& e);
  Acts acts(const ChooseNumber& e);
  Acts acts(const Name& e);
  Acts acts(const LowerDamage& e);
  Acts acts(const NegateDamage& e);
  Acts acts(const NegateEffect& e);
  Acts acts(const TurnCoin& e);
  Acts acts(const TossAgain& e);
  Acts acts(const Draw& e);
  Acts acts(const DiscardFromHand& e);
  Acts acts(const WinRewards& e);
  Acts acts(const LoseRewards& e);
  Acts acts(const Look& e);
  Acts acts(const Arrange& e);
  Acts acts(const Shuffle& e);
  Acts acts(const MoveMarker& e);
  Acts acts(const Skip& e);
  Acts acts(const Reorganize& e);
  Acts acts(const ExtraTurn& e);
  Acts acts(const WinGame& e);
  Acts acts(const LoseGame& e);
  template <class Node>
  requires OneOf<Node, PutIntoPlay, Deploy, SwapCards, LookAtCards, Choose, Reveal, Negate, RemoveCoin, MoveCoin,
                 CopyUse, BecomeStandby, RearrangeTeam, AttachTo, ChooseNumber, Name, LowerDamage, NegateDamage,
                 NegateEffect, TurnCoin, TossAgain, Look, Arrange, LoseRewards, MoveMarker>
  bool by_you(const Node&) const {
    return true;  // whatever it is done to
  }
  // The others say whose they are.
  bool by_you(const Heal& e) const;
  bool by_you(const Move& e) const;
  bool by_you(const AddCoin& e) const;
  bool by_you(const GainControl& e) const;
  bool by_you(const Draw& e) const;
  bool by_you(const DiscardFromHand& e) const;
  bool by_you(const Shuffle& e) const;
  bool by_you(const WinRewards& e) const;
  bool by_you(const Reorganize& e) const;
  bool by_you(const Skip& e) const;
  bool by_you(const ExtraTurn& e) const;
  bool by_you(const WinGame& e) const;
  bool by_you(const LoseGame& e) const;
  bool by_you(const Modes& e) const;
  template <class Node>
  static constexpr bool kHasActs = requires(Planner& planner, const Node& node) {
    planner.acts(node);
  };
  // How acts become clauses: `opening` gives the leads of the scope, once; `statement` says something of a card,
  // `player_clause` what somebody does.
  static Acts by(Side who, Act act);
  Act counted_act(Verb verb, const Amount& n);
  void cards_come_near();
  void begin_act(const Scope& scope);
  std::vector<Lead> opening(Scope& scope);
  Clause& next_clause(Scope& scope);
  Clause& statement(const Selector& who, Act act, Scope& scope, std::optional<Until> until,
                    Aspect aspect = Aspect::itself);
  void player_clause(Acts acts, Scope& scope);
  bool has_acts(const Effect& effect) const;
  bool all_own_acts(const Effects& effects) const;
  Acts acts_of(const Effect& effect);
  Acts moving(Verb verb, const Selector& what, Destination to, bool reveal);
  Acts two_objects(Verb verb, const Selector& first, const Selector& second);
  Clause* place_taken_by(const Selector& who);
  std::optional<Effect> of_all_targets(const Effects& effects, std::size_t first) const;
  std::vector<Act> shuffle_after_search();
  Acts coins_taken(Verb verb, const Selector& from, CoinKind kind, const std::optional<Amount>& n);
  Act coin_act(const AddCoin& e);
  Act control_act(const GainControl& e);
  void remember_revealed(const Selector& what);
  void remember_acted_on(const Effect& effect);
  bool revealed_card(const Move& e, Scope& scope);
  bool returns_from_play(const Move& e) const;
  Clause& thrown(const Toss& e, Clause& c, const Filter* each);
  void tossed(const Toss& e);
  bool either_tosses(const If& e, std::vector<Lead>& leads);
  void toss(const Toss& e, Scope& scope, const Filter* each, bool may = false);
  void may(const Boxed<Price>& price, const Effects& body, Scope& scope);
  bool each_in_turn(const EachPlayer& e, Scope& scope);
  /// What a text does once its event has happened: the event, what must still be `there` (or null), then the body.
  void set_off(const Triggered& triggered, bool this_turn, const Condition* there, std::vector<Lead> leads);
  void may_with_price(const Price& price, const Effects& body, Scope& scope);
  // Each tells the effect as a choice of the player and is true, or has no words for it and is false.
  bool may_begin(const Effect& first, Scope& scope);
  bool may_give(const Effect& effect, Scope& scope);
  bool may_place(const Effect& effect, Scope& scope);
  void may_choose(const Effect& effect, std::vector<Lead> leads);
  bool opponent_may(const May& e, Scope& scope);
  bool one_placing(const Modes& e, Scope& scope, bool may);
  void note_shown(const Effect& effect);
  void note_done(const Effect& effect);
  bool is_additional(const Selector& to) const;
  bool one_of_attributes(const Modes& e, Scope& scope);
  void modes(const Modes& e, Scope& scope, bool may = false);
  void quote(const GrantTrigger& e, Scope& scope);
  // what the effects before have done
  void remember_count(const Effect& effect);
  std::optional<LeadKind> done_or_not(const Condition& c) const;
  bool arranges_seen(const Arrange& e, Act& a) const;
  bool is_just_seen(const Selector& what) const;
  static bool goes_on(const Effect& now, const Effect& later);
  /// What is paid, part by part; `self`: the card that "this card" means in it.
  std::vector<Act> price_acts(const Price& price, Ref self = Ref::self);

  // rules, conditions, events (rules.cpp, lasting_rules.cpp)
  Act rule_act(const Rule& rule);
  void note_power(const Effect& effect);
  bool changes_power_again(const Rule& rule) const;
  Aspect rule_aspect(const Rule& rule) const;
  static void turn_into_ban(Clause& clause);
  Phrase rule_subject(const Rule& rule, Aspect aspect);
  static bool is_the_one(const Selector& who);
  static Naming player_naming(Side side);
  static std::optional<Condition> worth_saying(const std::optional<Condition>& condition, const Effects& body);
  /// `not` becomes `negated`; under it all and any change places.
  Test test(const Condition& condition, bool negated = false);
  Lead condition_lead(LeadKind kind, const Condition& condition);
  std::vector<Lead> event_leads(const EventPattern& on, bool this_turn, int times = 0);
  Lead named_event(const EventPattern& on);

  // phrases (phrases.cpp, targets.cpp): how a card is named here, which depends on what has been named. `as_subject`:
  // it is what the sentence is about from now on.
  Phrase mention(Ref ref, bool as_subject);
  Phrase target_phrase(Ref ref, bool as_subject);
  bool has_rival(Ref ref, Noun noun) const;
  Noun noun_of_ref(Ref ref) const;
  void name_cards_of(const Amount& amount);
  const Target* target_of(Ref ref) const;
  bool is_team(Ref ref) const;
  Phrase target_part(const Target& target);
  Phrase members_of_team(Ref ref, bool as_subject);
  Phrase phrase(const Selector& what, bool as_subject);
  std::optional<Phrase> all_targets(const Selector& what);
  Phrase each_phrase(const Selector& what, bool as_subject);
  Phrase counted(const Filter& filter, Quantity n);
  Origin origin(const Filter& filter) const;
  Quantity quantity(const Amount& amount);
  /// As this text means it: inside a granted ability "this card" is the one that gets it, and a team that was chosen
  /// is `used`.
  Filter seen(Filter filter) const;
  Amount seen(Amount amount) const;
  Ref seen(Ref ref) const;
  Filter in_its_team(Filter filter) const;

  const CardDefinition& card_;
  std::vector<Paragraph> text_;
  std::optional<std::size_t> ability_;     ///< of which the text is being made
  bool both_players_ = false;              ///< the text is told of whoever the event happens to
  const EventPattern* also_on_ = nullptr;  ///< the text behind it does the same then
  bool for_both_ = false;                  ///< a text further on is this one, seen from the other side
  bool open_ = false;                      ///< the last sentence can still take clauses
  Mentions mentions_;
  const std::vector<Target>* targets_ = nullptr;
  std::optional<Ref> self_means_;   ///< inside a granted ability
  std::optional<Ref> event_means_;  ///< the card of the event, if it has a name of its own
  Filter event_filter_, it_filter_;
  bool cards_meanwhile_ = false;  ///< other cards have been drawn or discarded since `it` was shown
  bool it_revealed_ = false;      ///< `it` is a card that was shown in a hidden zone
  std::optional<Side> it_owner_;
  bool additional_damage_ = false;
  bool it_plural_ = false;           ///< `it` is told of a whole group
  std::optional<Quantity> total_;    ///< what picked cards must come to
  bool it_chosen_ = false;           ///< `it` has been picked besides the target
  bool may_choose_ = false;          ///< the next choice is left to the player
  const Look* looked_ = nullptr;     ///< the last look of the ability
  const Look* just_seen_ = nullptr;  ///< the effect before was this look
  bool goes_on_ = false;             ///< what is told holds for the next turn as well
  bool any_place_ = false;           ///< the player chooses the place in the team
  bool no_battle_ = false;           ///< what is told happens while no battle is on
  Meanings meanings_;
  int depth_ = 0;                                    ///< of effects inside effects
  std::vector<std::pair<Ref, bool>> changed_power_;  ///< whose power has been changed for sure; and whether lowered
  std::optional<Side> winner_;                       ///< the event is that this player wins rewards
  bool shuffle_follows_ = false;                     ///< told behind the effect
  std::optional<Side> searched_;                     ///< whose deck has just been searched
  std::optional<int> asked_;                         ///< how many cards the effect before was to act on
  bool shown_top_ = false;                           ///< cards from the top of a deck have been looked at or revealed
  const Selector* revealed_ = nullptr;               ///< the effect before revealed these
  CardType used_ = CardType::jutsu;                  ///< what is used in the event
  bool event_is_user_ = false;                       ///< the card of the event is the user of a Jutsu
  bool event_has_targets_ = false;                   ///< ... of which the targets are spoken of, too
  bool it_is_user_ = false;                          ///< "it" is told of as the user of a Jutsu
  std::vector<std::pair<Amount, char>> letters_;
  std::vector<Meanings> letter_meanings_;
  std::vector<std::pair<Ref, Phrase>> letter_owners_;
  const Lasting* last_lasting_ = nullptr;  ///< the effect before, if it put a rule in force
};

}  // namespace naruto::describe
