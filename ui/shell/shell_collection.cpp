// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/collection/collection_page.h"
#include "ui/collection/deck_bar.h"
#include "ui/collection/gormiti_shelf.h"
#include "ui/collection/naruto_shelf.h"
#include "ui/shell/gormiti_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/program_words.h"

/// The collection in the window: a page of its own for each game, beside what somebody may have left on the table.
namespace playsheet {

void Shell::addCollectionPages() {
  for (const GameKind game : kGameKinds) addCollectionPage(game);
}

bool Shell::hasCollection(GameKind game) const {
  if (game == GameKind::Gormiti) return needs_.gormiti && needs_.gormitiCopies;
  if (game == GameKind::RisingClan) return false;
  return static_cast<bool>(needs_.collection);
}

void Shell::addCollectionPage(GameKind game) {
  CollectionPage*& page = collections_[static_cast<std::size_t>(game)];
  const auto make = [this, game] {
    const SpeakingOf words(tongueOf(game));
    std::unique_ptr<CardShelf> shelf;
    if (game == GameKind::Gormiti) {
      shelf = std::make_unique<GormitiShelf>(*needs_.gormiti, *needs_.gormitiCopies, needs_.gormitiDecks);
    } else {
      if (!store_) store_ = needs_.collection(*needs_.cards);
      shelf = std::make_unique<NarutoShelf>(*needs_.cards, *store_);
    }
    auto* made = new CollectionPage(std::move(shelf), this);
    connect(made, &CollectionPage::ruleClicked, this, &Shell::showRules);
    if (!hasCollection(GameKind::Naruto) || !hasCollection(GameKind::Gormiti)) return made;
    QStringList games;
    for (const GameKind each : kGameKinds)
      games << (hasCollection(each) ? start_->games()->button(each)->text() : QString());
    made->offerGames(games, static_cast<int>(game));
    // not at once: the page on which it is clicked is closed by it
    connect(
        made, &CollectionPage::gameAsked, this, [this](int asked) { showCollection(static_cast<GameKind>(asked)); },
        Qt::QueuedConnection);
    return made;
  };
  PageWays ways;
  ways.enter = [&page] { page->open(); };
  ways.place = [&page] { return [&page, query = page->query()] { page->setQuery(query); }; };
  ways.leave = [this] {
    if (start_->gormitiForm()) start_->gormitiForm()->decksChanged();  // some may have been built here
  };
  ways.over = {lessonsPage_};
  collectionPages_[static_cast<std::size_t>(game)] = pages_->add(page, make, ways);
}

void Shell::showCollection() { showCollection(hasCollection(gameAtHand()) ? gameAtHand() : GameKind::Naruto); }

void Shell::showCollection(GameKind game) {
  if (hasCollection(game)) pages_->open(collectionPages_[static_cast<std::size_t>(game)]);
}

void Shell::openGormitiDeckFile(const QString& path) {
  showCollection(GameKind::Gormiti);
  if (CollectionPage* page = collectionPage(GameKind::Gormiti); page && page->deckBar())
    page->deckBar()->openFile(path);
}

void Shell::closeCollection() {
  for (const Page* page : collectionPages_) pages_->close(page);
}

}  // namespace playsheet
