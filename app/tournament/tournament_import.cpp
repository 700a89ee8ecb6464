// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "app/tournament/tournament_json.h"
#include "engine/tournament/journal/phase.h"
#include "engine/tournament/journal/proposals.h"
#include "engine/tournament/results/ledger.h"

namespace playsheet {
namespace {

using Imported = nlohmann::json;
using namespace tournament;

/// Ends the reading: where, and why.
struct ImportFault {
  std::string text;
};

/// A number, a text or an enumeration of an object; what is missing is as given.
int number(const Imported& object, const char* key, int usual) {
  if (!object.is_object() || !object.contains(key) || object[key].is_null()) return usual;
  const Imported& value = object[key];
  if (!value.is_number_integer() || value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max())
    throw ImportFault{fmt::format("{}: found {}, expected a whole number", key, value.dump())};
  return value.get<int>();
}
std::string text(const Imported& object, const char* key) {
  if (!object.is_object() || !object.contains(key) || object[key].is_null()) return {};
  if (!object[key].is_string())
    throw ImportFault{fmt::format("{}: found {}, expected a text", key, object[key].dump())};
  return object[key].get<std::string>();
}
template <class E>
E word(const Imported& object, const char* key, E usual) {
  const std::string found = text(object, key);
  if (found.empty()) return usual;
  const auto value = table::from_name<E>(found);
  if (!value) throw ImportFault{fmt::format("{}: found {}, which is none of its words", key, found)};
  return *value;
}
const Imported& list(const Imported& object, const char* key) {
  static const Imported kNone = Imported::array();
  if (!object.is_object() || !object.contains(key) || object[key].is_null()) return kNone;
  if (!object[key].is_array()) throw ImportFault{fmt::format("{}: expected a list", key)};
  return object[key];
}

/// T-409: an event may be run with anything; what matters is what came of it.
class Import {
 public:
  explicit Import(const Imported& json) : json_(json) {}

  Journal run() {
    if (!json_.is_object()) throw ImportFault{"expected an object with players and rounds"};
    if (const int version = number(json_, "version", 1); version > 1)
      throw ImportFault{fmt::format("version: found {}, expected 1", version)};
    open();
    int place = 0;
    for (const Imported& player : list(json_, "players")) enrol(player, ++place);
    int round = 0;
    for (const Imported& one : list(json_, "rounds")) take_round(one, ++round);
    return std::move(journal_);
  }

 private:
  void give(Command command, const std::string& where) {
    const auto refusal = journal_.add(std::move(command), {}, "import", "taken over");
    if (refusal)
      throw ImportFault{fmt::format("{}: {} ({}){}{}", where, row_of(refusal->code).name, row_of(refusal->code).rule,
                                    refusal->found.empty() ? "" : ": found ", refusal->found)};
  }

  void open() {
    Open first;
    first.title = text(json_, "title");
    first.shop = text(json_, "shop");
    first.date = text(json_, "date");
    first.game = text(json_, "game");
    first.edition = text(json_, "edition");
    first.format = text(json_, "format");
    first.season = text(json_, "season");
    first.kind = word(json_, "kind", Kind::club);
    first.type = word(json_, "type", Type::swiss);
    first.seed = static_cast<std::uint64_t>(number(json_, "seed", 1));
    give(first, "event");
    if (!json_.contains("options")) return;
    if (!json_["options"].is_object()) throw ImportFault{"options: expected an object"};
    for (const auto& [key, value] : json_["options"].items())
      give(ChooseOption{key, value.is_string() ? value.get<std::string>() : value.dump()}, "options");
  }

  void enrol(const Imported& player, int place) {
    const std::string where = fmt::format("player {}", place);
    Enrol one;
    one.entry.id = place;
    one.entry.name = player.is_string() ? player.get<std::string>() : text(player, "name");
    one.entry.nickname = text(player, "nickname");
    one.entry.person = text(player, "person");
    one.entry.code = text(player, "code");
    give(one, where);
    if (number(player, "enters_in_round", 1) <= 1) give(CheckIn{place, true}, where);
  }

  /// Who is not paired in a round had left; who is paired again has come back.
  void match_field(const Tables& tables, const std::string& where) {
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

  void take_round(const Imported& round, int place) {
    const std::string where = fmt::format("round {}", place);
    Draft draft;
    draft.round = place;
    draft.stage = word(round, "stage", journal_.event().type == Type::elimination ? Stage::elimination : Stage::swiss);
    draft.how = How::imported;
    for (const Imported& one : list(round, "tables")) {
      draft.tables.emplace_back(number(one, "a", 0), number(one, "b", kBye));
      draft.third_place = one.is_object() && one.value("third_place", false);
    }
    if (draft.stage == Stage::swiss) match_field(draft.tables, where);
    if (draft.stage == Stage::playoff && !journal_.event().cut) {
      const Imported& order = list(json_, "cut");
      MakeCut cut;
      for (const Imported& id : order) cut.order.push_back(id.is_number_integer() ? id.get<int>() : 0);
      give(cut, "cut");
    }
    give(draft, where);
    give(Publish{place, {}}, where);
    give(Start{place}, where);
    for (const Imported& one : list(round, "tables")) take_result(one, place, where);
  }

  void take_result(const Imported& one, int round, const std::string& where) {
    const EntryId a = number(one, "a", 0);
    const Imported& games = list(one, "games");
    if (number(one, "b", kBye) == kBye || games.empty()) return;
    if (games.size() != 2 || !games[0].is_number_integer() || !games[1].is_number_integer())
      throw ImportFault{fmt::format("{}: games: expected two numbers", where)};
    for (const Match& match : std::vector<Match>(journal_.event().rounds.back().matches)) {
      if (!match.has(a)) continue;
      Score score{games[0].get<int>(), games[1].get<int>(), number(one, "drawn", 0), Cause::played};
      const bool decided = score.a == 2 || score.b == 2 || score.a + score.b + score.drawn >= 3;
      score.cause = word(one, "cause", decided ? Cause::played : Cause::time_out);
      if (match.a != a) std::swap(score.a, score.b);
      give(Result{round, match.table, score, WordOf::organiser, text(one, "record")}, where);
      return;
    }
  }

  const Imported& json_;
  Journal journal_;
};

}  // namespace

std::variant<Journal, std::string> journal_of_json(const std::string& text) {
  const Imported json = Imported::parse(text, nullptr, false);
  if (json.is_discarded()) return std::string("this is no JSON");
  try {
    return Import(json).run();
  } catch (const ImportFault& fault) {
    return fault.text;
  }
}

}  // namespace playsheet
