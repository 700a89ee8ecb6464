// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/portuguese_verbs.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/realizer.h"

namespace playsheet::wording {

using namespace naruto;

namespace {

struct Forms {
  std::string_view infinitive, imperative, third, stem;  // stem: what "-lo" is hung on
};

constexpr std::array<std::pair<std::string_view, Forms>, 39> kVerbs{{
    {"carregar", {"carregar", "carregue", "carrega", "carregá"}},
    {"curar", {"curar", "cure", "cura", "curá"}},
    {"descartar", {"descartar", "descarte", "descarta", "descartá"}},
    {"colocar", {"colocar", "coloque", "coloca", "colocá"}},
    {"embaralhar", {"embaralhar", "embaralhe", "embaralha", "embaralhá"}},
    {"remover", {"remover", "remova", "remove", "removê"}},
    {"devolver", {"devolver", "devolva", "devolve", "devolvê"}},
    {"comprar", {"comprar", "compre", "compra", "comprá"}},
    {"olhar", {"olhar", "olhe", "olha", "olhá"}},
    {"revelar", {"revelar", "revele", "revela", "revelá"}},
    {"ganhar", {"ganhar", "você ganha", "ganha", "ganhá"}},
    {"anular", {"anular", "anule", "anula", "anulá"}},
    {"tirar", {"tirar", "tire", "tira", "tirá"}},
    {"lançar", {"lançar", "lance", "lança", "lançá"}},
    {"escolher", {"escolher", "escolha", "escolhe", "escolhê"}},
    {"procurar", {"procurar", "procure", "procura", "procurá"}},
    {"causar", {"causar", "cause", "causa", "causá"}},
    {"ferir", {"ferir", "fira", "fere", "feri"}},
    {"assumir", {"assumir", "assuma", "assume", "assumi"}},
    {"formar", {"formar", "forme", "forma", "formá"}},
    {"avançar", {"avançar", "avance", "avança", "avançá"}},
    {"recuar", {"recuar", "recue", "recua", "recuá"}},
    {"pular", {"pular", "pule", "pula", "pulá"}},
    {"jogar", {"jogar", "jogue", "joga", "jogá"}},
    {"vencer", {"vencer", "você vence", "vence", "vencê"}},
    {"aplicar", {"aplicar", "aplique", "aplica", "aplicá"}},
    {"trocar", {"trocar", "troque", "troca", "trocá"}},
    {"retirar", {"retirar", "retire", "retira", "retirá"}},
    {"mover", {"mover", "mova", "move", "movê"}},
    {"deixar", {"deixar", "deixe", "deixa", "deixá"}},
    {"repetir", {"repetir", "repita", "repete", "repeti"}},
    {"perder", {"perder", "você perde", "perde", "perdê"}},
    {"reduzir", {"reduzir", "reduza", "reduz", "reduzi"}},
    {"dar", {"dar", "dê", "dá", "dá"}},
    {"decidir", {"decidir", "decida", "decide", "decidi"}},
    {"anexar", {"anexar", "anexe", "anexa", "anexá"}},
    {"contar", {"contar", "conte", "conta", "contá"}},
    {"pagar", {"pagar", "pague", "paga", "pagá"}},
    {"ignorar", {"ignorar", "ignore", "ignora", "ignorá"}},
}};

const Forms& forms(std::string_view verb) {
  const auto found = std::find_if(kVerbs.begin(), kVerbs.end(), [verb](const auto& row) { return row.first == verb; });
  return found == kVerbs.end() ? kVerbs.front().second : found->second;
}

}  // namespace

std::string portuguese_form(std::string_view verb, Person person) {
  const Forms& f = forms(verb);
  switch (person) {
    case Person::imperative:
      return std::string(f.imperative);
    case Person::infinitive:
    case Person::third_may:
      return std::string(f.infinitive);
    case Person::told:
    case Person::third:
      return std::string(f.third);
    case Person::future:  // the future subjunctive, which only a few verbs set apart from the infinitive
      return verb == "dar" ? "der" : std::string(f.infinitive);
  }
  return {};
}

std::string portuguese_clitic(std::string_view verb, Person person, const Np& noun) {
  const std::string it = portuguese_ending("", noun.feminine, noun.plural);
  if (person == Person::third || person == Person::told || person == Person::future)
    return it + " " + portuguese_form(verb, person);
  if (person == Person::infinitive || person == Person::third_may) return std::string(forms(verb).stem) + "-l" + it;
  return portuguese_form(verb, person) + "-" + it;
}

std::string portuguese_until(Until until) {
  switch (until) {
    case Until::turn_end:
      return " até o final do turno";
    case Until::battle_end:
      return " até o fim do Showdown";
    case Until::next_turn_end:
      return " até o final do seu próximo turno";
    case Until::for_good:
      return " pelo resto da partida";
    case Until::while_in_play:
      return " enquanto este card estiver em jogo";
    case Until::following_turn_end:
      return " neste turno e no próximo";
  }
  return {};
}

std::string portuguese_during(Until until) {
  return until == Until::turn_end ? " neste turno" : portuguese_until(until);
}

std::string portuguese_sent(Sending as, const Np& s, std::string_view between) {
  std::string sent = portuguese_ending("enviad", s.feminine, s.plural) + std::string(between);
  switch (as) {
    case Sending::sent_out:
      return sent + " ao Campo de Batalha";
    case Sending::attack:
      return sent + " para atacar";
    case Sending::block:
      return sent + " para bloquear";
  }
  return sent;
}

}  // namespace playsheet::wording
