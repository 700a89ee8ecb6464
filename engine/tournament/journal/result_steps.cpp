// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/tournament/journal/steps.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"
#include "engine/tournament/results/score_check.h"

namespace tournament {
namespace {

/// T-617: the right one takes the seat of who was wrongly sent on, in the match for third place too, as long as that
/// match has not begun. All other tables stay.
void reseat(Event& event, const Round& round, EntryId one, EntryId two) {
  const auto next = static_cast<std::size_t>(round.number);
  if (round.stage == Stage::swiss || next >= event.rounds.size()) return;
  for (Match& match : event.rounds[next].matches) {
    if (has_begun(event.rounds[next], match)) continue;
    for (EntryId* seat : {&match.a, &match.b}) {
      if (*seat == one)
        *seat = two;
      else if (*seat == two)
        *seat = one;
    }
  }
}

/// The match of a result, or why there is none.
Refused find(Event& event, int number, int table, Round*& round, Match*& match) {
  round = round_of(event, number);
  if (round == nullptr || round->state != RoundState::open)
    return refuse(RefusalCode::no_round, std::to_string(number));
  match = match_at(*round, table);
  if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(table));
  return std::nullopt;
}

/// "1-0 time_out"
std::string text_of(const Score& score) {
  std::string out = std::to_string(score.a) + "-" + std::to_string(score.b);
  if (score.drawn > 0) out += "-" + std::to_string(score.drawn);
  if (score.cause != Cause::played) out += " " + std::string(table::name_of(score.cause));
  return out;
}

void expel_if_due(Event& event, const Penalty& penalty) {
  if (ledger(event, penalty.entry).expelled()) note_leaving(event, penalty.entry, penalty.id);
}

/// Who is no longer expelled has not left by it (T-962).
void take_back_leaving(Event& event, EntryId id) {
  if (ledger(event, id).expelled()) return;
  for (Round& round : event.rounds)
    for (Match& match : round.matches)
      std::erase_if(match.left, [&](const Left& left) { return left.who == id && left.penalty != 0; });
}

}  // namespace

Refused carry_out(Event& event, const Result& result, const Line& line) {
  Round* round = nullptr;
  Match* match = nullptr;
  if (const auto refusal = find(event, result.round, result.table, round, match)) return refusal;
  if (const auto code = why_no_result(event, *round, *match, result.score))
    return refuse(*code, std::to_string(result.score.a) + "-" + std::to_string(result.score.b));
  const Settled before = settle(event, *round, *match);
  const bool settled_already = match->score.has_value() || before.outcome != Outcome::open;
  // From then on only the referee changes it, with a reason (T-231); so is the result of somebody who has left (T-P11).
  if (settled_already && result.by == WordOf::players) return refuse(RefusalCode::match_final);
  if (settled_already && line.reason.empty())
    return refuse(match->left.empty() ? RefusalCode::reason_missing : RefusalCode::result_dropped);
  match->score = result.score;
  match->record = result.record;
  match->not_begun = false;
  match->confirmed = result.by == WordOf::organiser;
  match->confirmed_a = match->confirmed_b = false;
  const Settled after = settle(event, *round, *match);
  if (before.winner(*match) != 0 && after.winner(*match) != 0 && before.winner(*match) != after.winner(*match))
    reseat(event, *round, match->a, match->b);
  return std::nullopt;
}

Refused carry_out(Event& event, const Confirm& confirm, const Line&) {
  Round* round = nullptr;
  Match* match = nullptr;
  if (const auto refusal = find(event, confirm.round, confirm.table, round, match)) return refusal;
  if (!match->score) return refuse(RefusalCode::not_reported, std::to_string(confirm.table));
  if (confirm.who != 0 && !match->has(confirm.who)) return refuse(RefusalCode::no_entry, std::to_string(confirm.who));
  if (is_confirmed(*match)) return refuse(RefusalCode::match_final, std::to_string(confirm.table));
  if (confirm.who == 0) match->confirmed = true;
  if (confirm.who == match->a) match->confirmed_a = true;
  if (confirm.who == match->b) match->confirmed_b = true;
  return std::nullopt;
}

// T-P10: another result than that of the first reading stops here; which one stands on the slip is for people to see.
Refused carry_out(Event& event, const ReadAgain& again, const Line&) {
  Round* round = nullptr;
  Match* match = nullptr;
  if (const auto refusal = find(event, again.round, again.table, round, match)) return refusal;
  if (!round->read_twice) return refuse(RefusalCode::reading_once, std::to_string(again.round));
  if (!match->score) return refuse(RefusalCode::not_reported, std::to_string(again.table));
  if (!wants_second_reading(*round, *match)) return refuse(RefusalCode::reading_done, std::to_string(again.table));
  if (again.score != *match->score)
    return refuse(RefusalCode::reading_differs, text_of(again.score), text_of(*match->score));
  match->read_again = true;
  return std::nullopt;
}

Refused carry_out(Event& event, const Penalise& penalise, const Line& line) {
  if (!event.has_entry(penalise.entry)) return refuse(RefusalCode::no_entry, std::to_string(penalise.entry));
  if (penalise.round < 0 || penalise.round > static_cast<int>(event.rounds.size()))
    return refuse(RefusalCode::no_round, std::to_string(penalise.round));
  const auto& row = penalty_matrix()[penalise.infraction];  // what the lists allow (T-900)
  if (!is_allowed(penalise.infraction, penalise.grade)) {
    if (!is_at_discretion(penalise.infraction))
      return refuse(RefusalCode::penalty_not_allowed, std::string(table::name_of(penalise.grade)),
                    std::string(row.allowed));
    if (line.reason.empty()) return refuse(RefusalCode::reason_missing);  // T-920
  }
  Penalty penalty;
  penalty.id = static_cast<int>(event.penalties.size()) + 1;
  penalty.entry = penalise.entry;
  penalty.infraction = penalise.infraction;
  penalty.grade = penalise.grade;
  penalty.round = penalise.round;
  penalty.moment = penalise.moment;
  penalty.next_match = penalise.next_match;
  penalty.reason = line.reason;
  event.penalties.push_back(penalty);
  expel_if_due(event, penalty);
  return std::nullopt;
}

Refused carry_out(Event& event, const Upgrade& upgrade, const Line& line) {
  if (upgrade.penalty < 1 || upgrade.penalty > static_cast<int>(event.penalties.size()))
    return refuse(RefusalCode::no_penalty, std::to_string(upgrade.penalty));
  Penalty& penalty = event.penalties[static_cast<std::size_t>(upgrade.penalty) - 1];
  if (penalty.revoked) return refuse(RefusalCode::penalty_revoked, std::to_string(upgrade.penalty));
  if (upgrade.grade <= penalty.grade) return refuse(RefusalCode::penalty_not_heavier);
  if (!is_allowed(penalty.infraction, upgrade.grade)) {
    if (!is_at_discretion(penalty.infraction)) return refuse(RefusalCode::penalty_not_allowed);
    if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  }
  penalty.grade = upgrade.grade;  // one entry, one official warning in total (T-958)
  if (!line.reason.empty()) penalty.reason = line.reason;
  expel_if_due(event, penalty);
  return std::nullopt;
}

Refused carry_out(Event& event, const Revoke& revoke, const Line& line) {
  if (revoke.penalty < 1 || revoke.penalty > static_cast<int>(event.penalties.size()))
    return refuse(RefusalCode::no_penalty, std::to_string(revoke.penalty));
  Penalty& penalty = event.penalties[static_cast<std::size_t>(revoke.penalty) - 1];
  if (penalty.revoked) return refuse(RefusalCode::penalty_revoked, std::to_string(revoke.penalty));
  if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  penalty.revoked = true;
  take_back_leaving(event, penalty.entry);
  return std::nullopt;
}

Refused carry_out(Event& event, const VoidMatch& void_match, const Line& line) {
  Round* round = round_of(event, void_match.round);
  if (round == nullptr || round->stage == Stage::swiss) return refuse(RefusalCode::void_none);
  Match* match = match_at(*round, void_match.table);
  if (match == nullptr) return refuse(RefusalCode::no_table, std::to_string(void_match.table));
  if (line.reason.empty()) return refuse(RefusalCode::reason_missing);
  const auto follows = [&](EntryId id) {  // the seats come from the round before
    const Round* before = round_of(event, void_match.round - 1);
    return before != nullptr &&
           std::any_of(before->matches.begin(), before->matches.end(), [&](const Match& m) { return m.has(id); });
  };
  const bool good = void_match.a != void_match.b && event.has_entry(void_match.a) && event.has_entry(void_match.b) &&
                    follows(void_match.a) && follows(void_match.b);
  if (!good) return refuse(RefusalCode::void_none);
  Match made;
  made.table = match->table;
  made.a = void_match.a;
  made.b = void_match.b;
  made.third_place = match->third_place;
  *match = made;
  return std::nullopt;
}

}  // namespace tournament
