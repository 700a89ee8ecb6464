// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/ranges.h"

/// English: what a filter says behind the noun, and where the cards lie.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Origin;
using describe::Part;

/// "non-Leaf": the village that it must not be from, if nothing else is excluded with it.
std::optional<Word> English::excluded_origin(const Filter& none) const {
  const bool one = describe::parts_of(none) == std::vector<Part>{Part::characteristic} && !none.controller &&
                   none.characteristic.size() == 1;
  return one && origin_name(word(none.characteristic.front()), Language::en)
             ? std::optional(none.characteristic.front())
             : std::nullopt;
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
      case Part::named:
        return "not " + enumerated(further_behind(f, plural), and_word());
      case Part::shares_symbol:
        return "without a symbol in common with " + reference(*f.shares_symbol_with);
      case Part::team_of:
        return "outside " + (*f.team_of == Ref::used ? std::string(target_teams() ? "those teams" : "that team")
                                                     : reference(*f.team_of) + "’s team");
      case Part::coins:
        return "without " + (f.coins->kind ? coin_forms(*f.coins->kind, Language::en, true) : std::string("coins"));
      case Part::characteristic:
        return "without " + names(f.characteristic, and_word());
      default:
        break;
    }
  return (plural ? "that are not " : "that is not ") + (plural ? nominal(f, true) : some(f));
}

std::string English::behind_noun(const Filter& f, bool plural, bool has_with) {
  std::vector<std::string> words;
  if (f.state == BattleState::in_action) words.push_back("in action");
  if (f.team) words.push_back((!f.team->alone ? "" : plural ? "that are " : "that is ") + team(*f.team));
  for (const std::string& further : further_behind(f, plural)) words.push_back(further);
  if (f.team_of)
    words.push_back(*f.team_of == Ref::it     ? "in its team"
                    : *f.team_of == Ref::used ? (target_teams() ? "in those teams" : "in that team")
                                              : "in " + reference(*f.team_of) + "’s team");
  if (is_target(f)) words.push_back("among the targets");
  if (!f.user.empty() && !users_side(f))
    words.push_back((f.zone == Zone::chain ? "by " : "used by ") + some(as_ninja(f.user.front())));
  if (f.counter == false) words.push_back("without Counter");
  std::vector<std::string> without;
  if (!highest_rank(f))
    for (const Filter& none : f.none) {
      const bool other_rank = of_one_rank(f) && describe::parts_of(none) == std::vector<Part>{Part::rank};
      if (!excluded_origin(none) && !other_rank && !needs_no_rank(f, none)) without.push_back(excluded(none, plural));
    }
  if (of_one_rank(f)) words.push_back("with no other rank");
  if (of_one_village(f)) words.push_back("from no other village");
  words.push_back(enumerated(without, and_word()));
  if (f.fighting) {
    const std::string_view relation = !has_with ? "fighting " : plural ? "that fight " : "that fights ";
    words.push_back(std::string(relation) + reference(*f.fighting));
  }
  if (f.entered_this_turn)
    words.push_back(*f.entered_this_turn ? "that entered play this turn" : "that did not enter play this turn");
  if (f.name_free)
    words.push_back(*f.name_free ? "whose name is not shared by another Ninja in its owner’s village"
                                 : "whose name is shared by another Ninja in its owner’s village");
  return spaced(words);
}

std::string English::zone_of(const Filter& f, bool own, bool all) {
  const bool mine = f.controller == Side::you;
  const bool theirs = f.controller == Side::opponent;
  const std::string_view owner = own      ? "their "
                                 : mine   ? (each_acts() ? "their " : "your ")
                                 : theirs ? (each_acts() ? "the other player’s " : "the opponent’s ")
                                 : all    ? "both players’ "
                                          : "either player’s ";
  const bool both = !own && !mine && !theirs && all;
  std::string_view zone = both ? "cards" : "card";
  switch (*f.zone) {
    case Zone::deck:
      if (f.top > 0)
        return f.top == 1 ? fmt::format("the top card of {}deck", owner)
                          : fmt::format("the top {} cards of {}deck", top_number(f), owner);
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
  const bool all =
      phrase && (phrase->naming == Naming::all || phrase->naming == Naming::each || phrase->naming == Naming::group);
  if (*f.zone == Zone::deck && f.top > 0 && (!taken || all)) return "among " + zone_of(f, phrase && phrase->own, all);
  return (taken && !all ? "from " : "in ") + zone_of(f, phrase && phrase->own, all);
}

/// What it targets, what it has paid for or applies, how often it was used.
std::vector<std::string> English::of_uses(const Filter& f, bool plural) {
  std::vector<std::string> words;
  const auto have = [plural](std::string_view one, std::string_view many) { return std::string(plural ? many : one); };
  if (!f.targets.empty()) words.push_back(have("that targets ", "that target ") + some(f.targets.front()));
  if (f.targets_user)
    words.push_back(*f.targets_user ? have("that targets its own user", "that target their own users")
                                    : have("that does not target its user", "that do not target their users"));
  if (f.applying) words.push_back(*f.applying ? "whose Jutsu is being applied" : "whose Jutsu is not being applied");
  if (f.applicable_to) words.push_back("that " + reference(*f.applicable_to) + " can use on itself");
  if (f.paid_for) words.push_back("used to pay for " + reference(*f.paid_for));
  for (const Compare& c : f.compare)
    if (const auto used = jutsu_used(c))
      words.push_back(have("that has used ", "that have used ") + range_text(*used, Language::en) + " Jutsu this turn");
  if (f.tracked)
    words.push_back(*f.tracked && f.controller == Side::opponent
                        ? std::string("that you track")
                        : have("that is ", "that are ") + (*f.tracked ? "tracked" : "not tracked"));
  return words;
}

}  // namespace playsheet::wording
