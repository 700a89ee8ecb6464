// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/collection/collection_store.h"
#include "ui/decks/deck_builder.h"
#include "ui/shell/match_form.h"
#include "ui/shell/page_stack.h"
#include "ui/shell/shell.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/wording/search_text.h"

/// The decks in the window: a page of their own, and what the form of a match offers.
namespace playsheet {
namespace {

/// Not half of a query, but more than one: plain words would find nothing sensible either.
bool tooMuch(const std::optional<naruto::search::Problem>& problem) {
  using naruto::search::Fault;
  return problem && (problem->fault == Fault::too_long || problem->fault == Fault::too_many_terms);
}

/// Cards for the words that somebody writes on the page of decks: by the search of the collection.
CardFinder finder(DeckBuilder* page, const std::shared_ptr<CollectionStore>& store, const naruto::Catalog& cards) {
  return [store, page, plain = plainFinder(cards)](const QString& words, const auto& answer) {
    store->ask(page, words, [words, plain, answer](FoundCards found) {
      if (tooMuch(found.problem))
        answer({{}, QString::fromStdString(wording::search_problem_text(*found.problem, programWording()))});
      else if (found.problem || !found.trouble.isEmpty())
        answer({plain(words), {}});  // a query half typed
      else
        answer({std::move(found.cards), {}});
    });
  };
}

}  // namespace

void Shell::addDecksPage() {
  const auto make = [this] {
    auto* page = new DeckBuilder(*needs_.cards, *needs_.decks, readyDecks_, this);
    page->setLanguage(programLanguage());
    page->setEdition(start_->form()->plan().edition);
    if (needs_.collection) {
      if (!store_) store_ = needs_.collection(*needs_.cards);
      page->setFinder(finder(page, store_, *needs_.cards));
    }
    connect(page, &DeckBuilder::playAsked, this, &Shell::playDeck);
    return page;
  };
  PageWays ways;
  ways.enter = [this] {
    decks_->refresh();
    decks_->setFocus();
  };
  ways.leave = [this] { offerDecks(); };
  ways.place = [this]() -> std::function<void()> {
    const qint64 deck = pages_->isOpen(decksPage_) && decks_->current() ? decks_->current()->id : 0;
    if (deck == 0) return {};
    return [this, deck] { decks_->open(deck); };
  };
  decksPage_ = pages_->add(decks_, make, ways);
}

/// A match with this deck is what somebody wants to play.
void Shell::playDeck(const naruto::Deck& deck) {
  closeDecks();
  MatchPlan plan = table() ? plan_ : start_->form()->plan();
  plan.seats[PlayerId::south].deck = deck;
  plan.seats[PlayerId::south].deckId = QString::fromStdString(deck.id);
  if (!deck.edition.empty()) plan.edition = QString::fromStdString(deck.edition);
  if (table())
    offerMatch(plan);
  else
    start_->form()->setPlan(plan);
}

void Shell::showDecks() {
  if (needs_.decks) pages_->open(decksPage_);
}

void Shell::openDeckFile(const QString& path) {
  showDecks();
  if (decks_) decks_->openList(path);
}

void Shell::closeDecks() { pages_->close(decksPage_); }

void Shell::mendDeck(const naruto::Deck& deck, const QString& edition) {
  if (!needs_.decks) return;
  showDecks();
  decks_->setEdition(edition);
  for (const StoredDeck& own : needs_.decks->decks())
    if (own.deck.id == deck.id) {
      decks_->open(own.id);
      decks_->setEdition(edition);
      return;
    }
  decks_->openCopyOf(deck);  // a deck of the program stays as it is
}

/// The program's decks, then the person's own as they are now; decks of files that were opened stay behind them.
void Shell::offerDecks() {
  const MatchPlan plan = start_->form()->plan();
  std::vector<naruto::Deck> all = readyDecks_;
  if (needs_.decks)
    for (const StoredDeck& own : needs_.decks->decks()) all.push_back(own.deck);
  for (const naruto::Deck& deck : needs_.shelf.ready) {
    const bool own = deck.id.starts_with("own-");  // removed meanwhile, if it is not among them
    const auto same = [&](const naruto::Deck& other) { return other.id == deck.id; };
    if (!own && std::none_of(all.begin(), all.end(), same)) all.push_back(deck);
  }
  needs_.shelf.ready = std::move(all);
  start_->form()->setPlan(plan);
}

}  // namespace playsheet
