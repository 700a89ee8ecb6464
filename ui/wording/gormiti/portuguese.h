// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/gormiti/romance.h"

namespace playsheet::gormiti_wording {

class Portuguese final : public Romance {
 public:
  explicit Portuguese(const gormiti::Catalog& cards) : Romance(cards, wording::portuguese_lexicon()) {}

 private:
  std::string to_hand(const Act& act, gormiti::Whose owner) const override;
  std::string paid_too(Phrase phrase) const override;
  wording::Np group(const Phrase& phrase) const override;
  void add_yours(wording::Np&) const override {}  // it stands in front of the number or the article
};

}  // namespace playsheet::gormiti_wording
