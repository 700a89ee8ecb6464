// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/table/prompt.h"
#include "ui/table/table_facts.h"
#include "ui/widgets/look.h"
#include "ui/widgets/row_access.h"
#include "ui/widgets/rule_hints.h"

namespace playsheet {

class ActionButton;
class PhaseStrip;
class RuleTag;

/// The bar at the lower edge: where the turn stands, who is asked what, and the buttons. The primary button keeps its
/// place at the right end.
class PromptBar : public QWidget, public AccessibleRows {
  Q_OBJECT
 public:
  /// How long a button is held that asks for it.
  static constexpr int kHoldMilliseconds = 400;

  explicit PromptBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setSeatMarks(const table::AtTable<QString>& marks) { marks_ = marks; }
  void show(const Prompt& prompt, const QString& name, const TurnStand& stand);
  /// How long a button must have had its meaning before a press counts.
  void setGuard(int milliseconds) { guard_ = milliseconds; }
  /// Upside down, for whoever sits opposite: the phases at the right, the primary button at the left end.
  void setTurned(bool turned);
  bool turned() const { return turned_; }
  /// Whether Enter means the card that the arrow keys point at: the primary button then shows its other key.
  void setEnterTaken(bool taken);

  ActionButton* primary() const { return primary_; }
  /// The button beside the primary one that carries out this kind of command; nothing if it is not there.
  ActionButton* find(CommandKind kind) const;
  ActionButton* other(int index) const;
  int others() const { return shown_; }
  RuleTag* rule() const { return rule_; }
  void setRuleHints(const RuleHints& hints);

  QSize sizeHint() const override;

  QAccessible::Role accessibleRole() const override { return QAccessible::AlertMessage; }

 signals:
  void pressed(const playsheet::Command& command);
  /// The mouse button went down on a button that holds only as long.
  void heldDown(const playsheet::Command& command);
  void ruleClicked(const QString& rule);
  /// A focused button is about to mean something else: the focus belongs to the table.
  void focusGivenUp();
  /// A press on a button that is off: its place here, its hint.
  void refused(const QRect& place, const QString& hint);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void place();
  void placeParts();
  void placeWords();
  bool wordsWhole() const;
  void fill(ActionButton* button, const PromptButton& from);
  void addButton();
  void renewButtons(const Prompt& next);
  void fillPrimary();
  void clicked(const ActionButton* button, const PromptButton& from);

  Look look_;
  Prompt prompt_;
  QString name_;
  table::AtTable<QString> marks_;
  PhaseStrip* phases_;
  ActionButton* primary_;
  QTimer hold_;
  qint64 held_since_ = 0;
  std::vector<ActionButton*> others_;
  int shown_ = 0;
  int guard_ = 0;
  bool enter_taken_ = false;
  bool turned_ = false;
  RuleTag* rule_;
  qreal textLeft_ = 0;
  qreal textRight_ = 0;
  QString shownName_;
  QStringList lines_;   ///< of the sentence
  bool tight_ = false;  ///< there is no room for keys on the buttons, nor for the name
  bool small_ = false;
  qreal wordsLeft_ = 0;
};

}  // namespace playsheet
