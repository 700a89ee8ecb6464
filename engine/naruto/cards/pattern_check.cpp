// SPDX-License-Identifier: GPL-3.0-or-later
// What a text can wait for, and what it can take the place of.
#include <fmt/format.h>

#include "engine/naruto/cards/tree_reader.h"

namespace naruto {
namespace {

bool is_player_event(Happening event) {
  switch (event) {
    case Happening::turn_begins:
    case Happening::turn_ends:
    case Happening::draw_step_ends:
    case Happening::exchange_ends:
    case Happening::rewards_won:
    case Happening::showdown_ends:
    case Happening::battle_begins:
    case Happening::battle_ends:
    case Happening::mission_phase_begins:
    case Happening::organization_begins:
    case Happening::exchange_begins:
    case Happening::showdown_begins:
    case Happening::coin_tossed:
    case Happening::drawn:
    case Happening::comes_true:
      return true;
    default:
      return false;
  }
}

bool has_side(Happening event) {
  switch (event) {
    case Happening::sent_out:
    case Happening::unblocked:
    case Happening::jutsu_used:
    case Happening::jutsu_applied:
    case Happening::mission_used:
    case Happening::healed:
    case Happening::card_charged:
    case Happening::enters_play:
    case Happening::leaves_play:
    case Happening::damaged:
    case Happening::targeted:
    case Happening::injured:
    case Happening::power_gained:
      return true;
    default:
      return is_player_event(event);
  }
}

}  // namespace

void TreeReader::after(const EventPattern& pattern) {
  const bool drawn = pattern.event == Happening::draw_step_ends;  // the card drawn
  scope_.event = (!is_player_event(pattern.event) || drawn) && !pattern.once_for_all;
  scope_.damage = pattern.event == Happening::damaged;
  scope_.used = pattern.event == Happening::jutsu_used || pattern.event == Happening::jutsu_applied ||
                pattern.event == Happening::targeted || pattern.event == Happening::mission_used;
}

void TreeReader::check(const Replacement& r) {
  const auto never = [&](std::string found, std::string expected) {
    add(MessageCode::never_applies, std::move(found), std::move(expected));
  };
  switch (r.instead_of.event) {
    case Happening::damaged:
    case Happening::leaves_play:
    case Happening::coin_tossed:
      break;
    default:
      never(fmt::format("\"{}\"", table::name_of(r.instead_of.event)), "damaged, leaves_play or coin_tossed");
  }
  if (r.to && r.instead_of.event != Happening::leaves_play) never("to", "instead of leaves_play");
  if (r.chosen && !r.instead_of.once_for_all) never("chosen", "coin_tossed with once_for_all");
  if (r.times < 0 || r.times > 3)
    add(MessageCode::out_of_range, fmt::format("{} times", r.times), "1 to 3 times a turn");
  if (r.body.items.empty() && !r.to) never("a replacement by nothing", "do, or to");
}

void TreeReader::check(const Triggered& triggered) {
  if (triggered.times < 0 || triggered.times > 3)
    add(MessageCode::out_of_range, fmt::format("{} times", triggered.times), "1 to 3 times a turn");
  if (triggered.on.or_removed) add(MessageCode::never_applies, "\"or_removed\"", "only in a replacement of damage");
  // Looked at again and again: without a number it would never end.
  if (triggered.on.event == Happening::comes_true && (triggered.times == 0 || !triggered.condition))
    add(MessageCode::never_applies, "\"comes_true\"", "with times, and with an if that says what");
  check_open_zone(triggered.from);
}

void TreeReader::check(const EventPattern& p) {
  const auto never = [&](bool wrong, std::string_view key) {
    if (wrong)
      add(MessageCode::never_applies, fmt::format("\"{}\"", key),
          fmt::format("only what belongs to {}", table::name_of(p.event)));
  };
  const bool sent = p.event == Happening::sent_out;
  const bool joined = p.event == Happening::battle_joined;
  const bool entered = p.event == Happening::enters_play;
  const bool left = p.event == Happening::leaves_play;
  const bool damaged = p.event == Happening::damaged;
  const bool result = p.event == Happening::battle_result;
  const bool won = p.event == Happening::rewards_won;
  const bool coin = p.event == Happening::coin_gained || p.event == Happening::last_coin_removed;
  never(p.who && is_player_event(p.event) && !won, "who");
  never(p.whose && !has_side(p.event), "whose");
  never(p.how != Entry::any && !entered, "how");
  never(!p.not_by.empty() && !entered, "not_by");
  never(p.by_title && !entered, "by_effect_titled");
  never(p.to && !left, "to");
  const bool tossed = p.event == Happening::coin_tossed;
  const bool gained = p.event == Happening::power_gained;
  const bool caused =
      left || damaged || tossed || coin || gained || p.event == Happening::drawn || p.event == Happening::injured;
  never(p.by && !caused, "by");
  never(p.cause != CauseTest::any && !caused, "cause");
  never((damaged || gained) && (p.cause == CauseTest::payment || p.cause == CauseTest::damage), "cause");
  never(gained && p.cause == CauseTest::showdown, "cause");
  never(p.injured && !left, "injured");
  never(p.amount && !damaged && !gained, "amount");
  never(p.as && !sent && !joined, "as");
  never(p.head && !sent, "head");
  never(!p.result.empty() && !result && !damaged, "result");
  never(p.margin && !result, "margin");
  never((p.against || p.against_all) && !joined && !result, "against");
  never(p.against_all && !p.against, "against_all");
  never(p.jutsu && p.event != Happening::jutsu_used && p.event != Happening::jutsu_applied &&
            p.event != Happening::targeted,
        "jutsu");
  never(p.mission && p.event != Happening::mission_used, "mission");
  never(p.reaches && !won && p.event != Happening::card_charged, "reaches");
  never(p.outstanding && !won, "outstanding");
  never(p.from_showdown && !won, "from_showdown");
  never(p.for_growth && p.event != Happening::card_charged, "for_growth");
  never(p.heads && p.event != Happening::coin_tossed, "heads");
  never(p.kind && !coin, "kind");
  never(p.once_for_all && !sent && !result && !tossed, "once_for_all");
  never(p.base && !entered, "base");
  never(p.lowered_too && !damaged, "lowered_too");
  never(p.before_damage && !result, "before_damage");
  never(p.applied && p.event != Happening::mission_used, "applied");
  never(p.or_removed && !damaged, "or_removed");
}

void TreeReader::check(const Delayed& delayed) {
  if (!is_player_event(delayed.at) || delayed.at == Happening::rewards_won || delayed.at == Happening::comes_true)
    add(MessageCode::never_applies, fmt::format("\"{}\"", table::name_of(delayed.at)), "a moment such as turn_ends");
}

}  // namespace naruto
