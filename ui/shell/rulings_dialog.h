// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/naruto/match_plan.h"
#include "ui/shell/house_rules_dialog.h"

namespace playsheet {

/// The house rulings of a match of Naruto: what two players settle otherwise than their edition.
class RulingsDialog : public HouseRulesDialog {
  Q_OBJECT
 public:
  struct Input {
    const naruto::Edition& edition;
    const naruto::Catalog& cards;
    std::vector<naruto::HouseRuling> rulings = {};
    QString language;
    bool fixed = false;  ///< only to be read
  };
  RulingsDialog(const Input& input, const Look& look, QWidget* parent = nullptr);

  /// What differs from the edition.
  std::vector<naruto::HouseRuling> rulings() const;

 private:
  static Content contentOf(const Input& input);
};

/// "As ruled in 2011".
QString presetTitle(std::string_view id);

}  // namespace playsheet
