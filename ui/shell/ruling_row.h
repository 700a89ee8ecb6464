// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/shell/ruling_question.h"
#include "ui/widgets/look.h"

class QLabel;

namespace playsheet {

class AgreedListField;
class ChoiceBox;

/// One house ruling: its question, what it is about, and its values with the default marked; or a field for a number or
/// for a list of cards.
class RulingRow : public QWidget {
  Q_OBJECT
 public:
  explicit RulingRow(const RulingQuestion& question, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// In which each of its answers is wholly read; all rows of a list have that of the widest.
  int answerWidth() const;
  void setAnswerWidth(int width);
  /// Only to be read, in a match that is played.
  void setFixed();

  const RulingQuestion& question() const { return question_; }
  std::size_t value() const;
  void setValue(std::size_t value);
  void reset() { setValue(question_.own); }
  bool isChanged() const { return value() != question_.own; }
  /// What is written there can be taken over.
  bool isClear() const;
  /// Whether every word of the query is somewhere in it.
  bool answers(const QString& query) const;
  /// Only one of the three is there: what it is answered with.
  ChoiceBox* box() const { return box_; }
  NumberField* number() const { return number_; }
  AgreedListField* list() const { return list_; }

 signals:
  void changed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void fillBox();
  void makeAnswer();
  QWidget* answer() const;
  void showChange();

  const RulingQuestion question_;
  Look look_;
  QLabel* title_;
  QLabel* text_;
  QLabel* id_;
  ChoiceBox* box_ = nullptr;
  NumberField* number_ = nullptr;
  AgreedListField* list_ = nullptr;
  std::string searched_;
};

}  // namespace playsheet
