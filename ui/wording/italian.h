// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/realizer.h"
#include "ui/wording/romance.h"

namespace playsheet::wording {

class Italian final : public Realizer {
 public:
  using Realizer::Realizer;
  std::string describe(const Phrase& phrase) override { return italian_with("", np(phrase)); }

 protected:
  std::string lead(const Lead& lead) override;
  std::string core(const Clause& clause, bool bound) override;
  std::string_view joint(const Clause& clause) override;
  std::string_view then_start() override { return "poi "; }
  std::string_view valid_label() override { return "Sempre: "; }
  std::string fixed(const Sentence& sentence) override;
  std::string one_predicate(const naruto::Filter& filter, naruto::describe::Part part, bool negated) override;
  std::string is_a(const naruto::Filter& filter, bool negated) override;
  std::string_view and_word() override { return " e "; }
  std::string_view or_word() override { return " o "; }
  std::string polished(std::string text) override;
  std::string_view if_word() override { return "se "; }
  Language language() const override { return Language::it; }

 private:
  /// "tuo"; "proprio" where each player does it.
  std::string mine(bool feminine, bool plural) const;
  bool each_acts_ = false;    ///< the sentence is about what each player does
  bool other_acted_ = false;  ///< the clause before was an act of another player
  bool target_said_ = false;  ///< the clause has named the target
  bool target_told_ = false;  ///< the text has said something of the target: "its team" is the target's
  bool in_option_ = false;    ///< the clause is one of several effects to choose from
  std::optional<naruto::describe::Act> last_act_;  ///< of the clause before, which this one goes on from
  bool of_those_ = false;                          ///< what is done is done to some of those just looked at
  bool target_placed_ = false;                     ///< the target is told by its place in its team
  bool many_teams_ = false;                        ///< the targets are teams, more than one
  bool many_targets_ = false;                      ///< the text has one target part, which names several cards
  bool team_told_ = false;                         ///< the clause tells of a whole team
  bool all_of_them_ = false;                       ///< what is named is all of several kinds: "and"
  bool transformed_ = false;                       ///< this card has become a Ninja
  bool each_is_it_ = false;                        ///< "it" is each of those the clause tells of
  std::optional<Phrase> loop_;                     ///< "for each of these", not said yet
  bool feminine_ = false;                          ///< what a condition is said of
  std::optional<naruto::Filter> extreme_of_;       ///< what a figure is the highest of, if the noun has said so

  // nouns
  Np np(const Phrase& phrase);
  Np plain_np(Phrase phrase);
  Np base_np(const Phrase& phrase);
  Np in_one_team(Phrase phrase);
  Np team_of(const Phrase& phrase, const Np& bearer);
  Np team_np(const Phrase& phrase);
  std::string of_teams(const naruto::Filter& filter, const Np& teams);
  Np described(const Phrase& phrase);
  Np several(const Phrase& phrase);
  Np counted(const Phrase& phrase);
  Np whole(const Phrase& phrase);
  Np noun(const naruto::Filter& filter, bool plural);
  Np nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr);
  Np one_nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase, bool place_first = false);
  Np some(const naruto::Filter& filter, const Phrase* phrase = nullptr);
  Np in_zones(naruto::Filter filter, const std::vector<naruto::Filter>& zones, bool plural, const Phrase& phrase);
  std::vector<naruto::Filter> apart(const naruto::Filter& filter);
  Np told_of_team(std::string text);
  static bool asks_only_whose(const Phrase& phrase);
  Np their_teams(const Phrase& phrase);
  bool is_first_mention(const Phrase& phrase, Person person) const;
  static Phrase that_one(Phrase phrase);
  std::string fronted_origin(const Phrase& phrase);
  std::string all_leads(const std::vector<Lead>& leads);
  Np reference(naruto::Ref ref);
  Np plain_reference(naruto::Ref ref);
  Np namesake(naruto::Ref ref);
  std::string with(std::string_view preposition, const Phrase& phrase) { return italian_with(preposition, np(phrase)); }
  std::string some_with(std::string_view preposition, const naruto::Filter& filter);
  std::string states(const naruto::Filter& filter, const Np& noun);
  static std::string_view battle_state(naruto::BattleState state);
  std::string team_by_power(const naruto::Filter& filter);
  std::string own_requirement(const naruto::Filter& filter, const Np& noun);
  std::string origins_and_rank(const naruto::Filter& filter);
  bool is_said(const naruto::Filter& filter, const naruto::Filter& none);
  std::string with_phrase(const naruto::Filter& filter);
  std::string without_phrase(const naruto::Filter& filter);
  std::string behind(const naruto::Filter& filter, const Np& noun);
  std::string excluded(const naruto::Filter& filter, const Np& noun);
  std::string all_excluded(const naruto::Filter& filter, const Np& noun);
  std::string place(const naruto::Filter& filter, const Phrase* phrase);
  std::string zone_with(std::string_view preposition, const naruto::Filter& filter, bool own, bool all);
  std::string team(const naruto::TeamTest& team, bool plural = false);
  std::vector<std::string> team_kinds(const naruto::TeamTest& team);
  std::string coins(const naruto::CoinTest& test);
  std::vector<std::string> further_with(const naruto::Filter& filter);
  std::vector<std::string> further_behind(const naruto::Filter& filter, const Np& noun);
  std::vector<std::string> of_uses(const naruto::Filter& f, const Np& n);
  std::string each_of(const naruto::describe::Act& act);
  Np amount(const naruto::Amount& amount);
  Np plain_amount(const naruto::Amount& amount);
  Np reckoned(const naruto::Amount& amount);
  std::string figure(const naruto::Compare& compare, bool bare);
  Np either_measure(const naruto::Amount& amount);
  std::string moved(const naruto::Bounds& bounds, bool negated);
  std::string tossed(const naruto::Bounds& bounds, bool heads);
  std::string rivalry(const Rivals& rivals);
  std::string goes_instead(const Clause& clause);
  std::string required(const naruto::Filter& filter);
  std::string compared(const naruto::describe::Test& test);
  std::string tallied(const naruto::describe::Test& test);
  std::string rank(const naruto::RankTest& rank);
  std::string attributes(const naruto::Filter& filter);
  std::string symbols(const naruto::Filter& filter);
  std::string requirement(const naruto::Filter& filter);
  std::string requirement_alternative(const naruto::Filter& filter);
  std::string required_items(const naruto::Filter& filter, std::vector<std::string> items,
                             const std::vector<std::string>& figures, const std::string& in_team);
  std::string targets_line(const Sentence& sentence);

  // acts
  std::string act(const naruto::describe::Act& act, Person person);
  std::string plain_act(const naruto::describe::Act& act, Person person);
  std::string acts(const std::vector<naruto::describe::Act>& all, Person person);
  std::string move(const naruto::describe::Act& act, Person person);
  std::string done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last = false);
  std::string said(const naruto::describe::Act& act, const Np& subject);
  std::string rule(const naruto::describe::Act& act, const Np& subject);
  std::string game_act(const naruto::describe::Act& act, Person person);
  std::string further_act(const naruto::describe::Act& act, Person person);
  static std::string place_in_team(const naruto::describe::Act& act);
  std::string entering(const naruto::describe::Act& act);
  std::string put_into_play(const naruto::describe::Act& act, Person person);
  std::string paying(const naruto::describe::Act& act);
  std::string change(const naruto::describe::Act& act, const Np& subject);
  std::string further_rule(const naruto::describe::Act& act, const Np& subject);
  std::string card_rule(const naruto::describe::Act& act, const Np& subject);
  std::string player_rule(const Clause& clause);
  std::string use_tax(const naruto::describe::Act& act, const naruto::UseTax& tax, const std::string& must);
  std::string teams_rule(const Clause& clause, const naruto::TeamLimit& limit);
  std::string counted_thing(const naruto::Amount& amount, const naruto::Bounds& bounds);
  std::string used_card(const naruto::Filter& filter, naruto::CardType type);
  std::string against(const naruto::EventPattern& on);
  static std::string damage_taken(const naruto::EventPattern& on);
  std::string play_rule(const Clause& clause);
  std::string payment_rule(const Clause& clause);
  std::string fellows(const naruto::describe::Act& act);
  std::string cards_rule(const Clause& clause);
  std::string changed_damage(const Clause& clause);
  std::string whom(const naruto::Selector& selector);
  std::string damage_source(const naruto::describe::Act& act, naruto::CauseTest cause);
  std::string look(const naruto::describe::Act& act);
  std::string on_it(const Phrase& object, Person person);
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
  std::string plain_lead(const Lead& lead);
  std::string circumstance(const naruto::Filter& filter, naruto::describe::Part part, bool negated);
  std::string test(const naruto::describe::Test& test);
  std::string together(const naruto::describe::Test& test);
  std::string opposed(const naruto::describe::Test& test);
  std::string as_long_as(const naruto::describe::Test& test);
  Np happening_to(const Lead& lead);
  std::string exists(const naruto::describe::Test& test);
  std::string event(const Lead& lead);
  std::string player_event(const Lead& lead);
  std::string card_event(const Lead& lead);
  std::string battle_event(const Lead& lead);
  std::string whole_team(const naruto::Filter& filter);
  std::string use_event(const Lead& lead);
  std::string would_event(const Lead& lead);
  std::string brought_about(const naruto::EventPattern& on);
  std::string event_parts(const naruto::EventPattern& on);
  std::string entry_sentence(const Sentence& sentence);
  std::string moment(const Lead& lead);
  std::string window(naruto::Window window);
  std::string definition(const Sentence& sentence);
  std::string modes_lead(const Sentence& sentence);
};

}  // namespace playsheet::wording
