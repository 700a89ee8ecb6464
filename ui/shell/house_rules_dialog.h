// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <string_view>
#include <vector>

#include "ui/shell/ruling_question.h"
#include "ui/widgets/line_field.h"

class QLabel;
class QScrollArea;

namespace playsheet {

class ActionButton;
class RulingRow;

/// The house rules of a match of any game: what two players settle otherwise than its rules, or, in a match that is
/// played, how they have settled it. A game hands its questions over and takes the answers.
class HouseRulesDialog : public QDialog {
  Q_OBJECT
 public:
  RulingRow* row(std::string_view id) const;
  int shownRows() const;
  int changedRows() const;
  LineField* search() const { return search_; }
  ActionButton* resetButton() const { return reset_; }
  ActionButton* doneButton() const { return done_; }
  /// In the order in which the game has them.
  const std::vector<ActionButton*>& presetButtons() const { return presets_; }
  /// Why this cannot be played; empty if it can.
  QString refusal() const;

 protected:
  /// Answers that belong together and are set at once.
  struct Preset {
    QString title;
    QString hint;
    std::vector<RulingAnswer> answers;
  };
  struct Content {
    QString about;      ///< stands below the title
    QString unchanged;  ///< instead of how many are changed, where none is
    std::vector<RulingQuestion> questions;
    std::vector<Preset> presets = {};
    /// A sentence about answers that do not go together; empty if they do.
    std::function<QString(const std::vector<RulingAnswer>& changed)> refuse = {};
    bool fixed = false;  ///< only to be read
  };
  HouseRulesDialog(const Content& content, const Look& look, QWidget* parent);

  /// What differs from the defaults, in the order of the questions.
  std::vector<RulingAnswer> answers() const;

 private:
  QWidget* makeHead(const QString& about);
  QWidget* makeFoot(const Content& content);
  void addPresets(const Content& content, QWidget* foot);
  void makeRows(const Content& content);
  void find();
  void count();

  Look look_;
  QString unchanged_;
  std::function<QString(const std::vector<RulingAnswer>& changed)> refuse_;
  std::vector<RulingRow*> rows_;  ///< in the order of the questions
  LineField* search_ = nullptr;
  QLabel* count_ = nullptr;
  QLabel* nothing_ = nullptr;
  QLabel* refusal_ = nullptr;
  QScrollArea* area_ = nullptr;
  ActionButton* reset_ = nullptr;
  std::vector<ActionButton*> presets_;
  ActionButton* done_ = nullptr;
};

/// "House rules: 2 changed".
QString rulingsButtonText(int changed);

}  // namespace playsheet
