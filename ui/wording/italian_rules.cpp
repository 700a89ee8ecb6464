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
  if (const auto* p = std::get_if<ChangeEntranceCost>(&r))
    return fmt::format("{} di {}", p->add < 0 ? verb("diminuisce", "diminuiscono") : verb("aumenta", "aumentano"),
                       p->add < 0 ? -p->add : p->add);
  return cannot + "essere " + italian_ending("curat", s.feminine, s.plural);
}

}  // namespace playsheet::wording
