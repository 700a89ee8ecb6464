// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/patterns.h"
#include "ui/wording/ranges.h"

/// English: numbers that the board gives, and tests that compare them.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Test;

namespace {

/// "attacked", "was deployed".
std::string done_in_turn(TurnDeed deed, const std::string& was) {
  struct Done {
    bool suffered;
    std::string_view what;
  };
  constexpr Words<TurnDeed, Done> done{{
      {TurnDeed::sent_out, {true, "sent out"}},
      {TurnDeed::attacked, {false, "attacked"}},
      {TurnDeed::blocked, {false, "blocked"}},
      {TurnDeed::opposed, {true, "in a battle"}},
      {TurnDeed::used_jutsu, {false, "used a Jutsu"}},
      {TurnDeed::deployed, {true, "deployed"}},
      {TurnDeed::applied, {true, "applied"}},
      {TurnDeed::defeated, {true, "discarded by the showdown"}},
      {TurnDeed::led, {true, "sent out as head"}},
  }};
  return (done[deed].suffered ? was : "") + std::string(done[deed].what);
}

std::string whose(Side side, std::string_view what) {
  return side == Side::you        ? fmt::format("your {}", what)
         : side == Side::opponent ? fmt::format("the opponent’s {}", what)
                                  : fmt::format("both players’ {}", what);
}

constexpr std::array<std::string_view, 5> kRelations{"equal to ", "equal to or greater than ", "equal to or less than ",
                                                     "lower than ", "higher than "};

}  // namespace

std::string English::amount(const Amount& a) { return marked(a, plain_amount(a)); }

std::string English::plain_amount(const Amount& a) {
  const auto joined = [&](std::string_view between) {
    std::string text;
    for (const Amount& part : a.factor) {
      Amount size = part;
      const bool less = between == " plus " && part.kind == Amount::Kind::constant && part.number < 0;
      if (less) size.number = -part.number;
      text += (text.empty() ? "" : less ? " minus " : std::string(between)) + amount(size);
    }
    return text;
  };
  const auto group = [&] { return np(group_of(a.filter.front()), true); };
  switch (a.kind) {
    case Amount::Kind::constant:
      return std::to_string(a.number);
    case Amount::Kind::x:
      return "X";
    case Amount::Kind::count:
      return "the number of " + (only_target(a.filter.front()) ? std::string("targets") : group());
    case Amount::Kind::times:
      return a.number == 2 ? "twice " + amount(a.factor.front())
                           : fmt::format("{} times {}", a.number, amount(a.factor.front()));
    case Amount::Kind::hand:
      return "the number of cards in " + whose(a.side, a.side == Side::any ? "hands" : "hand");
    case Amount::Kind::value:
      return fmt::format("the {} of {}", measure_name(a.measure, Language::en), reference(a.of));
    case Amount::Kind::damage:
      return "that damage";
    case Amount::Kind::heads:
      return "the number of heads";
    case Amount::Kind::tails:
      return "the number of tails";
    case Amount::Kind::moved: {
      constexpr std::array<std::string_view, 7> done{"cards moved",  "cards discarded", "cards charged", "cards drawn",
                                                     "Ninja healed", "Ninja damaged",   "coins removed"};
      return fmt::format("the number of {} this way", done[static_cast<std::size_t>(meanings().done)]);
    }
    case Amount::Kind::chosen:
      return meanings().chosen != 0 ? std::string(1, meanings().chosen) : "the number chosen";
    case Amount::Kind::event_amount:
      if (meanings().event == Happening::damaged) return "the amount of that damage";
      if (meanings().event == Happening::drawn) return "the number of cards drawn";
      if (meanings().event == Happening::rewards_won) return "the number of Battle Rewards won";
      if (meanings().event == Happening::power_gained) return "the combat gained";
      return "that number";
    case Amount::Kind::event_support:
      return "the support gained";
    case Amount::Kind::rewards:
      return "the number of " + whose(a.side, "Battle Rewards");
    case Amount::Kind::marker:
      return whose(a.side, "turn marker");
    case Amount::Kind::teams:
      return "the number of " + whose(a.side, "teams");
    case Amount::Kind::total:
      return fmt::format("the total {} of {}", measure_name(a.measure, Language::en), group());
    case Amount::Kind::coins:
      return fmt::format("the number of {} on {}", coin_forms(a.coin, Language::en, true), reference(a.of));
    case Amount::Kind::symbols:
      return "the number of different symbols among " + group();
    case Amount::Kind::highest:
      return fmt::format("the highest {} among {}", measure_name(a.measure, Language::en), group());
    case Amount::Kind::lowest:
      return fmt::format("the lowest {} among {}", measure_name(a.measure, Language::en), group());
    case Amount::Kind::product:
      return joined(" times ");
    case Amount::Kind::divided:
      return joined(" divided by ") + " (rounded down)";
    case Amount::Kind::sum:
      return joined(" plus ");
    case Amount::Kind::minus:
      return joined(" minus ");
    case Amount::Kind::half:
      return "half " + amount(a.factor.front()) + " (rounded down)";
    case Amount::Kind::min:
      if (both_extreme(a, Amount::Kind::lowest))
        return "the lowest combat or support among " + np(group_of(a.factor.front().filter.front()), true);
      return "the lower of " + joined(" and ");
    case Amount::Kind::max:
      if (both_extreme(a, Amount::Kind::highest))
        return "the highest combat or support among " + np(group_of(a.factor.front().filter.front()), true);
      return "the higher of " + joined(" and ");
  }
  return {};
}

/// " for each Female Ninja in its team"
std::string English::each_of(const describe::Act& act) {
  if (act.each.empty()) return {};
  lean_on(act.meanings);
  const Amount& a = act.each.front();
  if (a.kind == Amount::Kind::count) {
    Phrase one = group_of(a.filter.front());
    one.naming = Naming::each;
    return " for " + np(one, true);
  }
  if (a.kind == Amount::Kind::coins)
    return fmt::format(" for each {} on {}", coin_forms(a.coin, Language::en, false), reference(a.of));
  if (a.kind == Amount::Kind::heads) return " for each heads";
  if (a.kind == Amount::Kind::tails) return " for each tails";
  constexpr std::array<std::string_view, 7> done{"card moved",   "card discarded", "card charged", "card drawn",
                                                 "Ninja healed", "Ninja damaged",  "coin removed"};
  return fmt::format(" for each {} this way", done[static_cast<std::size_t>(meanings().done)]);
}

std::string English::figure(const Compare& c) {
  std::vector<std::string> said;
  const auto bound = [&](const std::vector<Amount>& amounts, Relation relation) {
    for (const Amount& a : amounts) {
      const bool same = a.kind == Amount::Kind::value && a.measure == c.value;
      // Its own figures: "combat higher than its printed combat".
      const bool own = a.kind == Amount::Kind::value && a.of == Ref::it && a.measure != c.value &&
                       (c.value == Measure::combat || c.value == Measure::support);
      if (own) {
        said.push_back(std::string(kRelations[static_cast<std::size_t>(relation)]) + "its " +
                       std::string(measure_name(a.measure, Language::en)));
        continue;
      }
      const bool of_team = c.value == Measure::team_power || c.value == Measure::team_mental_power;
      if (same && a.of == Ref::it && !of_team) {
        said.push_back(std::string(kRelations[static_cast<std::size_t>(relation)]) + "its own");
        continue;
      }
      const bool letter =
          a.kind == Amount::Kind::x && (relation == Relation::at_most || relation == Relation::at_least);
      said.push_back(letter ? (relation == Relation::at_most ? "X or less" : "X or more")
                            : std::string(kRelations[static_cast<std::size_t>(relation)]) +
                                  (same ? "that of " + reference(a.of) + (of_team ? "’s team" : "") : amount(a)));
    }
  };
  if (is_extreme(c)) {
    const Amount& top = c.at_least.empty() ? c.at_most.front() : c.at_least.front();
    std::string text = amount(top);  // "the highest combat among ..." is the whole of it
    if (c.below.empty() && c.above.empty()) return text;
  }
  if (c.at_least == c.at_most) {
    bound(c.at_least, Relation::equal);
  } else {
    bound(c.at_least, Relation::at_least);
    bound(c.at_most, Relation::at_most);
  }
  bound(c.below, Relation::below);
  bound(c.above, Relation::above);
  return std::string(measure_name(c.value, Language::en)) + " " + enumerated(said, and_word());
}

std::string English::coins(const CoinTest& t) {
  const bool none = t.at_most == 0;
  const Bounds b{t.at_least, t.at_most};
  const bool one = !none && t.at_least.value_or(1) == 1 && !t.at_most;
  const std::string coin = t.kind ? coin_forms(*t.kind, Language::en, !one) : one ? "coin" : "coins";
  if (none) return "no " + coin;
  return one ? "a " + coin : range_text(b, Language::en) + " " + coin;
}

std::vector<std::string> English::further_with(const Filter& f) {
  std::vector<std::string> with;
  if (f.name_contains) with.push_back("“" + word(*f.name_contains) + "” in the name");
  if (f.title) with.push_back("the effect “" + word(*f.title) + "”");
  if (f.shares_symbol_with) with.push_back("a symbol in common with " + reference(*f.shares_symbol_with));
  if (f.hand_cost) with.push_back("hand cost " + range_text(*f.hand_cost, Language::en));
  if (f.mental_power) with.push_back("Mental Power " + range_text(*f.mental_power, Language::en));
  if (f.cost_symbols) with.push_back(range_text(*f.cost_symbols, Language::en) + " symbols in the jutsu cost");
  for (const Compare& c : f.compare) {
    if (jutsu_used(c)) continue;  // stands behind the noun
    const bool plainly = is_extreme(c) && c.below.empty() && c.above.empty() &&
                         (c.at_least.empty() ? c.at_most : c.at_least).front().filter.front() == compared_group(f);
    const std::string_view end = c.at_least.empty() ? "the lowest " : "the highest ";
    const std::string said = plainly ? std::string(end) + std::string(measure_name(c.value, Language::en)) : figure(c);
    const std::string measure(measure_name(c.value, Language::en));
    const bool again = c.value == Measure::entrance_cost && f.entrance_cost && said.starts_with(measure);
    with.push_back(again ? said.substr(measure.size() + 1) : said);
  }
  if (f.has_text == true) with.push_back("effect text");
  return with;
}

std::vector<std::string> English::further_behind(const Filter& f, bool plural) {
  std::vector<std::string> words;
  const auto have = [plural](std::string_view one, std::string_view many) { return std::string(plural ? many : one); };
  if (f.has_text == false) words.push_back("without effect text");
  if (f.named) {
    constexpr Words<Nameable, std::string_view> named{{
        {Nameable::symbol, "of that symbol"},
        {Nameable::card_name, "of that name"},
        {Nameable::card_type, "of that type"},
    }};
    words.emplace_back(named[*f.named]);
  }
  if (f.owner == Side::you) words.push_back("that you own");
  if (f.owner == Side::opponent) words.push_back("that the opponent owns");
  if (f.this_turn) words.push_back("that " + done_in_turn(*f.this_turn, have("was ", "were ")) + " this turn");
  if (f.attached_to) words.push_back("attached to " + reference(*f.attached_to));
  if (!f.attached.empty()) words.push_back(have("that has ", "that have ") + some(f.attached.front()) + " attached");
  if (!f.requires_.empty()) words.push_back(have("that requires ", "that require ") + required(f.requires_.front()));
  for (const std::string& use : of_uses(f, plural)) words.push_back(use);
  return words;
}

/// What shares its name may be of any type.
std::string English::namesake(Ref ref) {
  return ref == Ref::it || ref == Ref::event ? std::string("that card") : reference(ref);
}

std::string English::team(const TeamTest& t) {
  std::vector<std::string> said;
  if (!t.with.empty()) {
    std::vector<std::string> members;
    for (const Filter& f : t.with) members.push_back(some(as_ninja(f)));
    said.push_back("in a team with " + enumerated(members, and_word()));
  }
  const bool so_many = t.size && t.only.size() == 1;  // "of 4 members of The Four Sound Ninja"
  if (so_many) {
    said.push_back("in a team of " + range_text(*t.size, Language::en) + " " + nominal(as_ninja(t.only.front()), true));
  } else {
    for (const Filter& f : t.only) said.push_back("in a team of only " + nominal(as_ninja(f), true));
  }
  if (t.alone) said.push_back(*t.alone ? "alone" : "not alone");
  TeamTest rest = t;
  if (so_many) rest.size.reset();
  for (const std::string& kind : team_kinds(rest)) said.push_back("in a team " + kind);
  return enumerated(said, and_word());
}

std::vector<std::string> English::team_kinds(const TeamTest& t) {
  std::vector<std::string> kinds;
  if (t.size) kinds.push_back("of " + range_text(*t.size, Language::en) + " Ninja");
  if (t.power) kinds.push_back("with team power " + range_text(*t.power, Language::en));
  if (t.mental_power) kinds.push_back("with team Mental Power " + range_text(*t.mental_power, Language::en));
  std::vector<std::string> members;
  for (const Filter& f : t.any) members.push_back(some(as_ninja(f)));
  if (!members.empty()) kinds.push_back("that includes " + enumerated(members, and_word()));
  for (const Filter& f : t.head) kinds.push_back("led by " + some(as_ninja(f)));
  return kinds;
}

std::string English::compared(const Test& t) {
  const Amount& bound = t.amounts.back();
  if (const auto both = rivals(t)) return rivalry(*both);
  if (const auto plain = plain_bounds(t))
    if (std::string said = number_there(t.amounts.front(), *plain, t.negated); !said.empty()) return said;
  const std::string is = amount(t.amounts.front()) + (t.negated ? " is not " : " is ");
  if (const auto plain = plain_bounds(t)) return is + range_text(*plain, Language::en);
  return is + std::string(kRelations[static_cast<std::size_t>(t.relation)]) + amount(bound);
}

std::string English::tallied(const Test& t) {
  const std::string who = t.side == Side::you        ? (each_acts() ? "they have " : "you have ")
                          : t.side == Side::opponent ? "the opponent has "
                                                     : "the players together have ";
  const std::string n = t.bounds.at_most == 0 ? "no" : range_text(t.bounds, Language::en);
  const bool one = t.bounds.at_least == 1 && t.bounds.at_most == 1;
  switch (t.tally) {
    case TurnTally::missions:
      return who + "used " + n + (one ? " Mission" : " Missions") + " this turn";
    case TurnTally::jutsu:
      return who + "used " + n + " Jutsu this turn";
    case TurnTally::heads:
      return who + "tossed " + n + " heads this turn";
    case TurnTally::tails:
      return who + "tossed " + n + " tails this turn";
    case TurnTally::rewards_won:
      return who + "won " + n + (one ? " Battle Reward" : " Battle Rewards") + " this turn";
    case TurnTally::charged:
      return who + "charged " + n + (one ? " card" : " cards") + " this turn";
    case TurnTally::ninja_deployed:
      return who + "deployed " + n + " Ninja this turn";
    case TurnTally::discarded_by_damage:
      return who + "had " + n + " Ninja discarded by damage this turn";
  }
  return {};
}

}  // namespace playsheet::wording
