// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the manual pages of both programs, and what three shells complete, into the folder that is named.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "app/headless_commands.h"
#include "app/identity.h"
#include "app/manual/manual.h"
#include "app/window_options.h"

namespace {

constexpr const char* kWindowText = R"(.SH FILES
.TP
\fI$XDG_DATA_HOME/playsheet\fR, else \fI~/.local/share/playsheet\fR
What belongs to a person: settings, matches, decks, collection, tournaments. \fB\-\-data\fR names another folder.
.SH EXIT STATUS
0 success; 1 something that is needed cannot be read, which a message tells; 2 the command line is not understood;
3 there is no display; 128 and the number of the signal that ended it.
.SH SEE ALSO
.BR playsheet\-cli (1)
)";

constexpr const char* kHeadlessText = R"(.SH EXIT STATUS
0 success; 1 what was looked at is wrong, or cannot be read; 2 the command line is not understood.
.SH SEE ALSO
.BR playsheet (6)
)";

bool write(const std::filesystem::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  return file.good();
}

bool write_completions(const std::filesystem::path& folder, const CLI::App& app) {
  const std::string name = app.get_name();
  return write(folder / (name + ".bash"), playsheet::bash_completion(app)) &&
         write(folder / ("_" + name), playsheet::zsh_completion(app)) &&
         write(folder / (name + ".fish"), playsheet::fish_completion(app));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: playsheet-manual FOLDER\n";
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  std::filesystem::create_directories(folder);
  CLI::App window;
  playsheet::WindowOptions options;
  playsheet::declareWindowOptions(window, options);
  const playsheet::HeadlessCommands headless;
  const bool good =
      write(folder / "playsheet.6", playsheet::manual_page(window, {"6", "card table for two people at one screen",
                                                                    playsheet::kVersion, kWindowText})) &&
      write(folder / "playsheet-cli.1",
            playsheet::manual_page(headless.app(),
                                   {"1", "cards, decks, records and random games of Playsheet without a window",
                                    playsheet::kVersion, kHeadlessText})) &&
      write_completions(folder, window) && write_completions(folder, headless.app());
  if (!good) std::cerr << folder.string() << ": cannot be written\n";
  return good ? 0 : 1;
}
