// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "ui/naruto/match_plan.h"
#include "ui/widgets/line_field.h"

class QLabel;
class QScrollArea;

namespace playsheet {

class ActionButton;
class RulingRow;

/// The house rulings of a match: what two players settle otherwise than their edition, or, in a match that is played,
/// how they have settled it.
class RulingsDialog : public QDialog {
  Q_OBJECT
 public:
  struct Input {
    const naruto::Edition& edition;
    const naruto::Catalog& cards;
    std::vector<naruto::HouseRuling> rulings = {};
    QString language;
    bool fixed = false;  ///< only to be read
  };
  RulingsDialog(const Input& input, const Look& look, QWidget* parent = nullptr);

  /// What differs from the edition.
  std::vector<naruto::HouseRuling> rulings() const;

  RulingRow* row(std::string_view id) const;
  int shownRows() const;
  int changedRows() const;
  LineField* search() const { return search_; }
  ActionButton* resetButton() const { return reset_; }
  ActionButton* doneButton() const { return done_; }
  /// In the order of `ruling_presets`.
  const std::vector<ActionButton*>& presetButtons() const { return presets_; }

 private:
  QWidget* makeHead(const Input& input);
  QWidget* makeFoot(bool fixed);
  void makeRows(const Input& input);
  void set(const naruto::RulingPreset& preset);
  void find();
  void count();

  QString language_;
  Look look_;
  std::vector<RulingRow*> rows_;
  LineField* search_ = nullptr;
  QLabel* count_ = nullptr;
  QLabel* nothing_ = nullptr;
  QScrollArea* area_ = nullptr;
  ActionButton* reset_ = nullptr;
  std::vector<ActionButton*> presets_;
  ActionButton* done_ = nullptr;
};

/// "As ruled in 2011".
QString presetTitle(std::string_view id);

/// "House rulings: 2 changed".
QString rulingsButtonText(int changed);

}  // namespace playsheet
