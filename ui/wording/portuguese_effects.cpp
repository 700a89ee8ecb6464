// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/portuguese_verbs.h"

/// Brazilian Portuguese: acts on two things, on coins, on numbers and on uses, and how a card enters play.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Verb;

namespace {

std::string coins_said(const Act& a) {
  const auto forms = [&a](bool plural) { return coin_forms(a.coin, Language::pt_BR, plural); };
  if (a.all) return (a.coin == CoinKind::growth ? "todos os " : "todas as ") + forms(true);
  return number_text(a.n) + " " + forms(a.n.plural());
}

/// That it has the coin goes without saying where the coin is taken from it.
describe::Phrase bearer(describe::Phrase object, CoinKind coin) {
  if (object.filter.coins && object.filter.coins->kind == coin && !object.filter.coins->at_most)
    object.filter.coins.reset();
  return object;
}

/// One of these is named: of a card its name.
std::string nameable(const Act& a) {
  if (a.nameable == Nameable::symbol) return " um Símbolo";
  if (a.nameable == Nameable::card_type) return " um tipo de card";
  constexpr std::array<std::string_view, 4> types{"de um Ninja", "de uma Missão", "de um Jutsu", "de um Cliente"};
  std::vector<std::string> names;
  for (const CardType type : named_types(a.object.filter)) names.emplace_back(types[static_cast<std::size_t>(type)]);
  return (names.empty() ? std::string(" o nome de um card") : " o nome " + enumerated(names, " ou ")) +
         (a.tracks ? " para rastrear" : "");
}

}  // namespace

std::string Portuguese::place_in_team(const Act& a, bool many) {
  if (!a.role) return {};
  if (a.any_place) return " como Líder ou como Back Ninja";
  if (a.role == Role::head) return " como Líder";
  return many ? " como Back Ninjas" : " como Back Ninja";
}

std::string Portuguese::entering(const Act& a) {
  std::string text;
  if (a.whose == Side::opponent) text += " na Vila do oponente";
  if (a.injured) {
    const Np who = np(a.object);
    text += " " + portuguese_ending("Ferid", who.feminine, who.plural);
  }
  if (a.with_coins) text += " com " + coins_said(a);
  if (!a.other.empty()) text += " " + with("em", a.other.front()) + place_in_team(a, a.object.many());
  return text;
}

/// Behind the card: the condition is the last thing said.
std::string Portuguese::paying(const Act& a) {
  if (a.pays == EntryCosts::entrance_cost) return " se o seu Marcador de Turnos permitir";
  const std::string beside = !a.any_name       ? ""
                             : a.object.many() ? ", mesmo que você já tenha em jogo Ninjas com o mesmo nome"
                                               : ", mesmo que você já tenha em jogo um Ninja com o mesmo nome";
  return (a.pays == EntryCosts::all ? ", pagando os custos" : "") + beside;
}

/// A short object stands in front of the place: "coloque o segundo em jogo"; a longer one, where the place is long,
/// too.
std::string Portuguese::put_into_play(const Act& a, Person person) {
  const std::string where = "em jogo" + entering(a);
  const bool last = word_count(where) > 4 || word_count(with("", a.object)) <= 3;
  return done_to("colocar", where, a.object, person, last);
}

std::string Portuguese::further_act(const Act& a, Person person) {
  switch (a.verb) {
    case Verb::deploy:
      return done_to("jogar", "além do limite do turno", a.object, person, true);
    case Verb::swap:
      return done_to("trocar", with("por", a.other.front()), a.object, person, true);
    case Verb::look_at: {
      describe::Phrase seen = a.object;  // "olhar 1 card da mão", though nothing is taken from there
      if (seen.origin == describe::Origin::none) seen.origin = describe::Origin::zone;
      return done_to("olhar", "", seen, person);
    }
    case Verb::remove_coin:
      return portuguese_form("retirar", person) + " " + coins_said(a) + " " + with("de", bearer(a.object, a.coin));
    case Verb::move_coin:
      return portuguese_form("mover", person) + " " + with("para", a.other.front()) + " " + coins_said(a) + " " +
             with("de", bearer(a.object, a.coin));
    case Verb::hide_among:
      return done_to("embaralhar", zone_with("em", *a.by, false, false), a.object, person, true);
    case Verb::reveal_until:
      return portuguese_form("revelar", person) + " ao acaso, um de cada vez, os cards " +
             (a.chosen ? std::string("dessa mão") : zone_with("de", *a.by, false, false)) + " até aparecer " +
             some_with("", a.object.filter);
    case Verb::bring_back:
      return done_to("devolver", "ao seu lugar tal como estava", a.object, person, true);
    case Verb::drop_others:
      return a.to == Destination::discard ? portuguese_form("descartar", person) + " os outros cards revelados"
                                          : portuguese_form("colocar", person) + " os outros cards revelados " +
                                                std::string(destination_words(a.to, Language::pt_BR));
    case Verb::copy_use: {
      if (a.paid)
        return portuguese_form("pagar", person) + " o custo desse Jutsu para aplicar o efeito dele" +
               (a.other.empty() ? std::string() : ", com o mesmo Usuário deste card") +
               (a.onto.empty() ? std::string() : " também como único Alvo");
      describe::Phrase use = a.object;
      if (use.naming == describe::Naming::pronoun) use.naming = describe::Naming::that;
      return portuguese_form("aplicar", person) + " mais uma vez o efeito " + with("de", use) + ", como se fosse seu" +
             (a.other.empty() ? std::string() : " e usado " + with("por", a.other.front())) +
             (a.onto.empty() ? std::string(", com Alvos escolhidos de novo")
                             : ", com " + with("", a.onto.front()) + " como Alvo");
    }
    case Verb::rearrange_team:
      return portuguese_form("escolher", person) + " de novo o Líder " +
             (is_target_team(a.object) ? "do Time alvo" : with("de", a.object));
    case Verb::choose_number:
      return fmt::format("{} um número {} de {} a {}", portuguese_form("escolher", person), a.letter, number_text(a.n),
                         number_text(a.support));
    case Verb::takes_place:
      return done_to("colocar", a.role == Role::head ? "como Líder" : "como Back Ninja", a.object, person, true);
    case Verb::joins_team:
      return done_to("colocar", with("em", a.other.front()) + place_in_team(a, a.object.many()), a.object, person,
                     true);
    case Verb::lose_game:
      return portuguese_form("perder", person) + " a partida";
    case Verb::attach:
      return portuguese_form("anexar", person) + " " + with("", a.object) + " " + with("a", a.other.front());
    case Verb::turn_coin:
      return portuguese_form("contar", person) +
             (a.side == CoinSide::heads ? " o lançamento como cara" : " o lançamento como coroa");
    case Verb::toss_again:
      return portuguese_form("ignorar", person) + " o resultado e " + portuguese_form("lançar", person) + " de novo";
    case Verb::negate_damage:
      return portuguese_form("anular", person) + " esse dano";
    case Verb::negate_effect:
      return portuguese_form("anular", person) + " esse efeito";
    case Verb::lower_damage:
      return portuguese_form("reduzir", person) + " esse dano em " + number_text(a.n);
    case Verb::name:
      return portuguese_form("escolher", person) + nameable(a) +
             (a.by && a.by->none.size() == 1 ? " que não seja " + noun(a.by->none.front(), false).text : std::string());
    case Verb::repeat:
      return portuguese_form("repetir", person) + " este efeito";
    default:
      return said(a, np(a.object));
  }
}

}  // namespace playsheet::wording
