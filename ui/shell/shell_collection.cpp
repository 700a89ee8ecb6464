// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/collection/collection_page.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"

/// The collection in the window: a page of its own, beside what somebody may have left on the table.
namespace playsheet {

void Shell::addCollectionPage() {
  const auto make = [this] {
    if (!store_) store_ = needs_.collection(*needs_.cards);
    auto* page = new CollectionPage(*needs_.cards, *store_, this);
    connect(page, &CollectionPage::ruleClicked, this, &Shell::showRules);
    return page;
  };
  PageWays ways;
  ways.enter = [this] { collection_->open(); };
  ways.place = [this] { return [this, query = collection_->query()] { collection_->setQuery(query); }; };
  ways.over = {lessonsPage_};
  collectionPage_ = pages_->add(collection_, make, ways);
}

void Shell::showCollection() {
  if (needs_.collection) pages_->open(collectionPage_);
}

void Shell::closeCollection() { pages_->close(collectionPage_); }

}  // namespace playsheet
