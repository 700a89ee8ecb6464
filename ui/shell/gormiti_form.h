// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/gormiti/gormiti_plan.h"
#include "ui/shell/deck_offer.h"
#include "ui/shell/match_panel.h"

class QLabel;

namespace playsheet {

class ChoiceBox;

/// The ready decks of one mode of Gormiti. The catalog outlives it.
class GormitiOffer : public DeckOffer {
 public:
  explicit GormitiOffer(const gormiti::Catalog& cards) : cards_(cards) {}

  void setMode(gormiti::Mode mode);
  int count() const override { return static_cast<int>(decks_.size()); }
  QString id(int deck) const override;
  QString title(int deck, const QString& language) const override;
  QString note(int deck, const QString& language) const override;

 private:
  const gormiti::Catalog& cards_;
  std::vector<const gormiti::ReadyDeck*> decks_;
};

/// Everything that a new match of Gormiti needs, on one panel: the seats, the mode, the secrecy.
class GormitiForm : public MatchPanel {
  Q_OBJECT
 public:
  explicit GormitiForm(const gormiti::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setPlan(const GormitiPlan& plan);
  GormitiPlan plan() const;
  ChoiceBox* modeBox() const { return mode_; }

 signals:
  void started(const playsheet::GormitiPlan& plan);

 private:
  QWidget* makeOptions();
  void chooseMode();
  void judge();
  void start() override;

  const gormiti::Catalog& cards_;
  GormitiOffer decks_;
  GormitiPlan kept_;  ///< what the form has no field for is handed on as it came
  ChoiceBox* mode_ = nullptr;
  QLabel* about_ = nullptr;  ///< what the mode is
};

}  // namespace playsheet
