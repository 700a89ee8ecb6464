// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/table/players.h"
#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"

namespace playsheet {

class ChoiceBox;
class LineField;

/// One seat of a table in a ring, in a line: name, mark, language.
class RingSeatRow : public QWidget {
  Q_OBJECT
 public:
  explicit RingSeatRow(table::PlayerId player, QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeat(const SeatEntry& seat);
  SeatEntry seat() const;
  LineField* nameField() const { return name_; }
  ChoiceBox* markBox() const { return mark_; }
  ChoiceBox* languageBox() const { return language_; }

 signals:
  void changed();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void fillMarks();

  table::PlayerId player_;
  Look look_;
  LineField* name_;
  ChoiceBox* mark_;
  ChoiceBox* language_;
};

/// The name of a player in a ring where none was given: "Player 3".
QString defaultRingName(table::PlayerId player);

}  // namespace playsheet
