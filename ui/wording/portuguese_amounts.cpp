// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/ranges.h"

/// Brazilian Portuguese: numbers that the board gives, and tests that compare them.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Test;

namespace {

Np measure_np(Measure measure) {
  return {std::string(measure_name(measure, Language::pt_BR)), Article::definite, measure == Measure::rank};
}

std::string whose(Side side, const std::string& yours, std::string_view what) {
  return side == Side::you        ? fmt::format("{} {}", yours, what)
         : side == Side::opponent ? fmt::format("{} do oponente", what)
                                  : fmt::format("{} dos dois jogadores", what);
}

constexpr std::array<std::string_view, 5> kRelations{"igual a ", "não menor que ", "não maior que ", "menor que ",
                                                     "maior que "};

}  // namespace

/// "o menor Combate ou Suporte entre ...".
Np Portuguese::either_measure(const Amount& a) {
  Np np = amount(a.factor.front());
  const std::string first = measure_np(a.factor.front().measure).text;
  const std::string both = first + " ou " + measure_np(a.factor.back().measure).text;
  if (const auto at = np.text.find(first); at != std::string::npos) np.text.replace(at, first.size(), both);
  return np;
}

Np Portuguese::amount(const Amount& a) {
  Np said = plain_amount(a);
  said.text = marked(a, std::move(said.text));
  return said;
}

/// An amount made of others.
Np Portuguese::reckoned(const Amount& a) {
  const auto joined = [&](std::string_view between, std::string_view prep = "") {
    // The first part keeps its article apart, so that a preposition in front can join it.
    Np whole = amount(a.factor.front());
    for (std::size_t i = 1; i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = between == " mais " && part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      whole.text += (less ? std::string(" menos ") : std::string(between)) + portuguese_with(prep, amount(part));
    }
    return whole;
  };
  const auto behind = [](Np np, std::string_view text) {
    np.text += text;
    return np;
  };
  switch (a.kind) {
    case Amount::Kind::times:
      if (a.number == 2) return {"dobro " + portuguese_with("de", amount(a.factor.front())), Article::definite};
      return Np{fmt::format("{} vezes {}", a.number, portuguese_with("", amount(a.factor.front())))};
    case Amount::Kind::product:
      return joined(" multiplicado ", "por");
    case Amount::Kind::divided:
      return behind(joined(" dividido por "), ", arredondado para baixo");
    case Amount::Kind::sum:
      return joined(" mais ");
    case Amount::Kind::minus:
      return joined(" menos ");
    case Amount::Kind::half:
      return {"metade " + portuguese_with("de", amount(a.factor.front())) + ", arredondada para baixo",
              Article::definite, true};
    case Amount::Kind::min:
      if (both_extreme(a, Amount::Kind::lowest)) return either_measure(a);
      return {"menor entre " + portuguese_with("", joined(" e ")), Article::definite};
    case Amount::Kind::max:
      if (both_extreme(a, Amount::Kind::highest)) return either_measure(a);
      return {"maior entre " + portuguese_with("", joined(" e ")), Article::definite};
    default:
      return {};
  }
}

Np Portuguese::plain_amount(const Amount& a) {
  const auto plain = [](std::string text) { return Np{std::move(text)}; };
  const auto group = [&](std::string_view prep) { return with(prep, group_of(a.filter.front())); };
  switch (a.kind) {
    case Amount::Kind::constant:
      return plain(std::to_string(a.number));
    case Amount::Kind::x:
      return plain("X");
    case Amount::Kind::count:
      if (only_target(a.filter.front())) return {"número de Alvos", Article::definite};
      return {"número " + group("de"), Article::definite};
    case Amount::Kind::hand:
      return {a.side == Side::any ? "número de cards nas mãos dos dois jogadores"
                                  : "número de cards na " + whose(a.side, mine(true, false), "mão"),
              Article::definite};
    case Amount::Kind::value: {
      Np np = measure_np(a.measure);
      np.text += " " + portuguese_with("de", reference(a.of));
      return np;
    }
    case Amount::Kind::damage:
      return plain("esse dano");
    case Amount::Kind::heads:
      return {"número de caras", Article::definite};
    case Amount::Kind::tails:
      return {"número de coroas", Article::definite};
    case Amount::Kind::moved: {
      constexpr std::array<std::string_view, 7> done{
          "cards movidos",   "cards descartados", "cards colocados na Área de Chakra",
          "cards comprados", "Ninjas curados",    "Ninjas que sofreram dano",
          "moedas retiradas"};
      return {fmt::format("número de {} assim", done[static_cast<std::size_t>(meanings().done)]), Article::definite};
    }
    case Amount::Kind::chosen:
      if (meanings().chosen != 0) return plain(std::string(1, meanings().chosen));
      return {"número escolhido", Article::definite};
    case Amount::Kind::event_amount:
      if (meanings().event == Happening::damaged) return {"número de pontos desse dano", Article::definite};
      if (meanings().event == Happening::drawn) return {"número de cards comprados", Article::definite};
      if (meanings().event == Happening::rewards_won) return {"número de Prêmios de Batalha ganhos", Article::definite};
      if (meanings().event == Happening::power_gained) return {"Combate ganho", Article::definite};
      return plain("esse número");
    case Amount::Kind::event_support:
      return {"Suporte ganho", Article::definite};
    case Amount::Kind::rewards:
      return {"número dos " + whose(a.side, mine(false, true), "Prêmios de Batalha"), Article::definite};
    case Amount::Kind::marker:
      return {whose(a.side, mine(false, false), "Marcador de Turnos"), Article::definite};
    case Amount::Kind::teams:
      return {"número dos " + whose(a.side, mine(false, true), "Times"), Article::definite};
    case Amount::Kind::total:
      return {"soma " + std::string(a.measure == Measure::mental_power ? "do " : "dos valores de ") +
                  measure_np(a.measure).text + " " + group("de"),
              Article::definite, true};
    case Amount::Kind::coins:
      return {fmt::format("número de {} {}", coin_forms(a.coin, Language::pt_BR, true),
                          portuguese_with("em", reference(a.of))),
              Article::definite};
    case Amount::Kind::symbols:
      return {"número de Símbolos diferentes entre " + group(""), Article::definite};
    case Amount::Kind::highest:
    case Amount::Kind::lowest: {
      Np np = measure_np(a.measure);
      np.text = (a.kind == Amount::Kind::highest ? "maior " : "menor ") + np.text;
      const bool said = extreme_of_ && *extreme_of_ == a.filter.front();
      if (!said) np.text += " entre " + group("");
      return np;
    }
    default:
      return reckoned(a);
  }
}

/// " para cada Ninja com a Característica Mulher no Time dele"
std::string Portuguese::each_of(const describe::Act& act) {
  if (act.each.empty()) return {};
  lean_on(act.meanings);
  const Amount& a = act.each.front();
  if (a.kind == Amount::Kind::count) {
    Phrase one = group_of(a.filter.front());
    one.naming = Naming::each;
    return " " + with("para", one);
  }
  if (a.kind == Amount::Kind::coins)
    return fmt::format(" para cada {} {}", coin_forms(a.coin, Language::pt_BR, false),
                       portuguese_with("em", reference(a.of)));
  if (a.kind == Amount::Kind::heads) return " para cada cara";
  if (a.kind == Amount::Kind::tails) return " para cada coroa";
  constexpr std::array<std::string_view, 7> done{"card movido",   "card descartado", "card colocado na Área de Chakra",
                                                 "card comprado", "Ninja curado",    "Ninja que sofreu dano",
                                                 "moeda retirada"};
  return fmt::format(" para cada {} assim", done[static_cast<std::size_t>(meanings().done)]);
}

std::string Portuguese::figure(const Compare& c, bool bare) {
  std::vector<std::string> said;
  const auto value_of = [&](const Amount& a) {
    const bool reckoned = a.kind == Amount::Kind::sum || a.kind == Amount::Kind::minus;
    const Amount& first = reckoned ? a.factor.front() : a;
    if (first.kind != Amount::Kind::value || first.measure != c.value) return portuguese_with("", amount(a));
    std::string text = "o " + portuguese_with("de", reference(first.of));
    for (std::size_t i = 1; reckoned && i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      text += (a.kind == Amount::Kind::minus || less ? " menos " : " mais ") + portuguese_with("", amount(part));
    }
    return text;
  };
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) {
      const std::string_view how = kRelations[static_cast<std::size_t>(relation)];
      const std::string value = value_of(a);
      const bool joins = how.ends_with(" a ") && value.starts_with("a ");  // "igual à metade"
      said.push_back(joins ? std::string(how.substr(0, how.size() - 2)) + "à " + value.substr(2)
                           : std::string(how) + value);
    }
  };
  if (is_extreme(c) && c.below.empty() && c.above.empty())  // "the highest combat among ..." is the whole of it
    return portuguese_with("", amount(c.at_least.empty() ? c.at_most.front() : c.at_least.front()));
  if (c.at_least == c.at_most) {
    bound(c.at_least, Relation::equal);
  } else {
    bound(c.at_least, Relation::at_least);
    bound(c.at_most, Relation::at_most);
  }
  bound(c.below, Relation::below);
  bound(c.above, Relation::above);
  return (bare ? std::string() : measure_np(c.value).text + " ") + enumerated(said, and_word());
}

std::vector<std::string> Portuguese::further_with(const Filter& f) {
  std::vector<std::string> with;
  if (f.name_contains) with.push_back("“" + word(*f.name_contains) + "” no nome");
  if (f.title) with.push_back("o efeito “" + word(*f.title) + "”");
  if (f.shares_symbol_with)
    with.push_back("um Símbolo em comum " + portuguese_with("com", reference(*f.shares_symbol_with)));
  if (f.hand_cost) with.push_back("Custo de Mão " + range_text(*f.hand_cost, Language::pt_BR));
  if (f.mental_power) with.push_back("Mental Power " + range_text(*f.mental_power, Language::pt_BR));
  if (f.cost_symbols) with.push_back(range_text(*f.cost_symbols, Language::pt_BR) + " Símbolos no Custo do Jutsu");
  const bool has_cost = f.entrance_cost && !f.jutsu_cost && !f.cost_has_symbol && !f.combat && !f.support && !f.coins;
  for (const Compare& c : f.compare) {
    if (jutsu_used(c)) continue;  // stands behind the noun
    extreme_of_ = compared_group(f);
    with.push_back(figure(c, has_cost && c.value == Measure::entrance_cost && with.empty()));
    extreme_of_.reset();
  }
  if (f.has_text == true) with.push_back("texto de efeito");
  return with;
}

std::vector<std::string> Portuguese::further_behind(const Filter& f, const Np& n) {
  std::vector<std::string> words;
  const auto verb = [&n](std::string_view one, std::string_view many) { return std::string(n.plural ? many : one); };
  if (f.has_text == false) words.push_back("sem texto de efeito");
  if (f.named) {
    constexpr std::array<std::string_view, 3> named{"desse Símbolo", "com esse nome", "desse tipo"};
    words.emplace_back(named[static_cast<std::size_t>(*f.named)]);
  }
  if (f.owner)
    words.push_back(verb("que pertença ", "que pertençam ") + (f.owner == Side::you ? "a você" : "ao oponente"));
  if (f.this_turn) {
    const std::array<std::string, 8> done{portuguese_ending("enviad", n.feminine, n.plural) + " ao Campo de Batalha",
                                          verb("que atacou", "que atacaram"),
                                          verb("que bloqueou", "que bloquearam"),
                                          verb("que batalhou", "que batalharam"),
                                          verb("que usou", "que usaram") + " um Jutsu",
                                          portuguese_ending("jogad", n.feminine, n.plural),
                                          portuguese_ending("aplicad", n.feminine, n.plural),
                                          portuguese_ending("descartad", n.feminine, n.plural) + " pelo Showdown"};
    words.push_back(done[static_cast<std::size_t>(*f.this_turn)] + " neste turno");
  }
  if (f.attached_to)
    words.push_back(portuguese_ending("anexad", n.feminine, n.plural) + " " +
                    portuguese_with("a", reference(*f.attached_to)));
  if (!f.attached.empty()) {
    const Np card = some(f.attached.front());
    words.push_back(verb("que tem ", "que têm ") + portuguese_with("", card) + " " +
                    portuguese_ending("anexad", card.feminine, false));
  }
  if (!f.requires_.empty()) words.push_back(verb("que exija ", "que exijam ") + required(f.requires_.front()));
  for (const std::string& use : of_uses(f, n)) words.push_back(use);
  return words;
}

std::vector<std::string> Portuguese::team_kinds(const TeamTest& t) {
  std::vector<std::string> kinds;
  if (t.size)
    kinds.push_back("de " + range_text(*t.size, Language::pt_BR) +
                    (t.size->at_least == 1 && t.size->at_most == 1 ? " Ninja" : " Ninjas"));
  if (t.power) kinds.push_back("com Poder " + range_text(*t.power, Language::pt_BR));
  if (t.mental_power) kinds.push_back("com Poder Mental " + range_text(*t.mental_power, Language::pt_BR));
  std::vector<std::string> members;
  for (const Filter& f : t.any) members.push_back(some_with("", as_ninja(f)));
  if (!members.empty()) kinds.push_back("que inclui " + enumerated(members, and_word()));
  for (const Filter& f : t.head) kinds.push_back("com " + some_with("", as_ninja(f)) + " como Líder");
  return kinds;
}

std::string Portuguese::compared(const Test& t) {
  lean_on(t.meanings);
  const Amount::Kind kind = t.amounts.front().kind;
  if (const auto plain = plain_bounds(t)) {
    const bool cards = meanings().done < describe::Done::healed;
    if (kind == Amount::Kind::moved && cards) return moved(*plain, t.negated);
    if (!t.negated && (kind == Amount::Kind::heads || kind == Amount::Kind::tails))
      return tossed(*plain, kind == Amount::Kind::heads);
  }
  if (const auto both = rivals(t); both && !(both->what.kind == Amount::Kind::count && both->what.filter.front().zone))
    return rivalry(*both);
  if (const auto ahead = lead_in_count(t))
    return fmt::format("{} superar em pelo menos {} {}", portuguese_with("", amount(t.amounts.front())), ahead->second,
                       portuguese_with("", amount(ahead->first)));
  const Amount& bound = t.amounts.back();
  const std::string is = portuguese_with("", amount(t.amounts.front())) + (t.negated ? " não for " : " for ");
  if (const auto plain = plain_bounds(t)) return is + range_text(*plain, Language::pt_BR);
  const std::string_view relation = kRelations[static_cast<std::size_t>(t.relation)];
  constexpr std::string_view kNot = "não ";
  if (t.relation == Relation::equal) return is + "igual " + portuguese_with("a", amount(bound));
  if (!relation.starts_with(kNot)) return is + std::string(relation) + portuguese_with("", amount(bound));
  return portuguese_with("", amount(t.amounts.front())) + " não for " + std::string(relation.substr(kNot.size())) +
         portuguese_with("", amount(bound));
}

/// "1 card tiver sido movido assim".
std::string Portuguese::moved(const Bounds& n, bool negated) {
  constexpr std::array<std::string_view, 4> ways{"movid", "descartad", "colocad", "comprad"};
  const auto done = static_cast<std::size_t>(meanings().done);
  const bool one = n.at_most == 1 || n.at_most == 0;
  const std::string way = portuguese_ending(ways[done], false, !one) +
                          (meanings().done == describe::Done::charged ? " na Área de Chakra assim" : " assim");
  if (n.at_most == 0) return "nenhum card tiver sido " + way;
  return quantity_text(n, Language::pt_BR) + (one ? " card " : " cards ") + (negated ? "não " : "") +
         (one ? "tiver sido " : "tiverem sido ") + way;
}

/// "saírem 2 caras", "sair pelo menos 1 cara".
std::string Portuguese::tossed(const Bounds& n, bool heads) {
  const std::string one = heads ? "cara" : "coroa";
  if (n.at_most == 0) return "não sair nenhuma " + one;
  const int number = n.at_least.value_or(n.at_most.value_or(1));
  const bool exact = n.at_least && n.at_most && n.at_least == n.at_most;
  if (n.at_least && n.at_most && !exact) return "saírem " + range_text(n, Language::pt_BR) + " " + one + "s";
  const std::string_view about = exact ? "" : n.at_least ? "pelo menos " : "no máximo ";
  return fmt::format("{} {}{} {}", number == 1 ? "sair" : "saírem", about, number, number == 1 ? one : one + "s");
}

/// "você tiver menos Ninjas em jogo que o oponente".
std::string Portuguese::rivalry(const Rivals& r) {
  Phrase shown;
  shown.in_play = true;
  Filter f = r.what.kind == Amount::Kind::count ? r.what.filter.front() : Filter{};
  f.controller.reset();
  const std::string what = r.what.kind == Amount::Kind::hand      ? "cards na mão"
                           : r.what.kind == Amount::Kind::rewards ? "Prêmios de Batalha"
                                                                  : nominal(f, true, &shown).text;
  const bool you = r.who == Side::you;
  const std::string has = you ? "você tiver " : "o oponente tiver ";
  const std::string than = you ? " que o oponente" : " que você";
  if (r.more > 0) return fmt::format("{}pelo menos {} {} a mais{}", has, r.more, what, than);
  if (r.relation == Relation::above || r.relation == Relation::below)
    return has + (r.relation == Relation::above ? "mais " : "menos ") + what + than;
  return has + (r.relation == Relation::at_least ? "pelo menos o mesmo número de " : "o mesmo número de ") + what +
         than;
}

std::string Portuguese::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string no = none ? "não " : "";
  const std::string who = t.side == Side::you        ? (each_acts_ ? "" : "você ") + no + "tiver "
                          : t.side == Side::opponent ? "o oponente " + no + "tiver "
                          : none                     ? std::string("nenhum jogador tiver ")
                                                     : std::string("os jogadores juntos tiverem ");
  const std::string n = none ? "" : quantity_text(t.bounds, Language::pt_BR) + " ";
  const std::string now = " neste turno";
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "usado " + n + (one ? "Missão" : "Missões") + now;
    case TurnTally::jutsu:
      return who + "usado " + n + (one ? "Jutsu" : "Jutsus") + now;
    case TurnTally::heads:
      if (t.side == Side::any && !none) return "tiver saído cara " + n + (one ? "vez" : "vezes") + now;
      return who + "tirado cara" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::tails:
      if (t.side == Side::any && !none) return "tiver saído coroa " + n + (one ? "vez" : "vezes") + now;
      return who + "tirado coroa" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::rewards_won:
      return who + "ganhado " + n + (one ? "Prêmio de Batalha" : "Prêmios de Batalha") + now;
    case TurnTally::charged:
      return who + "colocado " + n + (one ? "card" : "cards") + " na " +
             (t.side == Side::you ? mine(true, false) : "própria") + " Área de Chakra" + now;
    case TurnTally::ninja_deployed:
      return who + "jogado " + n + (one ? "Ninja" : "Ninjas") + now;
    case TurnTally::discarded_by_damage:
      return who + "perdido " + n + (one ? "Ninja" : "Ninjas") + " por dano" + now;
  }
  return {};
}

}  // namespace playsheet::wording
