// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"
#include "ui/wording/terms.h"

/// Italian: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

namespace {

/// The results of its team at which damage is dealt.
std::string at_results(const std::vector<Result>& results) {
  std::vector<std::string> said;
  said.reserve(results.size());
  for (const Result result : results) said.push_back(term(result, Language::it));
  return said.empty() ? std::string() : " in caso di " + enumerated(said, " o ");
}

}  // namespace

std::string Italian::rule(const Act& a, const Np& s) {
  const bool many = s.plural;
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  const std::string cannot = verb("non può ", "non possono ");
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb("ottiene ", "ottengono ") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r)) {
    const std::string has = verb("ha ", "hanno ");
    if (p->combat && p->support)
      return has +
             fmt::format("Potenza {}{}/{}", p->printed ? "stampata " : "", number_text(a.n), number_text(a.support)) +
             (p->current ? " al posto di quella attuale" : "");
    const std::string had = p->current ? " al posto di quello attuale" : "";
    const std::string printed = p->printed ? "stampato " : "";
    if (p->combat) return has + fmt::format("Valore in Battaglia {}{}{}", printed, number_text(a.n), had);
    return has + fmt::format("Valore in Sostegno {}{}{}", printed, number_text(a.support), had);
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r)) {
    const std::string trait = characteristic_name(word(p->characteristic), Language::it);
    return verb("ottiene ", "ottengono ") + (word(p->characteristic) == "Clone Status" ? "lo " : "la Caratteristica ") +
           trait;
  }
  if (std::holds_alternative<Untargetable>(r))
    return cannot + "essere Bersaglio di " + nominal(a.by.value_or(Filter{}), true).text;
  if (const auto* p = std::get_if<PreventDamage>(&r))
    return verb("non subisce", "non subiscono") + " Danni" + damage_source(a, p->cause) + at_results(p->result);
  if (std::holds_alternative<ForbidJutsu>(r))
    return cannot + "usare " + (a.by ? nominal(of_type(*a.by, CardType::jutsu), true).text : std::string("Tecniche"));
  if (const auto* p = std::get_if<CannotBeSent>(&r))
    return cannot + "essere " + italian_sent(p->as, s) + (p->team ? " " + team(*p->team) : std::string());
  if (const auto* p = std::get_if<MustBeSent>(&r))
    return verb("deve ", "devono ") + "essere " + italian_sent(p->as, s) + ", se possibile";
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) {
    if (p->except_by)
      return verb("può", "possono") + " essere " + italian_ending("bloccat", s.feminine, s.plural) +
             " solo da una Squadra con " + whom(*p->except_by);
    if (p->only_by)
      return verb("può ", "possono ") + "essere " + italian_ending("bloccat", s.feminine, s.plural) +
             " solo da Squadre " + enumerated(team_kinds(*p->only_by), and_word());
    std::string text = cannot + "essere " + italian_ending("bloccat", s.feminine, s.plural);
    if (!p->by) return text;
    if (p->by->alone) return text + (*p->by->alone ? " da un Ninja da solo" : " da più Ninja insieme");
    std::vector<std::string> said;
    std::vector<std::string> members;
    for (const Filter& f : p->by->with) members.push_back(some_with("", f));
    if (!members.empty()) said.push_back("con " + enumerated(members, and_word()));
    for (const Filter& f : p->by->only) said.push_back("formate solo da " + nominal(as_ninja(f), true).text);
    const std::vector<std::string> kinds = team_kinds(*p->by);
    if (!kinds.empty()) return text + " da una Squadra " + enumerated(kinds, and_word());
    return text + " da Squadre " + enumerated(said, and_word());
  }
  if (std::holds_alternative<NoRewards>(r))
    return verb("non guadagna", "non guadagnano") + " Vincite di Guerra nello Scontro";
  if (std::holds_alternative<CannotBeNegated>(r))
    return cannot + "essere " + italian_ending("neutralizzat", s.feminine, s.plural) +
           (a.by ? " da " + nominal(*a.by, true).text : std::string());
  if (std::holds_alternative<HealLock>(r)) return cannot + "essere " + italian_ending("curat", s.feminine, s.plural);
  return change(a, s);
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string Italian::change(const Act& a, const Np& s) {
  const Rule& r = *a.rule;
  const auto verb = [&s](std::string_view one, std::string_view more) { return std::string(s.plural ? more : one); };
  if (const auto* p = std::get_if<LoseCharacteristic>(&r))
    return verb("perde ", "perdono ") + (word(p->characteristic) == "Clone Status" ? "lo " : "la Caratteristica ") +
           characteristic_name(word(p->characteristic), Language::it);
  if (const auto* p = std::get_if<SetRank>(&r)) {
    if (p->rank == Rank::none) return verb("non ha", "non hanno") + " nessun Rango";
    return verb("ha", "hanno") + " solo il Rango " + rank_title_name(p->rank, Language::it);
  }
  if (const auto* p = std::get_if<GrantAttribute>(&r))
    return verb("ottiene", "ottengono") + " lo Stile di Combattimento " +
           attribute_name(word(p->attribute), Language::it);
  if (const auto* p = std::get_if<GrantName>(&r)) return verb("ha", "hanno") + " anche il Nome " + word(p->name);
  if (std::holds_alternative<CountsAsNinja>(r))
    return fmt::format("{} anche come Ninja con Potenza {}/{}", verb("vale", "valgono"), number_text(a.n),
                       number_text(a.support));
  if (const auto* p = std::get_if<GrantRank>(&r))
    return verb("ha", "hanno") + " anche il Rango " + rank_title_name(p->rank, Language::it);
  if (const auto* p = std::get_if<SetAttribute>(&r))
    return verb("ha", "hanno") + " solo lo Stile di Combattimento " + attribute_name(word(p->attribute), Language::it);
  if (const auto* p = std::get_if<CopyTrait>(&r)) {
    if (p->trait == CopiedTrait::attribute)
      return verb("ha", "hanno") + " lo Stile di Combattimento " + with("di", a.other.front()) + " invece del proprio";
    if (p->trait == CopiedTrait::text)
      return verb("ha", "hanno") + " anche il Testo dell'Effetto " + with("di", that_one(a.other.front()));
    return verb("ottiene", "ottengono") + " 1 Caratteristica a tua scelta " + with("di", that_one(a.other.front()));
  }
  if (std::holds_alternative<LoseText>(r)) return verb("perde il suo Testo", "perdono il loro Testo");
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    if (p->how == FigureChange::multiplied) return "si moltiplicano per " + number_text(a.n);
    constexpr std::array<std::string_view, 9> how{"si scambiano",
                                                  "raddoppiano",
                                                  "si dimezzano, arrotondati per difetto",
                                                  "triplicano",
                                                  "tornano quelli stampati",
                                                  "diventano quelli da Ferito",
                                                  "diventano quelli da Sano",
                                                  "restano, ma quello in Sostegno diventa negativo",
                                                  "triplica"};
    return std::string(how[static_cast<std::size_t>(p->how)]);
  }
  if (const auto* p = std::get_if<MentalBattle>(&r))
    return p->forbid ? "non può essere una Battaglia di Intelletti" : "è una Battaglia di Intelletti";
  if (!cost_change(a)) return further_rule(a, s);
  const CostChange cost = *cost_change(a);
  const bool moved = cost.add.letter != 0 || cost.add.number != 0;
  if (cost.waived) return "non va pagato";
  std::vector<std::string> said;
  if (cost.set && cost.symbol && moved && cost.add.number > 0)  // all that is left of it
    return fmt::format("{} {} Chakra {}", verb("diventa", "diventano"), size_text(cost.add),
                       symbol_name(*cost.symbol, Language::it));
  if (cost.set) said.push_back(fmt::format("diventa {}", number_text(*cost.set)));
  if (moved || !cost.set)
    said.push_back(fmt::format(
        "{} di {}{}", cost.add.number < 0 ? verb("diminuisce", "diminuiscono") : verb("aumenta", "aumentano"),
        size_text(cost.add), cost.symbol ? " Chakra " + symbol_name(*cost.symbol, Language::it) : std::string()));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording
