// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/repeats.h"
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

namespace {

/// The condition right in front is told of this Ninja: whom it fights.
bool follows_its_fight(const describe::Clause& c) {
  if (c.leads.empty() || c.subject.naming != Naming::this_card || c.subject.aspect != Aspect::itself) return false;
  const describe::Test& last = c.leads.back().test;
  return last.kind == Condition::Kind::exists && last.filter.fighting == Ref::self;
}

}  // namespace

/// The subject, or nothing where the sentence goes on with the same one.
std::string Italian::subject(const Phrase& p, const Act& first) {
  if (p.naming != Naming::pronoun || p.aspect != Aspect::itself) return with("", p) + " ";
  const bool target = p.ref && *p.ref >= Ref::t1 && *p.ref <= Ref::t4;
  if (target && target_said_) return {};
  if (p.link != Link::same_subject || (first.verb == Verb::returns && p.ref != Ref::self)) {
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
  const bool conduct = std::all_of(c.acts.begin(), c.acts.end(), [](const Act& act) {
    return act.rule && is_conduct(*act.rule) && !std::holds_alternative<CopyTrait>(*act.rule) &&
           !std::holds_alternative<SetAttribute>(*act.rule);
  });
  if (conduct && c.until == Until::turn_end && tells_of_this_turn(c)) return {};
  return conduct ? during(*c.until) : until_words(*c.until);
}

/// "Questo Ninja non può essere bloccato in questo Turno"; in front of a longer sentence the time is not lost.
std::string Italian::in_time(const Clause& c, const std::string& subject, const std::string& predicate) {
  constexpr std::string_view kPossible = ", se possibile";
  constexpr std::size_t kLong = 13;  // words
  const std::string time = duration(c);
  const bool timed =
      std::any_of(c.leads.begin(), c.leads.end(), [](const Lead& lead) { return lead.kind == LeadKind::moment; });
  const bool before =
      !timed && (word_count(subject + predicate) > kLong || predicate.find(" invece di ") != std::string::npos);
  if (c.until == Until::for_good && predicate.starts_with("non ") && !time.empty() && !subject.empty())
    return time.substr(1) + ", " + subject + predicate;  // not behind what it forbids
  if (time == during(Until::turn_end) && before) {
    const bool aside = predicate.starts_with("con ") || predicate.starts_with("invece ");
    return time.substr(1) + (aside ? ", " : " ") + subject + predicate;
  }
  if (!time.empty() && predicate.ends_with(kPossible))
    return subject + predicate.substr(0, predicate.size() - kPossible.size()) + time + std::string(kPossible);
  return subject + predicate + time;
}

namespace {

bool speaks_of_it(const Filter& f) {
  const auto of_it = [](const std::vector<Amount>& bound) {
    return std::any_of(bound.begin(), bound.end(), [](const Amount& a) { return a.of == Ref::it; });
  };
  const auto inside = [](const std::vector<Filter>& all) { return std::any_of(all.begin(), all.end(), speaks_of_it); };
  return f.shares_symbol_with == Ref::it || f.same_name_as == Ref::it || inside(f.none) || inside(f.any) ||
         inside(f.user) || std::any_of(f.compare.begin(), f.compare.end(), [&of_it](const Compare& c) {
           return of_it(c.at_least) || of_it(c.at_most) || of_it(c.below) || of_it(c.above);
         });
}

/// The place in the team is told by the subject or by a condition in front.
bool tells_place(const describe::Clause& c, const describe::Phrase& who) {
  const auto told = [](const describe::Lead& lead) {
    return lead.test.filter.role || std::any_of(lead.test.parts.begin(), lead.test.parts.end(),
                                                [](const auto& part) { return part.filter.role.has_value(); });
  };
  return who.filter.role || std::any_of(c.leads.begin(), c.leads.end(), told);
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// "No Ninja without the characteristic can" is "only those with it can".
std::optional<Filter> only_those(const describe::Phrase& who) {
  const auto& none = who.filter.none;
  if (who.naming != Naming::no || none.size() != 1 || none.front().controller || none.front().zone) return std::nullopt;
  const auto parts = describe::parts_of(none.front());
  if (describe::parts_of(who.filter).size() != 1 || parts.size() != 1) return std::nullopt;
  const bool ranked = parts.front() == describe::Part::rank && !none.front().rank->none;
  const bool plain = ranked || parts.front() == describe::Part::characteristic ||
                     parts.front() == describe::Part::attribute || parts.front() == describe::Part::symbol;
  return plain ? std::optional(none.front()) : std::nullopt;
}

}  // namespace

/// Rules whose words begin elsewhere than with the cards they are about; empty: any other.
std::string Italian::told_otherwise(const Clause& c, const Phrase& who) {
  constexpr std::string_view kNot = "non ";
  if (const auto only = only_those(who)) {
    Phrase those = who;
    those.naming = Naming::group;
    those.filter.none.clear();
    those.filter = merged(those.filter, *only);
    const Np s = np(those);
    std::vector<std::string> parts;
    for (const Act& a : c.acts) parts.push_back(said(a, s));
    if (std::all_of(parts.begin(), parts.end(), [](const auto& part) { return part.starts_with("non possono "); })) {
      for (std::string& part : parts) part.erase(0, kNot.size());
      return in_time(c, "solo " + italian_with("", s) + " ", enumerated(parts, or_word()));
    }
  }
  const auto& rule = c.acts.front().rule;
  const auto* uncounted = rule ? std::get_if<NotCounted>(&*rule) : nullptr;
  if (uncounted == nullptr || uncounted->n == 0) return {};
  Phrase few = who;
  few.naming = Naming::counted;
  few.n = {uncounted->n, 0};
  return in_time(
      c, (uncounted->n == 1 ? "" : "al massimo ") + with("", few) + " ",
      uncounted->n == 1 ? "non conta per il limite della Squadra" : "non contano per il limite della Squadra");
}

/// What is said of a card, or of cards.
std::string Italian::told_of(const Clause& c, const Phrase& who) {
  if (std::string text = told_otherwise(c, who); !text.empty()) return text;
  const bool of_it =
      std::any_of(c.acts.begin(), c.acts.end(), [](const Act& a) { return a.by && speaks_of_it(*a.by); });
  if (who.naming == Naming::group && who.aspect == Aspect::itself && of_it && !is_relative(c)) {
    Phrase one = who;  // what is asked of each of them is told of one
    one.naming = who.filter.controller == Side::you ? Naming::each : Naming::no;
    return told_of(c, one);
  }
  const Np s = np(who);
  std::vector<std::string> parts;
  const bool each = (who.naming == Naming::each || who.naming == Naming::no) && who.aspect == Aspect::itself;
  for (const Act& a : c.acts) {
    each_is_it_ = each && a.by && speaks_of_it(*a.by);
    std::string part = said(a, s);
    const std::string got = s.plural ? "ottengono " : "ottiene ";
    if (parts.size() == 1 && part.starts_with(got) && parts.back().starts_with(got)) part = part.substr(got.size());
    parts.push_back(part);
  }
  const bool told_each = std::exchange(each_is_it_, false);
  std::string predicate = enumerated(parts, who.naming == Naming::no ? or_word() : and_word());
  const bool placed_target = target_placed_ && who.ref && *who.ref == Ref::t1;
  if (placed_target || tells_place(c, who)) replace_all(predicate, ", in qualunque posizione", "");
  if (who.naming == Naming::no) replace_all(predicate, " né ", " o ");
  if (who.naming == Naming::no)
    for (auto at = predicate.find("non può "); at != std::string::npos; at = predicate.find("non può ", at))
      predicate.erase(at, at == 0 ? 4 : 9);
  if (who.naming == Naming::each && each && !told_each &&
      predicate.starts_with("non ")) {  // "ogni Ninja non ..." could be read as "not every Ninja"
    Phrase all = who;
    all.naming = Naming::group;
    return told_of(c, all);
  }
  if (who.aspect == Aspect::battle && s.text == "ogni combattimento" && predicate.starts_with("non "))
    return in_time(c, "nessun combattimento ", predicate.substr(4));
  if (is_relative(c) && c.acts.front().verb == Verb::joins_team) return in_time(c, {}, predicate);
  if (!is_relative(c))
    return in_time(c, follows_its_fight(c) ? std::string() : subject(who, c.acts.front()), predicate);
  return in_time(c, with("", that_one(who)) + " ", predicate);
}

std::string Italian::core(const Clause& c, bool bound) {
  if (c.joint == Joint::first) each_acts_ = has_lead(c, LeadKind::each_player);
  if (c.joint == Joint::option || c.joint == Joint::first) in_option_ = c.joint == Joint::option;
  if (!c.leads.empty()) in_option_ = false;
  if (c.leads.empty()) team_told_ = false;
  if ((c.joint != Joint::then && c.joint != Joint::and_) || !c.leads.empty()) last_act_.reset();
  Clause whole = c;
  std::string loop;
  if (loop_) {
    const Phrase group = *std::exchange(loop_, std::nullopt);
    if (c.subject.ref == Ref::it && c.subject.aspect == Aspect::itself && !c.may)
      whole.subject = group;
    else
      loop = with("per", group) + ", ";
  }
  const bool chosen = last_act_ && last_act_->verb == Verb::choose;
  if (chosen && c.subject.naming == Naming::pronoun && c.subject.ref == Ref::self && c.subject.aspect == Aspect::itself)
    whole.subject.naming = Naming::this_card;  // not the one that was chosen
  std::string text = loop + clause(whole, bound);
  leads_end_ = true;
  last_act_ = c.acts.back();
  target_said_ = false;
  const auto& of = c.subject.ref;
  const bool told = c.subject.aspect == Aspect::itself && c.acts.front().verb >= Verb::gets_rule;
  target_told_ = target_told_ || (told && of && *of >= Ref::t1 && *of <= Ref::t4);
  return text;
}

namespace {

/// What it is about is told by the condition in front: "il suo combattimento".
bool told_in_front(const describe::Clause& c) {
  const Naming who = c.subject.naming;
  if (c.leads.empty() || c.subject.aspect != Aspect::battle || (who != Naming::this_card && who != Naming::user))
    return false;
  const describe::Test& last = c.leads.back().test;
  const describe::Test& test = last.parts.empty() ? last : last.parts.back();
  return test.kind == Condition::Kind::is && test.who.naming == who && test.who.aspect == Aspect::itself;
}

}  // namespace

std::string Italian::clause(const Clause& told, bool bound) {
  Clause c = told;
  if (told_in_front(c)) {
    c.subject.naming = Naming::pronoun;
    c.subject.link = Link::same_subject;
  }
  const bool goes_on = c.joint == Joint::then || c.joint == Joint::and_;
  const bool same_player = bound && goes_on && other_acted_;
  const bool unclear = opponent_leads_ || other_acted_;
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
    const Person behind = unclear ? Person::told : Person::bound_imperative;
    const Person person = each_acts_ ? Person::third : bound && !in_option_ ? behind : Person::imperative;
    if (!c.may) return acts(c.acts, person) + until;
    const std::string price = c.price.empty() ? std::string() : acts(c.price, Person::infinitive) + " per ";
    return (each_acts_ ? "può " : "puoi ") + price + acts(c.acts, Person::infinitive) + until;
  }
  if (other)
    return (same_player ? std::string() : with("", c.subject) + " ") + (c.may ? "può " : "") +
           (c.price.empty() ? std::string() : acts(c.price, Person::third_may) + " per ") +
           acts(c.acts, c.may ? Person::third_may : Person::third) + duration(c) + each_of(c.acts.back());
  return told_of(c, c.subject) + each_of(c.acts.back());
}

std::string Italian::polished(std::string text) {
  constexpr std::array kRepeats{
      Repeat{", se questo Ninja affronta ", ", se affronta ", "uando questo Ninja "},
      Repeat{" a quella della Squadra di questo Ninja", " a quella della propria", " affronta una Squadra "},
      Repeat{", con questo Ninja puoi usare ", ", puoi fargli usare ", "uando questo Ninja "},
      Repeat{" che affronta questo Ninja", " che lo affronta", "uesto Ninja ", true},
      Repeat{" che affrontano questo Ninja", " che lo affrontano", "uesto Ninja ", true},
  };
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> sounds{
      {{"invece alla fine", "invece, alla fine"},
       {"invece all’inizio", "invece, all’inizio"},
       {" Linea e è In ", " Linea e In "},
       {"Poi quando ", "Poi, quando "},
       {"Poi in questo Turno", "Poi, in questo Turno"},
       {" e è ", " ed è "},
       {" e essere ", " ed essere "},
       {"Poi se ", "Poi, se "},
       {"; altrimenti, ", "; altrimenti "},
       {", alla fine del Turno, ", ", alla fine del Turno "},
       {", alla fine del Turno se ", ", alla fine del Turno, se "},
       {") se ", "), se "}}};
  for (const auto& [plain, better] : sounds)
    for (auto at = text.find(plain); at != std::string::npos; at = text.find(plain, at + better.size()))
      text.replace(at, plain.size(), better);
  for (const Repeat& repeat : kRepeats) say_once(text, repeat);
  return text;
}

}  // namespace playsheet::wording
