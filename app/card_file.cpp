// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace playsheet {
namespace {

constexpr std::string_view kTable = "\n[[";
constexpr std::array<std::string_view, 2> kCodeKeys{"code", "id"};

/// Where the next table begins that is not inside this one ("[[card.ability]]" is inside "[[card]]").
std::size_t next_table(std::string_view file, std::size_t at) {
  for (at = file.find(kTable, at); at != std::string_view::npos; at = file.find(kTable, at + 1)) {
    const std::string_view head = file.substr(at, file.find(']', at) - at);
    if (head.find('.') == std::string_view::npos) return at;
  }
  return file.size();
}

/// The lines of the entry of a section with this code: its table with those inside it.
std::string source_of(std::string_view file, std::string_view section, std::string_view code) {
  const std::string head = fmt::format("[[{}]]\n", section);
  for (std::size_t at = next_table(file, 0); at < file.size(); at = next_table(file, at + 1)) {
    std::string_view source = file.substr(at + 1, next_table(file, at + 1) - at);
    if (!source.starts_with(head)) continue;
    if (std::none_of(kCodeKeys.begin(), kCodeKeys.end(), [&](std::string_view key) {
          return source.find(fmt::format("\n{} = \"{}\"\n", key, code)) != std::string_view::npos;
        }))
      continue;
    // What stands above the next table belongs to that one.
    source = source.substr(0, std::min(source.find("\n# "), source.size() - 1) + 1);
    while (source.ends_with("\n\n")) source.remove_suffix(1);
    return std::string(source);
  }
  return {};
}

}  // namespace

std::optional<GameEntries> card_source_entries(
    const std::filesystem::path& file, std::string game,
    const std::function<std::string(std::string_view, const std::string&, wording::Language)>& text_of_card,
    std::ostream& err) {
  const auto text = told(read_text_file(file), err);
  if (!text) return std::nullopt;
  std::optional<table::SourceFault> fault;  // there is none: its reader has read it
  GameEntries entries{std::move(game), table::read_toml(*text, text->size(), fault)};
  const auto* sections = entries.root.table();
  for (const auto& [section, value] : *sections) {
    const auto* items = value.list();
    for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
      const std::string code = code_of_entry((*items)[i]);
      if (code.empty()) continue;
      EntryTexts& texts = entries.texts[{section, code}];
      texts.source = source_of(*text, section, code);
      for (const wording::Language language : wording::kLanguages)
        texts.text[static_cast<std::size_t>(language)] = text_of_card(section, code, language);
    }
  }
  return entries;
}

}  // namespace playsheet
