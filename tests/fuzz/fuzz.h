// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/naruto/cards/catalog.h"

/// What every fuzz target uses. A target is one file with `LLVMFuzzerTestOneInput`: it is linked to libFuzzer (preset
/// fuzz) or to the driver beside it (./check). A law that is broken, an exception or a crash ends the process.
namespace playsheet::fuzz {

/// The input as text.
inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Says which law was broken and by what, and aborts.
void law(bool holds, std::string_view what, std::string_view shown = {});

/// A refusal speaks: one line without control characters, which names the place it is about.
void told(std::string_view message, std::string_view place);

/// The invented cards of the scenarios and the first set. Read once.
const naruto::Catalog& cards();

/// A file of the sources.
std::string source_text(std::string_view path);

/// A folder of this process alone, empty at its start and gone at its end.
const std::filesystem::path& folder();
void write_file(const std::filesystem::path& path, std::string_view bytes);
std::string file_bytes(const std::filesystem::path& path);

/// The lines of an input, at most so many.
std::vector<std::string_view> lines_of(std::string_view text, std::size_t most);

/// Inputs that a target makes itself, beside its corpus: what would grow old in a file, such as a database of the
/// schema of today. Defined by every target.
std::vector<std::string> made_seeds();

}  // namespace playsheet::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
