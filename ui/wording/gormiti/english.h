// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

class English final : public Realizer {
 public:
  explicit English(const gormiti::Catalog& cards) : Realizer(cards, Language::en) {}

 private:
  std::string pointed(Naming naming, gormiti::CardType type, std::string_view preposition) const override;
  std::string grouped(const Phrase& phrase, std::string_view preposition) const override;
  std::string pile(const gormiti::Filter& filter, bool taken_out) const override;
  std::string things(const gormiti::Filter& filter, bool plural) const override;
  std::string none_of(const gormiti::Filter& filter) const override;
  std::string inflected(std::string_view stem, bool feminine, bool plural) const override;
  std::string to_hand(const Act& act, gormiti::Whose owner) const override;
  std::string paid_too(Phrase phrase) const override;
  std::string fits(const Paragraph& paragraph) const override;

  /// "other injured opposing Water Fighters with 30 or more HP": no article.
  std::string kind(const gormiti::Filter& filter, bool plural, bool opposing, std::string_view link) const;
  std::string noun(const gormiti::Filter& filter, bool plural, std::string_view link) const;
};

}  // namespace playsheet::gormiti_wording
