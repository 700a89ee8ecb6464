// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/gormiti/romance.h"

namespace playsheet::gormiti_wording {

class Italian final : public Romance {
 public:
  explicit Italian(const gormiti::Catalog& cards) : Romance(cards, wording::italian_lexicon()) {}

 private:
  std::string subject(const Phrase& phrase) const override;
  std::string to_health(const Act& act) const override;
  std::string to_hand(const Act& act, gormiti::Whose owner) const override;
  std::string paid_too(Phrase phrase) const override;
  wording::Np group(const Phrase& phrase) const override;
  void add_yours(wording::Np& np) const override;
};

}  // namespace playsheet::gormiti_wording
