// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <string>

#include "engine/naruto/decks/deck.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"
#include "ui/widgets/note_field.h"

class QPushButton;

namespace playsheet {

/// Name, note and tags of a deck.
class DescribeDialog : public QDialog {
  Q_OBJECT
 public:
  DescribeDialog(const naruto::Deck& deck, const QStringList& tags, const Look& look, QWidget* parent = nullptr);

  std::string name() const;
  std::string note() const;
  QStringList tags() const;

  LineField* nameField() const { return name_; }
  NoteField* noteField() const { return note_; }
  LineField* tagsField() const { return tags_; }
  QPushButton* takeButton() const { return take_; }

 private:
  void checkTags();

  std::string before_;
  LineField* name_;
  NoteField* note_;
  LineField* tags_;
  QPushButton* take_ = nullptr;
};

}  // namespace playsheet
