// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/rule_words.h"

/// English: the rules on teams, damage and protection, said of a card, and those said of a player.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Naming;
using describe::Quantity;

namespace {

constexpr std::size_t kResults = table::EnumNames<Result>::names.size();

/// "Ninja ranked Genin": of Ninja, that they are "ranked Genin".
std::string without_noun(const std::string& said) {
  constexpr std::string_view kRanked = "Ninja ranked ";
  return said.starts_with(kRanked) ? said.substr(kRanked.find(' ') + 1) : said;
}

}  // namespace

/// A team is named by one of its Ninja: "this Ninja", "a Ninja with ...".
std::string English::whom(const Selector& selector) {
  if (selector.kind == Selector::Kind::ref) return reference(selector.ref);
  return selector.filter.empty() ? std::string("a Ninja") : some(selector.filter.front());
}

/// What does it: " in the showdown", " by opposing Jutsu", " by effects of opposing Ninja".
std::string English::damage_source(const Act& a, CauseTest cause) {
  const std::string_view words = cause_words(cause, Language::en);
  std::string text = words.empty() ? std::string() : " " + std::string(words);
  if (!a.by) return text;
  const bool use = a.by->type == CardType::jutsu || a.by->type == CardType::mission;
  if (cause == CauseTest::showdown) return text + " from " + nominal(*a.by, true);
  if (use) return " from " + nominal(*a.by, true);
  return " from effects of " + nominal(*a.by, true);
}

/// "Damage it takes in the showdown this turn is reduced by 1."
std::string English::changed_damage(const Clause& c) {
  const Act& a = c.acts.front();
  Phrase bearer = c.subject;
  bearer.aspect = describe::Aspect::itself;
  const auto* less = std::get_if<ReduceDamage>(&*a.rule);
  const auto* greater = std::get_if<MoreDamage>(&*a.rule);
  const bool next = less ? less->next : greater->next;
  const std::string of_size = less && less->at_least > 1 ? fmt::format(" of {} or more that", less->at_least) : "";
  return fmt::format("{}damage{} {} {}{}{} is {} by {}", next ? "the next " : "", of_size, np(bearer, false),
                     bearer.many() ? "take" : "takes", damage_source(a, less ? less->cause : greater->cause),
                     c.until ? english_until(*c.until) : std::string(), less ? "reduced" : "increased",
                     number_text(a.n));
}

/// "Opposing Wind Jutsu cost 1 chakra more."
std::string English::jutsu_price(const Clause& c) {
  const Act& a = c.acts.front();
  const auto* price = a.rule && c.acts.size() == 1 ? std::get_if<ChangeJutsuCost>(&*a.rule) : nullptr;
  const auto change = price ? cost_change(a) : std::nullopt;
  const bool cards = c.subject.naming == Naming::group || c.subject.naming == Naming::each;
  if (!change || !cards || change->waived || is_nothing(change->add)) return {};
  if (change->set && !is_nothing(*change->set)) return {};
  Phrase jutsu = c.subject;
  jutsu.aspect = describe::Aspect::itself;
  jutsu.naming = Naming::group;
  if (jutsu.filter.zone == Zone::hand) jutsu.filter.zone.reset();  // it is paid when it is used from there
  const bool all = !jutsu.filter.controller && jutsu.filter.user.empty();
  const std::string symbol = change->symbol ? symbol_name(*change->symbol, Language::en) + " " : std::string();
  if (change->set)
    return fmt::format("{}{} cost {} {}chakra instead of their jutsu cost", all ? "all " : "",
                       (jutsu.filter.controller == Side::you && !whose(jutsu.filter) ? "your " : "") + np(jutsu, false),
                       size_text(change->add), symbol);
  return fmt::format("{}{} cost {} {}chakra {}", all ? "all " : "", np(jutsu, false), size_text(change->add), symbol,
                     change->add.number < 0 ? "less" : "more");
}

std::string English::further_rule(const Act& a, bool many) {
  const auto verb = [many](std::string_view one, std::string_view several) {
    return std::string(many ? several : one);
  };
  const Rule& r = *a.rule;
  const std::string by = !a.by                       ? std::string()
                         : a.by->except == Ref::self ? nominal(*a.by, true) + " other than this card"
                                                     : nominal(*a.by, true);
  const bool use = a.by && (a.by->type == CardType::jutsu || a.by->type == CardType::mission);
  const std::string effects = !a.by ? "effects" : use ? by : "effects of " + by;
  if (const auto* p = std::get_if<LockPower>(&r))
    return std::string("cannot ") +
           (!p->lose   ? "gain"
            : !p->gain ? "lose"
                       : "gain or lose") +
           " power" + (a.by ? " through " + effects : "");
  if (const auto* p = std::get_if<Contribute>(&r)) {
    if (p->stat == Contribution::none)
      return verb("adds", "add") + " nothing to the power of " + verb("its", "their") + " team";
    if (p->stat == Contribution::other_team)
      return verb("adds its", "add their") + " power to the opposing team instead of " + verb("its", "their") + " own";
    const bool combat = p->stat == Contribution::combat;
    return fmt::format("{} {} instead of {} {} to the power of {} team", verb("adds its", "add their"),
                       combat ? "combat" : "support", verb("its", "their"), combat ? "support" : "combat",
                       verb("its", "their"));
  }
  if (const auto* p = std::get_if<CoinWorth>(&r))
    return fmt::format("{} {} as {:+}/{:+}", verb("counts each of its", "count each of their"),
                       coin_forms(p->coin, Language::en, true), p->combat, p->support);
  if (const auto* p = std::get_if<TeamPower>(&r))
    return (p->set ? verb("has", "have") + (p->mental ? " team Mental Power " : " team power ") + number_text(a.support)
                   : verb("gets ", "get ") + signed_text(a.n) + (p->mental ? " team Mental Power" : " team power"));
  if (const auto* p = std::get_if<MentalPower>(&r)) {
    if (p->set && is_nothing(a.n)) return verb("has", "have") + " Mental Power " + number_text(a.support);
    return verb("gets ", "get ") + signed_text(a.n) + " Mental Power";
  }
  if (std::holds_alternative<Unaffected>(r)) return verb("is", "are") + " not affected by " + effects;
  if (const auto* p = std::get_if<Unremovable>(&r))
    return "cannot be removed from play" + std::string(p->moves ? " or moved to another team" : "") + " by " + effects;
  return card_rule(a, many);
}

std::string English::card_rule(const Act& a, bool many) {
  const auto verb = [many](std::string_view one, std::string_view several) {
    return std::string(many ? several : one);
  };
  const Rule& r = *a.rule;
  const std::string by = a.by ? nominal(*a.by, true) : std::string();
  const bool plain = a.by && a.by->type == CardType::ninja && describe::parts_of(*a.by).empty();
  std::string others = plain ? "other " + by : by;
  // "In common with that Ninja" is with the one of which it is said.
  if (others.ends_with("in common with that Ninja")) {
    others.resize(others.size() - std::string_view("that Ninja").size());
    others += many ? "them" : "it";
  }
  if (std::holds_alternative<DamageStays>(r)) return "deals damage in the showdown that cannot be reduced";
  if (const auto* p = std::get_if<GoesTo>(&r))  // beside other rules; alone it has a sentence of its own
    return fmt::format("{} {} instead of {}", verb("goes", "go"), destination_words(p->to, Language::en),
                       destination_words(p->instead_of, Language::en));
  if (const auto* p = std::get_if<MustBeHead>(&r)) return "must be the head Ninja if " + english_sent(p->as);
  if (const auto* p = std::get_if<OnlyTeamedWith>(&r))
    return std::string(p->when_sent ? "can be sent out only in a team with " : "can be in a team only with ") + others;
  if (const auto* p = std::get_if<CannotBeTeamedWith>(&r))
    return (p->when_organized
                ? "cannot be put into a team with " + others + " in the organization phase"
                : (p->when_sent ? "cannot be sent out in a team with " : "cannot be in a team with ") + others);
  if (const auto* p = std::get_if<MustBlock>(&r)) return "must block a team with " + whom(p->whom) + ", if possible";
  if (const auto* p = std::get_if<NotCounted>(&r))
    return p->n == 0 ? verb("does", "do") + " not count for the size of " + verb("its", "their") + " team"
                     : fmt::format("{} not count for the size of a team, at most {} of them", verb("does", "do"), p->n);
  if (const auto* p = std::get_if<ResultRule>(&r)) {
    std::vector<std::string> from;
    if (p->from.size() + 1 < kResults)  // all the others need no list
      for (const Result result : p->from) from.emplace_back(result_words(result, Language::en));
    return fmt::format("{} {} instead of {}", verb("gets", "get"), result_words(p->to, Language::en),
                       from.empty() ? "any other result" : enumerated(from, or_word()));
  }
  if (std::holds_alternative<BlockLimit>(r))
    return fmt::format("can block up to {} teams together (their team powers are added)", number_text(a.n));
  if (std::holds_alternative<NoShowdown>(r)) return verb("has", "have") + " no showdown";
  if (const auto* p = std::get_if<ExtraRewards>(&r)) {
    std::vector<std::string> on;
    for (const RewardFor what : p->on) on.emplace_back(reward_words(what, Language::en));
    return verb("wins ", "win ") + counted_words(a.n, "more Battle Reward", "more Battle Rewards") + " with " +
           (on.empty() ? "each attack that wins any" : enumerated(on, or_word()));
  }
  if (std::holds_alternative<RequirementWaived>(r))
    return "can use " + (by.empty() ? "Jutsu" : by) + " without meeting the requirement";
  if (const auto* p = std::get_if<SetNames>(&r))
    return verb("has", "have") + " the name " + card_title(p->name) + " and no other";
  if (std::holds_alternative<IgnoreNameRule>(r)) return "can be in play beside another Ninja of the same name";
  if (std::holds_alternative<SendingCost>(r))
    return "can be sent out only if its controller discards " + number_text(a.n) + " chakra";
  if (std::holds_alternative<CountsAsBlocked>(r))
    return verb("counts", "count") + " in the showdown as blocked by a team with team power " + number_text(a.n);
  if (std::holds_alternative<CountsAsReward>(r)) return "counts as one of its controller’s Battle Rewards";
  if (std::holds_alternative<JutsuCostKept>(r))
    return verb("pays", "pay") + " the full cost of the Jutsu " + verb("it uses", "they use") +
           ": it cannot be reduced or waived";
  if (std::holds_alternative<SacrificeWaived>(r))
    return "can enter play without " + verb("its", "their") + " Sacrifice";
  if (const auto* p = std::get_if<Playable>(&r)) {
    std::string text = "can be played as though it were in its owner’s hand";
    if (p->then) text += " and goes " + std::string(destination_words(*p->then, Language::en)) + " after use";
    return text;
  }
  return {};
}

/// Rules that are said of cards wherever they are.
std::string English::cards_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const std::string who = np(c.subject, false);
  if (const auto* p = std::get_if<EntersWith>(&*a.rule))
    return who + " enter play with " +
           counted_words(a.n, coin_forms(p->coin, Language::en, false), coin_forms(p->coin, Language::en, true));
  if (const auto* p = std::get_if<EntersElsewhere>(&*a.rule)) {
    EventPattern how;
    how.not_by = p->not_by;
    std::string where(destination_words(p->to, Language::en));
    constexpr std::string_view kIts = "its owner’s";
    if (const auto its = where.find(kIts); its != std::string::npos) where.replace(its, kIts.size(), "their owners’");
    if (where.ends_with(" deck")) where += "s";
    return who + " that would enter play" + event_parts(how) + " go " + where + " instead";
  }
  const bool deployed = std::get<EntersInjured>(*a.rule).how == Entry::deploy;
  return who + (deployed ? " that are deployed" : "") + " enter play injured";
}

/// What becomes of the rewards that a player wins.
std::string English::reward_rule(const Clause& c, const std::string& until) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = np(c.subject, false);
  const auto verb = [you](std::string_view second, std::string_view third) {
    return std::string(you ? second : third);
  };
  if (const auto* p = std::get_if<RewardCap>(&r); p != nullptr && !p->discards) {
    const std::string_view in_turn = until.empty() ? std::string_view(" in one turn") : std::string_view(until);
    if (is_nothing(a.n)) return fmt::format("{} {} no Battle Rewards{}", who, verb("win", "wins"), until);
    return fmt::format("{} {} at most {} Battle Reward{}{}", who, verb("win", "wins"), number_text(a.n),
                       a.n.plural() ? "s" : "", in_turn);
  }
  if (std::holds_alternative<RewardCap>(r) && !until.empty())
    return fmt::format("{} {} at most {} of the Battle Rewards won{} and {} the others", who, verb("keep", "keeps"),
                       number_text(a.n), until, verb("discard", "discards"));
  if (std::holds_alternative<RewardCap>(r))
    return fmt::format("{} {} at most {} of the Battle Rewards won in one turn and {} the others", who,
                       verb("keep", "keeps"), number_text(a.n), verb("discard", "discards"));
  if (std::holds_alternative<RewardsDiscarded>(r))
    return fmt::format("instead of winning Battle Rewards{}{}, {} {} as many of {} Battle Rewards",
                       std::get<RewardsDiscarded>(r).from_showdown ? " in the showdown" : "", until, who,
                       verb("discard", "discards"), you ? "the opponent’s" : "the other player’s");
  return {};
}

/// How a player can pay for Jutsu.
std::string English::use_rule(const Clause& c, const std::string& until) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  const bool you = c.subject.naming == Naming::you;
  const std::string who = np(c.subject, false);
  const auto kind = [&](std::string_view fallback) { return a.by ? nominal(*a.by, true) : std::string(fallback); };
  if (const auto* p = std::get_if<FreeUse>(&r)) {
    const std::string cost = chakra_words(p->cost, Language::en);
    const Filter jutsu = of_type(a.by.value_or(Filter{}), CardType::jutsu);
    const std::string which = p->once ? "the next " + nominal(jutsu, false) : nominal(jutsu, true);
    const std::string how =
        cost.empty() ? "without paying the jutsu cost" : "by paying " + cost + " instead of the jutsu cost";
    if (p->by && you) {
      const std::string users = is_target(*p->by) ? reference(*p->by->is) : some(as_ninja(*p->by));
      return fmt::format("{} can use {}{} {}", users, which, until, how);
    }
    return fmt::format("{} can use {}{}{} {}", who, which, p->by ? " with " + some(as_ninja(*p->by)) : "", until, how);
  }
  if (const auto* p = std::get_if<PayAs>(&r)) {
    const std::string symbol = p->symbol ? symbol_name(*p->symbol, Language::en) + " " : "";
    return fmt::format("{} can pay {}{} in the cost of {}{} with {} chakra", who,
                       p->n ? fmt::format("up to {} ", *p->n) : "", symbol + (p->n == 1 ? "symbol" : "symbols"),
                       kind("Jutsu"), p->by ? " used by " + some(*p->by) : "",
                       p->with ? symbol_name(*p->with, Language::en) : "any");
  }
  return {};
}

std::string English::player_rule(const Clause& c) {
  const Act& a = c.acts.front();
  const Rule& r = *a.rule;
  if (c.subject.naming == Naming::group) return cards_rule(c);
  const bool you = c.subject.naming == Naming::you;
  const std::string who = np(c.subject, false);
  const std::string whose = you ? "your" : who + "’s";
  const auto verb = [you](std::string_view second, std::string_view third) {
    return std::string(you ? second : third);
  };
  if (std::holds_alternative<RewardsToWin>(r))
    return fmt::format("{} {} {} Battle Reward{} to win the game", who, verb("need", "needs"), number_text(a.n),
                       a.n.plural() ? "s" : "");
  if (const auto* p = std::get_if<AttackLimit>(&r))
    return fmt::format("{} can attack with {} {}", who, p->raised ? "up to" : "at most",
                       counted_words(a.n, "team", "teams"));
  const std::string until = c.until && *c.until != Until::for_good ? english_until(*c.until) : std::string();
  if (const auto* p = std::get_if<TeamLimit>(&r)) {
    const bool fewer = a.n.letter == 0 && a.n.number < 3 && !a.by && !p->with;  // less than the rules allow
    if (fewer)
      return fmt::format("{} have teams of more than {} Ninja{}",
                         you                                       ? "you cannot"
                         : c.subject.naming == Naming::each_player ? "neither player can"
                                                                   : who + " cannot",
                         number_text(a.n), until);
    if (p->exactly)
      return fmt::format("{} can have teams of exactly {} Ninja{}{}", who, number_text(a.n),
                         p->with ? " with " + whom(*p->with) : "",
                         a.by ? " and otherwise only " + nominal(as_ninja(*a.by), true) : "");
    const std::string team =
        p->with ? fmt::format("a team with {} can have", whom(*p->with)) : who + " can have teams of";
    return fmt::format("{} up to {} Ninja{}{}", team, number_text(a.n), until,
                       a.by ? " if all of them are " + without_noun(nominal(as_ninja(*a.by), true)) : "");
  }
  if (std::string said = reward_rule(c, until); !said.empty()) return said;
  if (std::string said = use_rule(c, until); !said.empty()) return said;
  if (const auto* p = std::get_if<ChakraCounts>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::group;
    chakra.filter = a.by.value_or(Filter{});
    return np(chakra, false) + " also counts as " +
           (p->as ? symbol_name(*p->as, Language::en) + " chakra" : std::string("chakra of the named symbol"));
  }
  if (const auto* p = std::get_if<UseTax>(&r)) return use_tax(a, *p, who + verb(" must", " must"));
  if (const auto* p = std::get_if<ChakraWorth>(&r)) {
    Phrase chakra;
    chakra.naming = Naming::each;
    chakra.filter = a.by.value_or(Filter{});
    return fmt::format("{} can pay for up to {} {} chakra in the cost of a Jutsu",
                       chakra.filter.is ? reference(*chakra.filter.is) : np(chakra, false), number_text(a.n),
                       symbol_name(p->as, Language::en));
  }
  if (const auto* p = std::get_if<MarkerFor>(&r)) {
    Filter cards;
    cards.type = p->type;
    return fmt::format("for {}, {} turn marker counts as {} {}", nominal(cards, true), whose, size_text(a.n),
                       a.n.number < 0 ? "lower" : "higher");
  }
  return play_rule(c);
}

}  // namespace playsheet::wording
