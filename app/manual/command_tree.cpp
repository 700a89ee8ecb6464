// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/command_tree.h"

#include <CLI/CLI.hpp>
#include <utility>

namespace playsheet {
namespace {

/// "TEXT:{en,it}" is a value of which there are these.
std::vector<std::string> choices_in(const std::string& type) {
  std::vector<std::string> choices;
  const auto begin = type.find('{');
  const auto end = type.find('}');
  if (begin == std::string::npos || end == std::string::npos) return choices;
  std::string choice;
  for (const char c : type.substr(begin + 1, end - begin - 1) + ",") {
    if (c != ',') {
      choice += c;
    } else {
      choices.push_back(std::exchange(choice, {}));
    }
  }
  return choices;
}

/// "UINT:INT in [1 - 64]" is a number to a reader.
std::string value_of(const CLI::Option& option) {
  if (option.get_expected_max() == 0) return {};
  if (option.nonpositional()) {
    const std::string type = option.get_type_name();
    return type.find("INT") != std::string::npos ? "NUMBER" : "VALUE";
  }
  std::string name = option.get_name(true);
  for (char& c : name) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return name;
}

CommandOption option_of(const CLI::Option& option) {
  CommandOption out;
  for (const std::string& name : option.get_snames()) out.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) out.names.push_back("--" + name);
  out.choices = choices_in(option.get_type_name());
  out.value = value_of(option);
  out.what = option.get_description();
  return out;
}

void add(const CLI::App& app, const std::vector<std::string>& path, std::vector<Command>& out) {
  Command command{path, app.get_description(), {}, {}};
  for (const CLI::Option* option : app.get_options()) command.options.push_back(option_of(*option));
  const auto below = app.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* each : below) command.commands.push_back(each->get_name());
  out.push_back(std::move(command));
  for (const CLI::App* each : below) {
    auto longer = path;
    longer.push_back(each->get_name());
    add(*each, longer, out);
  }
}

}  // namespace

std::vector<Command> commands_of(const CLI::App& app) {
  std::vector<Command> out;
  add(app, {}, out);
  return out;
}

}  // namespace playsheet
