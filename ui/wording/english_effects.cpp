// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"

/// English: acts on two things, on coins, on numbers and on uses, and how a card enters play.
namespace playsheet::wording {

using namespace naruto;
using describe::Act;
using describe::Verb;

/// "2 growth coins", "a +1/+1 coin": two figures must not run into each other.
std::string English::coins_counted(const describe::Quantity& n, CoinKind coin) {
  const std::string forms(coin_forms(coin, Language::en, n.plural()));
  const bool figure = forms.starts_with('+') || forms.starts_with('-');
  return (!n.plural() && figure ? "a" : number_text(n)) + " " + forms;
}

std::string English::coins_said(const Act& a) {
  return a.all ? "all " + std::string(coin_forms(a.coin, Language::en, true)) : coins_counted(a.n, a.coin);
}

namespace {

/// "a Jutsu or a Mission": one of these is named.
std::string nameable(const Act& a) {
  if (a.nameable == Nameable::symbol) return "a symbol";
  if (a.nameable == Nameable::card_type) return "a card type";
  constexpr std::array<std::string_view, 4> types{"a Ninja", "a Mission", "a Jutsu", "a Client"};
  std::vector<std::string> names;
  for (const CardType type : named_types(a.object.filter)) names.emplace_back(types[static_cast<std::size_t>(type)]);
  return (names.empty() ? "a card" : enumerated(names, " or ")) + (a.tracks ? " to track" : "");
}

}  // namespace

/// " as its head Ninja"
std::string English::place_in_team(const Act& a, bool many) {
  if (!a.role) return {};
  if (a.any_place) return " as its head Ninja or as a back Ninja";
  if (a.role == Role::head) return " as its head Ninja";
  return many ? " as back Ninja" : " as a back Ninja";
}

/// " in the opponent's village injured with 2 growth coins in the user's team".
std::string English::entering(const Act& a) {
  std::string text;
  if (a.whose == Side::opponent) text += " in the opponent’s village";
  if (a.injured) text += " injured";
  if (a.with_coins) text += " with " + coins_said(a);
  if (!a.other.empty()) text += " in " + np(a.other.front(), true) + place_in_team(a, a.object.many());
  if (a.pays == EntryCosts::entrance_cost) text += " if your turn marker allows its entrance cost";
  if (a.pays == EntryCosts::all) text += " by paying its costs";
  if (a.any_name)
    text += a.object.many() ? ", even beside Ninja of the same names" : ", even beside a Ninja of the same name";
  return text;
}

std::string English::further_act(const Act& a, bool third) {
  const bool s3 = third && !modal_;
  const auto verb = [s3](std::string_view base, std::string_view s) { return std::string(s3 ? s : base); };
  switch (a.verb) {
    case Verb::deploy:
      return verb("deploy ", "deploys ") + np(a.object, true) + " beyond the limit for the turn";
    case Verb::swap:
      return verb("swap ", "swaps ") + np(a.object, true) + " with " + np(a.other.front(), true);
    case Verb::look_at:
      return verb("look at ", "looks at ") + np(a.object, true);
    case Verb::remove_coin:
      return verb("remove ", "removes ") + coins_said(a) + " from " + np(a.object, true);
    case Verb::move_coin:
      return verb("move ", "moves ") + coins_said(a) + " from " + np(a.object, true) + " to " +
             np(a.other.front(), true);
    case Verb::hide_among:
      return verb("shuffle ", "shuffles ") + np(a.object, true) + " into " + zone_of(*a.by, false, false);
    case Verb::reveal_until:
      return verb("reveal ", "reveals ") + "cards from " +
             (a.chosen ? std::string("there") : zone_of(*a.by, false, false)) + " at random, one at a time, until " +
             some(a.object.filter) + " appears";
    case Verb::bring_back:
      return verb("return ", "returns ") + np(a.object, true) + " to its place as it was";
    case Verb::drop_others: {
      return a.to == Destination::discard ? verb("discard ", "discards ") + "the other cards revealed"
                                          : verb("put ", "puts ") + "the other cards revealed " +
                                                std::string(destination_words(a.to, Language::en));
    }
    case Verb::copy_use:
      if (a.paid)
        return verb("pay ", "pays ") + "its jutsu cost to apply its effect" +
               (a.other.empty() ? std::string() : ", with " + np(a.other.front(), true) + " as its user") +
               (a.onto.empty() ? std::string() : " and its only target");
      return verb("apply ", "applies ") +
             (a.object.naming == describe::Naming::pronoun ? "its effect" : "the effect of " + np(a.object, true)) +
             " once more as your own" + (a.other.empty() ? std::string() : ", used by " + np(a.other.front(), true)) +
             (a.onto.empty() ? std::string(", with targets chosen anew")
                             : ", with " + np(a.onto.front(), true) + " as its target");
    case Verb::rearrange_team:
      return verb("choose ", "chooses ") + "the head Ninja of " +
             (is_target_team(a.object) ? "the target team" : np(a.object, true)) + " anew";
    case Verb::choose_number:
      return fmt::format("{}a number {} from {} to {}", verb("choose ", "chooses "), a.letter, number_text(a.n),
                         number_text(a.support));
    case Verb::takes_place:
      return "make " + np(a.object, true) +
             (a.role == Role::head ? " the head Ninja of its team"
              : a.object.many()    ? " back Ninja"
                                   : " a back Ninja");
    case Verb::joins_team:
      return "put " + np(a.object, true) + " into " + np(a.other.front(), true) + place_in_team(a, a.object.many());
    case Verb::lose_game:
      return verb("lose ", "loses ") + "the game";
    case Verb::attach:
      return verb("attach ", "attaches ") + np(a.object, true) + " to " + np(a.other.front(), true);
    case Verb::turn_coin:
      return verb("let ", "lets ") + (a.side == CoinSide::heads ? "it count as heads" : "it count as tails");
    case Verb::toss_again:
      return verb("ignore the result and toss again", "ignores the result and tosses again");
    case Verb::negate_damage:
      return verb("negate ", "negates ") + "that damage";
    case Verb::negate_effect:
      return verb("negate ", "negates ") + "that effect";
    case Verb::lower_damage:
      return verb("reduce ", "reduces ") + "that damage by " + number_text(a.n);
    case Verb::name:
      return verb("name ", "names ") + nameable(a) +
             (a.by && a.by->none.size() == 1 ? " other than " + noun(a.by->none.front(), false) : std::string());
    case Verb::repeat:
      return verb("repeat ", "repeats ") + "this";
    default:
      return said(a, false);
  }
}

}  // namespace playsheet::wording
