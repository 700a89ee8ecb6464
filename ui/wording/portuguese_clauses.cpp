// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/rule_words.h"

/// Brazilian Portuguese: whole clauses: who does it, what is said of it, and for how long.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::LeadKind;
using describe::Link;
using describe::Naming;
using describe::Verb;

/// The pronoun where the sentence goes on with the same subject; the noun where the label has named it.
std::string Portuguese::subject(const Phrase& p, const Act&) {
  if (p.naming == Naming::pronoun && p.aspect == Aspect::itself && p.link == Link::target) {
    Phrase that = p;
    that.naming = Naming::that;
    return with("", that) + " ";
  }
  return with("", p) + " ";
}

/// How long it holds, behind it.
std::string Portuguese::duration(const Clause& c) {
  if (!c.until) return {};
  if (c.next_too) return " neste turno e no próximo";
  if (in_later_turn(c) && c.until == Until::turn_end) return " até o final desse turno";
  const bool conduct =
      std::all_of(c.acts.begin(), c.acts.end(), [](const Act& act) { return act.rule && is_conduct(*act.rule); });
  if (conduct && c.until == Until::turn_end && tells_of_this_turn(c)) return {};
  return conduct ? during(*c.until) : until_words(*c.until);
}

/// "Este Ninja não pode ser bloqueado neste turno"; in front of a longer sentence the time is not lost.
std::string Portuguese::in_time(const Clause& c, const std::string& subject, const std::string& predicate) {
  constexpr std::string_view kPossible = ", se possível";
  constexpr std::size_t kLong = 13;  // words
  const std::string time = duration(c);
  const bool before = word_count(subject + predicate) > kLong || predicate.find(" em vez de ") != std::string::npos ||
                      predicate.find(" como se ") != std::string::npos;
  const bool in_front = time == during(Until::turn_end) || time == until_words(Until::for_good);
  if (in_front && !relative_ && !has_lead(c, LeadKind::moment) && before)
    return time.substr(1) + ", " + subject + predicate;
  if (!time.empty() && predicate.ends_with(kPossible))
    return subject + predicate.substr(0, predicate.size() - kPossible.size()) + time + std::string(kPossible);
  return subject + predicate + time;
}

namespace {

/// "um dos seus Times": behind "nenhum" only "dos seus Times".
std::string without_one_of(std::string text) {
  for (const std::string_view one : {"um ", "uma "})
    if (text.starts_with(one)) text.erase(0, one.size());
  return text;
}

}  // namespace

/// What is said of a card, or of cards.
std::string Portuguese::told_of(const Clause& c, const Phrase& who) {
  const Np s = np(who);
  std::vector<std::string> parts;
  const bool anybodys = who.naming == Naming::no && !who.filter.controller && !who.filter.team_of;
  for (Act a : c.acts) {
    const bool theirs = a.by && a.by->controller == Side::opponent && a.rule &&
                        (std::holds_alternative<Unremovable>(*a.rule) || std::holds_alternative<LockPower>(*a.rule));
    if (anybodys && theirs) {  // "do oponente" would be that of the reader
      a.by->controller.reset();
      owner_words_ = "de um jogador que não seja o controlador dele";
    }
    std::string part = said(a, s);
    const std::string got = s.plural ? "recebem " : "recebe ";
    if (parts.size() == 1 && part.starts_with(got) && parts.back().starts_with(got)) part = part.substr(got.size());
    parts.push_back(part);
  }
  std::string predicate = enumerated(parts, who.naming == Naming::no ? std::string_view(" nem ") : and_word());
  constexpr std::string_view kNot = "não ";
  constexpr std::string_view kEach = "cada ";
  const bool of_one = without_marks(predicate).find("esse Ninja") != std::string::npos && c.subject.ref != Ref::it;
  if (who.naming == Naming::no) {
    const std::string_view no = "não pode ";
    for (auto at = predicate.find(no); at != std::string::npos; at = predicate.find(no, at))
      predicate.erase(at, at == 0 ? no.size() - 5 : no.size());
    if (predicate.starts_with(kNot)) predicate.erase(0, kNot.size());
    return in_time(c, subject(who, c.acts.front()), predicate);
  }
  constexpr std::string_view kCannot = "não pode ";
  constexpr std::string_view kCannotAll = "não podem ";
  for (const std::string_view no : {kCannot, kCannotAll})
    if (parts.size() == 2 && parts[0].starts_with(no) && parts[1].starts_with(no))
      predicate = parts[0] + " nem " + parts[1].substr(no.size());
  if (predicate.starts_with(kNot) && who.aspect == Aspect::itself) {
    // "cada Ninja não ..." could be read as "not every Ninja"
    const bool each = who.naming == Naming::each;
    if (of_one && (each || who.naming == Naming::group)) return told_of_none(c, who);
    Phrase all = who;
    all.naming = Naming::group;
    if (each) return told_of(c, all);
  }
  if ((who.aspect == Aspect::battle || who.aspect == Aspect::team) && s.text.starts_with(kEach)) {
    if (predicate.starts_with(kNot))
      return in_time(c, (s.feminine ? "nenhuma " : "nenhum ") + without_one_of(s.text.substr(kEach.size())) + " ",
                     predicate.substr(kNot.size()));
    if (who.aspect == Aspect::battle)
      return in_time(c, "todas as batalhas ", said(c.acts.front(), {"", Article::none, true, true}));
  }
  return in_time(c, relative_ ? std::string() : subject(who, c.acts.front()), predicate);
}

/// "Nenhum Ninja pode ... com ele": each of them has its own.
std::string Portuguese::told_of_none(const Clause& c, const Phrase& who) {
  Phrase none = who;
  none.naming = Naming::no;
  it_is_subject_ = true;
  std::string text = told_of(c, none);
  it_is_subject_ = false;
  return text;
}

/// Rules whose words begin in another way than with the subject.
std::optional<std::string> Portuguese::told_anew(const Clause& c) {
  const Act& a = c.acts.front();
  const Phrase& who = c.subject;
  if (c.acts.size() != 1 || !a.rule || who.aspect != Aspect::itself) return std::nullopt;
  if (const auto* p = std::get_if<NotCounted>(&*a.rule);
      p != nullptr && p->n != 0 && (who.many() || who.naming == Naming::each)) {
    Phrase some = who;  // "até 1 Ninja no Time dele não conta para ..."
    some.naming = Naming::counted;
    some.n = {p->n, 0};
    some.up_to = true;
    return told_of(c, some);
  }
  // "Nenhum Ninja sem ... pode": "só Ninjas com ... podem"
  const Filter& f = who.filter;
  const bool barred = who.naming == Naming::no && f.none.size() == 1 && !f.controller && f.any.empty() &&
                      describe::parts_of(f).size() == 1 && describe::parts_of(f.none.front()).size() == 1;
  if (!barred) return std::nullopt;
  const describe::Part part = describe::parts_of(f.none.front()).front();
  if (part != describe::Part::characteristic && part != describe::Part::rank && part != describe::Part::symbol)
    return std::nullopt;
  Phrase only = who;
  only.naming = Naming::group;
  only.filter = merged(Filter{}, f.none.front());
  only.filter.type = f.type;
  only.filter.zone = f.zone;
  Np s = np(only);
  s.article = Article::none;
  constexpr std::string_view kNot = "não ";
  const std::string predicate = said(a, s);
  if (!predicate.starts_with(kNot)) return std::nullopt;
  return in_time(c, "só " + s.text + " ", predicate.substr(kNot.size()));
}

/// The condition in front has named the player already: "se você tiver ..., pode ...".
bool Portuguese::is_asked_of_you(const Clause& c) {
  if (c.leads.empty()) return false;
  const Lead& last = c.leads.back();
  const bool asks = last.kind == LeadKind::if_ || last.kind == LeadKind::while_;
  if (last.kind == LeadKind::event && last.player)
    return event(last).find("ndo você ") != std::string::npos || event(last).starts_with("sempre que você ");
  return asks && test(last.test).starts_with("você ") && test(last.test).find(" o oponente ") == std::string::npos;
}

/// What the player does: a command, or a statement behind another one.
std::string Portuguese::own_act(const Clause& c, bool begins) {
  const std::string until = duration(c) + each_of(c.acts.back());
  const std::string you = each_acts_ || is_asked_of_you(c) ? "" : "você ";
  if (c.may) {
    const std::string price = c.price.empty() ? std::string() : acts(c.price, Person::infinitive) + " para ";
    const Phrase& first = c.acts.front().object;
    if (!c.price.empty() && first.naming == Naming::pronoun && first.ref == Ref::it) {
      std::vector<Act> all = c.price;  // what is revealed is what is put away: "revelar 1 card, colocá-lo ..."
      all.insert(all.end(), c.acts.begin(), c.acts.end());
      return you + "pode " + acts(all, Person::infinitive) + until;
    }
    return you + "pode " + price + acts(c.acts, Person::infinitive) + until;
  }
  if (each_acts_) return acts(c.acts, Person::third) + until;
  const bool goes_on = !begins && (c.joint == Joint::then || c.joint == Joint::and_);
  if (goes_on && told_) return "você " + acts(c.acts, Person::told) + until;
  const std::string said = acts(c.acts, Person::imperative) + until;
  constexpr std::string_view kYou = "você ";  // "você ganha": no command
  return you.empty() && said.starts_with(kYou) ? said.substr(kYou.size()) : said;
}

std::string Portuguese::core(const Clause& clause, bool bound) {
  const bool begins = !std::exchange(joined_, false);  // a sentence of its own
  if (begins) relative_ = false;
  if (clause.joint == Joint::first) each_acts_ = has_lead(clause, LeadKind::each_player);
  const Clause c = plainly_named(clause, begins);
  std::string text = said_core(c, bound, begins);
  chose_other_ =
      std::any_of(c.acts.begin(), c.acts.end(),
                  [](const Act& a) {
                    return a.object.naming == Naming::counted && !a.object.filter.is && a.verb < Verb::gets_rule;
                  }) ||
      c.acts.back().verb == Verb::discard_from_hand;
  several_acts_ = c.acts.size() > 1 || c.acts.front().reveal;
  last_said_ = without_marks(text);
  last_subject_ = c.subject.ref;
  shuffled_ = c.acts.back().verb == Verb::shuffle;
  return text;
}

std::string Portuguese::said_core(const Clause& c, bool bound, bool begins) {
  const bool goes_on = c.joint == Joint::then || c.joint == Joint::and_;
  const bool same_player = bound && ((goes_on && other_acted_) || has_lead(c, LeadKind::if_wanted));
  const Naming who = c.subject.naming;
  const bool other = who == Naming::opponent || who == Naming::each_player || who == Naming::that_player ||
                     who == Naming::active_player;
  const bool own = who == Naming::you && c.subject.aspect == Aspect::itself;
  other_acted_ = other && c.subject.aspect != Aspect::player;
  if (is_player_rule(c)) {
    Clause lasting = c;
    const bool said = std::holds_alternative<MarkerStays>(*c.acts.front().rule);  // the phase of this turn
    if (c.until == Until::for_good || said) lasting.until.reset();
    const std::string rule = player_rule(c);
    constexpr std::string_view kYou = "você ";
    return in_time(lasting, {}, is_asked_of_you(c) && rule.starts_with(kYou) ? rule.substr(kYou.size()) : rule);
  }
  team_told_ = c.subject.aspect == Aspect::team && whole_teams(c.subject) != nullptr;
  if (is_damage_rule(c)) return changed_damage(c);
  if (goes_elsewhere(c)) return goes_instead(c);
  const std::optional<std::string> anew = own || other ? std::nullopt : told_anew(c);
  std::string text = anew    ? *anew
                     : own   ? own_act(c, begins)
                     : other ? (same_player ? std::string() : with("", c.subject) + " ") + (c.may ? "pode " : "") +
                                   (c.price.empty() ? "" : acts(c.price, Person::third_may) + " para ") +
                                   acts(c.acts, c.may ? Person::third_may : Person::third) + duration(c) +
                                   each_of(c.acts.back())
                             : told_of(c, c.subject) + each_of(c.acts.back());
  told_ = !own || (goes_on && !begins && told_) || text.starts_with("você ");
  return text;
}

/// Names in full what a pronoun would leave in doubt.
Portuguese::Clause Portuguese::plainly_named(Clause c, bool begins) {
  event_said_.reset();
  for (const Lead& lead : c.leads) {
    if (lead.kind == LeadKind::moment && lead.event.event == Happening::draw_step_ends)
      event_said_ = Np{"card comprado", Article::definite};
    const auto& by = lead.event.by;
    if (lead.kind == LeadKind::event && lead.event.event == Happening::damaged && by && by->type != CardType::jutsu &&
        by->type != CardType::mission && lead.who.naming != Naming::this_card)
      event_said_ = Np{noun(lead.who.filter, false).text + " que sofreu o dano", Article::definite};
  }
  for (Act& act : c.acts)
    if (event_said_ && act.object.ref == Ref::event &&
        (act.object.naming == Naming::pronoun || act.object.naming == Naming::that))
      act.object.naming = Naming::the_one;
  const auto named = [](Phrase& it) {
    it.naming = it.ref == Ref::self ? Naming::this_card : it.ref == Ref::user ? Naming::user : Naming::that;
  };
  Phrase& object = c.acts.front().object;
  const bool pronoun = object.naming == Naming::pronoun && object.aspect == Aspect::itself;
  const bool priced = std::any_of(c.price.begin(), c.price.end(), [](const Act& a) {
    return a.object.naming == Naming::counted || a.verb == Verb::discard_from_hand || a.verb == Verb::lose_rewards;
  });
  if (pronoun && priced && object.ref && object.ref != Ref::it) named(object);
  if (pronoun && begins && shuffled_ && object.ref) named(object);  // another sentence stands between
  if (pronoun && chose_other_ && has_lead(c, LeadKind::otherwise)) named(object);
  const bool goes_on = !begins && (c.joint == Joint::then || c.joint == Joint::and_);
  const bool card_subject = c.subject.naming == Naming::pronoun && c.subject.aspect == Aspect::itself;
  if (c.joint == Joint::option && c.leads.empty() && c.subject.aspect == Aspect::itself && last_subject_ &&
      c.subject.ref == last_subject_ && !c.subject.many() && !begins &&
      (c.subject.naming == Naming::that || c.subject.naming == Naming::user || c.subject.naming == Naming::pronoun)) {
    c.subject.naming = Naming::pronoun;
    c.subject.link = describe::Link::same_subject;
  }
  if (card_subject && goes_on && chose_other_ && (c.subject.ref == Ref::self || c.subject.ref == Ref::user))
    named(c.subject);
  return c;
}

}  // namespace playsheet::wording
