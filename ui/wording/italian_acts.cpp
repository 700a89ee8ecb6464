// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/italian_verbs.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"

/// Italian verbs. The imperative of verbs in -are equals the third person, so behind a clause with another subject the
/// act of the player is told in the second person ("peschi"); with a pronoun it cannot be misread and stays.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::LeadKind;
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

std::string Italian::mine(bool feminine, bool plural) const {
  if (each_acts_) return plural && !feminine ? "propri" : italian_ending("propri", feminine, plural);
  return feminine ? (plural ? "tue" : "tua") : (plural ? "tuoi" : "tuo");
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
  if (object.owner == Side::opponent) return italian_with(prep, zone) + " dell'avversario";
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
        return done_to("mettere", "nella Zona Chakra dell'avversario", a.object, person, true);
      if (a.charges) return done_to("trasformare", "in Chakra", a.object, person);
      return done_to("mettere", chakra_area(a.object, person), a.object, person, true);
    case Destination::deck_top:
      return placed("in cima ", "a");
    case Destination::deck_bottom:
      return placed("in fondo ", "a");
    case Destination::deck_shuffled:
      return done_to("mescolare", owners("in", a.object, a.to, person), a.object, person, true);
    case Destination::deck_top_or_bottom:
      return placed("in cima o in fondo ", "a");
    case Destination::rewards:
      return done_to("mettere",
                     a.whose == Side::you ? "a faccia in giù tra le " + mine(true, true) + " Vincite di Guerra"
                                          : "a faccia in giù tra le Vincite di Guerra dell'avversario",
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

std::string Italian::look(const Act& a) {
  const std::string_view of = a.object.whose == Side::opponent ? " dell'avversario"
                              : a.object.whose == Side::any    ? " di ciascun giocatore"
                                                               : "";
  const bool yours = a.object.whose == Side::you;
  switch (a.look_at) {
    case LookAt::hand:
      return fmt::format("la {}Mano{}", yours ? mine(true, false) + " " : "", of);
    case LookAt::rewards:
      if (a.n.letter != 0 || a.n.number != 0)
        return yours          ? fmt::format("{} delle {} Vincite di Guerra",
                                   a.n.plural() ? "le ultime " + number_text(a.n) : "l'ultima", mine(true, true))
               : a.n.plural() ? fmt::format("le ultime {} Vincite di Guerra{}", number_text(a.n), of)
                              : fmt::format("l'ultima Vincita di Guerra{}", of);
      return fmt::format("le {}Vincite di Guerra{}", yours ? mine(true, true) + " " : "", of);
    case LookAt::deck_top:
    case LookAt::cards:
      break;
  }
  const std::string whose = yours ? mine(false, false) + " " : "";
  return a.n.plural() ? fmt::format("le prime {} carte del {}Mazzo{}", number_text(a.n), whose, of)
                      : fmt::format("la carta in cima al {}Mazzo{}", whose, of);
}

std::string Italian::act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::heal:
      return done_to("curare", "", a.object, person);
    case Verb::move:
      return move(a, person);
    case Verb::put_into_play:
      return put_into_play(a, person) + paying(a);
    case Verb::reveal: {
      const Filter& f = a.object.filter;
      const bool hand = a.object.naming == Naming::all && f.zone == Zone::hand && !f.type &&
                        describe::parts_of(f).empty() && f.controller && f.controller != Side::any;
      if (hand) return italian_form("rivelare", person) + " " + zone_with("", f, a.object.own, false);
      return done_to("rivelare", "", a.object, person);
    }
    case Verb::negate:
      return done_to("neutralizzare", "", a.object, person);
    case Verb::put_coin:
      return italian_form("mettere", person) + " " +
             counted_words(a.n, coin_forms(a.coin, Language::it, false), coin_forms(a.coin, Language::it, true)) +
             on_it(a.object, person);
    case Verb::make_standby:
      return done_to("far uscire", a.object.many() ? "dalla loro Squadra" : "dalla sua Squadra", a.object, person,
                     true);
    case Verb::choose:
      return done_to("scegliere", "", a.object, person);
    case Verb::choose_target:
      return italian_form("scegliere", person) + (a.object.many() ? " come Bersagli " : " come Bersaglio ") +
             with("", a.object);
    case Verb::search: {
      Phrase found = a.object;
      const bool theirs = found.filter.controller == Side::opponent;
      found.filter.zone.reset();
      found.filter.controller.reset();
      found.own = false;
      Phrase it = found;
      it.plural = found.many();
      it.naming = Naming::pronoun;
      return italian_form("cercare", person) +
             (third    ? " nel proprio Mazzo "
              : theirs ? " nel Mazzo dell'avversario "
                       : " nel " + mine(false, false) + " Mazzo ") +
             with("", found) +
             (!a.reveal   ? std::string()
              : a.at_once ? ", " + italian_clitic("rivelare", person, np(it)) + " nello stesso momento dell'altro"
              : apart(found.filter).empty() ? ", " + italian_clitic("rivelare", person, np(it))
                                            : ", " + italian_form("rivelare", person) + " quella carta");
    }
    case Verb::give_power: {
      const std::string power = power_text(a.n, a.support, std::get<ModifyPower>(*a.rule).negative);
      const Np to = np(a.object);
      if (a.object.naming == Naming::pronoun && !to.plural)
        return std::string("dar") + (to.feminine ? "le " : "gli ") + power;
      return "dare " + power + " " + italian_with("a", to);
    }
    case Verb::deal_damage: {
      const std::string damage =
          counted_words(a.n, "Danno", "Danni") + (a.additional ? (a.n.plural() ? " aggiuntivi" : " aggiuntivo") : "");
      return italian_form("infliggere", person) + " " + damage + " " + with("a", a.object);
    }
    case Verb::injure:
      return done_to("ferire", "", a.object, person);
    default:
      return plain_act(a, person);
  }
}

/// Acts without a card as their object.
std::string Italian::plain_act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::draw:
      return italian_form("pescare", person) + " " + counted_words(a.n, "carta", "carte");
    case Verb::draw_up_to:
      return italian_form("pescare", person) + " carte fino ad averne " + number_text(a.n) + " in Mano";
    case Verb::discard_from_hand:
      return italian_form("spostare", person) + " nel Cimitero " + (a.up_to ? "fino a " : "") +
             counted_words(a.n, "carta", "carte") + (a.random ? " a caso" : "") +
             (third ? " dalla propria Mano" : " dalla tua Mano");
    case Verb::look:
      return italian_form("guardare", person) + " " + look(a);
    case Verb::shuffle:
      return italian_form("mescolare", person) + (third                              ? " il proprio Mazzo"
                                                  : a.object.whose == Side::opponent ? " il Mazzo dell'avversario"
                                                                                     : " il tuo Mazzo");
    case Verb::win_rewards:
      return italian_form("guadagnare", person) + " " + counted_words(a.n, "Vincita di Guerra", "Vincite di Guerra");
    case Verb::let_win:
      return italian_form("far guadagnare", person) + " all'avversario " +
             counted_words(a.n, "Vincita di Guerra", "Vincite di Guerra");
    case Verb::lose_rewards: {
      Act put = a;
      put.object = Phrase{};
      put.object.naming = Naming::counted;
      put.object.n = a.n;
      put.object.filter.zone = Zone::rewards;
      put.object.filter.controller = a.object.whose;
      put.object.up_to = a.up_to;
      put.object.random = a.random;
      put.object.own = a.object.own;
      if (!a.chosen) return move(put, person);
      of_those_ = !a.random;
      const std::string those =
          a.object.whose == Side::you ? "tue Vincite di Guerra" : "Vincite di Guerra dell'avversario";
      return italian_form("guardare", person) + " le " + those + " e " + move(put, person);
    }
    case Verb::toss:
      return (a.call ? italian_form("scegliere", person) + " testa o croce e " : std::string()) +
             italian_form("lanciare", person) + " " +
             (a.n.plural() ? number_text(a.n) + " monete" : std::string("una moneta")) +
             (a.until_tails ? " finché non esce croce" : "") +
             (a.object.naming == Naming::each ? " " + with("per", a.object) : std::string());
    case Verb::discard_chakra:
      return italian_form("spostare", person) + " nel Cimitero " + number_text(a.n) + " Chakra" +
             (a.symbols.empty() ? std::string() : " " + symbols_named(a.symbols, Language::it)) +
             (a.same_symbol ? " con un Simbolo in comune" : "");
    case Verb::decide:
      return italian_form("decidere", person);
    case Verb::apply_effect:
      return "applicare questo Effetto";
    default:
      return game_act(a, person);
  }
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

std::string Italian::said(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view more) { return std::string(s.plural ? more : one); };
  switch (a.verb) {
    case Verb::gets_rule:
      return rule(a, s);
    case Verb::takes_damage:
      return verb("subisce ", "subiscono ") + counted_words(a.n, "Danno", "Danni") +
             (a.additional ? (a.n.plural() ? " aggiuntivi" : " aggiuntivo") : "");
    case Verb::becomes_injured:
      return verb("diventa ", "diventano ") + italian_ending("Ferit", s.feminine, s.plural);
    case Verb::becomes_standby:
      return verb("lascia la sua Squadra e torna A Riposo", "lasciano la loro Squadra e tornano A Riposo");
    case Verb::returns:
      return verb("torna nella Mano del suo Proprietario", "tornano nelle Mani dei rispettivi Proprietari");
    case Verb::joins_team:
      return verb("si unisce ", "si uniscono ") + with("a", a.object) + place_in_team(a);
    case Verb::joins_battle:
      return verb("si unisce alla Squadra che affronta ", "si uniscono alla Squadra che affronta ") +
             with("", a.object) + place_in_team(a) + ", o se non c'è " + verb("blocca", "bloccano") + " da solo";
    case Verb::takes_place:
      return verb("passa ", "passano ") + (a.role == Role::head ? "In Prima Linea" : "In Seconda Linea");
    case Verb::transforms:
      transformed_ = true;
      return "diventa il Ninja " + card_called(a.into, Language::it) + " ed entra in gioco sotto il tuo controllo" +
             (a.other.empty() ? std::string() : " " + with("in", a.other.front()));
    default:
      return act(a, Person::third);
  }
}

}  // namespace playsheet::wording
