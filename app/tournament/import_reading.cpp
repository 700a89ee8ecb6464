// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/import_reading.h"

#include <fmt/format.h>

#include <algorithm>

namespace playsheet {
namespace {

using namespace tournament;

constexpr int kMostLots = 1 << 24;  // a drawn one is below it
constexpr int kMostGames = 2;       // that one player wins
constexpr int kMostDrawn = 4;

class Reading {
 public:
  explicit Reading(const nlohmann::json& json)
      : file_(JsonValue(json, {}).object("an object with \"players\" and \"rounds\"",
                                         {"version", "title", "shop", "date", "game", "edition", "format", "season",
                                          "kind", "type", "seed", "options", "players", "rounds", "ties", "cut"})) {}

  EventRead run() {
    open();
    const JsonValue players = file_.need("players", "a list of players");
    for (const JsonValue& player : players.items("a list of players")) read_player(player);
    if (out_.players.empty()) players.wrong("at least one player");
    for (const JsonValue& round : file_.items("rounds", "a list of rounds")) read_round(round);
    for (const PlayerRead& player : out_.players) check_stay(player);
    for (const JsonValue& tie : file_.items("ties", "a list of steps of tie-break games")) read_tie(tie);
    out_.cut = file_.find("cut");
    if (out_.cut)
      for (const JsonValue& id : out_.cut->items("who advances, in order")) out_.cut_order.push_back(entry_of(id));
    return std::move(out_);
  }

 private:
  void open() {
    Open& first = out_.open;
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
    if (const auto options = file_.find("options"))
      for (const auto& [key, value] : options->pairs())
        out_.options.emplace_back(ChooseOption{key, value.scalar()}, value.place());
  }

  std::string name(EntryId id) const { return fmt::format("{} ({})", id, out_.player(id).entry.name); }

  void read_player(const JsonValue& value) {
    PlayerRead player;
    player.place = value.place();
    player.entry.id = static_cast<int>(out_.players.size()) + 1;
    if (value.is_text()) {
      player.entry.name = value.text();
    } else {
      const JsonObject object =
          value.object("a name, or an object with \"name\"",
                       {"name", "nickname", "person", "code", "enters_in_round", "leaves_after_round", "group", "lot"});
      player.entry.name = object.need("name", "the name of the player").text();
      player.entry.nickname = object.text("nickname");
      player.entry.person = object.text("person");
      player.entry.code = object.text("code");
      player.entry.lot = object.number("lot", 1, kMostLots, 0);
      player.enters = object.number("enters_in_round", 1, kMostRounds, 1);
      player.leaves = object.number("leaves_after_round", 0, kMostRounds, -1);
      player.group = object.number("group", 1, kMostEntries, 0);
      out_.has_lots = out_.has_lots || player.entry.lot != 0;
    }
    for (const PlayerRead& other : out_.players) check_apart(player, other);
    out_.players.push_back(std::move(player));
  }

  /// T-P04, T-206: the two are named, and what would tell them apart.
  static void check_apart(const PlayerRead& one, const PlayerRead& other) {
    const auto clash = [&](const char* key, const std::string& what, const char* meant) {
      throw_fault(one.place, fmt::format("{} \"{}\", which {} ({}) has too", key, what, other.place, other.entry.name),
                  meant);
    };
    if (!one.entry.person.empty() && one.entry.person == other.entry.person)
      clash("person", one.entry.person, "each person once (T-P04)");
    if (!one.entry.code.empty() && one.entry.code == other.entry.code)
      clash("code", one.entry.code, "each code once (T-206)");
    if (!one.entry.name.empty() && one.entry.name == other.entry.name && one.entry.nickname == other.entry.nickname &&
        one.entry.code == other.entry.code)
      clash("name", one.entry.name, "each name once, or a \"nickname\" or \"code\" that tells the two apart (T-P04)");
  }

  EntryId entry_of(const JsonValue& value) const {
    const int players = static_cast<int>(out_.players.size());
    if (value.is_text())
      for (const PlayerRead& player : out_.players)
        if (player.entry.name == value.text())
          value.wrong(fmt::format("the number of the player, which is {}", player.entry.id));
    return value.number(1, players);
  }

  Score score_of(const JsonObject& table, const JsonValue& games) const {
    const std::string meant = "the games that a and b have won: two numbers";
    const auto both = games.items(meant);
    if (both.size() != 2) games.wrong(meant);
    Score score{both[0].number(0, kMostGames), both[1].number(0, kMostGames), table.number("drawn", 0, kMostDrawn, 0),
                Cause::played};
    const bool decided = score.a == 2 || score.b == 2 || score.a + score.b + score.drawn >= 3;
    score.cause = table.word("cause", decided ? Cause::played : Cause::time_out);
    return score;
  }

  void read_table(const JsonValue& value, RoundRead& round) {
    const JsonObject object =
        value.object("an object with \"a\" and \"b\"", {"a", "b", "games", "drawn", "cause", "record", "third_place"});
    if (round.third_place) value.wrong("no table behind that of the match for third place");
    TableRead table{value, 0, kBye, {}, {}};
    const auto first = object.need("a", fmt::format("the number of a player, from 1 to {}", out_.players.size()));
    table.a = seat(first, round);
    if (const auto b = object.find("b"); b && !b->is_nothing()) table.b = seat(*b, round);
    round.third_place = object.truth("third_place", false);
    if (round.third_place && round.stage == Stage::swiss) object.find("third_place")->wrong("false in a Swiss round");
    table.record = object.text("record");
    const auto games = object.find("games");
    if (games && table.b == kBye) games->wrong("no games of the bye");
    if (games) table.score = score_of(object, *games);
    for (const std::string_view key : {"drawn", "cause", "record"})
      if (const auto other = object.find(key); other && !games) other->wrong("\"games\" beside it");
    check_bye(table, round);
    round.tables.push_back(std::move(table));
  }

  /// Each player sits at one table of a round (T-555).
  EntryId seat(const JsonValue& value, RoundRead& round) const {
    const EntryId id = entry_of(value);
    const auto [other, is_new] = round.seats.emplace(id, value.place());
    if (!is_new)
      throw_fault(value.place(), fmt::format("{}, who is {} too", name(id), other->second),
                  "each player once in a round (T-555)");
    return id;
  }

  /// T-P39. A fixed bracket has all its byes in the first round (T-405).
  void check_bye(const TableRead& table, const RoundRead& round) const {
    if (table.b != kBye || round.stage == Stage::playoff || is_fixed_bracket()) return;
    for (const TableRead& other : round.tables)
      if (other.b == kBye && out_.player(other.a).group == out_.player(table.a).group)
        throw_fault(table.value.place(),
                    fmt::format("{} with the bye (no \"b\"), which {} has at {}", name(table.a), name(other.a),
                                other.value.place()),
                    "one bye at most in a round (T-P39)");
  }

  bool is_fixed_bracket() const {
    return std::any_of(out_.options.begin(), out_.options.end(), [](const auto& option) {
      return option.first.key == "fixed_bracket" && option.first.value == "yes";
    });
  }

  void read_round(const JsonValue& value) {
    const JsonObject object = value.object("an object with \"tables\"", {"stage", "tables"});
    RoundRead round{value, static_cast<int>(out_.rounds.size()) + 1, {}, {}, false, {}};
    round.stage = object.word("stage", out_.open.type == Type::elimination ? Stage::elimination : Stage::swiss);
    const JsonValue tables = object.need("tables", "a list of tables");
    for (const JsonValue& table : tables.items("a list of tables")) read_table(table, round);
    if (round.tables.empty()) tables.wrong("at least one table, or no such round");
    out_.rounds.push_back(std::move(round));
  }

  /// Nobody sits at a table before entering, or after leaving.
  void check_stay(const PlayerRead& player) const {
    const RoundRead* first = nullptr;
    const RoundRead* last = nullptr;
    for (const RoundRead& round : out_.rounds) {
      if (!round.seats.contains(player.entry.id)) continue;
      if (first == nullptr) first = &round;
      last = &round;
    }
    if (first == nullptr) return;
    if (player.enters > first->number)
      throw_fault(
          player.place + ".enters_in_round", std::to_string(player.enters),
          fmt::format("{}: {} seats {}", first->number, first->seats.at(player.entry.id), name(player.entry.id)));
    if (player.leaves >= 0 && player.leaves < last->number)
      throw_fault(player.place + ".leaves_after_round", std::to_string(player.leaves),
                  fmt::format("{} or later: {} seats {}", last->number, last->seats.at(player.entry.id),
                              name(player.entry.id)));
  }

  void read_tie(const JsonValue& value) {
    const JsonObject object = value.object("an object with \"games\"", {"line", "games", "sits_out"});
    TieRead tie;
    tie.place = value.place();
    tie.line = object.number("line", 0, kMostEntries, 0);
    if (const auto out = object.find("sits_out")) tie.sits_out = entry_of(*out);
    for (const JsonValue& game : object.need("games", "a list of single games").items("a list of single games")) {
      const JsonObject pair = game.object("an object with \"a\", \"b\" and \"winner\"", {"a", "b", "winner"});
      const EntryId a = entry_of(pair.need("a", "the number of a player"));
      const EntryId b = entry_of(pair.need("b", "the number of a player"));
      tie.pairs.emplace_back(a, b);
      const auto winner = pair.find("winner");
      if (!winner || winner->is_nothing()) continue;
      const EntryId won = entry_of(*winner);
      if (won != a && won != b) winner->wrong(fmt::format("{} or {}", a, b));
      tie.results.emplace_back(TieResult{tie.line, won, won == a ? b : a}, game.place());
    }
    out_.ties.push_back(std::move(tie));
  }

  JsonObject file_;
  EventRead out_;
};

}  // namespace

EventRead read_event(const nlohmann::json& json) { return Reading(json).run(); }

}  // namespace playsheet
