// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/italian_verbs.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/wording/realizer.h"

namespace playsheet::wording {

using namespace naruto;

namespace {

struct Forms {
  std::string_view infinitive, imperative, told, third, stem;  // stem: what a pronoun is hung on in the infinitive
};

constexpr std::array<std::pair<std::string_view, Forms>, 39> kVerbs{{
    {"curare", {"curare", "cura", "curi", "cura", "curar"}},
    {"spostare", {"spostare", "sposta", "sposti", "sposta", "spostar"}},
    {"trasformare", {"trasformare", "trasforma", "trasformi", "trasforma", "trasformar"}},
    {"mettere", {"mettere", "metti", "metti", "mette", "metter"}},
    {"mescolare", {"mescolare", "mescola", "mescoli", "mescola", "mescolar"}},
    {"rimuovere", {"rimuovere", "rimuovi", "rimuovi", "rimuove", "rimuover"}},
    {"far tornare", {"far tornare", "fai tornare", "fai tornare", "fa tornare", "far"}},
    {"far uscire", {"far uscire", "fai uscire", "fai uscire", "fa uscire", "far"}},
    {"pescare", {"pescare", "pesca", "peschi", "pesca", "pescar"}},
    {"guardare", {"guardare", "guarda", "guardi", "guarda", "guardar"}},
    {"rivelare", {"rivelare", "rivela", "riveli", "rivela", "rivelar"}},
    {"guadagnare", {"guadagnare", "guadagni", "guadagni", "guadagna", "guadagnar"}},
    {"neutralizzare", {"neutralizzare", "neutralizza", "neutralizzi", "neutralizza", "neutralizzar"}},
    {"lanciare", {"lanciare", "lancia", "lanci", "lancia", "lanciar"}},
    {"scegliere", {"scegliere", "scegli", "scegli", "sceglie", "sceglier"}},
    {"cercare", {"cercare", "cerca", "cerchi", "cerca", "cercar"}},
    {"dare", {"dare", "dai", "dai", "dà", "dar"}},
    {"infliggere", {"infliggere", "infliggi", "infliggi", "infligge", "infligger"}},
    {"ferire", {"ferire", "ferisci", "ferisci", "ferisce", "ferir"}},
    {"prendere", {"prendere", "prendi", "prendi", "prende", "prender"}},
    {"rimettere", {"rimettere", "rimetti", "rimetti", "rimette", "rimetter"}},
    {"formare", {"formare", "forma", "formi", "forma", "formar"}},
    {"muovere", {"muovere", "muovi", "muovi", "muove", "muover"}},
    {"saltare", {"saltare", "salta", "salti", "salta", "saltar"}},
    {"giocare", {"giocare", "gioca", "giochi", "gioca", "giocar"}},
    {"vincere", {"vincere", "vinci", "vinci", "vince", "vincer"}},
    {"applicare", {"applicare", "applica", "applichi", "applica", "applicar"}},
    {"scambiare", {"scambiare", "scambia", "scambi", "scambia", "scambiar"}},
    {"togliere", {"togliere", "togli", "togli", "toglie", "toglier"}},
    {"ripetere", {"ripetere", "ripeti", "ripeti", "ripete", "ripeter"}},
    {"perdere", {"perdere", "perdi", "perdi", "perde", "perder"}},
    {"schierare", {"schierare", "schiera", "schieri", "schiera", "schierar"}},
    {"ridurre", {"ridurre", "riduci", "riduci", "riduce", "ridur"}},
    {"decidere", {"decidere", "decidi", "decidi", "decide", "decider"}},
    {"assegnare", {"assegnare", "assegna", "assegni", "assegna", "assegnar"}},
    {"far guadagnare", {"far guadagnare", "fai guadagnare", "fai guadagnare", "fa guadagnare", "far"}},
    {"far valere", {"far valere", "fai valere", "fai valere", "fa valere", "far"}},
    {"pagare", {"pagare", "paga", "paghi", "paga", "pagar"}},
    {"ignorare", {"ignorare", "ignora", "ignori", "ignora", "ignorar"}},
}};

const Forms& forms(std::string_view verb) {
  const auto found = std::find_if(kVerbs.begin(), kVerbs.end(), [verb](const auto& row) { return row.first == verb; });
  return found == kVerbs.end() ? kVerbs.front().second : found->second;
}

std::string clitic(const Np& noun) { return noun.feminine ? (noun.plural ? "le" : "la") : (noun.plural ? "li" : "lo"); }

/// "a meno che l'avversario non sposti, metta, scelga"
std::string subjunctive(const Forms& f) {
  if (f.infinitive == "scegliere") return "scelga";
  if (f.infinitive == "togliere") return "tolga";
  if (f.infinitive.starts_with("far ")) return "faccia" + std::string(f.infinitive.substr(3));
  if (f.infinitive.ends_with("are")) return std::string(f.told);
  return std::string(f.infinitive.substr(0, f.infinitive.size() - 3)) + "a";
}

}  // namespace

std::string italian_form(std::string_view verb, Person person) {
  const Forms& f = forms(verb);
  switch (person) {
    case Person::imperative:
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

std::string italian_clitic(std::string_view verb, Person person, const Np& noun) {
  const std::string it = clitic(noun);
  const auto blank = verb.find(' ');
  const std::string rest = blank == std::string_view::npos ? std::string() : std::string(verb.substr(blank));
  if (person == Person::third || person == Person::told || person == Person::future)
    return it + " " + italian_form(verb, person);
  if (person == Person::infinitive || person == Person::third_may) return std::string(forms(verb).stem) + it + rest;
  if (!rest.empty()) return "fal" + it + rest;  // fa' + lo
  return italian_form(verb, Person::imperative) + it;
}

std::string italian_partitive(std::string_view verb, Person person) {
  const auto blank = verb.find(' ');
  const std::string rest = blank == std::string_view::npos ? std::string() : std::string(verb.substr(blank));
  if (person == Person::infinitive || person == Person::third_may) return std::string(forms(verb).stem) + "ne" + rest;
  if (person != Person::imperative) return "ne " + italian_form(verb, person);
  return rest.empty() ? italian_form(verb, person) + "ne" : "fanne" + rest;
}

std::string italian_until(Until until) {
  switch (until) {
    case Until::turn_end:
      return " fino alla fine del Turno";
    case Until::battle_end:
      return " fino al termine dello Scontro";
    case Until::next_turn_end:
      return " fino alla fine del tuo prossimo Turno";
    case Until::for_good:
      return " per il resto della partita";
    case Until::while_in_play:
      return " finché questa carta è in gioco";
    case Until::following_turn_end:
      return " in questo Turno e nel prossimo";
  }
  return {};
}

std::string italian_during(Until until) { return until == Until::turn_end ? " in questo Turno" : italian_until(until); }

std::string italian_sent(Sending as, const Np& subject) {
  std::string sent = italian_ending("mandat", subject.feminine, subject.plural);
  switch (as) {
    case Sending::sent_out:
      return sent + " In Azione";
    case Sending::attack:
      return sent + " In Attacco";
    case Sending::block:
      return sent + " In Difesa";
  }
  return sent;
}

std::string_view italian_relation(Relation relation) {
  constexpr std::array<std::string_view, 5> kRelations{"uguale ", "non inferiore ", "non superiore ", "inferiore ",
                                                       "superiore "};
  return kRelations[static_cast<std::size_t>(relation)];
}

}  // namespace playsheet::wording
