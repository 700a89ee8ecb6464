// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/manual/command_tree.h"

namespace playsheet {
namespace {

/// A text as man(7) reads it: no line begins with a request, and dashes stay dashes.
std::string plain(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += "\\&";
      out += c;
    }
  }
  return out;
}

std::string head_of(const CommandOption& option) {
  std::string head;
  for (const std::string& name : option.names)
    head += fmt::format("{}\\fB{}\\fR", head.empty() ? "" : ", ", plain(name));
  if (option.choices.empty() && !option.value.empty())
    head += fmt::format("{}\\fI{}\\fR", head.empty() ? "" : " ", plain(option.value));
  if (!option.choices.empty())
    head += fmt::format(" \\fI{}\\fR", plain(fmt::format("{}", fmt::join(option.choices, "|"))));
  return head;
}

}  // namespace

std::string manual_page(const CLI::App& app, const ManualHead& head) {
  const auto all = commands_of(app);
  std::string name = app.get_name();
  std::string upper = name;
  for (char& c : upper) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  std::string out = fmt::format(".TH {} {} \"\" \"Playsheet {}\" \"\"\n.SH NAME\n{} \\- {}\n.SH SYNOPSIS\n.B {}\n",
                                plain(upper), head.section, head.version, plain(name), plain(head.title), plain(name));
  out += all.front().commands.empty() ? "[\\fIOPTION\\fR]... [\\fIFILE\\fR]...\n"
                                      : "\\fICOMMAND\\fR [\\fIOPTION\\fR]...\n";
  out += fmt::format(".SH DESCRIPTION\n{}.\n", plain(app.get_description()));
  for (const Command& command : all) {
    if (command.path.empty()) {
      out += ".SH OPTIONS\n";
    } else if (command.path.size() == 1) {
      out += fmt::format(".SH {}\n{}.\n", plain(fmt::format("{} {}", name, command.path[0])), plain(command.what));
    } else {
      out += fmt::format(".SS {}\n{}.\n", plain(fmt::format("{}", fmt::join(command.path, " "))), plain(command.what));
    }
    for (const CommandOption& option : command.options) {
      if (!command.path.empty() && !option.names.empty() && option.names.back() == "--help") continue;
      out += fmt::format(".TP\n{}\n{}.\n", head_of(option), plain(option.what));
    }
  }
  return out + head.text + fmt::format(".SH DATA\n{}\n", plain(app.get_footer()));
}

}  // namespace playsheet
