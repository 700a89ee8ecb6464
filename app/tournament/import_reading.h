// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/tournament/strict_json.h"
#include "engine/tournament/journal/command.h"

/// The JSON of an event that was run elsewhere (docs/formats.md), read and looked at before a command is made of it:
/// what stands in it is told at its own place.
namespace playsheet {

struct PlayerRead {
  std::string place;
  tournament::Entry entry;
  int enters = 1;   ///< the round
  int leaves = -1;  ///< after this round; -1: not said
  int group = 0;    ///< 0: not said
};

/// A table as the file says it.
struct TableRead {
  JsonValue value;
  tournament::EntryId a = 0;
  tournament::EntryId b = tournament::kBye;
  std::optional<tournament::Score> score;
  std::string record;
};

struct RoundRead {
  JsonValue value;
  int number = 0;
  tournament::Stage stage = tournament::Stage::swiss;
  std::vector<TableRead> tables;
  bool third_place = false;                          ///< the last of them
  std::map<tournament::EntryId, std::string> seats;  ///< with the place in the file
};

/// A step of tie-break games (T-545), as far as they are decided.
struct TieRead {
  std::string place;
  int line = 0;
  tournament::Tables pairs;
  tournament::EntryId sits_out = 0;
  std::vector<std::pair<tournament::TieResult, std::string>> results;
};

struct EventRead {
  tournament::Open open;
  std::vector<std::pair<tournament::ChooseOption, std::string>> options;
  std::vector<PlayerRead> players;  ///< players[i].entry.id == i + 1
  std::vector<RoundRead> rounds;
  std::vector<TieRead> ties;
  std::optional<JsonValue> cut;
  std::vector<tournament::EntryId> cut_order;
  bool has_lots = false;

  const PlayerRead& player(tournament::EntryId id) const { return players[static_cast<std::size_t>(id) - 1]; }
};

/// Throws the first fault. The values point into `json`.
EventRead read_event(const nlohmann::json& json);

}  // namespace playsheet
