// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/collection/card_shelf.h"
#include "ui/widgets/line_field.h"
#include "ui/widgets/look.h"

class QHBoxLayout;

namespace playsheet {

class ActionButton;
class QueryField;

/// The query as text, as chips that can be taken away, and what is wrong with it: the wrong word is underlined where
/// it stands, and a click on the sentence puts the proposed word in its place.
class QueryBar : public QWidget {
  Q_OBJECT
 public:
  explicit QueryBar(const QString& placeholder, QWidget* parent = nullptr);

  void setLook(const Look& look);
  QString text() const;
  /// False, and told, if it is longer than a query can be: then nothing changes.
  bool setText(const QString& text);
  /// What was found for the present text.
  void setFound(const ShelfFound& found);
  LineField* field() const;
  ActionButton* help() const { return help_; }
  const std::vector<ActionButton*>& chips() const { return chips_; }
  /// The sentence about the text; empty if nothing is wrong.
  QString sentence() const;
  /// Puts the proposed word in the place of the wrong one; does nothing without one.
  void mend();

 signals:
  void textChanged(const QString& text);
  void helpAsked();
  void left();  ///< down into the list

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void showChips(const ShelfFound& found);
  void showSentence(const ShelfFound& found);

  Look look_;
  QueryField* field_;
  ActionButton* help_;
  QWidget* row_;
  QHBoxLayout* chipRow_;
  ActionButton* sentence_;
  class WordMark* mark_;
  std::vector<ActionButton*> chips_;
  QString mended_;  ///< the text as it was probably meant; empty if there is nothing to mend
};

}  // namespace playsheet
