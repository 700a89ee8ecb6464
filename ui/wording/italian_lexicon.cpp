// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/wording/italian.h"
#include "ui/wording/lexicon.h"

/// Italian: articles, what they join, the verbs of card texts, and endings.
namespace playsheet::wording {

namespace {

enum ItalianArticle { il, lo, elided, la, i, gli, le };

ItalianArticle italian_article(const Np& np) {
  if (np.feminine) return np.plural ? le : np.onset == 'V' ? elided : la;
  if (np.plural) return np.onset == 'C' ? i : gli;
  return np.onset == 'C' ? il : np.onset == 'S' ? lo : elided;
}

struct ItalianJoined {
  std::string_view preposition;
  std::array<std::string_view, 7> forms;  // in the order of ItalianArticle; the apostrophe stands for a blank, too
};

constexpr std::array kItalianJoined{
    ItalianJoined{"", {"il ", "lo ", "l’", "la ", "i ", "gli ", "le "}},
    ItalianJoined{"a", {"al ", "allo ", "all’", "alla ", "ai ", "agli ", "alle "}},
    ItalianJoined{"da", {"dal ", "dallo ", "dall’", "dalla ", "dai ", "dagli ", "dalle "}},
    ItalianJoined{"di", {"del ", "dello ", "dell’", "della ", "dei ", "degli ", "delle "}},
    ItalianJoined{"in", {"nel ", "nello ", "nell’", "nella ", "nei ", "negli ", "nelle "}},
    ItalianJoined{"su", {"sul ", "sullo ", "sull’", "sulla ", "sui ", "sugli ", "sulle "}},
};

struct ItalianVerb {
  std::string_view infinitive, imperative, told, third, stem;  // stem: what a pronoun is hung on in the infinitive
};

constexpr std::array<ItalianVerb, 40> kItalianVerbs{{
    {"curare", "cura", "curi", "cura", "curar"},
    {"spostare", "sposta", "sposti", "sposta", "spostar"},
    {"trasformare", "trasforma", "trasformi", "trasforma", "trasformar"},
    {"mettere", "metti", "metti", "mette", "metter"},
    {"mescolare", "mescola", "mescoli", "mescola", "mescolar"},
    {"rimuovere", "rimuovi", "rimuovi", "rimuove", "rimuover"},
    {"far tornare", "fai tornare", "fai tornare", "fa tornare", "far"},
    {"far uscire", "fai uscire", "fai uscire", "fa uscire", "far"},
    {"pescare", "pesca", "peschi", "pesca", "pescar"},
    {"guardare", "guarda", "guardi", "guarda", "guardar"},
    {"rivelare", "rivela", "riveli", "rivela", "rivelar"},
    {"guadagnare", "guadagni", "guadagni", "guadagna", "guadagnar"},
    {"neutralizzare", "neutralizza", "neutralizzi", "neutralizza", "neutralizzar"},
    {"lanciare", "lancia", "lanci", "lancia", "lanciar"},
    {"scegliere", "scegli", "scegli", "sceglie", "sceglier"},
    {"cercare", "cerca", "cerchi", "cerca", "cercar"},
    {"dare", "dai", "dai", "dà", "dar"},
    {"infliggere", "infliggi", "infliggi", "infligge", "infligger"},
    {"ferire", "ferisci", "ferisci", "ferisce", "ferir"},
    {"prendere", "prendi", "prendi", "prende", "prender"},
    {"rimettere", "rimetti", "rimetti", "rimette", "rimetter"},
    {"formare", "forma", "formi", "forma", "formar"},
    {"fare", "fai", "fai", "fa", "far"},
    {"annullare", "annulla", "annulli", "annulla", "annullar"},
    {"saltare", "salta", "salti", "salta", "saltar"},
    {"giocare", "gioca", "giochi", "gioca", "giocar"},
    {"vincere", "vinci", "vinci", "vince", "vincer"},
    {"applicare", "applica", "applichi", "applica", "applicar"},
    {"scambiare", "scambia", "scambi", "scambia", "scambiar"},
    {"togliere", "togli", "togli", "toglie", "toglier"},
    {"ripetere", "ripeti", "ripeti", "ripete", "ripeter"},
    {"perdere", "perdi", "perdi", "perde", "perder"},
    {"schierare", "schiera", "schieri", "schiera", "schierar"},
    {"ridurre", "riduci", "riduci", "riduce", "ridur"},
    {"decidere", "decidi", "decidi", "decide", "decider"},
    {"assegnare", "assegna", "assegni", "assegna", "assegnar"},
    {"far guadagnare", "fai guadagnare", "fai guadagnare", "fa guadagnare", "far"},
    {"far valere", "fai valere", "fai valere", "fa valere", "far"},
    {"pagare", "paga", "paghi", "paga", "pagar"},
    {"ignorare", "ignora", "ignori", "ignora", "ignorar"},
}};

const ItalianVerb& italian_verb(std::string_view verb) {
  const auto found = std::find_if(kItalianVerbs.begin(), kItalianVerbs.end(),
                                  [verb](const auto& row) { return row.infinitive == verb; });
  return found == kItalianVerbs.end() ? kItalianVerbs.front() : *found;
}

std::string italian_pronoun(const Np& noun) {
  return noun.feminine ? (noun.plural ? "le" : "la") : (noun.plural ? "li" : "lo");
}

/// "a meno che l'avversario non sposti, metta, scelga"
std::string subjunctive(const ItalianVerb& f) {
  if (f.infinitive == "scegliere") return "scelga";
  if (f.infinitive == "togliere") return "tolga";
  if (f.infinitive.starts_with("far ")) return "faccia" + std::string(f.infinitive.substr(3));
  if (f.infinitive.ends_with("are")) return std::string(f.told);
  return std::string(f.infinitive.substr(0, f.infinitive.size() - 3)) + "a";
}

std::string in_front(std::string_view preposition) {
  return preposition.empty() ? std::string() : std::string(preposition) + " ";
}

class ItalianLexicon final : public Lexicon {
 public:
  Language language() const override { return Language::it; }
  std::string_view pick(const Forms& forms) const override { return forms.it; }

  std::string ending(std::string_view stem, bool feminine, bool plural) const override {
    return std::string(stem) + (feminine ? (plural ? "e" : "a") : (plural ? "i" : "o"));
  }

  std::string_view yours(bool feminine, bool plural) const override {
    return feminine ? (plural ? "tue" : "tua") : (plural ? "tuoi" : "tuo");
  }

  std::string with(std::string_view preposition, const Np& np) const override {
    if (np.article == Article::none) return in_front(preposition) + np.text;
    if (np.article == Article::indefinite) {
      const std::string_view article =
          np.feminine ? (np.onset == 'V' ? "un’" : "una ") : (np.onset == 'S' ? "uno " : "un ");
      return in_front(preposition) + std::string(article) + np.text;
    }
    for (const ItalianJoined& row : kItalianJoined)
      if (row.preposition == preposition) return std::string(row.forms[italian_article(np)]) + np.text;
    return in_front(preposition) + with("", np);  // con, per, tra never join
  }

  std::string form(std::string_view verb, Person person) const override {
    const ItalianVerb& f = italian_verb(verb);
    switch (person) {
      case Person::imperative:
      case Person::bound_imperative:
        return std::string(f.imperative);
      case Person::told:
        return std::string(f.told);
      case Person::infinitive:
      case Person::third_may:
        return std::string(f.infinitive);
      case Person::third:
        return std::string(f.third);
      case Person::future:
        return subjunctive(f);
    }
    return {};
  }

  std::string clitic(std::string_view verb, Person person, const Np& noun) const override {
    const std::string it = italian_pronoun(noun);
    const auto blank = verb.find(' ');
    const std::string rest = blank == std::string_view::npos ? std::string() : std::string(verb.substr(blank));
    if (person == Person::third || person == Person::told || person == Person::future)
      return it + " " + form(verb, person);
    if (person == Person::infinitive || person == Person::third_may)
      return std::string(italian_verb(verb).stem) + it + rest;
    if (!rest.empty()) return "fal" + it + rest;  // fa' + lo
    return form(verb, Person::imperative) + it;
  }
};

}  // namespace

const Lexicon& italian_lexicon() {
  static const ItalianLexicon lexicon;
  return lexicon;
}

std::string italian_partitive(std::string_view verb, Person person) {
  const auto blank = verb.find(' ');
  const std::string rest = blank == std::string_view::npos ? std::string() : std::string(verb.substr(blank));
  if (person == Person::infinitive || person == Person::third_may)
    return std::string(italian_verb(verb).stem) + "ne" + rest;
  if (person != Person::imperative && person != Person::bound_imperative)
    return "ne " + italian_lexicon().form(verb, person);
  return rest.empty() ? italian_lexicon().form(verb, person) + "ne" : "fanne" + rest;
}

std::string_view italian_relation(naruto::Relation relation) {
  constexpr std::array<std::string_view, 5> kRelations{"uguale ", "non inferiore ", "non superiore ", "inferiore ",
                                                       "superiore "};
  return kRelations[static_cast<std::size_t>(relation)];
}

}  // namespace playsheet::wording
