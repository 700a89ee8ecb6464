// SPDX-License-Identifier: GPL-3.0-or-later
// The settings file: what is none is kept under another name; what is one survives saving.
#include "app/storage/settings.h"

#include "tests/fuzz/fuzz.h"

namespace fuzz = playsheet::fuzz;

std::vector<std::string> fuzz::made_seeds() {
  return {"# Playsheet settings 1\n\nlanguage = it\n" + std::string(5000, 'x')};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace fs = std::filesystem;
  const fs::path own = fuzz::folder() / "data";
  fs::remove_all(own);
  fs::create_directories(own);
  const fs::path file = own / "settings.ini";
  const std::string_view bytes = fuzz::text_of(data, size);
  fuzz::write_file(file, bytes);
  std::optional<playsheet::StorageProblem> problem;
  playsheet::Settings settings = playsheet::Settings::load(file, problem);
  if (problem) {
    fuzz::told(text_of(*problem), file.string());
    fuzz::law(fuzz::file_bytes(own / "settings.ini.bak") == bytes, "what is no settings file is kept");
  }
  settings.set("theme", bytes.substr(0, 200));
  fuzz::law(!settings.save(), "settings can be saved");
  std::optional<playsheet::StorageProblem> second;
  const auto again = playsheet::Settings::load(file, second);
  fuzz::law(!second, "what was saved can be read", fuzz::file_bytes(file));
  for (const char* key : {"language", "theme", "pictures", "window.1"}) {
    std::string before = settings.get(key);
    while (!before.empty() && before.back() == ' ') before.pop_back();  // blanks at the ends are not kept
    while (!before.empty() && before.front() == ' ') before.erase(0, 1);
    fuzz::law(again.get(key) == before, "what was saved comes back", key);
  }
  return 0;
}
