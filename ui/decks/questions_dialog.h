// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "engine/naruto/decks/formats/deck_answers.h"
#include "ui/widgets/look.h"

class QTableWidget;

namespace playsheet {

class ActionButton;
class ChoiceBox;

/// What the lines of a list mean that were not clear: one row each, with the cards it may mean and their numbers, or
/// the piles that a heading may mean. Nothing is taken over
/// before every line has an answer; leaving a line out is one.
class QuestionsDialog : public QDialog {
  Q_OBJECT
 public:
  QuestionsDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckQuestion>& questions, const Look& look,
                  const QString& language, QWidget* parent = nullptr);

  /// One for each question; an empty one: the line is left out.
  std::vector<naruto::DeckAnswer> answers() const;
  ChoiceBox* answerBox(int row) const { return boxes_[static_cast<std::size_t>(row)]; }
  ActionButton* takeButton() const { return take_; }
  QTableWidget* list() const { return list_; }

 private:
  static QString answerText(const naruto::Catalog& cards, const naruto::DeckQuestion& question,
                            const naruto::DeckAnswer& answer, const QString& language);
  void addRow(const naruto::Catalog& cards, int row, const naruto::DeckQuestion& question, const QString& language);
  void checkAnswers();

  Look look_;
  std::vector<naruto::DeckQuestion> questions_;
  QTableWidget* list_;
  std::vector<ChoiceBox*> boxes_;
  ActionButton* take_;
};

/// Why a line is asked about.
QString doubtText(naruto::DeckDoubt doubt);

}  // namespace playsheet
