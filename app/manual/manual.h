// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>
#include <string>

/// What a program's command line says of itself, in the forms that a system keeps: the options are declared once.
namespace playsheet {

/// A manual page (man(7)).
struct ManualHead {
  std::string section;  ///< "6"
  std::string title;    ///< what the program is, in a few words
  std::string version;
  std::string text;  ///< further sections, in the language of man(7)
};
std::string manual_page(const CLI::App& app, const ManualHead& head);

std::string bash_completion(const CLI::App& app);
std::string zsh_completion(const CLI::App& app);
std::string fish_completion(const CLI::App& app);

}  // namespace playsheet
