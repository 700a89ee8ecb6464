// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/resolve/paying.h"

#include <algorithm>
#include <utility>

#include "engine/naruto/effects/agent.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/resolve/carry_out.h"
#include "engine/naruto/rules/chakra.h"
#include "engine/naruto/rules/coins.h"
#include "engine/naruto/rules/costs.h"
#include "engine/naruto/rules/leaving_play.h"
#include "engine/naruto/rules/price.h"

namespace naruto {
namespace {

/// The parts of a price that are picked, in the order in which they are asked; `part` of the work counts them. Coins
/// are taken one by one; what needs no choice comes last.
enum class PricePart : std::uint8_t { chakra, hand, reveal_hand, in_play, opponent_discard, coins, fixed };

const PayPrice& paid_by(const Work& work) {
  const PayPrice* pay = pay_of(work);
  if (pay == nullptr) table::fault("this work pays nothing", table::Place::current());
  return *pay;
}

PricePart part_of(const Price& price, const Work& work) {
  const int index = paid_by(work).part;
  const int coins = static_cast<int>(PricePart::coins);
  if (index < coins) return static_cast<PricePart>(index);
  return index < coins + price.coins ? PricePart::coins : PricePart::fixed;
}

const Price& price_of(const Catalog& cards, const Work& work) {
  const CardDefinition& card = cards[work.context.definition];
  const EffectNumber priced = paid_by(work).effect;
  if (priced == kAbilityPrice) {
    const auto& body = card.abilities[work.context.ability].body;
    if (const auto* replacement = std::get_if<Replacement>(&body)) return *replacement->pay;
    return *std::get<Activated>(body).pay;
  }
  const Effect& effect = *card.effects[priced];
  if (const auto* grant = std::get_if<GrantTrigger>(&effect.node))
    return *std::get<Replacement>(grant->ability.front().body).pay;
  if (const auto* pay = std::get_if<Pay>(&effect.node)) return pay->price;
  if (const auto* unless = std::get_if<Unless>(&effect.node)) return unless->pay;
  return *std::get<May>(effect.node).pay;
}

/// "You" is whoever pays.
Context payer_of(const Work& work) {
  Context context = work.context;
  if (work.is<OpponentPays>()) context.controller = table::other(context.controller);
  return context;
}

/// How many cards are due of this part: the least and the most.
std::pair<std::size_t, std::size_t> due(const Position& position, const Price& price, const Work& work,
                                        std::size_t offered) {
  const auto exactly = [](int n) {
    const auto size = static_cast<std::size_t>(std::max(n, 0));
    return std::pair(size, size);
  };
  const auto amount = [&](const Amount& n) {
    if (asks_for_x(position, n, work.context)) return std::pair(std::size_t{1}, offered);
    return exactly(evaluate(position, n, work.context));
  };
  switch (part_of(price, work)) {
    case PricePart::chakra:
      return amount(price.chakra);
    case PricePart::hand:
      return amount(price.hand);
    case PricePart::reveal_hand:
      return exactly(price.reveal_hand ? 1 : 0);
    case PricePart::in_play:
      return exactly(price.in_play);
    case PricePart::opponent_discard:
      return exactly(price.opponent_discard);
    case PricePart::coins:
      return exactly(1);
    case PricePart::fixed:
      break;
  }
  return {0, 0};
}

/// What is paid goes where this part of the price says.
void hand_over(Change& change, const Price& price, PricePart part, CardId card, const Context& payer) {
  const Agent by = agent_of(payer, Deed::payment);
  switch (part) {
    case PricePart::chakra:
      return move_card(change, card, Zone::discard, Cause::payment, by);
    case PricePart::hand:
      if (price.hand_to == Destination::chakra) return charge(change, card);  // N-CHG-06
      return move_card(change, card, price.hand_to.value_or(Destination::discard), Cause::payment, by);
    case PricePart::reveal_hand:
      return change.emit(Revealed{card});
    case PricePart::in_play:
      return move_card(change, card, price.play_to.value_or(Destination::discard), Cause::payment, by);
    case PricePart::opponent_discard:
      return move_card(change, card, Zone::chakra, Cause::payment, by);
    case PricePart::coins:
      take_coins(change, card, price.coin.value_or(CoinKind::any), 1);
      return;
    case PricePart::fixed:
      return;
  }
}

}  // namespace

Cards payment_candidates(const Position& position, const Work& work) {
  Cards cards;
  const Price& price = price_of(position.cards, work);
  const Context payer = payer_of(work);
  const PlayerState& own = position[payer.controller];
  const auto add_if = [&](const Pile& pile, auto&& pays) {
    for (const CardId card : pile)
      if (pays(card)) cards.push_back(card);
  };
  switch (part_of(price, work)) {
    case PricePart::chakra:
      add_if(own.chakra, [&](CardId card) {
        if (!pays_chakra(position, price, card)) return false;
        if (!price.same_symbol) return true;
        FixedVector<CardId, kMaxPicks + 1> chosen;
        for (const CardId picked : work.picks) chosen.push_back(picked);
        if (!work.picks.contains(card)) chosen.push_back(card);
        const int n = asks_for_x(position, price.chakra, payer) ? 1 : evaluate(position, price.chakra, payer);
        return share_a_symbol(position, price, payer.controller, {chosen.begin(), chosen.size()}, n);
      });
      break;
    case PricePart::hand:
      add_if(own.hand, [&](CardId card) { return pays_of_hand(position, price.of_hand, card, payer); });
      break;
    case PricePart::reveal_hand:
      add_if(own.hand, [&](CardId card) { return pays_of_hand(position, price.reveal_hand, card, payer); });
      break;
    case PricePart::in_play:
      add_if(own.village, [&](CardId card) { return pays_in_play(position, price, card, payer); });
      break;
    case PricePart::opponent_discard:
      add_if(position[table::other(payer.controller)].discard, [](CardId) { return true; });
      break;
    case PricePart::coins:
      for (const PlayerId player : table::kPlayers)
        add_if(position[player].village, [&](CardId card) { return coins_to_pay(position, price, card, payer) > 0; });
      break;
    case PricePart::fixed:
      break;
  }
  return cards;
}

int chakra_missing(const Position& position, const Work& work) {
  const Price& price = price_of(position.cards, work);
  if (part_of(price, work) != PricePart::chakra || asks_for_x(position, price.chakra, work.context)) return 0;
  int missing = evaluate(position, price.chakra, payer_of(work));
  for (const CardId card : work.picks) missing -= worth_of(position, card, price.of_symbol);
  return std::max(0, missing);
}

namespace {

/// The fewest cards that are so much chakra, and whether all of these are needed.
std::pair<std::size_t, bool> fewest_for(const Position& position, const Price& price, const Cards& offered, int due) {
  FixedVector<int, kMaxCards> worth;
  int all = 0;
  for (const CardId card : offered) {
    worth.push_back(worth_of(position, card, price.of_symbol));
    all += worth.back();
  }
  std::sort(worth.begin(), worth.end());
  std::size_t cards = 0;
  for (int left = due; left > 0 && cards < worth.size(); ++cards) left -= worth[worth.size() - 1U - cards];
  return {cards, !worth.empty() && all - worth.front() < due};
}

}  // namespace

bool takes_own_cards(const Position& position, const Work& work) {
  const PricePart part = part_of(price_of(position.cards, work), work);
  return part == PricePart::chakra || part == PricePart::hand;
}

void run_pay(Change& change, Work work) {
  PayPrice& pay = *pay_of(work);
  const Price& price = price_of(change.cards(), work);
  const Context payer = payer_of(work);
  const PricePart part = part_of(price, work);
  if (part == PricePart::fixed) {
    change.emit(WorkPopped{});
    // What is paid for waits already: a team whose last Ninja is the price keeps its place until that is through.
    const auto& lists = change.cards()[work.context.definition].lists;
    if (const ListNumber list = pay.list; list != kNoList && work.is<PayToChain>())
      push_list<RunToChain>(change, *lists[list], work.context);
    else if (list != kNoList)
      push_list(change, *lists[list], work.context);
    pay_fixed_part(change, price, payer);
    return;
  }
  if (pay.part == 0 && work.stage == 0 && !can_pay_price(change.position(), price, payer)) {
    change.emit(WorkPopped{});
    return;
  }
  const Cards offered = payment_candidates(change.position(), work);
  auto [least, most] = due(change.position(), price, work, offered.size());
  const bool x = least != most;
  // A card of a certain kind is named by its player even if there is one only (CR-33).
  const bool named = (part == PricePart::hand && price.of_hand) || part == PricePart::reveal_hand;
  bool choice = offered.size() > least || x || named;
  if (part == PricePart::chakra && !x) {
    const auto [fewest, all] = fewest_for(change.position(), price, offered, static_cast<int>(most));
    choice = !all;
    least = fewest;
    most = std::min(most, offered.size());
  }
  if (most > 0 && work.stage == 0 && choice) {
    const std::size_t room = at_most_or_tell(change, most, kMaxPicks, Cap::picks);
    change.ask(ChoiceKind::pick, payer.controller, std::min(least, room), room);
    change.know_answers(offered);
    return;
  }
  Cards paid;
  if (work.stage == 1)
    for (const CardId card : work.picks) paid.push_back(card);
  else if (most > 0)
    paid = offered;
  if (x) work.context.x = static_cast<std::uint8_t>(paid.size());
  if (part == PricePart::reveal_hand && !paid.empty()) work.context.it = change.position().object(paid.front());
  ++pay.part;
  work.stage = 0;
  work.picks.clear();
  change.emit(WorkMoved{work});
  for (const CardId card : paid) hand_over(change, price, part, card, payer);
}

}  // namespace naruto
