// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/editions/rulings.h"
#include "engine/naruto/effects/values.h"
#include "engine/naruto/game.h"
#include "tests/support/catalogs.h"

/// The language of the rules tests. A test puts cards where it wants them, starts at a phase and then reads like the
/// record of a game: `A.plays("T03"); A.pays("T01"); A.plays("T02").refused(...)`. What is not expected fails the test:
/// an action that is refused, an answer to a question that was not asked, a question that is left open.
namespace playsheet::support {

using namespace naruto;

/// "T03" is the code T-03; other codes stay as they are.
std::string full_code(std::string_view code);

/// A card by its code, or a very card.
struct Named {
  std::string code;
  CardId id = kNoCard;
  Named() = default;
  Named(const char* c) : code(full_code(c)) {}  // NOLINT(google-explicit-constructor)
  Named(CardId card) : id(card) {}              // NOLINT(google-explicit-constructor)
};

/// A card put into a zone before the test begins.
struct Placed {
  std::string code;
  bool injured = false;
  bool deployed = false;  ///< in this very turn
  bool borrowed = false;  ///< the other player owns it
  std::vector<std::pair<CoinKind, int>> coins;
  Placed(const char* c) : code(full_code(c)) {}  // NOLINT(google-explicit-constructor)
  Placed with(CoinKind kind, int n) const;
};
Placed injured(Placed card);
Placed deployed_this_turn(Placed card);
Placed borrowed(Placed card);

class TableFixture;

/// What came of an action. Unless the test says that it is refused, it must have been accepted.
class Attempt {
 public:
  Attempt(std::string what, Refusal refusal, std::string said)
      : what_(std::move(what)), refusal_(refusal), said_(std::move(said)) {}
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;
  ~Attempt();

  const Refusal& refused(RefusalCode code, std::string_view rule);
  const Refusal& refused(RefusalCode code, std::string_view rule, int need, int have = 0);

 private:
  std::string what_;
  Refusal refusal_;
  std::string said_;  ///< what was wrong with the test itself
  bool looked_at_ = false;
};

/// One of the two players.
class Seat {
 public:
  Seat(TableFixture& table, PlayerId player) : table_(table), id(player) {}

 private:
  TableFixture& table_;

 public:
  const PlayerId id;

  Attempt plays(const Named& card, const Named& on = {});  ///< on its base or with its user
  Attempt uses(const Named& card, int number = 0);         ///< the activated text of this number
  Attempt charges(const Named& card);
  Attempt joins(const Named& ninja, const Named& with);
  Attempt leaves_out(const Named& ninja);
  Attempt attacks(const Named& head);
  Attempt blocks(const Named& head, const Named& attacker);
  Attempt pays(const Named& card);
  Attempt targets(const Named& card);
  Attempt picks(const Named& card);
  Attempt announces(int x);
  Attempt chooses(int number);  ///< cost, mode or trigger
  Attempt accepts();
  Attempt declines();
  Attempt passes();
  Attempt calls(bool heads);
  Attempt done();
  Attempt does(const Action& action);
};

class TableFixture : public testing::Test {
 protected:
  explicit TableFixture(const Catalog& cards = test_cards());
  void TearDown() override;

  // --- the position before the test
  // -----------------------------------------------------------------------------------
  void village(const Seat& seat, std::initializer_list<Placed> cards) { put(seat, Zone::village, cards); }
  void hand(const Seat& seat, std::initializer_list<Placed> cards) { put(seat, Zone::hand, cards); }
  void chakra(const Seat& seat, std::initializer_list<Placed> cards) { put(seat, Zone::chakra, cards); }
  void discard(const Seat& seat, std::initializer_list<Placed> cards) { put(seat, Zone::discard, cards); }
  void deck(const Seat& seat, std::initializer_list<Placed> cards) { put(seat, Zone::deck, cards); }  ///< top last
  void deck_size(const Seat& seat, int n);  ///< cards below those of `deck`; 20 unless it is said
  void reinforcement(const Seat& seat, std::initializer_list<Placed> cards);  ///< N-REINF-01
  void attach(const Seat& seat, const char* code, const Seat& host_side, const char* host);
  void edition(std::string_view id);                         ///< usa-1.3 unless it is said
  void ruling(std::string_view id, std::string_view value);  ///< a house ruling, on top of the edition
  void rewards(const Seat& seat, int n);                     ///< won so far, from the other deck
  void marker(const Seat& seat, int value) { state.players[seat.id].marker = static_cast<std::uint8_t>(value); }
  void team(const Seat& seat, std::initializer_list<const char*> codes);
  void tosses(std::initializer_list<bool> heads);

  // --- where it begins; `seat` is the active player
  // ---------------------------------------------------------------------
  void turn_of(const Seat& seat) { begin(seat, Step::turn_start); }
  void mission_phase(const Seat& seat) { begin(seat, Step::mission); }
  void organization_phase(const Seat& seat) { begin(seat, Step::organize_start); }
  void battle_phase(const Seat& seat) { begin(seat, Step::attack); }
  void end_phase(const Seat& seat) { begin(seat, Step::victory_check); }
  void begin(const Seat& seat, Step step);

  /// From the battle phase to the exchange of jutsu: heads of A's teams, each with the head that blocks it or nothing.
  struct Pair {
    const char* attacker;
    const char* blocker = nullptr;
  };
  void battle(std::initializer_list<Pair> pairs);
  /// Passes and ends steps until this question is asked of this player, or the game is over.
  void go_on_to(const Seat& seat, ChoiceKind question);

  // --- what a test looks at
  // -----------------------------------------------------------------------------------------------
  Position position() const { return {state, rules}; }
  CardId card(const Seat& seat, Zone zone, const char* code) const;  ///< kNoCard if there is none
  bool in(const Seat& seat, Zone zone, const char* code) const { return card(seat, zone, code) != kNoCard; }
  bool in_village(const Seat& seat, const char* code) const { return in(seat, Zone::village, code); }
  bool is_injured(const Seat& seat, const char* code) const;
  std::string figures(const Seat& seat, const char* code) const;  ///< "5/2", in force
  int coins(const Seat& seat, const char* code, CoinKind kind) const;
  int hand(const Seat& seat) const { return size(seat, Zone::hand); }
  int chakra(const Seat& seat) const { return size(seat, Zone::chakra); }
  int deck(const Seat& seat) const { return size(seat, Zone::deck); }
  int discard(const Seat& seat) const { return size(seat, Zone::discard); }
  int rewards(const Seat& seat) const { return size(seat, Zone::rewards); }
  int marker(const Seat& seat) const { return state[seat.id].marker; }
  int size(const Seat& seat, Zone zone) const;
  bool asks(const Seat& seat, ChoiceKind question) const;
  /// The codes of the cards that the open question offers and allows, in its order, with blanks between.
  std::string offers() const;
  /// The test ends with a question of a use or of an effect still open.
  void leaves_question_open() { may_stay_open_ = true; }

  Rulebook rules;
  GameState state;
  Events events;  ///< of all actions so far
  Seat A{*this, PlayerId::south};
  Seat D{*this, PlayerId::north};

 private:
  friend class Seat;
  void put(const Seat& seat, Zone zone, std::initializer_list<Placed> cards);
  CardId add(PlayerId owner, PlayerId holder, Zone zone, const Placed& card);
  Pile& pile(PlayerId player, Zone zone);
  CardId find_in(PlayerId player, Zone zone, const Named& card) const;
  /// The card in the first of these zones of the player, else anywhere.
  CardId find(PlayerId player, std::initializer_list<Zone> zones, const Named& card) const;
  /// The card among the candidates of the open question, an allowed one before a refused one; else anywhere.
  CardId find_candidate(const Named& card) const;
  bool answers(const Named& named, CardId card) const;
  Attempt attempt(PlayerId player, const Action& action, std::string what, std::initializer_list<ChoiceKind> questions);

  PerPlayer<int> below_;  ///< cards that fill the decks
  std::uint8_t next_team_ = 0;
  Edition edition_;  ///< the one that is played
  bool begun_ = false;
  bool may_stay_open_ = false;
};

}  // namespace playsheet::support

#define EXPECT_IN_VILLAGE(seat, code) EXPECT_TRUE(in_village(seat, code)) << code
#define EXPECT_IN(seat, zone, code) EXPECT_TRUE(in(seat, Zone::zone, code)) << code
#define EXPECT_ASKS(seat, question) \
  EXPECT_TRUE(asks(seat, ChoiceKind::question)) << "asked is " << table::name_of(state.choice.kind)
