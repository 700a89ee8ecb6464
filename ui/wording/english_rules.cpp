// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/joining.h"

/// English: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

namespace {

std::string sending(Sending as) {
  switch (as) {
    case Sending::sent_out:
      return "be sent out";
    case Sending::attack:
      return "be sent out to attack";
    case Sending::block:
      return "be sent out to block";
  }
  return {};
}

}  // namespace

std::string English::rule(const Act& a, bool many) {
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb("gets ", "get ") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r)) {
    if (p->combat && p->support) return verb("has ", "have ") + fmt::format("power {}/{}", *p->combat, *p->support);
    if (p->combat) return verb("has ", "have ") + fmt::format("combat {}", *p->combat);
    return verb("has ", "have ") + fmt::format("support {}", p->support.value_or(0));
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r))
    return verb("gets ", "get ") + characteristic_name(word(p->characteristic), Language::en);
  if (std::holds_alternative<Untargetable>(r)) {
    Phrase by;
    by.naming = Naming::group;
    by.filter = a.by.value_or(Filter{});
    return "cannot be targeted by " + np(by, true);
  }
  if (std::holds_alternative<PreventDamage>(r)) return verb("takes", "take") + " no damage";
  if (std::holds_alternative<ForbidJutsu>(r))
    return "cannot use " + (a.by ? nominal(*a.by, true) : std::string("Jutsu"));
  if (const auto* p = std::get_if<CannotBeSent>(&r))
    return "cannot " + sending(p->as) + (p->team ? " " + team(*p->team) : std::string());
  if (const auto* p = std::get_if<MustBeSent>(&r)) return "must " + sending(p->as) + ", if possible";
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) {
    if (!p->by) return "cannot be blocked";
    if (p->by->alone == true) return "cannot be blocked by a single Ninja";
    std::string text = "cannot be blocked by ";
    if (p->by->alone == false) text += "several Ninja at once";
    std::vector<std::string> said;
    std::vector<std::string> members;
    for (const Filter& f : p->by->with) members.push_back(some(f));
    if (!members.empty()) said.push_back("with " + enumerated(members, and_word()));
    for (const Filter& f : p->by->only) said.push_back("of only " + nominal(f, true));
    return said.empty() ? text : text + "teams " + enumerated(said, and_word());
  }
  if (std::holds_alternative<NoRewards>(r)) return verb("wins", "win") + " no Battle Rewards in the showdown";
  if (std::holds_alternative<CannotBeNegated>(r)) return "cannot be negated";
  if (std::holds_alternative<HealLock>(r)) return "cannot be healed";
  return change(r, many);
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string English::change(const Rule& r, bool many) {
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  if (const auto* p = std::get_if<LoseCharacteristic>(&r))
    return verb("loses ", "lose ") + characteristic_name(word(p->characteristic), Language::en);
  if (const auto* p = std::get_if<SetRank>(&r)) {
    if (p->rank == Rank::none) return verb("has", "have") + " no rank";
    return verb("has", "have") + " the rank " + rank_title_name(p->rank, Language::en) + " and no other";
  }
  if (const auto* p = std::get_if<GrantAttribute>(&r))
    return verb("gets", "get") + " the " + attribute_name(word(p->attribute), Language::en) + " attribute";
  if (const auto* p = std::get_if<GrantName>(&r)) return verb("also has", "also have") + " the name " + word(p->name);
  if (std::holds_alternative<LoseText>(r)) return verb("loses its text", "lose their text");
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    constexpr std::array<std::string_view, 3> how{"are swapped", "are doubled", "are halved, rounded down"};
    return std::string(how[static_cast<std::size_t>(p->how)]);
  }
  if (std::holds_alternative<MentalBattle>(r)) return "is a mental power battle";
  const CostChange cost = cost_change(r).value_or(CostChange{});
  if (cost.waived) return "need not be paid";
  std::vector<std::string> said;
  if (cost.set) said.push_back(fmt::format("becomes {}", *cost.set));
  if (cost.add != 0 || !cost.set)
    said.push_back(
        fmt::format("is {} by {}{}", cost.add < 0 ? "lowered" : "raised", cost.add < 0 ? -cost.add : cost.add,
                    cost.symbol ? " " + symbol_name(*cost.symbol, Language::en) + " chakra" : std::string()));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording
