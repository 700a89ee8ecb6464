// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/naruto/cards/toml_document.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <exception>

#include "engine/table/toml_keys.h"

namespace naruto {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostBytes = std::size_t{4} * 1024 * 1024;

Json to_json(const toml::node& node) {
  if (const auto* table = node.as_table()) {
    Json out = Json::object();
    for (const auto& [key, value] : *table) out[std::string(key.str())] = to_json(value);
    return out;
  }
  if (const auto* array = node.as_array()) {
    Json out = Json::array();
    for (const auto& value : *array) out.push_back(to_json(value));
    return out;
  }
  if (const auto* text = node.as_string()) return text->get();
  if (const auto* number = node.as_integer()) return number->get();
  if (const auto* flag = node.as_boolean()) return flag->get();
  if (const auto* real = node.as_floating_point()) return real->get();
  return nullptr;  // dates and times: no place takes one
}

}  // namespace

struct TomlDocument::Parsed {
  toml::table table;
};

TomlDocument::TomlDocument(std::string_view text, std::string_view source, std::vector<CardMessage>& messages)
    : parsed_(std::make_unique<Parsed>()) {
  const auto fail = [&](MessageCode code, TextPlace place, std::string found, std::string expected) {
    messages.push_back({.severity = Severity::error,
                        .code = code,
                        .source = std::string(source),
                        .line = place.line,
                        .card = {},
                        .path = {},
                        .found = std::move(found),
                        .expected = std::move(expected),
                        .nearest = {},
                        .column = place.column});
  };
  if (text.size() > kMostBytes) {
    fail(MessageCode::too_large, {}, fmt::format("{} bytes", text.size()), fmt::format("at most {}", kMostBytes));
    return;
  }
  if (table::has_endless_key(text)) {
    fail(MessageCode::too_deep, {}, "a key of many parts", fmt::format("at most {}", table::kMostKeyDots));
    return;
  }
  try {
    parsed_->table = toml::parse(text);
    root_ = to_json(parsed_->table);
    good_ = true;
  } catch (const toml::parse_error& error) {
    const auto& at = error.source().begin;
    fail(MessageCode::syntax, {static_cast<int>(at.line), static_cast<int>(at.column)},
         std::string(error.description()), "TOML");
  } catch (const std::exception& error) {
    fail(MessageCode::syntax, {}, error.what(), "TOML");
  }
}

TomlDocument::~TomlDocument() = default;

TextPlace TomlDocument::place(const Path& path, bool of_key) const {
  const toml::node* node = &parsed_->table;
  TextPlace place;
  const auto note = [&](const toml::source_position& at) {
    place = {static_cast<int>(at.line), static_cast<int>(at.column)};
  };
  for (const PathStep& step : path) {
    const toml::node* next = nullptr;
    if (const auto* table = node->as_table(); table != nullptr && !step.key.empty()) {
      const auto found = table->find(step.key);
      if (found == table->cend()) break;
      next = &found->second;
      note(of_key ? found->first.source().begin : next->source().begin);
    }
    if (const auto* array = node->as_array(); array != nullptr && step.key.empty()) {
      next = array->get(step.index);
      if (next != nullptr) note(next->source().begin);
    }
    if (next == nullptr) break;
    node = next;
  }
  return place;
}

std::vector<std::string> TomlDocument::keys_in_order(std::string_view table) const {
  std::vector<std::string> keys;
  const auto* entries = parsed_->table[table].as_table();
  if (entries == nullptr) return keys;
  std::vector<std::pair<toml::source_position, std::string>> found;
  for (const auto& [key, value] : *entries) found.emplace_back(key.source().begin, std::string(key.str()));
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (auto& [position, key] : found) keys.push_back(std::move(key));
  return keys;
}

std::string id_of_source(std::string_view source) {
  if (const auto slash = source.find_last_of("/\\"); slash != std::string_view::npos) source.remove_prefix(slash + 1);
  if (const auto dot = source.rfind('.'); dot != std::string_view::npos && dot > 0) source = source.substr(0, dot);
  return std::string(source);
}

}  // namespace naruto
