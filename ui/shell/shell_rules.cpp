// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/gormiti/gormiti_desk.h"
#include "ui/naruto/naruto_desk.h"
#include "ui/rising_clan/rising_desk.h"
#include "ui/rules/rule_store.h"
#include "ui/rules/rules_page.h"
#include "ui/shell/gormiti_rules_dialog.h"
#include "ui/shell/knowledge_dialog.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/rising_rules_dialog.h"
#include "ui/shell/rulings_dialog.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/table/match_table.h"

/// The rules over whatever the window shows, and the house rulings of the match.
namespace playsheet {

void Shell::addRulesPage() {
  const auto make = [this] { return new RulesPage(shippedBooks(), this); };
  PageWays ways;
  ways.enter = [this] {
    const MatchTable* shown = tableShown();
    rules_->setLanguage(shown ? shown->desk()->language() : programLanguage());
    rules_->setPlace(shown ? shown->desk()->rulePlace() : rulesOfTheForm());
  };
  ways.wordsChanged = [this] {
    if (!table()) rules_->setLanguage(programLanguage());
  };
  ways.overAll = true;
  ways.ofCards = false;
  rulesPage_ = pages_->add(rules_, make, ways);
}

/// Of the game that the start page offers, as its form is filled in.
RulePlace Shell::rulesOfTheForm() const {
  return {gameWord(game_), game_ == GameKind::Naruto ? start_->form()->plan().edition : QString()};
}

void Shell::showRules(const QString& id) {
  if (pages_->isShown(rulesPage_)) return rules_->open({});
  pages_->open(rulesPage_);
  rules_->open(id);
}

/// As they are played; they cannot be changed any more.
void Shell::showMatchRulings() {
  if (!table()) return;
  if (const RisingDesk* rising = risingDeskOf(table())) {
    RisingRulesDialog({rising->match().setup().options, programLanguage(), true}, look_, this).exec();
    return;
  }
  if (const GormitiDesk* gormiti = gormitiDeskOf(table())) {
    const gormiti::MatchSetup& setup = gormiti->match().setup();
    GormitiRulesDialog({setup.mode, setup.options, programLanguage(), true}, look_, this).exec();
    return;
  }
  if (!narutoDeskOf(table())) return;
  const auto& setup = narutoDeskOf(table())->match().setup();
  const naruto::Catalog& cards = *narutoDeskOf(table())->match().rules().cards;
  RulingsDialog dialog({*setup.edition, cards, setup.rulings, programLanguage(), true}, look_, this);
  dialog.exec();
}

/// Public facts alone: it may be read at any time, also while a curtain waits.
void Shell::showKnowledge() {
  const RisingDesk* rising = table() ? risingDeskOf(table()) : nullptr;
  if (rising == nullptr) return;
  KnowledgeDialog dialog(tr("Knowledge of the players"), rising->whoKnowsWhat(programLanguage()), look_, this);
  if (dialog.exec() == QDialog::Accepted) showRules(dialog.ruleAsked());
}

void Shell::closeRules() { pages_->close(rulesPage_); }

}  // namespace playsheet
