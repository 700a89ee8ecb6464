// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

#include "engine/naruto/cards/card_reader.h"

namespace playsheet::fuzz {
namespace fs = std::filesystem;

void law(bool holds, std::string_view what, std::string_view shown) {
  if (holds) return;
  std::fprintf(stderr, "law broken: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(std::min<std::size_t>(shown.size(), 2000)), shown.data());
  std::abort();
}

void told(std::string_view message, std::string_view place) {
  law(message.find(place) != std::string_view::npos, "a refusal names its place", message);
  law(message.size() > place.size() + 4, "a refusal says what is wrong", message);
  law(std::none_of(message.begin(), message.end(), [](char c) { return static_cast<unsigned char>(c) < 32; }),
      "a refusal is one line", message);
}

std::string file_bytes(const fs::path& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

std::string source_text(std::string_view path) { return file_bytes(fs::path(PLAYSHEET_SOURCE_DIR) / path); }

const naruto::Catalog& cards() {
  static const naruto::Catalog catalog = [] {
    naruto::Catalog read;
    for (const char* file : {"resources/scenarios/test_cards.toml", "tests/support/test_cards.toml",
                             "resources/cards/01-the-path-to-hokage.toml"})
      law(!has_errors(naruto::read_cards(source_text(file), file, read)), "the cards of the tests can be read", file);
    return read;
  }();
  return catalog;
}

const fs::path& folder() {
  struct Folder {
    fs::path path;
    Folder() {
      const bool memory = fs::is_directory("/dev/shm");
      std::string name =
          ((memory ? fs::path("/dev/shm") : fs::temp_directory_path()) / "playsheet-fuzz-XXXXXX").string();
      law(::mkdtemp(name.data()) != nullptr, "a folder can be made", name);
      path = name;
    }
    ~Folder() {
      std::error_code error;
      fs::remove_all(path, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
  };
  static const Folder made;
  return made.path;
}

void write_file(const fs::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc)
      .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

std::vector<std::string_view> lines_of(std::string_view text, std::size_t most) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < most) {
    const auto end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

}  // namespace playsheet::fuzz
