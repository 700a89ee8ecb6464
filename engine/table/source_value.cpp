// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/source_value.h"

#include <fmt/format.h>
#include <toml++/toml.h>

#include <algorithm>
#include <array>
#include <exception>

#include "engine/table/toml_keys.h"

namespace table {
namespace {

/// Values below `kDeepestValue` are left out and told.
SourceValue converted(const toml::node& node, int depth, bool& too_deep) {
  SourceValue out;
  out.line = static_cast<int>(node.source().begin.line);
  out.column = static_cast<int>(node.source().begin.column);
  if (depth > kDeepestValue) {
    too_deep = true;
    return out;
  }
  if (const auto* table = node.as_table()) {
    SourceValue::Table entries;
    for (const auto& [key, value] : *table) {
      entries.push_back({std::string(key.str()), converted(value, depth + 1, too_deep)});
      entries.back().value.key_column = static_cast<int>(key.source().begin.column);
    }
    out.value = std::move(entries);
  } else if (const auto* array = node.as_array()) {
    SourceValue::List items;
    for (const auto& value : *array) items.push_back(converted(value, depth + 1, too_deep));
    out.value = std::move(items);
  } else if (const auto* text = node.as_string()) {
    out.value = text->get();
  } else if (const auto* number = node.as_integer()) {
    out.value = static_cast<long long>(number->get());
  } else if (const auto* flag = node.as_boolean()) {
    out.value = flag->get();
  }
  return out;
}

}  // namespace

const SourceValue* SourceValue::find(std::string_view key) const {
  const Table* entries = table();
  if (entries == nullptr) return nullptr;
  const auto at = std::find_if(entries->begin(), entries->end(), [&](const auto& entry) { return entry.key == key; });
  return at == entries->end() ? nullptr : &at->value;
}

std::string_view kind_of(const SourceValue& value) {
  constexpr std::array<std::string_view, 6> names{"something else", "true or false", "a number",
                                                  "a text",         "a list",        "a table"};
  return names[value.value.index()];
}

std::string shown(const SourceValue& value) {
  if (const auto* text = value.text()) return fmt::format("\"{}\"", *text);
  if (const auto* number = std::get_if<long long>(&value.value)) return fmt::format("{}", *number);
  if (const auto* flag = std::get_if<bool>(&value.value)) return *flag ? "true" : "false";
  return std::string(kind_of(value));
}

std::string shortened(std::string text) {
  constexpr std::size_t kLongest = 120;
  if (text.size() <= kLongest) return text;
  std::size_t cut = kLongest;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) --cut;
  return text.replace(cut, std::string::npos, "...");
}

SourceValue read_toml(std::string_view text, std::size_t most_bytes, std::optional<SourceFault>& fault) {
  using Kind = SourceFault::Kind;
  SourceValue nothing;
  nothing.value = SourceValue::Table{};
  const auto fail = [&](Kind kind, int line, std::string found, std::string expected) {
    fault = SourceFault{kind, line, std::move(found), std::move(expected)};
    return nothing;
  };
  if (text.size() > most_bytes)
    return fail(Kind::too_large, 0, fmt::format("{} bytes", text.size()), fmt::format("at most {}", most_bytes));
  if (has_endless_key(text))
    return fail(Kind::too_deep, 0, "a key of many parts", fmt::format("at most {}", kMostKeyDots));
  try {
    bool too_deep = false;
    SourceValue root = converted(toml::parse(text), 0, too_deep);
    if (too_deep) return fail(Kind::too_deep, 0, "values in values", fmt::format("at most {} deep", kDeepestValue));
    return root;
  } catch (const toml::parse_error& error) {
    return fail(Kind::syntax, static_cast<int>(error.source().begin.line), std::string(error.description()), "TOML");
  } catch (const std::exception& error) {
    return fail(Kind::syntax, 0, error.what(), "TOML");
  }
}

}  // namespace table
