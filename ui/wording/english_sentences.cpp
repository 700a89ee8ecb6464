// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "ui/wording/card_words.h"
#include "ui/wording/coins.h"
#include "ui/wording/english.h"
#include "ui/wording/filter_facts.h"
#include "ui/wording/joining.h"
#include "ui/wording/measures.h"

/// English: labels and the sentences that are the same on every card.
namespace playsheet::wording {

using namespace naruto;
using describe::Naming;
using describe::Part;
using describe::SentenceKind;

std::string English::requirement_alternative(const Filter& f) {
  std::vector<std::string> items;
  std::vector<std::string> figures;
  for (const Part part : describe::parts_of(f)) switch (part) {
      case Part::name:
        items.push_back(names(f.name, or_word()));
        break;
      case Part::characteristic:
        for (const Word w : f.characteristic) items.push_back(characteristic_name(word(w), Language::en));
        break;
      case Part::attribute: {
        std::vector<std::string> attributes;
        for (const Word w : f.attribute) attributes.push_back(attribute_name(word(w), Language::en));
        items.push_back(enumerated(attributes, or_word()) + " attribute");
        break;
      }
      case Part::rank:
        items.push_back(rank(*f.rank));
        break;
      case Part::symbol: {
        std::vector<std::string> symbols;
        for (const Symbol s : f.symbol) symbols.push_back(symbol_name(s, Language::en));
        items.push_back(enumerated(symbols, or_word()) + " symbol");
        break;
      }
      case Part::health:
        items.push_back(*f.health == Health::healthy ? "healthy" : "injured");
        break;
      case Part::role:
        items.push_back(*f.role == Role::head ? "head Ninja" : "back Ninja");
        break;
      case Part::any:
        break;
      case Part::entrance_cost:
      case Part::combat:
      case Part::support:
      case Part::coins:
      case Part::name_contains:
      case Part::title:
      case Part::hand_cost:
      case Part::mental_power:
      case Part::cost_symbols:
      case Part::compare:
        if (const std::string with = with_phrase(only(f, part)); !with.empty())
          figures.push_back(with.substr(5));
        else
          items.push_back(one_predicate(f, part, false));  // what it has done this turn
        break;
      default: {
        const std::string said = one_predicate(f, part, false);
        items.push_back(said.starts_with("is ") ? said.substr(3) : said);
        break;
      }
    }
  std::erase(items, "");  // what no user can be asked for has no words here
  if (items.empty() && figures.empty()) return noun(f, false);
  const bool listed = f.name.size() > 1 && items.size() > 1;  // behind "A or B" no "and" would tell what it binds
  if (has_no_figures(f)) items.insert(items.end(), figures.begin(), figures.end());
  if (figures.empty() || has_no_figures(f)) return enumerated(items, listed ? std::string_view(", ") : and_word());
  const std::string with = enumerated(figures, and_word());
  const std::string asked = enumerated(items, listed ? std::string_view(", ") : and_word());
  return items.empty() ? with : asked + " with " + with;
}

/// The same inside a sentence: "the Mind or the Shadow attribute", "State 2".
std::string English::required(const Filter& asked) {
  const Filter f = simplified(asked);
  if (!f.any.empty() && describe::parts_of(f).size() > 1) return requirement(f);
  std::vector<std::string> said;
  for (const Filter& one : f.any.empty() ? std::vector<Filter>{f} : f.any) {
    const std::string text = requirement_alternative(simplified(one));
    const bool thing = !one.attribute.empty() || !one.symbol.empty();
    said.push_back(thing && one.characteristic.empty() && one.name.empty() ? "the " + text : text);
  }
  return with_shared_ends(said, or_word());
}

std::string English::requirement(const Filter& asked) {
  const Filter f = simplified(asked);
  if (f.any.empty()) return requirement_alternative(f);
  Filter common = f;
  common.any.clear();
  const bool bare = describe::parts_of(common).empty();
  const std::string own = bare ? std::string() : requirement_alternative(common);
  std::vector<std::string> alternatives;
  for (const Filter& one : f.any) alternatives.push_back(requirement_alternative(simplified(one)));
  const std::string list = enumerated(alternatives, ", or ");
  return own.empty() ? list : own + ", and " + list;
}

std::string English::definition(const Sentence& s) {
  const Amount& a = s.amount;
  std::string text = fmt::format("{} is ", s.letter);
  switch (a.kind) {
    case Amount::Kind::count: {
      if (only_target(a.filter.front())) return text + amount(a);
      Phrase all = group_of(a.filter.front());
      const Filter& f = all.filter;
      const bool mine = f.controller == Side::you && (!f.zone || *f.zone == Zone::village);
      if (!mine) all.naming = Naming::all;
      std::string what = np(all, true);
      if (what.starts_with("all ")) what = what.substr(4);
      return text + marked(a, "the number of " + what);
    }
    case Amount::Kind::value:
      return text + marked(a, fmt::format("the {} of {}", measure_name(a.measure, Language::en), np(s.who, true)));
    default:
      return text + amount(a);
  }
}

/// How the card comes into play, and who can use it where.
std::string English::entry_sentence(const Sentence& s) {
  const std::string self = is_ninja() ? "this Ninja" : "this card";
  switch (s.kind) {
    case SentenceKind::only_if:
      return self + (is_ninja() ? " can enter play only if " : " can be used only if ") + test(s.leads.front().test);
    case SentenceKind::sent_only_if:
      return self + " can be sent out only if " + test(s.leads.front().test);
    case SentenceKind::only_by: {
      constexpr std::array<std::string_view, 6> ways{"in any way", "by deployment",     "by Growth",
                                                     "by Platoon", "through an effect", "as a squad"};
      std::vector<std::string> named;
      for (const Entry way : s.ways) named.emplace_back(ways[static_cast<std::size_t>(way)]);
      return leads(s.leads) + self + " can enter play only " + enumerated(named, or_word());
    }
    case SentenceKind::only_through:
      return leads(s.leads) + self + " can be put into play only through " +
             (s.filter.is ? std::string("its own effect") : some(s.filter));
    case SentenceKind::enters_with:
      return leads(s.leads) + fmt::format("{} enters play with {}", self, coins_counted(s.n, s.coin));
    case SentenceKind::enters_village:
      return leads(s.leads) + "put this card into " + (s.side == Side::you ? "your" : "the opponent’s") + " village";
    case SentenceKind::once_per_turn:
      return "you can use only 1 Jutsu of this name per turn";
    case SentenceKind::user_side:
      return std::string("only ") + (s.side == Side::you ? "an attacking" : "a blocking") + " Ninja can use this Jutsu";
    case SentenceKind::used_by:
      return s.side == Side::opponent ? "only the opponent can use this effect; in it, “you” is the opponent"
                                      : "either player can use this effect; in it, “you” is that player";
    case SentenceKind::works_in:
      return std::string("while in your ") + (s.zone == Zone::hand            ? "hand"
                                              : s.zone == Zone::chakra        ? "chakra area"
                                              : s.zone == Zone::reinforcement ? "reinforcement deck"
                                                                              : "discard pile");
    default:
      return "this cannot be negated";
  }
}

std::string English::fixed(const Sentence& s) {
  const std::string self = is_ninja() ? "this Ninja" : "this card";
  switch (s.kind) {
    case SentenceKind::counter:
      return "Counter";
    case SentenceKind::permanent:
      return s.permanence == Permanence::coins ? fmt::format("Permanent ({})", number_text(s.n))
                                               : std::string("Permanent");
    case SentenceKind::requirement:
      return "Requirement: " + capitalised(requirement(s.filter));
    case SentenceKind::further_cost:
      return "Additional cost: ";
    case SentenceKind::targets: {
      std::vector<std::string> targets;
      for (const Phrase& p : s.targets) {
        const auto& except = p.filter.except;
        const bool told = except && (*except == Ref::user || *except == Ref::self);
        Phrase whole = p;
        if (told) whole.filter.except.reset();  // no words before tell from whom it is another
        targets.push_back(np(whole, true) + (told ? " except " + reference(*except) : std::string()));
      }
      return (targets.size() > 1 || s.targets.front().many() ? "Targets: " : "Target: ") +
             enumerated(targets, and_word());
    }
    case SentenceKind::attach:
      return "Attach this card to the target";
    case SentenceKind::follows_controller:
      return fmt::format("The controller of {} controls this card", np(s.who, true));
    case SentenceKind::definition:
      return definition(s);
    case SentenceKind::x_at_most:
      return fmt::format("X cannot be more than {}", number_text(s.n));
    case SentenceKind::x_paid_with:
      return fmt::format("X can be paid only with {} chakra", symbol_name(*s.symbol, Language::en));
    case SentenceKind::one_of_coins:
      return "Of several coins you choose which one";
    case SentenceKind::paid_on_use:
      return "The cost is paid on use, even if the effect fails";
    case SentenceKind::part_by_part:
      return "Both players do one part before they go on to the next";
    case SentenceKind::total_at_least:
      return fmt::format("Their entrance costs must add up to at least {}", number_text(s.n));
    case SentenceKind::does_not_stack:
      return "The effects of multiple copies of this card do not stack";
    case SentenceKind::modes: {
      const std::string before = leads(s.leads);
      const std::string choose = each_acts() ? "chooses " : "choose ";
      return before + (s.may ? "you may " : "") + choose +
             (s.clauses.empty() ? fmt::format("1 of {} effects", s.coins) : std::string("one: "));
    }
    case SentenceKind::leaves_to: {
      Phrase it;
      it.naming = Naming::pronoun;
      describe::Act put;
      put.to = s.to;
      put.object = it;
      const std::string when = s.instead_of == Destination::discard ? "be discarded from play" : "leave play";
      return fmt::format("if {} would {}, {} instead", self, when, move(put, false));
    }
    case SentenceKind::outside_limit:
      if (s.filter.type == CardType::mission)
        return leads(s.leads) + "using this card does not count towards the limit of 1 Mission per turn";
      return leads(s.leads) + fmt::format("deploying {} does not count towards the limit of 1 {} per turn", self,
                                          s.filter.type == CardType::client ? "Client" : "Ninja");
    case SentenceKind::beside_same_name:
      return leads(s.leads) + fmt::format("{} can {} even if you already have a Ninja of the same name in play", self,
                                          s.ways.empty() ? "enter play" : "be deployed");
    case SentenceKind::enters_injured:
      return leads(s.leads) + self + " enters play injured" + (s.ways.empty() ? "" : " when it is deployed");
    case SentenceKind::sacrifice: {
      std::vector<std::string> given;
      for (const Phrase& one : s.targets) given.push_back(np(one, true));
      return leads(s.leads) + "Sacrifice: " + enumerated(given, and_word());
    }
    case SentenceKind::over_growth_coins:
      return leads(s.leads) + self + " can enter play by Growth even on a Ninja with growth coins";
    case SentenceKind::counts_as_growth:
      return "this counts as Growth";
    case SentenceKind::for_both:
      return "the same applies to the opponent";
    case SentenceKind::further_use:
      return leads(s.leads) + fmt::format("you can use this effect {} times per turn", number_text(s.n));
    case SentenceKind::counts_as_deployment:
      return "this counts as your deployment of a Ninja this turn";
    case SentenceKind::only_if:
    case SentenceKind::sent_only_if:
    case SentenceKind::only_by:
    case SentenceKind::only_through:
    case SentenceKind::enters_with:
    case SentenceKind::enters_village:
    case SentenceKind::once_per_turn:
    case SentenceKind::user_side:
    case SentenceKind::used_by:
    case SentenceKind::works_in:
    case SentenceKind::not_negatable:
      return entry_sentence(s);
    case SentenceKind::granted: {
      const bool many = s.who.many();
      return leads(s.leads) + fmt::format("{} {} this text{}: “{}”", np(s.who, false), many ? "have" : "has",
                                          english_until(s.until), quoted(s));
    }
    case SentenceKind::statement:
      break;
  }
  return {};
}

}  // namespace playsheet::wording
