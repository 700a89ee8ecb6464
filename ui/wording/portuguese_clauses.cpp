// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
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
  return conduct ? portuguese_during(*c.until) : portuguese_until(*c.until);
}

/// "Este Ninja não pode ser bloqueado neste turno"; in front of a longer sentence the time is not lost.
std::string Portuguese::in_time(const Clause& c, const std::string& subject, std::string predicate) {
  constexpr std::string_view kPossible = ", se possível";
  constexpr std::size_t kLong = 13;  // words
  const std::string time = duration(c);
  const bool before = word_count(subject + predicate) > kLong || predicate.find(" em vez de ") != std::string::npos;
  if (time == portuguese_during(Until::turn_end) && !is_relative(c) && before)
    return time.substr(1) + ", " + subject + predicate;
  if (!time.empty() && predicate.ends_with(kPossible))
    return subject + predicate.substr(0, predicate.size() - kPossible.size()) + time + std::string(kPossible);
  const bool aside = !time.empty() && predicate.ends_with(", em qualquer posição");
  return subject + predicate + (aside ? "," : "") + time;
}

/// What is said of a card, or of cards.
std::string Portuguese::told_of(const Clause& c, const Phrase& who) {
  const Np s = np(who);
  std::vector<std::string> parts;
  for (const Act& a : c.acts) {
    std::string part = said(a, s);
    const std::string got = s.plural ? "recebem " : "recebe ";
    if (parts.size() == 1 && part.starts_with(got) && parts.back().starts_with(got)) part = part.substr(got.size());
    parts.push_back(part);
  }
  std::string predicate = enumerated(parts, who.naming == Naming::no ? or_word() : and_word());
  if (who.naming == Naming::no) {
    const std::string_view no = "não pode ";
    for (auto at = predicate.find(no); at != std::string::npos; at = predicate.find(no, at))
      predicate.erase(at, at == 0 ? no.size() - 5 : no.size());
  }
  constexpr std::string_view kNot = "não ";
  if (who.naming == Naming::each && who.aspect == Aspect::itself && predicate.starts_with(kNot)) {
    Phrase all = who;  // "cada Ninja não ..." could be read as "not every Ninja"
    all.naming = Naming::group;
    return told_of(c, all);
  }
  if (who.aspect == Aspect::battle && s.text == "cada combate" && predicate.starts_with(kNot))
    return in_time(c, "nenhum combate ", predicate.substr(kNot.size()));
  return in_time(c, is_relative(c) ? std::string() : subject(who, c.acts.front()), std::move(predicate));
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
std::string Portuguese::own_act(const Clause& c) {
  const std::string until = duration(c) + each_of(c.acts.back());
  const std::string you = each_acts_ || is_asked_of_you(c) ? "" : "você ";
  if (c.may) {
    const std::string price = c.price.empty() ? std::string() : acts(c.price, Person::infinitive) + " para ";
    return you + "pode " + price + acts(c.acts, Person::infinitive) + until;
  }
  if (each_acts_) return acts(c.acts, Person::third) + until;
  const bool goes_on = c.joint == Joint::then || c.joint == Joint::and_;
  if (goes_on && told_) return "você " + acts(c.acts, Person::told) + until;
  const std::string said = acts(c.acts, Person::imperative) + until;
  constexpr std::string_view kYou = "você ";  // "você ganha": no command
  return you.empty() && said.starts_with(kYou) ? said.substr(kYou.size()) : said;
}

std::string Portuguese::core(const Clause& c, bool bound) {
  if (c.joint == Joint::first) each_acts_ = has_lead(c, LeadKind::each_player);
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
  if (is_damage_rule(c)) return changed_damage(c);
  if (goes_elsewhere(c)) return goes_instead(c);
  const std::string text =
      own     ? own_act(c)
      : other ? (same_player ? std::string() : with("", c.subject) + " ") + (c.may ? "pode " : "") +
                    acts(c.acts, c.may ? Person::third_may : Person::third) + duration(c) + each_of(c.acts.back())
              : told_of(c, c.subject) + each_of(c.acts.back());
  told_ = !own || (goes_on && told_) || text.starts_with("você ");
  return text;
}

/// Of two conditions on the same player the second one need not name them again.
std::string Portuguese::polished(std::string text) {
  constexpr std::string_view kEachIf = ") se ";
  for (auto at = text.find(kEachIf); at != std::string::npos; at = text.find(kEachIf, at + 1)) text.insert(at + 1, ",");
  constexpr std::string_view kAgain = " e você ";
  for (auto at = text.find(kAgain); at != std::string::npos; at = text.find(kAgain, at + 1)) {
    const auto stop = text.rfind(". ", at);
    const std::string before =
        text.substr(stop == std::string::npos ? 0 : stop, at - (stop == std::string::npos ? 0 : stop));
    const bool asked = before.find(", ") == std::string::npos &&
                       (before.find("Se você ") != std::string::npos || before.find("se você ") != std::string::npos);
    if (asked) text.erase(at + 3, kAgain.size() - 3);
  }
  return text;
}

}  // namespace playsheet::wording
