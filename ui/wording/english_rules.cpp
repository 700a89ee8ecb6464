// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"

/// English: the rules, said of a card.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;

namespace {

/// " in a Draw or a Defeat".
std::string at_results(const std::vector<Result>& results) {
  std::vector<std::string> said;
  said.reserve(results.size());
  for (const Result result : results) said.emplace_back(result_words(result, Language::en));
  return said.empty() ? std::string() : " from " + enumerated(said, " or ");
}

}  // namespace

std::string english_sent(Sending as) {
  return as == Sending::attack ? "sent out to attack" : as == Sending::block ? "sent out to block" : "sent out";
}

std::string English::rule(const Act& a, bool many) {
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  const Rule& r = *a.rule;
  if (const auto* p = std::get_if<ModifyPower>(&r))
    return verb("gets ", "get ") + (a.additional ? "a further " : "") + power_text(a.n, a.support, p->negative);
  if (const auto* p = std::get_if<SetPower>(&r); p != nullptr && p->current) {
    const std::string had = many ? " instead of their current " : " instead of its current ";
    if (p->combat && p->support)
      return verb("has ", "have ") + fmt::format("power {}/{}{}power", number_text(a.n), number_text(a.support), had);
    return verb("has ", "have ") + (p->combat ? fmt::format("combat {}{}combat", number_text(a.n), had)
                                              : fmt::format("support {}{}support", number_text(a.support), had));
  }
  if (const auto* p = std::get_if<SetPower>(&r)) {
    const std::string has = verb("has ", "have ") + (p->printed ? "printed " : "");
    if (p->combat && p->support) return has + fmt::format("power {}/{}", number_text(a.n), number_text(a.support));
    if (p->combat) return has + fmt::format("combat {}", number_text(a.n));
    return has + fmt::format("support {}", number_text(a.support));
  }
  if (const auto* p = std::get_if<GrantCharacteristic>(&r))
    return verb("gains ", "gain ") + characteristic_name(word(p->characteristic), Language::en);
  if (std::holds_alternative<Untargetable>(r)) {
    Phrase by;
    by.naming = Naming::group;
    by.filter = a.by.value_or(Filter{});
    return "cannot be targeted by " + np(by, true);
  }
  if (const auto* p = std::get_if<PreventDamage>(&r))
    return verb("takes", "take") + " no damage" + damage_source(a, p->cause) + at_results(p->result);
  if (std::holds_alternative<ForbidJutsu>(r))
    return "cannot use " + (a.by ? nominal(of_type(*a.by, CardType::jutsu), true) : std::string("Jutsu"));
  if (const auto* p = std::get_if<CannotBeSent>(&r))
    return "cannot be " + english_sent(p->as) + (p->team ? " " + team(*p->team) : std::string());
  if (const auto* p = std::get_if<MustBeSent>(&r)) return "must be " + english_sent(p->as) + ", if possible";
  if (const auto* p = std::get_if<CannotBeBlocked>(&r)) {
    if (p->except_by) return "can be blocked only by a team with " + whom(*p->except_by);
    if (p->only_by) return "can be blocked only by teams " + enumerated(team_kinds(*p->only_by), and_word());
    if (!p->by) return "cannot be blocked";
    if (p->by->alone == true) return "cannot be blocked by a single Ninja";
    std::string text = "cannot be blocked by ";
    if (p->by->alone == false) text += "several Ninja at once";
    std::vector<std::string> said;
    std::vector<std::string> members;
    for (const Filter& f : p->by->with) members.push_back(some(f));
    if (!members.empty()) said.push_back("with " + enumerated(members, and_word()));
    for (const Filter& f : p->by->only) said.push_back("of only " + nominal(as_ninja(f), true));
    const std::vector<std::string> kinds = team_kinds(*p->by);
    if (!kinds.empty()) {
      said.insert(said.end(), kinds.begin(), kinds.end());
      return text + "a team " + enumerated(said, and_word());
    }
    return said.empty() ? text : text + "teams " + enumerated(said, and_word());
  }
  if (std::holds_alternative<NoRewards>(r)) return verb("wins", "win") + " no Battle Rewards in the showdown";
  if (std::holds_alternative<CannotBeNegated>(r))
    return "cannot be negated" + (a.by ? " by " + nominal(*a.by, true) : std::string());
  if (std::holds_alternative<HealLock>(r)) return "cannot be healed";
  return change(a, many);
}

/// What the card has or no longer has, and what becomes of its figures and costs.
std::string English::change(const Act& a, bool many) {
  const Rule& r = *a.rule;
  const auto verb = [many](std::string_view one, std::string_view more) { return std::string(many ? more : one); };
  if (const auto* p = std::get_if<LoseCharacteristic>(&r))
    return verb("loses ", "lose ") + characteristic_name(word(p->characteristic), Language::en);
  if (const auto* p = std::get_if<SetRank>(&r)) {
    if (p->rank == Rank::none) return verb("has", "have") + " no rank";
    return verb("has", "have") + " the rank " + rank_title_name(p->rank, Language::en) + " and no other";
  }
  if (const auto* p = std::get_if<GrantAttribute>(&r))
    return verb("gets", "get") + " the " + attribute_name(word(p->attribute), Language::en) + " attribute";
  if (const auto* p = std::get_if<GrantName>(&r))
    return verb("also has", "also have") + " the name " + card_title(p->name);
  if (const auto* p = std::get_if<GrantRank>(&r))
    return verb("also has", "also have") + " the rank " + rank_title_name(p->rank, Language::en);
  if (const auto* p = std::get_if<SetAttribute>(&r)) {
    std::vector<std::string> open;
    for (const Word w : a.choice) open.push_back(attribute_name(word(w), Language::en));
    return verb("has", "have") + " the " +
           (open.empty() ? attribute_name(word(p->attribute), Language::en) : enumerated(open, or_word())) +
           " attribute" + (open.empty() ? "" : " (your choice)") + " and no other";
  }
  if (const auto* p = std::get_if<CopyTrait>(&r)) {
    const bool attribute = p->trait == CopiedTrait::attribute;
    if (attribute)
      return verb("has", "have") + " the attribute of " + np(a.other.front(), true) + " instead of its own";
    if (p->trait == CopiedTrait::text)
      return verb("also has", "also have") + " the effect text of " + np(a.other.front(), true);
    return verb("gets", "get") + " 1 characteristic of your choice from " + np(a.other.front(), true);
  }
  if (std::holds_alternative<CountsAsNinja>(r))
    return fmt::format("also {} as {} with power {}/{}", verb("counts", "count"), many ? "Ninja" : "a Ninja",
                       number_text(a.n), number_text(a.support));
  if (std::holds_alternative<LoseText>(r)) return verb("loses its text", "lose their text");
  if (const auto* p = std::get_if<ChangeFigures>(&r)) {
    if (p->how == FigureChange::multiplied) return "are multiplied by " + number_text(a.n);
    constexpr std::array<std::string_view, 9> how{"are swapped",
                                                  "are doubled",
                                                  "are halved, rounded down",
                                                  "are tripled",
                                                  "return to the printed values",
                                                  "change to the injured values",
                                                  "change to the healthy values",
                                                  "stay, but the support counts as a negative number",
                                                  "is tripled"};
    return std::string(how[static_cast<std::size_t>(p->how)]);
  }
  if (const auto* p = std::get_if<MentalBattle>(&r))
    return p->forbid ? "cannot be a mental power battle" : "is a mental power battle";
  if (!cost_change(a)) return further_rule(a, many);
  const CostChange cost = *cost_change(a);
  const bool moved = cost.add.letter != 0 || cost.add.number != 0;
  if (cost.waived) return "need not be paid";
  std::vector<std::string> said;
  if (cost.set) said.push_back(fmt::format("{} {}", verb("becomes", "become"), number_text(*cost.set)));
  if (moved || !cost.set)
    said.push_back(fmt::format(
        "{} {} by {}{}", verb("is", "are"), cost.add.number < 0 ? "reduced" : "increased", size_text(cost.add),
        cost.symbol ? " " + symbol_name(*cost.symbol, Language::en) + " chakra" : std::string()));
  return enumerated(said, and_word());
}

}  // namespace playsheet::wording
