// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/naruto/editions/edition.h"
#include "engine/naruto/state/game_state.h"
#include "engine/table/hands.h"

/// What one player may see of the game (N-ZONE-01 to N-ZONE-11). A type of its own: an unknown card has no identity in
/// it, not even an id, so that exchanging two hidden cards changes nothing here.
namespace naruto {

using table::Hands;

/// Where a card is not open to everybody.
constexpr bool is_hidden(Zone zone) {
  return zone == Zone::hand || zone == Zone::deck || zone == Zone::rewards || zone == Zone::reinforcement;
}

/// A card that the viewer can see.
struct SeenCard {
  CardId id = kNoCard;
  DefinitionId definition = 0;
  PlayerId owner = PlayerId::south;
  PlayerId controller = PlayerId::south;
  Zone zone = Zone::nowhere;
  bool injured = false;
  TeamId team = kNoTeam;
  CardId attached_to = kNoCard;
  bool entered_this_turn = false;
  bool left_out = false;  ///< of the teams (N-ORG-04)
  bool is_ninja = false;  ///< in print, or counting as one for a while
  Power printed;          ///< of the present health (N-HLT-07)
  Power power;            ///< in force (N-EFF-10)
  std::vector<CoinStack> coins;
  std::vector<DefinitionId> texts;  ///< whose effect text it has besides its own (`copy_trait`)

  friend bool operator==(const SeenCard&, const SeenCard&) = default;
};

/// A pile or a hand: how many cards, and those of them that the viewer sees (all, some or none). Order is that of the
/// pile, top last; a hand is given in the order in which its player drew it.
struct SeenZone {
  std::size_t count = 0;
  std::vector<SeenCard> cards;

  friend bool operator==(const SeenZone&, const SeenZone&) = default;
};

struct SeenPlayer {
  SeenZone deck, hand, village, chakra, discard, rewards, removed, reinforcement;
  int marker = 0;
  int ninja_deployed = 0, clients_deployed = 0, missions_used = 0, hand_changes = 0;

  friend bool operator==(const SeenPlayer&, const SeenPlayer&) = default;
};

/// One addend of a team's power, with its source: the lines of the showdown ledger.
struct LedgerLine {
  CardId ninja = kNoCard;       ///< whose figure it adds to
  CardId source = kNoCard;      ///< the card that gives it; the Ninja itself for its printed figure; none if hidden now
  DefinitionId definition = 0;  ///< of the card that gives it
  enum class Kind : std::uint8_t { printed, set, modifier, coins, mental } kind = Kind::printed;
  bool support = false;  ///< the support counts (a back), else the combat (the head)
  int value = 0;

  friend bool operator==(const LedgerLine&, const LedgerLine&) = default;
};

struct SeenBattle {
  Battle battle;
  std::vector<CardId> attackers, blockers;  ///< the head first; of two teams that one blocks, one after the other
  std::vector<CardId> heads;                ///< of these teams, as far as they have one
  bool joined = false;  ///< settled with an earlier battle, which shows the teams of both (N-BLK-13)
  std::vector<LedgerLine> attack_ledger, block_ledger;
  int attack_power = 0, block_power = 0;  ///< at present, or as the showdown fixed them
  bool mental = false;                    ///< mental power is compared (N-MENT-01)

  friend bool operator==(const SeenBattle&, const SeenBattle&) = default;
};

struct SeenLink {
  Link link;
  SeenCard card;
  std::vector<CardId> targets;  ///< all of them, those of groups included

  friend bool operator==(const SeenLink&, const SeenLink&) = default;
};

/// A change that is in force on a card, for the card reader.
struct SeenChange {
  CardId card = kNoCard;    ///< on what
  CardId source = kNoCard;  ///< from what; none if that card is hidden now
  DefinitionId definition = 0;
  int combat = 0, support = 0;
  bool sets = false;     ///< the figures become these
  bool lasting = false;  ///< until `until`; else as long as the source's text holds
  Until until = Until::turn_end;

  friend bool operator==(const SeenChange&, const SeenChange&) = default;
};

struct PlayerView {
  PlayerId viewer = PlayerId::south;
  PerPlayer<SeenPlayer> players;
  Step step = Step::toss;
  PlayerId active = PlayerId::south;
  PlayerId starter = PlayerId::south;
  PlayerId toss_caller = PlayerId::south;
  int turn = 0;
  std::vector<SeenBattle> battles;
  std::vector<SeenLink> chain;
  bool settling = false;
  std::vector<SeenChange> changes;
  Choice choice;              ///< the open question; everybody may know that it is asked (N-CR-01)
  Announcement announcement;  ///< cards named in it are public once it is complete; before, its player's own
  std::vector<CardId> announced_targets;  ///< those named in it so far
  std::vector<Word> mode_words;           ///< what is chosen among, where the numbers stand for words
  std::optional<SeenCard> asking;         ///< the card whose text asks
  std::vector<SeenCard> looked_at;        ///< cards shown to the viewer now (N-ZONE-21)
  bool looking = false;                   ///< somebody looks at cards now; only the looker has `looked_at`
  PlayerId winner = PlayerId::south;
  EndReason end = EndReason::none;

  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

}  // namespace naruto
