// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/rules/costs.h"

#include <algorithm>
#include <bit>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/duration.h"

namespace naruto {
namespace {

constexpr int kMostOfACost = 99;
constexpr int kLargestX = 30;  // a cost that changes bring to nothing would let X grow for ever

/// What this chakra can pay: its symbols and those it counts as (N-SYM-04).
SymbolSet symbols_paid_by(const Position& position, const ChakraDemand& demand, CardId card) {
  SymbolSet symbols = position.definition(card).symbols;
  for_each_rule_on<ChakraCounts>(position, position[card].owner,
                                 [&](const ChakraCounts& rule, const RuleSource& source) {
                                   if (fits_use(position, rule.chakra, card, {}, source.context)) symbols.add(rule.as);
                                 });
  SymbolSet all = symbols;
  for (std::size_t i = 0; i < kSymbolCount; ++i)
    if (symbols.has(static_cast<Symbol>(i))) all.bits = static_cast<std::uint8_t>(all.bits | demand.pays_as[i].bits);
  return all;
}

/// The most of these cards that can each pay a different symbol of the demand. König: the smallest, over all sets S of
/// demanded symbols, of the demand outside S plus the cards that have a symbol of S.
int most_symbols_paid(const Position& position, const ChakraDemand& demand, std::span<const CardId> cards) {
  std::array<std::uint8_t, kSymbolCount> wanted{};
  std::size_t kinds = 0;
  int all = 0;
  for (std::size_t i = 0; i < kSymbolCount; ++i) {
    all += demand.symbols[i];
    if (demand.symbols[i] > 0) wanted[kinds++] = static_cast<std::uint8_t>(i);
  }
  int best = all;
  for (unsigned set = 1; set < (1U << kinds); ++set) {
    SymbolSet symbols;
    int outside = all;
    for (std::size_t k = 0; k < kinds; ++k)
      if (((set >> k) & 1U) != 0) {
        symbols.add(static_cast<Symbol>(wanted[k]));
        outside -= demand.symbols[wanted[k]];
      }
    int cover = outside;
    for (const CardId card : cards) cover += symbols_paid_by(position, demand, card).meets(symbols) ? 1 : 0;
    best = std::min(best, cover);
  }
  return best;
}

/// How many cards must meet a symbol.
int symbols_due(const ChakraDemand& demand) {
  int n = -demand.waived;
  for (const auto count : demand.symbols) n += count;
  return n;
}

/// Adds up the changes of the entrance or hand cost of a card (N-COST-10): what sets it first, then more and less.
template <class R>
int changed_cost(const Position& position, CardId card, int printed) {
  int cost = printed;
  int added = 0;
  const auto take = [&](const R& rule, const RuleSource& source) {
    if constexpr (requires { rule.in_play; })
      if (rule.in_play) return;
    if (rule.set) cost = amount_of(position, rule, source, 1);
    added += amount_of(position, rule, source, 0);
  };
  for_each_rule<R>(position, [&](const R& rule, const RuleSource& source) {
    if (applies(position, rule.who, source, card)) take(rule, source);
  });
  // A text on what its own card costs works where the card is played from (N-EFF-02).
  const CardDefinition& definition = position.definition(card);
  for (std::size_t i = 0; definition.has_static && i < definition.abilities.size(); ++i) {
    const auto* text = std::get_if<Static>(&definition.abilities[i].body);
    if (text == nullptr || position.in_play(card)) continue;
    Context context = context_of(position, card, i);
    context.controller = position[card].owner;
    if (text->condition && !holds(position, *text->condition, context)) continue;
    for (const Rule& rule : text->rules)
      if (const auto* own = std::get_if<R>(&rule);
          own != nullptr && own->who.kind == Selector::Kind::ref && own->who.ref == Ref::self)
        take(*own, {context, nullptr});
  }
  return std::max(0, cost + added);
}

/// A rule on the jutsu cost acts upon this use.
bool concerns_use(const Position& position, const ChangeJutsuCost& rule, const RuleSource& source, CardId jutsu,
                  ObjectRef user) {
  if (source.lasting != nullptr && source.lasting->subject) return source.lasting->subject == position.object(jutsu);
  if (rule.who.kind == Selector::Kind::each)
    return fits_use(position, rule.who.filter.front(), jutsu, user, source.context);
  return resolve(position, rule.who.ref, source.context) == user;  // Jutsu used by this Ninja
}

/// Calls `f(FreeUse, RuleSource)` for every other cost that texts offer for this use.
template <class F>
void for_each_offer(const Position& position, CardId jutsu, ObjectRef user, F&& f) {
  for_each_rule_on<FreeUse>(position, position[jutsu].owner, [&](const FreeUse& rule, const RuleSource& source) {
    if (rule.jutsu && !fits_use(position, *rule.jutsu, jutsu, user, source.context)) return;
    if (rule.by && (!user || !fits(position, *rule.by, user.card, source.context))) return;
    f(rule, source);
  });
}

/// Symbols of the cost that can be paid with others (N-COST-05): with any chakra they are part of the number; with one
/// symbol, chakra of that symbol counts as theirs, too.
void substitute(const Position& position, ChakraDemand& demand, int& number, CardId jutsu, ObjectRef user) {
  for_each_rule_on<PayAs>(position, position[jutsu].owner, [&](const PayAs& rule, const RuleSource& source) {
    if (rule.jutsu && !fits_use(position, *rule.jutsu, jutsu, user, source.context)) return;
    if (rule.by && (!user || !fits(position, *rule.by, user.card, source.context))) return;
    int left = rule.n.value_or(kMostOfACost);
    for (std::size_t i = 0; i < kSymbolCount; ++i) {
      if (rule.symbol && static_cast<std::size_t>(*rule.symbol) != i) continue;
      if (rule.with) {
        demand.pays_as[static_cast<std::size_t>(*rule.with)].add(static_cast<Symbol>(i));
        continue;
      }
      const int moved = std::min<int>(left, demand.symbols[i]);
      demand.symbols[i] = static_cast<std::uint8_t>(demand.symbols[i] - moved);
      number += moved;
      left -= moved;
    }
  });
}

/// Less without a symbol: from the number first, then from symbols of the payer's choice, or the other way round
/// (N-COST-10, A-102).
void reduce(ChakraDemand& demand, int less, bool number_first) {
  int symbols = 0;
  for (const auto n : demand.symbols) symbols += n;
  const int number = demand.total - symbols;
  less = std::min(less, demand.total);
  demand.waived = number_first ? std::max(0, less - number) : std::min(less, symbols);
  demand.total -= less;
}

/// Cards of the hand, as bits by their place in it.
struct HandPayers {
  std::uint64_t main = 0;     ///< could pay the hand cost
  std::uint64_t further = 0;  ///< could pay what is due besides
  int main_due = 0;
  int further_due = 0;

  /// Two kinds of payment, each card for one of them: Hall's condition for two sets.
  bool enough() const {
    return std::popcount(main) >= main_due && std::popcount(further) >= further_due &&
           std::popcount(main | further) >= main_due + further_due;
  }
};

}  // namespace

int entrance_cost(const Position& position, CardId card) {
  return changed_cost<ChangeEntranceCost>(position, card, position.definition(card).entrance_cost.value_or(0));
}

int hand_cost(const Position& position, CardId card) {
  if (position.is(card, CardType::client) && !position.edition.client_hand_cost) return 0;  // N-CLI-05, A-02
  return changed_cost<ChangeHandCost>(position, card, position.definition(card).hand_cost.value_or(0));
}

int marker_for(const Position& position, CardId card, PlayerId player) {
  int marker = position[player].marker;
  for_each_rule_on<MarkerFor>(position, player, [&](const MarkerFor& rule, const RuleSource& source) {
    if (!rule.type || position.is(card, *rule.type)) marker += amount_of(position, rule, source);
  });
  return marker;
}

Refusal check_entrance_cost(const Position& position, CardId card, PlayerId player) {
  const int cost = entrance_cost(position, card);
  const int marker = marker_for(position, card, player);
  if (cost <= marker) return {};
  return {.code = RefusalCode::entrance_cost,
          .rule = position.is(card, CardType::mission)  ? "N-MISS-04"
                  : position.is(card, CardType::client) ? "N-CLI-04"
                                                        : "N-DEPLOY-03",
          .card = card,
          .need = cost,
          .have = marker,
          .fix = Fix::wait_for_marker,
          .fix_n = cost};
}

bool pays_hand_cost(const Position& position, CardId payer, CardId card) {
  return payer != card && position[payer].zone == Zone::hand && position[payer].owner == position[card].owner &&
         position.definition(payer).symbols.meets(position.definition(card).symbols);
}

const Price* further_payment(const CardDefinition& card) {
  for (const Ability& ability : card.abilities)
    if (const auto* use = std::get_if<Use>(&ability.body)) return use->cost ? &*use->cost : nullptr;
  return nullptr;
}

bool pays_further(const Position& position, const Price& price, CardId payer, CardId card) {
  if (payer == card || position[payer].zone != Zone::hand || position[payer].owner != position[card].owner)
    return false;
  Context context;
  context.controller = position[card].owner;
  context.source = position.object(card);
  context.definition = position[card].definition;
  return !price.of_hand || fits_use(position, *price.of_hand, payer, {}, context);
}

bool can_pay_hand_cost(const Position& position, CardId card, std::span<const CardId> chosen,
                       std::span<const CardId> kept) {
  const CardDefinition& definition = position.definition(card);
  const Price* further = further_payment(definition);
  const Pile& hand = position[position[card].owner].hand;
  const int due = definition.type == CardType::jutsu ? 0 : hand_cost(position, card);
  if (due == 0 && (further == nullptr || further->hand.number == 0)) return true;
  const auto is_taken = [&](CardId payer) {
    return std::find(chosen.begin(), chosen.end(), payer) != chosen.end() ||
           std::find(kept.begin(), kept.end(), payer) != kept.end();
  };
  const auto enough_with = [&](auto&& pays) {
    HandPayers payers;
    payers.main_due = std::max(0, due - static_cast<int>(chosen.size()));
    payers.further_due = further != nullptr ? further->hand.number : 0;
    if (static_cast<int>(chosen.size()) > due) payers.further_due -= static_cast<int>(chosen.size()) - due;
    for (std::size_t i = 0; i < hand.size() && i < 64; ++i) {
      if (is_taken(hand[i])) continue;
      if (pays(hand[i])) payers.main |= std::uint64_t{1} << i;
      if (further != nullptr && pays_further(position, *further, hand[i], card))
        payers.further |= std::uint64_t{1} << i;
    }
    return payers.enough();
  };
  const auto pays = [&](CardId payer) { return pays_hand_cost(position, payer, card); };
  if (position.edition.hand_cost_mixes_symbols) return enough_with(pays);
  return std::any_of(definition.symbol_order.begin(), definition.symbol_order.end(), [&](Symbol symbol) {
    const auto has = [&](CardId payer) { return position.definition(payer).symbols.has(symbol); };
    const auto main_chosen = chosen.first(std::min(chosen.size(), static_cast<std::size_t>(due)));
    return std::all_of(main_chosen.begin(), main_chosen.end(), has) &&
           enough_with([&](CardId payer) { return pays(payer) && has(payer); });
  });
}

Refusal check_hand_cost(const Position& position, CardId card, PlayerId player) {
  const int cost = hand_cost(position, card);
  if (can_pay_hand_cost(position, card)) return {};
  int payers = 0;
  for (const CardId other : position[player].hand) payers += pays_hand_cost(position, other, card) ? 1 : 0;
  // Enough of them singly: then they do not go together, or a further payment takes one (N-COST-11).
  const bool further = further_payment(position.definition(card)) != nullptr;
  const std::string_view rule = payers < cost ? "N-DEPLOY-05" : further ? "N-COST-11" : "N-SYM-05";
  return {.code = RefusalCode::hand_cost, .rule = rule, .card = card, .need = cost, .have = payers};
}

std::size_t cost_alternatives(const Position& position, CardId jutsu, ObjectRef user) {
  std::size_t n = position.definition(jutsu).costs.size();
  for_each_offer(position, jutsu, user, [&](const FreeUse&, const RuleSource&) { ++n; });
  return n;
}

const JutsuCost* alternative_cost(const Position& position, CardId jutsu, ObjectRef user, std::size_t alternative) {
  const auto& printed = position.definition(jutsu).costs;
  if (alternative < printed.size()) return &printed[alternative];
  const JutsuCost* found = nullptr;
  std::size_t i = printed.size();
  for_each_offer(position, jutsu, user, [&](const FreeUse& rule, const RuleSource&) {
    if (i++ == alternative) found = &rule.cost;
  });
  return found;
}

void use_up_offer(Change& change, CardId jutsu, ObjectRef user, std::size_t alternative) {
  const Position position = change.position();
  const LastingEffect* used = nullptr;
  std::size_t i = position.definition(jutsu).costs.size();
  for_each_offer(position, jutsu, user, [&](const FreeUse& rule, const RuleSource& source) {
    if (i++ == alternative && rule.once) used = source.lasting;
  });
  if (used != nullptr) end_lasting(change, static_cast<std::size_t>(used - position.state.lasting.begin()));
}

ChakraDemand demand_of(const Position& position, CardId card, ObjectRef user, std::size_t alternative, int x) {
  ChakraDemand demand;
  const CardDefinition& jutsu = position.definition(card);
  const JutsuCost* chosen = alternative_cost(position, card, user, alternative);
  if (chosen == nullptr) return demand;
  const JutsuCost& cost = *chosen;
  demand.symbols = cost.symbols;
  int number = cost.any + cost.x * x;
  if (jutsu.jutsu.x_symbol) {
    auto& symbol = demand.symbols[static_cast<std::size_t>(*jutsu.jutsu.x_symbol)];
    symbol = static_cast<std::uint8_t>(symbol + cost.x * x);
    number = cost.any;
  }
  int less = 0;
  int more = 0;
  const auto more_of = [&](Symbol symbol, int n) {
    auto& count = demand.symbols[static_cast<std::size_t>(symbol)];
    count = static_cast<std::uint8_t>(std::max(0, count + n));
  };
  std::array<int, kSymbolCount> changes{};
  for_each_rule<ChangeJutsuCost>(position, [&](const ChangeJutsuCost& rule, const RuleSource& source) {
    if (!concerns_use(position, rule, source, card, user)) return;
    if (rule.waive) {
      demand.symbols = {};
      number = 0;
    }
    const int add = amount_of(position, rule, source);
    if (rule.symbol)
      changes[static_cast<std::size_t>(*rule.symbol)] += add;
    else if (add > 0)
      more += add;
    else
      less -= add;
  });
  for (std::size_t i = 0; i < kSymbolCount; ++i) more_of(static_cast<Symbol>(i), changes[i]);
  if (const Price* further = further_payment(jutsu)) {
    if (further->of_symbol)
      more_of(*further->of_symbol, further->chakra.number);
    else
      number += further->chakra.number;
  }
  substitute(position, demand, number, card, user);
  demand.total = number + more;
  for (const auto n : demand.symbols) demand.total += n;
  reduce(demand, less, position.edition.reductions_take_number_first);
  return demand;
}

bool can_pay(const Position& position, PlayerId player, const ChakraDemand& demand, std::span<const CardId> chosen,
             std::span<const CardId> kept) {
  Pile chakra = position[player].chakra;
  for (const CardId card : kept) chakra.erase(card);
  const int symbols = symbols_due(demand);
  const int chosen_n = static_cast<int>(chosen.size());
  if (static_cast<int>(chakra.size()) < demand.total || chosen_n > demand.total) return false;
  if (most_symbols_paid(position, demand, {chakra.begin(), chakra.size()}) < symbols) return false;
  // A full matching can keep as many of the chosen cards as can be matched alone; the others fill the plain number.
  return most_symbols_paid(position, demand, chosen) >= chosen_n - (demand.total - symbols);
}

bool alternative_payable(const Position& position, PlayerId player, CardId jutsu, ObjectRef user,
                         std::size_t alternative) {
  return can_pay(position, player, demand_of(position, jutsu, user, alternative, least_x(position, jutsu, user)));
}

int largest_x(const Position& position, PlayerId player, CardId jutsu, ObjectRef user, std::size_t alternative) {
  int x = 0;
  for (;; ++x) {
    const ChakraDemand demand = demand_of(position, jutsu, user, alternative, x + 1);
    if (demand.total > static_cast<int>(kMaxPayment) || !can_pay(position, player, demand) || x == kLargestX) return x;
  }
}

Refusal check_chakra_cost(const Position& position, PlayerId player, CardId card, ObjectRef user) {
  for (std::size_t i = 0; i < cost_alternatives(position, card, user); ++i)
    if (alternative_payable(position, player, card, user, i)) return {};
  const ChakraDemand demand = demand_of(position, card, user, 0, least_x(position, card, user));
  const int have = static_cast<int>(position[player].chakra.size());
  Refusal refusal{.code = have < demand.total ? RefusalCode::chakra_cost : RefusalCode::chakra_symbols,
                  .rule = have < demand.total ? "N-COST-02" : "N-COST-05",
                  .card = card,
                  .need = demand.total,
                  .have = have};
  if (have < demand.total) {
    refusal.fix = Fix::charge_more;
    refusal.fix_n = demand.total - have;
  }
  return refusal;
}

Refusal check_further_payment(const Position& position, CardId card, ObjectRef user, PlayerId player) {
  const Price* price = further_payment(position.definition(card));
  if (price == nullptr) return {};
  const PlayerState& payer = position[player];
  const bool mission = position.is(card, CardType::mission);
  const auto symbol_fits = [&](CardId chakra) {
    return !price->of_symbol || position.definition(chakra).symbols.has(*price->of_symbol);
  };
  const int due = evaluate(position, price->chakra, {});
  const bool chakra = !mission || std::count_if(payer.chakra.begin(), payer.chakra.end(), symbol_fits) >= due;
  const bool of_user = price->injure_self || price->damage_self > 0 || price->self;
  const bool user_can = !of_user || (position.alive(user) && position.in_play(user.card) &&
                                     !(price->injure_self && position[user.card].injured));
  if (chakra && user_can && can_pay_hand_cost(position, card) &&
      static_cast<int>(payer.rewards.size()) >= price->rewards &&
      static_cast<int>(payer.deck.size()) >= price->deck_top)
    return {};
  return {.code = RefusalCode::price_not_payable, .rule = "N-COST-11", .card = card};
}

}  // namespace naruto
