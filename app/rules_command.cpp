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

/// How the ids of a book of rules are written.
struct IdForm {
  std::string head;  ///< everything before the number, as a regular expression without groups
  bool short_more;   ///< "N-HLT-01, -03": what follows may leave the head out
  std::string
      in_names;       ///< how names of tests write an id after "_", in two groups: of the head and the number; or empty
  std::string begin;  ///< of the head, which names leave out
  std::string examples;  ///< ids that begin so are worked examples: they need a test only
  std::string sample;    ///< of an id
};

const IdForm kNarutoIds{"N-[A-Z]+-", true, {}, {}, {}, "N-HLT-01"};
const IdForm kGormitiIds{"G-[DERU]?", false, {}, {}, "G-E", "G-102"};
const IdForm kRisingClanIds{"R-[DEFO]?", false, {}, {}, "R-E", "R-102"};
const IdForm kTournamentIds{"T-[PE]?", false, "([PE]?)(\\d\\d\\d?)", "T-", "T-E", "T-102"};

/// What "N-HLT-01 to N-HLT-04" or "N-HLT-01 to -04" names: in tests all of them, for a suite runs over a whole table;
/// in sources none, not its ends either, for it tells of a section, not of the line that carries out a rule.
enum class Range : std::uint8_t { all, none };

/// Rule ids that a text names. "N-HLT-01, -03" and "G-201, G-D05 and G-E07" name all that they say.
class IdReader {
 public:
  IdReader(const IdForm& form, Range ranges)
      : first_(fmt::format(R"(\b({0})(\d\d\d?\d?)((?:(?: to |,\s*| and )(?:{0}{1})\d\d\d?\d?)*))", form.head,
                           form.short_more ? "|-" : "")),
        more_(fmt::format(R"(( to |,\s*| and )({0}{1})(\d\d\d?\d?))", form.head, form.short_more ? "|-" : "")),
        begin_(form.begin),
        ranges_(ranges) {
    if (!form.in_names.empty()) in_names_.emplace(fmt::format("_T{}(?![0-9A-Za-z])", form.in_names));
  }

  void note(const std::string& text, const std::string& file, Places& places) const {
    for (std::sregex_iterator at(text.begin(), text.end(), first_), end; at != end; ++at) {
      std::string head = (*at)[1];
      std::string digits = (*at)[2];
      bool ends_range = false;
      const auto name = [&](bool begins_range) {
        if (ranges_ == Range::all || !(begins_range || ends_range)) places[head + digits].insert(file);
      };
      const std::string rest = (*at)[3];
      for (std::sregex_iterator part(rest.begin(), rest.end(), more_); part != end; ++part) {
        const bool other = (*part)[2] != "-" && (*part)[2] != head;
        const bool range = (*part)[1] == " to " && !other;
        name(range);
        const std::string here = (*part)[3];
        for (int n = std::stoi(digits) + 1; range && ranges_ == Range::all && n < std::stoi(here); ++n)
          places[fmt::format("{}{:0{}}", head, n, here.size())].insert(file);
        if (other) head = (*part)[2];
        digits = here;
        ends_range = range;
      }
      name(false);
    }
    if (!in_names_) return;
    for (std::sregex_iterator at(text.begin(), text.end(), *in_names_), end; at != end; ++at)
      places[begin_ + (*at)[1].str() + (*at)[2].str()].insert(file);
  }

 private:
  std::regex first_, more_;
  std::optional<std::regex> in_names_;
  std::string begin_;
  Range ranges_;
};

Places ids_below(const fs::path& root, const std::vector<std::string>& folders, const IdReader& reader) {
  Places places;
  std::error_code error;
  for (const std::string& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(root / folder, error)) {
      const auto ending = entry.path().extension();
      if (ending != ".h" && ending != ".cpp" && ending != ".scenario") continue;
      if (const auto text = read_text_file(entry.path()))
        reader.note(*text, fs::relative(entry.path(), root).generic_string(), places);
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

/// A book of rules: where it stands, and where its rules are looked for.
struct RulesOfGame {
  std::string specification;
  std::vector<std::string> sources, tests;  ///< folders
  const IdForm& form;
  std::regex stated;
  std::string reviewed;  ///< list of the rules that need no file or no test; may be empty
};

RulesOfGame rules_of(RuleBook book) {
  switch (book) {
    case RuleBook::gormiti:
      return {"docs/rules/gormiti.md",
              {"engine/gormiti"},
              {"tests/gormiti"},
              kGormitiIds,
              std::regex(R"(\*\*(G-(?:\d\d\d|[DERU]\d\d))[ .*]|\n\| (G-(?:\d\d\d|[DERU]\d\d)) )"),
              "tests/gormiti/rules.txt"};
    case RuleBook::rising_clan:
      return {"docs/rules/rising-clan.md",
              {"engine/rising_clan", "ui/wording/rising_clan", "app/rising_clan"},
              {"tests/rising_clan", "tests/storage"},
              kRisingClanIds,
              std::regex(R"(\*\*(R-(?:\d\d\d\d?|[DEFO]\d\d))[ .*]|\n\| (R-[DFO]\d\d) )"),
              "tests/rising_clan/rules.txt"};
    case RuleBook::tournament:  // what organisers expect (T-P) is done by its page and its files, decks by a game
      return {"docs/rules/tournament.md",
              {"engine/tournament", "app/tournament", "ui/tournament", "ui/wording/tournament", "ui/shell",
               "engine/naruto/decks", "engine/naruto/match"},
              {"tests/tournament", "tests/ui", "tests/crash", "tests/architecture", "tests/decks"},
              kTournamentIds,
              std::regex(R"(\*\*(T-(?:\d\d\d|[PE]\d\d))[ .*]|\n\| (T-\d\d\d) )"),
              "tests/tournament/rules.txt"};
    case RuleBook::naruto:
      break;
  }
  return {"docs/rules/naruto.md",
          {"engine/naruto"},
          {"tests"},
          kNarutoIds,
          std::regex(R"(\*\*(N-[A-Z]+-\d\d)\.?\*\*)"),
          {}};
}

/// Lines "G-102 file test: the reason": what the rule needs none of. Anything else is told, and there is no list then.
std::optional<std::map<std::string, std::set<std::string>>> reviewed_rules(const fs::path& file, const IdForm& ids,
                                                                           std::ostream& err) {
  std::map<std::string, std::set<std::string>> needless;
  const auto text = read_text_file(file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  const std::regex form(fmt::format(R"(({}\d\d\d?\d?)((?: (?:file|test))+): .+)", ids.head));
  std::istringstream lines(*text);
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    std::smatch match;
    if (line.empty() || line.front() == '#') continue;
    if (!std::regex_match(line, match, form)) {
      fmt::print(err, "{}:{}: expected \"{} file test: the reason\"\n", file.string(), number, ids.sample);
      return std::nullopt;
    }
    std::istringstream words(match[2]);
    for (std::string word; words >> word;) needless[match[1]].insert(word);
  }
  return needless;
}

}  // namespace

int run_rules(const RulesOptions& options, std::ostream& out, std::ostream& err) {
  const auto book = choose_named(options.game, RuleBook::naruto, err);
  if (!book) return kUsage;
  const RulesOfGame rules = rules_of(*book);
  const auto specification = read_text_file(options.sources / rules.specification);
  if (!specification) {
    fmt::print(err, "{}\nGive the root of the project with --sources.\n", text_of(specification.problem()));
    return kWrong;
  }
  std::map<std::string, std::set<std::string>> needless;
  if (!rules.reviewed.empty()) {
    auto reviewed = reviewed_rules(options.sources / rules.reviewed, rules.form, err);
    if (!reviewed) return kWrong;
    needless = std::move(*reviewed);
  }
  Places files = ids_below(options.sources, rules.sources, IdReader(rules.form, Range::none));
  Places tests = ids_below(options.sources, rules.tests, IdReader(rules.form, Range::all));
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
    const bool example = !rules.form.examples.empty() && id.starts_with(rules.form.examples);
    for (const bool test : {false, true}) {
      const std::string what = test ? "test" : "file";
      const bool missing = (test ? tests[id] : files[id]).empty();
      const bool needed = !needless[id].contains(what) && (test || !example);
      if (!missing && needless[id].contains(what)) {
        ++gaps;
        fmt::print(err, "{} has a {} and stands in {} without one\n", id, what, rules.reviewed);
      } else if (missing && needed) {
        ++gaps;
        fmt::print(err, "{} has no {}\n", id, test ? what : fmt::format("file in {}", fmt::join(rules.sources, ", ")));
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
