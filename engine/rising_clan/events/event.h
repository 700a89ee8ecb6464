// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rising_clan/state/game_state.h"
#include "engine/rising_clan/state/text_form.h"

/// The closed list of events: all that can happen to a game. Applying a list of them to the old state gives the new.
/// Each says its name in text, its fields and what it writes; those without `apply` only tell.
namespace rising_clan {

struct CardMoved {  ///< `known`: to whom besides those who see the zone
  CardId card;
  Zone zone;
  SeatId seat = kNoSeat;
  SeatSet known = {};
  SeatId giver = kNoSeat;
  RISING_TEXT(CardMoved, "moved", RISING_FIELD(card), RISING_FIELD(zone), RISING_FIELD(seat), RISING_FIELD(known),
              RISING_FIELD(giver));
  void apply(GameState& s) const;
};
struct HandBlurred {  ///< a card left this hand unseen: only these know still what is in it (R-1111)
  SeatId seat;
  SeatSet still;
  RISING_TEXT(HandBlurred, "blurred", RISING_FIELD(seat), RISING_FIELD(still));
  void apply(GameState& s) const;
};
struct HandSeen {  ///< R-252
  SeatId viewer;
  SeatId seat;
  RISING_TEXT(HandSeen, "hand_seen", RISING_FIELD(viewer), RISING_FIELD(seat));
  void apply(GameState& s) const;
};
struct EventsSeen {  ///< the top ones
  SeatId viewer;
  std::uint8_t n;
  RISING_TEXT(EventsSeen, "events_seen", RISING_FIELD(viewer), RISING_FIELD(n));
  void apply(GameState& s) const;
};
struct EventPlaced {  ///< `from` above the top ones is put below them: place m from the top (R-252)
  SeatId viewer;
  CardId card;
  std::uint8_t m;
  RISING_TEXT(EventPlaced, "placed", RISING_FIELD(viewer), RISING_FIELD(card), RISING_FIELD(m));
  void apply(GameState& s) const;
};
struct Shuffled {
  Zone deck;
  RISING_TEXT(Shuffled, "shuffled", RISING_FIELD(deck));
  void apply(GameState& s) const;
};
struct LuckSpent {  ///< `value` below `bound`
  Luck stream;
  std::uint8_t bound;
  std::uint8_t value;
  RISING_TEXT(LuckSpent, "luck", RISING_FIELD(stream), RISING_FIELD(bound), RISING_FIELD(value));
  void apply(GameState& s) const;
};
struct RoleShown {  ///< to all
  SeatId seat;
  RISING_TEXT(RoleShown, "role_shown", RISING_FIELD(seat));
  void apply(GameState& s) const { s.players[seat].revealed = true; }
};
struct RoleSeen {  ///< in private
  SeatId viewer;
  SeatId seat;
  RISING_TEXT(RoleSeen, "role_seen", RISING_FIELD(viewer), RISING_FIELD(seat));
  void apply(GameState& s) const { s.players[seat].role_seen_by = s.players[seat].role_seen_by.with(viewer); }
};
struct WoundsSet {
  SeatId seat;
  std::uint8_t n;
  RISING_TEXT(WoundsSet, "wounds", RISING_FIELD(seat), RISING_FIELD(n));
  void apply(GameState& s) const { s.players[seat].wounds = n; }
};
struct BaseChanged {
  SeatId seat;
  Stat stat;
  std::int8_t n;
  RISING_TEXT(BaseChanged, "base", RISING_FIELD(seat), RISING_FIELD(stat), RISING_FIELD(n));
  void apply(GameState& s) const {
    std::int8_t& value = s.players[seat].base_change[static_cast<std::size_t>(stat)];
    value = static_cast<std::int8_t>(value + n);
  }
};
struct MarkersSet {  ///< R-245
  SeatId seat;
  bool captured;
  bool recall;
  RISING_TEXT(MarkersSet, "markers", RISING_FIELD(seat), RISING_FIELD(captured), RISING_FIELD(recall));
  void apply(GameState& s) const {
    s.players[seat].captured_marker = captured;
    s.players[seat].recall_marker = recall;
  }
};
struct HalfMarksSet {  ///< R-246
  SeatId seat;
  std::uint8_t n;
  RISING_TEXT(HalfMarksSet, "half_marks", RISING_FIELD(seat), RISING_FIELD(n));
  void apply(GameState& s) const { s.players[seat].half_marks = n; }
};
struct SubstitutionLost {  ///< R-231
  SeatId seat;
  RISING_TEXT(SubstitutionLost, "substitution", RISING_FIELD(seat));
  void apply(GameState& s) const { --s.players[seat].substitutions; }
};
struct EventMarkerTaken {  ///< R-208
  SeatId seat;
  DefinitionId definition;
  RISING_TEXT(EventMarkerTaken, "event_marker", RISING_FIELD(seat), RISING_FIELD(definition));
  void apply(GameState& s) const {
    if (!s.players[seat].markers.full()) s.players[seat].markers.push_back(definition);
  }
};
struct Eliminated {  ///< R-237
  SeatId seat;
  RISING_TEXT(Eliminated, "eliminated", RISING_FIELD(seat));
  void apply(GameState& s) const;
};
struct LastingBegan {
  Lasting lasting;
  RISING_TEXT(LastingBegan, "lasting", RISING_FIELD(lasting));
  void apply(GameState& s) const { s.lasting.push_back(lasting); }
};
struct StepEnded {  ///< spans `step` of deeper work end (R-250)
  std::uint8_t depth;
  RISING_TEXT(StepEnded, "step_ended", RISING_FIELD(depth));
  void apply(GameState& s) const;
};
struct TurnEnded {  ///< spans `turn` end
  RISING_TEXT(TurnEnded, "turn_ended");
  void apply(GameState& s) const { s.lasting.clear(); }
};
struct AbilitySpent {  ///< R-254
  Spent spent;
  RISING_TEXT(AbilitySpent, "spent", RISING_FIELD(spent));
  void apply(GameState& s) const { s.spent.push_back(spent); }
};
struct LimitsRenewed {
  SeatId seat;
  RISING_TEXT(LimitsRenewed, "renewed", RISING_FIELD(seat));
  void apply(GameState& s) const;
};
struct TurnBegan {  ///< step 0
  SeatId seat;
  RISING_TEXT(TurnBegan, "turn", RISING_FIELD(seat));
  void apply(GameState& s) const;
};
struct RoundBegan {  ///< R-235
  std::uint8_t round;
  RISING_TEXT(RoundBegan, "round", RISING_FIELD(round));
  void apply(GameState& s) const { s.round = round; }
};
struct RoundMarkerPassed {
  SeatId seat;
  RISING_TEXT(RoundMarkerPassed, "round_marker", RISING_FIELD(seat));
  void apply(GameState& s) const { s.round_holder = seat; }
};
struct ActionsSet {  ///< R-224
  bool action_used;
  bool free_used;
  std::uint8_t extra_attacks;
  RISING_TEXT(ActionsSet, "actions", RISING_FIELD(action_used), RISING_FIELD(free_used), RISING_FIELD(extra_attacks));
  void apply(GameState& s) const {
    s.action_used = action_used;
    s.free_used = free_used;
    s.extra_attacks = extra_attacks;
  }
};
struct LastStandSet {  ///< R-236
  std::uint8_t turns;
  RISING_TEXT(LastStandSet, "last_stand", RISING_FIELD(turns));
  void apply(GameState& s) const {
    s.last_stand = true;
    s.last_stand_turns = turns;
  }
};
struct FramePushed {
  Frame frame;
  RISING_TEXT(FramePushed, "push", RISING_FIELD(frame));
  void apply(GameState& s) const { s.frames.push_back(frame); }
};
struct FrameSet {
  Frame frame;
  RISING_TEXT(FrameSet, "set", RISING_FIELD(frame));
  void apply(GameState& s) const { s.frames.back() = frame; }
};
struct FramePopped {
  RISING_TEXT(FramePopped, "pop");
  void apply(GameState& s) const { s.frames.pop_back(); }
};
struct RollPushed {
  Roll roll;
  RISING_TEXT(RollPushed, "roll", RISING_FIELD(roll));
  void apply(GameState& s) const { s.rolls.push_back(roll); }
};
struct RollSet {
  std::uint8_t index;
  Roll roll;
  RISING_TEXT(RollSet, "roll_set", RISING_FIELD(index), RISING_FIELD(roll));
  void apply(GameState& s) const { s.rolls[index] = roll; }
};
struct DieRolled {  ///< 1 to 6
  std::uint8_t index;
  std::uint8_t die;
  RISING_TEXT(DieRolled, "die", RISING_FIELD(index), RISING_FIELD(die));
  void apply(GameState& s) const { s.rolls[index].die = die; }
};
struct RollPopped {
  RISING_TEXT(RollPopped, "roll_over");
  void apply(GameState& s) const { s.rolls.pop_back(); }
};
struct ResultSet {
  Result result;
  RISING_TEXT(ResultSet, "result", RISING_FIELD(result));
  void apply(GameState& s) const { s.result = result; }
};
struct OrderSet {  ///< R-204, R-206
  Facers order;
  std::uint16_t ties;
  RISING_TEXT(OrderSet, "order", RISING_FIELD(order), RISING_FIELD(ties));
  void apply(GameState& s) const {
    s.order = order;
    s.ties = ties;
  }
};
struct EventSet {
  EventState event;
  RISING_TEXT(EventSet, "event", RISING_FIELD(event));
  void apply(GameState& s) const { s.event = event; }
};
struct FightSet {
  Fight fight;
  RISING_TEXT(FightSet, "fight", RISING_FIELD(fight));
  void apply(GameState& s) const { s.fight = fight; }
};
struct RecallPending {  ///< R-245
  SeatSet seats;
  RISING_TEXT(RecallPending, "recall_pending", RISING_FIELD(seats));
  void apply(GameState& s) const { s.pending_recall = seats; }
};
struct ConcedePending {  ///< R-240
  SeatSet seats;
  RISING_TEXT(ConcedePending, "concede_pending", RISING_FIELD(seats));
  void apply(GameState& s) const { s.conceding = seats; }
};
struct AskersSet {  ///< R-223
  SeatSet seats;
  RISING_TEXT(AskersSet, "askers", RISING_FIELD(seats));
  void apply(GameState& s) const { s.asked_in_vain = seats; }
};
struct Asked {  ///< none: the question is answered
  Question question;
  RISING_TEXT(Asked, "asked", RISING_FIELD(question));
  void apply(GameState& s) const { s.question = question; }
};
struct CardUsed {
  SeatId seat;
  CardId card;
  std::uint8_t ability;
  SeatId target;
  RISING_TEXT(CardUsed, "used", RISING_FIELD(seat), RISING_FIELD(card), RISING_FIELD(ability), RISING_FIELD(target));
};
struct Passed {
  SeatId seat;
  RISING_TEXT(Passed, "passed", RISING_FIELD(seat));
};
struct Looked {  ///< what all are told of a look (R-1112)
  SeatId viewer;
  SeatId seat;
  What what;
  RISING_TEXT(Looked, "looked", RISING_FIELD(viewer), RISING_FIELD(seat), RISING_FIELD(what));
};
struct GiftOpened {
  SeatId seat;
  CardId card;
  bool valid;
  RISING_TEXT(GiftOpened, "gift_opened", RISING_FIELD(seat), RISING_FIELD(card), RISING_FIELD(valid));
};
struct AttackDeclared {
  SeatId seat;
  SeatId target;
  RISING_TEXT(AttackDeclared, "attack", RISING_FIELD(seat), RISING_FIELD(target));
};
struct Fled {
  SeatId seat;
  RISING_TEXT(Fled, "fled", RISING_FIELD(seat));
};
struct ImmunityAnswered {
  SeatId seat;
  bool shown;
  RISING_TEXT(ImmunityAnswered, "immunity", RISING_FIELD(seat), RISING_FIELD(shown));
};
struct Dishonoured {  ///< R-233
  SeatId seat;
  RISING_TEXT(Dishonoured, "dishonoured", RISING_FIELD(seat));
};
struct GameEnded {  ///< nothing waiting is carried out (R-241)
  Outcome outcome;
  RISING_TEXT(GameEnded, "ended", RISING_FIELD(outcome));
  void apply(GameState& s) const;
};

using Event = std::variant<CardMoved, HandBlurred, HandSeen, EventsSeen, EventPlaced, Shuffled, LuckSpent, RoleShown,
                           RoleSeen, WoundsSet, BaseChanged, MarkersSet, HalfMarksSet, SubstitutionLost,
                           EventMarkerTaken, Eliminated, LastingBegan, StepEnded, TurnEnded, AbilitySpent,
                           LimitsRenewed, TurnBegan, RoundBegan, RoundMarkerPassed, ActionsSet, LastStandSet,
                           FramePushed, FrameSet, FramePopped, RollPushed, RollSet, DieRolled, RollPopped, ResultSet,
                           OrderSet, EventSet, FightSet, RecallPending, ConcedePending, AskersSet, Asked, CardUsed,
                           Passed, Looked, GiftOpened, AttackDeclared, Fled, ImmunityAnswered, Dishonoured, GameEnded>;
using Events = std::vector<Event>;

/// "wounds seat=3 n=1": the form of records. `read_event` gives nothing for a text that is no event.
std::string to_text(const Event& event);
std::optional<Event> read_event(std::string_view text);

}  // namespace rising_clan
