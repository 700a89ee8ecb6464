// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>

#include "ui/collection/collection_page.h"
#include "ui/shell/match_window.h"
#include "ui/table/match_table.h"

/// The collection in the window: a page of its own, beside what somebody may have left on the table.
namespace playsheet {

void MatchWindow::makeCollectionPage() {
  if (!store_) store_ = needs_.collection(*needs_.cards);
  collection_ = new CollectionPage(*needs_.cards, *store_, this);
  collection_->setLook(look_);
  pages_->addWidget(collection_);
  connect(collection_, &CollectionPage::closed, this, &MatchWindow::closeCollection);
  connect(collection_, &CollectionPage::ruleClicked, this, &MatchWindow::showRules);
}

void MatchWindow::showCollection() {
  if (!needs_.collection) return;
  closeDecks();
  closeMatches();
  closeReplay();
  if (!collection_) makeCollectionPage();
  coverHands();
  browsing_ = true;
  pages_->setCurrentWidget(collection_);
  collection_->open();
  updateActions();
}

void MatchWindow::closeCollection() {
  if (!browsing_) return;
  browsing_ = false;
  pages_->setCurrentWidget(pageBehind());
  if (MatchTable* table = tableShown()) table->sheet()->setFocus();
  updateActions();
}

/// It is made of cards and words: of others from now on.
void MatchWindow::dropCollection() {
  closeCollection();
  takeAway(collection_);
}

}  // namespace playsheet
