// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"
#include "ui/wording/ranges.h"

/// English noun phrases. Order: number, whose, state, rank or trait, noun, name, zone, with-phrase, battle relation.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Noun;
using describe::Origin;
using describe::Part;

std::string English::plain_reference(Ref ref) {
  switch (ref) {
    case Ref::self:
      return is_ninja() ? "this Ninja" : "this card";
    case Ref::user:
      return "the user";
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      if (targets() > 1)
        return std::string(kOrdinals[static_cast<std::size_t>(ref) - static_cast<std::size_t>(Ref::t1)]);
      return target_group() ? "the targets" : "the target";
    case Ref::used:
      return "that Jutsu";
    default:
      return "that Ninja";
  }
}

std::string English::reference(Ref ref) {
  Phrase meant;
  meant.ref = ref;
  return marked(meant, plain_reference(ref));
}

std::string English::rank(const RankTest& r) {
  if (r.none) return "no rank";
  if (is_exact(r)) return rank_name(*r.at_least, Language::en);
  if (r.at_least && r.at_most)
    return fmt::format("{} to {}", rank_name(*r.at_least, Language::en), rank_name(*r.at_most, Language::en));
  if (r.at_least && *r.at_least == Rank::village_leader) return rank_name(*r.at_least, Language::en);
  if (r.at_least) return rank_name(*r.at_least, Language::en) + " or higher";
  return rank_name(r.at_most.value_or(Rank::none), Language::en) + " or lower";
}

std::string English::noun(const Filter& f, bool plural) {
  if (!f.any.empty() && only_types(f.any)) {
    std::vector<std::string> nouns;
    Filter kind;  // said of each, so that it does not seem to belong to the first only
    kind.characteristic = f.characteristic;
    kind.symbol = f.symbol;
    const std::string again = before_noun(kind);
    for (const Filter& one : f.any)
      nouns.push_back(spaced({&one == &f.any.front() ? std::string() : again, noun(one, plural)}));
    return enumerated(nouns, or_word());
  }
  const Noun kind = describe::noun_of(f);
  const bool ranked = f.rank && is_exact(*f.rank) && !f.role;
  if (ranked && kind == Noun::card) return rank_name(*f.rank->at_least, Language::en);
  if (ranked && kind == Noun::ninja) {  // a bare rank would mean Clients, too (N-CHAR-02)
    std::string rank = rank_name(*f.rank->at_least, Language::en);
    return rank.ends_with("Ninja") ? rank : rank + " Ninja";
  }
  switch (kind) {
    case Noun::ninja:
      return f.role ? (*f.role == Role::head ? "head Ninja" : "back Ninja") : "Ninja";
    case Noun::mission:
      return plural ? "Missions" : "Mission";
    case Noun::jutsu:
      return "Jutsu";
    case Noun::client:
      return plural ? "Clients" : "Client";
    case Noun::chakra:
      return "chakra";
    case Noun::reward:
      return plural ? "Battle Rewards" : "Battle Reward";
    case Noun::card:
      break;
  }
  return plural ? "cards" : "card";
}

std::string English::before_noun(const Filter& f) {
  std::vector<std::string> words;
  if (f.health) words.push_back(*f.health == Health::healthy ? "healthy" : "injured");
  if (f.state) switch (*f.state) {
      case BattleState::standby:
        words.push_back("stand-by");
        break;
      case BattleState::attacking:
        words.push_back("attacking");
        break;
      case BattleState::blocking:
        words.push_back("blocking");
        break;
      case BattleState::battling:
        words.push_back("battling");
        break;
      case BattleState::unblocked:
        words.push_back("unblocked");
        break;
      case BattleState::in_action:
        break;
    }
  for (const Filter& none : f.none)
    if (const auto origin = excluded_origin(none); origin && !of_one_village(f))
      words.push_back("non-" + characteristic_name(word(*origin), Language::en));
  for (const Word w : f.characteristic) words.push_back(characteristic_name(word(w), Language::en));
  if (!f.symbol.empty()) {
    std::vector<std::string> symbols;
    for (const Symbol s : f.symbol) symbols.push_back(symbol_name(s, Language::en));
    words.push_back(enumerated(symbols, or_word()));
  }
  if (f.counter == true) words.push_back("Counter");
  if (f.permanence == std::vector<Permanence>{Permanence::none}) {
    words.push_back("non-permanent");
  } else if (f.permanence == std::vector<Permanence>{Permanence::coins}) {
    words.push_back("Permanent (X)");
  } else if (!f.permanence.empty()) {
    words.push_back("Permanent");
  }
  if (f.rank && is_exact(*f.rank) && f.role) words.push_back(rank_name(*f.rank->at_least, Language::en));
  return spaced(words);
}

std::string English::with_phrase(const Filter& f) {
  std::vector<std::string> with;
  if (!f.attribute.empty()) {
    std::vector<std::string> attributes;
    for (const Word w : f.attribute) attributes.push_back(attribute_name(word(w), Language::en));
    with.push_back("the " + enumerated(attributes, or_word()) + " attribute");
  }
  if (f.rank && f.rank->none) with.push_back("no rank");
  if (f.same_name_as) with.push_back("the same name as " + namesake(*f.same_name_as));
  for (const Filter& other : f.namesake) with.push_back("the same name as " + some(other));
  if (f.entrance_cost) with.push_back("entrance cost " + range_text(*f.entrance_cost, Language::en));
  if (f.jutsu_cost) with.push_back("jutsu cost " + range_text(*f.jutsu_cost, Language::en));
  if (f.cost_has_symbol)
    with.push_back(*f.cost_has_symbol ? "a symbol in the jutsu cost" : "no symbol in the jutsu cost");
  if (f.combat) with.push_back("combat " + range_text(*f.combat, Language::en));
  if (f.support) with.push_back("support " + range_text(*f.support, Language::en));
  if (f.coins) with.push_back(coins(*f.coins));
  for (const std::string& further : further_with(f)) with.push_back(further);
  return with.empty() ? std::string() : "with " + enumerated(with, and_word());
}

std::string English::one_nominal(const Filter& f, bool plural, const Phrase* phrase, const std::string* places) {
  const std::string with = with_phrase(f);
  std::vector<std::string> words{before_noun(f), noun(f, plural)};
  // "Toad Ninja", "Ninja Toads" and "member of The Four Sound Ninja" name the Ninja already.
  const std::string trait =
      f.characteristic.empty() ? std::string() : characteristic_name(word(f.characteristic.back()), Language::en);
  const bool ninja =
      trait.ends_with(" Ninja") || trait.starts_with("Ninja ") || trait.find(" Ninja (") != std::string::npos;
  if (ninja && f.symbol.empty() && words[1] == "Ninja" && words[0].ends_with(trait)) {
    const bool group = trait.starts_with("The ");
    words[1] = group ? (plural ? "members of " : "member of ") + trait
                     : trait + (plural && trait.starts_with("Ninja ") ? "s" : "");
    words[0].resize(words[0].size() - trait.size());
    if (!words[0].empty()) words[0].pop_back();
  }
  if (const auto highest = highest_rank(f))
    words.push_back("ranked no higher than " + rank_name(*highest, Language::en));
  else if (f.rank && !f.rank->none && !is_exact(*f.rank) && !only_some_rank(f))
    words.push_back("ranked " + rank(*f.rank));
  if (!f.name.empty()) words.push_back("named " + names(f.name, or_word()));
  if (phrase && phrase->random) words.push_back("at random");
  const std::string where = places ? *places : place(f, phrase);
  const bool first = where.empty() || where == "in play" || where == "in use" || is_pile(f) ||
                     ((f.same_name_as || f.name_free || f.applicable_to) && where.starts_with("in "));
  if (first) words.push_back(where);
  words.push_back(with);
  words.push_back(behind_noun(f, plural, !with.empty()));
  if (!first) words.push_back(where);
  return spaced(words);
}

std::string English::nominal(const Filter& asked, bool plural, const Phrase* phrase) {
  Filter f = simplified(asked);
  std::string whose_word =
      whose(f) == Side::opponent && describe::noun_of(f) != Noun::chakra && describe::noun_of(f) != Noun::reward
          ? "opposing "
          : "";
  if (f.any.empty() || only_types(f.any)) return whose_word + one_nominal(f, plural, phrase);
  const std::vector<Filter> alternatives = std::exchange(f.any, {});
  std::vector<std::string> said;
  if (only_zones(alternatives)) {
    const bool taken = phrase && phrase->origin != Origin::none;
    const std::string_view in = taken ? "from " : "in ";
    for (const Filter& one : alternatives) said.push_back(zone_of(merged(f, one), phrase && phrase->own, false));
    for (std::string& zone : said)  // "your discard pile or chakra area"
      if (&zone != &said.front() && zone.starts_with("your ") && said.front().starts_with("your ")) zone.erase(0, 5);
    const std::string places = std::string(in) + enumerated(said, or_word());
    return whose_word + one_nominal(f, plural, phrase, &places);
  }
  if (in_one_battle(alternatives))
    return whose_word + one_nominal(f, plural, phrase) + " in " + reference(*alternatives.front().team_of) +
           "’s battle";
  // Where all of them lie is said once, behind them.
  const bool placed =
      std::none_of(alternatives.begin(), alternatives.end(), [](const Filter& one) { return one.zone; });
  const std::string where = placed && f.any.empty() ? place(f, phrase) : std::string();
  if (!where.empty()) {
    const std::string nowhere;
    for (const Filter& one : alternatives) {
      const Filter whole = simplified(merged(f, one));
      said.push_back(whole.any.empty() ? one_nominal(whole, plural, phrase, &nowhere) : nominal(whole, plural));
    }
    return whose_word +
           spaced({with_shared_ends(without_repeats(said, {"named", "with", "without", "that", "ranked", "attached"}),
                                    or_word()),
                   where});
  }
  for (const Filter& one : alternatives) said.push_back(nominal(merged(f, one), plural, phrase));
  const bool all = phrase && (phrase->naming == Naming::group || phrase->naming == Naming::all);
  return with_shared_ends(
      without_repeats(said, {"named", "with", "without", "in", "from", "that", "ranked", "attached"}),
      all ? and_word() : or_word());
}

std::string English::some(const Filter& f, const Phrase* phrase) {
  if (f.is) return (is_target(f) && target_group() ? "one of " : "") + reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && only_names(simplified(f)))
    return (f.controller == Side::you ? "your " : "") + names(simplified(f).name, or_word());
  if (!f.except && bind_apart(f.any) && !some_in_zone(f.any)) {
    std::vector<std::string> said;
    for (const Filter& one : f.any) {
      Filter rest = f;
      rest.any.clear();
      said.push_back(some(merged(rest, one), phrase));
    }
    return enumerated(said, or_word());
  }
  if (only_other_head(f)) {  // a team has but one head
    Filter rest = f;
    rest.except.reset();
    return "the " + nominal(rest, false, phrase) + " (other than " + reference(*f.except) + ")";
  }
  if (whose(f) == Side::you) {
    Filter rest = f;
    rest.except.reset();
    return (f.except ? "another of your " : "one of your ") + nominal(rest, true, phrase);
  }
  return f.except ? "another " + nominal(f, false, phrase) : with_article(nominal(f, false, phrase));
}

std::string English::counted(const Phrase& p) {
  const Filter& f = p.filter;
  const bool other = f.except.has_value();
  const bool many = p.n.plural();
  const Noun kind = describe::noun_of(f);
  const std::string number = (p.up_to ? "up to " : "") + number_text(p.n);
  const bool each_its_own =
      !f.controller && std::any_of(f.any.begin(), f.any.end(), [](const Filter& one) { return one.controller; });
  const bool apart = !many && !p.up_to && !p.own && bind_apart(f.any) && !some_in_zone(f.any);
  if (each_its_own || apart) {  // "1 card from your hand or 1 of your Ninja"
    std::vector<std::string> said;
    for (const Filter& one : f.any) {
      Phrase part = p;
      part.filter.any.clear();
      part.filter = merged(part.filter, one);
      if (one.zone) part.origin = Origin::zone;
      said.push_back(counted(part));
    }
    return enumerated(said, or_word());
  }
  const bool of_opponent = whose(f) == Side::opponent && (kind == Noun::chakra || kind == Noun::reward);
  std::string text;
  if (f.zone == Zone::deck && f.top > 1 && p.origin == Origin::zone && describe::parts_of(f).empty() && !f.type) {
    text = number + " of " + zone_of(f, p.own, false);
  } else if (p.own && !in_owned_zone(f)) {
    text = number + " of their own " + nominal(f, true, &p);
  } else if (whose(f) == Side::you || of_opponent) {
    const std::string_view owner = of_opponent ? "the opponent’s " : each_acts() ? "their own " : "your ";
    text = other && !many && !p.up_to
               ? fmt::format("another of {}{}", owner, nominal(f, true, &p))
               : fmt::format("{} of {}{}{}", number, owner, other ? "other " : "", nominal(f, true, &p));
  } else {
    text = other && !many && !p.up_to ? "another " + nominal(f, false, &p)
                                      : number + (other ? " other " : " ") + nominal(f, many, &p);
  }
  return text;
}

}  // namespace playsheet::wording
