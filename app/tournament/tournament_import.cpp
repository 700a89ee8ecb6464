// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <set>

#include "app/tournament/import_place.h"
#include "app/tournament/tournament_json.h"
#include "engine/tournament/journal/next_step.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/results/ledger.h"

namespace playsheet {
namespace {

using namespace tournament;

constexpr int kMostPlayers = 4096;  ///< more are no event of one place
constexpr int kMostRounds = 64;
constexpr int kMostGames = 99;  ///< of one match

/// T-409: an event may be run with anything; what matters is what came of it.
class Import {
 public:
  explicit Import(const ImportPlace& file) : file_(file) {}

  Journal run() {
    file_.has_only({"version", "title", "shop", "date", "game", "edition", "format", "season", "kind", "type", "seed",
                    "options", "players", "rounds", "cut"});
    file_.number_at("version", 1, 1, 1);
    open();
    int place = 0;
    for (const ImportPlace& player : file_.list("players")) enrol(player, ++place);
    if (place > kMostPlayers) file_.needed("players").fault(fmt::format("at most {} players", kMostPlayers));
    players_ = place;
    int round = 0;
    for (const ImportPlace& one : file_.list("rounds")) take_round(one, ++round);
    if (round > 0 && file_.at("cut") && !journal_.event().cut) file_.needed("cut").fault("a round of the play-offs");
    return std::move(journal_);
  }

 private:
  void give(Command command, const ImportPlace& place) {
    const auto refusal = journal_.add(std::move(command), {}, "import", "taken over");
    if (!refusal) return;
    throw ImportFault{fmt::format("{}: {} ({}){}{}", place.path().empty() ? "the event" : place.path(),
                                  row_of(refusal->code).name, row_of(refusal->code).rule,
                                  refusal->found.empty() ? "" : ": found " + refusal->found,
                                  refusal->meant.empty() ? "" : ", expected " + refusal->meant)};
  }

  void open() {
    Open first;
    first.title = file_.text_at("title");
    first.shop = file_.text_at("shop");
    first.date = file_.text_at("date");
    first.game = file_.text_at("game");
    first.edition = file_.text_at("edition");
    first.format = file_.text_at("format");
    first.season = file_.text_at("season");
    first.kind = file_.word_at("kind", Kind::club);
    first.type = file_.word_at("type", Type::swiss);
    const auto seed = file_.at("seed");
    first.seed = seed ? seed->seed() : 1;
    give(first, file_);
    for (const auto& [key, value] : file_.entries("options")) give(ChooseOption{key, value.any_word()}, value);
  }

  void enrol(const ImportPlace& player, int place) {
    Enrol one;
    one.entry.id = place;
    int enters = 1;
    if (player.is_text()) {
      one.entry.name = player.text();
    } else {
      player.has_only({"name", "nickname", "person", "code", "enters_in_round"});
      one.entry.name = player.needed("name").text();
      one.entry.nickname = player.text_at("nickname");
      one.entry.person = player.text_at("person");
      one.entry.code = player.text_at("code");
      enters = player.number_at("enters_in_round", 1, 1, kMostRounds);
    }
    give(one, player);
    if (enters == 1) give(CheckIn{place, true}, player);
  }

  /// Who is not paired in a round had left; who is paired again has come back.
  void match_field(const Tables& tables, const ImportPlace& where) {
    std::set<EntryId> seated;
    for (const auto& [a, b] : tables)
      for (const EntryId id : {a, b}) seated.insert(id);
    for (const Entry& entry : std::vector<Entry>(journal_.event().entries)) {
      const bool wanted = seated.contains(entry.id);
      if (wanted && !entry.here) give(CheckIn{entry.id, true}, where);
      if (wanted && entry.dropped) give(ComeBack{entry.id}, where);
      if (!wanted && can_play(journal_.event(), entry.id)) give(Drop{entry.id}, where);
    }
  }

  void take_round(const ImportPlace& round, int place) {
    if (place > kMostRounds) round.fault(fmt::format("at most {} rounds", kMostRounds));
    round.has_only({"stage", "tables"});
    Draft draft;
    draft.round = place;
    draft.stage =
        round.word_at("stage", journal_.event().type == Type::elimination ? Stage::elimination : Stage::swiss);
    draft.how = How::imported;
    const std::vector<ImportPlace> tables = round.needed("tables").members();
    for (const ImportPlace& one : tables) {
      one.has_only({"a", "b", "games", "drawn", "cause", "record", "third_place"});
      draft.tables.emplace_back(one.needed("a").number(1, players_), one.number_at("b", kBye, 0, players_));
      take_third_place(one, draft);
    }
    if (draft.stage == Stage::swiss) match_field(draft.tables, round);
    if (draft.stage == Stage::playoff && !journal_.event().cut) {
      MakeCut cut;
      const ImportPlace order = file_.needed("cut");
      for (const ImportPlace& id : order.members()) cut.order.push_back(id.number(1, players_));
      give(cut, order);
    }
    give(draft, round);
    give(Publish{place, {}}, round);
    give(Start{place}, round);
    for (const ImportPlace& one : tables) take_result(one, place);
  }

  /// The match for the third place is the last table of its round, and stands in no Swiss round.
  void take_third_place(const ImportPlace& table, Draft& draft) {
    const auto third = table.at("third_place");
    if (draft.third_place) table.fault("no table after that of the third place");
    if (!third || !third->yes_or_no()) return;
    if (draft.stage == Stage::swiss) third->fault("false: a Swiss round has no match for the third place");
    draft.third_place = true;
  }

  void take_result(const ImportPlace& one, int round) {
    const std::vector<ImportPlace> games = one.list("games");
    if (games.empty())
      for (const char* key : {"drawn", "cause", "record"})
        if (const auto place = one.at(key)) place->fault("games beside it, or nothing");
    if (games.empty()) return;
    if (one.number_at("b", kBye, 0, players_) == kBye) one.needed("games").fault("nothing: a bye is not played");
    if (games.size() != 2) one.needed("games").fault("two numbers");
    Score score{games[0].number(0, kMostGames), games[1].number(0, kMostGames),
                one.number_at("drawn", 0, 0, kMostGames), Cause::played};
    const bool decided = score.a == 2 || score.b == 2 || score.a + score.b + score.drawn >= 3;
    score.cause = one.word_at("cause", decided ? Cause::played : Cause::time_out);
    const EntryId a = one.needed("a").number(1, players_);
    for (const Match& match : std::vector<Match>(journal_.event().rounds.back().matches)) {
      if (!match.has(a)) continue;
      if (match.a != a) std::swap(score.a, score.b);
      give(Report{round, match.table, score, Hand::organiser, one.text_at("record")}, one);
      return;
    }
  }

  ImportPlace file_;
  int players_ = 0;
  Journal journal_;
};

}  // namespace

std::variant<Journal, std::string> journal_of_json(const std::string& text) {
  const auto json = import_json(text);
  if (const auto* fault = std::get_if<std::string>(&json)) return *fault;
  try {
    return Import(ImportPlace(std::get<nlohmann::json>(json), "")).run();
  } catch (const ImportFault& fault) {
    return fault.text;
  }
}

}  // namespace playsheet
