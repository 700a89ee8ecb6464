// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "ui/wording/rising_clan/log_lines.h"
#include "ui/wording/rising_clan/log_text.h"
#include "ui/wording/slots.h"

namespace playsheet::rising_clan_wording {

/// One answer for each event; a new one does not compile before somebody has decided whether it is told.
class LogWriter {
 public:
  LogWriter(const rising_clan::GameState& before, const rising_clan::GameState& after,
            const rising_clan::Catalog& cards, const LogReader& reader)
      : before_(before), after_(after), cards_(cards), reader_(reader) {}

  // cards and what is learned of them (log_cards.cpp)
  std::string operator()(const rising_clan::CardMoved& e);
  std::string operator()(const rising_clan::HandSeen& e);
  std::string operator()(const rising_clan::EventsSeen& e);
  std::string operator()(const rising_clan::EventPlaced& e);
  std::string operator()(const rising_clan::Shuffled& e);
  std::string operator()(const rising_clan::RoleShown& e);
  std::string operator()(const rising_clan::RoleSeen& e);
  std::string operator()(const rising_clan::Looked& e);
  std::string operator()(const rising_clan::CardUsed& e);
  std::string operator()(const rising_clan::GiftOpened& e);
  std::string operator()(const rising_clan::ImmunityAnswered& e);
  std::string operator()(const rising_clan::EventMarkerTaken& e);

  // players (log_text.cpp)
  std::string operator()(const rising_clan::WoundsSet& e);
  std::string operator()(const rising_clan::BaseChanged& e);
  std::string operator()(const rising_clan::MarkersSet& e);
  std::string operator()(const rising_clan::HalfMarksSet& e);
  std::string operator()(const rising_clan::SubstitutionLost& e);
  std::string operator()(const rising_clan::Eliminated& e) { return line(LogLine::eliminated, e.seat); }
  std::string operator()(const rising_clan::Dishonoured& e) { return line(LogLine::dishonoured, e.seat); }
  std::string operator()(const rising_clan::ConcedePending& e);
  std::string operator()(const rising_clan::RecallPending& e);
  std::string operator()(const rising_clan::AskersSet& e);
  std::string operator()(const rising_clan::LastingBegan& e);

  // turns
  std::string operator()(const rising_clan::TurnBegan& e);
  std::string operator()(const rising_clan::RoundBegan& e) {
    return numbered(LogLine::round, rising_clan::kNoSeat, e.round);
  }
  std::string operator()(const rising_clan::RoundMarkerPassed& e) { return line(LogLine::round_marker, e.seat); }
  std::string operator()(const rising_clan::ActionsSet& e);
  std::string operator()(const rising_clan::LastStandSet& e);
  std::string operator()(const rising_clan::GameEnded& e);

  // events, attacks, fights, dice (log_dice.cpp)
  std::string operator()(const rising_clan::AttackDeclared& e);
  std::string operator()(const rising_clan::EventSet& e);
  std::string operator()(const rising_clan::FightSet& e);
  std::string operator()(const rising_clan::Fled& e);
  std::string operator()(const rising_clan::RollPushed& e);
  std::string operator()(const rising_clan::RollSet& e);
  std::string operator()(const rising_clan::DieRolled& e);
  std::string operator()(const rising_clan::RollPopped& e);
  std::string operator()(const rising_clan::OrderSet& e);

  // What the lines of others tell already, or what is nobody's business: passes go without words, they are many.
  std::string operator()(const rising_clan::HandBlurred&) { return {}; }
  std::string operator()(const rising_clan::LuckSpent&) { return {}; }
  std::string operator()(const rising_clan::StepEnded&) { return {}; }
  std::string operator()(const rising_clan::TurnEnded&) { return {}; }
  std::string operator()(const rising_clan::AbilitySpent&) { return {}; }
  std::string operator()(const rising_clan::LimitsRenewed&) { return {}; }
  std::string operator()(const rising_clan::FramePushed&) { return {}; }
  std::string operator()(const rising_clan::FrameSet&) { return {}; }
  std::string operator()(const rising_clan::FramePopped&) { return {}; }
  std::string operator()(const rising_clan::ResultSet&) { return {}; }
  std::string operator()(const rising_clan::Asked&) { return {}; }
  std::string operator()(const rising_clan::Passed&) { return {}; }

 private:
  using GameState = rising_clan::GameState;
  using CardId = rising_clan::CardId;
  using SeatId = rising_clan::SeatId;

  std::string line(LogLine which) const;
  std::string line(LogLine which, SeatId player);
  std::string card_line(LogLine which, SeatId player, const std::string& card);
  std::string numbered(LogLine which, SeatId player, int n);
  std::string told(LogLine which, SeatId player, const std::string& text);

  /// Of a card that lies open, or that the event lays open.
  std::string true_name(CardId card) const;
  std::string a_card() const;
  std::string role_name(SeatId seat) const;
  std::string into_hand(CardId card, const rising_clan::CardState& was);
  std::string discarded(CardId card, const rising_clan::CardState& was);
  std::string names(const std::vector<CardId>& cards) const;
  std::string lasting_end(const rising_clan::Lasting& lasting) const;
  std::string creature_of(const GameState& state) const;
  std::string total_of(const GameState& state, std::size_t roll) const;
  std::string result(const GameState& state, std::size_t roll) const;

  const GameState& before_;
  const GameState& after_;
  const rising_clan::Catalog& cards_;
  const LogReader& reader_;
  wording::Slots slots_;
};

}  // namespace playsheet::rising_clan_wording
