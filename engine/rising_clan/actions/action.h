// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/rising_clan/rules/attack.h"
#include "engine/rising_clan/rules/credit.h"
#include "engine/rising_clan/rules/usage.h"
#include "engine/rising_clan/state/text_form.h"

/// The closed list of actions: all that a player can do. One question is answered by one of them; several cards
/// are chosen one after the other.
namespace rising_clan {

enum class Reply : std::uint8_t { yes, no, deck, pile, flee, fight, seen, roll };

struct Pass {  ///< in a window or between acts (R-227)
  RISING_TEXT(Pass, "pass");
};
struct Done {  ///< ready; done; nothing more
  RISING_TEXT(Done, "done");
};
struct Use {  ///< `roll`: R-O20
  CardId card = kNoCard;
  std::uint8_t ability = 0;
  SeatId target = kNoSeat;
  std::uint8_t roll = 0;
  RISING_TEXT(Use, "use", RISING_FIELD(card), RISING_FIELD(ability), RISING_FIELD(target), RISING_FIELD(roll));
};
struct Play {  ///< a permanent, discarding these (R-215)
  CardId card = kNoCard;
  Discards discards = {};
  RISING_TEXT(Play, "play", RISING_FIELD(card), RISING_FIELD(discards));
};
struct OpenGift {  ///< by its place: which card it is, is seen then (R-704)
  std::uint8_t place = 0;
  RISING_TEXT(OpenGift, "open", RISING_FIELD(place));
};
struct Give {  ///< R-701; under Shame into the hand (R-631)
  SeatId to = kNoSeat;
  CardId card = kNoCard;
  RISING_TEXT(Give, "give", RISING_FIELD(to), RISING_FIELD(card));
};
struct Spend {  ///< R-510
  Credits credits = {};
  bool search = false;
  RISING_TEXT(Spend, "spend", RISING_FIELD(credits), RISING_FIELD(search));
};
struct RevealRole {  ///< R-308
  RISING_TEXT(RevealRole, "reveal");
};
struct Attack {  ///< R-225
  SeatId target = kNoSeat;
  RISING_TEXT(Attack, "attack", RISING_FIELD(target));
};
struct Free {  ///< R-224
  SeatId captive = kNoSeat;
  RISING_TEXT(Free, "free", RISING_FIELD(captive));
};
struct Rest {  ///< R-224; `card`: to be cured
  RestKind what = RestKind::heal;
  CardId card = kNoCard;
  RISING_TEXT(Rest, "rest", RISING_FIELD(what), RISING_FIELD(card));
};
struct EndLastStand {  ///< R-236
  RISING_TEXT(EndLastStand, "end_last_stand");
};
struct Choose {  ///< a seat
  SeatId seat = kNoSeat;
  RISING_TEXT(Choose, "choose", RISING_FIELD(seat));
};
struct ChooseList {  ///< one of the lists of a `choose`
  std::uint8_t list = 0;
  RISING_TEXT(ChooseList, "list", RISING_FIELD(list));
};
struct Pick {  ///< a card
  CardId card = kNoCard;
  RISING_TEXT(Pick, "pick", RISING_FIELD(card));
};
struct Answer {
  Reply reply = Reply::yes;
  RISING_TEXT(Answer, "answer", RISING_FIELD(reply));
};
struct AskToAct {  ///< between two acts of the turn player (R-223)
  RISING_TEXT(AskToAct, "ask");
};
struct Concede {  ///< R-240, R-D35, at any time
  RISING_TEXT(Concede, "concede");
};

using Action = std::variant<Pass, Done, Use, Play, OpenGift, Give, Spend, RevealRole, Attack, Free, Rest, EndLastStand,
                            Choose, ChooseList, Pick, Answer, AskToAct, Concede>;

/// "use card=5 ability=0 target=3 roll=0": the form of records. `read_action` gives nothing for a text that is no
/// action.
std::string to_text(const Action& action);
std::optional<Action> read_action(std::string_view text);

}  // namespace rising_clan

namespace table {
template <>
struct EnumNames<rising_clan::Reply> {
  static constexpr std::array<std::string_view, 8> names{"yes", "no", "deck", "pile", "flee", "fight", "seen", "roll"};
};
}  // namespace table
