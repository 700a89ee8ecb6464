// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/rising_clan/state/game_state.h"

/// The closed list of events: all that can happen to a game. Applying a list of them to the old state gives the new.
/// Each says its name in text, its fields and what it writes; those without `apply` only tell.
namespace rising_clan {

/// The name in text, and the fields: each is called in text what its member is.
#define RISING_EVENT(Type, name, ...)                                       \
  static constexpr std::string_view op = name;                              \
  template <class Self, class V>                                            \
  static void fields([[maybe_unused]] Self& self, [[maybe_unused]] V&& v) { \
    __VA_ARGS__;                                                            \
  }                                                                         \
  friend bool operator==(const Type&, const Type&) = default
#define FIELD(member) v(#member, self.member)

struct CardMoved {  ///< `known`: to whom besides those who see the zone
  CardId card;
  Zone zone;
  SeatId seat = kNoSeat;
  SeatSet known = {};
  SeatId giver = kNoSeat;
  RISING_EVENT(CardMoved, "moved", FIELD(card), FIELD(zone), FIELD(seat), FIELD(known), FIELD(giver));
  void apply(GameState& s) const;
};
struct HandBlurred {  ///< a card left this hand unseen: only these know still what is in it (R-1111)
  SeatId seat;
  SeatSet still;
  RISING_EVENT(HandBlurred, "blurred", FIELD(seat), FIELD(still));
  void apply(GameState& s) const;
};
struct HandSeen {  ///< R-252
  SeatId viewer;
  SeatId seat;
  RISING_EVENT(HandSeen, "hand_seen", FIELD(viewer), FIELD(seat));
  void apply(GameState& s) const;
};
struct EventsSeen {  ///< the top ones
  SeatId viewer;
  std::uint8_t n;
  RISING_EVENT(EventsSeen, "events_seen", FIELD(viewer), FIELD(n));
  void apply(GameState& s) const;
};
struct EventPlaced {  ///< `from` above the top ones is put below them: place m from the top (R-252)
  SeatId viewer;
  CardId card;
  std::uint8_t m;
  RISING_EVENT(EventPlaced, "placed", FIELD(viewer), FIELD(card), FIELD(m));
  void apply(GameState& s) const;
};
struct Shuffled {
  Zone deck;
  RISING_EVENT(Shuffled, "shuffled", FIELD(deck));
  void apply(GameState& s) const;
};
struct LuckSpent {  ///< `value` below `bound`
  Luck stream;
  std::uint8_t bound;
  std::uint8_t value;
  RISING_EVENT(LuckSpent, "luck", FIELD(stream), FIELD(bound), FIELD(value));
  void apply(GameState& s) const;
};
struct RoleShown {  ///< to all
  SeatId seat;
  RISING_EVENT(RoleShown, "role_shown", FIELD(seat));
  void apply(GameState& s) const { s.players[seat].revealed = true; }
};
struct RoleSeen {  ///< in private
  SeatId viewer;
  SeatId seat;
  RISING_EVENT(RoleSeen, "role_seen", FIELD(viewer), FIELD(seat));
  void apply(GameState& s) const { s.players[seat].role_seen_by = s.players[seat].role_seen_by.with(viewer); }
};
struct WoundsSet {
  SeatId seat;
  std::uint8_t n;
  RISING_EVENT(WoundsSet, "wounds", FIELD(seat), FIELD(n));
  void apply(GameState& s) const { s.players[seat].wounds = n; }
};
struct BaseChanged {
  SeatId seat;
  Stat stat;
  std::int8_t n;
  RISING_EVENT(BaseChanged, "base", FIELD(seat), FIELD(stat), FIELD(n));
  void apply(GameState& s) const {
    std::int8_t& value = s.players[seat].base_change[static_cast<std::size_t>(stat)];
    value = static_cast<std::int8_t>(value + n);
  }
};
struct MarkersSet {  ///< R-245
  SeatId seat;
  bool captured;
  bool recall;
  RISING_EVENT(MarkersSet, "markers", FIELD(seat), FIELD(captured), FIELD(recall));
  void apply(GameState& s) const {
    s.players[seat].captured_marker = captured;
    s.players[seat].recall_marker = recall;
  }
};
struct HalfMarksSet {  ///< R-246
  SeatId seat;
  std::uint8_t n;
  RISING_EVENT(HalfMarksSet, "half_marks", FIELD(seat), FIELD(n));
  void apply(GameState& s) const { s.players[seat].half_marks = n; }
};
struct SubstitutionLost {  ///< R-231
  SeatId seat;
  RISING_EVENT(SubstitutionLost, "substitution", FIELD(seat));
  void apply(GameState& s) const { --s.players[seat].substitutions; }
};
struct EventMarkerTaken {  ///< R-208
  SeatId seat;
  DefinitionId definition;
  RISING_EVENT(EventMarkerTaken, "event_marker", FIELD(seat), FIELD(definition));
  void apply(GameState& s) const {
    if (!s.players[seat].markers.full()) s.players[seat].markers.push_back(definition);
  }
};
struct Eliminated {  ///< R-237
  SeatId seat;
  RISING_EVENT(Eliminated, "eliminated", FIELD(seat));
  void apply(GameState& s) const;
};
struct LastingBegan {
  Lasting lasting;
  RISING_EVENT(LastingBegan, "lasting", FIELD(lasting));
  void apply(GameState& s) const { s.lasting.push_back(lasting); }
};
struct StepEnded {  ///< spans `step` of deeper work end (R-250)
  std::uint8_t depth;
  RISING_EVENT(StepEnded, "step_ended", FIELD(depth));
  void apply(GameState& s) const;
};
struct TurnEnded {  ///< spans `turn` end
  RISING_EVENT(TurnEnded, "turn_ended");
  void apply(GameState& s) const { s.lasting.clear(); }
};
struct AbilitySpent {  ///< R-254
  Spent spent;
  RISING_EVENT(AbilitySpent, "spent", FIELD(spent));
  void apply(GameState& s) const { s.spent.push_back(spent); }
};
struct LimitsRenewed {
  SeatId seat;
  RISING_EVENT(LimitsRenewed, "renewed", FIELD(seat));
  void apply(GameState& s) const;
};
struct TurnBegan {  ///< step 0
  SeatId seat;
  RISING_EVENT(TurnBegan, "turn", FIELD(seat));
  void apply(GameState& s) const;
};
struct RoundBegan {  ///< R-235
  std::uint8_t round;
  RISING_EVENT(RoundBegan, "round", FIELD(round));
  void apply(GameState& s) const { s.round = round; }
};
struct RoundMarkerPassed {
  SeatId seat;
  RISING_EVENT(RoundMarkerPassed, "round_marker", FIELD(seat));
  void apply(GameState& s) const { s.round_holder = seat; }
};
struct ActionsSet {  ///< R-224
  bool action_used;
  bool free_used;
  std::uint8_t extra_attacks;
  RISING_EVENT(ActionsSet, "actions", FIELD(action_used), FIELD(free_used), FIELD(extra_attacks));
  void apply(GameState& s) const {
    s.action_used = action_used;
    s.free_used = free_used;
    s.extra_attacks = extra_attacks;
  }
};
struct LastStandSet {  ///< R-236
  std::uint8_t turns;
  RISING_EVENT(LastStandSet, "last_stand", FIELD(turns));
  void apply(GameState& s) const {
    s.last_stand = true;
    s.last_stand_turns = turns;
  }
};
struct FramePushed {
  Frame frame;
  RISING_EVENT(FramePushed, "push", FIELD(frame));
  void apply(GameState& s) const { s.frames.push_back(frame); }
};
struct FrameSet {
  Frame frame;
  RISING_EVENT(FrameSet, "set", FIELD(frame));
  void apply(GameState& s) const { s.frames.back() = frame; }
};
struct FramePopped {
  RISING_EVENT(FramePopped, "pop");
  void apply(GameState& s) const { s.frames.pop_back(); }
};
struct RollPushed {
  Roll roll;
  RISING_EVENT(RollPushed, "roll", FIELD(roll));
  void apply(GameState& s) const { s.rolls.push_back(roll); }
};
struct RollSet {
  std::uint8_t index;
  Roll roll;
  RISING_EVENT(RollSet, "roll_set", FIELD(index), FIELD(roll));
  void apply(GameState& s) const { s.rolls[index] = roll; }
};
struct DieRolled {  ///< 1 to 6
  std::uint8_t index;
  std::uint8_t die;
  RISING_EVENT(DieRolled, "die", FIELD(index), FIELD(die));
  void apply(GameState& s) const { s.rolls[index].die = die; }
};
struct RollPopped {
  RISING_EVENT(RollPopped, "roll_over");
  void apply(GameState& s) const { s.rolls.pop_back(); }
};
struct ResultSet {
  Result result;
  RISING_EVENT(ResultSet, "result", FIELD(result));
  void apply(GameState& s) const { s.result = result; }
};
struct OrderSet {  ///< R-204, R-206
  Facers order;
  std::uint16_t ties;
  RISING_EVENT(OrderSet, "order", FIELD(order), FIELD(ties));
  void apply(GameState& s) const {
    s.order = order;
    s.ties = ties;
  }
};
struct EventSet {
  EventState event;
  RISING_EVENT(EventSet, "event", FIELD(event));
  void apply(GameState& s) const { s.event = event; }
};
struct FightSet {
  Fight fight;
  RISING_EVENT(FightSet, "fight", FIELD(fight));
  void apply(GameState& s) const { s.fight = fight; }
};
struct RecallPending {  ///< R-245
  SeatSet seats;
  RISING_EVENT(RecallPending, "recall_pending", FIELD(seats));
  void apply(GameState& s) const { s.pending_recall = seats; }
};
struct ConcedePending {  ///< R-240
  SeatSet seats;
  RISING_EVENT(ConcedePending, "concede_pending", FIELD(seats));
  void apply(GameState& s) const { s.conceding = seats; }
};
struct AskersSet {  ///< R-223
  SeatSet seats;
  RISING_EVENT(AskersSet, "askers", FIELD(seats));
  void apply(GameState& s) const { s.asked_in_vain = seats; }
};
struct Asked {  ///< none: the question is answered
  Question question;
  RISING_EVENT(Asked, "asked", FIELD(question));
  void apply(GameState& s) const { s.question = question; }
};
struct CardUsed {
  SeatId seat;
  CardId card;
  std::uint8_t ability;
  SeatId target;
  RISING_EVENT(CardUsed, "used", FIELD(seat), FIELD(card), FIELD(ability), FIELD(target));
};
struct Passed {
  SeatId seat;
  RISING_EVENT(Passed, "passed", FIELD(seat));
};
struct Looked {  ///< what all are told of a look (R-1112)
  SeatId viewer;
  SeatId seat;
  What what;
  RISING_EVENT(Looked, "looked", FIELD(viewer), FIELD(seat), FIELD(what));
};
struct GiftOpened {
  SeatId seat;
  CardId card;
  bool valid;
  RISING_EVENT(GiftOpened, "gift_opened", FIELD(seat), FIELD(card), FIELD(valid));
};
struct AttackDeclared {
  SeatId seat;
  SeatId target;
  RISING_EVENT(AttackDeclared, "attack", FIELD(seat), FIELD(target));
};
struct Fled {
  SeatId seat;
  RISING_EVENT(Fled, "fled", FIELD(seat));
};
struct ImmunityAnswered {
  SeatId seat;
  bool shown;
  RISING_EVENT(ImmunityAnswered, "immunity", FIELD(seat), FIELD(shown));
};
struct Dishonoured {  ///< R-233
  SeatId seat;
  RISING_EVENT(Dishonoured, "dishonoured", FIELD(seat));
};
struct GameEnded {  ///< nothing waiting is carried out (R-241)
  Outcome outcome;
  RISING_EVENT(GameEnded, "ended", FIELD(outcome));
  void apply(GameState& s) const;
};
#undef FIELD
#undef RISING_EVENT

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
