// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian verbs. The player is given orders, behind a clause too. The imperative of verbs in -are equals the third
/// person, so where the opponent is the subject in front, the act of the player is told in the second person
/// ("peschi").
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Link;
using describe::Naming;
using describe::Phrase;
using describe::Verb;

std::string Italian::done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                             bool tail_last) {
  const std::string behind = tail.empty() ? std::string() : " " + std::string(tail);
  if (std::exchange(of_those_, false))
    return italian_partitive(verb, person) + " " + (object.up_to ? "fino a " : "") + number_text(object.n) + behind;
  const bool plain_pronoun = object.naming == Naming::pronoun && object.aspect == Aspect::itself;
  if (plain_pronoun && !is_first_mention(object, person)) return italian_clitic(verb, person, np(object)) + behind;
  const std::string from = plain_pronoun ? std::string() : fronted_origin(object);
  std::string what = " " + with("", plain_pronoun ? that_one(object) : object);
  if (!from.empty()) what.erase(what.find(from), from.size());
  const bool heavy = word_count(what) > 5;  // a long object stands last
  return italian_form(verb, person) + (tail_last && !heavy && from.empty() ? what + behind : behind + from + what);
}

/// The target is not named yet: only the command that opens the text may hang a pronoun on its verb, elsewhere the
/// coin or the user would be taken for it.
bool Italian::is_first_mention(const Phrase& p, Person person) const {
  if (p.naming != Naming::pronoun || p.link != Link::target || target_said_) return false;
  const bool opening = person == Person::imperative && !in_option_;
  return !opening && person != Person::infinitive && person != Person::third_may;
}

Italian::Phrase Italian::that_one(Phrase p) {
  p.naming = Naming::that;
  return p;
}

/// Where the card is taken from stands behind the verb when what it is speaks of another card.
std::string Italian::fronted_origin(const Phrase& p) {
  const bool speaks_of_another =
      p.filter.same_name_as || !p.filter.compare.empty() || (!p.filter.any.empty() && apart(p.filter).empty());
  if (p.naming != Naming::counted || p.origin != describe::Origin::zone || !speaks_of_another) return {};
  const std::string from = " " + place(p.filter, &p);
  const std::string all = with("", p);
  const auto at = all.find(from + " ");
  return at == std::string::npos || all.find(from, at + 1) != std::string::npos ? std::string() : from;
}

std::string Italian::owners(std::string_view prep, const Phrase& object, Destination to, Person person) {
  const bool hand = to == Destination::hand;
  const bool many = object.many() && !object.owner;
  Np zone{hand ? (many ? "Mani" : "Mano") : (many ? "Mazzi" : "Mazzo"), Article::definite, hand, many};
  if (object.owner == Side::you) {  // or of whoever does it
    zone.text =
        (object.own && is_third(person) ? italian_ending("propri", hand, false) : mine(hand, false)) + " " + zone.text;
    return italian_with(prep, zone);
  }
  if (object.owner == Side::opponent && is_third(person) && !each_acts_) {  // the opponent does it
    zone.text = italian_ending("propri", hand, false) + " " + zone.text;
    return italian_with(prep, zone);
  }
  if (object.owner == Side::opponent) return italian_with(prep, zone) + " dell’avversario";
  return italian_with(prep, zone) + (many ? " dei rispettivi Proprietari" : " del suo Proprietario");
}

std::string Italian::chakra_area(const Phrase& object, Person person) const {
  const bool by_doer = object.own && is_third(person);
  if (object.owner == Side::you && !by_doer) return "nella " + mine(true, false) + " Zona Chakra";
  if (object.owner) return "nella propria Zona Chakra";
  return object.many() ? "nelle Zone Chakra dei rispettivi Proprietari" : "nella Zona Chakra del suo Proprietario";
}

std::string Italian::move(const Act& a, Person person) {
  if (a.reveal) {
    Act rest = a;
    rest.reveal = false;
    rest.object.plural = a.object.many();
    rest.object.naming = Naming::pronoun;
    rest.object.link = Link::same_subject;
    rest.object.filter.any.clear();
    return done_to("rivelare", "", a.object, person) + " e " + move(rest, person);
  }
  const auto placed = [&](std::string_view where, std::string_view prep) {
    const bool from_top = a.object.naming == Naming::top_cards && !a.object.bottom && a.to != Destination::deck_top &&
                          a.object.owner == a.object.whose;
    const std::string to = std::string(where) + owners(prep, a.object, a.to, person);
    const std::string top =
        a.object.n.plural() ? fmt::format("le prime {} carte", number_text(a.object.n)) : "la carta in cima";
    if (from_top) return italian_form("mettere", person) + " " + to + " " + top;
    return done_to("mettere", to, a.object, person, true);
  };
  switch (a.to) {
    case Destination::discard:
      return done_to("spostare", "nel Cimitero", a.object, person);
    case Destination::hand:
      if (a.object.owner) return done_to("mettere", owners("in", a.object, a.to, person), a.object, person);
      return done_to("far tornare", owners("in", a.object, a.to, person), a.object, person, true);
    case Destination::chakra:
      if (a.object.owner == Side::opponent && (!is_third(person) || each_acts_))  // it does not become yours
        return done_to("mettere", "nella Zona Chakra dell’avversario", a.object, person, true);
      if (a.charges) return done_to("trasformare", "in Chakra", a.object, person);
      return done_to("mettere", chakra_area(a.object, person), a.object, person, true);
    case Destination::deck_top:
      return placed("in cima ", "a");
    case Destination::deck_bottom:
      return placed("in fondo ", "a");
    case Destination::deck_shuffled:
      return done_to("mescolare", owners("in", a.object, a.to, person), a.object, person, true);
    case Destination::deck_top_or_bottom:
      return placed(a.object.many() ? "una per una in cima o in fondo " : "in cima o in fondo ", "a");
    case Destination::rewards:
      return done_to("mettere",
                     a.whose == Side::you ? "a faccia in giù tra le " + mine(true, true) + " Vincite di Guerra"
                                          : "a faccia in giù tra le Vincite di Guerra dell’avversario",
                     a.object, person, true);
    case Destination::removed:
      return done_to("rimuovere", "dal gioco", a.object, person, true);
  }
  return {};
}

std::string Italian::on_it(const Phrase& object, Person person) {
  if (object.naming != Naming::pronoun) return " " + with("su", object);
  if (is_first_mention(object, person)) return " " + with("su", that_one(object));
  if (object.link == Link::target && !target_said_ && !object.plural) return " sul Bersaglio";
  const Np it = np(object);
  if (!it.plural) return " su di " + it.text;
  return (it.feminine ? " su ciascuna di " : " su ciascuno di ") + it.text;
}

namespace {

/// Some of the rewards that have just been looked at: "ne fai tornare 1".
bool takes_of(const Act& act, const Act& before) {
  const Phrase& some = act.object;
  const bool rewards = before.verb == Verb::look && before.look_at == LookAt::rewards && before.n.letter == 0 &&
                       before.n.number == 0 && some.filter.controller == before.object.whose;
  return rewards && act.verb == Verb::move && !act.reveal && some.naming == Naming::counted && !some.random &&
         some.filter.zone == Zone::rewards && describe::parts_of(some.filter).empty();
}

}  // namespace

std::string Italian::acts(const std::vector<Act>& all, Person person) {
  constexpr std::array<std::string_view, 2> done_alike{" nel Cimitero ", " in Chakra "};
  std::string text;
  std::string before;
  for (std::size_t i = 0; i < all.size(); ++i) {
    of_those_ = i > 0 ? takes_of(all[i], all[i - 1]) : last_act_ && takes_of(all[i], *last_act_);
    std::string said = act(all[i], person);
    of_those_ = false;
    target_said_ = target_said_ || all[i].object.link == Link::target;
    const std::string whole = said;
    if (i > 0 && all[i].then) {
      text += text.find(" e ") != std::string::npos ? ", poi " : " e poi ";
    } else if (i > 0) {
      text += i + 1 == all.size() || all[i + 1].then ? " e " : ", ";
      for (const std::string_view tail : done_alike) {  // "sposta nel Cimitero questa carta e 1 Ninja"
        const auto end = said.find(tail);
        if (end != std::string::npos && before.starts_with(said.substr(0, end + tail.size())))
          said.erase(0, end + tail.size());
      }
    }
    text += said;
    before = whole;
  }
  return text;
}

std::string Italian::rewards_looked_at(const Act& a, const std::string& of) {
  const bool yours = a.object.whose == Side::you;
  if (is_nothing(a.n)) return fmt::format("le {}Vincite di Guerra{}", yours ? mine(true, true) + " " : "", of);
  if (yours)
    return fmt::format("{} delle {} Vincite di Guerra", a.n.plural() ? "le ultime " + number_text(a.n) : "l’ultima",
                       mine(true, true));
  return a.n.plural() ? fmt::format("le ultime {} Vincite di Guerra{}", number_text(a.n), of)
                      : fmt::format("l’ultima Vincita di Guerra{}", of);
}

std::string Italian::taking_place(const Act& a, const Np& s) {
  return std::string(s.plural ? "passano " : "passa ") + (a.role == Role::head ? "In Prima Linea" : "In Seconda Linea");
}

/// A hand is revealed as such.
std::string Italian::revealed(const Act& a, Person person) {
  const Filter& f = a.object.filter;
  const bool hand = a.object.naming == Naming::all && f.zone == Zone::hand && !f.type &&
                    describe::parts_of(f).empty() && f.controller && f.controller != Side::any;
  if (hand) return italian_form("rivelare", person) + " " + zone_with("", f, a.object.own, false);
  return Romance::revealed(a, person);
}

std::string Italian::revealing_it(const Phrase& it, Person person) {
  return apart(it.filter).empty() ? Romance::revealing_it(it, person)
                                  : italian_form("rivelare", person) + " quella carta";
}

}  // namespace playsheet::wording
