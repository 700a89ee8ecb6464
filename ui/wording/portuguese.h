// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/romance.h"

namespace playsheet::wording {

inline std::string portuguese_with(std::string_view preposition, const Np& np) {
  return portuguese_lexicon().with(preposition, np);
}
inline std::string portuguese_ending(std::string_view stem, bool feminine, bool plural) {
  return portuguese_lexicon().ending(stem, feminine, plural);
}
inline std::string portuguese_form(std::string_view verb, Person person) {
  return portuguese_lexicon().form(verb, person);
}
inline std::string portuguese_clitic(std::string_view verb, Person person, const Np& object) {
  return portuguese_lexicon().clitic(verb, person, object);
}

class Portuguese final : public Romance {
 public:
  Portuguese(const naruto::Words& words, bool is_ninja) : Romance(words, is_ninja, portuguese_lexicon()) {}

 protected:
  std::string core(const Clause& clause, bool bound) override;
  std::string_view joint(const Clause& clause) override;
  std::string_view then_start() override { return "depois, "; }
  std::string_view valid_label() override { return "Valid: "; }
  std::string_view and_word() override { return " e "; }
  std::string_view or_word() override { return " ou "; }
  std::string polished(std::string text) override;
  std::string_view if_word() override { return "se "; }

 private:
  bool discards_ = false;                    ///< the object of the act is discarded
  std::optional<Np> event_said_;             ///< who or what the event has happened to, where a pronoun is not clear
  bool joined_ = false;                      ///< the clause that comes next goes on with the sentence
  bool relative_ = false;                    ///< ... as a relative clause
  bool chose_other_ = false;                 ///< the clause before named a card that a pronoun could mean
  bool shuffled_ = false;                    ///< the clause before shuffled a deck
  bool several_acts_ = false;                ///< the clause before has an "and" already
  bool it_is_subject_ = false;               ///< of a rule on each of many: "ele"
  std::optional<naruto::Ref> last_subject_;  ///< of the clause before
  bool names_targets_ = false;               ///< in the line of the targets
  std::string last_said_;                    ///< the clause before
  std::string owner_words_;                  ///< stand behind the state of the next noun
  bool told_ = false;                        ///< the clause before was a statement: no command goes on behind it

  // what Romance leaves open
  std::string is_some(const naruto::Filter& filter) override;
  std::string state_of(const naruto::Filter& filter) override;
  std::string is_in_team(const naruto::Filter& filter, bool negated) override;
  std::string unless_paid(const Lead& lead) override;
  std::string swapped(const Act& act, Person person) override;
  std::string used_again(const Act& act) override;
  std::string done_to(const Forms& verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last) override {
    return done_to(verb.pt, tail, object, person, tail_last);
  }
  Np team_of_one() override;
  std::string of_each(const naruto::Filter& filter) override;
  std::string against(const naruto::EventPattern& on) override;
  std::string unless_by(const std::vector<naruto::Entry>& not_by, const Np& subject) override;
  std::string on_base(const naruto::Filter& base) override;
  std::string used_card(const naruto::Filter& filter, naruto::CardType type, bool applied) override;
  std::string drawn_event(const naruto::EventPattern& on) override;
  std::string control(const Act& act, Person person) override;
  std::string rewards_looked_at(const Act& act, const std::string& of) override;
  std::string taking_place(const Act& act, const Np& subject) override;
  bool is_kind_of_chakra(const naruto::Filter& filter) const override {
    return naruto::describe::noun_of(filter) == naruto::describe::Noun::chakra;
  }
  bool counter_is_state() const override { return true; }
  bool excluded_is_behind() const override { return true; }
  std::pair<std::string, std::string> place_of_rivals(const naruto::Filter& filter, naruto::Side who) override;
  std::string parts_together(const Test& test) override;
  std::string told_of_one(const Test& test) override;
  bool requirement_is_behind() const override { return true; }
  bool is_told_behind(const naruto::Compare& compare) const override;
  std::string in_compared_team(const naruto::Compare& compare) override;
  std::string of_all(const naruto::Filter& filter) override;
  Np total_of(const naruto::Amount& amount) override;
  Np extreme_measure(const naruto::Amount& amount) override;
  std::optional<Np> ninja_in_place(const naruto::Filter& filter, bool plural) const override;
  std::string sent_in(naruto::Sending as, const Np& subject, const std::optional<naruto::TeamTest>& team) override;
  std::string cost_anew(const Act& act, const CostChange& cost, const Np& subject) override;
  std::string cost_unit(const Act& act, const CostChange& cost) const override;
  std::string damage_bearer(Phrase bearer, bool sized) override;
  std::string entering_elsewhere(const Np& who, const naruto::EventPattern& how, naruto::Destination to) override;
  std::string free_user(const Clause& clause, const naruto::FreeUse& use, const std::string& can) override;
  Np paid_jutsu(const Act& act, const naruto::PayAs& pay) override;
  std::string taxed_choice(const Act& act, const naruto::UseTax& tax, const std::string& what,
                           const std::string& pay) override;
  std::string payer(const naruto::PayAs&) override { return {}; }
  Person if_person() const override { return Person::future; }
  bool tail_last() const override { return true; }
  /// "olhar 1 card da mão", though nothing is taken from there.
  naruto::describe::Origin seen_from(naruto::describe::Origin origin) const override {
    return origin == naruto::describe::Origin::none ? naruto::describe::Origin::zone : origin;
  }
  std::string lead(const Lead& lead) override { return plain_lead(lead); }
  std::string all_leads(const std::vector<Lead>& all) override { return leads(all); }
  std::string required_items(const naruto::Filter& filter, std::vector<std::string> items,
                             const std::vector<std::string>& figures, const std::string& in_team) override;
  std::string required_state(const naruto::Filter& filter) override;
  std::string targets_line(const Sentence& sentence) override;
  std::string goes_there(naruto::Destination to) override;

  // nouns
  Np plain_np(Phrase phrase) override;
  std::optional<Np> teams_of(const Phrase& phrase);
  Np base_np(const Phrase& phrase);
  Np team_np(const Phrase& phrase);
  std::optional<Np> whole_of_team(const Phrase& phrase);
  std::optional<std::string> team_words(const naruto::Filter& filter, bool plural);
  Np described(const Phrase& phrase) override;
  Np several(const Phrase& phrase, std::string_view preposition = "");
  Np counted(const Phrase& phrase);
  std::optional<Np> counted_apart(const Phrase& phrase);
  Np own_chakra(const Phrase& phrase, bool plural);
  Np whole(const Phrase& phrase);
  Np nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr) override;
  Np one_nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase, bool place_first = false);
  Np some(const naruto::Filter& filter, const Phrase* phrase = nullptr) override;
  Np plain_reference(naruto::Ref ref) override;
  std::string with(std::string_view preposition, const Phrase& phrase) { return phrase_with(preposition, phrase); }
  std::string phrase_with(std::string_view preposition, const Phrase& phrase) override {
    const bool each_part = phrase.naming == naruto::describe::Naming::several && !preposition.empty() &&
                           phrase.aspect == naruto::describe::Aspect::itself;
    return portuguese_with(each_part ? "" : preposition, each_part ? several(phrase, preposition) : np(phrase));
  }
  std::string filter_with(std::string_view preposition, const naruto::Filter& filter) override {
    return portuguese_with(preposition, some(filter));
  }
  std::string some_with(std::string_view preposition, const naruto::Filter& filter) {
    return filter_with(preposition, filter);
  }
  std::string states(const naruto::Filter& filter, const Np& noun);
  std::string called(const naruto::Filter& filter, const Np& noun);
  static std::string battlefield(const naruto::Filter& filter);
  std::string origins_and_rank(const naruto::Filter& filter) override;
  std::string behind(const naruto::Filter& filter, const Np& noun) override;
  std::string place(const naruto::Filter& filter, const Phrase* phrase);
  static bool are_places(const naruto::Filter& filter);
  std::string top_with(std::string_view preposition, const naruto::Filter& filter, bool own);
  std::string places(const naruto::Filter& filter, const Phrase* phrase);
  std::string zone_with(std::string_view preposition, const naruto::Filter& filter, bool own, bool all) override;
  std::string team(const naruto::TeamTest& team, bool plural) override;
  std::string team(const naruto::TeamTest& team) { return this->team(team, false); }
  static std::string_view relation_words(naruto::Relation relation);
  std::string figure(const naruto::Compare& compare, bool bare) override;
  Np either_measure(const naruto::Amount& amount) override;
  std::string goes_instead(const Clause& clause);
  std::string compared(const naruto::describe::Test& test) override;
  std::optional<std::string> holding(const naruto::Amount& amount, const naruto::Bounds& bounds);
  std::string requirement(const naruto::Filter& filter) override;

  // acts
  std::string acts(const std::vector<naruto::describe::Act>& all, Person person) override;
  std::string wished(const std::vector<naruto::describe::Act>& acts, Person person);
  std::string move(const naruto::describe::Act& act, Person person) override;
  std::string done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last = false);
  std::string put_into_play(const naruto::describe::Act& act, Person person) override;
  std::string on_it(const Phrase& object, Person person) override;
  std::string owners(std::string_view preposition, const Phrase& object, naruto::Destination to, Person person);
  std::string duration(const Clause& clause);
  std::string told_of(const Clause& clause, const Phrase& subject);
  std::string in_time(const Clause& clause, const std::string& subject, const std::string& predicate);
  std::string told_of_none(const Clause& clause, const Phrase& subject);
  std::optional<std::string> told_anew(const Clause& clause);
  Clause plainly_named(Clause clause, bool begins);
  std::string said_core(const Clause& clause, bool bound, bool begins);
  bool is_short_relative(const Clause& clause) const;
  std::string own_act(const Clause& clause, bool begins);
  bool is_asked_of_you(const Clause& clause);
  std::string subject(const Phrase& phrase, const naruto::describe::Act& first);

  // leads and conditions
  std::string some_or_team(const naruto::Filter& filter);
  std::string opposed(const naruto::describe::Test& test);
  std::string as_long_as(const naruto::describe::Test& test) override;
  std::string exists(const naruto::describe::Test& test) override;
  std::string told_there(const naruto::describe::Test& test);
  std::string target_is_owned(const naruto::describe::Test& test);
  std::string event(const Lead& lead) override;
  std::string definition(const Sentence& sentence) override;
};

}  // namespace playsheet::wording
