// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"
#include "ui/wording/rule_words.h"

/// Brazilian Portuguese verbs: the imperative for what the player does, the present for everything else.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::LeadKind;
using describe::Link;
using describe::Naming;
using describe::Verb;

namespace {

std::string damage(const Act& a) {
  return counted_words(a.n, "ponto de dano", "pontos de dano") +
         (a.additional ? (a.n.plural() ? " adicionais" : " adicional") : "");
}

}  // namespace

std::string Portuguese::done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                                bool tail_last) {
  const std::string behind = tail.empty() ? std::string() : " " + std::string(tail);
  if (object.naming == Naming::pronoun && object.aspect == Aspect::itself)
    return portuguese_clitic(verb, person, np(object)) + behind;
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

std::string Portuguese::mine(bool feminine, bool plural) const {
  if (each_acts_) return portuguese_ending("própri", feminine, plural);
  return feminine ? (plural ? "suas" : "sua") : (plural ? "seus" : "seu");
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
      return placed("no topo ou no fundo ");
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

std::string Portuguese::on_it(const Phrase& object) {
  const Np it = np(object);
  if (object.naming != Naming::pronoun || !it.plural) return " " + portuguese_with("em", it);
  return (it.feminine ? " em cada uma " : " em cada um ") + portuguese_with("de", it);
}

std::string Portuguese::look(const Act& a) {
  const std::string_view of = a.object.whose == Side::opponent ? " do oponente"
                              : a.object.whose == Side::any    ? " de cada jogador"
                                                               : "";
  const bool yours = a.object.whose == Side::you;
  switch (a.look_at) {
    case LookAt::hand:
      return fmt::format("a {}mão{}", yours ? mine(true, false) + " " : "", of);
    case LookAt::rewards:
      if (a.n.letter != 0 || a.n.number != 0)
        return a.n.plural() ? fmt::format("os {}últimos {} Prêmios de Batalha{}", yours ? mine(false, true) + " " : "",
                                          number_text(a.n), of)
                            : fmt::format("o {}último Prêmio de Batalha{}", yours ? mine(false, false) + " " : "", of);
      return fmt::format("os {}Prêmios de Batalha{}", yours ? mine(false, true) + " " : "", of);
    case LookAt::deck_top:
    case LookAt::cards:
      break;
  }
  const std::string whose = yours ? mine(false, false) + " " : "";
  return a.n.plural() ? fmt::format("os {} cards do topo do {}deck{}", number_text(a.n), whose, of)
                      : fmt::format("o card do topo do {}deck{}", whose, of);
}

std::string Portuguese::act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::heal:
      return done_to("curar", "", a.object, person);
    case Verb::move:
      return move(a, person);
    case Verb::put_into_play:
      return put_into_play(a, person) + paying(a);
    case Verb::reveal:
      return done_to("revelar", "", a.object, person);
    case Verb::negate:
      return done_to("anular", "", a.object, person);
    case Verb::put_coin:
      return portuguese_form("colocar", person) + " " +
             counted_words(a.n, coin_forms(a.coin, Language::pt_BR, false), coin_forms(a.coin, Language::pt_BR, true)) +
             on_it(a.object);
    case Verb::make_standby:
      return done_to("tirar", a.object.many() ? "dos Times deles" : "do Time dele", a.object, person, true);
    case Verb::choose:
      return done_to("escolher", "", a.object, person);
    case Verb::choose_target:
      return portuguese_form("escolher", person) + (a.object.many() ? " como Alvos " : " como Alvo ") +
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
      return portuguese_form("procurar", person) +
             (third    ? " no próprio deck "
              : theirs ? " no deck do oponente "
                       : " no " + mine(false, false) + " deck ") +
             with("", found) + (a.reveal ? ", " + portuguese_clitic("revelar", person, np(it)) : std::string()) +
             (a.reveal && a.at_once ? " ao mesmo tempo que o outro" : "");
    }
    case Verb::give_power:
      return "dar " + power_text(a.n, a.support, std::get<ModifyPower>(*a.rule).negative) + " " + with("a", a.object);
    case Verb::deal_damage:
      return portuguese_form("causar", person) + " " + damage(a) + " " + with("a", a.object);
    case Verb::injure:
      return done_to("ferir", "", a.object, person);
    default:
      return plain_act(a, person);
  }
}

/// Acts without a card as their object.
std::string Portuguese::plain_act(const Act& a, Person person) {
  const bool third = is_third(person);
  switch (a.verb) {
    case Verb::draw:
      return portuguese_form("comprar", person) + " " + counted_words(a.n, "card", "cards");
    case Verb::draw_up_to:
      return portuguese_form("comprar", person) + " cards até ter " + number_text(a.n) + " na mão";
    case Verb::discard_from_hand:
      return portuguese_form("descartar", person) + " " + (a.up_to ? "até " : "") +
             counted_words(a.n, "card", "cards") + (a.random ? " ao acaso" : "") +
             (third ? " da própria mão" : " da sua mão");
    case Verb::look:
      return portuguese_form("olhar", person) + " " + look(a);
    case Verb::shuffle:
      return portuguese_form("embaralhar", person) + (third                              ? " o próprio deck"
                                                      : a.object.whose == Side::opponent ? " o deck do oponente"
                                                                                         : " o seu deck");
    case Verb::win_rewards:
      return portuguese_form("ganhar", person) + " " + counted_words(a.n, "Prêmio de Batalha", "Prêmios de Batalha");
    case Verb::let_win:
      return portuguese_form("deixar", person) + " o oponente ganhar " +
             counted_words(a.n, "Prêmio de Batalha", "Prêmios de Batalha");
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
      return portuguese_form("olhar", person) + " os " +
             (a.object.whose == Side::you ? "seus Prêmios de Batalha" : "Prêmios de Batalha do oponente") + " e " +
             move(put, person);
    }
    case Verb::toss:
      return (a.call ? portuguese_form("escolher", person) + " cara ou coroa e " : std::string()) +
             portuguese_form("lançar", person) + " " +
             (a.n.plural() ? number_text(a.n) + " moedas" : std::string("uma moeda")) +
             (a.until_tails ? " até sair coroa" : "") +
             (a.object.naming == Naming::each ? " " + with("para", a.object) : std::string());
    case Verb::discard_chakra:
      return portuguese_form("descartar", person) + " " + number_text(a.n) + " Chakra" +
             (a.symbols.empty() ? std::string() : " de " + symbols_named(a.symbols, Language::pt_BR)) +
             (a.same_symbol ? " com um Símbolo em comum" : "");
    case Verb::decide:
      return portuguese_form("decidir", person);
    case Verb::apply_effect:
      return "aplicar este efeito";
    default:
      return game_act(a, person);
  }
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

std::string Portuguese::said(const Act& a, const Np& s) {
  const auto verb = [&s](std::string_view one, std::string_view more) { return std::string(s.plural ? more : one); };
  switch (a.verb) {
    case Verb::gets_rule:
      return rule(a, s);
    case Verb::takes_damage:
      return verb("sofre ", "sofrem ") + damage(a);
    case Verb::becomes_injured:
      return verb("fica ", "ficam ") + portuguese_ending("Ferid", s.feminine, s.plural);
    case Verb::becomes_standby:
      return verb("sai do Time e fica de Apoio", "saem dos Times e ficam de Apoio");
    case Verb::returns:
      return verb("retorna para a mão do dono", "retornam para as mãos dos respectivos donos");
    case Verb::joins_team:
      return verb("entra ", "entram ") + with("em", a.object) + place_in_team(a, s.plural);
    case Verb::joins_battle:
      return verb("entra no Time que enfrenta ", "entram no Time que enfrenta ") + with("", a.object) +
             place_in_team(a, s.plural) + ", ou, se não houver um, " + verb("bloqueia", "bloqueiam") + " sozinho";
    case Verb::takes_place:
      if (a.role == Role::head && last_said_.ends_with("nesse Time"))
        return verb("passa a ser o Líder", "passam a ser Líderes");
      if (a.role == Role::head)
        return verb("passa a ser o Líder do Time dele", "passam a ser os Líderes dos Times deles");
      return verb("passa a ser Back Ninja", "passam a ser Back Ninjas");
    case Verb::transforms:
      return "se torna " + card_called(a.into, Language::pt_BR) + " e entra em jogo sob o seu controle" +
             (a.other.empty() ? std::string() : " " + with("em", a.other.front()));
    default:
      return act(a, Person::third);
  }
}

}  // namespace playsheet::wording
