// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/ostream.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/exit_code.h"
#include "app/storage/game_entries.h"
#include "app/storage/text_file.h"
#include "ui/wording/language.h"

/// The cards of the games that have one card source.
namespace playsheet {

/// What was found, or the problem on `err`.
template <class T>
std::optional<T> told(Outcome<T> found, std::ostream& err) {
  if (found) return std::move(*found);
  fmt::print(err, "{}\n", text_of(found.problem()));
  return std::nullopt;
}

/// Reads it with the reader of its game; what is wrong with it is told on `err`, and there is no catalog then.
template <class Read>
auto read_card_source(const std::filesystem::path& file, Read&& read_cards, std::ostream& err)
    -> std::optional<decltype(read_cards(std::string_view{}).catalog)> {
  const auto text = told(read_text_file(file), err);
  if (!text) return std::nullopt;
  auto read = read_cards(*text);
  for (const auto& message : read.messages) fmt::print(err, "{}: {}\n", file.string(), text_of(message));
  if (!read.messages.empty()) return std::nullopt;
  return std::move(read.catalog);
}

/// A card source without faults as entries of the card database: each with its lines and with `text_of_card` of its
/// section, code and a language.
std::optional<GameEntries> card_source_entries(
    const std::filesystem::path& file, std::string game,
    const std::function<std::string(std::string_view, const std::string&, wording::Language)>& text_of_card,
    std::ostream& err);

/// `cards check`: each of the sources, or the database if there are none. Gives the exit code.
template <class Load, class Read, class Sum>
int check_card_sources(std::vector<std::filesystem::path> sources, const std::filesystem::path& cards_db, Load&& load,
                       Read&& read, Sum&& sum_of, std::ostream& out, std::ostream& err) {
  const bool database = sources.empty();
  if (database) sources.push_back(cards_db);
  int code = kFine;
  for (const auto& source : sources) {
    const auto cards = database ? load(source, err) : read(source, err);
    if (cards)
      fmt::print(out, "{}: {}, no problems\n", source.string(), sum_of(*cards));
    else
      code = kWrong;
  }
  return code;
}

}  // namespace playsheet
