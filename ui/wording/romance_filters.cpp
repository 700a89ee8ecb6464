// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"
#include "ui/wording/romance.h"

/// Romance: what a filter says around the noun.
namespace playsheet::wording {

using namespace naruto;

std::string Romance::rank(const RankTest& r) {
  if (r.none) return say({"senza Rango", "sem Graduação"});
  const auto name = [&](const std::optional<Rank>& rank) { return rank_name(rank.value_or(Rank::none), language()); };
  const std::string of_rank = say({"di Rango ", "de Graduação "});
  if (is_exact(r)) return of_rank + name(r.at_least);
  if (r.at_least && r.at_most) return of_rank + fill({"da {} a {}", "de {} a {}"}, name(r.at_least), name(r.at_most));
  if (r.at_least)
    return of_rank + name(r.at_least) + (*r.at_least == Rank::village_leader ? "" : say({" o superiore", " ou maior"}));
  return of_rank + name(r.at_most) + say({" o inferiore", " ou menor"});
}

std::string Romance::attributes(const Filter& f) {
  std::vector<std::string> texts;
  for (const Word w : f.attribute) texts.push_back(attribute_name(word(w), language()));
  return say({"Stile di Combattimento ", "Atributo de Combate "}) + enumerated(texts, or_word());
}

std::string Romance::symbols(const Filter& f) {
  std::vector<std::string> texts;
  for (const Symbol s : f.symbol) texts.push_back(symbol_name(s, language()));
  return say({"Simbolo ", "Símbolo "}) + enumerated(texts, or_word());
}

std::string Romance::with_phrase(const Filter& f) {
  std::vector<std::string> with;
  std::vector<std::string> traits;
  for (const Word w : f.characteristic)
    if (!origin_name(word(w), language())) traits.push_back(characteristic_name(word(w), language()));
  if (!traits.empty())
    with.push_back((traits.size() > 1 ? say({"Caratteristiche ", "as Características "})
                                      : say({"Caratteristica ", "a Característica "})) +
                   enumerated(traits, and_word()));
  if (!f.attribute.empty()) with.push_back(say({"", "o "}) + attributes(f));
  if (!f.symbol.empty() && !is_kind_of_chakra(f)) with.push_back(say({"", "o "}) + symbols(f));
  const std::string same_name = say({"lo stesso Nome ", "o mesmo nome "});
  if (f.same_name_as) with.push_back(same_name + joined(kOf, namesake(*f.same_name_as)));
  for (const Filter& other : f.namesake) with.push_back(same_name + some_with(kOf, other));
  const auto figure = [&](const Forms& what, const std::optional<Bounds>& asked) {
    if (asked) with.push_back(say(what) + range_text(*asked, language()));
  };
  figure({"Turno di Schieramento ", "Custo de Entrada "}, f.entrance_cost);
  figure({"Costo Chakra ", "Custo do Jutsu "}, f.jutsu_cost);
  if (f.cost_has_symbol == true) with.push_back(say({"un Simbolo nel Costo Chakra", "um Símbolo no Custo do Jutsu"}));
  figure({"Valore in Battaglia ", "Combate "}, f.combat);
  figure({"Valore in Sostegno ", "Suporte "}, f.support);
  if (f.counter == true && !counter_is_state() && describe::noun_of(f) != describe::Noun::mission)
    with.push_back(say({"Interruzione", "Counter"}));
  if (f.coins && f.coins->at_most != 0) with.push_back(coins(*f.coins));
  for (const std::string& further : further_with(f)) with.push_back(further);
  return with.empty() ? std::string() : say({"con ", "com "}) + enumerated(with, and_word());
}

/// The rank, or the village, has said this already.
bool Romance::is_said(const Filter& f, const Filter& none) const {
  const auto parts = describe::parts_of(none);
  if (highest_rank(f) || needs_no_rank(f, none)) return true;
  if (of_one_rank(f) && parts == std::vector<Part>{Part::rank}) return true;
  return of_one_village(f) && parts == std::vector<Part>{Part::characteristic} &&
         origin_name(word(none.characteristic.front()), language()).has_value();
}

std::string Romance::without_phrase(const Filter& f) {
  const std::string without = say({"senza ", "sem "});
  std::vector<std::string> words;
  if (f.cost_has_symbol == false)
    words.push_back(f.jutsu_cost ? say({"senza Simboli", "sem Símbolos"})
                                 : say({"senza Simboli nel Costo Chakra", "sem Símbolos no Custo do Jutsu"}));
  if (f.counter == false) words.push_back(say({"senza Interruzione", "sem Counter"}));
  if (f.coins && f.coins->at_most == 0) words.push_back(without + coins(*f.coins));
  for (const Filter& none : f.none)
    if (std::string said = excluded(none, {}); said.starts_with(without)) words.push_back(std::move(said));
  return enumerated(words, and_word());
}

/// "che non sia di Rango Genin": what it must not be, but for what it must be without.
std::string Romance::all_excluded(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  for (const Filter& none : f.none) {
    if (is_said(f, none)) continue;
    if (std::string said = excluded(none, n); !said.starts_with(say({"senza ", "sem "})))
      words.push_back(std::move(said));
  }
  return enumerated(words, and_word());
}

std::string Romance::excluded(const Filter& f, const Np& n) {
  const auto parts = describe::parts_of(f);
  const std::string be = n.plural ? say({"che non siano ", "que não sejam "}) : say({"che non sia ", "que não seja "});
  if (parts.size() == 1 && !f.controller) switch (parts.front()) {
      case Part::name:
        return (n.plural ? say({"che non si chiamino ", "que não se chamem "})
                         : say({"che non si chiami ", "que não se chame "})) +
               names(f.name, or_word());
      case Part::named:
        if (*f.named == Nameable::symbol)
          return n.plural ? say({"che non siano di quel Simbolo", "que não tenham esse Símbolo"})
                          : say({"che non sia di quel Simbolo", "que não tenha esse Símbolo"});
        if (*f.named == Nameable::card_name)
          return n.plural ? say({"che non abbiano quel Nome", "que não tenham esse nome"})
                          : say({"che non abbia quel Nome", "que não tenha esse nome"});
        return be + say({"di quel tipo", "desse tipo"});
      case Part::attribute:
        return say({"senza ", "sem o "}) + attributes(f);
      case Part::symbol:
        return say({"senza ", "sem o "}) + symbols(f);
      case Part::coins:
        return say({"senza ", "sem "}) +
               (f.coins->kind ? coin_forms(*f.coins->kind, language(), true) : say({"monete", "moedas"}));
      case Part::characteristic:
        if (const auto origin = origin_name(word(f.characteristic.front()), language())) return be + *origin;
        return say({"senza ", "sem "}) + with_phrase(f).substr(4);
      case Part::team_of:
        if (*f.team_of == Ref::used) return say({"fuori da quella Squadra", "fora desse Time"});
        return say({"fuori dalla Squadra ", "fora do Time "}) + joined(kOf, reference(*f.team_of));
      case Part::shares_symbol:
        if (each_is_it_ && *f.shares_symbol_with == Ref::it) return "con cui non abbia Simboli in comune";
        return say({"senza Simboli in comune ", "sem Símbolos em comum "}) +
               joined(kWith, reference(*f.shares_symbol_with));
      case Part::rank:
        if (f.rank->none) return say({"con un Rango", "com Graduação"});
        return be + rank(*f.rank);
      default:
        break;
    }
  return be + (n.plural ? nominal(f, true).text : some_named(f));
}

std::string Romance::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;  // behind "senza"
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  std::string coin = t.kind ? coin_forms(*t.kind, language(), !one)
                     : one  ? say({"moneta", "moeda"})
                            : say({"monete", "moedas"});
  if (none) return coin;
  if (!one) return range_text(Bounds{t.at_least, t.at_most}, language()) + " " + coin;
  return (t.kind == CoinKind::growth ? say({"una ", "um "}) : say({"una ", "uma "})) + coin;
}

/// What it targets, what it has paid for or applies, how often it was used.
std::vector<std::string> Romance::of_uses(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&](const Forms& one, const Forms& many) { return say(n.plural ? many : one); };
  if (!f.targets.empty())
    words.push_back(verb({"che ha come Bersaglio ", "que tenha como Alvo "},
                         {"che hanno come Bersaglio ", "que tenham como Alvo "}) +
                    some_named(f.targets.front()));
  if (f.targets_user)
    words.push_back((*f.targets_user ? verb({"che ha", "que tenha"}, {"che hanno", "que tenham"})
                                     : verb({"che non ha", "que não tenha"}, {"che non hanno", "que não tenham"})) +
                    verb({" come Bersaglio il proprio Esecutore", " como Alvo o Usuário dele"},
                         {" come Bersaglio il proprio Esecutore", " como Alvo o Usuário deles"}));
  if (f.applying)
    words.push_back((*f.applying ? verb({"che esegue", "que seja"}, {"che eseguono", "que sejam"})
                                 : verb({"che non esegue", "que não seja"}, {"che non eseguono", "que não sejam"})) +
                    say({" la Tecnica in corso", " Usuário do Jutsu em aplicação"}));
  if (f.applicable_to)
    words.push_back(
        fill({"che {} può usare su di sé", "que {} possa usar em si mesmo"}, named(reference(*f.applicable_to))));
  if (f.paid_for)
    words.push_back(agreed({"usat", "usad"}, n) + say({" per pagare ", " para pagar "}) +
                    named(reference(*f.paid_for)));
  if (f.tracked)
    words.push_back(*f.tracked && f.controller == Side::opponent
                        ? say({"che segui con Tracking", "que você rastreia"})
                        : (*f.tracked ? "" : no_word()) + agreed({"seguit", "rastread"}, n) +
                              say({" con Tracking", ""}));
  for (const Compare& c : f.compare)
    if (const auto used = jutsu_used(c))
      words.push_back(verb({"che ha usato ", "que usou "}, {"che hanno usato ", "que usaram "}) +
                      range_text(*used, language()) + say({" Tecniche in questo Turno", " Jutsus neste turno"}));
  return words;
}

}  // namespace playsheet::wording
