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

Np measure_np(Measure measure) { return {std::string(measure_name(measure, Language::pt_BR)), Article::definite}; }

std::string whose(Side side, std::string_view mine, std::string_view what) {
  return side == Side::you        ? fmt::format("{} {}", mine, what)
         : side == Side::opponent ? fmt::format("{} do oponente", what)
                                  : fmt::format("{} dos dois jogadores", what);
}

constexpr std::array<std::string_view, 5> kRelations{"igual a ", "não menor que ", "não maior que ", "menor que ",
                                                     "maior que "};

}  // namespace

Np Portuguese::amount(const Amount& a) {
  const auto plain = [](std::string text) { return Np{std::move(text)}; };
  const auto joined = [&](std::string_view between) {
    // The first part keeps its article apart, so that a preposition in front can join it.
    Np whole = amount(a.factor.front());
    for (std::size_t i = 1; i < a.factor.size(); ++i) {
      Amount part = a.factor[i];
      const bool less = between == " mais " && part.kind == Amount::Kind::constant && part.number < 0;
      if (less) part.number = -part.number;
      whole.text += (less ? std::string(" menos ") : std::string(between)) + portuguese_with("", amount(part));
    }
    return whole;
  };
  const auto behind = [](Np np, std::string_view text) {
    np.text += text;
    return np;
  };
  const auto group = [&](std::string_view prep) { return with(prep, group_of(a.filter.front())); };
  switch (a.kind) {
    case Amount::Kind::constant:
      return plain(std::to_string(a.number));
    case Amount::Kind::x:
      return plain("X");
    case Amount::Kind::count:
      if (only_target(a.filter.front())) return {"número de Alvos", Article::definite};
      return {"número " + group("de"), Article::definite};
    case Amount::Kind::times:
      if (a.number == 2) return {"dobro " + portuguese_with("de", amount(a.factor.front())), Article::definite};
      return plain(fmt::format("{} vezes {}", a.number, portuguese_with("", amount(a.factor.front()))));
    case Amount::Kind::hand:
      return {a.side == Side::any ? "número de cards nas mãos dos dois jogadores"
                                  : "número de cards na " + whose(a.side, "sua", "mão"),
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
    case Amount::Kind::moved:
      return {"número de cards movidos assim", Article::definite};
    case Amount::Kind::chosen:
      return {"número escolhido", Article::definite};
    case Amount::Kind::event_amount:
      return plain("esse número");
    case Amount::Kind::rewards:
      return {"número dos " + whose(a.side, "seus", "Prêmios de Batalha"), Article::definite};
    case Amount::Kind::marker:
      return {whose(a.side, "seu", "Marcador de Turnos"), Article::definite};
    case Amount::Kind::teams:
      return {"número dos " + whose(a.side, "seus", "Times"), Article::definite};
    case Amount::Kind::total:
      return {"total de " + measure_np(a.measure).text + " " + group("de"), Article::definite};
    case Amount::Kind::coins:
      return {fmt::format("número de {} {}", coin_forms(a.coin, Language::pt_BR, true),
                          portuguese_with("em", reference(a.of))),
              Article::definite};
    case Amount::Kind::symbols:
      return {"número de Símbolos diferentes entre " + group(""), Article::definite};
    case Amount::Kind::highest:
    case Amount::Kind::lowest:
      return {std::string(a.kind == Amount::Kind::highest ? "maior " : "menor ") + measure_np(a.measure).text +
                  " entre " + group(""),
              Article::definite};
    case Amount::Kind::product:
      return joined(" vezes ");
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
      return {"menor entre " + portuguese_with("", joined(" e ")), Article::definite};
    case Amount::Kind::max:
      return {"maior entre " + portuguese_with("", joined(" e ")), Article::definite};
  }
  return {};
}

std::string Portuguese::figure(const Compare& c) {
  std::vector<std::string> said;
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) {
      const bool same = a.kind == Amount::Kind::value && a.measure == c.value;
      const std::string that = same ? "o " + portuguese_with("de", reference(a.of)) : portuguese_with("", amount(a));
      if (relation == Relation::equal)
        said.push_back("igual " + (same ? "a" + that : portuguese_with("a", amount(a))));
      else
        said.push_back(std::string(kRelations[static_cast<std::size_t>(relation)]) + that);
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
  return measure_np(c.value).text + " " + enumerated(said, and_word());
}

std::string Portuguese::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  const bool growth = t.kind == CoinKind::growth;
  const std::string coin = t.kind        ? coin_forms(*t.kind, Language::pt_BR, !one && !none)
                           : one || none ? "moeda"
                                         : "moedas";
  if (none) return std::string(growth ? "nenhum " : "nenhuma ") + coin;
  if (one) return std::string(growth ? "um " : "uma ") + coin;
  return range_text(Bounds{t.at_least, t.at_most}, Language::pt_BR) + " " + coin;
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
  for (const Compare& c : f.compare) with.push_back(figure(c));
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
  if (f.owner == Side::you) words.push_back("de sua propriedade");
  if (f.owner == Side::opponent) words.push_back("de propriedade do oponente");
  if (f.this_turn) {
    const std::array<std::string, 5> done{portuguese_ending("enviad", n.feminine, n.plural) + " ao Campo de Batalha",
                                          verb("que atacou", "que atacaram"), verb("que bloqueou", "que bloquearam"),
                                          verb("que batalhou", "que batalharam"),
                                          verb("que usou", "que usaram") + " um Jutsu"};
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
  if (!f.requires_.empty()) words.push_back(verb("que exige ", "que exigem ") + requirement(f.requires_.front()));
  if (!f.targets.empty())
    words.push_back(verb("que tem como Alvo ", "que têm como Alvo ") + some_with("", f.targets.front()));
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

std::string Portuguese::tallied(const Test& t) {
  const bool none = t.bounds.at_most == 0;
  const std::string no = none ? "não " : "";
  const std::string who = t.side == Side::you        ? "você " + no + "tiver "
                          : t.side == Side::opponent ? "o oponente " + no + "tiver "
                                                     : "os jogadores juntos " + no + "tiverem ";
  const std::string n = none ? "" : range_text(t.bounds, Language::pt_BR) + " ";
  const std::string now = " neste turno";
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "usado " + n + (one ? "Missão" : "Missões") + now;
    case TurnTally::jutsu:
      return who + "usado " + n + (one ? "Jutsu" : "Jutsus") + now;
    case TurnTally::heads:
      return who + "tirado cara" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::tails:
      return who + "tirado coroa" + (none ? "" : " " + n + (one ? "vez" : "vezes")) + now;
    case TurnTally::rewards_won:
      return who + "ganhado " + n + (one ? "Prêmio de Batalha" : "Prêmios de Batalha") + now;
    case TurnTally::charged:
      return who + "carregado " + n + (one ? "card" : "cards") + now;
    case TurnTally::ninja_deployed:
      return who + "jogado " + n + (one ? "Ninja" : "Ninjas") + now;
    case TurnTally::discarded_by_damage:
      return who + "perdido " + n + (one ? "Ninja" : "Ninjas") + " por dano" + now;
  }
  return {};
}

}  // namespace playsheet::wording
