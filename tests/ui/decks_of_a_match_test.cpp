// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/deck_shelf.h"
#include "tests/ui/match_fixture.h"
#include "ui/decks/deck_builder.h"
#include "ui/decks/deck_checks.h"
#include "ui/shell/match_form.h"
#include "ui/shell/start_page.h"
#include "ui/widgets/action_button.h"

namespace playsheet::testing {
namespace {

/// The form of a match offers the person's decks, and sends illegal ones back to their page.
TEST(DecksOfAMatch, AnIllegalDeckIsRefusedAndMended) {  // N-DECK-05, N-DECK-12
  const auto folder = std::filesystem::path(::testing::TempDir()) / "decks_of_a_match";
  std::filesystem::remove_all(folder);
  auto person = PersonDatabase::open(folder / "person.db");
  const auto store = deckShelf(person);
  WindowNeeds needs;
  needs.cards = &shippedCards();
  needs.shelf.ready = {shippedDeck("clones"), shippedDeck("embers")};
  needs.decks = store.get();
  naruto::Deck own = shippedDeck("clones");
  own.name = {"Mine", {}, {}};
  own.cards.front().count = 9;
  ASSERT_TRUE(store->add(own));
  MatchPlan plan = planOf(Secrecy::Open);
  plan.seats[PlayerId::south].deckId = "own-1";
  MatchWindow window(std::move(needs), plan);
  window.setQuestions(false);
  window.show();
  MatchForm* form = window.startPage()->form();
  EXPECT_EQ(form->plan().seats[PlayerId::south].deckId, "own-1");
  form->startButton()->click();
  EXPECT_FALSE(window.table()) << "an illegal deck is refused";
  ASSERT_TRUE(form->mendButton()->isVisible());
  form->mendButton()->click();
  ASSERT_TRUE(window.deckBuilder());
  ASSERT_TRUE(window.deckBuilder()->current());
  EXPECT_EQ(window.deckBuilder()->current()->deck.id, "own-1");
  window.deckBuilder()->undo();  // nothing is before the first edit
  window.deckBuilder()->change("N-001", -8, naruto::DeckPile::deck);
  EXPECT_TRUE(window.deckBuilder()->checks()->breaches().empty());
  QTest::keyClick(window.deckBuilder(), Qt::Key_Escape);
  window.startPage()->form()->startButton()->click();
  EXPECT_TRUE(window.table()) << window.startPage()->form()->message().toStdString();
}

}  // namespace
}  // namespace playsheet::testing
