// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/shown_event.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "app/tournament/refusal_words.h"
#include "app/tournament/tournament_json.h"
#include "engine/table/nearest_word.h"
#include "engine/table/one_line.h"
#include "engine/tournament/journal/line_text.h"

namespace playsheet {
namespace {

using namespace tournament;

/// Worked out from the rest by the program that wrote them.
constexpr std::array<std::string_view, 11> kWorkedOut{"planned_rounds",    "standings", "ranking",  "cost",
                                                      "bye_lots",          "final",     "expelled", "verbal_warnings",
                                                      "official_warnings", "shown",     "served_in"};

bool is_worked_out(std::string_view key) {
  return std::find(kWorkedOut.begin(), kWorkedOut.end(), key) != kWorkedOut.end();
}

struct Difference {
  std::string place;
  std::string found;
  std::string meant;
};

/// Compares what stands in a file with what its journal gives. What is left out is no difference.
class Comparison {
 public:
  explicit Comparison(std::vector<std::string>& remarks) : remarks_(remarks) {}

  void compare(const nlohmann::json& found, const nlohmann::json& meant, const std::string& place) {
    if (found.is_object() && meant.is_object()) return compare_objects(found, meant, place);
    if (!found.is_array() || !meant.is_array() || found.size() != meant.size()) {
      if (found != meant) throw Difference{place, shown_json(found), shown_json(meant)};
      return;
    }
    for (std::size_t i = 0; i < found.size(); ++i) compare(found[i], meant[i], place_in_list(place, i));
  }

 private:
  void compare_objects(const nlohmann::json& found, const nlohmann::json& meant, const std::string& place) {
    std::vector<std::string_view> keys;
    for (const auto& [key, value] : meant.items()) keys.push_back(key);
    for (const auto& [key, value] : found.items()) {
      const std::string inside = place_in_object(place, key);
      if (!meant.contains(key)) {
        const std::string near = table::nearest_word(key, keys);
        throw_fault(inside, "an unknown key", near.empty() ? "the keys that \"show --json\" writes here" : near);
      }
      if (is_worked_out(key))
        note_difference(value, meant[key], inside);
      else
        compare(value, meant[key], inside);
    }
  }

  void note_difference(const nlohmann::json& found, const nlohmann::json& meant, const std::string& place) {
    try {
      compare(found, meant, place);
    } catch (const Difference& one) {
      remarks_.push_back(
          table::one_line(fmt::format("{}: found {}, worked out anew as {}", one.place, one.found, one.meant)));
    }
  }

  std::vector<std::string>& remarks_;
};

}  // namespace

void check_version(const JsonValue& version) {
  constexpr auto kNewest = static_cast<std::uint64_t>(kEventJsonVersion);
  if (version.is_whole_above(kNewest))
    version.wrong("the version of a newer program", fmt::format("{}, or a newer version of this program", kNewest));
  version.number(kEventJsonVersion, kEventJsonVersion);
}

bool is_shown_event(const nlohmann::json& file) { return file.is_object() && file.contains("journal"); }

Journal journal_of_shown(const nlohmann::json& file, std::vector<std::string>& remarks) {
  Journal journal;
  for (const JsonValue& text : JsonValue(file.at("journal"), "journal").items("the lines of a journal")) {
    const LineReading reading = read_line(text.raw_text());
    const auto refusal = reading.line ? journal.add_line(*reading.line) : std::optional(reading.refusal);
    if (refusal) throw JsonFault{fmt::format("{}: {}", text.place(), refusal_words(*refusal))};
  }
  if (journal.lines().empty()) throw_fault("journal", "a list of 0", "at least the line that opens the event");
  try {
    Comparison(remarks).compare(file, event_json(journal), {});
  } catch (const Difference& one) {
    throw_fault(
        one.place, one.found,
        fmt::format("{} as the lines of \"journal\" give it; to take over changed values, write \"players\" and "
                    "\"rounds\" without \"journal\"",
                    one.meant));
  }
  return journal;
}

}  // namespace playsheet
