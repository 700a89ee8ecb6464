// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/realizer.h"
#include "ui/wording/romance.h"

namespace playsheet::wording {

class Portuguese final : public Realizer {
 public:
  using Realizer::Realizer;
  std::string describe(const Phrase& phrase) override { return portuguese_with("", np(phrase)); }

 protected:
  std::string lead(const Lead& lead) override;
  std::string core(const Clause& clause, bool bound) override;
  std::string_view joint(const Clause& clause) override;
  std::string_view then_start() override { return "depois, "; }
  std::string_view valid_label() override { return "Valid: "; }
  std::string fixed(const Sentence& sentence) override;
  std::string one_predicate(const naruto::Filter& filter, naruto::describe::Part part, bool negated) override;
  std::string is_a(const naruto::Filter& filter, bool negated) override;
  std::string_view and_word() override { return " e "; }
  std::string_view or_word() override { return " ou "; }
  std::string polished(std::string text) override;
  std::string_view if_word() override { return "se "; }
  Language language() const override { return Language::pt_BR; }

 private:
  /// "seu"; "próprio" where each player does it.
  std::string mine(bool feminine, bool plural) const;
  bool each_acts_ = false;                    ///< the sentence is about what each player does
  bool other_acted_ = false;                  ///< the clause before was an act of another player
  bool team_told_ = false;                    ///< "each team ...": its own team is that team
  bool discards_ = false;                     ///< the object of the act is discarded
  std::optional<Np> event_said_;              ///< who or what the event has happened to, where a pronoun is not clear
  bool joined_ = false;                       ///< the clause that comes next goes on with the sentence
  bool relative_ = false;                     ///< ... as a relative clause
  bool chose_other_ = false;                  ///< the clause before named a card that a pronoun could mean
  bool shuffled_ = false;                     ///< the clause before shuffled a deck
  bool several_acts_ = false;                 ///< the clause before has an "and" already
  bool it_is_subject_ = false;                ///< of a rule on each of many: "ele"
  std::optional<naruto::Ref> last_subject_;   ///< of the clause before
  bool names_targets_ = false;                ///< in the line of the targets
  bool many_targets_ = false;                 ///< the target is a group
  std::string last_said_;                     ///< the clause before
  std::string owner_words_;                   ///< stand behind the state of the next noun
  bool told_ = false;                         ///< the clause before was a statement: no command goes on behind it
  std::optional<naruto::Filter> extreme_of_;  ///< what a figure is the highest of, if the noun has said so

  // nouns
  Np np(const Phrase& phrase);
  Np plain_np(Phrase phrase);
  std::optional<Np> teams_of(const Phrase& phrase);
  Np base_np(const Phrase& phrase);
  Np team_np(const Phrase& phrase);
  Np nth(const Phrase& phrase);
  std::optional<Np> whole_of_team(const Phrase& phrase);
  std::optional<std::string> team_words(const naruto::Filter& filter, bool plural);
  Np described(const Phrase& phrase);
  Np several(const Phrase& phrase, std::string_view preposition = "");
  Np counted(const Phrase& phrase);
  std::optional<Np> counted_apart(const Phrase& phrase);
  Np own_chakra(const Phrase& phrase, bool plural);
  Np whole(const Phrase& phrase);
  Np noun(const naruto::Filter& filter, bool plural);
  Np nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr);
  Np one_nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase, bool place_first = false);
  Np some(const naruto::Filter& filter, const Phrase* phrase = nullptr);
  Np reference(naruto::Ref ref);
  Np plain_reference(naruto::Ref ref);
  Np namesake(naruto::Ref ref);
  std::string with(std::string_view preposition, const Phrase& phrase) {
    const bool each_part = phrase.naming == naruto::describe::Naming::several && !preposition.empty() &&
                           phrase.aspect == naruto::describe::Aspect::itself;
    return portuguese_with(each_part ? "" : preposition, each_part ? several(phrase, preposition) : np(phrase));
  }
  std::string some_with(std::string_view preposition, const naruto::Filter& filter) {
    return portuguese_with(preposition, some(filter));
  }
  std::string states(const naruto::Filter& filter, const Np& noun);
  std::string called(const naruto::Filter& filter, const Np& noun);
  static std::string battlefield(const naruto::Filter& filter);
  std::string origins_and_rank(const naruto::Filter& filter);
  bool is_said(const naruto::Filter& filter, const naruto::Filter& none);
  std::string with_phrase(const naruto::Filter& filter);
  std::string without_phrase(const naruto::Filter& filter);
  std::string behind(const naruto::Filter& filter, const Np& noun);
  std::string excluded(const naruto::Filter& filter, const Np& noun);
  std::string place(const naruto::Filter& filter, const Phrase* phrase);
  static bool are_places(const naruto::Filter& filter);
  std::string top_with(std::string_view preposition, const naruto::Filter& filter, bool own);
  std::string places(const naruto::Filter& filter, const Phrase* phrase);
  std::string zone_with(std::string_view preposition, const naruto::Filter& filter, bool own, bool all);
  std::string team(const naruto::TeamTest& team);
  std::vector<std::string> team_kinds(const naruto::TeamTest& team);
  std::string coins(const naruto::CoinTest& test);
  std::vector<std::string> further_with(const naruto::Filter& filter);
  std::vector<std::string> further_behind(const naruto::Filter& filter, const Np& noun);
  std::vector<std::string> of_uses(const naruto::Filter& f, const Np& n);
  std::string each_of(const naruto::describe::Act& act);
  Np amount(const naruto::Amount& amount);
  Np plain_amount(const naruto::Amount& amount);
  Np reckoned(const naruto::Amount& amount);
  static std::string_view relation_words(naruto::Relation relation);
  std::string figure(const naruto::Compare& compare, bool bare);
  Np either_measure(const naruto::Amount& amount);
  std::string moved(const naruto::Bounds& bounds, bool negated);
  std::string tossed(const naruto::Bounds& bounds, bool heads);
  std::string rivalry(const Rivals& rivals);
  std::string goes_instead(const Clause& clause);
  std::string required(const naruto::Filter& filter);
  std::string compared(const naruto::describe::Test& test);
  std::optional<std::string> holding(const naruto::Amount& amount, const naruto::Bounds& bounds);
  std::string number_of(const naruto::Filter& filter);
  std::string tallied(const naruto::describe::Test& test);
  std::string rank(const naruto::RankTest& rank);
  std::string attributes(const naruto::Filter& filter);
  std::string symbols(const naruto::Filter& filter);
  std::string requirement(const naruto::Filter& filter);
  std::string requirement_alternative(const naruto::Filter& filter);

  // acts
  std::string act(const naruto::describe::Act& act, Person person);
  std::string plain_act(const naruto::describe::Act& act, Person person);
  std::string acts(const std::vector<naruto::describe::Act>& all, Person person);
  std::string wished(const std::vector<naruto::describe::Act>& acts, Person person);
  std::string move(const naruto::describe::Act& act, Person person);
  std::string done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                      bool tail_last = false);
  std::string said(const naruto::describe::Act& act, const Np& subject);
  std::string rule(const naruto::describe::Act& act, const Np& subject);
  std::string game_act(const naruto::describe::Act& act, Person person);
  std::string further_act(const naruto::describe::Act& act, Person person);
  static std::string place_in_team(const naruto::describe::Act& act, bool many);
  std::string entering(const naruto::describe::Act& act);
  std::string put_into_play(const naruto::describe::Act& act, Person person);
  std::string paying(const naruto::describe::Act& act);
  std::string change(const naruto::describe::Act& act, const Np& subject);
  std::string further_rule(const naruto::describe::Act& act, const Np& subject);
  std::string card_rule(const naruto::describe::Act& act, const Np& subject);
  std::string player_rule(const Clause& clause);
  std::string use_tax(const naruto::describe::Act& act, const naruto::UseTax& tax, const std::string& must);
  std::string play_rule(const Clause& clause);
  std::string payment_rule(const Clause& clause);
  std::string fellows(const naruto::describe::Act& act);
  std::string cards_rule(const Clause& clause);
  std::string changed_damage(const Clause& clause);
  std::string whom(const naruto::Selector& selector);
  std::string damage_source(const naruto::describe::Act& act, naruto::CauseTest cause);
  std::string look(const naruto::describe::Act& act);
  std::string on_it(const Phrase& object);
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
  std::string circumstance(const naruto::Filter& filter, naruto::describe::Part part, bool negated);
  std::string test(const naruto::describe::Test& test);
  std::string together(const naruto::describe::Test& test);
  std::string opposed(const naruto::describe::Test& test);
  std::string as_long_as(const naruto::describe::Test& test);
  Np happening_to(const Lead& lead);
  std::string exists(const naruto::describe::Test& test);
  std::string told_there(const naruto::describe::Test& test);
  std::string target_is_owned(const naruto::describe::Test& test);
  std::string event(const Lead& lead);
  std::string player_event(const Lead& lead);
  std::string card_event(const Lead& lead);
  std::string battle_event(const Lead& lead);
  std::string whole_team(const naruto::Filter& filter);
  std::string use_event(const Lead& lead);
  std::string would_event(const Lead& lead);
  std::string brought_about(const naruto::EventPattern& on);
  std::string each_with(std::string_view preposition, const naruto::Filter& filter);
  std::string event_parts(const naruto::EventPattern& on, const Np& subject);
  std::string entry_sentence(const Sentence& sentence);
  std::string moment(const Lead& lead);
  std::string window(naruto::Window window);
  std::string definition(const Sentence& sentence);
  std::string modes_lead(const Sentence& sentence);
};

}  // namespace playsheet::wording
