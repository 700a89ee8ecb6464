// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "engine/naruto/events/change.h"
#include "engine/naruto/rules/refusal.h"

/// Entrance cost, hand cost and chakra cost (N-CARD-09, N-DEPLOY-05, section 10.2: N-COST-01 to N-COST-11).
namespace naruto {

/// Printed, with every change in force, never below zero (N-COST-10).
int entrance_cost(const Position& position, CardId card);
int hand_cost(const Position& position, CardId card);

/// The marker of the player as it counts for this card (N-MARK-05).
int marker_for(const Position& position, CardId card, PlayerId player);

/// Entrance cost against the marker of its player (N-DEPLOY-03).
Refusal check_entrance_cost(const Position& position, CardId card, PlayerId player, std::string_view rule = {});

/// This card of the hand can pay for the other: it shares a symbol and is another card (N-SYM-05, N-SYM-06,
/// N-DEPLOY-06).
bool pays_hand_cost(const Position& position, CardId payer, CardId card);

/// The hand holds enough cards that pay, `chosen` among them and `kept` not, and enough others for a further payment
/// (N-COST-11). Where symbols are not to be mixed all payers share one symbol of the card.
bool can_pay_hand_cost(const Position& position, CardId card, std::span<const CardId> chosen = {},
                       std::span<const CardId> kept = {});

/// Enough cards that pay (N-GEN-04: looked at before anything moves).
Refusal check_hand_cost(const Position& position, CardId card, PlayerId player);

/// The further payment that a text demands for the use of a card (N-COST-11); null if there is none.
const Price* further_payment(const CardDefinition& card);
bool pays_further(const Position& position, const Price& price, CardId payer, CardId card);

/// What one use of a Jutsu costs once user, alternative and X are known.
struct ChakraDemand {
  std::array<std::uint8_t, kSymbolCount> symbols{};
  int total = 0;                                  ///< cards in all
  int waived = 0;                                 ///< symbols of the payer's choice that need not be met (N-COST-10)
  std::array<SymbolSet, kSymbolCount> pays_as{};  ///< what chakra of each symbol pays besides
  int besides = 0;                                ///< cards that something else asks for: they must be left over
  std::array<bool, kSymbolCount> turned{};        ///< so many of these symbols may be paid with another one
  Symbol turned_to = Symbol::lightning;
  std::uint8_t turns = 0;
};
ChakraDemand demand_of(const Position& position, CardId jutsu, ObjectRef user, std::size_t alternative, int x);

/// How many ways there are to pay for this use (N-COST-02, N-COST-11): those printed first, then those that texts offer
/// instead.
std::size_t cost_alternatives(const Position& position, CardId jutsu, ObjectRef user);
/// One of them; null if there are not so many.
const JutsuCost* alternative_cost(const Position& position, CardId jutsu, ObjectRef user, std::size_t alternative);
/// An offer for the next use only is used up by this one.
void use_up_offer(Change& change, CardId jutsu, ObjectRef user, std::size_t alternative);

/// As how many chakra a card of the own chakra area counts: one, unless a text says more. `of`: where only chakra of
/// one of these symbols pays.
int worth_of(const Position& position, CardId chakra, std::span<const Symbol> of = {});

/// A card with several symbols counts as one card of one of them (N-SYM-04). What is spent goes to the discard pile
/// (N-ZONE-17). The cards of the own chakra area can pay, `chosen` among them and `kept` not (N-COST-05: a matching,
/// not a count per colour).
bool can_pay(const Position& position, PlayerId player, const ChakraDemand& demand, std::span<const CardId> chosen = {},
             std::span<const CardId> kept = {});

/// The largest X that can be paid; 0 if none (N-COST-06). `besides`: chakra that must be left over.
int largest_x(const Position& position, PlayerId player, CardId jutsu, ObjectRef user, std::size_t alternative,
              int besides = 0);

/// The X that the card itself says, for this user; and the least one that is possible (N-COST-06).
std::optional<int> fixed_x(const Position& position, CardId jutsu, ObjectRef user);
inline constexpr int kLargestX = kMaxPayment;  ///< a cost that changes bring to nothing would let X grow for ever
int least_x(const Position& position, CardId jutsu, ObjectRef user);
/// The largest X that the text allows; nothing if it does not say.
std::optional<int> highest_x(const Position& position, CardId jutsu, ObjectRef user);

/// This alternative can be paid.
bool alternative_payable(const Position& position, PlayerId player, CardId jutsu, ObjectRef user,
                         std::size_t alternative, int besides = 0);

/// The first alternative that can be paid.
std::uint8_t first_payable_cost(const Position& position, CardId jutsu, ObjectRef user, PlayerId player,
                                int besides = 0);

/// Some alternative, with X of 1 where there is an X, can be paid.
Refusal check_chakra_cost(const Position& position, PlayerId player, CardId jutsu, ObjectRef user);

/// The further payment can be made besides the cost (N-COST-11).
Refusal check_further_payment(const Position& position, CardId card, ObjectRef user, PlayerId player);

}  // namespace naruto
