// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace playsheet {

/// The command line of the window.
struct WindowOptions {
  bool autoplay = false;
  std::optional<std::uint64_t> seed;
  std::string edition;
  std::vector<std::string> decks;  ///< south, north
  std::optional<int> pace;
  int stopAfter = -1;  ///< decisions; below zero: until the end
  std::string screenshot;
  bool firstPaint = false;  ///< end when the window has been painted once
  std::string data;
  std::string shipped;  ///< where the program's own files lie, if it is said
  std::string language;
  std::string theme;
  std::string table;
  std::string secrecy;
  std::string replay;              ///< a record to be watched
  std::string size;                ///< "1366x690"
  std::string game;                ///< that the start page offers; empty: as it was left
  std::string page;                ///< to begin with: match, learn, decks or collection; empty: the start page
  std::vector<std::string> files;  ///< to be opened, whatever of ours they are
};

void declareWindowOptions(CLI::App& app, WindowOptions& options);

/// Nothing if the program is to end with `exitCode`: help, or wrong use.
std::optional<WindowOptions> readWindowOptions(int argc, char** argv, int& exitCode);

}  // namespace playsheet
