// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "app/exit_code.h"
#include "app/game_choice.h"
#include "app/storage/text_file.h"

namespace playsheet {
namespace {
namespace fs = std::filesystem;

using Places = std::map<std::string, std::set<std::string>>;

/// Rule ids of Naruto that a text names. "N-HLT-01 to N-HLT-04", "N-HLT-01 to -04" and "N-HLT-01, -03" name all that
/// they say.
void note_ids(const std::string& text, const std::string& file, Places& places) {
  static const std::regex pattern(R"((N-[A-Z]+)-(\d\d)((?:(?: to |,\s*)(?:N-[A-Z]+)?-\d\d)*))");
  static const std::regex more(R"(( to |,\s*)((?:N-[A-Z]+)?)-(\d\d))");
  const auto id = [](const std::string& family, int number) { return fmt::format("{}-{:02}", family, number); };
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    std::string family = (*at)[1];
    int last = std::stoi((*at)[2]);
    places[id(family, last)].insert(file);
    const std::string rest = (*at)[3];
    for (std::sregex_iterator part(rest.begin(), rest.end(), more); part != end; ++part) {
      const int number = std::stoi((*part)[3]);
      const bool other = (*part)[2].length() > 0 && (*part)[2] != family;
      const bool range = (*part)[1] == " to " && !other;
      if (other) family = (*part)[2];
      for (int n = range ? last + 1 : number; n <= number; ++n) places[id(family, n)].insert(file);
      last = number;
    }
  }
}

/// Rule ids of Gormiti that a text names: "G-R01 to G-R04", "G-201, G-D05 and G-E07".
void note_gormiti_ids(const std::string& text, const std::string& file, Places& places) {
  static const std::regex pattern(R"((G-)([DERU]?)(\d\d\d?)((?:(?: to |, ?| and )G-[DERU]?\d\d\d?)*))");
  static const std::regex more(R"(( to |, ?| and )G-([DERU]?)(\d\d\d?))");
  const auto id = [](const std::string& family, int number) {
    return family.empty() ? fmt::format("G-{}", number) : fmt::format("G-{}{:02}", family, number);
  };
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
    std::string family = (*at)[2];
    int last = std::stoi((*at)[3]);
    places[id(family, last)].insert(file);
    const std::string rest = (*at)[4];
    for (std::sregex_iterator part(rest.begin(), rest.end(), more); part != end; ++part) {
      const int number = std::stoi((*part)[3]);
      const bool range = (*part)[1] == " to " && (*part)[2] == family;
      family = (*part)[2];
      for (int n = range ? last + 1 : number; n <= number; ++n) places[id(family, n)].insert(file);
      last = number;
    }
  }
}

using NoteIds = void (*)(const std::string& text, const std::string& file, Places& places);

Places ids_below(const fs::path& root, const std::string& folder, NoteIds note) {
  Places places;
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder, error)) {
    const auto ending = entry.path().extension();
    if (ending != ".h" && ending != ".cpp" && ending != ".scenario") continue;
    if (const auto text = read_text_file(entry.path()))
      note(*text, fs::relative(entry.path(), root).generic_string(), places);
  }
  return places;
}

/// Ids in the order of the specification: each stands in bold where it is stated, or begins the row of a table.
std::vector<std::string> stated_rules(const std::string& specification, const std::regex& pattern) {
  std::vector<std::string> ids;
  std::set<std::string> seen;
  for (std::sregex_iterator at(specification.begin(), specification.end(), pattern), end; at != end; ++at) {
    const std::string id = (*at)[1].matched ? (*at)[1] : (*at)[2];
    if (seen.insert(id).second) ids.push_back(id);
  }
  return ids;
}

/// Where the rules of a game stand, and where they are looked for.
struct RulesOfGame {
  std::string specification, engine, tests;
  NoteIds note;
  std::regex stated;
  std::string reviewed;  ///< list of the rules that need no file or no test; may be empty
};

RulesOfGame rules_of(GameChoice game) {
  if (game == GameChoice::gormiti)
    return {"docs/rules/gormiti.md",
            "engine/gormiti",
            "tests/gormiti",
            note_gormiti_ids,
            std::regex(R"(\*\*(G-(?:\d\d\d|[DERU]\d\d))[ .*]|\n\| (G-(?:\d\d\d|[DERU]\d\d)) )"),
            "tests/gormiti/rules.txt"};
  return {"docs/rules/naruto.md", "engine/naruto", "tests", note_ids, std::regex(R"(\*\*(N-[A-Z]+-\d\d)\.?\*\*)"), {}};
}

/// Lines "G-102 file test: the reason": what the rule needs none of. Anything else is told, and there is no list then.
std::optional<std::map<std::string, std::set<std::string>>> reviewed_rules(const fs::path& file, std::ostream& err) {
  std::map<std::string, std::set<std::string>> needless;
  const auto text = read_text_file(file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  static const std::regex form(R"((G-[DERU]?\d\d\d?)((?: (?:file|test))+): .+)");
  std::istringstream lines(*text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::smatch match;
    if (line.empty() || line.front() == '#') continue;
    if (!std::regex_match(line, match, form)) {
      fmt::print(err, "{}:{}: expected \"G-102 file test: the reason\"\n", file.string(), number);
      return std::nullopt;
    }
    std::istringstream words(match[2]);
    for (std::string word; words >> word;) needless[match[1]].insert(word);
  }
  return needless;
}

}  // namespace

int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err) {
  const auto game = choose_game(options.game, err);
  if (!game) return kUsage;
  const RulesOfGame rules = rules_of(*game);
  const auto specification = read_text_file(options.sources / rules.specification);
  if (!specification) {
    fmt::print(err, "{}\nGive the root of the project with --sources.\n", text_of(specification.problem()));
    return kWrong;
  }
  std::map<std::string, std::set<std::string>> needless;
  if (!rules.reviewed.empty()) {
    auto reviewed = reviewed_rules(options.sources / rules.reviewed, err);
    if (!reviewed) return kWrong;
    needless = std::move(*reviewed);
  }
  Places files = ids_below(options.sources, rules.engine, rules.note);
  Places tests = ids_below(options.sources, rules.tests, rules.note);
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  int with_file = 0;
  int with_test = 0;
  int gaps = 0;
  const auto ids = stated_rules(*specification, rules.stated);
  for (const std::string& id : ids) {
    with_file += files[id].empty() ? 0 : 1;
    with_test += tests[id].empty() ? 0 : 1;
    if (options.json)
      rows.push_back({{"id", id}, {"file", files[id]}, {"tests", tests[id]}});
    else
      fmt::print(out, "{:<12} {:<60} {}\n", id, fmt::join(files[id], " "), fmt::join(tests[id], " "));
    const bool example = id.starts_with("G-E");
    for (const bool test : {false, true}) {
      const std::string what = test ? "test" : "file";
      const bool missing = (test ? tests[id] : files[id]).empty();
      const bool needed = !needless[id].contains(what) && (test || !example);
      if (!missing && needless[id].contains(what)) {
        ++gaps;
        fmt::print(err, "{} has a {} and stands in {} without one\n", id, what, rules.reviewed);
      } else if (missing && needed) {
        ++gaps;
        fmt::print(err, "{} has no {}\n", id, test ? what : "file in " + rules.engine);
      }
    }
  }
  if (options.json)
    fmt::print(out, "{}\n", rows.dump(1));
  else
    fmt::print(out, "{} rules, {} named in the engine, {} named in tests\n", ids.size(), with_file, with_test);
  return gaps == 0 ? kFine : kWrong;
}

}  // namespace playsheet
