// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/naruto/match_plan.h"

namespace playsheet {

class MatchForm;

/// The form of a new match over a running window.
class MatchDialog : public QDialog {
  Q_OBJECT
 public:
  MatchDialog(const naruto::Catalog& cards, DeckShelf& shelf, const MatchPlan& last, const Look& look,
              QWidget* parent = nullptr);

  MatchForm* form() const { return form_; }
  const MatchPlan& plan() const { return plan_; }

 private:
  MatchForm* form_;
  MatchPlan plan_;
};

}  // namespace playsheet
