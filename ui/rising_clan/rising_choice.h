// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rising_clan/actions/option.h"

namespace playsheet {

/// The card that an action is about; none for one that is about none.
rising_clan::CardId subjectOf(const rising_clan::Action& action);
/// Whom it is aimed at; nobody.
rising_clan::SeatId targetOf(const rising_clan::Action& action);

/// What is put together by pointing: a card, whom it is for, and which of the own cards go for it. Each of these may be
/// left out as long as one thing alone is meant.
class RisingChoice {
 public:
  using Options = std::vector<rising_clan::Option>;

  bool begin(const Options& options, rising_clan::CardId card);
  /// Another card: one that is given up for it, in the order in which they are pointed at. False: it means nothing
  /// here.
  bool add(const Options& options, rising_clan::CardId card);
  void clear() { *this = {}; }
  std::optional<rising_clan::CardId> subject() const { return subject_; }

  /// What the chosen card could do, each thing once: of several orders in which the same cards go the first, unless
  /// they were pointed at.
  std::vector<rising_clan::Action> meant(const Options& options) const;
  /// Own cards that can be given up now for the chosen one.
  std::vector<rising_clan::CardId> partners(const Options& options) const;

  /// Why nothing comes of this card, or nothing but a gift; nothing where something does, or nothing is offered.
  static const rising_clan::Refusal* refusal(const Options& options, rising_clan::CardId card);
  static bool offers(const Options& options, const rising_clan::Action& action);
  /// Allowed and about no card: answers, acts on a seat.
  static std::vector<rising_clan::Action> plain(const Options& options);

 private:
  std::vector<rising_clan::Action> candidates(const Options& options) const;

  std::optional<rising_clan::CardId> subject_;
  std::vector<rising_clan::CardId> wish_;
};

}  // namespace playsheet
