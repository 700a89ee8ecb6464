// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "app/manual/command_tree.h"
#include "app/manual/manual.h"

/// What a shell proposes while a command line is being typed: the commands, the options, and the values of which there
/// are only some. Everything else may be a file.
namespace playsheet {
namespace {

constexpr const char* kMade = "# SPDX-License-Identifier: GPL-3.0-or-later\n# Made from the program's own options.\n";

std::string function_name(const CLI::App& app) {
  std::string name = "_" + app.get_name();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::string path_of(const Command& command) { return fmt::format("{}", fmt::join(command.path, " ")); }

std::string words_of(const Command& command) {
  std::string words = fmt::format("{}", fmt::join(command.commands, " "));
  for (const CommandOption& option : command.options)
    for (const std::string& name : option.names) words += (words.empty() ? "" : " ") + name;
  return words;
}

/// The cases of a shell's `case`: which options have which values, and which words go on from a command.
std::string cases_of_values(const std::vector<Command>& all, const char* values) {
  std::string out;
  for (const Command& command : all)
    for (const CommandOption& option : command.options)
      for (const std::string& name : option.names)
        if (!option.choices.empty())
          out += fmt::format("    \"{}:{}\") {}=\"{}\" ;;\n", path_of(command), name, values,
                             fmt::join(option.choices, " "));
  return out;
}

std::string cases_of_words(const std::vector<Command>& all, const char* words) {
  std::string out;
  for (const Command& command : all)
    out += fmt::format("    \"{}\") {}=\"{}\" ;;\n", path_of(command), words, words_of(command));
  return out;
}

std::string cases_of_steps(const std::vector<Command>& all, const char* path) {
  std::string out;
  for (const Command& command : all)
    if (!command.path.empty()) {
      auto before = command.path;
      before.pop_back();
      out += fmt::format("      \"{}:{}\") {}=\"{}\" ;;\n", fmt::join(before, " "), command.path.back(), path,
                         path_of(command));
    }
  return out;
}

std::string quoted(const std::string& text) {
  std::string out;
  for (const char c : text) out += c == '\'' || c == '\\' ? fmt::format("\\{}", c) : std::string(1, c);
  return out;
}

}  // namespace

std::string bash_completion(const CLI::App& app) {
  const auto all = commands_of(app);
  const std::string name = function_name(app);
  return fmt::format(
      "{}{}() {{\n"
      "  local path= word words= values= i\n"
      "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
      "    case \"$path:${{COMP_WORDS[i]}}\" in\n{}    esac\n  done\n"
      "  case \"$path:${{COMP_WORDS[COMP_CWORD - 1]}}\" in\n{}  esac\n"
      "  case \"$path\" in\n{}  esac\n"
      "  word=${{COMP_WORDS[COMP_CWORD]}}\n"
      "  COMPREPLY=($(compgen -W \"${{values:-$words}}\" -- \"$word\"))\n"
      "}}\n"
      "complete -o default -F {} {}\n",
      kMade, name, cases_of_steps(all, "path"), cases_of_values(all, "values"), cases_of_words(all, "words"), name,
      app.get_name());
}

std::string zsh_completion(const CLI::App& app) {
  const auto all = commands_of(app);
  const std::string name = function_name(app);
  return fmt::format(
      "#compdef {}\n{}{}() {{\n"
      "  local place= choices= values= i\n"
      "  for ((i = 2; i < CURRENT; ++i)); do\n"
      "    case \"$place:${{words[i]}}\" in\n{}    esac\n  done\n"
      "  case \"$place:${{words[CURRENT - 1]}}\" in\n{}  esac\n"
      "  case \"$place\" in\n{}  esac\n"
      "  [[ -n $values ]] && {{ compadd -- ${{=values}}; return }}\n"
      "  compadd -- ${{=choices}}\n"
      "  _files\n"
      "}}\n"
      "{} \"$@\"\n",
      app.get_name(), kMade, name, cases_of_steps(all, "place"), cases_of_values(all, "values"),
      cases_of_words(all, "choices"), name);
}

std::string fish_completion(const CLI::App& app) {
  const auto all = commands_of(app);
  std::string out = kMade;
  for (const Command& command : all) {
    std::string seen;
    for (const std::string& word : command.path)
      seen += fmt::format("{}__fish_seen_subcommand_from {}", seen.empty() ? "" : "; and ", word);
    const std::string here = command.commands.empty()
                                 ? seen
                                 : fmt::format("{}{}not __fish_seen_subcommand_from {}", seen,
                                               seen.empty() ? "" : "; and ", fmt::join(command.commands, " "));
    const std::string where = here.empty() ? "" : fmt::format(" -n '{}'", here);
    for (const Command& below : all)
      if (below.path.size() == command.path.size() + 1 &&
          std::equal(command.path.begin(), command.path.end(), below.path.begin()))
        out += fmt::format("complete -c {}{} -a {} -d '{}'\n", app.get_name(), where, below.path.back(),
                           quoted(below.what));
    const std::string at = seen.empty() ? "" : fmt::format(" -n '{}'", seen);
    for (const CommandOption& option : command.options) {
      std::string names;
      for (const std::string& each : option.names)
        names += each.rfind("--", 0) == 0 ? " -l " + each.substr(2) : " -s " + each.substr(1);
      if (names.empty()) continue;
      const std::string values = option.choices.empty() ? option.value.empty() ? "" : " -r"
                                                        : fmt::format(" -x -a '{}'", fmt::join(option.choices, " "));
      out += fmt::format("complete -c {}{}{}{} -d '{}'\n", app.get_name(), at, names, values, quoted(option.what));
    }
  }
  return out;
}

}  // namespace playsheet
