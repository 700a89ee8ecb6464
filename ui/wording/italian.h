// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/romance.h"

namespace playsheet::wording {

inline std::string italian_with(std::string_view preposition, const Np& np) {
  return italian_lexicon().with(preposition, np);
}
inline std::string italian_ending(std::string_view stem, bool feminine, bool plural) {
  return italian_lexicon().ending(stem, feminine, plural);
}
inline std::string italian_form(std::string_view verb, Person person) { return italian_lexicon().form(verb, person); }
inline std::string italian_clitic(std::string_view verb, Person person, const Np& object) {
  return italian_lexicon().clitic(verb, person, object);
}
/// "ne fai tornare", "farne tornare", "fanne tornare".
std::string italian_partitive(std::string_view verb, Person person);
/// "non inferiore ", before "a".
std::string_view italian_relation(naruto::Relation relation);

class Italian final : public Romance {
 public:
  Italian(const naruto::Words& words, bool is_ninja) : Romance(words, is_ninja, italian_lexicon()) {}

 protected:
  std::string lead(const Lead& lead) override;
  std::string core(const Clause& clause, bool bound) override;
  std::string_view joint(const Clause& clause) override;
  std::string_view then_start() override { return "poi "; }
  std::string_view valid_label() override { return "Sempre: "; }
  std::string_view and_word() override { return " e "; }
  std::string_view or_word() override { return " o "; }
  std::string polished(std::string text) override;
  std::string_view if_word() override { return "se "; }

 private:
  std::string loop_lead(const Lead& lead);

  bool opponent_leads_ = false;  ///< the opponent is the subject of what stands in front of the clause
  bool leads_end_ = false;       ///< the next lead is in front of another clause
  bool target_said_ = false;     ///< the clause has named the target
  bool target_told_ = false;     ///< the text has said something of the target: "its team" is the target's
  bool in_option_ = false;       ///< the clause is one of several effects to choose from
  std::optional<naruto::describe::Act> last_act_;  ///< of the clause before, which this one goes on from
  bool target_placed_ = false;                     ///< the target is told by its place in its team
  bool many_teams_ = false;                        ///< the targets are teams, more than one
  std::optional<Phrase> loop_;                     ///< "for each of these", not said yet

  // what Romance leaves open
  std::string is_some(const naruto::Filter& filter) override;
  std::string state_of(const naruto::Filter& filter) override;
  std::string is_in_team(const naruto::Filter& filter, bool negated) override;
  std::string unless_paid(const Lead& lead) override;
  std::string swapped(const Act& act, Person person) override;
  std::string used_again(const Act& act) override;
  std::string done_to(const Forms& verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last) override {
    return done_to(verb.it, tail, object, person, tail_last);
  }
  Np team_of_one() override;
  std::string of_each(const naruto::Filter& filter) override;
  std::string against(const naruto::EventPattern& on) override;
  std::string unless_by(const std::vector<naruto::Entry>& not_by, const Np& subject) override;
  std::string on_base(const naruto::Filter& base) override;
  std::string used_card(const naruto::Filter& filter, naruto::CardType type, bool applied) override;
  std::string drawn_event(const naruto::EventPattern& on) override;
  Phrase card_of_player(const Lead& lead) const override;
  std::string control(const Act& act, Person person) override;
  std::string revealed(const Act& act, Person person) override;
  std::string revealing_it(const Phrase& it, Person person) override;
  std::string rewards_looked_at(const Act& act, const std::string& of) override;
  std::string taking_place(const Act& act, const Np& subject) override;
  void note_transformed() override { transformed_ = true; }
  std::string parts_together(const Test& test) override;
  std::string told_of_one(const Test& test) override;
  std::string team_member(const naruto::Filter& filter) override;
  std::string of_all(const naruto::Filter& filter) override;
  Np total_of(const naruto::Amount& amount) override;
  Np extreme_measure(const naruto::Amount& amount) override;
  std::string sent_in(naruto::Sending as, const Np& subject, const std::optional<naruto::TeamTest>& team) override;
  std::string cost_anew(const Act& act, const CostChange& cost, const Np& subject) override;
  std::string cost_unit(const Act& act, const CostChange& cost) const override;
  std::string damage_bearer(Phrase bearer, bool sized) override;
  std::string entering_elsewhere(const Np& who, const naruto::EventPattern& how, naruto::Destination to) override;
  std::string free_user(const Clause& clause, const naruto::FreeUse& use, const std::string& can) override;
  Np paid_jutsu(const Act& act, const naruto::PayAs& pay) override;
  std::string taxed_choice(const Act& act, const naruto::UseTax& tax, const std::string& what,
                           const std::string& pay) override;
  std::string required_state(const naruto::Filter& filter) override;
  std::string goes_there(naruto::Destination to) override;
  std::string payer(const naruto::PayAs& pay) override;
  Phrase coin_bearer(Phrase object, naruto::CoinKind coin, Person person) override;
  Phrase told_plainly(Phrase phrase) const override { return that_one(phrase); }
  Person if_person() const override { return Person::third; }
  bool tail_last() const override { return false; }
  naruto::describe::Origin seen_from(naruto::describe::Origin) const override {
    return naruto::describe::Origin::none;  // they stay where they are
  }

  // nouns
  Np plain_np(Phrase phrase) override;
  Np base_np(const Phrase& phrase);
  Np in_one_team(Phrase phrase);
  Np team_of(const Phrase& phrase, const Np& bearer);
  Np team_np(const Phrase& phrase);
  std::string of_teams(const naruto::Filter& filter, const Np& teams);
  Np described(const Phrase& phrase) override;
  Np several(const Phrase& phrase);
  Np counted(const Phrase& phrase);
  Np whole(const Phrase& phrase);
  Np nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr) override;
  Np one_nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase, bool place_first = false);
  Np some(const naruto::Filter& filter, const Phrase* phrase = nullptr) override;
  Np in_zones(naruto::Filter filter, const std::vector<naruto::Filter>& zones, bool plural, const Phrase& phrase);
  std::vector<naruto::Filter> apart(const naruto::Filter& filter);
  Np told_of_team(std::string text);
  static bool asks_only_whose(const Phrase& phrase);
  Np their_teams(const Phrase& phrase);
  bool is_first_mention(const Phrase& phrase, Person person) const;
  static Phrase that_one(Phrase phrase);
  std::string fronted_origin(const Phrase& phrase);
  std::string all_leads(const std::vector<Lead>& leads) override;
  Np plain_reference(naruto::Ref ref) override;
  std::string phrase_with(std::string_view preposition, const Phrase& phrase) override {
    return italian_with(preposition, np(phrase));
  }
  std::string with(std::string_view preposition, const Phrase& phrase) { return phrase_with(preposition, phrase); }
  std::string filter_with(std::string_view preposition, const naruto::Filter& filter) override;
  std::string some_with(std::string_view preposition, const naruto::Filter& filter) {
    return filter_with(preposition, filter);
  }
  std::string states(const naruto::Filter& filter, const Np& noun);
  static std::string_view battle_state(naruto::BattleState state);
  std::string team_by_power(const naruto::Filter& filter);
  std::string own_requirement(const naruto::Filter& filter, const Np& noun);
  std::string origins_and_rank(const naruto::Filter& filter) override;
  std::string behind(const naruto::Filter& filter, const Np& noun) override;
  std::string place(const naruto::Filter& filter, const Phrase* phrase);
  std::string zone_with(std::string_view preposition, const naruto::Filter& filter, bool own, bool all) override;
  std::string team(const naruto::TeamTest& team, bool plural) override;
  std::string team(const naruto::TeamTest& team) { return this->team(team, false); }
  std::string figure(const naruto::Compare& compare, bool bare) override;
  Np either_measure(const naruto::Amount& amount) override;
  std::string goes_instead(const Clause& clause);
  std::string compared(const naruto::describe::Test& test) override;
  std::string requirement(const naruto::Filter& filter) override;
  std::string required_items(const naruto::Filter& filter, std::vector<std::string> items,
                             const std::vector<std::string>& figures, const std::string& in_team) override;
  std::string targets_line(const Sentence& sentence) override;

  // acts
  std::string acts(const std::vector<naruto::describe::Act>& all, Person person) override;
  std::string move(const naruto::describe::Act& act, Person person) override;
  std::string done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last = false);
  std::string put_into_play(const naruto::describe::Act& act, Person person) override;
  std::string counted_thing(const naruto::Amount& amount, const naruto::Bounds& bounds);
  std::string on_it(const Phrase& object, Person person) override;
  static std::string instead_going(naruto::Destination to, const Np& who);
  std::string owners(std::string_view preposition, const Phrase& object, naruto::Destination to, Person person);
  std::string chakra_area(const Phrase& object, Person person) const;
  std::string duration(const Clause& clause);
  std::string clause(const Clause& clause, bool bound);
  std::string told_of(const Clause& clause, const Phrase& subject);
  std::string told_otherwise(const Clause& clause, const Phrase& subject);
  std::string in_time(const Clause& clause, const std::string& subject, const std::string& predicate);
  std::string subject(const Phrase& phrase, const naruto::describe::Act& first);

  // leads and conditions
  std::string opposed(const naruto::describe::Test& test);
  std::string as_long_as(const naruto::describe::Test& test) override;
  std::string exists(const naruto::describe::Test& test) override;
  std::string event(const Lead& lead) override;
  std::string definition(const Sentence& sentence) override;
};

}  // namespace playsheet::wording
