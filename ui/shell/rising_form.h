// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/rising_clan/rising_plan.h"
#include "ui/shell/match_panel.h"

namespace playsheet {

class RingSeatRow;

/// Everything that a new match of Rising Clan needs, on one panel: two to nine seats with name, mark and language, the
/// group of three, the house rules, how secrets are kept. It says that this is a variant with cards of its own.
class RisingForm : public MatchPanel {
  Q_OBJECT
 public:
  explicit RisingForm(const rising_clan::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look) override;
  void setPlan(const RisingPlan& plan);
  /// For a game of a tournament: who plays, where they sit and the house rules are settled; these words say for what.
  /// Till `setFree`.
  void bindTo(const RisingPlan& plan, const QString& words);
  void setFree();
  bool isBound() const;
  RisingPlan plan() const;
  ChoiceBox* playersBox() const { return players_; }
  ChoiceBox* groupBox() const { return group_; }
  ActionButton* rulingsButton() const { return rulings_; }
  /// Of all nine; those beyond the number of players are hidden.
  const std::vector<RingSeatRow*>& rows() const { return rows_; }
  void setOptions(const rising_clan::Options& options);

 signals:
  void started(const playsheet::RisingPlan& plan);
  void freed();  ///< by a person: it is for any match again

 private:
  QWidget* makeSeats();
  QWidget* makeOptions();
  QWidget* makePurpose();
  void showSeats();
  void showRulings();
  void openRulings();
  void judge();
  void start() override;
  int players() const;

  const rising_clan::Catalog& cards_;
  RisingPlan kept_;  ///< what the form has no field for is handed on as it came
  std::vector<RingSeatRow*> rows_;
  ChoiceBox* players_ = nullptr;
  ChoiceBox* group_ = nullptr;
  QLabel* groupCaption_ = nullptr;
  ActionButton* rulings_ = nullptr;
  QWidget* purpose_ = nullptr;  ///< for what it is; hidden where it is for any match
  QLabel* purposeWords_ = nullptr;
  ActionButton* free_ = nullptr;
};

}  // namespace playsheet
