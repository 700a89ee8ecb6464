// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/tournament/event_game.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class NoteField;

/// Where a deck list comes from: it is there already, it lies in the program, it is pasted or in a file. Below it
/// stands what it is, with every breach.
class DeckChooser : public QWidget {
  Q_OBJECT
 public:
  /// `first` stands on top of the choice and is what is chosen: the list that is registered, or none.
  DeckChooser(const EventGame& game, const tournament::Event& event, const std::string& registered,
              const QString& first, const Look& look, QWidget* parent);

  const ListedDeck& deck() const { return deck_; }
  ChoiceBox* choice() const { return choice_; }
  NoteField* text() const { return text_; }
  ActionButton* readButton() const { return read_; }
  QString told() const;

 signals:
  void changed();

 private:
  void take(const std::string& list);
  void readText();
  void readFile();
  void took(const std::variant<std::string, QString>& read);
  void say(const QString& words, bool bad);

  const EventGame& game_;
  const tournament::Event& event_;
  std::string registered_;
  Look look_;
  ChoiceBox* choice_;
  NoteField* text_;
  ActionButton* read_;
  ActionButton* file_;
  QLabel* words_;
  std::vector<ListedDeck> shelf_;
  ListedDeck deck_;
};

}  // namespace playsheet
