// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"

/// Italian: whole clauses: who does it, what is said of it, and for how long.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::LeadKind;
using describe::Link;
using describe::Naming;
using describe::Verb;

/// The subject, or nothing where the sentence goes on with the same one.
std::string Italian::subject(const Phrase& p, const Act& first) {
  if (p.naming != Naming::pronoun || p.aspect != Aspect::itself) return with("", p) + " ";
  if (p.link != Link::same_subject || first.verb == Verb::returns) {
    Phrase that = p;
    that.naming = Naming::that;
    return with("", that) + " ";
  }
  return {};
}

/// How long it holds, behind it.
std::string Italian::duration(const Clause& c) {
  if (!c.until) return {};
  if (c.next_too) return " in questo Turno e nel prossimo";
  if (in_later_turn(c) && c.until == Until::turn_end) return " fino alla fine di quel Turno";
  const bool conduct =
      std::all_of(c.acts.begin(), c.acts.end(), [](const Act& act) { return act.rule && is_conduct(*act.rule); });
  if (conduct && c.until == Until::turn_end && tells_of_this_turn(c)) return {};
  return conduct ? italian_during(*c.until) : italian_until(*c.until);
}

/// "Questo Ninja non può essere bloccato in questo Turno"; in front of a longer sentence the time is not lost.
std::string Italian::in_time(const Clause& c, const std::string& subject, std::string predicate) {
  constexpr std::string_view kPossible = ", se possibile";
  constexpr std::size_t kLong = 13;  // words
  const std::string time = duration(c);
  const bool before = word_count(subject + predicate) > kLong || predicate.find(" invece di ") != std::string::npos;
  if (time == italian_during(Until::turn_end) && !is_relative(c) && before) {
    const bool aside = predicate.starts_with("con ") || predicate.starts_with("invece ");
    return time.substr(1) + (aside ? ", " : " ") + subject + predicate;
  }
  if (!time.empty() && predicate.ends_with(kPossible))
    return subject + predicate.substr(0, predicate.size() - kPossible.size()) + time + std::string(kPossible);
  const bool aside = !time.empty() && predicate.ends_with(", in qualunque posizione");
  return subject + predicate + (aside ? "," : "") + time;
}

/// What is said of a card, or of cards.
std::string Italian::told_of(const Clause& c, const Phrase& who) {
  const Np s = np(who);
  std::vector<std::string> parts;
  for (const Act& a : c.acts) {
    std::string part = said(a, s);
    const std::string got = s.plural ? "ottengono " : "ottiene ";
    if (parts.size() == 1 && part.starts_with(got) && parts.back().starts_with(got)) part = part.substr(got.size());
    parts.push_back(part);
  }
  std::string predicate = enumerated(parts, who.naming == Naming::no ? or_word() : and_word());
  if (who.naming == Naming::no)
    for (auto at = predicate.find("non può "); at != std::string::npos; at = predicate.find("non può ", at))
      predicate.erase(at, at == 0 ? 4 : 9);
  const bool each = who.naming == Naming::each && who.aspect == Aspect::itself;
  if (each && predicate.starts_with("non ")) {  // "ogni Ninja non ..." could be read as "not every Ninja"
    Phrase all = who;
    all.naming = Naming::group;
    return told_of(c, all);
  }
  if (who.aspect == Aspect::battle && s.text == "ogni combattimento" && predicate.starts_with("non "))
    return in_time(c, "nessun combattimento ", predicate.substr(4));
  return in_time(c, is_relative(c) ? std::string() : subject(who, c.acts.front()), std::move(predicate));
}

std::string Italian::core(const Clause& c, bool bound) {
  if (c.joint == Joint::first) each_acts_ = has_lead(c, LeadKind::each_player);
  const bool goes_on = c.joint == Joint::then || c.joint == Joint::and_;
  const bool same_player = bound && goes_on && other_acted_;
  const Naming who = c.subject.naming;
  const bool other = who == Naming::opponent || who == Naming::each_player || who == Naming::that_player ||
                     who == Naming::active_player;
  other_acted_ = other && c.subject.aspect != Aspect::player;
  if (is_player_rule(c)) {
    Clause lasting = c;
    const bool said = std::holds_alternative<MarkerStays>(*c.acts.front().rule);  // the phase of this turn
    if (c.until == Until::for_good || said) lasting.until.reset();
    return in_time(lasting, {}, player_rule(c));
  }
  if (is_damage_rule(c)) return changed_damage(c);
  if (goes_elsewhere(c)) return goes_instead(c);
  if (who == Naming::you && c.subject.aspect == Aspect::itself) {
    const std::string until = duration(c) + each_of(c.acts.back());
    const Person person = each_acts_ ? Person::third : bound ? Person::told : Person::imperative;
    if (!c.may) return acts(c.acts, person) + until;
    const std::string price = c.price.empty() ? std::string() : acts(c.price, Person::infinitive) + " per ";
    return (each_acts_ ? "può " : "puoi ") + price + acts(c.acts, Person::infinitive) + until;
  }
  if (other)
    return (same_player ? std::string() : with("", c.subject) + " ") + (c.may ? "può " : "") +
           acts(c.acts, c.may ? Person::third_may : Person::third) + duration(c) + each_of(c.acts.back());
  return told_of(c, c.subject) + each_of(c.acts.back());
}

std::string Italian::polished(std::string text) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> sounds{
      {{" e è ", " ed è "}, {" e essere ", " ed essere "}, {"Poi se ", "Poi, se "}, {") se ", "), se "}}};
  for (const auto& [plain, better] : sounds)
    for (auto at = text.find(plain); at != std::string::npos; at = text.find(plain, at + better.size()))
      text.replace(at, plain.size(), better);
  return text;
}

}  // namespace playsheet::wording
