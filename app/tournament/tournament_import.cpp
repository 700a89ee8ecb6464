// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "app/tournament/refusal_words.h"
#include "app/tournament/strict_json.h"
#include "app/tournament/tournament_json.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/results/ledger.h"

namespace playsheet {
namespace {

using namespace tournament;

/// A table as the file says it.
struct TableRead {
  JsonValue value;
  EntryId a = 0;
  EntryId b = kBye;
  bool third_place = false;
  std::optional<Score> score;
  std::string record;
};

/// T-409: an event may be run with anything; what matters is what came of it.
class Import {
 public:
  explicit Import(const nlohmann::json& json)
      : file_(JsonValue(json, {}).object("an object with \"players\" and \"rounds\"",
                                         {"version", "title", "shop", "date", "game", "edition", "format", "season",
                                          "kind", "type", "seed", "options", "players", "rounds", "cut"})) {}

  Journal run() {
    file_.number("version", 1, 1, 1);
    open();
    const auto players = file_.need("players", "a list of players").items();
    for (const JsonValue& player : players) enrol(player);
    for (const JsonValue& round : file_.items("rounds")) take_round(round);
    if (const auto cut = file_.find("cut"); cut && !journal_.event().cut) cut->wrong("no cut without play-offs");
    return std::move(journal_);
  }

 private:
  const Event& event() const { return journal_.event(); }
  int players() const { return static_cast<int>(event().entries.size()); }

  void give(Command command, const std::string& place) {
    const auto refusal = journal_.add(std::move(command), {}, "import", "taken over");
    if (refusal) throw JsonFault{fmt::format("{}: {}", place, refusal_words(*refusal))};
  }

  void open() {
    Open first;
    first.title = file_.text("title");
    first.shop = file_.text("shop");
    first.date = file_.text("date");
    first.game = file_.text("game");
    first.edition = file_.text("edition");
    first.format = file_.text("format");
    first.season = file_.text("season");
    first.kind = file_.word("kind", Kind::club);
    first.type = file_.word("type", Type::swiss);
    const auto seed = file_.find("seed");
    first.seed = seed ? seed->whole_number() : 1;
    give(first, "the file");
    if (const auto options = file_.find("options"))
      for (const auto& [key, value] : options->pairs()) give(ChooseOption{key, value.scalar()}, value.place());
  }

  void enrol(const JsonValue& player) {
    Enrol one;
    one.entry.id = players() + 1;
    int enters = 1;
    if (player.is_text()) {
      one.entry.name = player.text();
    } else {
      const JsonObject object = player.object("a name, or an object with \"name\"",
                                              {"name", "nickname", "person", "code", "enters_in_round"});
      one.entry.name = object.need("name", "the name of the player").text();
      one.entry.nickname = object.text("nickname");
      one.entry.person = object.text("person");
      one.entry.code = object.text("code");
      enters = object.number("enters_in_round", 1, kMostRounds, 1);
    }
    give(one, player.place());
    if (enters == 1) give(CheckIn{one.entry.id, true}, player.place());
  }

  Score score_of(const JsonObject& table, const JsonValue& games) const {
    const auto both = games.items();
    if (both.size() != 2) games.wrong("the games that a and b have won: two numbers");
    Score score{both[0].number(0, 2), both[1].number(0, 2), table.number("drawn", 0, 4, 0), Cause::played};
    const bool decided = score.a == 2 || score.b == 2 || score.a + score.b + score.drawn >= 3;
    score.cause = table.word("cause", decided ? Cause::played : Cause::time_out);
    return score;
  }

  TableRead table_of(const JsonValue& value, Stage stage) const {
    const JsonObject object =
        value.object("an object with \"a\" and \"b\"", {"a", "b", "games", "drawn", "cause", "record", "third_place"});
    TableRead out{value, 0, kBye, false, {}, {}};
    const std::string meant = fmt::format("the number of a player, from 1 to {}", players());
    out.a = object.need("a", meant).number(1, players());
    if (const auto b = object.find("b"); b && !b->is_nothing()) out.b = b->number(1, players());
    out.third_place = object.truth("third_place", false);
    if (out.third_place && stage == Stage::swiss) object.find("third_place")->wrong("false in a Swiss round");
    out.record = object.text("record");
    const auto games = object.find("games");
    if (games && out.b == kBye) games->wrong("no games of the bye");
    if (games) out.score = score_of(object, *games);
    for (const std::string_view key : {"drawn", "cause", "record"})
      if (const auto other = object.find(key); other && !games) other->wrong("\"games\" beside it");
    return out;
  }

  /// Who is not paired in a round had left; who is paired again has come back.
  void match_field(const Tables& tables, const std::string& place) {
    std::set<EntryId> seated;
    for (const auto& [a, b] : tables)
      for (const EntryId id : {a, b}) seated.insert(id);
    for (const Entry& entry : std::vector<Entry>(event().entries)) {
      const bool wanted = seated.contains(entry.id);
      if (wanted && !entry.here) give(CheckIn{entry.id, true}, place);
      if (wanted && entry.dropped) give(ComeBack{entry.id}, place);
      if (!wanted && can_play(event(), entry.id)) give(Drop{entry.id}, place);
    }
  }

  void make_cut(const std::string& place) {
    const auto cut = file_.find("cut");
    if (!cut) throw_fault("cut", "nothing", fmt::format("who advances, in order, for the play-offs of {}", place));
    MakeCut make;
    for (const JsonValue& id : cut->items()) make.order.push_back(id.number(1, players()));
    give(make, cut->place());
  }

  void take_round(const JsonValue& value) {
    const JsonObject round = value.object("an object with \"tables\"", {"stage", "tables"});
    Draft draft;
    draft.round = static_cast<int>(event().rounds.size()) + 1;
    draft.stage = round.word("stage", event().type == Type::elimination ? Stage::elimination : Stage::swiss);
    draft.how = How::imported;
    std::vector<TableRead> tables;
    for (const JsonValue& one : round.need("tables", "a list of tables").items()) {
      if (!tables.empty() && tables.back().third_place) one.wrong("no table behind that of the match for third place");
      tables.push_back(table_of(one, draft.stage));
      draft.tables.emplace_back(tables.back().a, tables.back().b);
      draft.third_place = tables.back().third_place;
    }
    if (draft.stage == Stage::swiss) match_field(draft.tables, value.place());
    if (draft.stage == Stage::playoff && !event().cut) make_cut(value.place());
    give(draft, value.place());
    give(Publish{draft.round, {}}, value.place());
    give(Start{draft.round}, value.place());
    for (const TableRead& one : tables) take_result(one, draft.round);
  }

  void take_result(const TableRead& one, int round) {
    if (!one.score) return;
    const auto& matches = event().rounds.back().matches;
    const Match match = *std::find_if(matches.begin(), matches.end(), [&](const Match& m) { return m.has(one.a); });
    Score score = *one.score;
    if (match.a != one.a) std::swap(score.a, score.b);
    give(Result{round, match.table, score, WordOf::organiser, one.record}, one.value.place());
  }

  JsonObject file_;
  Journal journal_;
};

}  // namespace

std::variant<Journal, std::string> journal_of_json(const std::string& text) {
  try {
    const nlohmann::json json = parse_strictly(text);
    return Import(json).run();
  } catch (const JsonFault& fault) {
    return fault.text;
  }
}

}  // namespace playsheet
