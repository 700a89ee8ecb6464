// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <string>

#include "engine/naruto/decks/deck.h"
#include "ui/widgets/look.h"

class QLineEdit;
class QPlainTextEdit;

namespace playsheet {

/// Name, note and tags of a deck.
class DescribeDialog : public QDialog {
  Q_OBJECT
 public:
  DescribeDialog(const naruto::Deck& deck, const QStringList& tags, const Look& look, QWidget* parent = nullptr);

  std::string name() const;
  std::string note() const;
  QStringList tags() const;

 private:
  std::string before_;
  QLineEdit* name_;
  QPlainTextEdit* note_;
  QLineEdit* tags_;
};

}  // namespace playsheet
