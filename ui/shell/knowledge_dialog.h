// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/widgets/look.h"

class QTextBrowser;

namespace playsheet {

/// Who may know what in a match with secrets: a page to be read, the same for whoever looks, with links to the rules.
class KnowledgeDialog : public QDialog {
  Q_OBJECT
 public:
  /// `html` as `risingKnowledge` gives it.
  KnowledgeDialog(const QString& title, const QString& html, const Look& look, QWidget* parent = nullptr);

  QTextBrowser* page() const { return page_; }
  /// The rule that was asked for when the dialog was closed; empty: none.
  const QString& ruleAsked() const { return rule_; }

 private:
  QTextBrowser* page_;
  QString rule_;
};

}  // namespace playsheet
