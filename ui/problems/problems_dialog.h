// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "ui/problems/card_problem.h"
#include "ui/widgets/look.h"

class QLabel;
class QTableWidget;

namespace playsheet {

class ActionButton;

/// What is wrong with the sources of cards: file, place, code, what is wrong and what would be right, one line each.
class ProblemsDialog : public QDialog {
  Q_OBJECT
 public:
  ProblemsDialog(const ProblemDesk& desk, const QString& language, const Look& look, QWidget* parent = nullptr);

  int shownRows() const;
  QTableWidget* list() const { return list_; }
  QLabel* nothing() const { return nothing_; }
  ActionButton* folderButton() const { return folder_; }
  ActionButton* againButton() const { return again_; }
  ActionButton* copyButton() const { return copy_; }

 signals:
  void readAgain();  ///< the sources have been read anew

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeHead();
  void makeList();
  QWidget* makeFoot();
  void fill();
  void fillRow(int row, const CardProblem& problem);
  void copy();
  QString summary() const;

  ProblemDesk desk_;
  QString language_;
  Look look_;
  std::vector<CardProblem> problems_;
  QLabel* count_ = nullptr;
  QLabel* nothing_ = nullptr;
  QTableWidget* list_ = nullptr;
  ActionButton* folder_ = nullptr;
  ActionButton* again_ = nullptr;
  ActionButton* copy_ = nullptr;
};

/// "2 cards are left out" and the like, for the notice on the start page; empty without a problem.
QString problemNotice(const std::vector<CardProblem>& problems);

}  // namespace playsheet
