// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/naruto/editions/rulings.h"
#include "engine/naruto/state/game_state.h"

/// A scenario as it was read: position, decisions and expectations in the order of the file (tests/scenarios/README.md
/// has the notation). Names of cards stay names here; which card is meant is a question for the game in which it runs.
namespace naruto::scenario {

/// A card as it is written: "T01", "N-041", "D:T08" or a label.
struct CardName {
  std::string text;
  int column = 0;
  std::optional<PlayerId> side;  ///< written before the colon
  std::string code;              ///< complete code; empty for a label
};

/// A card that lies somewhere when the game begins.
struct PlacedCard {
  CardName name;
  std::string label;
  int copies = 1;
  bool injured = false, deployed = false, entered = false, sent = false, left_out = false;
  std::vector<std::pair<CoinKind, int>> coins;
  bool coins_given = false;       ///< else Permanent (X) lies there with its X
  std::optional<PlayerId> owner;  ///< else the player of the line
  std::optional<CardName> on;     ///< attached to it
  std::vector<int> used;          ///< paragraphs used this turn, from 1; 0: the first that can be used
};

enum class Setting : std::uint8_t {
  turn,
  active,
  phase,
  marker,
  deployed,
  clients,
  missions,
  counters,
  won,
  zone,      ///< cards of a zone
  count,     ///< nameless cards: rewards, deck
  deck_top,  ///< top first
  team,
  battle,
  toss,
  caller,
  deck_list,  ///< cards of a deck, sideboard (zone outside) or reinforcement deck that is only looked at
};

/// One line of the position.
struct PositionLine {
  Setting setting = Setting::turn;
  int column = 0;
  PlayerId player = PlayerId::south;
  Zone zone = Zone::nowhere;
  Step step = Step::mission;
  int number = 0;
  std::vector<PlacedCard> cards;
  std::vector<CardName> team, against;  ///< the head first
  bool blocked = false;
  std::vector<bool> heads;
};

enum class Verb : std::uint8_t {
  play,
  ambush,
  form,
  use,
  charge,
  join,
  make_teams,
  leave_out,
  attack,
  block,
  pay,
  target,
  pick,
  discard,
  announce_x,
  choose,
  accept,
  decline,
  pass,
  done,
  call_toss,
  choose_starter,
  change_hand,
  concede,
  raw,
};

/// What a player does. A line may hold the whole use.
struct Decision {
  PlayerId player = PlayerId::south;
  Verb verb = Verb::pass;
  std::vector<CardName> cards;
  std::vector<CardName> others;  ///< on, with, to, against: one, or one for each card
  std::vector<std::vector<CardName>> teams;
  int number = 0;     ///< paragraph, X, which cost, mode or trigger; from 1, 0: not said
  bool flag = false;  ///< heads, self starts, changes
  std::string text;   ///< raw action; what is chosen
  std::optional<int> cost, x;
  std::vector<CardName> paying, targeting, picking;
  bool then_done = false, then_passes = false;
};

/// The decision before it is refused; empty or negative fields are not compared.
struct Refused {
  std::string code, rule;
  std::optional<int> need, have;
  std::optional<CardName> card;
};

/// Passes and ends steps up to a place in the turn.
struct Continue {
  enum class To : std::uint8_t { step, settled, game_over } to = To::step;
  Step step = Step::mission;
  std::string word;                ///< as written
  std::optional<PlayerId> active;  ///< in whose turn
  std::optional<int> turn;
};

enum class About : std::uint8_t {
  zone_count,
  zone_is,
  zone_has,
  zone_top,
  card_in,
  card_state,  ///< healthy, injured, head, battling ...
  card_power,
  card_coins,
  card_team,
  card_attached,
  control,
  left_out,
  counter,
  asked,
  nobody_asked,
  offers,
  event,
  chain,
  battle_power,
  battle_result,
  winner,
  no_winner,
  phase,
  turn,
  active,
  sees,
  cannot_see,
  deck_legal,
  deck_breach,
  swap,  ///< between two games: `cards` out of the deck, `not_cards` in; `exact`: before the first game
};

struct Expectation {
  About about = About::zone_count;
  bool negative = false;
  PlayerId player = PlayerId::south;
  PlayerId other = PlayerId::south;  ///< sees: whose zone
  Zone zone = Zone::nowhere;
  Setting counter = Setting::marker;
  int a = 0, b = 0;
  bool b_given = false;
  std::optional<CardName> card, on;
  std::vector<CardName> cards, not_cards;
  CoinKind coin = CoinKind::growth;
  Step step = Step::mission;
  std::vector<std::string> words;
  bool exact = false;
  std::string word;
};

using Content = std::variant<PositionLine, Decision, Refused, Continue, Expectation>;

struct Line {
  int number = 0;
  std::string text;                      ///< as written, for reports
  std::vector<const Edition*> editions;  ///< empty: all of the scenario
  Content content;
};

inline bool counts_in(const Line& line, const Edition& base) {
  return line.editions.empty() || std::find(line.editions.begin(), line.editions.end(), &base) != line.editions.end();
}

struct Scenario {
  std::string file;
  int line = 0;
  std::string id, title;
  std::vector<const Edition*> editions;
  std::vector<std::string> rules;
  std::vector<HouseRuling> rulings;
  std::uint64_t seed = 1;
  bool strict = false;
  std::vector<Line> lines;
  std::vector<DefinitionId> own_cards;  ///< of its file: they are legal in it (N-CR-02)
};

}  // namespace naruto::scenario
