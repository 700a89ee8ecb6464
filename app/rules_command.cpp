// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules_command.h"

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <regex>
#include <set>
#include <string>
#include <system_error>
#include <vector>

#include "app/exit_code.h"
#include "app/storage/text_file.h"

namespace playsheet {
namespace {
namespace fs = std::filesystem;

using Places = std::map<std::string, std::set<std::string>>;

/// Rule ids that a text names. "N-HLT-01 to N-HLT-04", "N-HLT-01 to -04" and "N-HLT-01, -03" name all that they say.
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

Places ids_below(const fs::path& root, const std::string& folder) {
  Places places;
  std::error_code error;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder, error)) {
    const auto ending = entry.path().extension();
    if (ending != ".h" && ending != ".cpp" && ending != ".scenario") continue;
    if (const auto text = read_text_file(entry.path()))
      note_ids(*text, fs::relative(entry.path(), root).generic_string(), places);
  }
  return places;
}

/// Ids in the order of the specification: each stands in bold where it is stated.
std::vector<std::string> stated_rules(const std::string& specification) {
  static const std::regex pattern(R"(\*\*(N-[A-Z]+-\d\d)\.?\*\*)");
  std::vector<std::string> ids;
  std::set<std::string> seen;
  for (std::sregex_iterator at(specification.begin(), specification.end(), pattern), end; at != end; ++at)
    if (seen.insert((*at)[1]).second) ids.push_back((*at)[1]);
  return ids;
}

}  // namespace

int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err) {
  const auto specification = read_text_file(options.sources / "docs/rules/naruto.md");
  if (!specification) {
    fmt::print(err, "{}\nGive the root of the project with --sources.\n", text_of(specification.problem()));
    return kWrong;
  }
  Places files = ids_below(options.sources, "engine/naruto");
  Places tests = ids_below(options.sources, "tests");
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  int with_file = 0;
  int with_test = 0;
  const auto ids = stated_rules(*specification);
  for (const std::string& id : ids) {
    with_file += files[id].empty() ? 0 : 1;
    with_test += tests[id].empty() ? 0 : 1;
    if (options.json)
      rows.push_back({{"id", id}, {"file", files[id]}, {"tests", tests[id]}});
    else
      fmt::print(out, "{:<12} {:<60} {}\n", id, fmt::join(files[id], " "), fmt::join(tests[id], " "));
  }
  if (options.json)
    fmt::print(out, "{}\n", rows.dump(1));
  else
    fmt::print(out, "{} rules, {} named in the engine, {} named in tests\n", ids.size(), with_file, with_test);
  int gaps = 0;
  for (const std::string& id : ids) {
    if (!files[id].empty() && !tests[id].empty()) continue;
    ++gaps;
    fmt::print(err, "{} has no {}\n", id, files[id].empty() ? "file in engine/naruto" : "test");
  }
  return gaps == 0 ? 0 : 1;
}

}  // namespace playsheet
