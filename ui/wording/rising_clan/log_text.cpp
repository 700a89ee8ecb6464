// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/rising_clan/log_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdlib>

#include "engine/rising_clan/events/change.h"
#include "ui/wording/joining.h"
#include "ui/wording/rising_clan/log_knowledge.h"
#include "ui/wording/rising_clan/log_writer.h"
#include "ui/wording/rising_clan/outcome_text.h"
#include "ui/wording/rising_clan/seen_cards.h"
#include "ui/wording/rising_clan/words.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

/// Who is in one set of seats and not in the other.
SeatSet added(SeatSet before, SeatSet after) {
  return SeatSet(static_cast<std::uint16_t>(after.bits() & ~before.bits()));
}

}  // namespace

std::string LogWriter::line(LogLine which) const {
  return wording::capitalised(wording::filled(wording::pick(log_wording(which), reader_.language), slots_));
}
std::string LogWriter::line(LogLine which, SeatId player) {
  slots_.player = name_at(reader_.players, player);
  return line(which);
}
std::string LogWriter::card_line(LogLine which, SeatId player, const std::string& card) {
  slots_.card = card;
  return line(which, player);
}
std::string LogWriter::numbered(LogLine which, SeatId player, int n) {
  slots_.n = n;
  return line(which, player);
}
std::string LogWriter::told(LogLine which, SeatId player, const std::string& text) {
  slots_.text = text;
  return line(which, player);
}

std::string LogWriter::operator()(const WoundsSet& e) {
  const int by = e.n - before_[e.seat].wounds;
  if (by == 0) return {};
  slots_.m = e.n;
  return numbered(by > 0 ? LogLine::wounded : LogLine::healed, e.seat, std::abs(by));
}

std::string LogWriter::operator()(const BaseChanged& e) {
  return told(LogLine::base_changed, e.seat, fmt::format("{} {:+}", name_of(e.stat, reader_.language), e.n));
}

std::string LogWriter::operator()(const MarkersSet& e) {
  const PlayerState& was = before_[e.seat];
  if (e.captured != was.captured_marker) return line(e.captured ? LogLine::captured : LogLine::free, e.seat);
  if (e.recall != was.recall_marker) return line(e.recall ? LogLine::recalled : LogLine::recall_over, e.seat);
  return {};
}

std::string LogWriter::operator()(const HalfMarksSet& e) {
  return line(e.n > before_[e.seat].half_marks ? LogLine::half_mark : LogLine::half_marks_used, e.seat);
}

std::string LogWriter::operator()(const SubstitutionLost& e) {
  return numbered(LogLine::substitution_lost, e.seat, after_[e.seat].substitutions);
}

std::string LogWriter::operator()(const ConcedePending& e) {
  slots_.player = names_of(reader_.players, added(before_.conceding, e.seats), reader_.language);
  return slots_.player.empty() ? std::string() : line(LogLine::concedes);
}

std::string LogWriter::operator()(const RecallPending& e) {
  slots_.player = names_of(reader_.players, added(before_.pending_recall, e.seats), reader_.language);
  return slots_.player.empty() ? std::string() : line(LogLine::recall_waits);
}

std::string LogWriter::operator()(const AskersSet& e) {
  slots_.player = names_of(reader_.players, added(before_.asked_in_vain, e.seats), reader_.language);
  return slots_.player.empty() ? std::string() : line(LogLine::asks_to_act);
}

std::string LogWriter::lasting_end(const Lasting& lasting) const {
  const Trio step{" until the end of this step", " fino alla fine di questa fase", " até o fim desta fase"};
  const Trio turn{" until the end of the turn", " fino alla fine del turno", " até o fim do turno"};
  return std::string(wording::pick(lasting.step ? step : turn, reader_.language));
}

std::string LogWriter::operator()(const LastingBegan& e) {
  const Lasting& lasting = e.lasting;
  const std::string until = lasting_end(lasting);
  switch (lasting.kind) {
    case LastingKind::bonus:
      return told(LogLine::bonus, lasting.on,
                  fmt::format("{} {:+}{}", name_of(lasting.stat, reader_.language), lasting.n, until));
    case LastingKind::silence:
      return told(LogLine::silence, lasting.on, until);
    case LastingKind::smoke:
      return line(LogLine::smoke);
    case LastingKind::forbid:
      break;
  }
  switch (lasting.what) {
    case What::attack:
      return told(LogLine::forbids_attack, lasting.on, until);
    case What::open:
      return told(LogLine::forbids_open, lasting.on, until);
    case What::symbols:
      return told(LogLine::forbids_symbols, lasting.on, until);
    case What::draw:
      return told(LogLine::forbids_draw, lasting.on, until);
    default:
      return told(LogLine::forbids_react, lasting.on, until);
  }
}

std::string LogWriter::operator()(const TurnBegan& e) { return numbered(LogLine::turn, e.seat, after_.turn); }

std::string LogWriter::operator()(const ActionsSet& e) {
  if (e.extra_attacks <= before_.extra_attacks) return {};
  return numbered(LogLine::more_attacks, after_.active, e.extra_attacks);
}

std::string LogWriter::operator()(const LastStandSet& e) {
  if (before_.last_stand) return numbered(LogLine::last_stand_turns, kNoSeat, e.turns);
  SeatId left = kNoSeat;
  for (std::size_t i = 0; i < after_.seats; ++i)
    if (after_[table::seat_at(i)].in_game) left = table::seat_at(i);
  return numbered(LogLine::last_stand, left, e.turns);
}

std::string LogWriter::operator()(const GameEnded& e) {
  std::vector<TurnedUp> seats;
  for (std::size_t i = 0; i < after_.seats; ++i)
    seats.push_back({after_.players.values[i].role, after_.players.values[i].goal});
  return outcome_text(e.outcome, seats, cards_, reader_.players, reader_.language);
}

std::string log_text(const Event& event, const GameState& before, const GameState& after, const Catalog& cards,
                     const LogReader& reader) {
  return std::visit([&](const auto& e) { return LogWriter(before, after, cards, reader)(e); }, event);
}

namespace {

SeatId roller_of(const Roll& roll) { return roll.kind == RollKind::creature ? kNoSeat : roll.roller; }

SeatId seat_of(const Event& event, const GameState& after) {
  return std::visit(
      [&after](const auto& e) -> SeatId {
        using E = std::decay_t<decltype(e)>;
        if constexpr (std::is_same_v<E, DieRolled>)
          return roller_of(after.rolls[e.index]);
        else if constexpr (std::is_same_v<E, CardMoved>)
          return e.zone == Zone::gift ? e.giver : e.seat;  // whose deed it is, not who has it now
        else if constexpr (requires { e.roll.roller; })
          return roller_of(e.roll);
        else if constexpr (requires { e.viewer; })
          return e.viewer;
        else if constexpr (requires { e.seat; })
          return e.seat;
        else
          return kNoSeat;
      },
      event);
}

/// Draws, or discards, of one player that follow one another.
class Run {
 public:
  enum class Kind : std::uint8_t { none, draws, discards };

  Run(const Catalog& cards, const LogReader& reader) : cards_(cards), reader_(reader) {}

  /// False: this event is none of a run.
  bool takes(const Event& event, const GameState& before, const GameState& after, std::size_t at,
             std::vector<LogEntry>& out) {
    const auto* moved = std::get_if<CardMoved>(&event);
    const CardId card = moved == nullptr ? kNoCard : moved_card(*moved, before, after);
    if (card == kNoCard) return false;
    const CardState &was = before[card], &is = after[card];
    const bool draws = was.zone == Zone::advantage_deck && is.zone == Zone::hand;
    const bool discards = was.zone == Zone::hand && is.zone == Zone::advantage_discard;
    if (!draws && !discards) return false;
    const Kind kind = draws ? Kind::draws : Kind::discards;
    const SeatId player = draws ? is.seat : was.seat;
    const bool known = is_told_card(before, after, card, reader_.seat);
    if (kind != kind_ || player != player_ || known != known_) end(out);
    kind_ = kind;
    player_ = player;
    known_ = known;
    last_ = at;
    ++n_;
    if (known) names_.push_back(in_language(cards_[after[card].definition].name, reader_.language));
    return true;
  }
  void end(std::vector<LogEntry>& out) {
    if (kind_ == Kind::none) return;
    wording::Slots slots;
    slots.player = name_at(reader_.players, player_);
    slots.n = n_;
    slots.card = fmt::format("{}", fmt::join(names_, ", "));
    const LogLine which = kind_ == Kind::discards ? LogLine::discards
                          : known_                ? LogLine::draws_named
                          : n_ == 1               ? LogLine::draws
                                                  : LogLine::draws_several;
    out.push_back({wording::filled(wording::pick(log_wording(which), reader_.language), slots), last_, player_});
    kind_ = Kind::none;
    n_ = 0;
    names_.clear();
  }

 private:
  const Catalog& cards_;
  const LogReader& reader_;
  Kind kind_ = Kind::none;
  SeatId player_ = kNoSeat;
  bool known_ = false;
  int n_ = 0;
  std::size_t last_ = 0;
  std::vector<std::string> names_;
};

}  // namespace

std::vector<LogEntry> log_entries(std::span<const Event> events, const GameState& before, const Catalog& cards,
                                  const LogReader& reader) {
  std::vector<LogEntry> out;
  Run run(cards, reader);
  GameState state = before;
  CardId used = kNoCard;  ///< it goes away by being used
  for (std::size_t i = 0; i < events.size(); ++i) {
    const GameState was = state;
    apply_event(state, events[i]);
    const auto* moved = std::get_if<CardMoved>(&events[i]);
    if (moved != nullptr && used != kNoCard && moved->card == used && moved->zone == Zone::advantage_discard) continue;
    if (const auto* use = std::get_if<CardUsed>(&events[i]))
      used = use->card;
    else if (!std::holds_alternative<AbilitySpent>(events[i]))
      used = kNoCard;
    if (run.takes(events[i], was, state, i, out)) continue;
    std::string text = log_text(events[i], was, state, cards, reader);
    if (text.empty()) continue;
    run.end(out);
    out.push_back({std::move(text), i, seat_of(events[i], state)});
  }
  run.end(out);
  return out;
}

}  // namespace playsheet::rising_clan_wording
