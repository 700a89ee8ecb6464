// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/portuguese.h"

/// Brazilian Portuguese verbs: the imperative for what the player does, the present for everything else.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Naming;

std::string Portuguese::done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                                bool tail_last) {
  const std::string behind = tail.empty() ? std::string() : " " + std::string(tail);
  if (object.naming == Naming::pronoun && object.aspect == Aspect::itself) {
    Np it = np(object);
    if (target_whole() && object.link == describe::Link::target &&
        describe::noun_of(object.filter) == describe::Noun::chakra)
      it.plural = false;  // "todo o Chakra"
    return portuguese_clitic(verb, person, it) + behind;
  }
  const std::string what = " " + portuguese_with("", np(object));
  const std::string plain = without_marks(what);
  const std::size_t words = word_count(plain);
  // A long object stands last: one that is longer than the tail, or with a clause of its own. "Colocar 1 Missão em jogo
  // na Área de Chakra" would put it into play.
  const bool heavy = words > std::max<std::size_t>(5, word_count(tail) + 3) ||
                     (words > 4 && plain.find(" que ") != std::string::npos) ||
                     (verb == "colocar" && plain.ends_with(" em jogo"));
  if (!tail_last || heavy) return portuguese_form(verb, person) + behind + what;
  constexpr std::string_view kTheirs = " do oponente";
  if (behind.ends_with(kTheirs) && plain.find(kTheirs) != std::string::npos)
    return portuguese_form(verb, person) + what + behind.substr(0, behind.size() - kTheirs.size()) + " dele";
  return portuguese_form(verb, person) + what + behind;
}

std::string Portuguese::owners(std::string_view prep, const Phrase& object, Destination to, Person person) {
  const bool many = object.many() && !object.owner;
  Np zone;
  zone.article = Article::definite;
  zone.plural = many;
  zone.feminine = to == Destination::hand || to == Destination::chakra;
  if (to == Destination::hand) {
    zone.text = many ? "mãos" : "mão";
  } else if (to == Destination::chakra) {
    zone.text = many ? "Áreas de Chakra" : "Área de Chakra";
  } else {
    zone.text = many ? "decks" : "deck";
  }
  const bool theirs = object.owner == Side::opponent;
  const bool by_doer = theirs || (object.own && object.owner == Side::you);
  const bool own = by_doer && !each_acts_ && is_third(person);  // of who does it
  if (object.owner == Side::you && !own) zone.text = mine(zone.feminine, false) + " " + zone.text;
  if (own) zone.text = portuguese_ending("própri", zone.feminine, false) + " " + zone.text;
  std::string text = portuguese_with(prep, zone);
  if (object.owner == Side::you || own) return text;
  if (theirs) return text + " do oponente";
  return text + (many ? " dos respectivos donos" : " do dono");
}

std::string Portuguese::move(const Act& a, Person person) {
  if (a.reveal) {
    Act rest = a;
    rest.reveal = false;
    rest.object.plural = a.object.many();
    rest.object.naming = Naming::pronoun;
    rest.object.filter.any.clear();
    return done_to("revelar", "", a.object, person) + " e " + move(rest, person);
  }
  const auto placed = [&](std::string_view where) {
    const bool from_top = a.object.naming == Naming::top_cards && !a.object.bottom && a.to != Destination::deck_top &&
                          a.object.owner == a.object.whose;
    const std::string to = std::string(where) + owners("de", a.object, a.to, person);
    const std::string top =
        a.object.n.plural() ? fmt::format("os {} cards do topo", number_text(a.object.n)) : "o card do topo";
    if (from_top) return portuguese_form("colocar", person) + " " + to + " " + top;
    return done_to("colocar", to, a.object, person, true);
  };
  switch (a.to) {
    case Destination::discard: {
      discards_ = true;
      std::string text = done_to("descartar", "", a.object, person);
      discards_ = false;
      return text;
    }
    case Destination::hand:
      if (person == Person::third && a.object.owner == Side::you && !each_acts_ && a.object.naming == Naming::counted) {
        Phrase that;  // "sua" would be that of the player who does it
        that.naming = Naming::that;
        that.plural = a.object.many();
        return done_to("escolher", "", a.object, person) + ", e você coloca " + with("", that) + " na sua mão";
      }
      if (a.object.owner) return done_to("colocar", owners("em", a.object, a.to, person), a.object, person, true);
      return done_to("devolver", owners("a", a.object, a.to, person), a.object, person, true);
    case Destination::chakra:
      if (a.charges) return done_to("carregar", "", a.object, person);
      return done_to("colocar", owners("em", a.object, a.to, person), a.object, person, true);
    case Destination::deck_top:
      return placed("no topo ");
    case Destination::deck_bottom:
      return placed("no fundo ");
    case Destination::deck_shuffled:
      return done_to("embaralhar", owners("em", a.object, a.to, person), a.object, person, true);
    case Destination::deck_top_or_bottom:
      return placed(a.object.many() ? "um a um no topo ou no fundo " : "no topo ou no fundo ");
    case Destination::rewards:
      return done_to("colocar",
                     a.whose == Side::you ? "de face para baixo entre os " + mine(false, true) + " Prêmios de Batalha"
                                          : "de face para baixo entre os Prêmios de Batalha do oponente",
                     a.object, person, true);
    case Destination::removed:
      return done_to("remover", "do jogo", a.object, person, true);
  }
  return {};
}

std::string Portuguese::on_it(const Phrase& object, Person) {
  const Np it = np(object);
  if (object.naming != Naming::pronoun || !it.plural) return " " + portuguese_with("em", it);
  return (it.feminine ? " em cada uma " : " em cada um ") + portuguese_with("de", it);
}

std::string Portuguese::acts(const std::vector<Act>& all, Person person) {
  const std::string discard = portuguese_form("descartar", person) + " ";
  std::string text;
  std::string before;
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::string said = act(all[i], person);
    const std::string whole = said;
    if (i > 0 && all[i].then) {
      text += text.find(" e ") != std::string::npos ? ", depois " : " e depois ";
    } else if (i > 0) {
      text += i + 1 == all.size() || all[i + 1].then ? " e " : ", ";
      if (said.starts_with(discard) && before.starts_with(discard)) said.erase(0, discard.size());
    }
    text += said;
    before = whole;
  }
  return text;
}

std::string Portuguese::rewards_looked_at(const Act& a, const std::string& of) {
  const bool yours = a.object.whose == Side::you;
  if (is_nothing(a.n)) return fmt::format("os {}Prêmios de Batalha{}", yours ? mine(false, true) + " " : "", of);
  return a.n.plural() ? fmt::format("os {}últimos {} Prêmios de Batalha{}", yours ? mine(false, true) + " " : "",
                                    number_text(a.n), of)
                      : fmt::format("o {}último Prêmio de Batalha{}", yours ? mine(false, false) + " " : "", of);
}

std::string Portuguese::taking_place(const Act& a, const Np& s) {
  if (a.role != Role::head) return s.plural ? "passam a ser Back Ninjas" : "passa a ser Back Ninja";
  if (last_said_.ends_with("nesse Time")) return s.plural ? "passam a ser Líderes" : "passa a ser o Líder";
  return s.plural ? "passam a ser os Líderes dos Times deles" : "passa a ser o Líder do Time dele";
}

}  // namespace playsheet::wording
