// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"

/// Brazilian Portuguese verbs: the imperative for what the player does, the present for everything else.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Aspect;
using describe::Link;
using describe::Naming;
using describe::Verb;

namespace {

std::string damage(const Act& a) {
  return portuguese_counted(a.n, "ponto de dano", "pontos de dano") +
         (a.additional ? (a.n.plural() ? " adicionais" : " adicional") : "");
}

}  // namespace

std::string Portuguese::done_to(std::string_view verb, std::string_view tail, const Phrase& object, Person person,
                                bool tail_last) {
  const std::string behind = tail.empty() ? std::string() : " " + std::string(tail);
  if (object.naming == Naming::pronoun && object.aspect == Aspect::itself)
    return portuguese_clitic(verb, person, np(object)) + behind;
  const std::string what = " " + portuguese_with("", np(object));
  return portuguese_form(verb, person) + (tail_last ? what + behind : behind + what);
}

std::string Portuguese::owners(std::string_view prep, const Phrase& object, Destination to) {
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
  if (object.owner == Side::you) zone.text = (zone.feminine ? "sua " : "seu ") + zone.text;
  const std::string text = portuguese_with(prep, zone);
  if (object.owner == Side::you) return text;
  if (object.owner == Side::opponent) return text + " do oponente";
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
  switch (a.to) {
    case Destination::discard:
      return done_to("descartar", "", a.object, person);
    case Destination::hand:
      if (a.object.owner) return done_to("colocar", owners("em", a.object, a.to), a.object, person, true);
      return done_to("devolver", owners("a", a.object, a.to), a.object, person, true);
    case Destination::chakra:
      return done_to("colocar", owners("em", a.object, a.to), a.object, person, true);
    case Destination::deck_top:
      return done_to("colocar", "no topo " + owners("de", a.object, a.to), a.object, person, true);
    case Destination::deck_bottom:
      return done_to("colocar", "no fundo " + owners("de", a.object, a.to), a.object, person, true);
    case Destination::deck_shuffled:
      return done_to("embaralhar", owners("em", a.object, a.to), a.object, person, true);
    case Destination::deck_top_or_bottom:
      return done_to("colocar", "no topo ou no fundo " + owners("de", a.object, a.to), a.object, person, true);
    case Destination::rewards:
      return done_to("colocar",
                     a.whose == Side::you ? "de face para baixo entre os seus Prêmios de Batalha"
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
  const bool mine = a.object.whose == Side::you;
  switch (a.look_at) {
    case LookAt::hand:
      return fmt::format("a {}mão{}", mine ? "sua " : "", of);
    case LookAt::rewards:
      return fmt::format("os {}Prêmios de Batalha{}", mine ? "seus " : "", of);
    case LookAt::deck_top:
    case LookAt::cards:
      break;
  }
  return a.n.plural() ? fmt::format("os {} cards do topo do {}deck{}", number_text(a.n), mine ? "seu " : "", of)
                      : fmt::format("o card do topo do {}deck{}", mine ? "seu " : "", of);
}

std::string Portuguese::act(const Act& a, Person person) {
  const bool third = person == Person::third;
  switch (a.verb) {
    case Verb::heal:
      return done_to("curar", "", a.object, person);
    case Verb::move:
      return move(a, person);
    case Verb::put_into_play:
      return done_to("colocar", "em jogo" + entering(a), a.object, person) + paying(a);
    case Verb::reveal:
      return done_to("revelar", "", a.object, person);
    case Verb::negate:
      return done_to("anular", "", a.object, person);
    case Verb::put_coin:
      return portuguese_form("colocar", person) + " " +
             portuguese_counted(a.n, coin_forms(a.coin, Language::pt_BR, false),
                                coin_forms(a.coin, Language::pt_BR, true)) +
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
      return portuguese_form("procurar", person) + " " + with("", found) +
             (third    ? " no próprio deck"
              : theirs ? " no deck do oponente"
                       : " no seu deck") +
             (a.reveal ? ", " + portuguese_clitic("revelar", person, np(it)) : std::string());
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
  const bool third = person == Person::third;
  switch (a.verb) {
    case Verb::draw:
      return portuguese_form("comprar", person) + " " + portuguese_counted(a.n, "card", "cards");
    case Verb::draw_up_to:
      return portuguese_form("comprar", person) + " cards até ter " + number_text(a.n) + " na mão";
    case Verb::discard_from_hand:
      return portuguese_form("descartar", person) + " " + (a.up_to ? "até " : "") +
             portuguese_counted(a.n, "card", "cards") + (a.random ? " ao acaso" : "") +
             (third ? " da própria mão" : " da sua mão");
    case Verb::look:
      return portuguese_form("olhar", person) + " " + look(a);
    case Verb::shuffle:
      return portuguese_form("embaralhar", person) + (third                              ? " o próprio deck"
                                                      : a.object.whose == Side::opponent ? " o deck do oponente"
                                                                                         : " o seu deck");
    case Verb::win_rewards:
      return portuguese_form("ganhar", person) + " " +
             portuguese_counted(a.n, "Prêmio de Batalha", "Prêmios de Batalha");
    case Verb::lose_rewards: {
      Act put = a;
      put.object = Phrase{};
      put.object.naming = Naming::counted;
      put.object.n = a.n;
      put.object.filter.zone = Zone::rewards;
      put.object.filter.controller = a.object.whose;
      put.object.up_to = a.up_to;
      put.object.random = a.random;
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
             (a.symbol ? " de " + symbol_name(*a.symbol, Language::pt_BR) : std::string()) +
             (a.same_symbol ? " com um Símbolo em comum" : "");
    case Verb::decide:
      return portuguese_form("decidir", person);
    case Verb::apply_effect:
      return "aplicar este Efeito";
    default:
      return game_act(a, person);
  }
}

std::string Portuguese::acts(const std::vector<Act>& all, Person person) {
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0) text += all[i].then ? " e depois " : i + 1 == all.size() || all[i + 1].then ? " e " : ", ";
    text += act(all[i], person);
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
      return verb("entra ", "entram ") + with("em", a.object) +
             (a.role == Role::head ? std::string(" como Líder") : verb(" como Back Ninja", " como Back Ninjas"));
    case Verb::takes_place:
      if (a.role == Role::head) return verb("passa a ser o Líder do Time", "passam a ser os Líderes dos Times");
      return verb("passa a ser Back Ninja", "passam a ser Back Ninjas");
    case Verb::transforms:
      return "se torna " + card_called(a.into, Language::pt_BR) + " e entra em jogo sob o seu controle" +
             (a.other.empty() ? std::string() : " " + with("em", a.other.front()));
    default:
      return act(a, Person::third);
  }
}

/// The pronoun where the sentence goes on with the same subject; the noun where the label has named it.
std::string Portuguese::subject(const Phrase& p, const Act&) {
  if (p.naming == Naming::pronoun && p.aspect == Aspect::itself && p.link == Link::target) {
    Phrase that = p;
    that.naming = Naming::that;
    return with("", that) + " ";
  }
  return with("", p) + " ";
}

std::string Portuguese::core(const Clause& c, bool) {
  const bool later = in_later_turn(c) && c.until == Until::turn_end;
  const std::string until = later     ? std::string(" até o final desse turno")
                            : c.until ? portuguese_until(*c.until)
                                      : std::string();
  const Naming who = c.subject.naming;
  if (is_player_rule(c)) return player_rule(c) + (c.until == Until::for_good ? std::string() : until);
  if (is_damage_rule(c)) return changed_damage(c);
  if (who == Naming::you && c.subject.aspect == Aspect::itself) {
    if (!c.may) return acts(c.acts, Person::imperative) + until;
    const std::string price = c.price.empty() ? std::string() : acts(c.price, Person::infinitive) + " para ";
    return "você pode " + price + acts(c.acts, Person::infinitive) + until;
  }
  if (who == Naming::opponent || who == Naming::each_player || who == Naming::that_player ||
      who == Naming::active_player)
    return with("", c.subject) + " " + acts(c.acts, Person::third) + until;
  const Np s = np(c.subject);
  std::vector<std::string> parts;
  for (const Act& a : c.acts) {
    std::string part = said(a, s);
    const std::string got = s.plural ? "recebem " : "recebe ";
    if (parts.size() == 1 && part.starts_with(got) && parts.back().starts_with(got)) part = part.substr(got.size());
    parts.push_back(part);
  }
  std::string predicate = enumerated(parts, who == Naming::no ? or_word() : and_word());
  if (who == Naming::no) {
    const std::string_view no = "não pode ";
    for (auto at = predicate.find(no); at != std::string::npos; at = predicate.find(no, at))
      predicate.erase(at, at == 0 ? no.size() - 5 : no.size());
  }
  constexpr std::string_view kNot = "não ";
  if (c.subject.aspect == Aspect::battle && s.text == "cada combate" && predicate.starts_with(kNot))
    return "nenhum combate " + predicate.substr(kNot.size()) + until;
  constexpr std::string_view kPossible = ", se possível";
  if (!until.empty() && predicate.ends_with(kPossible))
    return subject(c.subject, c.acts.front()) + predicate.substr(0, predicate.size() - kPossible.size()) + until +
           std::string(kPossible);
  return subject(c.subject, c.acts.front()) + predicate + until;
}

}  // namespace playsheet::wording
