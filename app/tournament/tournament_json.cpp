// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_json.h"

#include <map>
#include <nlohmann/json.hpp>

#include "engine/tournament/journal/judgement.h"
#include "engine/tournament/journal/line_text.h"
#include "engine/tournament/knockout/final_ranking.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/ranking/standings.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"

namespace playsheet {
namespace {

using Json = nlohmann::ordered_json;
using namespace tournament;
using table::name_of;

Json entries_json(const Event& event) {
  Json out = Json::array();
  for (const Entry& entry : event.entries) {
    const Ledger counts = ledger(event, entry.id);
    out.push_back({{"entry", entry.id},
                   {"name", entry.name},
                   {"nickname", entry.nickname},
                   {"person", entry.person},
                   {"code", entry.code},
                   {"code_pending", entry.code_pending},
                   {"minor", entry.minor},
                   {"consent", entry.consent},
                   {"status", name_of(entry.status)},
                   {"here", entry.here},
                   {"dropped", entry.dropped},
                   {"absent", entry.absent},
                   {"late", entry.late},
                   {"expelled", counts.expelled()},
                   {"verbal_warnings", counts.verbals},
                   {"official_warnings", counts.officials},
                   {"group", entry.group},
                   {"lot", rank_lot(event, entry.id)},
                   {"deck", entry.deck},
                   {"breaches", entry.breaches},
                   {"sideboard_barred", entry.sideboard_barred}});
  }
  return out;
}

Json match_json(const Event& event, const Round& round, const Match& match) {
  const Settled settled = settle(event, round, match);
  Json out{{"table", match.table},
           {"a", match.a},
           {"b", match.is_bye() ? Json() : Json(match.b)},
           {"outcome", name_of(settled.outcome)}};
  if (settled.outcome != tournament::Outcome::open) {
    out["games"] = {settled.games_a, settled.games_b};
    out["cause"] = name_of(settled.cause);
  }
  if (match.score) out["drawn_games"] = match.score->drawn;
  out["final"] = is_final(event, round, match);
  if (match.read_again) out["read_again"] = true;
  if (match.by_hand) out["by_hand"] = true;
  if (match.third_place) out["third_place"] = true;
  if (match.seated_late) out["seated_late"] = true;
  if (match.extra_seconds != 0) out["extra_seconds"] = match.extra_seconds;
  if (match.seed != 0) out["seed"] = match.seed;
  if (!match.record.empty()) out["record"] = match.record;
  return out;
}

Json rounds_json(const Journal& journal) {
  std::map<int, Judgement> drafts;  // the last one of a round holds
  for (Judgement& one : judge(journal)) drafts[one.round] = std::move(one);
  Json out = Json::array();
  for (const Round& round : journal.event().rounds) {
    Json matches = Json::array();
    for (const Match& match : round.matches) matches.push_back(match_json(journal.event(), round, match));
    const Judgement& draft = drafts[round.number];
    Json lots = Json::object();
    if (round.number > 1)
      for (const ByeLot& one : draft.bye_lots) lots[std::to_string(one.entry)] = one.lot;
    out.push_back({{"round", round.number},
                   {"stage", name_of(round.stage)},
                   {"state", name_of(round.state)},
                   {"how", name_of(round.how)},
                   {"announced", round.announced},
                   {"opened", round.opened},
                   {"time_called", round.time_called},
                   {"matches", matches},
                   {"cost", draft.has_costs ? cost_json(draft.found_cost, draft.order) : Json()},
                   {"bye_lots", lots}});
  }
  return out;
}

Json standings_json(const Event& event) {
  Json out = Json::array();
  for (const Standing& one : standings(event))
    out.push_back({{"place", one.place},
                   {"last_place", one.last_place},
                   {"entry", one.id()},
                   {"points", Fraction(one.tally.points, 10).text()},
                   {"won", one.tally.won},
                   {"drawn", one.tally.drawn},
                   {"lost", one.tally.lost},
                   {"byes", one.tally.byes},
                   {"games", {one.tally.games_won, one.tally.games_lost}},
                   {"opponents", one.tally.met},
                   {"meetings", one.meetings_count ? Json(Fraction(one.meetings_points, 10).text()) : Json()},
                   {"opponents_points", Fraction(one.opponents_points, 10).text()},
                   {"game_difference", one.game_difference},
                   {"match_share", one.match_share.text()},
                   {"game_share", one.game_share.text()},
                   {"opponents_match_share", one.opponents_match_share.text()},
                   {"opponents_game_share", one.opponents_game_share.text()},
                   {"lot", one.lot},
                   {"dropped", one.dropped},
                   {"expelled", one.expelled}});
  return out;
}

Json ranking_json(const Event& event) {
  const FinalRanking ranking = final_ranking(event);
  Json out = Json::array();
  for (const Ranked& one : ranking.order)
    out.push_back({{"place", one.place}, {"last_place", one.last_place}, {"entry", one.id}, {"points", one.points}});
  return out;
}

Json ties_json(const Event& event) {
  Json out = Json::array();
  for (const TieStep& step : event.ties) {
    Json games = Json::array();
    for (std::size_t i = 0; i < step.pairs.size(); ++i)
      games.push_back({{"a", step.pairs[i].first},
                       {"b", step.pairs[i].second},
                       {"winner", step.winners[i] == 0 ? Json() : Json(step.winners[i])}});
    Json one{{"line", step.line}, {"games", games}};
    if (step.sits_out != 0) one["sits_out"] = step.sits_out;
    out.push_back(std::move(one));
  }
  return out;
}

/// Every line, those that were taken back too: with them nothing of the event is lost (T-P30).
Json journal_json(const Journal& journal) {
  Json out = Json::array();
  for (const Line& line : journal.lines()) out.push_back(text_of(line));
  return out;
}

Json penalties_json(const Event& event) {
  Json out = Json::array();
  for (const Penalty& one : event.penalties)
    out.push_back({{"penalty", one.id},
                   {"entry", one.entry},
                   {"infraction", name_of(one.infraction)},
                   {"rule", penalty_matrix()[one.infraction].rule},
                   {"grade", name_of(one.grade)},
                   {"shown", name_of(shown_grade(event, one))},
                   {"round", one.round},
                   {"served_in", served_in(event, one)},
                   {"revoked", one.revoked},
                   {"reason", one.reason}});
  return out;
}

}  // namespace

nlohmann::ordered_json cost_json(const Cost& cost, const std::array<Level, kLevels>& order) {
  Json out = Json::object();
  for (const Level level : order)
    if (level != Level::barred) out[std::string(name_of(level))] = cost[level];
  return out;
}

nlohmann::ordered_json event_json(const Journal& journal) {
  const Event& event = journal.event();
  Json options = Json::object();
  for (const OptionRow& row : option_rows()) options[std::string(row.name)] = option_text(event.options, row);
  Json changes = Json::array();
  for (const RuleChange& one : event.changes)
    changes.push_back(
        {{"round", one.round}, {"key", one.key}, {"before", one.before}, {"after", one.after}, {"reason", one.reason}});
  Json out{{"version", kEventJsonVersion},
           {"title", event.title},
           {"shop", event.shop},
           {"date", event.date},
           {"kind", name_of(event.kind)},
           {"type", name_of(event.type)},
           {"game", event.game},
           {"edition", event.edition},
           {"format", event.format},
           {"season", event.season},
           {"seed", event.seed},
           {"rehearsal", event.rehearsal},
           {"options", options},
           {"changes", changes},
           {"planned_rounds", event.type == Type::swiss ? planned_rounds(event) : 0},
           {"entries", entries_json(event)},
           {"rounds", rounds_json(journal)},
           {"penalties", penalties_json(event)},
           {"standings", event.type == Type::swiss ? standings_json(event) : Json::array()},
           {"ties", ties_json(event)},
           {"cut", event.cut ? Json(*event.cut) : Json()},
           {"ranking", ranking_json(event)},
           {"ended", event.ended},
           {"reported", event.reported},
           {"cancelled", event.cancelled},
           {"journal", journal_json(journal)}};
  return out;
}

}  // namespace playsheet
