// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/ostream.h>

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "app/storage/text_file.h"

/// Card files of the games that have one file of them.
namespace playsheet {

/// Reads it with the reader of its game; what is wrong with it is told on `err`, and there is no catalog then.
template <class Read>
auto load_card_file(const std::filesystem::path& file, Read&& read_cards, std::ostream& err)
    -> std::optional<decltype(read_cards(std::string_view{}).catalog)> {
  const auto text = read_text_file(file);
  if (!text) {
    fmt::print(err, "{}\n", text_of(text.problem()));
    return std::nullopt;
  }
  auto read = read_cards(*text);
  for (const auto& message : read.messages) fmt::print(err, "{}: {}\n", file.string(), text_of(message));
  if (!read.messages.empty()) return std::nullopt;
  return std::move(read.catalog);
}

/// The lines of the card in its file whose `key` ("code", "id") is this one: its table with those inside it.
std::string source_of_card(std::string_view file, std::string_view key, std::string_view code);

}  // namespace playsheet
