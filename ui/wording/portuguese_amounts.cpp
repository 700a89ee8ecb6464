// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/marks.h"
#include "ui/wording/measures.h"
#include "ui/wording/portuguese.h"
#include "ui/wording/ranges.h"

/// Brazilian Portuguese: numbers that the board gives.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;

namespace {

Np measure_np(Measure measure) {
  return {std::string(measure_name(measure, Language::pt_BR)), Article::definite, measure == Measure::rank};
}

std::string whose(Side side, const std::string& yours, std::string_view what) {
  return side == Side::you        ? fmt::format("{} {}", yours, what)
         : side == Side::opponent ? fmt::format("{} do oponente", what)
                                  : fmt::format("{} dos dois jogadores", what);
}

std::string summed(Measure measure) {
  if (measure == Measure::entrance_cost) return "dos Custos de Entrada";
  return (measure == Measure::mental_power ? "do " : "dos valores de ") + measure_np(measure).text;
}

/// "com Combate maior que o impresso"
bool is_printed(Measure measure, Measure of) {
  return (of == Measure::combat && measure == Measure::printed_combat) ||
         (of == Measure::support && measure == Measure::printed_support);
}

bool of_team(Measure measure) { return measure == Measure::team_power || measure == Measure::team_mental_power; }

}  // namespace

std::string_view Portuguese::relation_words(Relation relation) {
  constexpr std::array<std::string_view, 5> words{"igual a ", "igual ou maior que ", "igual ou menor que ",
                                                  "menor que ", "maior que "};
  return words[static_cast<std::size_t>(relation)];
}

/// "o menor Combate ou Suporte entre ...".
Np Portuguese::either_measure(const Amount& a) {
  Np np = amount(a.factor.front());
  const std::string first = measure_np(a.factor.front().measure).text;
  const std::string both = first + " ou " + measure_np(a.factor.back().measure).text;
  if (const auto at = np.text.find(first); at != std::string::npos) np.text.replace(at, first.size(), both);
  return np;
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
      return {"metade " + portuguese_with("de", amount(a.factor.front())) + " (arredondada para baixo)",
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
      return {"número " + number_of(a.filter.front()), Article::definite};
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
      return {
          (a.side == Side::you ? "número dos " : "número de ") + whose(a.side, mine(false, true), "Prêmios de Batalha"),
          Article::definite};
    case Amount::Kind::marker:
      return {whose(a.side, mine(false, false), "Marcador de Turnos"), Article::definite};
    case Amount::Kind::teams:
      return {(a.side == Side::you ? "número dos " : "número de ") + whose(a.side, mine(false, true), "Times"),
              Article::definite};
    case Amount::Kind::total:
      return {"soma " + summed(a.measure) + " " + group("de"), Article::definite, true};
    case Amount::Kind::coins:
      if (a.of == Ref::event && meanings().event == Happening::leaves_play)
        return {
            fmt::format("número de {} que o Ninja que saiu de jogo tinha", coin_forms(a.coin, Language::pt_BR, true)),
            Article::definite};
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

/// Behind "o número": "dos seus Ninjas", "de Ninjas do oponente em jogo", "de cards na sua Área de Chakra".
std::string Portuguese::number_of(const Filter& f) {
  Phrase group = group_of(f);
  if (describe::noun_of(f) == describe::Noun::chakra) {
    group.filter.zone.reset();
    group.filter.controller.reset();
    group.in_play = false;
    std::string text = nominal(group.filter, true, &group).text + " " + zone_with("em", f, false, true);
    return "de " + marked(group_of(f), std::move(text));
  }
  const bool own = wording::whose(f) == Side::you;
  if (own && each_acts_) owner_words_ = "desse jogador";
  if (own && !each_acts_) return with("de", group);
  Filter types = f;
  if (f.any.size() == 2 && only_types(f.any)) {  // "de Jutsus e Missões"
    types.any = {f.any.back()};
    group.filter.any = {f.any.front()};
    group.filter = simplified(group.filter);
    std::string text = noun(group.filter, true).text + std::string(and_word());
    text += nominal(simplified(types), true, &group).text;
    return "de " + marked(group_of(f), std::move(text));
  }
  if (own) group.filter.controller.reset();
  std::string text = nominal(group.filter, true, &group).text;
  owner_words_.clear();
  if (f.except) text = portuguese_ending("outr", noun(f, true).feminine, true) + " " + text;
  if (is_pile(f) && wording::whose(f) == Side::opponent) text += " do oponente";
  if (is_pile(f) && !wording::whose(f)) text += " dos dois jogadores";
  return "de " + marked(group_of(f), std::move(text));
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
    if (a.kind == Amount::Kind::value && a.of == Ref::it && is_printed(a.measure, c.value))
      return marked(a, "o impresso");
    if (first.kind != Amount::Kind::value || first.measure != c.value) return portuguese_with("", amount(a));
    std::string text = (c.value == Measure::rank ? "a "
                        : of_team(c.value)       ? "o do Time "
                                                 : "o ") +
                       portuguese_with("de", reference(first.of));
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
      const std::string value = value_of(a);
      const std::string plain = without_marks(value);
      const bool letter = plain.size() == 1 && plain.front() >= 'S' && plain.front() <= 'Z';
      if (letter && (relation == Relation::at_least || relation == Relation::at_most)) {
        said.push_back(value + (relation == Relation::at_least ? " ou mais" : " ou menos"));
        continue;
      }
      if (relation == Relation::equal && (value.starts_with("o ") || value.starts_with("a ")))
        said.push_back("igual " + std::string(value.front() == 'o' ? "ao " : "à ") + value.substr(2));
      else
        said.push_back(std::string(relation_words(relation)) + value);
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
    if (of_team(c.value)) continue;
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
  for (const Compare& c : f.compare)
    if (of_team(c.value))
      words.push_back("em um Time com " + std::string(c.value == Measure::team_power ? "Poder " : "Poder Mental ") +
                      figure(c, true));
  if (f.has_text == false) words.push_back("sem texto de efeito");
  if (f.named) {
    constexpr std::array<std::string_view, 3> named{"desse Símbolo", "com esse nome", "desse tipo"};
    words.emplace_back(named[static_cast<std::size_t>(*f.named)]);
  }
  if (f.owner)
    words.push_back(verb("que pertença ", "que pertençam ") + (f.owner == Side::you ? "a você" : "ao oponente"));
  if (f.this_turn) {
    const std::array<std::string, 9> done{
        portuguese_ending("enviad", n.feminine, n.plural) + " ao Campo de Batalha",
        verb("que tenha", "que tenham") + " atacado",
        verb("que tenha", "que tenham") + " bloqueado",
        verb("que tenha", "que tenham") + " batalhado",
        verb("que tenha", "que tenham") + " usado um Jutsu",
        portuguese_ending("jogad", n.feminine, n.plural),
        portuguese_ending("aplicad", n.feminine, n.plural),
        portuguese_ending("descartad", n.feminine, n.plural) + " pelo Showdown",
        portuguese_ending("enviad", n.feminine, n.plural) + " ao Campo de Batalha como Líder"};
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
  if (!members.empty()) kinds.push_back("que inclua " + enumerated(members, and_word()));
  for (const Filter& f : t.head) kinds.push_back("com " + some_with("", as_ninja(f)) + " como Líder");
  return kinds;
}

}  // namespace playsheet::wording
