// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStackedWidget>
#include <algorithm>

#include "ui/collection/collection_store.h"
#include "ui/decks/deck_builder.h"
#include "ui/shell/match_form.h"
#include "ui/shell/match_window.h"
#include "ui/shell/start_page.h"
#include "ui/speech/seat_words.h"
#include "ui/speech/words.h"
#include "ui/table/match_table.h"
#include "ui/wording/search_text.h"

/// The decks in the window: a page of their own, and what the form of a match offers.
namespace playsheet {
namespace {

/// Not half of a query, but more than one: plain words would find nothing sensible either.
bool tooMuch(const std::optional<naruto::search::Problem>& problem) {
  using naruto::search::Fault;
  return problem && (problem->fault == Fault::too_long || problem->fault == Fault::too_many_terms);
}

}  // namespace

void MatchWindow::makeDecksPage() {
  decks_ = new DeckBuilder(*needs_.cards, *needs_.decks, readyDecks_, this);
  decks_->setLook(look_);
  decks_->setLanguage(programLanguage());
  decks_->setEdition(start_->form()->plan().edition);
  pages_->addWidget(decks_);
  if (needs_.collection) {
    if (!store_) store_ = needs_.collection(*needs_.cards);
    decks_->setFinder(
        [store = store_, page = decks_, plain = plainFinder(*needs_.cards)](const QString& words, const auto& answer) {
          store->ask(page, words, [words, plain, answer](FoundCards found) {
            if (tooMuch(found.problem))
              answer({{},
                      QString::fromStdString(
                          wording::search_problem_text(*found.problem, wordingLanguage(programLanguage())))});
            else if (found.problem || !found.trouble.isEmpty())
              answer({plain(words), {}});  // a query half typed
            else
              answer({std::move(found.cards), {}});
          });
        });
  }
  connect(decks_, &DeckBuilder::closed, this, &MatchWindow::closeDecks);
  connect(decks_, &DeckBuilder::playAsked, this, [this](const naruto::Deck& deck) {
    closeDecks();
    plan_.seats[PlayerId::south].deck = deck;
    plan_.seats[PlayerId::south].deckId = QString::fromStdString(deck.id);
    if (table_) return newMatch();
    MatchPlan plan = start_->form()->plan();
    plan.seats[PlayerId::south].deckId = plan_.seats[PlayerId::south].deckId;
    if (!deck.edition.empty()) plan.edition = QString::fromStdString(deck.edition);
    start_->form()->setPlan(plan);
  });
}

void MatchWindow::showDecks() {
  if (!needs_.decks) return;
  closeRules();
  closeLessons();
  closeCollection();
  closeMatches();
  closeReplay();
  if (!decks_) makeDecksPage();
  coverHands();
  building_ = true;
  decks_->refresh();
  pages_->setCurrentWidget(decks_);
  decks_->setFocus();
  updateActions();
}

void MatchWindow::mendDeck(const naruto::Deck& deck, const QString& edition) {
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

void MatchWindow::closeDecks() {
  if (!building_) return;
  closeRules();
  building_ = false;
  offerDecks();
  pages_->setCurrentWidget(pageBehind());
  if (MatchTable* table = tableShown()) table->sheet()->setFocus();
  updateActions();
}

/// The program's decks, then the person's own as they are now; decks of files that were opened stay behind them.
void MatchWindow::offerDecks() {
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

/// It is made of cards: of others from now on.
void MatchWindow::dropDecks() {
  closeDecks();
  takeAway(decks_);
}

}  // namespace playsheet
