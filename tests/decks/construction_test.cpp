// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/decks/construction.h"

#include "engine/naruto/decks/codes.h"
#include "tests/decks/invented_pool.h"

/// Decks of every edition: N-DECK-01 to N-DECK-14 with the worked examples.
namespace playsheet::support {
namespace {

using namespace naruto;

constexpr std::array<std::string_view, 3> kIds{"usa-1.3", "panini", "bandai-pt"};

class Construction : public InventedPool {};

TEST_F(Construction, EX01TheDeckHasAnExactNumberOfCards) {  // N-DECK-01, T-300, T-301
  for (const auto id : kIds) {
    const int wanted = edition(id).deck_size;
    EXPECT_EQ(wanted, id == "panini" ? 40 : 50);
    expect_legal(deck_of(wanted), edition(id));
    const auto few =
        expect_one(deck_of(wanted - 1), edition(id), DeckBreach::wrong_size, "N-DECK-01", wanted - 1, wanted);
    EXPECT_EQ(few.fix, (DeckFix{DeckFixKind::add_cards, 1}));
    const auto many =
        expect_one(deck_of(wanted + 1), edition(id), DeckBreach::wrong_size, "N-DECK-01", wanted + 1, wanted);
    EXPECT_EQ(many.fix, (DeckFix{DeckFixKind::remove_cards, 1}));
  }
}

TEST_F(Construction, EX02NinjaAreCappedPlatoonsApart) {  // N-DECK-03, N-DECK-04, T-303
  auto cards = ninja_cards(30);
  cards.push_back({"PP-1", 3});
  cards.push_back({"PP-2", 3});
  const auto thirty = cards;
  expect_legal(deck_of(50, cards), edition("usa-1.3"));
  expect_legal(deck_of(50, cards), edition("bandai-pt"));
  cards.push_back({"NN-30", 1});
  for (const auto id : {"usa-1.3", "bandai-pt"}) {
    const auto violation = expect_one(deck_of(50, cards), edition(id), DeckBreach::too_many_ninja, "N-DECK-03", 31, 30);
    EXPECT_EQ(violation.fix, (DeckFix{DeckFixKind::remove_ninja, 1}));
  }
  Deck cut = deck_of(40, ninja_cards(30));
  expect_one(cut, edition("panini"), DeckBreach::too_many_ninja, "N-DECK-03", 30, 25);
  expect_legal(deck_of(40, ninja_cards(25)), edition("panini"));
}

TEST_F(Construction, EX03ThreeOfACompleteName) {  // N-DECK-05, N-NAME-01, N-NAME-08
  for (const auto id : kIds) {
    const int size = edition(id).deck_size;
    expect_legal(deck_of(size, {{"T-01", 2}, {"T-04", 1}, {"T-07", 3}}), edition(id));
    const auto violation = expect_one(deck_of(size, {{"T-01", 2}, {"T-04", 2}}), edition(id),
                                      DeckBreach::too_many_copies, "N-DECK-05", 4, 3);
    EXPECT_EQ(violation.name, "Aki");
    EXPECT_EQ(violation.fix, (DeckFix{DeckFixKind::remove_copies, 1}));
  }
}

TEST_F(Construction, APlatoonCountsByItsOwnName) {  // N-DECK-06, A-10
  expect_legal(deck_of(50, {{"T-01", 3}, {"T-02", 3}, {"T-05", 3}}), edition("usa-1.3"));
  expect_one(deck_of(50, {{"T-05", 4}}), edition("usa-1.3"), DeckBreach::too_many_copies, "N-DECK-05", 4, 3);
}

TEST_F(Construction, EX04CopiesAndLimitedCardsOverDeckAndSideboard) {  // N-DECK-07, N-DECK-08, N-DECK-09, T-304, T-305
  const Edition& panini = edition("panini");
  Deck deck = deck_of(40, {{"TE-006", 1}});
  deck.sideboard = {{"TE-006", 1}};
  fill(deck.sideboard, 15, 20);
  const auto limited = expect_one(deck, panini, DeckBreach::limited_card, "N-DECK-08", 2, 1);
  EXPECT_EQ(limited.pile, DeckPile::deck_and_sideboard);
  EXPECT_EQ(limited.fix, (DeckFix{DeckFixKind::remove_copies, 1}));

  deck = deck_of(40, {{"T-01", 2}});
  deck.sideboard = {{"T-01", 2}};
  fill(deck.sideboard, 15, 20);
  expect_one(deck, panini, DeckBreach::too_many_copies, "N-DECK-07", 4, 3);
  expect_legal(deck, ruled("panini", "A-16", "no"));
  deck.sideboard.front() = {"T-01", 1};
  deck.sideboard.push_back({"JJ-35", 1});
  expect_legal(deck, panini);
}

TEST_F(Construction, CopiesOverTheSideboardAreARulingInTheUsaEdition) {  // N-DECK-07, A-16
  Deck deck = deck_of(50, {{"T-01", 2}});
  deck.sideboard = {{"T-01", 2}};
  fill(deck.sideboard, 10, 25);
  expect_one(deck, edition("usa-1.3"), DeckBreach::too_many_copies, "N-DECK-07", 4, 3);
  expect_legal(deck, ruled("usa-1.3", "A-16", "no"));
}

TEST_F(Construction, EX119AListedCodeBindsTheEnglishCard) {  // N-DECK-13
  const Edition& panini = edition("panini");
  const auto inari = expect_one(deck_of(40, {{"C-001", 2}}), panini, DeckBreach::limited_card, "N-DECK-13", 2, 1);
  EXPECT_EQ(inari.card, "C-001");
  EXPECT_EQ(inari.name, "Inari");
  expect_legal(deck_of(40, {{"C-001", 1}}), panini);
  expect_legal(deck_of(40, {{"C-010", 2}}), panini);
  expect_one(deck_of(40, {{"J-076", 2}}), panini, DeckBreach::limited_card, "N-DECK-13", 2, 1);
  // Both printings of one entry are one limit.
  expect_one(deck_of(40, {{"TE-006", 1}, {"J-006", 1}}), panini, DeckBreach::limited_card, "N-DECK-08", 2, 1);
  for (const auto id : {"usa-1.3", "bandai-pt"}) expect_legal(deck_of(50, {{"C-001", 3}}), edition(id));
}

TEST_F(Construction, TheTwoPlayersAgreeOnLimitedCards) {  // N-DECK-08, A-17
  const Edition agreed = ruled("usa-1.3", "A-17", "C-001:1+J-076:2");
  expect_legal(deck_of(50, {{"C-001", 1}, {"J-076", 2}}), agreed);
  expect_one(deck_of(50, {{"C-001", 2}}), agreed, DeckBreach::limited_card, "N-DECK-08", 2, 1);
  expect_one(deck_of(50, {{"J-076", 3}}), agreed, DeckBreach::limited_card, "N-DECK-08", 3, 2);
  EXPECT_EQ(most_copies((*pool_)[*pool_->find("J-076")], *pool_, agreed), 2);
  // Beside the list of an edition that has one, and without a word about cards that nobody has here.
  expect_one(deck_of(40, {{"TE-006", 2}}), ruled("panini", "A-17", "X-999:1"), DeckBreach::limited_card, "N-DECK-08", 2,
             1);
}

TEST_F(Construction, ALimitBindsThePrintingOrTheName) {  // N-DECK-10, A-19, T-309
  const Deck deck = deck_of(40, {{"J-076", 1}, {"J-0763", 2}});
  expect_legal(deck, edition("panini"));
  const auto violation = expect_one(deck, ruled("panini", "A-19", "name"), DeckBreach::limited_card, "N-DECK-13", 3, 1);
  EXPECT_EQ(violation.name, "Snake Shadow");
  expect_one(deck_of(40, {{"N-7139", 2}}), ruled("panini", "A-19", "name"), DeckBreach::limited_card, "N-DECK-08", 2,
             1);
  // All of a name together obey the general limit as well.
  expect_one(deck_of(40, {{"J-076", 1}, {"J-0763", 3}}), edition("panini"), DeckBreach::too_many_copies, "N-DECK-05", 4,
             3);
}

TEST_F(Construction, TheDisputedCodeIsTheOneOfTheRuling) {  // N-DECK-09, A-18
  const Deck s10 = deck_of(40, {{"N-7138", 2}});
  const Deck s11 = deck_of(40, {{"N-7139", 2}});
  expect_one(s10, edition("panini"), DeckBreach::limited_card, "N-DECK-08", 2, 1);
  expect_legal(s11, edition("panini"));
  const Edition other = ruled("panini", "A-18", "NI-S11");
  expect_legal(s10, other);
  expect_one(s11, other, DeckBreach::limited_card, "N-DECK-08", 2, 1);
  EXPECT_EQ(most_copies((*pool_)[*pool_->find("N-7139")], *pool_, other), 1);
  EXPECT_EQ(most_copies((*pool_)[*pool_->find("N-7138")], *pool_, other), 3);
}

TEST_F(Construction, OfTwoListsTheOneThatIsChosenCounts_TE25) {  // A-131, T-320, T-C01
  const Edition rules = ruled("panini", "A-131", "rules_section");
  const Edition organised = ruled("panini", "A-131", "organised_play_section");
  const Edition both = ruled("panini", "A-131", "union");
  EXPECT_EQ(edition("panini").limited_lists, both.limited_lists) << "the strictest, where nobody chose";
  // The decks of the example: two copies of one card and of no other limited one.
  for (const auto code : {"NI-155", "NI-163"}) {
    const Deck deck = deck_of(40, {{code, 2}});
    expect_legal(deck, organised);
    for (const Edition* each : {&rules, &both}) expect_one(deck, *each, DeckBreach::limited_card, "N-DECK-08", 2, 1);
  }
  // Each card exactly where it is listed.
  for (const Edition* each : {&rules, &organised, &both})
    for (const LimitedCard& card : each->limited) {
      if (card.code_it.empty()) continue;  // A-18 says which it is
      const std::string code(pool_->find(card.code_it) ? card.code_it : card.code);
      const bool listed = each->limited_lists == LimitedLists::together ||
                          (each->limited_lists == LimitedLists::rules_section ? card.in_rules : card.in_organised_play);
      EXPECT_EQ(check(deck_of(40, {{code, 2}}), *each).empty(), !listed) << code;
      expect_legal(deck_of(40, {{code, 1}}), *each);
    }
  EXPECT_TRUE(has_two_limited_lists(both));
  EXPECT_FALSE(has_two_limited_lists(edition("usa-1.3")));
  EXPECT_FALSE(has_two_limited_lists(edition("bandai-pt")));
}

TEST_F(Construction, KeywordsForeignToTheEdition) {  // N-DECK-11, A-20
  struct Case {
    const char* code;
    const char* keyword;
    std::vector<std::string_view> known;
  };
  for (const Case& each : {Case{"T-09", "Ambush", {"usa-1.3", "bandai-pt"}}, Case{"T-10", "Surge", {"usa-1.3"}},
                           Case{"T-11", "Mastery", {"usa-1.3"}}, Case{"N-7140", "", {}}})
    for (const auto id : kIds) {
      const Deck deck = deck_of(edition(id).deck_size, {{each.code, 1}});
      expect_legal(deck, ruled(id, "A-20", "no"));
      if (std::find(each.known.begin(), each.known.end(), id) != each.known.end()) {
        expect_legal(deck, edition(id));
        continue;
      }
      const auto code = *each.keyword == '\0' ? DeckBreach::unsupported_keyword : DeckBreach::foreign_keyword;
      const auto violation = expect_one(deck, edition(id), code, "N-DECK-11", 1, 0);
      EXPECT_EQ(violation.card, each.code);
      EXPECT_EQ(violation.word, each.keyword);
    }
}

TEST_F(Construction, SymbolsPendingCardsFormsAndUnknownCodes) {  // N-SYM-02, N-DECK-11, N-MAST-08, N-DECK-14
  expect_legal(deck_of(50, {{"T-00", 1}}), edition("usa-1.3"));
  const auto empty = expect_one(deck_of(50, {{"T-00", 1}}), ruled("usa-1.3", "A-05", "no"), DeckBreach::foreign_symbol,
                                "N-SYM-02", 1, 0);
  EXPECT_EQ(empty.word, "Void");
  expect_one(deck_of(50, {{"N-7142", 2}}), edition("usa-1.3"), DeckBreach::pending_card, "N-DECK-11", 2, 0);
  const auto form =
      expect_one(deck_of(50, {{"N-7141", 1}}), edition("usa-1.3"), DeckBreach::form_card, "N-MAST-08", 1, 0);
  EXPECT_EQ(form.word, "NN-1");
  const auto unknown =
      expect_one(deck_of(50, {{"T-001", 1}}), edition("usa-1.3"), DeckBreach::unknown_card, "N-DECK-14", 1, 0);
  EXPECT_EQ(unknown.nearest, "T-01");
  EXPECT_EQ(unknown.fix, (DeckFix{DeckFixKind::replace_card, 1}));
  const auto nothing =
      expect_one(deck_of(50, {{"?", 1}}), edition("usa-1.3"), DeckBreach::unknown_card, "N-DECK-14", 1, 0);
  EXPECT_EQ(nothing.fix, (DeckFix{DeckFixKind::remove_card, 1}));
}

TEST_F(Construction, ThePoolOfAnEditionOnlyIfTheMatchAsksForIt) {  // N-DECK-14, A-93, T-302
  const Deck deck = deck_of(50, {{"N-7138", 1}});
  expect_legal(deck, edition("usa-1.3"));
  const auto all = check(deck, ruled("usa-1.3", "A-93", "yes"));
  EXPECT_TRUE(has(all, DeckBreach::outside_pool, "JJ-1"));
  EXPECT_FALSE(has(all, DeckBreach::outside_pool, "N-7138"));
}

TEST_F(Construction, EveryBreachIsToldAtOnce) {  // N-DECK-12, N-DECK-02
  Deck deck = deck_of(60, {{"T-23", 1}, {"T-01", 4}, {"T-09", 1}, {"N-7141", 1}, {"nothing", 1}, {"C-001", 2}});
  for (const auto& ninja : ninja_cards(27)) deck.cards.push_back(ninja);
  deck.sideboard = {{"T-23", 1}, {"N-7142", 1}};
  deck.reinforcement = {{"T-05", 1}, {"nobody", 1}};
  const auto all = check(deck, edition("panini"));
  for (const auto code :
       {DeckBreach::wrong_size, DeckBreach::squad_in_deck, DeckBreach::too_many_ninja, DeckBreach::too_many_copies,
        DeckBreach::pending_card, DeckBreach::unknown_card, DeckBreach::foreign_keyword, DeckBreach::limited_card,
        DeckBreach::form_card, DeckBreach::sideboard_size, DeckBreach::no_reinforcement, DeckBreach::not_a_squad})
    EXPECT_TRUE(has(all, code)) << table::name_of(code) << " is missing in\n" << told(all);
  for (const auto& each : all) {
    EXPECT_FALSE(each.rule.empty());
    EXPECT_FALSE(text_of(each).empty());
    EXPECT_EQ(text_of(each).find('\n'), std::string::npos);
  }
}

TEST_F(Construction, ASquadBelongsIntoTheReinforcementDeck) {  // N-DECK-02
  const auto violation =
      expect_one(deck_of(50, {{"T-23", 1}}), edition("usa-1.3"), DeckBreach::squad_in_deck, "N-DECK-02", 1, 0);
  EXPECT_EQ(violation.fix, (DeckFix{DeckFixKind::move_to_reinforcement, 1}));
  const auto all = check(deck_of(40, {{"T-23", 1}}), edition("panini"));
  ASSERT_TRUE(has(all, DeckBreach::squad_in_deck));
  EXPECT_TRUE(has(all, DeckBreach::foreign_keyword));
  EXPECT_EQ(all.front().fix.kind, DeckFixKind::remove_card);
}

TEST_F(Construction, CodesAreComparedWithoutTheirZeros) {
  EXPECT_EQ(plain_code("te-076"), "TE-76");
  EXPECT_EQ(plain_code("ST-S02"), "ST-S2");
  EXPECT_EQ(plain_code("CL-000"), "CL-0");
  EXPECT_EQ(plain_code("no code"), "NO CODE");
  EXPECT_EQ(plain_code("-"), "-");
  EXPECT_TRUE(same_code("TE-76", "TE-076"));
  EXPECT_FALSE(same_code("TE-76", "TE-760"));
  EXPECT_FALSE(same_code("", ""));
}

TEST_F(Construction, ANameLeadsToItsCodes) {
  EXPECT_EQ(nearest_card("Aki", *pool_), "T-01, T-04, T-07");
  EXPECT_EQ(nearest_card("inari", *pool_), "C-001");
  EXPECT_EQ(nearest_card("Innari", *pool_), "C-001");
  EXPECT_EQ(nearest_card("NI-S10", *pool_), "N-7138");
  EXPECT_EQ(nearest_card("jj-01", *pool_), "JJ-1");
  EXPECT_EQ(nearest_card("qqqqqqqqqqqqqqqq", *pool_), "");
  EXPECT_EQ(nearest_card(std::string(10000, '9'), *pool_), "");
  EXPECT_EQ(nearest_card("", *pool_), "");
}

}  // namespace
}  // namespace playsheet::support
