// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/naruto/state/rulebook.h"

/// Uses that are paid before their targets are named (N-JUT-03, N-MISS-07, A-36): what is paid can be no target where
/// it was, and can be one where it lies then.
namespace naruto {

/// The cost of a Mission, or else of a Jutsu, comes before the targets.
inline bool cost_comes_first(const Edition& edition, bool mission) {
  return mission ? edition.mission_cost_before_target : edition.cost_before_target;
}

/// Targets in hand and chakra area of the player, which therefore pay nothing.
using KeptCards = FixedVector<CardId, kMaxCards>;
KeptCards kept_of(const Position& position, PlayerId player, const CardSet& taken);

/// Where the cost comes before the targets (N-JUT-03, N-MISS-07) what is paid can be a target where it lies then. These
/// cards can still be paid.
struct YetToPay {
  CardSet cards;
  Zone to = Zone::nowhere;
};
/// Empty unless a target of the use may lie where its payment goes: what is paid of the hand becomes chakra, what is
/// paid of the chakra area is discarded.
YetToPay yet_to_pay(const Position& position, const Context& use);

/// What this part asks for can lie where the payment goes.
bool can_lie_where_paid(const Position& position, const Context& context, std::size_t index, const YetToPay& unpaid);

/// The position with one card after the other paid, each alone: one state, in which every card goes back to its place
/// before the next one is paid. It must not outlive the position.
class OncePaid {
 public:
  OncePaid(const Position& position, Zone to) : now_(position), later_(position.state), to_(to) {}
  OncePaid(const OncePaid&) = delete;
  OncePaid& operator=(const OncePaid&) = delete;

  /// As it is once `card` is paid; good until the next call.
  Position with(CardId card);

 private:
  Position now_;
  GameState later_;
  Zone to_;
  CardId paid_ = kNoCard;
};

/// A target of this use lies in the zone that the use is paid from: then the order of payment and targets matters
/// (N-JUT-03, N-MISS-07).
bool targets_compete_with_payment(const CardDefinition& card, std::size_t ability);
/// Where that zone is the one, or the one that what is paid goes to: one payment is not as good as another.
bool targets_care_for_payment(const CardDefinition& card, std::size_t ability);

/// These targets of a use whose cost comes first: those that are not to be paid, and those that must be.
struct TargetsAndCost {
  KeptCards kept;
  FixedVector<CardId, kMaxPayment> paid;
  bool too_many = false;  ///< to be paid
};
TargetsAndCost split_by_cost(const Position& position, const Context& use, const CardSet& targets,
                             const YetToPay& unpaid);

/// The use can be paid, with this alternative or any, beside these targets: with those that are targets once they are
/// paid, and without the others.
bool payable_beside(const Position& position, const Context& use, const CardSet& taken, const YetToPay& unpaid,
                    std::optional<std::size_t> alternative = {});

/// A Jutsu that is paid before its targets are named still has targets if it is paid in this way (N-JUT-03).
bool targets_beside_cost(const Position& position, const Context& use, std::size_t alternative);

}  // namespace naruto
