// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "app/tournament/import_reading.h"
#include "app/tournament/refusal_words.h"
#include "app/tournament/shown_event.h"
#include "app/tournament/tournament_json.h"
#include "engine/tournament/event/names.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/knockout/cut.h"
#include "engine/tournament/ranking/progress.h"
#include "engine/tournament/ranking/round_count.h"
#include "engine/tournament/results/ledger.h"
#include "engine/tournament/results/outcome.h"

namespace playsheet {
namespace {

using namespace tournament;

using Lots = std::map<EntryId, int>;

/// Thrown when the qualifiers stand in another order of lots than that of the seed: with these lots it is theirs.
struct OtherLots {
  Lots lots;
};

/// T-409: an event may be run with anything; what matters is what came of it. Commands are made of what was read, and
/// the first that is refused is told at its place.
class Import {
 public:
  Import(const EventRead& file, Lots lots) : file_(file), lots_(std::move(lots)) {}

  Journal run() {
    open();
    for (const PlayerRead& player : file_.players) enrol(player);
    leave_after(0);
    for (const RoundRead& round : file_.rounds) take_round(round);
    if (file_.cut && !event().cut) file_.cut->wrong("no cut without play-offs");
    for (const TieRead& tie : file_.ties)
      if (tie.line != kCutLine || !cut_ties_) take_tie(tie);
    return std::move(journal_);
  }

 private:
  const Event& event() const { return journal_.event(); }
  std::string name(EntryId id) const { return numbered_name(event(), id); }

  void give(Command command, const std::string& place) {
    const auto refusal = journal_.add(std::move(command), {}, "import", "taken over");
    if (refusal) throw JsonFault{fmt::format("{}: {}", place, refusal_words(*refusal))};
  }

  void open() {
    give(file_.open, "the file");
    for (const auto& [option, place] : file_.options) give(option, place);
  }

  void enrol(const PlayerRead& player) {
    Enrol one{player.entry};
    if (const auto lot = lots_.find(player.entry.id); lot != lots_.end()) one.entry.lot = lot->second;
    give(one, player.place);
    if (player.enters == 1) give(CheckIn{one.entry.id, true}, player.place);
  }

  void leave_after(int round) {
    for (const PlayerRead& player : file_.players)
      if (player.leaves == round && can_play(event(), player.entry.id)) give(Drop{player.entry.id}, player.place);
  }

  /// Who is not paired in a round had left; who is paired again has come back. Those who may play are `able`.
  void match_field(const RoundRead& round, const std::set<EntryId>& able) {
    for (const PlayerRead& player : file_.players) {
      const EntryId id = player.entry.id;
      const bool wanted = round.seats.contains(id);
      if (!event().entry(id).here && (wanted || player.enters == round.number)) enter(player);
      if (wanted && event().entry(id).dropped) give(ComeBack{id}, round.seats.at(id));
      const bool meant = able.contains(id) || player.enters == round.number;
      if (!wanted && meant && can_play(event(), id)) give(Drop{id}, round.value.place());
    }
  }

  void enter(const PlayerRead& player) {
    give(CheckIn{player.entry.id, true}, player.place);
    const int group = event().entry(player.entry.id).group;
    if (player.group != 0 && group != 0 && group != player.group)
      throw_fault(player.place + ".group", std::to_string(player.group),
                  fmt::format("{}: who comes later joins the smallest group (T-513)", group));
  }

  // T-513
  void deal_groups() {
    DealGroups deal;
    const std::vector<EntryId> playing = tournament::players(event());
    const auto sizes = group_sizes(static_cast<int>(playing.size()));
    std::vector<int> dealt(sizes.size(), 0);
    const PlayerRead* first = nullptr;
    for (const PlayerRead& player : file_.players) {
      if (player.group == 0 || !can_play(event(), player.entry.id)) continue;
      if (first == nullptr) first = &player;
      if (player.group <= static_cast<int>(sizes.size())) ++dealt[static_cast<std::size_t>(player.group) - 1];
      deal.of.emplace_back(player.entry.id, player.group);
    }
    if (first == nullptr) return;
    if (sizes.size() < 2)
      throw_fault(first->place + ".group", std::to_string(first->group), "no groups of fewer than 64 players (T-513)");
    for (const EntryId id : playing)
      if (file_.player(id).group < 1 || file_.player(id).group > static_cast<int>(sizes.size()))
        throw_fault(file_.player(id).place + ".group", std::to_string(file_.player(id).group),
                    fmt::format("the group of {}, from 1 to {}", name(id), sizes.size()));
    if (dealt != sizes)
      throw_fault("players", fmt::format("groups of {}", fmt::join(dealt, ", ")),
                  fmt::format("groups of {} (T-513)", fmt::join(sizes, ", ")));
    give(deal, "players");
  }

  /// Who of the seated is not in a knock-out any more is told with the table, before those who are missing leave.
  void match_knockout(const RoundRead& round) {
    const auto proposal = propose_round(event());
    std::set<EntryId> able;
    std::vector<EntryId> left;
    if (const auto* draft = std::get_if<Draft>(&proposal)) {
      const std::size_t main = draft->tables.size() - (draft->third_place ? 1 : 0);
      for (std::size_t i = 0; i < draft->tables.size(); ++i)
        for (const EntryId id : {draft->tables[i].first, draft->tables[i].second}) {
          if (id == kBye) continue;
          able.insert(id);
          if (i < main) left.push_back(id);
        }
    }
    std::sort(left.begin(), left.end());
    const auto losers = round.number > 1 ? losers_of_round(round.number - 1) : std::set<EntryId>{};
    for (const auto& [id, place] : round.seats) {
      const bool third = round.third_place && (round.tables.back().a == id || round.tables.back().b == id);
      const bool in_it = third ? losers.contains(id) : std::find(left.begin(), left.end(), id) != left.end();
      if (in_it || (round.number == 1 && !event().entry(id).here)) continue;
      throw_fault(place, name(id),
                  third ? "the losers of the semi-finals"
                        : fmt::format("who is still in it: {}", numbered_names(event(), left)));
    }
    if (round.number == 1) {
      for (const EntryId id : tournament::players(event())) able.insert(id);
    } else {  // a loser who plays for third place no more has not left for that
      for (const EntryId id : losers) able.erase(id);
    }
    match_field(round, able);
  }

  std::set<EntryId> losers_of_round(int number) const {
    const Round& round = event().rounds[static_cast<std::size_t>(number) - 1];
    std::set<EntryId> out;
    for (const Match& match : round.matches) {
      const EntryId winner = settle(event(), round, match).winner(match);
      if (match.is_bye() || match.third_place) continue;
      for (const EntryId id : {match.a, match.b})
        if (id != winner) out.insert(id);
    }
    return out;
  }

  /// The order of the file's qualifiers as lots, the others behind them as they were drawn (T-612).
  Lots lots_of(const std::vector<EntryId>& order) const {
    std::vector<EntryId> all;
    for (const Entry& entry : event().entries) all.push_back(entry.id);
    order_by_lot(event(), all);
    Lots out;
    all.insert(all.begin(), order.begin(), order.end());
    for (const EntryId id : all) out.emplace(id, static_cast<int>(out.size()) + 1);
    return out;
  }

  void make_cut(const RoundRead& round) {
    if (!file_.cut)
      throw_fault("cut", "nothing",
                  fmt::format("who advances, in order, for the play-offs of {}", round.value.place()));
    MakeCut make{file_.cut_order};
    if (!is_swiss_over(event()))
      throw_fault(round.value.place() + ".stage", fmt::format("\"playoff\" after {} Swiss rounds", round.number - 1),
                  fmt::format("{} Swiss rounds first, or \"rounds\" of \"options\" that says another number",
                              round.number - 1 + swiss_rounds_left(event())));
    for (const TieRead& tie : file_.ties)
      if (tie.line == kCutLine) take_tie(tie);
    cut_ties_ = true;
    const std::string& place = file_.cut->place();
    const Cut cut = tournament::make_cut(event());
    if (cut.open)
      throw_fault(place,
                  fmt::format("{} with equal points for {} at the line", numbered_names(event(), cut.open->tied),
                              cut.open->places == 1 ? "1 place" : fmt::format("{} places", cut.open->places)),
                  "their tie-break games in \"ties\" with \"line\": 0, or the option computed_ties (T-610)");
    if (cut.order != make.order && cut_size(event()) > 0) try_lots(make.order);
    give(make, place);
  }

  void try_lots(const std::vector<EntryId>& order) const {
    const Lots lots = lots_of(order);
    Event other = event();
    for (Entry& entry : other.entries) entry.lot = lots.at(entry.id);
    const Cut cut = tournament::make_cut(other);
    if (cut.order == order && !file_.has_lots) throw OtherLots{lots};
    throw_fault(file_.cut->place(), numbered_names(event(), order),
                fmt::format("{} (T-601){}; who left before the cut says \"leaves_after_round\"",
                            numbered_names(event(), file_.has_lots ? tournament::make_cut(event()).order : cut.order),
                            file_.has_lots ? "" : ", those with equal points in any order (T-612)"));
  }

  void take_tie(const TieRead& tie) {
    give(DrawTie{tie.line, tie.pairs, tie.sits_out}, tie.place);
    for (const auto& [result, place] : tie.results) give(result, place);
  }

  /// The stage has to be the one whose turn it is.
  void check_stage(const RoundRead& round) const {
    const std::string place = round.value.place() + ".stage";
    const std::string found = fmt::format("\"{}\"", table::name_of(round.stage));
    const bool elimination = event().type == Type::elimination;
    if (elimination != (round.stage == Stage::elimination))
      throw_fault(place, found,
                  elimination ? "\"elimination\": the \"type\" of the event"
                              : "\"swiss\" or \"playoff\", or \"type\": \"elimination\"");
    if (round.stage == Stage::swiss && event().cut) throw_fault(place, found, "\"playoff\" behind the play-offs");
    const bool over = !event().rounds.empty() && swiss_rounds_left(event()) == 0;
    if (round.stage == Stage::swiss && over)
      throw_fault(round.value.place(), fmt::format("a Swiss round {}", round.number),
                  fmt::format("{} of this field, or \"rounds\" of \"options\" that says another number (T-514)",
                              round.number - 1));
  }

  /// The next round waits for every result (T-P06).
  void check_complete(const RoundRead& next) const {
    for (std::size_t i = 0; i < event().rounds.size(); ++i) {
      const Round& round = event().rounds[i];
      for (const TableRead& table : file_.rounds[i].tables)
        for (const Match& match : round.matches)
          if (match.has(table.a) && !is_final(event(), round, match))
            throw_fault(table.value.place(), "no \"games\"",
                        fmt::format("the games that {} and {} have won: {} follows", name(table.a), name(table.b),
                                    next.value.place()));
    }
  }

  void take_round(const RoundRead& round) {
    check_complete(round);
    check_stage(round);
    Draft draft;
    draft.round = round.number;
    draft.stage = round.stage;
    draft.how = How::imported;
    draft.third_place = round.third_place;
    for (const TableRead& one : round.tables) draft.tables.emplace_back(one.a, one.b);
    if (draft.stage == Stage::swiss) {
      const auto all = tournament::players(event());
      match_field(round, {all.begin(), all.end()});
      if (round.number == 1) deal_groups();
    }
    if (draft.stage == Stage::elimination) match_knockout(round);
    if (draft.stage == Stage::playoff && !event().cut) make_cut(round);
    give(draft, round.value.place());
    give(Publish{draft.round, {}}, round.value.place());
    give(Start{draft.round}, round.value.place());
    for (const TableRead& one : round.tables) take_result(one, draft.round);
    leave_matches(round);
    leave_after(round.number);
  }

  void take_result(const TableRead& one, int round) {
    if (!one.score) return;
    const auto& matches = event().rounds.back().matches;
    const Match match = *std::find_if(matches.begin(), matches.end(), [&](const Match& m) { return m.has(one.a); });
    Score score = *one.score;
    if (match.a != one.a) std::swap(score.a, score.b);
    give(Result{round, match.table, score, WordOf::organiser, one.record}, one.value.place());
  }

  /// Who lost a match by leaving it has left, unless the next round seats him.
  void leave_matches(const RoundRead& round) {
    const auto next = static_cast<std::size_t>(round.number);
    for (const TableRead& one : round.tables) {
      if (!one.score || one.score->cause != Cause::drop) continue;
      const bool lost_a = one.score->a <= one.score->b;
      const bool lost_b = one.score->b <= one.score->a;
      for (const auto& [lost, id] : {std::pair(lost_a, one.a), std::pair(lost_b, one.b)}) {
        const bool seated = next < file_.rounds.size() && file_.rounds[next].seats.contains(id);
        if (lost && !seated && can_play(event(), id)) give(Drop{id}, one.value.place());
      }
    }
  }

  const EventRead& file_;
  Lots lots_;
  bool cut_ties_ = false;  ///< those at the line of the cut are taken
  Journal journal_;
};

Journal journal_of(const EventRead& file, std::vector<std::string>& remarks) {
  try {
    return Import(file, {}).run();
  } catch (const OtherLots& other) {
    remarks.push_back(
        "cut: qualifiers with equal points stand as they do here (T-612); lots in this order replace those that the "
        "seed gives");
    return Import(file, other.lots).run();
  }
}

}  // namespace

std::variant<Journal, std::string> journal_of_json(const std::string& text, std::vector<std::string>* remarks) {
  std::vector<std::string> said;
  try {
    const nlohmann::json json = parse_strictly(text);
    if (json.is_object() && json.contains("version")) check_version(JsonValue(json["version"], "version"));
    Journal journal = is_shown_event(json) ? journal_of_shown(json, said) : journal_of(read_event(json), said);
    if (remarks != nullptr) *remarks = std::move(said);
    return journal;
  } catch (const JsonFault& fault) {
    return fault.text;
  }
}

}  // namespace playsheet
