// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "ui/wording/card_words.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/romance.h"
#include "ui/wording/terms.h"

/// Romance: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;

/// The results of its team at which damage is dealt.
std::string Romance::at_results(const std::vector<Result>& results) {
  std::vector<std::string> said;
  said.reserve(results.size());
  for (const Result result : results) said.push_back(term(result, language()));
  return said.empty() ? std::string() : say({" in caso di ", " em caso de "}) + enumerated(said, or_word());
}

/// By whom it can, or cannot, be blocked.
std::string Romance::unblockable(const CannotBeBlocked& limit, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  const std::string cannot = verb({"non può ", "não pode "}, {"non possono ", "não podem "});
  if (limit.except_by)
    return verb({"può", "só pode"}, {"possono", "só podem"}) + say({" essere ", " ser "}) +
           agreed({"bloccat", "bloquead"}, s) + say({" solo da una Squadra con ", " por um Time com "}) +
           whom(*limit.except_by);
  if (limit.only_by)
    return verb({"può ", "só pode "}, {"possono ", "só podem "}) + say({"essere ", "ser "}) +
           agreed({"bloccat", "bloquead"}, s) + say({" solo da Squadre ", " por Times "}) +
           enumerated(team_kinds(*limit.only_by), and_word());
  std::string text = cannot + say({"essere ", "ser "}) + agreed({"bloccat", "bloquead"}, s);
  if (!limit.by) return text;
  if (limit.by->alone)
    return text + (*limit.by->alone ? say({" da un Ninja da solo", " por um Ninja sozinho"})
                                    : say({" da più Ninja insieme", " por vários Ninjas juntos"}));
  std::vector<std::string> said;
  std::vector<std::string> members;
  for (const Filter& f : limit.by->with) members.push_back(some_named(f));
  if (!members.empty()) said.push_back(say({"con ", "com "}) + enumerated(members, and_word()));
  for (const Filter& f : limit.by->only)
    said.push_back(say({"formate solo da ", "formados só por "}) + nominal(as_ninja(f), true).text);
  const std::vector<std::string> kinds = team_kinds(*limit.by);
  if (!kinds.empty()) return text + say({" da una Squadra ", " por um Time "}) + enumerated(kinds, and_word());
  return text + say({" da Squadre ", " por Times "}) + enumerated(said, and_word());
}

std::string Romance::rule(const Act& a, const Np& s) {
  const bool many = s.plural;
  const auto verb = [&](const Forms& one, const Forms& more) { return say(many ? more : one); };
  const std::string cannot = verb({"non può ", "não pode "}, {"non possono ", "não podem "});
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb({"ottiene ", "recebe "}, {"ottengono ", "recebem "}) +
           (a.additional ? say({"inoltre ", "mais "}) : "") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r)) {
    const std::string has = verb({"ha ", "fica com "}, {"hanno ", "ficam com "});
    const std::string had = p->current ? say({" al posto di quello attuale", " no lugar do atual"}) : "";
    const std::string printed = p->printed ? say({"stampato ", "impresso "}) : "";
    if (p->combat && p->support)
      return has + (p->printed ? say({"Potenza stampata ", "Poder impresso "}) : say({"Potenza ", "Poder "})) +
             number_text(a.n) + "/" + number_text(a.support) +
             (p->current ? say({" al posto di quella attuale", " no lugar do atual"}) : "");
    if (p->combat) return has + fill({"Valore in Battaglia {}{}{}", "Combate {}{}{}"}, printed, number_text(a.n), had);
    return has + fill({"Valore in Sostegno {}{}{}", "Suporte {}{}{}"}, printed, number_text(a.support), had);
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r)) {
    const std::string trait = characteristic_name(word(p->characteristic), language());
    return verb({"ottiene ", "recebe "}, {"ottengono ", "recebem "}) +
           (word(p->characteristic) == "Clone Status" ? say({"lo ", "o "})
                                                      : say({"la Caratteristica ", "a Característica "})) +
           trait;
  }
  if (std::holds_alternative<Untargetable>(r))
    return cannot + say({"essere Bersaglio di ", "ser Alvo de "}) + nominal(a.by.value_or(Filter{}), true).text;
  if (const auto* p = std::get_if<PreventDamage>(&r))
    return verb({"non subisce", "não sofre"}, {"non subiscono", "não sofrem"}) + say({" Danni", " dano"}) +
           damage_source(a, p->cause) + at_results(p->result);
  if (std::holds_alternative<ForbidJutsu>(r))
    return cannot + say({"usare ", "usar "}) +
           (a.by ? nominal(of_type(*a.by, CardType::jutsu), true).text : say({"Tecniche", "Jutsus"}));
  if (const auto* p = std::get_if<CannotBeSent>(&r))
    return cannot + say({"essere ", "ser "}) + sent_in(p->as, s, p->team);
  if (const auto* p = std::get_if<MustBeSent>(&r))
    return verb({"deve ", "deve "}, {"devono ", "devem "}) + say({"essere ", "ser "}) + sent(p->as, s) +
           say({", se possibile", ", se possível"});
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) return unblockable(*p, s);
  if (std::holds_alternative<NoRewards>(r))
    return verb({"non guadagna", "não ganha"}, {"non guadagnano", "não ganham"}) +
           say({" Vincite di Guerra nello Scontro", " Prêmios de Batalha no Showdown"});
  if (std::holds_alternative<CannotBeNegated>(r))
    return cannot + say({"essere ", "ser "}) + agreed({"neutralizzat", "anulad"}, s) +
           (a.by ? say({" da ", " por "}) + nominal(*a.by, true).text : std::string());
  if (std::holds_alternative<HealLock>(r)) return cannot + say({"essere ", "ser "}) + agreed({"curat", "curad"}, s);
  return change(a, s);
}

/// "Arti Magiche", or one of several: "Arti Magiche, Arti Marziali o Fiamma (a tua scelta)".
std::string Romance::chosen_attribute(const Act& a, Word attribute) {
  std::vector<std::string> open;
  for (const Word w : a.choice) open.push_back(attribute_name(word(w), language()));
  return open.empty() ? attribute_name(word(attribute), language())
                      : enumerated(open, or_word()) + say({" (a tua scelta)", " (à sua escolha)"});
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string Romance::change(const Act& a, const Np& s) {
  const Rule& r = *a.rule;
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  if (const auto* p = std::get_if<LoseCharacteristic>(&r))
    return verb({"perde ", "perde "}, {"perdono ", "perdem "}) +
           (word(p->characteristic) == "Clone Status" ? say({"lo ", "o "})
                                                      : say({"la Caratteristica ", "a Característica "})) +
           characteristic_name(word(p->characteristic), language());
  if (const auto* p = std::get_if<SetRank>(&r)) {
    if (p->rank == Rank::none)
      return verb({"non ha", "não tem"}, {"non hanno", "não têm"}) + say({" nessun Rango", " Graduação"});
    return verb({"ha", "tem"}, {"hanno", "têm"}) + say({" solo il Rango ", " apenas a Graduação "}) +
           rank_title_name(p->rank, language());
  }
  if (const auto* p = std::get_if<GrantAttribute>(&r))
    return verb({"ottiene", "recebe"}, {"ottengono", "recebem"}) +
           say({" lo Stile di Combattimento ", " o Atributo de Combate "}) +
           attribute_name(word(p->attribute), language());
  if (const auto* p = std::get_if<GrantName>(&r))
    return verb({"ha", "também tem"}, {"hanno", "também têm"}) + say({" anche il Nome ", " o nome "}) +
           card_title(p->name);
  if (std::holds_alternative<CountsAsNinja>(r))
    return fill({"{0} anche come Ninja con Potenza {2}/{3}", "também {0} como {1} com Poder {2}/{3}"},
                verb({"vale", "conta"}, {"valgono", "contam"}), verb({"Ninja", "Ninja"}, {"Ninja", "Ninjas"}),
                number_text(a.n), number_text(a.support));
  if (const auto* p = std::get_if<GrantRank>(&r))
    return verb({"ha", "também tem"}, {"hanno", "também têm"}) + say({" anche il Rango ", " a Graduação "}) +
           rank_title_name(p->rank, language());
  if (const auto* p = std::get_if<SetAttribute>(&r))
    return verb({"ha", "tem"}, {"hanno", "têm"}) +
           say({" solo lo Stile di Combattimento ", " apenas o Atributo de Combate "}) +
           chosen_attribute(a, p->attribute);
  if (const auto* p = std::get_if<CopyTrait>(&r)) {
    if (p->trait == CopiedTrait::attribute)
      return verb({"ha", "tem"}, {"hanno", "têm"}) + say({" lo Stile di Combattimento ", " o Atributo de Combate "}) +
             with(kOf, a.other.front()) + say({" invece del proprio", " em vez do próprio"});
    if (p->trait == CopiedTrait::text)
      return verb({"ha anche il Testo dell’Effetto ", "também tem o texto de efeito "},
                  {"hanno anche il Testo dell’Effetto ", "também têm o texto de efeito "}) +
             with(kOf, told_plainly(a.other.front()));
    return verb({"ottiene", "recebe"}, {"ottengono", "recebem"}) +
           fill({" 1 Caratteristica a tua scelta {}", " 1 Característica {} à sua escolha"},
                with(kOf, told_plainly(a.other.front())));
  }
  if (std::holds_alternative<LoseText>(r))
    return verb({"perde il suo Testo", "perde o texto"}, {"perdono il loro Testo", "perdem o texto"});
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    if (p->how == FigureChange::multiplied)
      return say({"si moltiplicano per ", "são multiplicados por "}) + number_text(a.n);
    constexpr std::array<Forms, 9> how{
        {{"si scambiano", "trocam de lugar"},
         {"raddoppiano", "são dobrados"},
         {"si dimezzano, arrotondati per difetto", "caem pela metade, arredondados para baixo"},
         {"triplicano", "são triplicados"},
         {"tornano quelli stampati", "voltam a ser os impressos"},
         {"diventano quelli da Ferito", "passam a ser os de Ferido"},
         {"diventano quelli da Sano", "passam a ser os de Saudável"},
         {"restano, ma quello in Sostegno diventa negativo", "continuam os mesmos, mas o Suporte conta como negativo"},
         {"triplica", "é triplicado"}}};
    return say(how[static_cast<std::size_t>(p->how)]);
  }

  if (const auto* p = std::get_if<MentalBattle>(&r))
    return p->forbid ? verb({"non può essere una Battaglia di Intelletti", "não pode ser uma Batalha Mental"},
                            {"non può essere una Battaglia di Intelletti", "não podem ser Batalhas Mentais"})
                     : verb({"è una Battaglia di Intelletti", "é uma Batalha Mental"},
                            {"è una Battaglia di Intelletti", "são Batalhas Mentais"});
  return cost_change(a) ? cost_rule(a, s) : further_rule(a, s);
}

/// What becomes of a cost.
std::string Romance::cost_rule(const Act& a, const Np& s) {
  const auto verb = [&](const Forms& one, const Forms& more) { return say(s.plural ? more : one); };
  const CostChange cost = *cost_change(a);
  const bool moved = cost.add.letter != 0 || cost.add.number != 0;
  if (cost.waived) return say({"non va pagato", "não precisa ser pago"});
  std::vector<std::string> said;
  if (std::string anew = cost_anew(a, cost, s); !anew.empty()) return anew;
  if (cost.set)
    said.push_back(verb({"diventa ", "passa a ser "}, {"diventa ", "passam a ser "}) + number_text(*cost.set));
  if (moved || !cost.set)
    said.push_back(fill({"{} di {}{}", "{} em {}{}"},
                        cost.add.number < 0 ? verb({"diminuisce", "diminui"}, {"diminuiscono", "diminuem"})
                                            : verb({"aumenta", "aumenta"}, {"aumentano", "aumentam"}),
                        size_text(cost.add), cost_unit(a, cost)));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording