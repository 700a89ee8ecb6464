// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>

#include "ui/rules/rule_store.h"
#include "ui/rules/rules_page.h"
#include "ui/shell/match_form.h"
#include "ui/shell/match_window.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/match_table.h"

/// The rules over whatever the window shows, and the house rulings of the match.
namespace playsheet {

void MatchWindow::makeRulesPage() {
  rules_ = new RulesPage(shippedRules(), this);
  rules_->setLook(look_);
  pages_->addWidget(rules_);
  connect(rules_, &RulesPage::closed, this, &MatchWindow::closeRules);
}

bool MatchWindow::rulesShown() const { return rules_ && pages_->currentWidget() == rules_; }

void MatchWindow::showRules(const QString& id) {
  if (!rules_) makeRulesPage();
  if (!rulesShown()) {
    const MatchTable* table = tableShown();
    rules_->setLanguage(table ? table->controller()->language() : programLanguage());
    rules_->setEdition(table ? table->controller()->plan().edition : start_->form()->plan().edition);
    coverHands();
    pages_->setCurrentWidget(rules_);
    rules_->open(id);
  } else {
    rules_->open({});
  }
}

/// As they are played; they cannot be changed any more.
void MatchWindow::showMatchRulings() {
  if (!table_) return;
  const auto& setup = table_->controller()->match().setup();
  RulingsDialog dialog({*setup.edition, *played_, setup.rulings, programLanguage(), true}, look_, this);
  dialog.exec();
}

void MatchWindow::closeRules() {
  if (!rulesShown()) return;
  pages_->setCurrentWidget(pageBehind());
  if (MatchTable* table = tableShown()) table->sheet()->setFocus();
}

}  // namespace playsheet
