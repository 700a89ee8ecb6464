// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/italian.h"
#include "ui/wording/joining.h"

/// Italian: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

namespace {

std::string sent(Sending as, const Np& subject) {
  const std::string sent = italian_ending("mandat", subject.feminine, subject.plural);
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

}  // namespace

std::string Italian::rule(const Act& a, const Np& s) {
  const bool many = s.plural;
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  const std::string cannot = verb("non può ", "non possono ");
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb("ottiene ", "ottengono ") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r)) {
    if (p->combat && p->support) return verb("ha ", "hanno ") + fmt::format("Potenza {}/{}", *p->combat, *p->support);
    if (p->combat) return verb("ha ", "hanno ") + fmt::format("Valore in Battaglia {}", *p->combat);
    return verb("ha ", "hanno ") + fmt::format("Valore in Sostegno {}", p->support.value_or(0));
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r)) {
    const std::string trait = characteristic_name(word(p->characteristic), Language::it);
    return verb("ottiene ", "ottengono ") + (word(p->characteristic) == "Clone Status" ? "lo " : "la Caratteristica ") +
           trait;
  }
  if (std::holds_alternative<Untargetable>(r))
    return cannot + "essere bersaglio di " + nominal(a.by.value_or(Filter{}), true).text;
  if (std::holds_alternative<PreventDamage>(r)) return verb("non subisce", "non subiscono") + " Danni";
  if (std::holds_alternative<ForbidJutsu>(r))
    return cannot + "usare " + (a.by ? nominal(*a.by, true).text : std::string("Tecniche"));
  if (const auto* p = std::get_if<CannotBeSent>(&r))
    return cannot + "essere " + sent(p->as, s) + (p->team ? " " + team(*p->team) : std::string());
  if (const auto* p = std::get_if<MustBeSent>(&r))
    return verb("deve ", "devono ") + "essere " + sent(p->as, s) + ", se possibile";
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) {
    const std::string text = cannot + "essere " + italian_ending("bloccat", s.feminine, s.plural);
    if (!p->by) return text;
    if (p->by->alone) return text + (*p->by->alone ? " da un Ninja da solo" : " da più Ninja insieme");
    std::vector<std::string> said;
    std::vector<std::string> members;
    for (const Filter& f : p->by->with) members.push_back(some_with("", f));
    if (!members.empty()) said.push_back("con " + enumerated(members, and_word()));
    for (const Filter& f : p->by->only) said.push_back("formate solo da " + nominal(f, true).text);
    return text + " da Squadre " + enumerated(said, and_word());
  }
  if (std::holds_alternative<NoRewards>(r))
    return verb("non guadagna", "non guadagnano") + " Vincite di Guerra nello Scontro";
  if (std::holds_alternative<CannotBeNegated>(r))
    return cannot + "essere " + italian_ending("neutralizzat", s.feminine, s.plural);
  if (std::holds_alternative<HealLock>(r)) return cannot + "essere " + italian_ending("curat", s.feminine, s.plural);
  return change(r, s);
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string Italian::change(const Rule& r, const Np& s) {
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
  if (std::holds_alternative<LoseText>(r)) return verb("perde il suo Testo", "perdono il loro Testo");
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    constexpr std::array<std::string_view, 3> how{"si scambiano", "raddoppiano",
                                                  "si dimezzano, arrotondati per difetto"};
    return std::string(how[static_cast<std::size_t>(p->how)]);
  }
  if (std::holds_alternative<MentalBattle>(r)) return "è una Battaglia di Intelletti";
  const CostChange cost = cost_change(r).value_or(CostChange{});
  if (cost.waived) return "non va pagato";
  std::vector<std::string> said;
  if (cost.set) said.push_back(fmt::format("diventa {}", *cost.set));
  if (cost.add != 0 || !cost.set)
    said.push_back(fmt::format("{} di {}{}",
                               cost.add < 0 ? verb("diminuisce", "diminuiscono") : verb("aumenta", "aumentano"),
                               cost.add < 0 ? -cost.add : cost.add,
                               cost.symbol ? " Chakra " + symbol_name(*cost.symbol, Language::it) : std::string()));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording
