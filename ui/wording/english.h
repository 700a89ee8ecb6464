// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/wording/realizer.h"

namespace playsheet::wording {

/// Of several targets.
inline constexpr std::array<std::string_view, 4> kOrdinals{"the first", "the second", "the third", "the fourth"};

class English final : public Realizer {
 public:
  using Realizer::Realizer;
  std::string describe(const Phrase& phrase) override { return np(phrase, true); }

 protected:
  std::string lead(const Lead& lead) override;
  std::string core(const Clause& clause, bool bound) override;
  std::string_view joint(const Clause& clause) override;
  std::string_view then_start() override { return "then "; }
  std::string_view valid_label() override { return "Valid: "; }
  std::string fixed(const Sentence& sentence) override;
  std::string one_predicate(const naruto::Filter& filter, naruto::describe::Part part, bool negated) override;
  std::string is_a(const naruto::Filter& filter, bool negated) override;
  std::string polished(std::string text) override;
  std::string_view and_word() override { return " and "; }
  std::string_view or_word() override { return " or "; }
  std::string_view if_word() override { return "if "; }
  Language language() const override { return Language::en; }

 private:
  // nouns
  std::string np(const Phrase& phrase, bool object);
  std::string plain_np(const Phrase& phrase, bool object);
  std::string team_np(const Phrase& p);
  std::string base_np(const Phrase& phrase, bool object);
  std::string counted(const Phrase& phrase);
  std::string nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase = nullptr);
  std::string one_nominal(const naruto::Filter& filter, bool plural, const Phrase* phrase,
                          const std::string* places = nullptr);
  std::string noun(const naruto::Filter& filter, bool plural);
  std::string before_noun(const naruto::Filter& filter);
  std::string with_phrase(const naruto::Filter& filter);
  std::string behind_noun(const naruto::Filter& filter, bool plural, bool has_with);
  std::optional<naruto::Word> excluded_origin(const naruto::Filter& none) const;
  std::string excluded(const naruto::Filter& filter, bool plural);
  std::string place(const naruto::Filter& filter, const Phrase* phrase);
  std::string zone_of(const naruto::Filter& filter, bool own, bool all);
  std::string some(const naruto::Filter& filter, const Phrase* phrase = nullptr);
  std::string reference(naruto::Ref ref);
  std::string plain_reference(naruto::Ref ref);
  std::string namesake(naruto::Ref ref);
  std::string team(const naruto::TeamTest& team);
  std::vector<std::string> team_kinds(const naruto::TeamTest& team);
  std::string coins(const naruto::CoinTest& test);
  std::vector<std::string> further_with(const naruto::Filter& filter);
  std::vector<std::string> further_behind(const naruto::Filter& filter, bool plural);
  std::vector<std::string> of_uses(const naruto::Filter& f, bool plural);
  std::string card_clause(const Clause& clause, const std::string& until, const std::string& each);
  std::string several(const Phrase& phrase, bool object);
  std::string reward_rule(const Clause& clause, const std::string& until);
  std::string use_rule(const Clause& clause, const std::string& until);
  std::string each_of(const naruto::describe::Act& act);
  std::string amount(const naruto::Amount& amount);
  std::string plain_amount(const naruto::Amount& amount);
  std::string figure(const naruto::Compare& compare);
  std::string compared(const naruto::describe::Test& test);
  std::string tallied(const naruto::describe::Test& test);
  std::string rank(const naruto::RankTest& rank);
  std::string requirement(const naruto::Filter& filter);
  std::string required(const naruto::Filter& filter);
  std::string requirement_alternative(const naruto::Filter& filter);

  // acts
  std::string act(const naruto::describe::Act& act, bool third);
  std::string plain_act(const naruto::describe::Act& act, bool third);
  std::string acts(const std::vector<naruto::describe::Act>& all, bool third);
  std::string move(const naruto::describe::Act& act, bool third);
  std::string said(const naruto::describe::Act& act, bool many);
  std::string rule(const naruto::describe::Act& act, bool many);
  std::string game_act(const naruto::describe::Act& act, bool third);
  std::string further_act(const naruto::describe::Act& act, bool third);
  std::string place_in_team(const naruto::describe::Act& act, bool many);
  std::string goes_instead(const Clause& clause);
  std::string team_rule(const Clause& clause, const std::string& until);
  std::string jutsu_price(const Clause& clause);
  std::string entering(const naruto::describe::Act& act);
  std::string change(const naruto::describe::Act& act, bool many);
  std::string further_rule(const naruto::describe::Act& act, bool many);
  std::string card_rule(const naruto::describe::Act& act, bool many);
  std::string player_rule(const Clause& clause);
  std::string use_tax(const naruto::describe::Act& act, const naruto::UseTax& tax, const std::string& must);
  std::string play_rule(const Clause& clause);
  std::string cards_rule(const Clause& clause);
  std::string changed_damage(const Clause& clause);
  std::string whom(const naruto::Selector& selector);
  std::string damage_source(const naruto::describe::Act& act, naruto::CauseTest cause);
  std::string look(const naruto::describe::Act& act);
  static std::string coins_counted(const naruto::describe::Quantity& n, naruto::CoinKind coin);
  static std::string coins_said(const naruto::describe::Act& act);
  std::string owners(const Phrase& object, std::string_view zone, std::string_view zones);

  // leads and conditions
  std::string circumstance(const naruto::Filter& filter, naruto::describe::Part part, bool negated);
  std::string test(const naruto::describe::Test& test);
  std::string exists(const naruto::describe::Test& test);
  std::string several_tests(const naruto::describe::Test& test);
  std::string rivalry(const Rivals& rivals);
  std::string number_there(const naruto::Amount& amount, const naruto::Bounds& bounds, bool negated);
  std::string event(const Lead& lead);
  std::string player_event(const Lead& lead);
  std::string card_event(const Lead& lead);
  std::string battle_event(const Lead& lead);
  std::string opponents(const naruto::Filter& filter);
  std::string whole_team(const naruto::Filter& filter);
  std::string use_event(const Lead& lead);
  std::string would_event(const Lead& lead);
  std::string brought_about(const naruto::EventPattern& on);
  std::string event_parts(const naruto::EventPattern& on);
  std::string entry_sentence(const Sentence& sentence);
  std::string moment(const Lead& lead);
  std::string window(naruto::Window window);
  std::string definition(const Sentence& sentence);

  /// "your", or "their" where each player does it.
  std::string my() const { return each_acts() ? "their " : "your "; }

  bool modal_ = false;  ///< behind "the opponent may": the verb of a third person without its s
};

/// " this turn".
std::string english_until(naruto::Until until);

/// "sent out", "sent out to attack".
std::string english_sent(naruto::Sending as);

}  // namespace playsheet::wording
