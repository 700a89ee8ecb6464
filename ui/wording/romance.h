// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/wording/lexicon.h"
#include "ui/wording/realizer.h"

namespace playsheet::wording {

/// The sentences that Italian and Portuguese build alike: each phrase stands once, with its words in every language.
/// What a language knows of its words is its `Lexicon`; where a language builds a sentence in its own way, it
/// overrides the function.
class Romance : public Realizer, protected Speaker {
 public:
  Romance(const naruto::Words& words, bool is_ninja, const Lexicon& lexicon)
      : Realizer(words, is_ninja), Speaker(lexicon) {}
  std::string describe(const Phrase& phrase) override { return named(phrase); }

 protected:
  using Act = naruto::describe::Act;
  using Part = naruto::describe::Part;
  using Test = naruto::describe::Test;

  // words
  using Speaker::named;
  Language language() const override { return lexicon().language(); }
  std::string counted(const naruto::describe::Quantity& n, const Forms& one, const Forms& many) const {
    return counted_words(n, say(one), say(many));
  }
  std::string named(const Phrase& phrase) { return phrase_with("", phrase); }
  std::string with(const Forms& preposition, const Phrase& phrase) {
    return phrase_with(lexicon().pick(preposition), phrase);
  }
  std::string some_named(const naruto::Filter& filter) { return filter_with("", filter); }
  std::string some_with(const Forms& preposition, const naruto::Filter& filter) {
    return filter_with(lexicon().pick(preposition), filter);
  }
  /// " fino alla fine del Turno", and of what is done or not done in it " in questo Turno".
  std::string until_words(naruto::Until until) const;
  std::string during(naruto::Until until) const;
  /// "mandato In Attacco", agreeing with the subject.
  std::string sent(naruto::Sending as, const Np& subject, std::string_view between = "") const;
  /// "tuo"; "proprio" where each player does it.
  std::string mine(bool feminine, bool plural) const;

  std::string no_word() const { return say({"non ", "não "}); }

  // what stands in front of a clause
  std::string plain_lead(const Lead& lead);
  std::string moment(const Lead& lead);
  std::string window(naruto::Window window);
  std::string one_predicate(const naruto::Filter& filter, Part part, bool negated) override;
  std::string circumstance(const naruto::Filter& filter, Part part, bool negated);
  std::string done_in_turn(naruto::TurnDeed deed) const;
  std::string is_a(const naruto::Filter& filter, bool negated) override;
  virtual std::string is_some(const naruto::Filter& filter) = 0;
  virtual std::string state_of(const naruto::Filter& filter) = 0;
  virtual std::string is_in_team(const naruto::Filter& filter, bool negated) = 0;
  virtual std::string unless_paid(const Lead& lead) = 0;
  virtual Person if_person() const = 0;

  // what a triggered text waits for
  std::string actor(std::optional<naruto::Side> side, const Forms& you, const Forms& other) const;
  std::string rewards_in_turn(int n) const;
  std::string result_names(const std::vector<naruto::Result>& results);
  Np happening_to(const Lead& lead);
  std::string brought_about(const naruto::EventPattern& on);
  std::string event_parts(const naruto::EventPattern& on, const Np& subject);
  std::string mission_event(const Lead& lead, const std::string& who, const Np& subject);
  std::string use_event(const Lead& lead);
  std::string player_event(const Lead& lead);
  std::string whole_team(const naruto::Filter& filter);
  std::string battle_event(const Lead& lead);
  std::string from_play(const naruto::EventPattern& on) const;
  std::string coming_and_going(const naruto::EventPattern& on, const Np& subject);
  std::string damage_taken(const naruto::EventPattern& on) const;
  std::string card_event(const Lead& lead);
  std::string would_event(const Lead& lead);
  virtual std::string event(const Lead& lead) = 0;
  virtual Np team_of_one() = 0;
  /// What did it, with "of" in front of each of several kinds.
  virtual std::string of_each(const naruto::Filter& filter) = 0;
  virtual std::string against(const naruto::EventPattern& on) = 0;
  virtual std::string unless_by(const std::vector<naruto::Entry>& not_by, const Np& subject) = 0;
  virtual std::string on_base(const naruto::Filter& base) = 0;
  virtual std::string used_card(const naruto::Filter& filter, naruto::CardType type, bool applied) = 0;
  virtual std::string drawn_event(const naruto::EventPattern& on) = 0;
  virtual Phrase card_of_player(const Lead& lead) const { return lead.who; }

  // acts
  std::string coins_said(const Act& act) const;
  std::string nameable(const Act& act);
  std::string place_in_team(const Act& act, bool many) const;
  std::string entering(const Act& act);
  std::string paying(const Act& act) const;
  std::string further_act(const Act& act, Person person);
  virtual std::string put_into_play(const Act& act, Person person) = 0;
  virtual std::string swapped(const Act& act, Person person) = 0;
  virtual std::string used_again(const Act& act) = 0;
  /// Where cards that are looked at are said to be.
  virtual naruto::describe::Origin seen_from(naruto::describe::Origin origin) const = 0;
  /// A short place stands behind a short object.
  virtual bool tail_last() const = 0;
  /// That it has the coin goes without saying where the coin is taken from it.
  virtual Phrase coin_bearer(Phrase object, naruto::CoinKind coin, Person person);
  virtual std::string done_to(const Forms& verb, std::string_view tail, const Phrase& object, Person person,
                              bool tail_last = false) = 0;

  // rules
  std::string at_results(const std::vector<naruto::Result>& results);
  std::string rule(const Act& act, const Np& subject);
  std::string chosen_attribute(const Act& act, naruto::Word attribute);
  std::string change(const Act& act, const Np& subject);
  std::string further_rule(const Act& act, const Np& subject);
  std::string card_rule(const Act& act, const Np& subject);
  std::string own_rule(const Act& act, const Np& subject);
  std::string unblockable(const naruto::CannotBeBlocked& limit, const Np& subject);
  std::string cost_rule(const Act& act, const Np& subject);
  std::string fellows(const Act& act);
  std::string whom(const naruto::Selector& selector);
  std::string damage_source(const Act& act, naruto::CauseTest cause);
  std::string changed_damage(const Clause& clause);
  std::string cards_rule(const Clause& clause);
  std::string teams_rule(const Clause& clause, const naruto::TeamLimit& limit);
  std::string player_rule(const Clause& clause);
  std::string payment_rule(const Clause& clause);
  std::string use_tax(const Act& act, const naruto::UseTax& tax, const std::string& must);
  std::string play_rule(const Clause& clause);
  std::string kept_rule(const Clause& clause);
  /// "il tuo Segnaturni".
  std::string turn_marker(const Phrase& whose);
  virtual std::string sent_in(naruto::Sending as, const Np& subject, const std::optional<naruto::TeamTest>& team) = 0;
  virtual Phrase told_plainly(Phrase phrase) const { return phrase; }
  virtual std::string cost_anew(const Act& act, const CostChange& cost, const Np& subject) = 0;
  virtual std::string cost_unit(const Act& act, const CostChange& cost) const = 0;
  virtual std::string damage_bearer(Phrase bearer, bool sized) = 0;
  virtual std::string entering_elsewhere(const Np& who, const naruto::EventPattern& how, naruto::Destination to) = 0;
  virtual std::string free_user(const Clause& clause, const naruto::FreeUse& use, const std::string& can) = 0;
  virtual Np paid_jutsu(const Act& act, const naruto::PayAs& pay) = 0;
  virtual std::string payer(const naruto::PayAs& pay) = 0;
  virtual std::string taxed_choice(const Act& act, const naruto::UseTax& tax, const std::string& what,
                                   const std::string& pay) = 0;

  // labels and the sentences that are the same on every card
  std::string fixed(const Sentence& sentence) override;
  std::string entry_sentence(const Sentence& sentence);
  std::string modes_lead(const Sentence& sentence);
  std::string requirement_alternative(const naruto::Filter& filter);
  std::string required(const naruto::Filter& filter);
  virtual std::string requirement(const naruto::Filter& filter) = 0;
  virtual std::string required_items(const naruto::Filter& filter, std::vector<std::string> items,
                                     const std::vector<std::string>& figures, const std::string& in_team) = 0;
  virtual std::string required_state(const naruto::Filter& filter) = 0;
  virtual std::string definition(const Sentence& sentence) = 0;
  virtual std::string targets_line(const Sentence& sentence) = 0;
  virtual std::string goes_there(naruto::Destination to) = 0;
  virtual std::string all_leads(const std::vector<Lead>& leads) = 0;

  // what a filter says around the noun
  std::string rank(const naruto::RankTest& rank);
  std::string attributes(const naruto::Filter& filter);
  std::string symbols(const naruto::Filter& filter);
  std::string with_phrase(const naruto::Filter& filter);
  bool is_said(const naruto::Filter& filter, const naruto::Filter& none) const;
  std::string without_phrase(const naruto::Filter& filter);
  std::string all_excluded(const naruto::Filter& filter, const Np& noun);
  std::string excluded(const naruto::Filter& filter, const Np& noun);
  std::string coins(const naruto::CoinTest& test);
  std::vector<std::string> of_uses(const naruto::Filter& filter, const Np& noun);
  /// "Chakra de Fogo": the symbol stands at the noun.
  virtual bool is_kind_of_chakra(const naruto::Filter&) const { return false; }
  virtual bool counter_is_state() const { return false; }
  /// What it must not be is among the words behind the noun.
  virtual bool excluded_is_behind() const { return false; }

  Np plain_amount(const naruto::Amount& amount);
  Np reckoned(const naruto::Amount& amount);
  Np told_number(const naruto::Amount& amount);
  Np measured(naruto::Measure measure) const;
  std::string of_side(naruto::Side side, const Forms& own, const Forms& yours, const Forms& what) const;
  /// All that fit, behind "the number".
  virtual std::string of_all(const naruto::Filter& filter) = 0;
  virtual Np total_of(const naruto::Amount& amount) = 0;
  virtual Np extreme_measure(const naruto::Amount& amount) = 0;
  virtual Np either_measure(const naruto::Amount& amount) = 0;
  std::string each_of(const Act& act);
  std::vector<std::string> further_with(const naruto::Filter& filter);
  std::vector<std::string> further_behind(const naruto::Filter& filter, const Np& noun);
  std::string that_has_done(naruto::TurnDeed deed, const Np& noun) const;
  std::vector<std::string> team_kinds(const naruto::TeamTest& team);
  virtual std::string figure(const naruto::Compare& compare, bool bare) = 0;
  virtual bool requirement_is_behind() const { return false; }
  /// The comparison is one of its team, which is told behind the noun.
  virtual bool is_told_behind(const naruto::Compare&) const { return false; }
  virtual std::string in_compared_team(const naruto::Compare&) { return {}; }
  virtual std::string team_member(const naruto::Filter& filter);

  // conditions: what is there, what players have, what was tossed and counted
  std::string test(const Test& test);
  std::string together(const Test& test);
  virtual std::string parts_together(const Test& test) = 0;
  virtual std::string told_of_one(const Test& test) = 0;
  virtual std::string exists(const Test& test) = 0;
  virtual std::string compared(const Test& test) = 0;
  std::string holder(naruto::Side side, bool none) const;
  std::string moved(const naruto::Bounds& bounds, bool negated);
  std::string tossed(const naruto::Bounds& bounds, bool heads) const;
  std::string rivalry(const Rivals& rivals);
  std::string tallied(const Test& test);
  /// Where what both have lies, behind the first of them and behind the second; empty: in play.
  virtual std::pair<std::string, std::string> place_of_rivals(const naruto::Filter&, naruto::Side) { return {}; }

  // the game as a whole, and what is meant
  std::string skipped_name(naruto::Skipped what, bool third) const;
  std::string game_act(const Act& act, Person person);
  Np np(const Phrase& phrase);
  Np reference(naruto::Ref ref);
  Np namesake(naruto::Ref ref);
  Np amount(const naruto::Amount& amount);
  virtual std::string control(const Act& act, Person person) = 0;
  Np noun(const naruto::Filter& filter, bool plural);
  Np nth(const Phrase& phrase);
  /// A phrase that is no team's: players, pronouns, places in a row; what is described is said by `described`.
  Np named_only(const Phrase& phrase);
  /// The head of a team, unless it is the one of which it is said.
  Np other_head(const naruto::Filter& filter, const Phrase* phrase);
  virtual Np described(const Phrase& phrase) = 0;
  /// "Líder": the noun has the place in the team in it.
  virtual std::optional<Np> ninja_in_place(const naruto::Filter&, bool) const { return std::nullopt; }
  virtual Np plain_np(Phrase phrase) = 0;
  virtual Np plain_reference(naruto::Ref ref) = 0;

  // what is done
  std::string damage(const Act& act) const;
  std::string look(const Act& act);
  std::string act(const Act& act, Person person);
  std::string plain_act(const Act& act, Person person);
  std::string said(const Act& act, const Np& subject);
  virtual std::string move(const Act& act, Person person) = 0;
  virtual std::string on_it(const Phrase& object, Person person) = 0;
  virtual std::string revealed(const Act& act, Person person);
  virtual std::string rewards_looked_at(const Act& act, const std::string& of) = 0;
  virtual std::string revealing_it(const Phrase& it, Person person);
  virtual std::string taking_place(const Act& act, const Np& subject) = 0;
  virtual void note_transformed() {}

  // what each language says in its own way
  virtual std::string team(const naruto::TeamTest& team, bool plural) = 0;
  virtual std::string behind(const naruto::Filter& filter, const Np& noun) = 0;
  virtual Np nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr) = 0;
  virtual Np some(const naruto::Filter& filter, const Phrase* phrase = nullptr) = 0;
  virtual std::string phrase_with(std::string_view preposition, const Phrase& phrase) = 0;
  virtual std::string filter_with(std::string_view preposition, const naruto::Filter& filter) = 0;
  virtual std::string origins_and_rank(const naruto::Filter& filter) = 0;
  virtual std::string zone_with(std::string_view preposition, const naruto::Filter& filter, bool own, bool all) = 0;
  virtual std::string as_long_as(const Test& test) = 0;
  virtual std::string acts(const std::vector<Act>& all, Person person) = 0;

  bool each_acts_ = false;                    ///< the sentence is about what each player does
  bool other_acted_ = false;                  ///< the clause before was an act of another player
  bool team_told_ = false;                    ///< the clause tells of a whole team
  bool many_targets_ = false;                 ///< the text has one target part, which names several cards
  bool feminine_ = false;                     ///< what a condition is said of
  bool each_is_it_ = false;                   ///< "it" is each of those the clause tells of
  bool of_those_ = false;                     ///< what is done is done to some of those just looked at
  bool all_of_them_ = false;                  ///< what is named is all of several kinds: "and"
  bool transformed_ = false;                  ///< this card has become a Ninja
  std::optional<naruto::Filter> extreme_of_;  ///< what a figure is the highest of, if the noun has said so
};

}  // namespace playsheet::wording
