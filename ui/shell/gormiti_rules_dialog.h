// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/gormiti/cards/words.h"
#include "engine/gormiti/decks/options.h"
#include "ui/shell/house_rules_dialog.h"

namespace playsheet {

/// The house rules of a match of Gormiti: the options (G-12) that its mode has.
class GormitiRulesDialog : public HouseRulesDialog {
  Q_OBJECT
 public:
  struct Input {
    gormiti::Mode mode = gormiti::Mode::strategic;
    gormiti::Options options = {};
    QString language;
    bool fixed = false;  ///< only to be read
  };
  GormitiRulesDialog(const Input& input, const Look& look, QWidget* parent = nullptr);

  /// As they are set now; those of the other mode as they came.
  gormiti::Options options() const;

 private:
  static Content contentOf(const Input& input);

  gormiti::Options unasked_;  ///< those of the other mode as they came, the others as the rules have them
};

}  // namespace playsheet
