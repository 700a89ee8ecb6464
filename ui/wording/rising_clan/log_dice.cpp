// SPDX-License-Identifier: GPL-3.0-or-later
// Events, attacks, fights and their dice.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/rising_clan/effects/presence.h"
#include "engine/rising_clan/effects/values.h"
#include "engine/rising_clan/rules/rolling.h"
#include "ui/wording/rising_clan/figures.h"
#include "ui/wording/rising_clan/log_writer.h"
#include "ui/wording/rising_clan/seen_cards.h"

namespace playsheet::rising_clan_wording {

using namespace rising_clan;

namespace {

const Abomination* row_of_fight(const GameState& state, const Catalog& cards) {
  if (state.fight.card >= kMostCards) return nullptr;
  const CardDefinition& card = cards[state[state.fight.card].definition];
  return card.abomination == 0 ? nullptr : &cards.abomination(card.abomination);
}

/// Options change neither totals nor targets.
RolledDie rolled_of(const GameState& state, std::size_t index, const Catalog& cards) {
  const Rulebook rules{&cards, {}};
  const Position position(state, rules);
  const Roll& roll = state.rolls[index];
  return {roll, roll_total(position, roll), is_success_roll(roll) ? roll_target(position, roll) : 0, {}};
}

}  // namespace

std::string LogWriter::creature_of(const GameState& state) const { return true_name(state.fight.card); }

std::string LogWriter::total_of(const GameState& state, std::size_t roll) const {
  RolledDie rolled = rolled_of(state, roll, cards_);
  rolled.creature = creature_of(state);
  return total_text(rolled, reader_.players, reader_.language);
}

std::string LogWriter::result(const GameState& state, std::size_t roll) const {
  const RolledDie rolled = rolled_of(state, roll, cards_);
  wording::Slots slots;
  slots.text = total_of(state, roll);
  if (rolled.roll.kind == RollKind::challenge)
    slots.text = fmt::format("{}, {}", name_at(reader_.players, rolled.roll.roller), slots.text);
  const LogLine which = rolled.total >= rolled.target ? LogLine::reached : LogLine::missed;
  return wording::filled(wording::pick(log_wording(which), reader_.language), slots);
}

std::string LogWriter::operator()(const AttackDeclared& e) {
  slots_.other = name_at(reader_.players, e.target);
  return line(LogLine::attacks, e.seat);
}

/// Who joins is told when all have decided (R-O27).
std::string LogWriter::operator()(const EventSet& e) {
  const EventState &was = before_.event, &is = e.event;
  if (is.card == kNoCard || was.card != is.card) return {};
  slots_.card = true_name(is.card);
  if (was.joining && !is.joining) {
    if (after_.event.facers.empty()) return line(LogLine::faced_by_nobody);
    SeatSet facers;
    for (const SeatId each : after_.event.facers) facers = facers.with(each);
    return told(LogLine::faced_by, kNoSeat, names_of(reader_.players, facers, reader_.language));
  }
  if (is.cancelled && !was.cancelled) return line(LogLine::challenge_off);
  SeatSet left = is.left_out;
  for (std::size_t i = 0; i < after_.seats; ++i)
    if (was.left_out.has(table::seat_at(i))) left = left.without(table::seat_at(i));
  if (left.empty()) return {};
  return told(LogLine::left_out, kNoSeat, names_of(reader_.players, left, reader_.language));
}

std::string LogWriter::operator()(const FightSet& e) {
  const Fight& was = before_.fight;
  if (e.fight.card == kNoCard || e.fight.card != was.card || e.fight.player != was.player) return {};
  const bool over = e.fight.att == 0 && e.fight.dif == 0;  // a phase is over
  if (over) return {};
  std::vector<std::string> parts;
  const auto changed = [&](Stat stat, int by) {
    if (by != 0) parts.push_back(fmt::format("{} {:+}", name_of(stat, reader_.language), by));
  };
  changed(Stat::ATT, e.fight.att - was.att);
  changed(Stat::DIF, e.fight.dif - was.dif);
  if (parts.empty()) return {};
  slots_.card = creature_of(after_);
  return told(LogLine::creature_changed, kNoSeat, fmt::format("{}", fmt::join(parts, ", ")));
}

std::string LogWriter::operator()(const Fled& e) { return card_line(LogLine::fled, e.seat, creature_of(before_)); }

std::string LogWriter::operator()(const RollPushed& e) {
  const Roll& roll = e.roll;
  const std::string demand = value_text(roll.stat, roll.target, reader_.language);
  const Abomination* row = row_of_fight(after_, cards_);
  switch (roll.kind) {
    case RollKind::event:
      slots_.card = true_name(after_.event.card);
      return told(LogLine::faces, roll.roller, demand);
    case RollKind::test:
      return told(LogLine::tests, roll.roller, demand);
    case RollKind::own_free:
      return told(LogLine::tries_free, roll.roller, demand);
    case RollKind::free:
      if (!before_.frames.empty()) slots_.other = name_at(reader_.players, before_.frames.back().target);
      return told(LogLine::frees, roll.roller, demand);
    case RollKind::challenge: {
      const bool first = before_.rolls.empty() || before_.rolls.back().kind != RollKind::challenge;
      slots_.other = name_at(reader_.players, roll.against);
      return first ? line(LogLine::challenges, roll.roller) : std::string();
    }
    case RollKind::fight:
      slots_.card = creature_of(after_);
      return numbered(LogLine::fights, roll.roller, row == nullptr ? 0 : row->dif + after_.fight.dif);
    case RollKind::creature:
      slots_.card = creature_of(after_);
      return numbered(LogLine::creature_attacks, roll.against, row == nullptr ? 0 : row->att + after_.fight.att);
    case RollKind::first_player:
    case RollKind::priority:
    case RollKind::attack:
      break;  // the die, or the declaration, tells it
  }
  return {};
}

std::string LogWriter::operator()(const RollSet& e) {
  const Roll& was = before_.rolls[e.index];
  if (e.roll.cancelled && !was.cancelled) return line(LogLine::cancelled);
  const int by = e.roll.amount - was.amount;
  if (by == 0) return {};
  std::string text = fmt::format("{:+}", by);
  if (e.roll.die != 0) text += fmt::format(" ({})", total_of(after_, e.index));
  if (e.roll.kind != RollKind::creature) return told(LogLine::roll_changed, e.roll.roller, text);
  slots_.player = creature_of(after_);  // whoever rolls for it, the roll is not his
  slots_.text = text;
  return line(LogLine::roll_changed);
}

std::string LogWriter::operator()(const DieRolled& e) {
  // A half mark is spent on the die that it halves, one event later: the line tells what the die is worth.
  GameState state = after_;
  Roll& roll = state.rolls[e.index];
  roll.halved = roll.halved || (takes_half_marks(roll.kind) && state[roll.roller].half_marks > 0);
  RolledDie rolled = rolled_of(state, e.index, cards_);
  rolled.creature = creature_of(state);
  return die_text(rolled, reader_.players, reader_.language);
}

/// The result is taken when the roll goes: of a cancelled one, or of a die for a place, there is none.
std::string LogWriter::operator()(const RollPopped&) {
  const Roll& roll = before_.rolls.back();
  return roll.die == 0 || roll.cancelled || !is_success_roll(roll) ? std::string()
                                                                   : result(before_, before_.rolls.size() - 1);
}

std::string LogWriter::operator()(const OrderSet& e) {
  if (e.ties != 0 || e.order.size() < 2) return {};
  std::vector<std::string> names;
  for (const SeatId each : e.order) names.push_back(name_at(reader_.players, each));
  return told(LogLine::order, kNoSeat, fmt::format("{}", fmt::join(names, ", ")));
}

}  // namespace playsheet::rising_clan_wording
