// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/gormiti/gormiti_plan.h"
#include "ui/shell/deck_offer.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class SeatForm;
class SecrecyPicker;

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
class GormitiForm : public QWidget {
  Q_OBJECT
 public:
  explicit GormitiForm(const gormiti::Catalog& cards, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setPlan(const GormitiPlan& plan);
  GormitiPlan plan() const;
  SeatForm* seat(table::PlayerId player) const { return seats_[player]; }
  ChoiceBox* modeBox() const { return mode_; }
  ActionButton* startButton() const { return start_; }

  QSize sizeHint() const override { return {look_.gap(940), look_.gap(520)}; }

 signals:
  void started(const playsheet::GormitiPlan& plan);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLayout* makeOptions();
  QLayout* makeFoot();
  void chooseMode();
  void judge();
  void start();
  void enter();

  const gormiti::Catalog& cards_;
  GormitiOffer decks_;
  GormitiPlan kept_;  ///< what the form has no field for is handed on as it came
  Look look_;
  table::PerPlayer<SeatForm*> seats_{};
  ChoiceBox* mode_ = nullptr;
  SecrecyPicker* secrecy_ = nullptr;
  QLabel* title_;
  QLabel* subtitle_;
  QLabel* about_ = nullptr;  ///< what the mode is
  QLabel* message_ = nullptr;
  ActionButton* start_ = nullptr;
  std::vector<QLabel*> captions_;
};

}  // namespace playsheet
