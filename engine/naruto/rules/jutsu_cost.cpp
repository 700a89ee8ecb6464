// SPDX-License-Identifier: GPL-3.0-or-later
// Jutsu cost: what a use asks for, and which chakra pays it (section 10.2).
#include <algorithm>

#include "engine/naruto/effects/player_rules.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/duration.h"

namespace naruto {
namespace {

constexpr int kMostOfACost = 99;
constexpr int kMostWorth = 4;
constexpr int kMostTurned = 3;

using Units = FixedVector<SymbolSet, 2 * kPileCapacity>;

/// With the symbols that such chakra pays besides.
SymbolSet substituted(const ChakraDemand& demand, SymbolSet symbols) {
  SymbolSet all = symbols;
  for (std::size_t i = 0; i < kSymbolCount; ++i)
    if (symbols.has(static_cast<Symbol>(i))) all.bits = static_cast<std::uint8_t>(all.bits | demand.pays_as[i].bits);
  return all;
}

/// Calls `f(Symbol, n)` for the text that makes this chakra worth the most.
template <class F>
void for_each_worth(const Position& position, CardId card, F&& f) {
  int most = 1;
  Symbol symbol = Symbol::lightning;
  for_each_rule_on<ChakraWorth>(position, position[card].owner, [&](const ChakraWorth& rule, const RuleSource& source) {
    const int n = std::min(amount_of(position, rule, source), kMostWorth);
    if (n <= most || !fits_use(position, rule.chakra, card, {}, source.context)) return;
    most = n;
    symbol = rule.as;
  });
  if (most > 1) f(symbol, most);
}

/// What this chakra can pay: its symbols and those it counts as (N-SYM-04).
SymbolSet symbols_paid_by(const Position& position, const ChakraDemand& demand, CardId card) {
  return substituted(demand, symbols_of(position, card));
}

/// What each of the chakra that these cards stand for can pay: a card is one, unless a text says that it is worth more
/// of one symbol (N-COST-05).
Units units_of(const Position& position, const ChakraDemand& demand, std::span<const CardId> cards) {
  Units units;
  for (const CardId card : cards) {
    if (units.full()) break;
    units.push_back(symbols_paid_by(position, demand, card));
    if (demand.besides > 0) continue;
    for_each_worth(position, card, [&](Symbol symbol, int n) {
      SymbolSet one;
      one.add(symbol);
      for (int i = 1; i < n && !units.full(); ++i) units.push_back(substituted(demand, one));
    });
  }
  return units;
}

/// The most of this chakra that can each pay a different symbol of the demand. König: the smallest, over all sets S of
/// demanded symbols, of the demand outside S plus the chakra that has a symbol of S.
int most_symbols_paid(const ChakraDemand& demand, const Units& units) {
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
    for (const SymbolSet unit : units) cover += unit.meets(symbols) ? 1 : 0;
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

/// A rule on the jutsu cost acts upon this use.
bool concerns_use(const Position& position, const ChangeJutsuCost& rule, const RuleSource& source, CardId jutsu,
                  ObjectRef user) {
  if (source.lasting != nullptr && source.lasting->subject) return is_subject(position.state, *source.lasting, jutsu);
  if (rule.who.kind == Selector::Kind::each)
    return fits_use(position, rule.who.filter.front(), jutsu, user, source.context);
  return resolve(position, rule.who.ref, source.context) == user;  // Jutsu used by this Ninja
}

/// The cost of Jutsu that this Ninja uses can be raised only (N-GEN-02).
bool cost_kept(const Position& position, ObjectRef user) {
  return user && find_rule<JutsuCostKept>(position, user.card) != kNoCard;
}

/// Calls `f(FreeUse, RuleSource)` for every other cost that texts offer for this use.
template <class F>
void for_each_offer(const Position& position, CardId jutsu, ObjectRef user, F&& f) {
  if (cost_kept(position, user)) return;
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
      if (rule.with && rule.n) {
        if (static_cast<std::size_t>(*rule.with) == i) continue;
        demand.turned[i] = true;
        demand.turned_to = *rule.with;
        demand.turns = static_cast<std::uint8_t>(std::min(*rule.n, kMostTurned));
        continue;
      }
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

}  // namespace

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
  const bool kept = cost_kept(position, user);
  const auto more_of = [&](Symbol symbol, int n) {
    auto& count = demand.symbols[static_cast<std::size_t>(symbol)];
    count = static_cast<std::uint8_t>(std::max(0, count + n));
  };
  std::array<int, kSymbolCount> changes{};
  for_each_rule<ChangeJutsuCost>(position, [&](const ChangeJutsuCost& rule, const RuleSource& source) {
    if (!concerns_use(position, rule, source, card, user)) return;
    const int add = amount_of(position, rule, source);
    if (kept && (rule.waive || add < 0)) return;
    if (rule.waive) {
      demand.symbols = {};
      number = 0;
    }
    if (rule.symbol)
      changes[static_cast<std::size_t>(*rule.symbol)] += add;
    else if (add > 0)
      more += add;
    else
      less -= add;
  });
  for (std::size_t i = 0; i < kSymbolCount; ++i) more_of(static_cast<Symbol>(i), changes[i]);
  if (const Price* further = further_payment(jutsu)) {
    if (further->of_symbol.size() == 1)  // of a cost there is no more than one (tree_check)
      more_of(further->of_symbol.front(), further->chakra.number);
    else
      number += further->chakra.number;
  }
  substitute(position, demand, number, card, user);
  demand.total = number + more;
  for (const auto n : demand.symbols) demand.total += n;
  reduce(demand, less, position.edition.reductions_take_number_first);
  return demand;
}

int worth_of(const Position& position, CardId chakra, std::span<const Symbol> of) {
  int worth = 1;
  for_each_worth(position, chakra, [&](Symbol symbol, int n) {
    if (of.empty() || std::find(of.begin(), of.end(), symbol) != of.end()) worth = n;
  });
  return worth;
}

namespace {

/// As the symbols of the demand stand.
bool pays_as_it_is(const Position& position, PlayerId player, const ChakraDemand& demand,
                   std::span<const CardId> chosen, std::span<const CardId> kept) {
  Pile chakra = position[player].chakra;
  for (const CardId card : kept) chakra.erase(card);
  const int symbols = symbols_due(demand);
  const Units units = units_of(position, demand, {chakra.begin(), chakra.size()});
  const Units mine = units_of(position, demand, chosen);
  const int chosen_n = static_cast<int>(mine.size());
  if (static_cast<int>(units.size()) < demand.total + demand.besides) return false;
  if (!chosen.empty() && chosen_n - worth_of(position, chosen.back()) >= demand.total) return false;  // superfluous
  if (most_symbols_paid(demand, units) < symbols) return false;
  // A full matching can keep as many of the chosen cards as can be matched alone; the others fill the plain number.
  const int spare = std::max(0, chosen_n - demand.total);
  return most_symbols_paid(demand, mine) >= chosen_n - spare - (demand.total - symbols);
}

}  // namespace

bool can_pay(const Position& position, PlayerId player, const ChakraDemand& demand, std::span<const CardId> chosen,
             std::span<const CardId> kept) {
  if (pays_as_it_is(position, player, demand, chosen, kept)) return true;
  for (std::size_t i = 0; i < kSymbolCount && demand.turns > 0; ++i) {
    if (!demand.turned[i] || demand.symbols[i] == 0) continue;
    ChakraDemand other = demand;
    --other.turns;
    --other.symbols[i];
    ++other.symbols[static_cast<std::size_t>(demand.turned_to)];
    if (can_pay(position, player, other, chosen, kept)) return true;
  }
  return false;
}

bool alternative_payable(const Position& position, PlayerId player, CardId jutsu, ObjectRef user,
                         std::size_t alternative, int besides) {
  const JutsuCost* cost = alternative_cost(position, jutsu, user, alternative);
  if (cost != nullptr && cost->x > 0 && highest_x(position, jutsu, user) == 0) return false;  // X is 1 at least
  ChakraDemand demand = demand_of(position, jutsu, user, alternative, least_x(position, jutsu, user));
  demand.besides = besides;
  return can_pay(position, player, demand);
}

int largest_x(const Position& position, PlayerId player, CardId jutsu, ObjectRef user, std::size_t alternative,
              int besides) {
  const auto most = highest_x(position, jutsu, user);
  int x = 0;
  for (;; ++x) {
    if (most && x >= *most) return x;
    ChakraDemand demand = demand_of(position, jutsu, user, alternative, x + 1);
    demand.besides = besides;
    if (demand.total > static_cast<int>(kMaxPayment) || !can_pay(position, player, demand) || x == kLargestX) return x;
  }
}

std::uint8_t first_payable_cost(const Position& position, CardId jutsu, ObjectRef user, PlayerId player, int besides) {
  for (std::size_t i = 0; i < cost_alternatives(position, jutsu, user); ++i)
    if (alternative_payable(position, player, jutsu, user, i, besides)) return static_cast<std::uint8_t>(i);
  return 0;
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

}  // namespace naruto
