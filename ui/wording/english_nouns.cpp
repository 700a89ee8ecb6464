// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

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

namespace {

std::string with_article(const std::string& text) {
  const bool vowel =
      !text.empty() && (std::string_view("aeioAEIO").find(text[0]) != std::string_view::npos || text.starts_with("un"));
  return (vowel ? "an " : "a ") + text;
}

}  // namespace

std::string English::reference(Ref ref) {
  switch (ref) {
    case Ref::self:
      return is_ninja() ? "this Ninja" : "this card";
    case Ref::user:
      return "the user";
    case Ref::t1:
    case Ref::t2:
    case Ref::t3:
    case Ref::t4:
      return "the target";
    case Ref::used:
      return "that Jutsu";
    default:
      return "that Ninja";
  }
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
    for (const Filter& one : f.any) nouns.push_back(noun(one, plural));
    return enumerated(nouns, or_word());
  }
  const Noun kind = describe::noun_of(f);
  const bool ranked = f.rank && is_exact(*f.rank) && !f.role;
  if (ranked && (kind == Noun::ninja || kind == Noun::card)) return rank_name(*f.rank->at_least, Language::en);
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

std::string English::excluded(const Filter& f, bool plural) {
  const auto parts = describe::parts_of(f);
  if (parts.size() == 1 && !f.controller) switch (parts.front()) {
      case Part::name:
        return "not named " + names(f.name, or_word());
      case Part::attribute: {
        std::vector<std::string> attributes;
        for (const Word w : f.attribute) attributes.push_back(attribute_name(word(w), Language::en));
        return "without the " + enumerated(attributes, or_word()) + " attribute";
      }
      case Part::rank:
        if (is_exact(*f.rank)) break;
        return f.rank->none ? "with a rank" : "not ranked " + rank(*f.rank);
      case Part::team_of:
        return "outside " + (*f.team_of == Ref::used ? std::string("that team") : reference(*f.team_of) + "'s team");
      case Part::shares_symbol:
        return "with no symbol in common with " + reference(*f.shares_symbol_with);
      case Part::coins:
        return "without " + (f.coins->kind ? coin_forms(*f.coins->kind, Language::en, true) : std::string("coins"));
      case Part::characteristic:
        if (origin_name(word(f.characteristic.front()), Language::en))
          return "not from " + characteristic_name(word(f.characteristic.front()), Language::en);
        return "without " + names(f.characteristic, and_word());
      default:
        break;
    }
  return (plural ? "that are not " : "that is not ") + (plural ? nominal(f, true) : some(f));
}

std::string English::behind_noun(const Filter& f, bool plural, bool has_with) {
  std::vector<std::string> words;
  if (f.state == BattleState::in_action) words.push_back("in action");
  if (f.team) words.push_back(team(*f.team));
  for (const std::string& further : further_behind(f, plural)) words.push_back(further);
  if (f.team_of)
    words.push_back(*f.team_of == Ref::it     ? "in its team"
                    : *f.team_of == Ref::used ? "in that team"
                                              : "in " + reference(*f.team_of) + "'s team");
  if (is_target(f)) words.push_back("among the targets");
  if (!f.user.empty() && !users_side(f))
    words.push_back((f.zone == Zone::chain ? "by " : "used by ") + some(as_ninja(f.user.front())));
  if (f.counter == false) words.push_back("without Counter");
  std::vector<std::string> without;
  for (const Filter& none : f.none) without.push_back(excluded(none, plural));
  words.push_back(enumerated(without, and_word()));
  if (f.fighting) {
    const std::string_view relation = !has_with ? "fighting " : plural ? "that fight " : "that fights ";
    words.push_back(std::string(relation) + reference(*f.fighting));
  }
  if (f.entered_this_turn)
    words.push_back(*f.entered_this_turn ? "that entered play this turn" : "that did not enter play this turn");
  return spaced(words);
}

std::string English::zone_of(const Filter& f, bool own, bool all) {
  const bool mine = f.controller == Side::you;
  const bool theirs = f.controller == Side::opponent;
  const std::string_view owner = own      ? "their own "
                                 : mine   ? "your "
                                 : theirs ? "the opponent's "
                                 : all    ? "both players' "
                                          : "a player's ";
  const bool both = !own && !mine && !theirs && all;
  std::string_view zone = both ? "cards" : "card";
  switch (*f.zone) {
    case Zone::deck:
      if (f.top > 0)
        return f.top == 1 ? fmt::format("the top card of {}deck", owner)
                          : fmt::format("the top {} cards of {}deck", f.top, owner);
      zone = both ? "decks" : "deck";
      break;
    case Zone::hand:
      zone = both ? "hands" : "hand";
      break;
    case Zone::chakra:
      zone = both ? "chakra areas" : "chakra area";
      break;
    case Zone::discard:
      zone = both ? "discard piles" : "discard pile";
      break;
    case Zone::rewards:
      zone = "Battle Rewards";
      break;
    case Zone::village:
      zone = both ? "villages" : "village";
      break;
    case Zone::reinforcement:
      zone = both ? "reinforcement decks" : "reinforcement deck";
      break;
    default:
      break;
  }
  return fmt::format("{}{}", owner, zone);
}

std::string English::place(const Filter& f, const Phrase* phrase) {
  if (phrase && phrase->in_play && !f.zone) return "in play";
  if (!f.zone || *f.zone == Zone::village) return {};
  if (*f.zone == Zone::chain) return "in use";
  if (*f.zone == Zone::removed) return "removed from the game";
  if (*f.zone == Zone::outside) return "from outside the game";
  if (!in_owned_zone(f)) return {};
  if (phrase && phrase->origin == Origin::among_them) return "from among them";
  if (phrase && phrase->origin == Origin::that_hand) return "from that hand";
  const bool taken = phrase && phrase->origin == Origin::zone;
  const bool all = phrase && (phrase->naming == Naming::all || phrase->naming == Naming::each);
  return (taken && !all ? "from " : "in ") + zone_of(f, phrase && phrase->own, all);
}

std::string English::one_nominal(const Filter& f, bool plural, const Phrase* phrase) {
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
  if (f.rank && !f.rank->none && !is_exact(*f.rank)) words.push_back("ranked " + rank(*f.rank));
  if (!f.name.empty()) words.push_back("named " + names(f.name, or_word()));
  if (phrase && phrase->random) words.push_back("at random");
  words.push_back(place(f, phrase));
  words.push_back(with);
  words.push_back(behind_noun(f, plural, !with.empty()));
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
  for (const Filter& one : alternatives) said.push_back(nominal(merged(f, one), plural, phrase));
  return enumerated(without_repeats(said, {"named", "with", "without", "in", "from", "that", "ranked", "attached"}),
                    or_word());
}

std::string English::some(const Filter& f, const Phrase* phrase) {
  if (f.is) return reference(*f.is);
  if (const auto left = only_left(f)) return reference(*left);
  if (anywhere(f) && only_names(simplified(f))) return names(simplified(f).name, or_word());
  if (whose(f) == Side::you) {
    Filter rest = f;
    rest.except.reset();
    return (f.except ? "another of your " : "1 of your ") + nominal(rest, true, phrase);
  }
  return f.except ? "another " + nominal(f, false, phrase) : with_article(nominal(f, false, phrase));
}

std::string English::counted(const Phrase& p) {
  const Filter& f = p.filter;
  const bool other = f.except.has_value();
  const bool many = p.n.plural();
  const Noun kind = describe::noun_of(f);
  const std::string number = (p.up_to ? "up to " : "") + number_text(p.n);
  const bool of_opponent = whose(f) == Side::opponent && (kind == Noun::chakra || kind == Noun::reward);
  std::string text;
  if (p.own && !in_owned_zone(f)) {
    text = number + " of their own " + nominal(f, true, &p);
  } else if (whose(f) == Side::you || of_opponent) {
    const std::string_view owner = of_opponent ? "the opponent's " : "your ";
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
