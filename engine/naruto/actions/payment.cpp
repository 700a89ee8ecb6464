// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/actions/payment.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/effect_use.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/price.h"
#include "engine/naruto/rules/targets.h"
#include "engine/naruto/rules/taxes.h"

namespace naruto {
namespace {

ChakraDemand demand_of(const Position& position, const Announcement& use) {
  return demand_of(position, use.card, position.object(use.on), use.cost, use.x);
}

bool is_sending(const Announcement& use) { return use.kind == Announced::attack || use.kind == Announced::block; }

/// The jutsu cost in cards: those named so far, and one for each chakra that is still missing.
std::size_t chakra_due(const Position& position, const Announcement& use) {
  const int total = demand_of(position, use).total;
  int paid = 0;
  std::size_t cards = 0;
  for (; cards < use.paid.size() && paid < total; ++cards) paid += worth_of(position, use.paid[cards]);
  return cards + static_cast<std::size_t>(std::max(0, total - paid));
}

/// What texts ask for besides, with the targets named so far (N-COST-11).
std::size_t tax_due(const Position& position, const Announcement& use) {
  if (is_sending(use)) return static_cast<std::size_t>(sending_tax(position, use.card));
  const bool effect = use.kind == Announced::effect;
  if (!effect && use.kind != Announced::jutsu && use.kind != Announced::mission) return 0;
  const PlayerId player = payer_of(position, use);
  const ObjectRef user = use.kind == Announced::jutsu ? position.object(use.on) : ObjectRef{};
  Context context = effect ? effect_context(position, use.card, player, use.ability)
                           : use_context(position, use.card, player, ability_used(position.definition(use.card)), user);
  for (std::size_t i = 0; i < use.targets.size(); ++i) context.targets[i] = use.targets[i];
  return static_cast<std::size_t>(use_tax(position, context, targets_in(position, context)));
}

/// How many cards each part of the payment takes, in the order in which they are paid.
struct Due {
  std::size_t hand = 0;            ///< the hand cost
  std::size_t chakra = 0;          ///< the jutsu cost, and further chakra of a Jutsu
  std::size_t further_chakra = 0;  ///< of a Mission
  std::size_t further_hand = 0;
  std::size_t tax = 0;
};

Due due_for(const Position& position, const Announcement& use) {
  Due due;
  due.tax = tax_due(position, use);
  if (use.kind == Announced::effect || is_sending(use)) return due;
  const bool jutsu = pays_jutsu_cost(use);
  if (jutsu)
    due.chakra = chakra_due(position, use);
  else
    due.hand = static_cast<std::size_t>(hand_cost(position, use.card));
  if (const Price* further = further_payment(position.definition(use.card))) {
    if (!jutsu) due.further_chakra = static_cast<std::size_t>(further->chakra.number);
    due.further_hand = static_cast<std::size_t>(further->hand.number);
  }
  return due;
}

/// The price of the effect, where it is due on use, can still be paid without this chakra (N-COST-09).
bool leaves_price(const Position& position, const Announcement& use, const FixedVector<CardId, kMaxPayment>& taken) {
  if (use.kind != Announced::effect) return true;
  const Context context = effect_context(position, use.card, payer_of(position, use), use.ability);
  const auto& text = std::get<Activated>(position.cards[context.definition].abilities[context.ability].body);
  if (!text.paid_on_use) return true;
  GameState later = copy_of(position.state);
  for (const CardId card : taken)
    apply_event(later, CardMoved{card, Zone::chakra, Zone::discard, later.cards[card].owner, false, Cause::payment});
  return can_pay_price({later, {&position.cards, &position.edition}}, *text.pay, context);
}

/// With these cards named the rest can be paid, without the cards to be kept.
bool can_finish(const Position& position, const Announcement& use, Payment part,
                const FixedVector<CardId, kMaxPayment>& chosen, std::span<const CardId> kept) {
  const PlayerId player = payer_of(position, use);
  if (part == Payment::tax) return leaves_price(position, use, chosen);
  if (part == Payment::chakra_cost)
    return can_pay(position, player, demand_of(position, use), {chosen.begin(), chosen.size()}, kept);
  if (part == Payment::further_chakra) return true;
  // Cards of the hand: those of the chakra parts do not count among them.
  FixedVector<CardId, kMaxPayment> of_hand;
  for (const CardId each : chosen)
    if (position[each].zone == Zone::hand) of_hand.push_back(each);
  return can_pay_hand_cost(position, use.card, {of_hand.begin(), of_hand.size()}, kept);
}

/// With these cards paid, as in `then`, and the rest of the payment to come, there are targets for the use.
bool targets_left(const Position& position, const Position& then, const Announcement& use, Payment part,
                  const FixedVector<CardId, kMaxPayment>& chosen, const Context& context) {
  const bool mission = use.kind == Announced::mission;
  YetToPay unpaid;  // of what comes behind the cost itself nothing can be a target
  if (part == (mission ? Payment::hand_cost : Payment::chakra_cost)) unpaid = yet_to_pay(then, context);
  const auto accept = [&](const CardSet& taken) {
    const TargetsAndCost split = split_by_cost(then, context, taken, unpaid);
    if (split.too_many) return false;
    auto all = chosen;
    for (const CardId card : split.paid) {
      if (all.full()) return false;
      all.push_back(card);
    }
    if (mission && !split.paid.empty() && static_cast<int>(all.size()) > hand_cost(position, use.card)) return false;
    // What has been paid is a target only where it lies then.
    const bool paid_away = std::any_of(split.kept.begin(), split.kept.end(), [&](CardId each) {
      return chosen.contains(each) && then[each].zone == position[each].zone;
    });
    return !paid_away && can_finish(position, use, part, all, {split.kept.begin(), split.kept.size()});
  };
  return targets_fillable(then, context, 0, {}, 0, accept, unpaid);
}

/// This card, as the next one of its part, leaves enough to pay the rest, and targets for a use that names them after
/// the payment (N-JUT-03).
bool leaves_enough(const Position& position, const Announcement& use, Payment part, CardId card) {
  auto chosen = use.paid;
  chosen.push_back(card);
  if (!can_finish(position, use, part, chosen, {})) return false;
  const bool mission = use.kind == Announced::mission;
  if (!mission && use.kind != Announced::jutsu) return true;
  const bool cost_first = cost_comes_first(position.edition, mission);
  const CardDefinition& definition = position.definition(use.card);
  const std::uint8_t ability = ability_used(definition);
  if (!cost_first) return true;
  const ObjectRef user = mission ? ObjectRef{} : position.object(use.on);
  Context context = use_context(position, use.card, position[use.card].owner, ability, user);
  context.x = use.x;
  const bool among_paid = !yet_to_pay(position, context).cards.empty();
  if (!among_paid && !targets_compete_with_payment(definition, ability)) return true;
  if (!among_paid) return targets_left(position, position, use, part, chosen, context);
  Announcement so_far = use;
  so_far.paid = chosen;
  const GameState later = after_payment(position, so_far);
  return targets_left(position, {later, position.rules()}, use, part, chosen, context);
}

}  // namespace

Payment next_payment(const Position& position, const Announcement& use) {
  const Due due = due_for(position, use);
  std::size_t paid = use.paid.size();
  const auto still = [&](std::size_t part) {
    if (paid < part) return true;
    paid -= part;
    return false;
  };
  if (still(due.hand)) return Payment::hand_cost;
  if (still(due.chakra)) return Payment::chakra_cost;
  if (still(due.further_chakra)) return Payment::further_chakra;
  if (still(due.further_hand)) return Payment::further_hand;
  return still(due.tax) ? Payment::tax : Payment::none;
}

PlayerId payer_of(const Position& position, const Announcement& use) {
  return use.kind == Announced::effect || is_sending(use) ? use.player : position[use.card].owner;
}

bool from_chakra(Payment part) {
  return part == Payment::chakra_cost || part == Payment::further_chakra || part == Payment::tax;
}

std::size_t cards_missing(const Position& position, const Announcement& use) {
  const Due due = due_for(position, use);
  const Payment part = next_payment(position, use);
  std::size_t until = due.hand;
  if (part >= Payment::chakra_cost) until += due.chakra;
  if (part >= Payment::further_chakra) until += due.further_chakra;
  if (part >= Payment::further_hand) until += due.further_hand;
  if (part == Payment::tax) until += due.tax;
  return part == Payment::none ? 0 : until - use.paid.size();
}

Refusal check_payment(const Position& position, const Announcement& use, CardId card) {
  const PlayerId player = payer_of(position, use);
  if (use.paid.contains(card)) return {.code = RefusalCode::already_chosen, .rule = "N-COST-04", .card = card};
  const Payment part = next_payment(position, use);
  const Price* further = further_payment(position.definition(use.card));
  const bool from_hand = part == Payment::hand_cost || part == Payment::further_hand;
  if (from_hand) {
    const bool pays = part == Payment::hand_cost ? pays_hand_cost(position, card, use.card)
                                                 : pays_further(position, *further, card, use.card);
    if (!pays)
      return {.code = RefusalCode::pays_wrong_symbol,
              .rule = part == Payment::hand_cost ? "N-DEPLOY-05" : "N-COST-11",
              .card = card,
              .fix = Fix::choose_other};
  } else if (position[card].zone != Zone::chakra || position[card].owner != player) {
    return {.code = RefusalCode::not_an_option, .rule = "N-COST-01", .card = card};
  } else if (part == Payment::further_chakra && !pays_chakra(position, *further, card)) {
    return {.code = RefusalCode::pays_wrong_symbol, .rule = "N-COST-11", .card = card, .fix = Fix::choose_other};
  }
  if (leaves_enough(position, use, part, card)) return {};
  return {.code = RefusalCode::pays_too_little,
          .rule = from_hand ? "N-SYM-05" : "N-COST-05",
          .card = card,
          .fix = Fix::choose_other};
}

namespace {

/// Chakra that shows the same symbols pays the cost alike: no text tells it apart, and none of it can be a target,
/// where it lies or once it is paid.
bool chakra_is_alike(const Position& position, const Announcement& use) {
  if (position.has_rule<ChakraWorth>() || position.has_rule<ChakraCounts>()) return false;
  const CardDefinition& definition = position.definition(use.card);
  return !targets_care_for_payment(definition, ability_used(definition));
}

}  // namespace

FixedVector<CardId, kPileCapacity> payers(const Position& position, const Announcement& use) {
  FixedVector<CardId, kPileCapacity> cards;
  const PlayerState& player = position[payer_of(position, use)];
  const Payment part = next_payment(position, use);
  const bool alike = part == Payment::chakra_cost && chakra_is_alike(position, use);
  std::array<std::optional<bool>, 1U << kSymbolCount> known;  // by the symbols of the chakra, where it is alike
  for (const CardId card : from_chakra(part) ? player.chakra : player.hand) {
    const bool told = alike && !use.paid.contains(card);
    std::optional<bool> alone;
    std::optional<bool>& pays = told ? known[position.hot(card).symbols.bits] : alone;
    if (!pays) pays = !check_payment(position, use, card);
    if (*pays) cards.push_back(card);
  }
  return cards;
}

GameState after_payment(const Position& position, const Announcement& use) {
  GameState later = copy_of(position.state);
  const std::size_t hand = due_for(position, use).hand;
  for (std::size_t i = 0; i < use.paid.size(); ++i) {
    const CardState& card = later.cards[use.paid[i]];
    apply_event(later, CardMoved{use.paid[i], card.zone, i < hand ? Zone::chakra : Zone::discard, card.owner, false,
                                 Cause::payment});
  }
  return later;
}

namespace {

/// Texts speak of the chakra that was discarded for the use of a Jutsu.
void note_chakra(Change& change, const Announcement& use, std::size_t hand) {
  if (!pays_jutsu_cost(use)) return;
  ChakraSpent spent{use.card, {}};
  for (std::size_t i = hand; i < use.paid.size(); ++i)
    if (change.position()[use.paid[i]].zone == Zone::discard) spent.chakra.push_back(use.paid[i]);
  change.emit(spent);
}

}  // namespace

void pay(Change& change, const Announcement& use, const Context& context) {
  const std::size_t hand = due_for(change.position(), use).hand;
  for (std::size_t i = 0; i < use.paid.size(); ++i)
    move_card(change, use.paid[i], i < hand ? Zone::chakra : Zone::discard,
              Cause::payment);  // as a cost: its effect is none (N-DEPLOY-07)
  note_chakra(change, use, hand);
  if (use.kind == Announced::effect || is_sending(use)) return;
  if (const Price* further = further_payment(change.position().definition(use.card))) {
    Context of_user = context;
    if (context.user) of_user.source = context.user;
    pay_fixed_part(change, *further, of_user);
  }
}

}  // namespace naruto
