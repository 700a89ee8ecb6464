// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/joining.h"

namespace playsheet::wording {

using naruto::describe::LeadKind;
using naruto::describe::Naming;
using naruto::describe::Paragraph;
using naruto::describe::SentenceKind;

namespace {

constexpr std::size_t kLongestSentence = 38;  // words; a card is read aloud at the table

/// After these the player's own act must not look like the act of somebody else.
bool binds(LeadKind kind) {
  switch (kind) {
    case LeadKind::event:
    case LeadKind::if_:
    case LeadKind::while_:
    case LeadKind::as_soon_as:
    case LeadKind::heads:
    case LeadKind::tails:
    case LeadKind::right_call:
    case LeadKind::wrong_call:
    case LeadKind::otherwise:
    case LeadKind::unless_paid:
    case LeadKind::if_you_do:
    case LeadKind::if_you_do_not:
    case LeadKind::if_they_do:
    case LeadKind::if_wanted:
      return true;
    default:
      return false;
  }
}

}  // namespace

bool Realizer::is_player_rule(const Clause& clause) {
  const auto& rule = clause.acts.front().rule;
  return rule && naruto::subject_of(*rule) == nullptr;
}

bool Realizer::says_how_long(const Clause& clause) {
  const naruto::Rule& rule = *clause.acts.front().rule;
  return std::holds_alternative<naruto::TeamLimit>(rule) || std::holds_alternative<naruto::RewardCap>(rule) ||
         std::holds_alternative<naruto::RewardsDiscarded>(rule) || std::holds_alternative<naruto::FreeUse>(rule) ||
         (std::holds_alternative<naruto::JutsuLimit>(rule) && std::get<naruto::JutsuLimit>(rule).n);
}

bool Realizer::goes_elsewhere(const Clause& clause) {
  const auto& rule = clause.acts.front().rule;
  return clause.acts.size() == 1 && rule && std::holds_alternative<naruto::GoesTo>(*rule);
}

bool Realizer::is_damage_rule(const Clause& clause) {
  const auto& rule = clause.acts.front().rule;
  return rule &&
         (std::holds_alternative<naruto::ReduceDamage>(*rule) || std::holds_alternative<naruto::MoreDamage>(*rule));
}

std::string Realizer::form_called(naruto::Word code, Language language) const {
  const auto id = cards_ ? cards_->find(words_.text(code)) : std::nullopt;
  if (!id) return word(code);
  const naruto::CardDefinition& form = (*cards_)[*id];
  return fmt::format("{} ({}/{})", card_name(form, cards_->words(), language_of_names(names_, language)),
                     form.healthy.combat, form.healthy.support);
}

std::string Realizer::leads(const std::vector<Lead>& all) {
  std::string text;
  bool open = false;  // what stands there is a condition that can take another one
  for (const Lead& one : all) {
    std::string said = lead(one);
    for (const Lead& other : one.either) said = said.substr(0, said.size() - 2) + std::string(or_word()) + lead(other);
    const bool plain_if = one.kind == LeadKind::if_ && one.times == 1 && one.test.kind != naruto::Condition::Kind::any;
    if (text == then_start() && language() == Language::en) text = "then, ";
    const bool of_player =
        one.kind == LeadKind::if_ && &one != &all.front() && (&one - 1)->kind == LeadKind::each_player;
    if (of_player && !text.ends_with(", "))
      text.insert(text.size() - 1, ",");  // "the active player, if they have ..., "
    if (open && plain_if && said.starts_with(if_word()) && text.ends_with(", ")) {
      said.erase(0, if_word().size());
      text.resize(text.size() - 2);
      text += language() == Language::it && said.starts_with("è") ? " ed " : and_word();
    }
    open = (plain_if && !said.starts_with("unless")) || one.kind == LeadKind::if_you_do ||
           one.kind == LeadKind::if_they_do || (one.kind == LeadKind::event && one.would && !one.instead);
    text += said;
  }
  return text;
}

namespace {

/// "You may do this to do that": in two sentences, the second of which begins with "if you do".
std::vector<naruto::describe::Clause> told_apart(const std::vector<naruto::describe::Clause>& clauses) {
  using naruto::describe::Clause;
  using naruto::describe::Joint;
  std::vector<Clause> all;
  for (const Clause& c : clauses) {
    const auto later = std::find_if(c.acts.begin(), c.acts.end(), [](const auto& act) { return act.then; });
    if (!c.may || (c.price.empty() && later == c.acts.end())) {
      all.push_back(c);
      continue;
    }
    Clause first = c;
    Clause rest;
    rest.joint = Joint::then;
    rest.leads.emplace_back().kind = LeadKind::if_you_do;
    rest.subject = c.subject;
    rest.until = c.until;
    rest.next_too = c.next_too;
    first.until.reset();
    first.price.clear();
    if (c.price.empty()) {
      first.acts.assign(c.acts.begin(), later);
      rest.acts.assign(later, c.acts.end());
      rest.acts.front().then = false;
    } else {
      first.acts = c.price;
      rest.acts = c.acts;
    }
    all.push_back(std::move(first));
    all.push_back(std::move(rest));
  }
  return all;
}

bool has_if_you_do(const naruto::describe::Clause& c) {
  return !c.leads.empty() && c.leads.front().kind == LeadKind::if_you_do;
}

/// The card that is shown is the one that the acts move: showing it is no price.
bool shown_as_price(const naruto::describe::Clause& c) {
  using naruto::describe::Verb;
  const bool shown =
      std::any_of(c.price.begin(), c.price.end(), [](const auto& act) { return act.verb == Verb::reveal; });
  return shown && c.acts.front().object.naming == naruto::describe::Naming::pronoun &&
         c.acts.front().verb == Verb::move;
}

/// The last lead stands behind the clause: what prevents it, so that no pronoun seems to mean what is paid; a condition
/// inside one of two ways, so that the "otherwise" is that of the ways.
bool stands_behind(const std::vector<naruto::describe::Lead>& leads) {
  if (leads.empty()) return false;
  if (leads.back().kind == LeadKind::unless_paid) return true;
  return leads.back().kind == LeadKind::if_ && leads.back().times == 1 && leads.size() > 1 &&
         leads[leads.size() - 2].kind == LeadKind::if_ && leads[leads.size() - 2].times == 2;
}

/// One plain act behind another lead, and only the last lead is the time of the turn at which it is done.
bool is_done_later(const naruto::describe::Clause& c) {
  return c.leads.size() > 1 && c.leads.back().kind == LeadKind::moment && c.leads.back().of_this_turn &&
         !c.leads.back().during && c.price.empty() && c.acts.size() == 1 && !c.until;
}

}  // namespace

/// "Each player discards 2 cards if they have ..."
bool Realizer::asks_each(const std::vector<Lead>& leads) {
  return language() == Language::en && leads.size() > 1 && leads.back().kind == LeadKind::if_ &&
         leads[leads.size() - 2].kind == LeadKind::each_player;
}

std::vector<std::string> Realizer::statement(const Sentence& s, Break where) {
  if (s.clauses.size() == 1 && (stands_behind(s.clauses.front().leads) || asks_each(s.clauses.front().leads))) {
    Clause plain = s.clauses.front();
    const Lead behind = plain.leads.back();
    plain.leads.pop_back();
    const std::string before = leads(plain.leads);
    std::string unless = lead(behind);
    unless.resize(unless.size() - 2);  // its comma
    const bool bound =
        std::any_of(plain.leads.begin(), plain.leads.end(), [](const Lead& one) { return binds(one.kind); });
    return {before + core(plain, bound) + " " + unless};
  }
  const auto replaces = [](const Lead& one) { return one.kind == LeadKind::event && one.would && one.instead; };
  if (language() != Language::it && s.clauses.size() == 1 &&
      std::any_of(s.clauses.front().leads.begin(), s.clauses.front().leads.end(), replaces)) {
    Sentence plain = s;
    for (Lead& one : plain.clauses.front().leads) one.instead = one.instead && !replaces(one);
    return {statement(plain, where).front() + (language() == Language::en ? " instead" : " em vez disso")};
  }
  if (s.clauses.size() == 1 && is_done_later(s.clauses.front())) {
    Sentence plain = s;  // "when ..., heal it at the end of the turn": two times in front would run into each other
    const Lead later = plain.clauses.front().leads.back();
    plain.clauses.front().leads.pop_back();
    std::string when = lead(later);
    when.resize(when.size() - 2);  // its comma
    return {statement(plain, where).front() + " " + when};
  }
  std::vector<std::string> parts(1);
  bool bound = s.kind == SentenceKind::modes;
  int thens = 0;
  const bool apart = where == Break::acts || std::any_of(s.clauses.begin(), s.clauses.end(), shown_as_price);
  const std::vector<Clause> clauses = apart ? told_apart(s.clauses) : s.clauses;
  for (const Clause& c : clauses) {
    const bool begins = &c == &clauses.front() && (c.leads.empty() || c.leads.front().kind == LeadKind::numbered ||
                                                   c.leads.back().kind == LeadKind::then);
    after_other_ = others_act_ && !begins;
    others_act_ = c.subject.naming == Naming::opponent || c.subject.naming == Naming::that_player;
    for (const Lead& one : c.leads) bound = bound || binds(one.kind);
    if (c.joint == Joint::chosen) bound = true;
    if (c.joint == Joint::option) {
      thens = 0;
      bound = true;
    }
    const bool new_choice = c.joint == Joint::chosen || c.joint == Joint::branch;
    const bool of_chosen = &c != &clauses.front() && (&c - 1)->joint == Joint::chosen;
    const bool full_stop =
        c.joint == Joint::then && (of_chosen || has_if_you_do(c) || where != Break::nowhere || ++thens % 2 == 0);
    std::string said;
    if (full_stop || (new_choice && where >= Break::choices)) {
      bound = std::any_of(c.leads.begin(), c.leads.end(), [](const Lead& one) { return binds(one.kind); });
      if (has_if_you_do(c))
        parts.emplace_back();
      else
        parts.back() += ". ";
      if (c.joint == Joint::then && c.leads.empty()) said = then_start();
      Clause alone = c;
      if (new_choice) alone.joint = Joint::branch;  // no relative clause any more
      said += leads(alone.leads);                   // before the core, which may lean on them
      parts.back() += capitalised(said + core(alone, bound));
      continue;
    }
    const bool first_option = c.joint == Joint::option && &c == &clauses.front();
    if (!first_option) parts.back() += joint(c);
    parts.back() += leads(c.leads);
    parts.back() += core(c, bound);
  }
  return parts;
}

/// Modes that are too long for one sentence are numbered.
std::vector<Line> Realizer::one_by_one(const Sentence& modes) {
  Sentence head = modes;
  head.clauses.clear();
  std::vector<Line> said{{capitalised(fixed(head)) + "."}};
  std::vector<Sentence> options;
  for (const Clause& c : modes.clauses) {
    if (c.joint == Joint::option || options.empty()) {
      options.emplace_back().clauses.push_back(c);
      Clause& first = options.back().clauses.front();
      first.joint = Joint::first;
      Lead number;
      number.kind = LeadKind::numbered;
      number.times = static_cast<int>(options.size());
      first.leads.insert(first.leads.begin(), number);
    } else {
      options.back().clauses.push_back(c);
    }
  }
  for (const Sentence& option : options) said.push_back({joined(sentence(option, false), {}), LineOpening::option});
  return said;
}

std::vector<Line> Realizer::sentence(const Sentence& s, bool listed) {
  lean_on(s.meanings);
  if (s.kind == SentenceKind::targets)
    targets_ = s.targets.size(), target_group_ = targets_ == 1 && s.targets.front().many();
  if (s.kind == SentenceKind::targets) target_whole_ = target_group_ && s.targets.front().naming == Naming::all;
  if (s.kind == SentenceKind::targets)
    target_teams_ = target_group_ && (s.targets.front().team || s.targets.front().naming == Naming::teams);
  for (const Clause& c : s.clauses) {
    const auto aims = std::count_if(c.acts.begin(), c.acts.end(),
                                    [](const auto& act) { return act.verb == naruto::describe::Verb::choose_target; });
    if (aims > 0) targets_ = static_cast<std::size_t>(aims);
  }
  if (s.kind != SentenceKind::definition) each_acts_for_ = false;  // its lead sets it again
  if (s.kind == SentenceKind::granted) return {{capitalised(fixed(s))}};
  std::string text;
  if (s.kind != SentenceKind::statement) text = fixed(s);
  if (s.clauses.empty()) return {{capitalised(text) + "."}};
  const auto told = [&](Break where) {
    std::vector<Line> parts;
    for (std::string& part : statement(s, where))
      parts.push_back({capitalised((parts.empty() ? text : "") + std::move(part)) + ".",
                       parts.empty() ? LineOpening::none : LineOpening::condition});
    return parts;
  };
  const auto too_long = [](const std::vector<Line>& whole) {
    return longest_sentence(joined(whole, {})) > kLongestSentence;
  };
  const bool others_acted = others_act_;
  std::vector<Line> whole = told(Break::nowhere);
  const bool parted = whole.size() > 1 || whole.front().words.find(". ") != std::string::npos;
  if (s.kind == SentenceKind::modes && (listed || parted || too_long(whole))) return one_by_one(s);
  for (const Break where : {Break::thens, Break::choices, Break::acts})
    if (too_long(whole)) {
      others_act_ = others_acted;
      whole = told(where);
    }
  return whole;
}

std::string Realizer::marked(const Phrase& phrase, std::string said) {
  if (marks_ == nullptr) return said;
  auto meaning = naruto::describe::meaning_of(phrase);
  return meaning ? marks_->around(std::move(said), std::move(*meaning), ability_) : said;
}

std::string Realizer::marked(const naruto::Amount& amount, std::string said) {
  if (marks_ == nullptr) return said;
  auto meaning = naruto::describe::meaning_of(amount);
  return meaning ? marks_->around(std::move(said), std::move(*meaning), ability_) : said;
}

std::string Realizer::marked(const naruto::Filter& filter, std::string said) {
  return marks_ == nullptr ? said : marks_->around(std::move(said), filter, ability_);
}

}  // namespace playsheet::wording
