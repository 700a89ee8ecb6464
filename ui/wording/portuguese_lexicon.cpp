// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/wording/lexicon.h"

/// Brazilian Portuguese: articles, what they join, the verbs of card texts, and endings.
namespace playsheet::wording {

namespace {

struct PortugueseJoined {
  std::string_view preposition;
  std::array<std::string_view, 4> forms;  // o, a, os, as
};

constexpr std::array kPortugueseJoined{
    PortugueseJoined{"", {"o ", "a ", "os ", "as "}},
    PortugueseJoined{"a", {"ao ", "à ", "aos ", "às "}},
    PortugueseJoined{"de", {"do ", "da ", "dos ", "das "}},
    PortugueseJoined{"em", {"no ", "na ", "nos ", "nas "}},
    PortugueseJoined{"por", {"pelo ", "pela ", "pelos ", "pelas "}},
};

struct PortugueseVerb {
  std::string_view infinitive, imperative, third, stem;  // stem: what "-lo" is hung on
};

constexpr std::array<PortugueseVerb, 39> kPortugueseVerbs{{
    {"carregar", "carregue", "carrega", "carregá"},
    {"curar", "cure", "cura", "curá"},
    {"descartar", "descarte", "descarta", "descartá"},
    {"colocar", "coloque", "coloca", "colocá"},
    {"embaralhar", "embaralhe", "embaralha", "embaralhá"},
    {"remover", "remova", "remove", "removê"},
    {"devolver", "devolva", "devolve", "devolvê"},
    {"comprar", "compre", "compra", "comprá"},
    {"olhar", "olhe", "olha", "olhá"},
    {"revelar", "revele", "revela", "revelá"},
    {"ganhar", "você ganha", "ganha", "ganhá"},
    {"anular", "anule", "anula", "anulá"},
    {"tirar", "tire", "tira", "tirá"},
    {"lançar", "lance", "lança", "lançá"},
    {"escolher", "escolha", "escolhe", "escolhê"},
    {"procurar", "procure", "procura", "procurá"},
    {"causar", "cause", "causa", "causá"},
    {"ferir", "fira", "fere", "feri"},
    {"assumir", "assuma", "assume", "assumi"},
    {"formar", "forme", "forma", "formá"},
    {"avançar", "avance", "avança", "avançá"},
    {"recuar", "recue", "recua", "recuá"},
    {"pular", "pule", "pula", "pulá"},
    {"jogar", "jogue", "joga", "jogá"},
    {"vencer", "você vence", "vence", "vencê"},
    {"aplicar", "aplique", "aplica", "aplicá"},
    {"trocar", "troque", "troca", "trocá"},
    {"retirar", "retire", "retira", "retirá"},
    {"mover", "mova", "move", "movê"},
    {"deixar", "deixe", "deixa", "deixá"},
    {"repetir", "repita", "repete", "repeti"},
    {"perder", "você perde", "perde", "perdê"},
    {"reduzir", "reduza", "reduz", "reduzi"},
    {"dar", "dê", "dá", "dá"},
    {"decidir", "decida", "decide", "decidi"},
    {"anexar", "anexe", "anexa", "anexá"},
    {"contar", "conte", "conta", "contá"},
    {"pagar", "pague", "paga", "pagá"},
    {"ignorar", "ignore", "ignora", "ignorá"},
}};

const PortugueseVerb& portuguese_verb(std::string_view verb) {
  const auto found = std::find_if(kPortugueseVerbs.begin(), kPortugueseVerbs.end(),
                                  [verb](const auto& row) { return row.infinitive == verb; });
  return found == kPortugueseVerbs.end() ? kPortugueseVerbs.front() : *found;
}

std::string in_front(std::string_view preposition) {
  return preposition.empty() ? std::string() : std::string(preposition) + " ";
}

class PortugueseLexicon final : public Lexicon {
 public:
  Language language() const override { return Language::pt_BR; }
  std::string_view pick(const Forms& forms) const override { return forms.pt; }

  std::string ending(std::string_view stem, bool feminine, bool plural) const override {
    return std::string(stem) + (feminine ? "a" : "o") + (plural ? "s" : "");
  }

  std::string_view yours(bool feminine, bool plural) const override {
    return feminine ? (plural ? "suas" : "sua") : (plural ? "seus" : "seu");
  }

  std::string with(std::string_view preposition, const Np& np) const override {
    if (np.article == Article::none) {
      // este, esse, ele join de and em as well
      for (const std::string_view word : {"este", "esta", "esse", "essa", "ele", "ela"})
        if (np.text.starts_with(word) && (preposition == "de" || preposition == "em"))
          return (preposition == "de" ? "d" : "n") + np.text;
      return in_front(preposition) + np.text;
    }
    if (np.article == Article::indefinite) return in_front(preposition) + (np.feminine ? "uma " : "um ") + np.text;
    const std::size_t form = (np.plural ? 2U : 0U) + (np.feminine ? 1U : 0U);
    for (const PortugueseJoined& row : kPortugueseJoined)
      if (row.preposition == preposition) return std::string(row.forms[form]) + np.text;
    return in_front(preposition) + with("", np);
  }

  std::string form(std::string_view verb, Person person) const override {
    const PortugueseVerb& f = portuguese_verb(verb);
    switch (person) {
      case Person::imperative:
      case Person::bound_imperative:
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

  std::string clitic(std::string_view verb, Person person, const Np& noun) const override {
    const std::string it = ending("", noun.feminine, noun.plural);
    if (person == Person::third || person == Person::told || person == Person::future)
      return it + " " + form(verb, person);
    if (person == Person::infinitive || person == Person::third_may)
      return std::string(portuguese_verb(verb).stem) + "-l" + it;
    return form(verb, person) + "-" + it;
  }
};

}  // namespace

const Lexicon& portuguese_lexicon() {
  static const PortugueseLexicon lexicon;
  return lexicon;
}

}  // namespace playsheet::wording
