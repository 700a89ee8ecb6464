// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/gormiti/actions/option.h"
#include "ui/gormiti/gormiti_options.h"

namespace playsheet {

/// What is meant by the cards that have been pointed at, out of what the open question offers: a card, then the one
/// that it goes on, then what pays. It judges nothing: allowed and refused come from the engine. A payment is proposed
/// and can be exchanged card by card. Owns no options; they outlive it.
class ChosenPlay {
 public:
  explicit ChosenPlay(const std::vector<gormiti::Option>& options) : options_(&options) {}

  /// This card, if something can be done with it.
  bool begin(gormiti::CardId subject);
  /// The next card of it: a bearer, or one that is to pay. False if it is neither.
  bool add(gormiti::CardId card);
  std::optional<gormiti::CardId> subject() const { return subject_; }

  /// What can be meant now, each once, with the payment that is proposed; several abilities of one card are several.
  std::vector<gormiti::Action> meant() const;
  /// Cards of which one has still to be pointed at.
  std::vector<gormiti::CardId> partners() const;
  /// Cards with which it could be paid; nothing before it is clear what is paid.
  std::vector<gormiti::CardId> payers() const;

  /// Allowed actions with this card first.
  static std::vector<gormiti::Action> uses(const std::vector<gormiti::Option>& options, gormiti::CardId card);
  /// Why nothing can be done with this card; nothing if something can, or if no option is about it.
  static const gormiti::Refusal* refusal(const std::vector<gormiti::Option>& options, gormiti::CardId card);

 private:
  std::vector<gormiti::Action> candidates() const;

  const std::vector<gormiti::Option>* options_;
  std::optional<gormiti::CardId> subject_, partner_;
  std::vector<gormiti::CardId> wish_;  ///< that are to pay, the newest last
};

}  // namespace playsheet
