// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPair>
#include <QString>
#include <QStringList>
#include <QVector>
#include <array>
#include <optional>
#include <vector>

#include "engine/table/players.h"

/// What lies on the sheet at one moment, as one viewer may see it: plain values, compared by ==, of no game. Each game
/// makes its own (ui/naruto). A card that the viewer does not see is counted, and has no identity here; wherever a card
/// is meant and there is none, its number is -1.
namespace playsheet {

/// Where something lies, was dropped or clicked.
enum class SheetPlace {
  None,
  Village,
  Band,
  Chakra,
  Hand,
  Graveyard,
  Deck,
  Rewards,
  Removed,
  Lane,
  Reinforcement,
  StandBy,     ///< where Ninja lie that are in no team
  TurnMarker,  ///< the counter of a player's own turns
  Stock,       ///< a deck of the table that belongs to nobody, and what was discarded from it
};
inline constexpr std::size_t kSheetPlaces = static_cast<std::size_t>(SheetPlace::Stock) + 1;

/// A figure of a card that is in force.
struct SceneFigure {
  int now = 0;
  int shift = 0;  ///< against what is printed
  int most = 0;   ///< of a figure that is used up, what it could be; none: it is not of that kind

  friend bool operator==(const SceneFigure&, const SceneFigure&) = default;
};

/// A card that the viewer sees.
struct SceneCard {
  int id = -1;
  int face = 0;  ///< number by which its face is asked for
  table::PlayerId owner = table::PlayerId::south;
  table::PlayerId controller = table::PlayerId::south;
  SheetPlace place = SheetPlace::None;  ///< of a card in a battle: the village; of one in use: the band
  QString part;                  ///< in a village: which part of the row it stands in, as the sheet's file names it
  int team = -1;                 ///< number of its team
  int host = -1;                 ///< the card that it is attached to
  int alike = -1;                ///< in a village: the first card there that nobody can tell from it
  bool leads = false;            ///< marked as the first of its side, wherever it lies
  QString sign;                  ///< icon of a state that the face has no other sign for
  QStringList states;            ///< what is to be told of it besides its name: "injured"
  bool across = false;           ///< it lies across, with the face of that state
  bool leftOut = false;          ///< of the teams
  bool shifted = false;          ///< its figures are drawn in place of the printed ones
  QVector<SceneFigure> figures;  ///< in force, in the order of its face; none: it has none but the printed ones
  QVector<QPair<QString, int>> coins;  ///< label, or the id of an icon, and how many

  friend bool operator==(const SceneCard&, const SceneCard&) = default;
};

/// A pile, a hand or a row: how many cards, and those of them that the viewer sees. Of a pile the top comes last.
struct ScenePile {
  int count = 0;
  std::vector<SceneCard> cards;

  friend bool operator==(const ScenePile&, const ScenePile&) = default;
};

/// A place in the row of a village that is there whether or not a card lies on it.
struct SceneStand {
  QString part;   ///< of the row, as the sheet's file names it
  int card = -1;  ///< -1: it is free
  QString icon;   ///< on a free one

  friend bool operator==(const SceneStand&, const SceneStand&) = default;
};

/// A figure of a player that is used up and decides the game.
struct SceneGauge {
  QString icon, words;
  int now = 0;
  int most = 0;

  friend bool operator==(const SceneGauge&, const SceneGauge&) = default;
};

/// Something of a player that is counted, or a figure that holds.
struct SceneTally {
  QString icon;
  QString brief;  ///< in place of an icon: "ATT"
  QString words;  ///< what it is, with its figure: "2 wounds"
  int value = 0;
  int shift = 0;       ///< of a figure, against its base
  bool warns = false;  ///< so that it matters

  friend bool operator==(const SceneTally&, const SceneTally&) = default;
};

/// What one player has.
struct SceneSeat {
  std::array<ScenePile, kSheetPlaces> piles;
  std::vector<SceneStand> stands;  ///< of the village, in their order
  std::optional<SceneGauge> gauge;
  bool open = false;                ///< the hand has a band of its own, whoever's turn it is
  int marker = 0;                   ///< of the player's own turns
  QString role;                     ///< what the player does just now, in a word
  std::vector<SceneTally> tallies;  ///< in a ring: of each player, the figures that hold first
  QString emblem;                   ///< in a ring: the side that the player is known to be of; nothing: it is hidden
  bool out = false;                 ///< in a ring: no longer in the game

  const ScenePile& operator[](SheetPlace place) const { return piles[static_cast<std::size_t>(place)]; }
  ScenePile& operator[](SheetPlace place) { return piles[static_cast<std::size_t>(place)]; }
  friend bool operator==(const SceneSeat&, const SceneSeat&) = default;
};

/// One addend of a ledger.
struct SceneRow {
  int value = 0;
  QString icon;
  QString words;    ///< what it counts
  QString brief;    ///< the same where there is little room
  int card = -1;    ///< whose figure it adds to
  int source = -1;  ///< the card that gives it

  friend bool operator==(const SceneRow&, const SceneRow&) = default;
};

/// One side of a battle.
struct SceneSide {
  std::vector<int> cards;  ///< the head first; of two teams, one after the other
  std::vector<SceneRow> ledger;
  int power = 0;
  int pips = 0;             ///< the power once more, for who cannot read: so many dots; none: it has no such
  QString icon;             ///< over the sum; none: attack or block
  QString title, rule;      ///< of the sum under the ledger
  QString absence, result;  ///< where no card of it is there: so it is said, and what comes of it

  friend bool operator==(const SceneSide&, const SceneSide&) = default;
};

/// What a battle brings.
struct SceneVerdict {
  QString icon, brief, full, rule;
  bool harm = false;  ///< somebody is hurt by it

  friend bool operator==(const SceneVerdict&, const SceneVerdict&) = default;
};

/// A battle, which stands in a lane of its own, or is settled in that of an earlier one.
struct SceneLane {
  bool joined = false;  ///< it has no lane of its own
  table::PlayerId attacker = table::PlayerId::south;
  table::PerPlayer<SceneSide> sides;
  std::vector<int> heads;  ///< of both sides
  QString title;           ///< the longer title of the two ledgers: both are as broad as it needs
  QString sign;            ///< icon between the sums, which tells what is compared; none for what is usual
  std::optional<SceneVerdict> verdict;

  friend bool operator==(const SceneLane&, const SceneLane&) = default;
};

/// Something in use that waits for its turn, the newest last.
struct SceneLink {
  SceneCard card;
  int user = -1;  ///< the card that uses it
  table::PlayerId controller = table::PlayerId::south;
  std::vector<int> targets;

  friend bool operator==(const SceneLink&, const SceneLink&) = default;
};

/// Several cards that wait together, and what they are worth.
struct SceneTeam {
  table::PlayerId player = table::PlayerId::south;
  int team = -1;
  std::vector<int> members;  ///< the head first
  std::vector<SceneRow> ledger;
  int power = 0;

  friend bool operator==(const SceneTeam&, const SceneTeam&) = default;
};

/// How often something was done this turn, and how often it may be.
struct SceneCounter {
  QString icon, words;
  int used = 0;
  int limit = 0;

  friend bool operator==(const SceneCounter&, const SceneCounter&) = default;
};

/// A die that is rolled, and what is added to it, against what it has to reach.
struct SceneRoll {
  table::PlayerId roller = table::PlayerId::south;
  bool nobodys = false;        ///< the roller is no player: `title` says who
  QString title;               ///< "Naomi: ATT roll"
  int die = 0;                 ///< 0: not rolled yet
  bool halved = false;         ///< it counts half, rounded up
  std::vector<SceneRow> rows;  ///< what is added, the die first
  int total = 0;
  std::vector<SceneRow> against;  ///< what the target is made of; nothing: it is a number
  int target = 0;
  QString targetTitle;  ///< "DIF of Kai"; nothing: it is not compared with anything
  QString result;       ///< "reached"; nothing: it can still change
  bool passed = false;  ///< what `result` says is good for the roller

  friend bool operator==(const SceneRoll&, const SceneRoll&) = default;
};

/// A deck that belongs to nobody, and its discard pile, which lies open.
struct SceneStock {
  QString icon, title;
  int deck = 0;
  int pile = 0;

  friend bool operator==(const SceneStock&, const SceneStock&) = default;
};

/// What the middle of the sheet says while no battle is there.
struct SceneNotice {
  QString icon, title, words;
  bool named = false;  ///< a player's name stands in the title, which may be cut

  friend bool operator==(const SceneNotice&, const SceneNotice&) = default;
};

/// What things are called in this game. %1, %2 ... stand for what is named.
struct SceneWords {
  std::array<QString, kSheetPlaces> places;  ///< "%1’s hand"; nothing for a place that the game does not have
  QString leads;                             ///< of a card that is marked as the first of its side
  QString team, ledTeam;                     ///< letter; letter, power, first card
  QString host;                              ///< the card that it is attached to
  QString figures;                           ///< the figures of a card, in their order
  QString leftOut;                           ///< of the teams
  QString onlyCharge;                        ///< of a card that is of no other use
  QString score;                             ///< of the rewards, where they are no cards: place, number
  QString lane, unansweredLane;  ///< number, cards, player, power; and of the other side cards, player, power

  friend bool operator==(const SceneWords&, const SceneWords&) = default;
};

struct Scene {
  table::PlayerId viewer = table::PlayerId::south;
  table::PlayerId active = table::PlayerId::south;
  bool begun = false;  ///< a turn is played, or was
  bool over = false;
  bool battle = false;       ///< the middle of the sheet shows battles now
  bool ledgersOpen = false;  ///< also those that lie over cards
  int players = 2;           ///< clockwise; a game of two has a far side and a near one, more sit in a ring
  table::AtTable<SceneSeat> seats;
  std::vector<SceneLane> lanes;
  std::vector<SceneLink> chain;
  std::vector<SceneTeam> teams;        ///< of two and more cards that wait at home
  std::vector<SceneCard> lookedAt;     ///< cards that are shown to the viewer now
  std::optional<SceneCard> asking;     ///< the card whose text asks
  std::vector<SceneCounter> counters;  ///< of the active player
  SceneNotice notice;
  std::vector<SceneCard> middle;   ///< in a ring: cards that are being dealt with, the first one large
  std::vector<SceneRoll> rolls;    ///< in a ring: that are being made, one or two
  std::vector<SceneStock> stocks;  ///< in a ring
  SceneWords words;
  QStringList roles;  ///< every word that a role can be: room is kept for the longest

  bool ring() const { return players > 2 || !stocks.empty(); }
  std::span<const table::PlayerId> everyone() const { return table::players(static_cast<std::size_t>(players)); }
  friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace playsheet
