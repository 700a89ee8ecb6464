// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rising_clan/tournament/journal.h"
#include "ui/tournament/event_sheet.h"

class QCheckBox;

namespace playsheet {

class ChoiceBox;
class LineField;

/// How a game ended, for each of those who played it: one with printed cards that is entered, or one that is corrected.
/// It shows at once what each gets for it, or why it cannot be so.
class PointsGameSheet : public EventSheet {
  Q_OBJECT
 public:
  /// `game`: whose seats are filled; what the sheet has no field for stays as it is there.
  PointsGameSheet(const Look& look, const rising_clan::PointsEvent& event, rising_clan::GameEntry game, bool correction,
                  QWidget* parent);

  rising_clan::GameEntry game() const;
  /// Of a correction: the game does not count at all.
  bool isStruck() const;
  /// What it says of the points, one line for each player.
  QString points() const;

  // By the place of the player in the sheet, from 0.
  QCheckBox* goalBox(std::size_t player) const { return rows_[player].goal; }
  QCheckBox* rivalBox(std::size_t player) const { return rows_[player].rival; }
  QCheckBox* supremeBox(std::size_t player) const { return rows_[player].supreme; }
  LineField* eventsField(std::size_t player) const { return rows_[player].events; }
  LineField* statusesField(std::size_t player) const { return rows_[player].statuses; }
  ChoiceBox* victimBox() const { return victim_; }
  ChoiceBox* aloneBox() const { return alone_; }
  QCheckBox* struckBox() const { return struck_; }

 private:
  struct Row {
    QCheckBox* goal;
    QCheckBox* rival;
    QCheckBox* supreme;
    LineField* events;
    LineField* statuses;
  };
  QWidget* makeTable();
  ChoiceBox* makeChoice(const char* name, int person);
  void judge();
  QString nameOf(int person) const;

  const rising_clan::PointsEvent& event_;
  rising_clan::GameEntry game_;
  std::vector<Row> rows_;
  ChoiceBox* victim_ = nullptr;
  ChoiceBox* alone_ = nullptr;
  QCheckBox* struck_ = nullptr;
  QLabel* points_ = nullptr;
};

}  // namespace playsheet
