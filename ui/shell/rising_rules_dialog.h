// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rising_clan/options/options.h"
#include "ui/rising_clan/rising_options.h"
#include "ui/shell/house_rules_dialog.h"

namespace playsheet {

/// The house rules of a match of Rising Clan: the options of R-14.
class RisingRulesDialog : public HouseRulesDialog {
  Q_OBJECT
 public:
  struct Input {
    rising_clan::Options options = {};
    QString language;
    bool fixed = false;  ///< only to be read
  };
  RisingRulesDialog(const Input& input, const Look& look, QWidget* parent = nullptr);

  rising_clan::Options options() const;

 private:
  static Content contentOf(const Input& input);
};

}  // namespace playsheet
