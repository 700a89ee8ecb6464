// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "engine/naruto/decks/formats/deck_answers.h"
#include "engine/naruto/editions/edition.h"
#include "ui/collection/background_faces.h"
#include "ui/widgets/look.h"

class QTableWidget;

namespace playsheet {

class ActionButton;
class ChoiceBox;
class FaceWindow;

/// What the lines of a list mean that were not clear: one row each, with the cards it may mean and their numbers, or
/// the piles that a heading may mean. Beside them the face of the
/// card that is chosen, or pointed at in a list of them. Nothing is taken over before every line has an answer; leaving
/// a line out is one.
class QuestionsDialog : public QDialog {
  Q_OBJECT
 public:
  QuestionsDialog(const naruto::Catalog& cards, const std::vector<naruto::DeckQuestion>& questions, const Look& look,
                  const QString& language, QWidget* parent = nullptr);

  /// Of several cards of one name the first that can be played and is legal there is chosen beforehand.
  void propose(const naruto::Edition& edition);
  /// One for each question; an empty one: the line is left out.
  std::vector<naruto::DeckAnswer> answers() const;
  ChoiceBox* answerBox(int row) const { return boxes_[static_cast<std::size_t>(row)]; }
  ActionButton* takeButton() const { return take_; }
  QTableWidget* list() const { return list_; }
  FaceWindow* face() const { return face_; }

 private:
  static QString answerText(const naruto::Catalog& cards, const naruto::DeckQuestion& question,
                            const naruto::DeckAnswer& answer, const QString& language);
  void addRow(const naruto::Catalog& cards, int row, const naruto::DeckQuestion& question, const QString& language);
  void checkAnswers();
  void showAnswer(int row, int choice);

  const naruto::Catalog& cards_;
  Look look_;
  QString language_;
  std::vector<naruto::DeckQuestion> questions_;
  QTableWidget* list_;
  std::vector<ChoiceBox*> boxes_;
  BackgroundFaces pictures_{this};
  FaceWindow* face_;
  ActionButton* take_;
};

/// Why a line is asked about.
QString doubtText(naruto::DeckDoubt doubt);

}  // namespace playsheet
