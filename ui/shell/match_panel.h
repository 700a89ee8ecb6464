// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/table/ids.h"
#include "ui/widgets/look.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class DeckOffer;
class SeatForm;
class SecrecyPicker;

/// What the form of a new match of any game has: how the hands are kept, the button that starts, and a sentence beside
/// it; the two seats of a game of two.
class MatchPanel : public QWidget {
  Q_OBJECT
 public:
  /// Of a game of two.
  SeatForm* seat(table::PlayerId player) const { return seats_[player]; }
  ActionButton* startButton() const { return start_; }
  ChoiceBox* lengthBox() const { return length_; }
  QString message() const;
  QRect messagePlace() const;  ///< of the sentence, in the form
  /// So much at the left of the sentence is somebody else's, whose button stands there.
  void keepFootFree(int wide);
  virtual void setLook(const Look& look);

  QSize sizeHint() const override { return {look_.gap(940), look_.gap(520)}; }

 protected:
  /// The form adds its parts from above to below: seats, what it has of its own, at last the foot.
  MatchPanel(const QString& subtitle, QWidget* parent);

  void addSeats(DeckOffer& decks);
  void addPart(QWidget* part);
  /// The message, then these buttons, then the one that starts.
  void addFoot(const std::vector<ActionButton*>& buttons);
  QLabel* caption(const QString& text, QWidget* panel);
  /// What each of the radio buttons means stands below them; made with the first call.
  SecrecyPicker* secrecyOn(QWidget* panel);
  /// Whether one game is played or several. Its words say by themselves what is chosen: it needs no caption.
  ChoiceBox* lengthOn(QWidget* panel);
  int bestOf() const;
  void setBestOf(int games);
  void say(const QString& sentence);
  virtual void start() = 0;

  void paintEvent(QPaintEvent* event) override;

  Look look_;
  QHBoxLayout* foot_ = nullptr;
  table::PerPlayer<SeatForm*> seats_{};
  SecrecyPicker* secrecy_ = nullptr;
  ChoiceBox* length_ = nullptr;
  ActionButton* start_ = nullptr;

 private:
  void enter();

  QVBoxLayout* column_;
  QLabel* title_;
  QLabel* subtitle_;
  QLabel* message_ = nullptr;
  std::vector<QLabel*> captions_;
};

}  // namespace playsheet
