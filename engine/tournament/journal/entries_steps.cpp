// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/table/clean_name.h"
#include "engine/table/nearest_word.h"
#include "engine/tournament/journal/steps.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"

namespace tournament {
namespace {

/// T-P04: two entries of one name need a mark that tells them apart; the same person twice is refused.
Refused why_no_such_person(const Event& event, const Entry& entry) {
  if (table::clean_name(entry.name).empty()) return refuse(RefusalCode::name_empty);
  for (const Entry& other : event.entries) {
    if (other.id == entry.id) continue;
    const std::string first = std::to_string(other.id);
    if (!entry.person.empty() && other.person == entry.person)
      return refuse(RefusalCode::person_twice, entry.person, first);
    if (!entry.code.empty() && other.code == entry.code) return refuse(RefusalCode::code_twice, entry.code, first);
    if (other.name == entry.name && other.nickname == entry.nickname && other.code == entry.code)
      return refuse(RefusalCode::name_taken, entry.name, first);
  }
  return std::nullopt;
}

/// What a person is asked, a code that comes later too (T-101, T-205); what the event knows of the entry stays.
void take_person(Entry& to, const Entry& from) {
  to.name = from.name;
  to.nickname = from.nickname;
  to.person = from.person;
  to.code = from.code;
  to.code_pending = from.code_pending;
  to.minor = from.minor;
  to.consent = from.consent;
  to.status = from.status;
  to.fixed_table = std::clamp(from.fixed_table, 0, 9000);
  to.verbals_before = std::clamp(from.verbals_before, 0, 99);
  to.officials_before = std::clamp(from.officials_before, 0, 99);
}

std::string nearest_option(std::string_view found) {
  std::vector<std::string_view> keys;
  for (const OptionRow& row : option_rows()) keys.push_back(row.name);
  return table::nearest_word(found, keys);
}

/// Where there are groups, somebody who comes later joins the smallest (T-513).
int smallest_group(const Event& event) {
  const int groups = groups_of(event);
  if (groups == 1) return 0;
  std::vector<int> sizes(static_cast<std::size_t>(groups), 0);
  for (const Entry& other : event.entries)
    if (other.group > 0) ++sizes[static_cast<std::size_t>(other.group) - 1];
  return static_cast<int>(std::min_element(sizes.begin(), sizes.end()) - sizes.begin()) + 1;
}

Refusal no_entry(EntryId id) { return refuse(RefusalCode::no_entry, std::to_string(id)); }

}  // namespace

Round* round_of(Event& event, int number) {
  const bool there = number >= 1 && number <= static_cast<int>(event.rounds.size());
  return there ? &event.rounds[static_cast<std::size_t>(number) - 1] : nullptr;
}

Match* match_at(Round& round, int table) {
  const auto at = std::find_if(round.matches.begin(), round.matches.end(),
                               [&](const Match& match) { return match.table == table && !match.is_bye(); });
  return at == round.matches.end() ? nullptr : &*at;
}

// An undecided match is lost by who leaves it (T-531), or is expelled (T-955).
void note_leaving(Event& event, EntryId id, int penalty) {
  if (event.rounds.empty() || event.rounds.back().state == RoundState::drafted) return;
  Round& round = event.rounds.back();
  for (Match& match : round.matches) {
    if (!match.has(id)) continue;
    if (match.is_bye() ? round.state == RoundState::open : match.score.has_value()) continue;
    if (std::none_of(match.left.begin(), match.left.end(), [&](const Left& left) { return left.who == id; }))
      match.left.push_back({id, penalty});
  }
}

// T-102
Refused carry_out(Event& event, const Open& open, const Line&) {
  event.title = open.title;
  event.shop = open.shop;
  event.date = open.date;
  event.kind = open.kind;
  event.type = open.type;
  event.game = open.game;
  event.edition = open.edition;
  event.format = open.format;
  event.season = open.season;
  event.seed = open.seed;
  event.rehearsal = open.rehearsal;
  event.registration = true;
  return std::nullopt;
}

Refused carry_out(Event& event, const ChooseOption& choice, const Line& line) {
  const OptionRow* row = find_option(choice.key);
  if (row == nullptr) return refuse(RefusalCode::option_unknown, choice.key, nearest_option(choice.key));
  const auto changed = with_option(event.options, *row, choice.value);
  if (!changed) return refuse(RefusalCode::option_value, choice.key + "=" + choice.value, option_values(*row));
  const Settable now = settable(event, *row);
  if (now == Settable::no_more) return refuse(RefusalCode::option_late, choice.key);
  const bool late = now == Settable::with_reason;
  if (late && line.reason.empty()) return refuse(RefusalCode::reason_missing);
  if (late)  // named on standings and report (T-P37)
    event.changes.push_back({static_cast<int>(event.rounds.size()), choice.key, option_text(event.options, *row),
                             choice.value, line.reason});
  event.options = *changed;
  return std::nullopt;
}

Refused carry_out(Event& event, const Enrol& enrol, const Line&) {
  const int next = static_cast<int>(event.entries.size()) + 1;
  if (next > kMostEntries)
    return refuse(RefusalCode::too_many_entries, std::to_string(next),
                  "at most " + std::to_string(kMostEntries) + " entries");
  if (enrol.entry.id != next)
    return refuse(RefusalCode::no_entry, std::to_string(enrol.entry.id), std::to_string(next));
  if (const auto refusal = why_no_such_person(event, enrol.entry)) return refusal;
  // Latecomers may enter until round 2 is published (T-532). In elimination they are seated while round 1 is played, or
  // come too late (T-411).
  const bool drafted =
      event.type == Type::swiss && !event.rounds.empty() && event.rounds.back().state == RoundState::drafted;
  if (event.rounds.size() > (drafted ? 2 : 1)) return refuse(RefusalCode::enrol_late);
  Entry entry;
  entry.id = next;
  take_person(entry, enrol.entry);
  entry.late = first_round_is_open(event);
  entry.lot = std::max(0, enrol.entry.lot);
  entry.group = smallest_group(event);
  event.entries.push_back(entry);
  return std::nullopt;
}

Refused carry_out(Event& event, const Amend& amend, const Line&) {
  if (!event.has_entry(amend.entry.id)) return no_entry(amend.entry.id);
  if (const auto refusal = why_no_such_person(event, amend.entry)) return refusal;
  take_person(event.entry(amend.entry.id), amend.entry);
  return std::nullopt;
}

// The tick without which nobody is paired (T-P03).
Refused carry_out(Event& event, const CheckIn& check_in, const Line&) {
  if (!event.has_entry(check_in.entry)) return no_entry(check_in.entry);
  Entry& entry = event.entry(check_in.entry);
  if (entry.here == check_in.here) return refuse(RefusalCode::already_here, entry.name);
  if (!check_in.here)  // who has been paired drops instead
    for (const Round& round : event.rounds)
      for (const Match& match : round.matches)
        if (match.has(entry.id)) return refuse(RefusalCode::already_here, entry.name);
  // T-203, T-209: without code or consent an entry of the programme stays enrolled.
  if (check_in.here && event.kind == Kind::programme && lacks_papers(entry))
    return refuse(RefusalCode::cannot_play, entry.name);
  entry.here = check_in.here;
  if (entry.here && entry.group == 0) entry.group = smallest_group(event);  // was not here when they were dealt
  return std::nullopt;
}

Refused carry_out(Event& event, const CheckDeck& check, const Line& line) {
  if (!event.has_entry(check.entry)) return no_entry(check.entry);
  Entry& entry = event.entry(check.entry);
  // T-P27: lists freeze when round 1 opens; from then on another list, or none, is a correction (T-901).
  const bool corrects = first_round_is_open(event) && !entry.deck.empty() && check.deck != entry.deck;
  if (corrects && line.reason.empty()) return refuse(RefusalCode::reason_missing);
  entry.deck = check.deck;
  entry.breaches = check.breaches;
  entry.sideboard_barred = check.sideboard_barred;
  return std::nullopt;
}

Refused carry_out(Event& event, const DealGroups& deal, const Line&) {
  if (first_round_is_open(event)) return refuse(RefusalCode::draft_groups);
  const auto playing = players(event);
  const auto sizes = group_sizes(static_cast<int>(playing.size()));
  std::vector<int> dealt(sizes.size(), 0);
  std::vector<int> of(event.entries.size(), 0);
  for (const auto& [id, group] : deal.of) {
    const bool good = event.has_entry(id) && can_play(event, id) && group >= 1 &&
                      group <= static_cast<int>(sizes.size()) && of[static_cast<std::size_t>(id) - 1] == 0;
    if (!good) return refuse(RefusalCode::draft_groups, std::to_string(id) + "-" + std::to_string(group));
    of[static_cast<std::size_t>(id) - 1] = group;
    ++dealt[static_cast<std::size_t>(group) - 1];
  }
  if (deal.of.size() != playing.size() || dealt != sizes || sizes.size() < 2) return refuse(RefusalCode::draft_groups);
  for (Entry& entry : event.entries) entry.group = of[static_cast<std::size_t>(entry.id) - 1];
  return std::nullopt;
}

// At any time, also while a round is played (T-531, T-P14).
Refused carry_out(Event& event, const Drop& drop, const Line&) {
  if (!event.has_entry(drop.entry)) return no_entry(drop.entry);
  Entry& entry = event.entry(drop.entry);
  if (entry.dropped || entry.absent) return refuse(RefusalCode::already_dropped, entry.name);
  entry.dropped = true;
  note_leaving(event, drop.entry, 0);
  return std::nullopt;
}

Refused carry_out(Event& event, const ComeBack& back, const Line&) {
  if (!event.has_entry(back.entry)) return no_entry(back.entry);
  Entry& entry = event.entry(back.entry);
  if (!entry.dropped && !entry.absent) return refuse(RefusalCode::not_dropped, entry.name);
  // Until the last Swiss round is published (T-538); in elimination nobody comes back (T-411).
  const bool last =
      swiss_rounds_left(event) == 0 && !event.rounds.empty() && event.rounds.back().state != RoundState::drafted;
  const bool begun = first_round_is_open(event);
  if (last || event.cut || (event.type == Type::elimination && begun))
    return refuse(RefusalCode::return_late, entry.name);
  if (entry.absent && event.rounds.size() > 1 && event.rounds[1].state != RoundState::drafted)
    return refuse(RefusalCode::return_late, entry.name);  // like a latecomer (T-532)
  entry.dropped = false;
  entry.absent = false;
  return std::nullopt;
}

}  // namespace tournament
