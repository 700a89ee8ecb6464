// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/patterns.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: what has a figure, and what was done.
namespace playsheet::wording {

using namespace naruto;

/// " per ogni Ninja con Caratteristica Donna nella sua Squadra"
std::string Romance::each_of(const Act& act) {
  if (act.each.empty()) return {};
  lean_on(act.meanings);
  const Amount& a = act.each.front();
  if (a.kind == Amount::Kind::count) {
    Phrase one = group_of(a.filter.front());
    one.naming = describe::Naming::each;
    return " " + with(kFor, one);
  }
  if (a.kind == Amount::Kind::coins)
    return fill({" per ogni {} {}", " para cada {} {}"}, coin_forms(a.coin, language(), false),
                joined(kOn, reference(a.of)));
  if (a.kind == Amount::Kind::heads) return say({" per ogni testa", " para cada cara"});
  if (a.kind == Amount::Kind::tails) return say({" per ogni croce", " para cada coroa"});
  constexpr std::array<Forms, 7> done{{{"carta spostata", "card movido"},
                                       {"carta spostata nel Cimitero", "card descartado"},
                                       {"carta trasformata in Chakra", "card colocado na Área de Chakra"},
                                       {"carta pescata", "card comprado"},
                                       {"Ninja curato", "Ninja curado"},
                                       {"Ninja che ha subito Danni", "Ninja que sofreu dano"},
                                       {"moneta tolta", "moeda retirada"}}};
  return fill({" per ogni {} in questo modo", " para cada {} assim"},
              say(done[static_cast<std::size_t>(meanings().done)]));
}

std::vector<std::string> Romance::further_with(const Filter& f) {
  std::vector<std::string> with;
  if (f.name_contains) with.push_back(fill({"«{}» nel Nome", "“{}” no nome"}, word(*f.name_contains)));
  if (f.title) with.push_back(fill({"l’Effetto «{}»", "o efeito “{}”"}, word(*f.title)));
  if (f.shares_symbol_with)
    with.push_back(say({"un Simbolo in comune ", "um Símbolo em comum "}) +
                   joined(kWith, reference(*f.shares_symbol_with)));
  if (f.hand_cost) with.push_back(say({"Costo Mano ", "Custo de Mão "}) + range_text(*f.hand_cost, language()));
  if (f.mental_power) with.push_back(say({"Intelletto ", "Mental Power "}) + range_text(*f.mental_power, language()));
  if (f.cost_symbols)
    with.push_back(range_text(*f.cost_symbols, language()) +
                   say({" Simboli nel Costo Chakra", " Símbolos no Custo do Jutsu"}));
  const bool has_cost = f.entrance_cost && !f.jutsu_cost && !f.cost_has_symbol && !f.combat && !f.support && !f.coins;
  for (const Compare& c : f.compare) {
    if (is_told_behind(c) || jutsu_used(c)) continue;  // stands behind the noun
    extreme_of_ = compared_group(f);
    with.push_back(figure(c, has_cost && c.value == Measure::entrance_cost && with.empty()));
    extreme_of_.reset();
  }
  if (f.has_text == true) with.push_back(say({"un Testo", "texto de efeito"}));
  return with;
}

/// "che ha attaccato", "applicate": behind the noun.
std::string Romance::that_has_done(TurnDeed deed, const Np& n) const {
  const std::string has = n.plural ? say({"che hanno ", "que tenham "}) : say({"che ha ", "que tenha "});
  switch (deed) {
    case TurnDeed::sent_out:
      return sent(Sending::sent_out, n);
    case TurnDeed::attacked:
      return has + say({"attaccato", "atacado"});
    case TurnDeed::blocked:
      return has + say({"bloccato", "bloqueado"});
    case TurnDeed::opposed:
      return has + say({"combattuto", "participado de uma batalha"});
    case TurnDeed::used_jutsu:
      return has + say({"usato una Tecnica", "usado um Jutsu"});
    case TurnDeed::deployed:
      return agreed({"schierat", "jogad"}, n);
    case TurnDeed::applied:
      return agreed({"applicat", "aplicad"}, n);
    case TurnDeed::defeated:
      return agreed({"finit", "descartad"}, n) + say({" nel Cimitero a causa dello Scontro", " pelo Showdown"});
    case TurnDeed::led:
      break;
  }
  return sent(Sending::sent_out, n) + say({" In Prima Linea", " como Líder"});
}

std::vector<std::string> Romance::further_behind(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&](const Forms& one, const Forms& many) { return say(n.plural ? many : one); };
  for (const Compare& c : f.compare)
    if (is_told_behind(c)) words.push_back(in_compared_team(c));
  if (f.has_text == false) words.push_back(say({"senza Testo", "sem texto de efeito"}));
  if (f.named) {
    constexpr Words<Nameable, Forms> named{{
        {Nameable::symbol, {"di quel Simbolo", "com esse Símbolo"}},
        {Nameable::card_name, {"con quel Nome", "com esse nome"}},
        {Nameable::card_type, {"di quel tipo", "desse tipo"}},
    }};
    words.push_back(say(named[*f.named]));
  }
  if (f.owner && *f.owner != Side::any)
    words.push_back(*f.owner == Side::you ? verb({"di tua proprietà", "que pertença a você"},
                                                 {"di tua proprietà", "que pertençam a você"})
                                          : verb({"di proprietà dell’avversario", "que pertença ao oponente"},
                                                 {"di proprietà dell’avversario", "que pertençam ao oponente"}));
  if (f.this_turn) words.push_back(that_has_done(*f.this_turn, n) + say({" in questo Turno", " neste turno"}));
  if (f.attached_to) words.push_back(agreed({"assegnat", "anexad"}, n) + " " + joined(kTo, reference(*f.attached_to)));
  if (!f.attached.empty()) {
    const Np card = some(f.attached.front());
    words.push_back(fill({"a cui è {0} {1}", "{2} {1} {0}"}, ending({"assegnat", "anexad"}, card.feminine, false),
                         named(card), verb({"", "que tem"}, {"", "que têm"})));
  }
  if (!f.requires_.empty() && requirement_is_behind())
    words.push_back(verb({"che richiede ", "que exija "}, {"che richiedono ", "que exijam "}) +
                    required(f.requires_.front()));
  for (const std::string& use : of_uses(f, n)) words.push_back(use);
  return words;
}

std::string Romance::team_member(const Filter& f) { return some_named(as_ninja(f)); }

std::vector<std::string> Romance::team_kinds(const TeamTest& t) {
  std::vector<std::string> kinds;
  if (t.size)
    kinds.push_back(
        say({"di ", "de "}) + range_text(*t.size, language()) +
        (t.size->at_least == 1 && t.size->at_most == 1 ? say({" Ninja", " Ninja"}) : say({" Ninja", " Ninjas"})));
  if (t.power) kinds.push_back(say({"con Forza di Combattimento ", "com Poder "}) + range_text(*t.power, language()));
  if (t.mental_power)
    kinds.push_back(say({"con Intelletto Totale ", "com Poder Mental "}) + range_text(*t.mental_power, language()));
  std::vector<std::string> members;
  for (const Filter& f : t.any) members.push_back(team_member(f));
  if (!members.empty()) kinds.push_back(say({"che comprende ", "que inclua "}) + enumerated(members, and_word()));
  for (const Filter& f : t.head)
    kinds.push_back(fill({"con {} In Prima Linea", "com {} como Líder"}, some_named(as_ninja(f))));
  return kinds;
}

}  // namespace playsheet::wording
