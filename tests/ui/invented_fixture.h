// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/naruto/game.h"
#include "tests/support/source_path.h"
#include "tests/ui/match_fixture.h"

/// A match on the real window with the invented cards of the rules tests, in positions that a test puts together.
namespace playsheet::testing {

inline const naruto::Catalog& inventedCards() {
  static const auto cards = [] {
    auto catalog = std::make_unique<naruto::Catalog>();
    for (const char* name : {"resources/scenarios/test_cards.toml", "tests/support/test_cards.toml"}) {
      const auto text = read_text_file(support::source_path(name));
      naruto::read_cards(*text, name, *catalog);
    }
    return catalog;
  }();
  return *cards;
}

class InventedMatchTest : public MatchWindowTest {
 protected:
  /// Both decks hold two of every card but the squad, which waits beside them.
  static naruto::Deck inventedDeck() {
    naruto::Deck deck;
    deck.id = "invented";
    deck.name.en = "Invented";
    for (const char* code : {"T-00", "T-01", "T-02", "T-06", "T-08", "T-09", "T-10", "T-11", "T-14", "T-18",
                             "T-24", "T-27", "T-67", "T-71", "T-72", "T-75", "T-86", "T-87", "T-88", "T-49"})
      deck.cards.push_back({code, 2});
    deck.reinforcement.push_back({"T-23", 1});
    return deck;
  }

  void beginInvented(const QString& edition, Secrecy secrecy = Secrecy::Open,
                     const QString& language = QStringLiteral("en"),
                     const std::vector<naruto::HouseRuling>& rulings = {}) {
    WindowNeeds needs;
    needs.cards = &inventedCards();
    needs.shelf.ready = {inventedDeck()};
    MatchPlan plan = planOf(secrecy);
    for (auto& seat : plan.seats.values) {
      seat.language = language;
      seat.deck = inventedDeck();
    }
    plan.edition = edition;
    plan.rulings = rulings;
    openWindow(std::move(needs), plan);
  }

  /// South's mission phase in a turn with a battle phase, both hands and villages empty, the marker high.
  void toMission(const QString& edition, Secrecy secrecy = Secrecy::Open,
                 const QString& language = QStringLiteral("en")) {
    beginInvented(edition, secrecy, language);
    while (state().turn < 2) ASSERT_TRUE(stepOn());
    ASSERT_TRUE(goOnTo(naruto::ChoiceKind::mission_action, PlayerId::south));
    for (const PlayerId player : table::kPlayers) {
      const naruto::Pile hand = state()[player].hand;
      for (const CardId card : hand) move(card, naruto::Zone::deck, player);
      position().players[player].marker = 8;
    }
  }

  /// A test may put the table as it likes; `showPosition` then lets the controller look at it anew.
  naruto::GameState& position() { return const_cast<naruto::GameState&>(state()); }
  void showPosition() { match().clearSelection(); }

  void move(CardId card, naruto::Zone to, PlayerId player) {
    naruto::apply_event(position(),
                        naruto::CardMoved{card, state()[card].zone, to, player, false, naruto::Cause::setup});
  }

  CardId find(const std::string& code, PlayerId player, naruto::Zone zone) const {
    const auto& now = const_cast<InventedMatchTest*>(this)->state();
    for (std::size_t i = 0; i < now.card_count; ++i)
      if (now.cards[i].owner == player && now.cards[i].zone == zone &&
          inventedCards()[now.cards[i].definition].code == code)
        return static_cast<CardId>(i);
    return kNoCard;
  }

  /// A card of this code out of the deck into a zone.
  CardId put(const std::string& code, naruto::Zone zone, PlayerId player = PlayerId::south) {
    const CardId card = find(code, player, naruto::Zone::deck);
    EXPECT_NE(card, kNoCard) << code;
    if (card == kNoCard) return card;
    move(card, zone, player);
    if (zone == naruto::Zone::village && state()[card].is_ninja)
      naruto::apply_event(position(), naruto::TeamChanged{card, naruto::kNoTeam});
    return card;
  }

  /// Does what a question asks until this one is asked: the first pick, pass, done.
  bool answerTo(naruto::ChoiceKind kind) {
    for (int i = 0; i < 40 && asked() != kind && !match().over(); ++i) {
      const auto options = match().match().options(match().match().decider());
      const auto pick = std::find_if(options.begin(), options.end(), [](const naruto::Option& option) {
        return option.allowed() && std::holds_alternative<naruto::Pick>(option.action);
      });
      if (pick != options.end() ? !match().play(pick->action) : !stepOn()) return false;
    }
    return asked() == kind;
  }

  /// Goro attacks and Nobody blocks: the exchange of jutsu, Spark in south's hand and chakra to pay it.
  void toExchange(const QString& edition = QStringLiteral("usa-1.3"), Secrecy secrecy = Secrecy::Open) {
    toMission(edition, secrecy);
    goro_ = put("T-11", naruto::Zone::village);
    const CardId blocker = put("T-00", naruto::Zone::village, PlayerId::north);
    put("T-49", naruto::Zone::village, PlayerId::north);
    spark_ = put("T-18", naruto::Zone::hand);
    put("T-27", naruto::Zone::hand);
    for (const char* code : {"T-01", "T-14", "T-08"}) put(code, naruto::Zone::chakra);
    showPosition();
    ASSERT_TRUE(answerTo(naruto::ChoiceKind::attack));
    ASSERT_TRUE(match().play(naruto::Send{goro_}));
    ASSERT_TRUE(answerTo(naruto::ChoiceKind::block));
    ASSERT_TRUE(match().play(naruto::Block{blocker, goro_}));
    ASSERT_TRUE(match().play(naruto::Done{}));
    ASSERT_EQ(asked(), naruto::ChoiceKind::exchange);
  }

  CardId goro_ = kNoCard;
  CardId spark_ = kNoCard;
};

}  // namespace playsheet::testing
