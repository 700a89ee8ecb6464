// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/gormiti/card_text.h"

#include "ui/wording/gormiti/realizer.h"

namespace playsheet::gormiti_wording {

std::string card_text(const gormiti::CardDefinition& card, const gormiti::Catalog& cards, Language language) {
  return make_realizer(cards, language)->text(gormiti::describe::plan(card));
}

}  // namespace playsheet::gormiti_wording
