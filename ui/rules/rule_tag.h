// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <utility>

#include "ui/widgets/look.h"
#include "ui/widgets/rule_hints.h"

namespace playsheet {

/// The id of a rule as a quiet link: small, underlined, brighter under the pointer, ringed with the focus. F1 opens
/// the same rule.
class RuleTag : public QAbstractButton {
  Q_OBJECT
 public:
  explicit RuleTag(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setHints(RuleHints hints) { hints_ = std::move(hints); }
  /// Hidden while there is none.
  void setRule(const QString& rule);
  QString rule() const { return text(); }
  QSize sizeHint() const override;

 signals:
  void ruleClicked(const QString& rule);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  Look look_;
  RuleHints hints_;
};

}  // namespace playsheet
